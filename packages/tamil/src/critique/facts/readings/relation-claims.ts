import type { FactProperty, NameKind, NameValue } from '../../../knowledge/facts/fact-record.ts'
import { compareDates } from '../claims/date-claims.ts'
import { cueUnits, matchCues } from '../clauses/cues.ts'
import { isOrIsSaidToBe, saidKindOf } from '../clauses/said-kinds.ts'
import type { Mention } from '../names/name-index.ts'
import type { NameCase } from '../names/name-inflection.ts'
import { houseOf, mayBeLongerName, type Placed } from '../names/name-phrases.ts'
import { type Claim, type FoundClaim, isAccounted, type Reading, withWholeClause } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { isAnotherHouse } from './answers-by-house.ts'
import { areExchanged } from './exchanged-roles.ts'
import { isMolecule, isOfOtherRank, isOtherSpecies, liesThere } from './like-answers.ts'
import { MAKING } from './making.ts'
import { mayOnlyPassOn, mayOnlyPerform } from './may-only-perform.ts'
import { byWholeClause } from './reading-by-clause.ts'
import { byConnection } from './reading-by-connection.ts'
import { byApposition, byNoun } from './reading-by-noun.ts'
import { byPlace } from './reading-by-place.ts'
import { byVerb } from './reading-by-verb.ts'
import { isToldOfAnother } from './told-of-another.ts'

type Finder = (subject: Mention, record: IndexedRecord, reading: Reading) => Placed | undefined

const PLACING: ReadonlySet<FactProperty> = new Set(['located-in', 'birthplace'])

/** What is so once and for all: a year beside it belongs to something else. */
const LASTING: ReadonlySet<FactProperty> = new Set([...MAKING, 'birthplace', 'first'])

/** `கண்டியின் கடைசி மன்னர்`: one for all time, whenever it was. */
export const isOfAllTime = ({ record: { cues } }: IndexedRecord) =>
  cues.some((group) => group.every((cue) => /^(?:முதல்|முதலாவது|கடைசி|இறுதி)/u.test(cue)))

/** Finds what a reading states about a record whose value is a name. */
export function relationClaim(
  subject: Mention,
  record: IndexedRecord,
  reading: Reading,
): FoundClaim | undefined {
  const { property, value } = record.record
  if (value.type !== 'name' || property === 'parts') return undefined
  if (property === 'capital' && isOtherCapital(record, reading)) return undefined
  const finders: Finder[] = MAKING.has(property)
    ? [byVerb, byNoun]
    : PLACING.has(property)
      ? [byPlace]
      : record.cues.length === 0
        ? [byApposition]
        : [byNoun, byVerb]
  const claimBy = (find: Finder): FoundClaim | undefined => {
    const placed = find(subject, record, reading)
    const badge = placed && judge(placed, subject, record, value, reading)
    if (placed === undefined || badge === undefined) return undefined
    if (areExchanged(subject, placed.value, record, reading)) return undefined
    if (badge === 'conflicting' && mayOnlyPerform(subject, placed.value, record, reading)) return undefined
    if (badge === 'conflicting' && mayOnlyPassOn(placed.value, record, reading)) return undefined
    if (
      badge === 'conflicting' &&
      (isMeans(subject, record) || isForFirstTime(record, reading) || comesAbout(record, reading))
    )
      return undefined
    if (badge === 'conflicting' && isToldOfAnother(subject, placed.value, record, reading)) return undefined
    return {
      record: record.record,
      badge,
      from: Math.min(subject.from, placed.value.from),
      to: Math.max(subject.to, placed.value.to),
      value: placed.value,
      ...(placed.ties === undefined ? {} : { ties: placed.ties }),
      ...(placed.asides === undefined ? {} : { asides: placed.asides }),
    }
  }
  let placed: FoundClaim | undefined
  for (const find of finders) placed ??= claimBy(find)
  const read = withWholeClause(placed, claimBy(byWholeClause))
  if (read !== undefined && (read.badge === 'conflicting' || read.asides !== undefined)) return read
  const connected = claimBy(byConnection)
  return read === undefined && connected !== undefined
    ? { ...connected, isByConnection: true }
    : withWholeClause(read, connected)
}

/** `அமிலங்கள் வினைபுரியும்போது கார்பன் டைஆக்சைடு உண்டாகிறது`: what comes about of something is not called by its name. */
const comesAbout = ({ cues, record }: IndexedRecord, { clause: { units, from, to } }: Reading) =>
  cues.length === 0 &&
  record.property === 'epithet' &&
  units.slice(from, to).some(({ bare }) => COMES_ABOUT.test(bare))
const COMES_ABOUT = /^(?:உண்டாகி|உண்டாகு|உண்டாயி|உருவாகி|உருவாகு|தோன்று|தோன்றி|வெளிவரு|வெளியேறு|கிடைக்கி)/u

