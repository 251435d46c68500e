import type { FactProperty, NameKind } from '../../../knowledge/facts/fact-record.ts'
import { isAnotherHouse } from '../answers-by-house.ts'
import { leavesItWrong } from '../beside-contradiction.ts'
import type { Reading } from '../claim.ts'
import { saysNothing } from '../claims/claim-coverage.ts'
import { companionUnits } from '../claims/companions.ts'
import { asidesIn } from '../clauses/asides.ts'
import { isAdopted, isHeld, isObjectOf, relationUnits, rolesFit } from '../clauses/clause-roles.ts'
import { has, isAboutIt } from '../clauses/clause-words.ts'
import { isVerb } from '../clauses/clauses.ts'
import { cueUnits, matchCues } from '../clauses/cues.ts'
import { isOrIsSaidToBe, isPlace } from '../clauses/said-kinds.ts'
import type { FactIndex, IndexedRecord } from '../fact-index.ts'
import { saysKind } from '../names/kind-nouns.ts'
import type { Mention } from '../names/name-index.ts'
import { COPULA, isTitleOf, type Placed } from '../names/name-phrases.ts'
import type { Unit } from '../names/sentence-units.ts'
import { ordinalOf } from '../quantities/numbers.ts'

/**
 * Reads a clause that says nothing else: one subject, the words that the record asks for, one name of the kind that
 * answers, and words that only tie these together. Then it does not matter in which order, voice or case they stand:
 * `மலைகளின் அரசி என்று ஊட்டியை அழைப்பர்`, `முதல் பிரதமராக நேரு பொறுப்பேற்றார்`, `… பாரதியாரின் படைப்பு ஆகும்`.
 */
export function byWholeClause(subject: Mention, record: IndexedRecord, reading: Reading): Placed | undefined {
  const { clause, index, mentions } = reading
  const { units, from, to } = clause
  const { property, value } = record.record
  if (value.type !== 'name' || subject.to === subject.from) return undefined
  if (subject.withUm && !isOneOfGroup(subject, record, reading)) return undefined
  const asked = record.cues.length === 0 ? undefined : matchCues(record, units, from, to)?.positions
  const said = isWithinAnswer(asked, subject, record, reading) ? undefined : asked
  const candidates = mentions.filter(
    (mention) =>
      !said?.has(mention.from) &&
      !(said !== undefined && isNounOfRelation(mention, said, record, reading)) &&
      !(said !== undefined && isHeadOfRelation(mention, said, subject, reading)) &&
      (mention.from >= subject.to || mention.to <= subject.from) &&
      (record.accepted.has(mention.name) ||
        (mention.case === 'locative' && record.around.has(mention.name)) ||
        isOrIsSaidToBe(mention, value.kind, reading) ||
        isAnotherHouse(mention, record, index)),
  )
  if (candidates.length > MANY) return undefined
  const read = candidates.flatMap(
    (answer) => answeredBy(answer, candidates, said, subject, record, reading) ?? [],
  )
  const [only, another] =
    read.length === 2 ? read.filter((one) => !isAroundNext(one.answer, read, reading)) : read
  if (only === undefined || another !== undefined) return undefined
  const { answer, ties, asides } = only
  // Two of a kind, of which either may have such an answer: which is whose cannot be told from the words alone.
  const isQuoted =
    property === 'epithet' && (subject.case === 'quoted' || QUOTING.test(units[subject.to]?.bare ?? ''))
  const mayBeEither =
    !isQuoted &&
    answer.case !== 'locative' &&
    index.isOfKind(subject.name, value.kind) &&
    index.recordsAbout(answer.name).some((other) => other.record.property === property)
  const isTaken =
    isHeld(answer, units) ||
    units[answer.to]?.bare === 'பற்றி' ||
    (answer.case === 'accusative' && isAdopted(units))
  const firm = !mayBeEither && (isTaken || !(said !== undefined && isObjectOf(said, answer, record)))
  return { value: answer, bounded: true, firm, ties, asides }
}

