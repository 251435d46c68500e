import { isVerb } from '../clauses/clauses.ts'
import { matchCues } from '../clauses/cues.ts'
import type { Mention } from '../names/name-index.ts'
import type { DateMention } from '../quantities/dates.ts'
import type { Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'

/** A date, and where the words about it end. */
export interface DatedEvent extends DateMention {
  readonly said?: number
}

/** The date that says when the record's event happened. */
export function eventDate(
  subject: Mention,
  record: IndexedRecord,
  reading: Reading,
  life: boolean,
): DatedEvent | undefined {
  const { units, to } = reading.clause
  const dates = reading.dates.filter((date) => !(date.from < subject.to && subject.from < date.to))
  if (record.cues.length === 0) return besideName(subject, dates, reading)
  for (const date of dates) {
    // 1869 ஆம் ஆண்டு பிறந்த காந்தியடிகள்; காந்தியடிகள் 1869 ஆம் ஆண்டு பிறந்தார்
    const before = matchCues(record, units, date.to, to)
    if (before && cueFollows(subject, date, before, reading, life)) return { ...date, said: before.to }
    // இந்தியா விடுதலை பெற்ற ஆண்டு 1947
    const after = matchCues(record, units, subject.to, date.from)
    if (after && dateFollows(subject, date, after, reading, life)) return date
  }
  return undefined
}

/** தமிழுக்குச் செம்மொழித் தகுதி 2004 ஆம் ஆண்டு வழங்கப்பட்டது: the verb of giving closes the statement. */
const GIVEN = /^(?:வழங்கப்ப|கிடைத்த|அளிக்கப்ப|அறிவிக்கப்ப|பெற்ற)/u

const TIME_NOUN = /^(?:ஆண்டு|ஆண்டா|நாள்|நாளா|தேதி|தினம்|வருடம்|ஆண்டே)/u

/** `நடைமுறைக்கு வந்த ஆண்டு`: the verb of a relation that the record names by its noun. */
export const VERB_OF_NOUN = /^(?:வந்த|பெற்ற|அடைந்த|செய்த|செய்யப்பட்ட|விடப்பட்ட|கொண்டுவரப்பட்ட)(?:து)?$/u

function dateFollows(
  subject: Mention,
  date: DateMention,
  cue: { from: number; to: number; positions: ReadonlySet<number> },
  reading: Reading,
  life: boolean,
): boolean {
  const { units } = reading.clause
  const cueEnd = VERB_OF_NOUN.test(units[cue.to]?.bare ?? '') ? cue.to + 1 : cue.to
  if (!quiet(subject, subject.to, cueEnd, reading, life, cue)) return false
  const noun = units[cueEnd]
  if (date.from === cueEnd)
    return (
      /(?:து|வு|பு|நாள்|நாளான|தினமான)$/u.test(units[cueEnd - 1]?.bare ?? '') ||
      GIVEN.test(units[date.to]?.bare ?? '')
    )
  if (TIME_NOUN.test(noun?.bare ?? '')) return date.from <= cueEnd + 2
  return noun?.text === ':' && date.from === cueEnd + 1
}

function cueFollows(
  subject: Mention,
  date: DateMention,
  cue: { from: number; to: number; positions: ReadonlySet<number> },
  reading: Reading,
  life: boolean,
): boolean {
  const { units, to } = reading.clause
  // காந்தியடிகள் பிறந்த நாளன்றே மறைந்தார்: a day of the calendar, and another's event.
  if (life && ANNIVERSARY.test(units[cue.to]?.bare ?? '')) return false
  const inOrder = quietBetween(date.to, cue.to, cue.positions, subject, reading)
  if (!inOrder) return false
  if (subject.to <= cue.to) {
    const [from, end] = subject.from < date.from ? [subject.to, date.from] : [subject.to, cue.from]
    return quiet(subject, from, end, reading, life, cue)
  }
  // After the verb: the very next name, with at most two words before it.
  return (
    RELATIVE.test(units[cue.to - 1]?.bare ?? '') &&
    subject.from - cue.to <= 2 &&
    subject.from < to &&
    !otherSubject(cue.to, subject.from, subject, reading, cue.positions)
  )
}

const ANNIVERSARY = /^(?:நாளன்ற|நாளில|நாளிலே|நாளே|தினத்தன்ற|தினத்தில|தினமான|நாளான)/u
const RELATIVE = /[க-ஹ]$/u

/** Whether no verb outside the cue and no other date stands between a date and the verb that it dates. */
function quietBetween(
  from: number,
  to: number,
  cues: ReadonlySet<number>,
  subject: Mention,
  { clause, dates }: Reading,
): boolean {
  if (to - from > 14) return false
  for (let i = from; i < to; i++) {
    if (cues.has(i) || (i >= subject.from && i < subject.to)) continue
    if (isVerb(clause.units[i])) return false
    if (dates.some((date) => date.from === i)) return false
  }
  return true
}

/** Whether the words between the subject and the rest of the statement leave it the subject. */
function quiet(
  subject: Mention,
  from: number,
  to: number,
  reading: Reading,
  life: boolean,
  { from: cueFrom, positions }: { from: number; positions: ReadonlySet<number> },
): boolean {
  const { units } = reading.clause
  if (subject.case === 'genitive' && life) {
    for (let i = subject.to; i < cueFrom; i++) if (!inDate(i, reading)) return false
  }
  if (to - from > 10 || otherSubject(from, to, subject, reading, positions)) return false
  for (let i = from; i < to; i++) if (i < cueFrom && isVerb(units[i]) && !inDate(i, reading)) return false
  return true
}

const inDate = (i: number, { dates }: Reading) => dates.some((date) => i >= date.from && i < date.to)

const NO_CUES: ReadonlySet<number> = new Set()

/** Whether another name that records of dates know, and that is no word of the relation, stands in `[from, to)`. */
function otherSubject(
  from: number,
  to: number,
  subject: Mention,
  { mentions, index }: Reading,
  cues: ReadonlySet<number>,
): boolean {
  return mentions.some(
    (mention) =>
      mention !== subject &&
      !cues.has(mention.from) &&
      mention.from >= from &&
      mention.to <= to &&
      (index.isOfKind(mention.name, 'person') ||
        index.recordsAbout(mention.name).some(({ record }) => record.value.type === 'date')) &&
      mention.case !== 'locative' &&
      mention.case !== 'ablative' &&
      // Who did it: `மங்கள்யானை இஸ்ரோ 2013 இல் ஏவியது`.
      !(subject.case === 'accusative' && mention.case === 'nominative'),
  )
}

/** A name that is an event itself: `கலிங்கப் போர் கி.மு. 261 இல் நடந்தது`. */
function besideName(
  subject: Mention,
  dates: readonly DateMention[],
  reading: Reading,
): DateMention | undefined {
  const [date, another] = dates
  if (date === undefined || another !== undefined) return undefined
  if (subject.case === 'accusative') return isUndertaken(subject, date, reading) ? date : undefined
  if (subject.case !== 'nominative' && subject.case !== 'genitive' && subject.case !== 'quoted')
    return undefined
  if (date.to <= subject.from)
    return date.to === subject.from || HAPPENED.test(reading.clause.units[date.to]?.bare ?? '')
      ? date
      : undefined
  if (date.from - subject.to > 2 || otherSubject(subject.to, date.from, subject, reading, NO_CUES))
    return undefined
  const after = reading.clause.units[date.to]
  return HAPPENED.test(after?.bare ?? '') || /^[.,;)]$/u.test(after?.text ?? '.') ? date : undefined
}

