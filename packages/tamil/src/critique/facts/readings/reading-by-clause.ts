import { isAdopted, isHeld } from '../clauses/answer-case.ts'
import { isObjectOf, saysAnswer } from '../clauses/clause-roles.ts'
import { isRelative } from '../clauses/clause-words.ts'
import { matchCues } from '../clauses/cues.ts'
import { isByEffort } from '../clauses/governed-answers.ts'
import { isOrIsSaidToBe } from '../clauses/said-kinds.ts'
import { isKindNoun } from '../names/kind-nouns.ts'
import type { Mention } from '../names/name-index.ts'
import { endsThere, type Placed } from '../names/name-phrases.ts'
import type { Unit } from '../names/sentence-units.ts'
import { isAccounted, type Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { MAKER_PROPERTIES } from '../records/property-groups.ts'
import { answeredBy } from './answered-clause.ts'
import { isAnotherHouse } from './answers-by-house.ts'

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
      !(said !== undefined && saysAnswer(said, mention, units)) &&
      !isAccounted(mention, reading) &&
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
  // `இரத்தத்தைச் சுத்திகரிக்கும் உறுப்பு`: what it is done to does not do it.
  const isDoneTo = property === 'symbol' && subject.case === 'accusative' && answer.case === 'nominative'
  const mayBeEither =
    !isQuoted &&
    !isDoneTo &&
    !isOfOwner(subject, answer, asked, record, units) &&
    answer.case !== 'locative' &&
    index.isOfKind(subject.name, value.kind) &&
    index.recordsAbout(answer.name).some((other) => other.record.property === property)
  const isTaken =
    isHeld(answer, units) ||
    units[answer.to]?.bare === 'பற்றி' ||
    EMBRACES.test(units[answer.to]?.bare ?? '') ||
    (answer.case === 'accusative' && isAdopted(units))
  // Many work for what is founded; what is built, and whoever is known to have made another thing, is told of one.
  const mayHelp =
    answer.case === 'genitive' &&
    isByEffort(answer, property, units) &&
    ![...MAKER_PROPERTIES].some((one) => index.answers(one, answer.name)) &&
    !units.slice(answer.to, to).some(({ bare }) => BUILT.test(bare))
  const isObject = said !== undefined && isObjectOf(said, answer, record) && !isWhatItIs(answer, units)
  const firm = !mayBeEither && !mayHelp && (isTaken || !isObject)
  return { value: answer, bounded: true, firm, ties, asides }
}

/**
 * `பிம்பிசாரனுக்கு மகனாகப் பிறந்தவர் அஜாதசத்ரு`, `ஹர்ஷர் புலிகேசியால் தோற்கடிக்கப்பட்டார்`: the case tells which of two has the other, or did it
 * to him.
 */
const isOfOwner = (
  subject: Mention,
  answer: Mention,
  asked: ReadonlySet<number> | undefined,
  { record: { property } }: IndexedRecord,
  units: readonly Unit[],
) =>
  (property === 'superlative' && subject.case === 'accusative') ||
  (subject.case === 'dative' && (answer.case === 'nominative' || answer.case === 'copula')) ||
  (subject.case === 'nominative' &&
    answer.case === 'instrumental' &&
    asked?.has(answer.to) === true &&
    /ப்(?:பட்ட|பெற்ற)/u.test(units[answer.to]?.bare ?? ''))

const BUILT = /^(?:கட்ட|எழுப்ப|நிர்மாணி)/u

/** `நிமோனியா என்பது நுரையீரலைத் தாக்கும் நோய்`: what is told of all such things says which one is meant. */
function isWhatItIs({ to }: Mention, units: readonly Unit[]): boolean {
  if (!isRelative(units[to])) return false
  const at = /^(?:ஒரு|ஓர்)$/u.test(units[to + 1]?.bare ?? '') ? to + 2 : to + 1
  const noun = units[at]?.word?.analyses.find(({ features }) => features.includes('nominative'))
  return noun !== undefined && isKindNoun(noun.lemma) && endsThere(units, at + 1, units.length)
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
  { from, to }: Mention,
  { record: { property } }: IndexedRecord,
  { mentions, clause: { units } }: Reading,
) =>
  (property === 'group' || /(?:களுள்|களில்|ருள்)$/u.test(units[from - 1]?.bare ?? '')) &&
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

/** `பௌத்தத்தைத் தழுவினார்`: of one faith one is at a time. */
const EMBRACES = /^தழுவி/u

const QUOTING = /^(?:என்று|என|என்னும்|எனும்|என்ற)$/u

/** Names of a kind in one clause from which no answer is picked any more. */
const MANY = 4