/** `வீணை ஒரு நரம்புக் கருவி`: what the record asks for is said by the answer's own name, and by nothing else. */
const isWithinAnswer = (
  asked: ReadonlySet<number> | undefined,
  subject: Mention,
  { record: { property, value, cues } }: IndexedRecord,
  { mentions, index }: Reading,
) =>
  asked !== undefined &&
  property === 'symbol' &&
  cues.length === 1 &&
  value.type === 'name' &&
  mentions.some(
    (one) =>
      one !== subject &&
      one.to > one.from + 1 &&
      index.isOfKind(one.name, value.kind) &&
      [...asked].every((at) => at >= one.from && at < one.to),
  )

/** `குஜராத்தில் உள்ள அகமதாபாத்தில்`, `குஜராத்திலுள்ள அகமதாபாத்தில்`: the outer place of two, of which the inner one is told. */
const isAroundNext = (
  { to, case: how }: Mention,
  read: readonly { readonly answer: Mention }[],
  { clause: { units } }: Reading,
) =>
  how === 'locative' &&
  read.some(
    ({ answer: inner }) =>
      inner.case === 'locative' &&
      (inner.from === to || (inner.from === to + 1 && LIES.test(units[to]?.bare ?? ''))),
  )
const LIES = /^(?:உள்ள|இருக்கும்|அமைந்துள்ள)$/u

/** `எட்டுத்தொகை நூல்களுள் குறுந்தொகையும் ஒன்று`: it is one of them, too, and no other is named with it. */
export const isOneOfGroup = (
  { to }: Mention,
  { record: { property } }: IndexedRecord,
  { mentions, clause: { units } }: Reading,
) =>
  property === 'group' &&
  mentions.filter(({ withUm }) => withUm).length === 1 &&
  /^(?:ஒன்று|ஒன்றாகும்|ஒன்றே|ஒருவர்|ஒருவரே|ஒருவராவார்|ஒருவன்|அடங்கும்|அடங்குகிறது|அடங்குவார்|இடம்பெறும்|இடம்பெறுகிறது|இடம்பெற்றுள்ளது|உண்டு|உள்ளது|சேரும்)$/u.test(
    units[to]?.bare ?? '',
  )

/** `செவ்வாய்க் கோளைச் சுற்றிவரும் நிலவு`: the noun that the relation's participle tells of, whose object stands before it. */
const isHeadOfRelation = (
  { from, case: how }: Mention,
  said: ReadonlySet<number>,
  subject: Mention,
  { mentions, clause: { units } }: Reading,
) =>
  said.has(from - 1) &&
  (how === 'nominative' || how === 'copula') &&
  isRelative(units[from - 1]) &&
  mentions.some(
    (other) => other !== subject && other.case === 'accusative' && said.has(other.to) && other.to < from,
  )

/** `புற்றுநோயைப் பற்றிய மருத்துவத் துறை`: what is about the subject, or told of by the noun that the record asks for, names nothing yet. */
const isNounOfRelation = (
  { name, from, to }: Mention,
  said: ReadonlySet<number>,
  { accepted }: IndexedRecord,
  { clause: { units } }: Reading,
) => {
  const before = units[from - 1]
  const isToldOf = said.has(to - 1) && (said.has(from - 1) || isRelative(before))
  return to > from + 1 && (isToldOf || before?.bare === 'பற்றிய') && !accepted.has(name)
}

const QUOTING = /^(?:என்று|என|என்னும்|எனும்|என்ற)$/u

/** Properties whose wordings are nouns that say the same: `ஒலிக்கும் கால அளவு`. */
const TOLD_BY_NOUNS: ReadonlySet<FactProperty> = new Set(['symbol', 'located-in'])

/** `துளுவ மரபைச் சேர்ந்தவர்`: what is done, or who does it. */
const isDone = (unit: Unit | undefined) =>
  unit !== undefined && (isVerb(unit) || has(unit, 'participial-noun'))

const isRelative = (unit: Unit | undefined) => unit !== undefined && has(unit, 'relative-participle')

/** Names of a kind in one clause from which no answer is picked any more. */
const MANY = 4

