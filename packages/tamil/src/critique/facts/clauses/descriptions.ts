import { isKindNoun } from '../names/kind-nouns.ts'
import type { Mention } from '../names/name-index.ts'
import { HONORIFICS } from '../names/name-phrases.ts'
import type { Unit } from '../names/sentence-units.ts'
import { ordinalOf } from '../quantities/numbers.ts'
import type { Reading } from '../records/claim.ts'
import type { Core } from './aside-core.ts'
import { isClassNoun } from './clause-reading.ts'
import { endsStatement, has, looksLikeParticiple } from './clause-words.ts'
import { isPlace } from './said-kinds.ts'

/** Whether what stands beside a name can only describe it, never pick one of several things of that name. */
const isOneThing = (name: Mention, reading: Reading) =>
  name.name.includes(' ') || isProper(name, reading) || FIGURE.test(name.name)
/** Of whatever figure it is told, it has its sides and corners: `தேனடையில் காணும் அறுகோணம்`. */
const FIGURE = /(?:கோணம்|சதுரம்|செவ்வகம்|நாற்கரம்|முகி)$/u

const isProper = (name: Mention, { index }: Reading) => isNamedOnce(name, index)

const PROPER = [
  'person',
  'country',
  'state',
  'city',
  'work',
  'river',
  'mountain',
  'continent',
  'spacecraft',
  'lake',
  'desert',
  'waterfall',
  'island',
  'planet',
  'dance',
  'district',
  'ocean',
  'dynasty',
  'collection',
] as const

/** What is known for what it is like: `அழகு மிக்க தாமரை`. */
const SPECIES = [
  'animal',
  'bird',
  'fish',
  'flower',
  'fruit',
  'tree',
  'insect',
  'sport',
  'dance',
  'language',
] as const

const NAMED = /^(?:என்னும்|என்ற|எனும்|ஆகிய|என்கிற)$/u
/** `‘செந்தமிழ் நாடெனும் போதினிலே’ எனத் தொடங்கும் பாடலை`: a text is called by the words that it begins with. */
const QUOTES = /^(?:என|என்று)$/u
const BEGINS = /^(?:தொடங்கும்|தொடங்குகிற|துவங்கும்|ஆரம்பிக்கும்)$/u
/** The same name may stand for another thing: a film, a commentary, a magazine. */
const ANOTHER_KIND =
  /^(?:உரை|திரைப்பட|படம|படத்த|தொடர|விளக்க|ஆய்வ|மொழிபெயர்|பதிப்ப|திறனாய்வ|இதழ|ஏட|வானொலி|நிகழ்ச்சி|விருத|தலைப்ப|சொல|பெயர|பாத்திர|கதாபாத்திர|கதைமாந்த|தெரு|சாலை|கப்பல|பள்ளி|கல்லூரி|நிறுவன|கடை)/u
const REACH = 6

