import type { FactProperty, NameKind } from '../../../knowledge/facts/fact-record.ts'
import { saysNothing } from '../claims/claim-coverage.ts'
import { companionUnits } from '../claims/companions.ts'
import { asidesIn } from '../clauses/asides.ts'
import { isObjectOf, relationUnits, rolesFit } from '../clauses/clause-roles.ts'
import { has, isRelative } from '../clauses/clause-words.ts'
import { isVerb } from '../clauses/clauses.ts'
import { cueUnits } from '../clauses/cues.ts'
import { isOneOfIts } from '../clauses/governed-answers.ts'
import type { Mention } from '../names/name-index.ts'
import { COPULA, isTitleOf } from '../names/name-phrases.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { Reading } from '../records/claim.ts'
import type { FactIndex, IndexedRecord } from '../records/fact-index.ts'
import { leavesItTrue, unitsAsked } from './beside-agreement.ts'
import { leavesItWrong } from './beside-contradiction.ts'
import { isAuxiliary, isLightVerb } from './helping-words.ts'
import { isOfNoun, namesOfRelation, saysWhatItIs } from './noun-beside-answer.ts'
import { isOuterPlace } from './outer-place.ts'
import { isAmongKind, isNamer } from './words-beside.ts'

/** Properties whose wordings are nouns that say the same: `ஒலிக்கும் கால அளவு`. */
const TOLD_BY_NOUNS: ReadonlySet<FactProperty> = new Set(['symbol', 'located-in'])

/** `துளுவ மரபைச் சேர்ந்தவர்`: what is done, or who does it. */
const isDone = (unit: Unit | undefined) =>
  unit !== undefined && (isVerb(unit) || has(unit, 'participial-noun'))

/** The clause with one of its names as the answer; undefined when it then says something that is not accounted for. */
export function answeredBy(
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
  const cues = said ?? cueInAnswer(answer, record) ?? relationUnits(record, reading, answer, subject)
  if (answer.withUm || cues === undefined) return undefined
  if (!isObjectOf(cues, answer, record) && !rolesFit(subject, answer, cues, record, reading)) return undefined
  if (property === 'birthplace' && isDayOfBirth(cues, answer, reading)) return undefined
  const ties = new Set(cues)
  for (const i of cueUnits(record, units, from, to))
    if (isDone(units[i]) || TOLD_BY_NOUNS.has(property)) ties.add(i)
  const companions = companionUnits(subject, record, cues, reading)
  // `பாரதியாரைத் தம் குருவாக ஏற்றவர் பாரதிதாசன்`: what another record tells.
  if (companions.has(answer.from) && !record.accepted.has(answer.name)) return undefined
  const titles = titlesBeside(answer, candidates, subject, record, reading)
  const rest: number[] = []
  const around = new Set<number>()
  for (const { from: start, to: end } of [...titles, ...namesOfRelation(cues, subject, answer, reading)])
    for (let i = start; i < end; i++) around.add(i)
  for (let i = from; i < to; i++) {
    if ([subject, answer, ...titles].some((one) => i >= one.from && i < one.to) || ties.has(i)) continue
    if (companions.has(i) || reading.accounted?.has(i)) {
      around.add(i)
      continue
    }
    const isRival = candidates.some((other) => i >= other.from && i < other.to)
    if (!isRival && saysRelation(i, answer, cues, ties, subject, record, reading)) addWord(ties, i, units)
    else if (isOuterPlace(i, reading, answer, record) || isInBody(i, value.kind, reading)) around.add(i)
    else if (!isRival && isOfNoun(i, answer, value.kind, units)) around.add(i)
    else if (!isRival && isNamer(i, answer, reading)) around.add(i)
    else rest.push(i)
  }
  if (rest.length === 0) return { answer, ties, asides: around }
  const conflicts = !record.accepted.has(answer.name) && !record.around.has(answer.name)
  const asides = asidesIn({ record, subject, value: answer, relation: cues, conflicts }, reading)
  const predicate = predicateFrom(reading, ties)
  const isAccounted = (i: number) =>
    asides.has(i) || isDated(i, reading) || i >= predicate || isAttribute(i, answer, cues, reading)
  const beyond = rest.filter((i) => !isAccounted(i))
  const asked = unitsAsked(said, cues, answer, record, reading)
  const isBeside = conflicts
    ? beyond.length === 0 ||
      (asked !== undefined &&
        leavesItWrong(beyond, { subject, answer, record, relation: asked, ties }, reading))
    : beyond.every((i) => asked !== undefined && leavesItTrue(i, record, reading))
  if (!isBeside) return undefined
  return { answer, ties, asides: new Set([...asides, ...around, ...rest]) }
}

const isDated = (at: number, { dates, centuries }: Reading) =>
  [...dates, ...centuries].some(({ from, to }) => at >= from && at < to)

/** Whether a word is one of the relation's, ties it to its names, or says what the answer is or among which things. */
function saysRelation(
  at: number,
  answer: Mention,
  cues: ReadonlySet<number>,
  ties: ReadonlySet<number>,
  subject: Mention,
  record: IndexedRecord,
  { clause, index }: Reading,
): boolean {
  const { units } = clause
  const { property, value } = record.record
  const word = units[at]?.bare ?? ''
  if (value.type !== 'name') return false
  if (index.tells(property, word) || isWordOfAnswer(word, record)) return true
  if (isLightVerb(at, cues, units) || isAuxiliary(at, cues, units) || tiesTogether(units[at], index))
    return true
  if (ONE_OF_ITS.has(property) && isOneOfIts(answer, units) && (at === answer.to || at === answer.to + 1))
    return true
  const isBefore = (before: number) => ties.has(before) || before === subject.to - 1
  if (property === 'superlative' && isAmongKind(at, value.kind, cues, clause, isBefore)) return true
  return saysWhatItIs(at, answer, value.kind, units)
}

const ONE_OF_ITS: ReadonlySet<FactProperty> = new Set(['continent', 'located-in'])

/** The titles of the answer, and the names of which the base knows the same answer. */
const titlesBeside = (
  answer: Mention,
  candidates: readonly Mention[],
  subject: Mention,
  record: IndexedRecord,
  reading: Reading,
): readonly Mention[] => [
  ...candidates.filter((one) => isTitleOf(one, answer, reading.clause.units)),
  ...reading.mentions.filter(
    (one) => one !== subject && one !== answer && tellsTheSame(one.name, record, reading),
  ),
]

/** `மனித உடலில்`, `உடல் முழுவதும்`: where all organs are. */
const isInBody = (at: number, kind: NameKind, { mentions }: Reading) =>
  (kind === 'organ' || kind === 'bone') &&
  mentions.some(
    ({ name, case: how, from, to }) => at >= from && at < to && how === 'locative' && BODY.test(name),
  )
const BODY = /^(?:நம் |நமது |மனித |மனிதனின் )?உடல்$/u

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
  /[க-ஹ]$|[கசதப]்$|^செவ்வியல்$/u.test(units[at]?.text ?? '') &&
  !mentions.some((one) => at >= one.from && at < one.to)

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
    if (at < last)
      return (
        (/[க-ஹ]$|ப்$|க்$|ச்$|த்$|(?:பெரும்|அரும்|மிகு|மிக்க|சூழ்|நிறை)$/u.test(unit.text) ||
          has(unit, 'nominative') ||
          unit.word?.isA('adjective') === true) &&
        !isRelative(unit)
      )
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