/** The clause with one of its names as the answer; undefined when it then says something that is not accounted for. */
function answeredBy(
  answer: Mention,
  candidates: readonly Mention[],
  said: ReadonlySet<number> | undefined,
  subject: Mention,
  record: IndexedRecord,
  reading: Reading,
):
  | { readonly answer: Mention; readonly ties: ReadonlySet<number>; readonly asides: ReadonlySet<number> }
  | undefined {
  const { units, from, to } = reading.clause
  const { property, value } = record.record
  if (value.type !== 'name') return undefined
  const cues = said ?? cueInAnswer(answer, record) ?? relationUnits(record, reading, answer)
  if (answer.withUm || cues === undefined) return undefined
  if (!isObjectOf(cues, answer, record) && !rolesFit(subject, answer, cues, record, reading)) return undefined
  if (property === 'birthplace' && isDayOfBirth(cues, answer, reading)) return undefined
  const ties = new Set(cues)
  for (const i of cueUnits(record, units, from, to))
    if (isDone(units[i]) || TOLD_BY_NOUNS.has(property)) ties.add(i)
  const companions = companionUnits(subject, record, cues, reading)
  // `பாரதியாரைத் தம் குருவாக ஏற்றவர் பாரதிதாசன்`: what another record tells.
  if (companions.has(answer.from) && !record.accepted.has(answer.name)) return undefined
  const same = reading.mentions.filter(
    (one) => one !== subject && one !== answer && tellsTheSame(one.name, record, reading),
  )
  const titles = [...candidates.filter((one) => isTitleOf(one, answer, units)), ...same]
  const rest: number[] = []
  const around = new Set<number>()
  for (const { from: start, to: end } of titles) for (let i = start; i < end; i++) around.add(i)
  for (let i = from; i < to; i++) {
    if ([subject, answer, ...titles].some((one) => i >= one.from && i < one.to) || ties.has(i)) continue
    if (companions.has(i)) {
      around.add(i)
      continue
    }
    const stands =
      reading.index.tells(property, units[i]?.bare ?? '') || isWordOfAnswer(units[i]?.bare ?? '', record)
    const isRival = candidates.some((other) => i >= other.from && i < other.to)
    const says = stands || saysWhatItIs(i, answer, value.kind, units)
    if (!isRival && (tiesTogether(units[i], reading.index) || says)) addWord(ties, i, units)
    else if (isOuterPlace(i, reading, answer, record)) around.add(i)
    else rest.push(i)
  }
  if (rest.length === 0) return { answer, ties, asides: around }
  const conflicts = !record.accepted.has(answer.name) && !record.around.has(answer.name)
  const asides = asidesIn({ record, subject, value: answer, relation: cues, conflicts }, reading)
  const isDated = (i: number) =>
    [...reading.dates, ...reading.centuries].some((date) => i >= date.from && i < date.to)
  const predicate = predicateFrom(reading, ties)
  const isAccounted = (i: number) =>
    asides.has(i) || isDated(i) || i >= predicate || isAttribute(i, answer, cues, reading)
  const beyond = rest.filter((i) => !isAccounted(i))
  const isAsked = said !== undefined && [...said].some((at) => at < answer.from || at >= answer.to)
  const isBeside = conflicts
    ? beyond.length === 0 ||
      (isAsked && leavesItWrong(beyond, { subject, answer, record, relation: cues }, reading))
    : beyond.every((i) => isAsked && leavesItTrue(i, record, reading))
  if (!isBeside) return undefined
  return { answer, ties, asides: new Set([...asides, ...around, ...rest]) }
}

/** `பெண் கியூலெக்ஸ் கொசு` beside what is called பெண் அனோபிலிஸ், too. */
const isWordOfAnswer = (word: string, { accepted }: IndexedRecord) =>
  word.length > 2 && [...accepted].some((name) => name.startsWith(`${word} `))

/** `ஜான் மில்டனின் துயர நாடகம்`, `கர்நாடகத்தின் அறுவடைத் திருநாள்`: between the owner and the noun that says what it is. */
const isAttribute = (
  at: number,
  answer: Mention,
  cues: ReadonlySet<number>,
  { clause: { units }, mentions }: Reading,
) =>
  answer.case === 'genitive' &&
  at >= answer.to &&
  at < answer.to + 2 &&
  [at + 1, at + 2].some((next) => cues.has(next)) &&
  units[at]?.kind === 'word' &&
  /[க-ஹ]$|[கசதப]்$/u.test(units[at]?.text ?? '') &&
  !mentions.some((one) => at >= one.from && at < one.to)

