import { singleUnitMatches } from '../clauses/cues.ts'
import type { Mention } from '../names/name-index.ts'
import { beginsThere, endsThere, HONORIFICS, LINK, type Placed } from '../names/name-phrases.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'

const MAKER_NOUN = /(?:வர்|வன்|வள்|வரும்|வராவார்|வரான|வனான|வளான|ஆசிரியர்|நிறுவனர்)$/u
const PASSIVE = /(?:ப்பட்ட|ப்பெற்ற|ப்படுகிற)/u
const RELATIVE = /[க-ஹ]$/u
/** Verbs that say ‘sang’, ‘gave’, ‘gathered’ as well: before a name they may confirm, never contradict. */
const WEAK = /^(?:பாடி|பாட|தந்த|வழங்கி|தொகுத்த|அருளி|ஆக்கி|தலைமை|அமைத்த|பாடல|வழங்கின|உருவாக்கி)/u
/** Whose they are cannot be told from the work itself: கொடுத்தவர் may be a publisher. */
const GATHERED = /^(?:தந்த|வழங்கி|தொகுத்த|தலைமை)/u
/** The work's kind takes the case for its name: பொன்னியின் செல்வன் நாவலை எழுதியவர். */
const OBJECT_AS_NAMED =
  /^(?:நூல|காப்பியத்த|புதினத்த|நாவல|காவியத்த|கருவிய|இயந்திரத்த|இயக்கத்த|அமைப்ப|சங்கத்த|கோவில|கோயில)ை$/u
const OBJECT_NOUN =
  /^(?:நூல|காப்பிய|புதின|நாவல|கவிதை|காவிய|இலக்கிய|கருவி|இயந்திர|எந்திர|இயக்க|அமைப்ப|சங்க|கட்சி|என்னும்|என்ற|எனும்|ஆகிய|கோவில|கோயில|அணை|பேரரச)/u

/** Reads by a verb of making: `சிலப்பதிகாரத்தை இளங்கோவடிகள் இயற்றினார்`. */
export function byVerb(subject: Mention, record: IndexedRecord, reading: Reading): Placed | undefined {
  const { units, from, to } = reading.clause
  // What the record itself calls gathered.
  const asksForVerb = GATHERED.test(record.record.cues[0]?.[0] ?? '')
  for (const at of singleUnitMatches(record, units, from, to)) {
    const verb = units[at]
    if (verb === undefined) continue
    const placed = aroundVerb(subject, at, verb, asksForVerb, reading)
    if (placed)
      return {
        ...placed,
        firm:
          placed.firm &&
          (MAKER_NOUN.test(verb.bare) || !WEAK.test(verb.bare) || isPoem(subject, placed, reading)),
      }
  }
  return undefined
}

/** `கலிங்கத்துப்பரணியைப் பாடிய ஒட்டக்கூத்தர்`: a poet sings what is his. */
const isPoem = (subject: Mention, { value }: Placed, { index }: Reading) =>
  index.isOfKind(subject.name, 'work') && index.answers('author', value.name)

/** திருக்குறள் உரை: a work by another author about the work. */
const WORK_ABOUT =
  /^(?:உரை|மொழிபெயர்|விளக்க|ஆய்வ|ஆராய்ச்சி|கட்டுரை|பதிப்ப|திறனாய்வ|நாடக|திரைப்பட|சுருக்க|கதை|சொற்பொழி|குறித்|பற்றி|தொடர்பான|தொடர்|வசன|இசை|பாடல்|நாட்டிய|அகராதி|கருத்த|நூல்கள்|வரலாற)/u