/** `இந்தியா முதல் முறையாகக் கோப்பையை வென்றது`: never before by that one, whoever was the first of all. */
const isForFirstTime = ({ record: { property } }: IndexedRecord, { clause: { units, from, to } }: Reading) =>
  property === 'first' &&
  units.slice(from, to).some(({ bare }, i) => {
    const next = units[from + i + 1]?.bare ?? ''
    return FIRST_TIME.test(bare) || (bare === 'முதல்' && /^(?:முறை|தடவை)/u.test(next))
  })
const FIRST_TIME = /^முத(?:ல்|ன்)(?:முறை|தடவை)/u

/** `காசநோய் பாக்டீரியாவால் உண்டாகிறது`: by which or with which something comes about is not what is told of. */
const isMeans = ({ case: how }: Mention, { cues }: IndexedRecord) => cues.length === 0 && MEANS.has(how)
const MEANS: ReadonlySet<NameCase> = new Set<NameCase>(['instrumental', 'sociative', 'ablative'])

/** `மலேசியாவின் நிர்வாகத் தலைநகரம்`, `வணிகத் தலைநகர்`: not the one that a record of the capital alone tells. */
const isOtherCapital = ({ cues }: IndexedRecord, { clause: { units, from, to } }: Reading): boolean =>
  !cues.some((group) => group.some(({ before }) => before.length > 0)) &&
  units
    .slice(from, to - 1)
    .some(({ bare }, i) => OTHER_CAPITAL.test(bare) && /^தலைநக/u.test(units[from + i + 1]?.bare ?? ''))
const OTHER_CAPITAL =
  /^(?:முதல|பழைய|முந்தைய|முன்னாள்|கடைசி|இறுதி|நிர்வாக|நிருவாக|சட்டமன்ற|நீதித்துறை|வணிக|வர்த்தக|பொருளாதார|தொழில்|பண்பாட்டு|கலாச்சார|ஆன்மிக|ஆன்மீக|கோடை|குளிர்கால|இலக்கிய|இசை)/u

/** What the names of a clause are and may mean, looked up once for all records that are asked. */
const ANSWERS = new WeakMap<
  readonly Mention[],
  { names: ReadonlySet<string>; kinds: ReadonlySet<NameKind> }
>()

/** Whether some name in the clause could be the value: for most of the many records on a country none is. */
export function mayBeAnswered(
  { accepted, kind }: NameValue,
  around: ReadonlySet<string>,
  reading: Reading,
): boolean {
  const { mentions, index } = reading
  if (mentions.length === 0) return false
  let answers = ANSWERS.get(mentions)
  if (answers === undefined) {
    const names = mentions.map(({ name }) => name)
    const known = names.flatMap((name) => [...index.kindsOf(name)])
    const said = mentions.flatMap((mention) => saidKindOf(mention, reading) ?? [])
    answers = { names: new Set(names), kinds: new Set([...known, ...said]) }
    ANSWERS.set(mentions, answers)
  }
  const { names, kinds } = answers
  if (kinds.has(kind) || (kind === 'person' && kinds.has('dynasty'))) return true
  for (const name of names) if (around.has(name)) return true
  return accepted.some((name) => names.has(name))
}

function judge(
  { value, firm, bounded = false }: Placed,
  subject: Mention,
  record: IndexedRecord,
  { kind, tolerated }: NameValue,
  reading: Reading,
): Claim['badge'] | undefined {
  const {
    accepted,
    around,
    record: { property },
  } = record
  // With other initials it may be somebody else, or the same by a fuller name.
  const known = new Set([...accepted, ...tolerated])
  if (value.withInitials && (known.has(value.name) || reading.index.isSame(value.name, known)))
    return undefined
  if (isMiscounted(value, reading)) return undefined
  if (accepted.has(value.name)) return 'verified'
  // `தென்னாப்பிரிக்காவில்` of who was born in a town there.
  if (value.case === 'locative' && around.has(value.name)) return 'verified'
  if (tolerated.includes(value.name) || reading.index.isSame(value.name, new Set(tolerated))) return undefined
  if (reading.index.isSame(value.name, accepted))
    return isOfOtherRank(value.name, accepted) ? undefined : 'verified'
  if (!firm || !reading.mayConflict || value.withUm || isOneOfMany(record, reading)) return undefined
  if (kind === 'person' && isTakenBy(value, subject, reading)) return undefined
  const told = [subject, ...reading.mentions.filter((one) => one !== value)]
  if (
    reading.dates.length > 0 &&
    !LASTING.has(property) &&
    !isOfAllTime(record) &&
    !told.some((one) => areItsDates(one, record, reading))
  )
    return undefined
  if (isAnotherHouse(value, record, reading.index)) return 'conflicting'
  if (!isOrIsSaidToBe(value, kind, reading)) return undefined
  if (reading.index.mayBeSame(value.name, accepted) && !isOtherSpecies(value.name, property, accepted))
    return undefined
  if (property === 'located-in' && liesThere(subject, value, reading)) return undefined
  if (kind === 'person' && mayBeOfHouse(value, accepted, reading)) return undefined
  if (kind === 'element' && isMolecule(value.name, accepted)) return undefined
  return kind === 'person' && !bounded && !value.withInitials && mayBeLongerName(value, reading.clause.units)
    ? undefined
    : 'conflicting'
}