/** Properties of which an answer that agrees is right whatever else the clause tells. */
const RIGHT_ANYWAY: ReadonlySet<FactProperty> = new Set([
  ...([
    'author',
    'birthplace',
    'capital',
    'currency',
    'discoverer',
    'dynasty',
    'founder',
    'inventor',
  ] as const),
  ...(['located-in', 'nationality', 'official-language', 'real-name'] as const),
])

/**
 * Whether a word that is not accounted for leaves a statement that agrees with a record what it is: no other answer, no figure, no
 * verb that ends another statement, and nothing that is only about the subject.
 */
function leavesItTrue(at: number, { record: { property, value } }: IndexedRecord, reading: Reading): boolean {
  const { clause, mentions, index } = reading
  const unit = clause.units[at]
  if (!RIGHT_ANYWAY.has(property) || value.type !== 'name' || unit?.kind !== 'word') return false
  if (isAboutIt(unit) || ordinalOf(unit.bare) !== undefined || has(unit, 'finite')) return false
  const name = mentions.find(({ from, to }) => at >= from && at < to)
  return (
    name === undefined || !(index.isOfKind(name.name, value.kind) || index.recordsAbout(name.name).length > 0)
  )
}

/** `பானிபட் போரில் இப்ராகிம் லோடியை வென்றவர்`: two names of which the base knows the same answer to the same question. */
const tellsTheSame = (name: string, { record, accepted }: IndexedRecord, { index }: Reading) =>
  record.property === 'ruler' &&
  index
    .recordsAbout(name)
    .some(
      (other) =>
        other.record !== record &&
        other.record.property === record.property &&
        other.record.cues[0]?.[0] === record.cues[0]?.[0] &&
        [...other.accepted].some((one) => accepted.has(one)),
    )

/** `புலிக்கொடி`, `ஜவ்வாது மலை`: the answer's own name says what the record asks for. */
function cueInAnswer(
  { name }: Mention,
  { record: { cues } }: IndexedRecord,
): ReadonlySet<number> | undefined {
  const [group, another] = cues
  if (group === undefined || another !== undefined) return undefined
  const last = name.slice(name.lastIndexOf(' ') + 1)
  const isSaid = (cue: string) =>
    name.includes(' ') ? last.length > 2 && cue.startsWith(last) : last !== cue && last.endsWith(cue)
  return group.some(isSaid) ? new Set() : undefined
}

/** `சுரக்கும் உறுப்பு கணையம்`, `கால்வாய் சூயஸ் கால்வாய்`, `பேகன் என்னும் வள்ளல்`: the noun beside the answer that says what it is. */
function saysWhatItIs(at: number, answer: Mention, kind: NameKind, units: readonly Unit[]): boolean {
  const analyses = units[at]?.word?.analyses ?? []
  const after = at > answer.to && CALLING.test(units[at - 1]?.bare ?? '') && at === answer.to + 1
  // `உறுப்பாக இதயம்`, `ஐதரசன் வாயு`.
  const isCalled = at < answer.from && /ாக$/u.test(units[at]?.bare ?? '')
  if (isCalled)
    return analyses.some(({ lemma, features }) => features.includes('adverbial') && saysKind(lemma, kind))
  if (at === answer.to && answer.case === 'nominative')
    return analyses.some(({ lemma, features }) => features.includes('nominative') && saysKind(lemma, kind))
  // `கைப்பற்றிய ஐரோப்பியர்கள் போர்த்துக்கேயர் ஆவர்`.
  if (at === answer.from - 1 && PEOPLES.has(kind) && /(?:ர்கள்|யர்|வர்)$/u.test(units[at]?.text ?? ''))
    return true
  if (at !== answer.from - 1 && !after) return false
  return analyses.some(
    ({ lemma, features }) =>
      features.includes('nominative') &&
      (saysKind(lemma, kind) ||
        (!after && answer.name.endsWith(` ${lemma}`)) ||
        (kind === 'person' && PERSONS.some((one) => features.includes(one)))),
  )
}

/** Kinds of the names of peoples. */
const PEOPLES: ReadonlySet<NameKind> = new Set(['dynasty', 'title'])

const CALLING = /^(?:என்னும்|என்ற|எனும்|ஆகிய)$/u