/** `காந்தியடிகள் 1930 ஆம் ஆண்டு தண்டி யாத்திரையைத் தொடங்கினார்`: what somebody known, and no school club, did when. */
function isUndertaken(subject: Mention, date: DateMention, { clause, mentions, index }: Reading): boolean {
  const { units } = clause
  const isKnown = mentions.some(
    (one) =>
      one.case === 'nominative' &&
      one.to <= Math.max(subject.from, date.from) &&
      index.isOfKind(one.name, 'person'),
  )
  const [first, second] = date.from < subject.from ? [date, subject] : [subject, date]
  if (!isKnown || second.from - first.to > 2) return false
  for (let i = first.to; i < second.from; i++) if (units[i]?.kind !== 'word' || isVerb(units[i])) return false
  return UNDERTAKES.test(units[second.to]?.bare ?? '')
}

const UNDERTAKES =
  /^(?:தொடங்கி|மேற்கொண்ட|நடத்தி|அறிவித்த|ஆரம்பித்த|தலைமையேற்ற|முன்னின்ற|வெளியிட்ட|நிறைவேற்றி|கொண்டுவந்த|தோற்றுவித்த|நிறுவி)/u

/** Verbs of what an event does. */
export const HAPPENED =
  /^(?:நடந்து|நடைபெற்று|முடிந்த|நடந்த|நடைபெற்ற|நிகழ்ந்த|ஏற்பட்ட|வெடித்த|தொடங்கி|தொடங்கிய|கையெழுத்த|உருவான|ஏற்பட்டது|இயற்ற|நிறைவேற்ற|அமலுக்க|நடைமுறைக்க|ஏற்றுக்கொள்ள|வெளியிட|கொண்டுவர|கொண்டு|பிறப்பி|நடத்தப்|அறிவிக்க|கடைப்பிடி|உருவாக்கப்|நிறைவேறி|ஏற்கப்|அரங்கேறி|செயல்படுத்த|அமல்படுத்த|கொண்டுவந்த|மேற்கொண்ட|மேற்கொள்ளப்)/u