function aroundVerb(
  subject: Mention,
  at: number,
  verb: Unit,
  asksForVerb: boolean,
  reading: Reading,
): Placed | undefined {
  const { clause, people } = reading
  const { units, from, to } = clause
  if (subject.case === 'nominative' && WORK_ABOUT.test(units[subject.to]?.bare ?? '')) return undefined
  const value = nearestOther(subject, at, reading)
  if (value === undefined) return undefined
  const passive = PASSIVE.test(verb.bare)
  const maker = passive
    ? value.case === 'instrumental'
    : value.case === 'nominative' || value.case === 'copula' || value.case === 'quoted'
  if (MAKER_NOUN.test(verb.bare) && !passive) {
    const object =
      subject.case === 'accusative' ||
      subject.case === 'genitive' ||
      subject.case === 'dative' ||
      subject.case === 'quoted' ||
      subject.case === 'adverbial' ||
      subject.case === 'nominative'
    if (!object || subject.to > at) return undefined
    const after = value.from > at
    if (after && value.case === 'accusative') return undefined
    const tight =
      fillers(units, subject.to, at) &&
      (after ? fillers(units, at + 1, value.from) : fillers(units, value.to, subject.from))
    if (tight === false) return undefined
    const closed = after
      ? value.case === 'copula' || endsThere(units, value.to, to)
      : endsThere(units, at + 1, to) && beginsThere(units, value.from, from)
    const named = subject.case === 'accusative' || OBJECT_AS_NAMED.test(units[at - 1]?.bare ?? '')
    return { value, bounded: after, firm: closed && named && (asksForVerb || !GATHERED.test(verb.bare)) }
  }
  if (RELATIVE.test(verb.bare) && subject.to <= at) return relativeMaker(subject, value, at, reading)
  if (!maker) return undefined
  // இளங்கோவடிகள் இயற்றிய சிலப்பதிகாரம்
  if (RELATIVE.test(verb.bare) && subject.from > at) {
    if (value.to > at || !fillers(units, value.to, at) || !fillers(units, at + 1, subject.from))
      return undefined
    return { value, firm: value.to === at && subject.from <= at + 2 }
  }
  if (subject.to > at || value.to > at) return undefined
  const [first, second] = subject.from < value.from ? [subject, value] : [value, subject]
  if (!fillers(units, first.to, second.from) || !fillers(units, second.to, at)) return undefined
  const object = passive
    ? subject.case === 'nominative'
    : subject.case === 'accusative' || subject.case === 'quoted'
  const alone = people.filter((mention) => mention.from < at).length <= 1
  return object ? { value, firm: alone && second.to + 1 >= at && endsThere(units, at + 1, to) } : undefined
}

/** கல்லணையைக் கட்டிய மன்னன் கரிகாலன்; குயில் பாட்டு பாரதியார் எழுதிய நூல் ஆகும். */
function relativeMaker(
  subject: Mention,
  value: Mention,
  at: number,
  { clause: { units, from, to } }: Reading,
): Placed | undefined {
  if (value.from > at) {
    const named =
      subject.case === 'accusative' && subject.to === at && HONORIFICS.has(units[at + 1]?.bare ?? '')
    const nominative = value.case === 'nominative' || value.case === 'copula'
    return named && nominative && value.from === at + 2 && endsThere(units, value.to, to)
      ? { value, bounded: true, firm: true }
      : undefined
  }
  const whole = subject.case === 'nominative' && value.case === 'nominative' && value.to === at
  const ends = OBJECT_NOUN.test(units[at + 1]?.bare ?? '') && endsThere(units, at + 2, to)
  return whole && ends && subject.to <= value.from && fillers(units, subject.to, value.from)
    ? { value, firm: beginsThere(units, subject.from, from) }
    : undefined
}

/** The person named nearest to a unit, the subject left out; of two equally near the first. */
function nearestOther(subject: Mention, at: number, { people }: Reading): Mention | undefined {
  const distance = (mention: Mention) => (mention.from > at ? mention.from - at : at - mention.to + 1)
  let nearest: Mention | undefined
  for (const person of people)
    if (person !== subject && (nearest === undefined || distance(person) < distance(nearest)))
      nearest = person
  return nearest
}

/** Whether only link words, object nouns, dates and quotation marks stand in `[from, to)`, at most four. */
function fillers(units: readonly Unit[], from: number, to: number): boolean {
  if (to - from > 6) return false
  for (let i = from; i < to; i++) {
    const unit = units[i]
    if (unit === undefined) continue
    if (unit.kind === 'number' || unit.kind === 'latin' || /["'“”‘’(),]/u.test(unit.text)) continue
    if (LINK.has(unit.bare) || OBJECT_NOUN.test(unit.bare) || HONORIFICS.has(unit.bare)) continue
    if (
      /^(?:ஆம்|ஆண்டு|ஆண்டில்|இல்|ல்|முதன்முதலில்|முதன்முதலாக|முதலில்|அவர்|அவர்கள்|புகழ்பெற்ற|உலகப்|சிறந்த|வெண்பா|அழகிய|தமிழில்)$/u.test(
        unit.bare,
      )
    )
      continue
    return false
  }
  return true
}