const PERSONS = ['person', 'male', 'female'] as const

/**
 * `அக்பரால் கட்டப்பட்ட நினைவுச்சின்னம்`, `மதுரை மாவட்டத்தில் அமைந்த அழகிய ஊராகும்`: where what the subject is begins, in the noun
 * that the relation's participle tells of.
 */
function predicateFrom(
  { clause: { units, from, to }, mentions }: Reading,
  ties: ReadonlySet<number>,
): number {
  let last = to - 1
  while (units[last]?.kind === 'punctuation' || COPULA.test(units[last]?.bare ?? '')) last--
  let start = last + 1
  while (start > Math.max(from, last - 2) && isNominal(start - 1)) start--
  const isTold = ties.has(start - 1) && /(?:ட்ட|ற்ற|ந்த|த்த|ிய|ன்ற|ள்ள|ும்)$/u.test(units[start - 1]?.bare ?? '')
  return start <= last && isTold ? start : to

  function isNominal(at: number): boolean {
    const unit = units[at]
    const isNamed = mentions.some((one) => at >= one.from && at < one.to && one.case !== 'oblique')
    if (unit?.kind !== 'word' || isNamed) return false
    if (at < last) return /[க-ஹ]$|ப்$|க்$|ச்$|த்$/u.test(unit.text) && !isRelative(unit)
    return (
      unit.word?.analyses.length === 0 || has(unit, 'nominative') || /[\u0B80-\u0BFF]ாகும்$/u.test(unit.bare)
    )
  }
}

/** `பிறந்த செப்டம்பர் 5 ஆம் நாள் சென்னையில் கொண்டாடப்படுகிறது`: where the day is kept. */
export const isDayOfBirth = (
  cues: ReadonlySet<number>,
  answer: Mention,
  { clause: { units }, dates }: Reading,
) =>
  [...cues].some(
    (at) =>
      at < answer.from &&
      units[at]?.bare === 'பிறந்த' &&
      (dates.some(({ from }) => from === at + 1) || /^(?:நாள|தினம|தினத)/u.test(units[at + 1]?.bare ?? '')),
  )

/** A mark between words ties nothing: the badge does not reach for it. */
export function addWord(ties: Set<number>, at: number, units: readonly Unit[]): void {
  if (units[at]?.kind !== 'punctuation') ties.add(at)
}

/** Whether a word only ties together what others say. */
export const tiesTogether = (unit: Unit | undefined, index: FactIndex) =>
  saysNothing(unit) || (unit !== undefined && unit.kind !== 'number' && index.ties(unit.bare))

/** `குஜராத்தில் உள்ள அகமதாபாத்தில்`, `குஜராத்தின் சூரத்தில்`, `சேலம் மாவட்டத்தில் சேர்வராயன் மலையில்`: a place in or around the answer. */
function isOuterPlace(
  at: number,
  { mentions, clause: { units }, index }: Reading,
  answer: Mention,
  { accepted }: IndexedRecord,
): boolean {
  const place = mentions.find(({ from, to }) => at >= from && at < to)
  if (place === undefined) return false
  const [first, second] = place.from < answer.from ? [place, answer] : [answer, place]
  if (first.to === second.from && second.case === 'locative')
    return first.case === 'locative' || (first === place && first.case === 'genitive')
  // `தஞ்சாவூரின் திருவையாறு`, where the record agrees.
  if (first === place && first.to === second.from && accepted.has(second.name))
    return (first.case === 'genitive' || first.case === 'oblique') && mayLieIn(second.name, first.name, index)
  return (
    first === place &&
    first.case === 'locative' &&
    /^(?:உள்ள|இருக்கும்|அமைந்துள்ள)$/u.test(units[first.to]?.bare ?? '')
  )
}

/** Whether no record tells that a place lies in another one of that kind. */
function mayLieIn(inner: string, outer: string, index: FactIndex): boolean {
  const places = index
    .recordsAbout(inner)
    .filter(
      ({ record: { property, value } }) =>
        property === 'located-in' && value.type === 'name' && index.isOfKind(outer, value.kind),
    )
  return isPlace(outer, index) && (places.length === 0 || places.some((one) => one.accepted.has(outer)))
}