/** Where the noun ends that says what a name is: `X என்னும் பௌத்தக் காப்பியம்`. */
export function apposition(
  { to: start }: Mention,
  { record }: Core,
  { clause: { units, to } }: Reading,
  isCore: (i: number) => boolean,
): number | undefined {
  let at = start
  while (/^["'“”‘’]$/u.test(units[at]?.text ?? '')) at++
  const isBeginning = QUOTES.test(units[at]?.bare ?? '') && BEGINS.test(units[at + 1]?.bare ?? '')
  if (isBeginning) at++
  else if (!NAMED.test(units[at]?.bare ?? '')) return undefined
  for (let i = at + 1; i < Math.min(to, at + REACH); i++) {
    const unit = units[i]
    if (unit?.kind !== 'word') return undefined
    // `என்னும் பாடல் இடம்பெற்ற`: the noun is one of the words that the record asks for.
    if (isCore(i) && isClassNoun(unit)) return i
    if (isCore(i) || ANOTHER_KIND.test(unit.bare)) return undefined
    if (isHead(unit) || isClassNoun(unit))
      return isFirstOfTwo(unit, units[i + 1]) && !isCore(i + 1) ? i + 2 : i + 1
    if (!isModifier(unit)) return undefined
  }
  return record.cues.length > 0 ? undefined : start
}

/** Where the words begin that describe a name from before it. */
export function descriptionFrom(
  name: Mention,
  isAnswer: boolean,
  core: Core,
  reading: Reading,
  isCore: (i: number) => boolean,
): number | undefined {
  const { clause, index, mentions } = reading
  const { units } = clause
  const person = index.isOfKind(name.name, 'person')
  let start = name.from
  while (start > clause.from && /^["'“‘]$/u.test(units[start - 1]?.text ?? '')) start--
  const last = units[start - 1]
  if (start <= clause.from || last === undefined) return undefined
  if (isCore(start - 1) && !(isTitle(last) && name === core.subject)) return undefined
  const ofRank = person && (isTitle(last) || isRank(last))
  const isSpecies = isAnswer && SPECIES.some((kind) => index.isOfKind(name.name, kind))
  // What agrees with a record is told of any of its kind, and the badge stands over nothing that describes it;
  // `நாம் சுவாசிக்கும் காற்று` is all of it.
  const isOurs = units[clause.from]?.bare === 'நாம்' && /ும்$/u.test(last.bare)
  const isOne = !core.conflicts || isOneThing(name, reading) || isSpecies || isOurs || saysWhatItIs(last)
  if (!isOne || !(describesName(last) || ofRank)) return undefined
  let from = start
  while (
    from > clause.from &&
    (from === start || !isCore(from - 1) || AMONG.test(units[from - 1]?.bare ?? ''))
  )
    from--
  const isTitled = isCore(start - 1)
  for (let i = from; i < name.from; i++) {
    const unit = units[i]
    if (unit === undefined || endsStatement(unit)) return undefined
    // `… என்ற நூலை எழுதிய முகலாய மன்னர் அக்பர்`: of what he did nothing is known.
    if (isTitled && (has(unit, 'relative-participle') || has(unit, 'verbal-participle'))) return undefined
    // `… கட்டிய கரிகாலனின் மகன்`: what is told before the answer may belong to another.
    if (isAnswer && from > clause.from && isOwner(unit) && !isPlaceAt(i, reading)) return undefined
  }
  const others = mentions.filter((other) => other.from >= from && other.to <= name.from)
  // பெங்களூரில் உள்ள திருவள்ளுவர் சிலை is not the one of Kanniyakumari.
  const isElsewhere = others.some(
    (other) =>
      other.case === 'locative' &&
      (core.conflicts || isPlaceAt(other.from, reading)) &&
      !standsThere(name, other, reading),
  )
  if (isElsewhere && !isSpecies && !isProper(name, reading)) return undefined
  const rival = others.some(
    (other) => core.record.accepted.has(other.name) || index.isOfKind(other.name, 'person'),
  )
  return isAnswer && rival ? undefined : from
}

/** `மாமல்லபுரத்தில் உள்ள கடற்கரைக் கோயில்`: where it is known to be. */
const standsThere = (name: Mention, place: Mention, { index }: Reading) =>
  index
    .recordsAbout(name.name)
    .some(({ record, accepted }) => record.property === 'located-in' && index.isSame(place.name, accepted))

/** `பேரரசர்களுள் சிறந்தவரான`. */
const AMONG = /களுள்(?:ளே)?$/u

/** `கடல் விலங்கான எண்காலி`: what it is, not which of them. */
const saysWhatItIs = ({ word }: Unit) =>
  word?.analyses.some(({ lemma, features }) => features.includes('adjectival') && isKindNoun(lemma)) ?? false

const isPlaceAt = (at: number, { mentions, index }: Reading) =>
  mentions.some(({ name, from, to }) => at >= from && at < to && isPlace(name, index))

/** An apposition (-ஆன, -ஆம்), a participle: `ஒன்றான`, `பொதுமறையாம்`, `பாயும்`, `புகழ்பெற்ற`. */
export function describesName(unit: Unit): boolean {
  if (unit.kind !== 'word' || /(?:க்கான|ற்கான)$/u.test(unit.bare)) return false
  if (/\p{L}\p{M}*ாம்$/u.test(unit.bare) && !has(unit, 'finite')) return ordinalOf(unit.bare) === undefined
  if (/(?:மான|ான|ாகிய|பெற்ற|மிக்க|மிகுந்த|வாய்ந்த|நிறைந்த|போன)$|^ஆன$/u.test(unit.bare)) return true
  if (looksLikeParticiple(unit)) return true
  return has(unit, 'relative-participle') && !has(unit, 'negative')
}

/** `அறிவியலாளர்`, `மன்னன்`: what a person is. */
const isTitle = (unit: Unit) =>
  HONORIFICS.has(unit.bare) ||
  TITLE.test(unit.bare) ||
  (unit.word?.analyses.some(
    ({ class: kind, features }) =>
      kind === 'noun' &&
      (['person', 'male', 'female'] as const).some((one) => features.includes(one)) &&
      features.includes('nominative'),
  ) ??
    false)
const TITLE =
  /(?:ஞர்|ாளர்|புலவர்|முனிவர்|தலைவர்|தளபதி|துறவி|நடிகர்|வாதி|ாங்கனை|நாயகன்|வேந்தர்|வேந்தன்|சகோதரர்கள்|தம்பதியர்|வீரர்|மேதை)$/u

/** `சோழ மன்னன்`, `ஆங்கில மருத்துவர்`: whose or of where, in no case and no verb. */
const isRank = (unit: Unit) =>
  unit.kind === 'word' &&
  /[க-ஹ]$/u.test(unit.bare) &&
  !has(unit, 'verbal-participle') &&
  !has(unit, 'infinitive')

const isOwner = (unit: Unit) => /(?:ின்|னுடைய|உடைய|ினது|ுடைய)$/u.test(unit.bare)

/** A noun in a case of its own, with which an apposition ends. */
function isHead(unit: Unit): boolean {
  return (unit.word?.analyses ?? []).some(
    ({ class: kind, features }) =>
      kind === 'noun' &&
      !features.includes('adjectival') &&
      (features.includes('nominative') ? !unit.doubled : CASES.some((one) => features.includes(one))),
  )
}

/** `உயிர் எதிரியை`, `இசை நாடகத்தை`: a noun in no case before the one that bears the case of both. */
const isFirstOfTwo = (unit: Unit, next: Unit | undefined) =>
  has(unit, 'nominative') && next !== undefined && isObjectItself(next)

/** `நாட்டுப்பண்ணை`: a noun in the accusative that may say what the named thing is, nothing about it and nothing done with it. */
export const isObjectItself = ({ word, bare }: Unit) =>
  word?.isOnly('accusative') === true &&
  !ANOTHER_KIND.test(bare) &&
  !word.analyses.some(({ lemma }) => DONE_WITH_IT.test(lemma))
/** What is done with a thing or comes of it is not the thing: `தயாரிப்பு`, `விளைவு`, `செய்தல்`, `தன்மை`. */
const DONE_WITH_IT = /(?:ப்பு|வு|தல்|மை|சி|ம்பு)$/u

const CASES = ['accusative', 'genitive', 'locative', 'dative', 'instrumental'] as const

/** A word that may stand between `என்னும்` and the noun: `பௌத்தக் காப்பியம்`, `உலகப் புகழ்பெற்ற ஓவியம்`. */
const isModifier = (unit: Unit) =>
  !endsStatement(unit) && (unit.doubled || !/(?:ை|ால்|ோடு|க்கு)$/u.test(unit.bare))

/** Whether a name means one thing or person wherever it stands, so that a relative clause before it picks none out; there may be many a திருவள்ளுவர் சிலை. */
export const isNamedOnce = (name: Mention, index: Reading['index']) =>
  PROPER.some((kind) => index.isOfKind(name.name, kind)) ||
  index.recordsAbout(name.name).some(
    ({ record }) =>
      record.property === 'author' ||
      // What is found in nature is one thing: `பாக்டீரியாக்களை அழிக்கும் பென்சிலின்`.
      record.property === 'discoverer' ||
      (record.property === 'located-in' && !name.name.includes(' ')),
  )