/** `நிவேதிதையைத் தம் ஞானகுருவாகப் பாரதியார் ஏற்றார்`: who takes somebody for something is not what the other is called. */
const isTakenBy = (value: Mention, subject: Mention, { clause: { units } }: Reading): boolean =>
  value.case === 'nominative' &&
  subject.case === 'accusative' &&
  subject.to < value.from &&
  units[value.to]?.word?.is('finite') === true &&
  !PASSIVE.test(units[value.to]?.bare ?? '') &&
  units.slice(subject.to, value.from).some(({ bare }) => /ாக$/u.test(bare))

/** `எழுதியவராகக் காளிதாசர் அறியப்படுகிறார்`: who is taken for something, not who takes somebody for it. */
const PASSIVE = /ப்ப(?:டு|ட்ட)/u

/** `சனி ஒரு பெரிய கோள்`, `ஆசியாவின் பெரிய ஏரிகளுள் ஒன்று`: big as others are, too. */
const isOneOfMany = (record: IndexedRecord, { clause: { units, from, to } }: Reading): boolean =>
  record.record.property === 'superlative' &&
  cueUnits(record, units, from, to).some((at) => {
    const before = /^மிக/u.test(units[at - 1]?.bare ?? '') ? at - 2 : at - 1
    const isAmong = /(?:களுள்|களில்|ருள்)$/u.test(units[at]?.bare ?? '')
    if (isAmong && /^(?:ஒன்ற|ஒருவ)/u.test(units[at + 1]?.bare ?? '')) return true
    return /^(?:ஒரு|ஓர்)$/u.test(units[before]?.bare ?? '')
  })

/** `எழுபத்து மூன்று நாயன்மார்கள்`: the answer with a number that is not theirs, or that ends inside its name. */
const isMiscounted = ({ name, from, to }: Mention, { quantities, index }: Reading): boolean =>
  quantities.some((number) => {
    if (number.value === 1 || number.to <= from - 1 || number.from >= to) return false
    if (number.to > from) return number.from < from
    const counts = index
      .recordsAbout(name)
      .flatMap(({ record: { value } }) => (value.type === 'number' ? [value] : []))
    return counts.length > 0 && !counts.some(({ accepted }) => accepted.includes(number.value))
  })

/** `பல்லவ மன்னன்` of somebody whose house is not known to be another, or before the name of the one who is meant. */
function mayBeOfHouse({ name, to }: Mention, accepted: ReadonlySet<string>, reading: Reading): boolean {
  const { index, mentions } = reading
  const house = houseOf(name)
  if (house === undefined || !index.isOfKind(house, 'dynasty')) return false
  if (mentions.some((next) => next.from === to && index.isOfKind(next.name, 'person'))) return true
  const houses = [...accepted]
    .flatMap((one) => index.recordsAbout(one))
    .filter(({ record }) => record.property === 'dynasty')
  return houses.length === 0 || houses.some((one) => one.accepted.has(house))
}

/** `1919 ஏப்ரல் 13 அன்று லாகூரில் நடைபெற்றது`: what happened on a day happened once; `1983`: the record itself asks for the year. */
function areItsDates({ name }: Mention, record: IndexedRecord, reading: Reading): boolean {
  const { dates, index, clause } = reading
  const asked = matchCues(record, clause.units, clause.from, clause.to)?.positions
  return dates.every(
    ({ date, from, to }) =>
      asked?.has(from) ||
      isAccounted({ from, to }, reading) ||
      ((ONCE.has(record.record.property) || isLedOnce(record)) &&
        index
          .recordsAbout(name)
          .some(({ record: { value } }) => value.type === 'date' && compareDates(date, value) === 'same')),
  )
}
const ONCE: ReadonlySet<FactProperty> = new Set(['award', 'located-in'])

/** `உப்புச் சத்தியாகிரகத்திற்குத் தலைமை தாங்கியவர்`: what is led once, and not an office. */
const isLedOnce = ({ record: { property, cues } }: IndexedRecord) => property === 'ruler' && cues.length > 1
