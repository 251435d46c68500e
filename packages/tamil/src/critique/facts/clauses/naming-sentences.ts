import type { Mention } from '../names/name-index.ts'
import { HONORIFICS } from '../names/name-phrases.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { Reading } from '../records/claim.ts'
import type { Clause } from '../records/clause.ts'
import { has } from './clause-words.ts'
import { QUESTION_WORDS } from './clauses.ts'

/** A statement that two clauses make together. */
export interface CompletedClause {
  readonly clause: Clause
  readonly mentions: readonly Mention[]
  /** For each unit its place in the later clause; what stands in the earlier one has none. */
  readonly places: readonly number[]
}

/** The place of a unit of the earlier clause. */
export const ELSEWHERE = -2

/**
 * What a clause says together with the one before, which it only completes:
 * - the answer to a question: `கடலூர் எந்தக் கடலின் கரையில் உள்ளது? வங்கக் கடலின் கரையில்.`: `கடலூர் வங்கக் கடலின் கரையில் உள்ளது`;
 * - the name of what was described: `மிகப் பெரிய கோள் இதுவே. இதன் பெயர் சனி`: `மிகப் பெரிய கோள் சனி`;
 * - the date of what was told: `சிப்பாய்கள் கிளர்ந்தெழுந்தனர்; அந்த ஆண்டு 1806`.
 */
export function completedClause(before: Reading | undefined, after: Reading): CompletedClause | undefined {
  if (before === undefined || !after.isStatement) return undefined
  if (before.clause.inQuestion) return answered(before, after)
  return before.isStatement ? (named(before, after) ?? dated(before, after)) : undefined
}

/** Units of an answer at most. */
const LONGEST_ANSWER = 10

function answered(question: Reading, answer: Reading): CompletedClause | undefined {
  const { units, from, to } = question.clause
  let end = to
  while (
    end > from &&
    (units[end - 1]?.kind === 'punctuation' || DO_YOU_KNOW.test(units[end - 1]?.bare ?? ''))
  )
    end--
  const asks = units.findIndex((unit, i) => i >= from && i < end && QUESTION_WORDS.test(unit.bare))
  const said = stripped(answer.clause)
  if (asks === -1 || WHY.test(units[asks]?.bare ?? '') || said.to - said.from > LONGEST_ANSWER)
    return undefined
  if (said.from >= said.to) return undefined
  if (isOfItsOwn(answer.clause.units[said.from], units[asks])) return undefined
  const last = answer.clause.units[said.to - 1]
  const isWhole = last !== undefined && (has(last, 'finite') || has(last, 'participial-noun'))
  const asked = units[asks + 1]
  const repeats =
    asked !== undefined &&
    answer.clause.units.slice(said.from, said.to).some(({ bare }) => bare === asked.bare)
  const rest = isWhole ? end : CHOOSES.test(units[asks]?.bare ?? '') && repeats ? asks + 2 : asks + 1
  return joined(answer, [question, from, asks], [answer, said.from, said.to], [question, rest, end])
}

/** `ஒரு வாரத்தில் எத்தனை நாட்கள்? ஆண்டில் 365 நாட்கள்.`: the answer says of what it speaks, which is not what was asked for. */
const isOfItsOwn = (first: Unit | undefined, asks: Unit | undefined) =>
  first !== undefined &&
  !HONORIFICS.has(first.bare) &&
  (has(first, 'locative') || has(first, 'genitive')) &&
  !IN_A_CASE.test(asks?.bare ?? '')
const IN_A_CASE = /^(?:எந்த|எங்கு|எங்கே|யாருடைய|எதன்|எதில்|எத்தகைய|என்ன)$/u

const DO_YOU_KNOW =
  /^(?:என்றால்|கேட்டால்|பார்த்தால்|வினவினால்|கேள்விக்கு|வினாவுக்கு|வினாவிற்கு|கேள்விக்கான|வினாவுக்கான|வினாவிற்கான|தெரியுமா|என்று|என|என்ற|என்னும்|எனும்|உங்களுக்கு|அறிவீர்களா|சொல்லுங்கள்|கூறுங்கள்)$/u
/** What is asked for by a noun after the word that asks: `எந்த மாவட்டத்தில்`. */
const CHOOSES = /^(?:எந்த|எத்தனை|எவ்வளவு|என்ன)$/u
const WHY = /^(?:ஏன்|எப்படி|எவ்வாறு)$/u

const OWNER = /^(?:அவர்|அவரது|அவருடைய|அவரின்|அவன்|அவள்|இவர்|இவரது|இவருடைய|இவரின்|அதன்|இதன்|அதனுடைய|இதனுடைய)$/u

/** The name in `அவர் பெயர் ஏடா லவ்லேஸ் ஆகும்`, and nothing else in it. */
function named(before: Reading, after: Reading): CompletedClause | undefined {
  const { clause, mentions } = after
  const { units, from, to } = clause
  if (!OWNER.test(units[from]?.bare ?? '') || units[from + 1]?.bare !== 'பெயர்') return undefined
  const [name, another] = mentions.filter((mention) => mention.from >= from + 2)
  if (name === undefined || another !== undefined || name.from !== from + 2) return undefined
  if (name.case !== 'nominative' || !units.slice(name.to, to).every(isLeftOut)) return undefined
  const given = [after, name.from, name.to] as const
  const { units: told, from: start } = before.clause
  let end = before.clause.to
  while (end > start && isLeftOut(told[end - 1])) end--
  const last = told[end - 1]
  if (last === undefined || end === start) return undefined
  return has(last, 'finite')
    ? joined(after, given, [before, start, end])
    : joined(after, [before, start, end], given)
}

/** The date in `அந்த ஆண்டு 1799`, and nothing else in it. */
function dated(before: Reading, after: Reading): CompletedClause | undefined {
  const { clause, dates, mentions } = after
  const [date, another] = dates
  if (date === undefined || another !== undefined || before.dates.length > 0) return undefined
  const isOnlyDate = clause.units
    .slice(clause.from, clause.to)
    .every(
      (unit, i) =>
        (i + clause.from >= date.from && i + clause.from < date.to) ||
        isLeftOut(unit) ||
        THEN.test(unit.bare),
    )
  const isPointing = THAT_DAY.test(clause.units[clause.from]?.bare ?? '')
  if (
    !isOnlyDate ||
    !isPointing ||
    mentions.some(({ name }) => after.index.recordsAbout(name).length > 0 && !THEN.test(name))
  )
    return undefined
  const isCalled = /^(?:ஆண்டு|நாள்|தேதி)$/u.test(clause.units[date.from - 1]?.bare ?? '')
  return joined(
    after,
    [after, isCalled ? date.from - 1 : date.from, date.to],
    [before, before.clause.from, before.clause.to],
  )
}

const THAT_DAY = /^(?:[அஇ]ந்த|[அஇ]வ்வாண்டு|[அஇ]ந்நாள்|[அஇ]து|[அஇ]ந்நிகழ்ச்சி|[அஇ]த்தேதி)$/u
const THEN =
  /^(?:[அஇ]ந்த|[அஇ]வ்வாண்டு|[அஇ]ந்நாள்|ஆண்டு|நாள்|தேதி|நடந்தது|நடந்த|நடைபெற்ற|நடைபெற்றது|நிகழ்ந்தது|நிகழ்ந்த|அன்று|இல்|ல்|ஆம்|ஆவது)$/u

type Stretch = readonly [reading: Reading, from: number, to: number]

/** A clause out of stretches of two; the places are those of the later one. */
function joined(later: Reading, ...stretches: readonly Stretch[]): CompletedClause {
  const units: Unit[] = []
  const mentions: Mention[] = []
  const places: number[] = []
  for (const [reading, from, to] of stretches) {
    const shift = units.length - from
    for (const mention of reading.mentions)
      if (mention.from >= from && mention.to <= to)
        mentions.push({ ...mention, from: mention.from + shift, to: mention.to + shift })
    for (let i = from; i < to; i++) {
      const unit = reading.clause.units[i]
      if (unit === undefined) continue
      units.push(unit)
      places.push(reading === later ? i : ELSEWHERE)
    }
  }
  return { clause: { units, from: 0, to: units.length, inQuestion: false }, mentions, places }
}

/** A clause without the pronoun and the marks around what it says. */
function stripped({ units, from, to }: Clause): { readonly from: number; readonly to: number } {
  let start = from
  while (start < to && (isLeftOut(units[start]) || YES.test(units[start]?.bare ?? ''))) start++
  let end = to
  while (end > start && isLeftOut(units[end - 1])) end--
  return { from: start, to: Math.max(start, beforeSaying(units, start, end)) }
}

/** Where what only points and names ends around what a claim stands on: `அவர்தான் நம் நேரு`. */
export function withPointing(
  { from, to }: { readonly from: number; readonly to: number },
  { units, from: first, to: end }: Clause,
): { readonly from: number; readonly to: number } {
  const points = (at: number) =>
    isLeftOut(units[at]) || POINTS.test(units[at]?.bare ?? '') || HONORIFICS.has(units[at]?.bare ?? '')
  let start = from
  while (start > first && points(start - 1)) start--
  while (start < from && units[start]?.kind === 'punctuation') start++
  let last = to
  while (last < end && points(last)) last++
  while (last > to && units[last - 1]?.kind === 'punctuation') last--
  return { from: start, to: last }
}

const POINTS = /^(?:[அஇ]வர்|[அஇ]வரது|[அஇ]வருடைய|[அஇ]வரின்|[அஇ]வன்|[அஇ]வள்|[அஇ]தன்|[அஇ]தனுடைய|பெயர்)$/u

/** Where an answer ends in front of who gives it, or of its being one: `1969 இல் என்று எவரும் சொல்வர்`, `நேரு என்பதே விடை`. */
function beforeSaying(units: readonly Unit[], from: number, end: number): number {
  const last = units[end - 1]?.bare ?? ''
  if (CALLS.test(last)) return end - 1
  const says = units.findLastIndex(({ bare }, i) => i > from && i < end - 1 && SAYING.test(bare))
  if (says === -1) return end
  return (/^என்ப/u.test(units[says]?.bare ?? '') ? IS_ANSWER : ANSWERS).test(last) ? says : end
}
const SAYING = /^(?:என்று|என|என்பது|என்பதே|என்பதுதான்)$/u
const CALLS = /^(?:என்பர்|என்பார்கள்|என்போம்|எனலாம்)$/u
const IS_ANSWER = /^(?:விடை|விடையாகும்|பதில்|பதிலாகும்|விடையே|பதிலே)$/u
const ANSWERS =
  /^(?:சொல்லலாம்|கூறலாம்|சொல்வேன்|கூறுவேன்|சொல்வோம்|கூறுவோம்|பதிலளிக்கலாம்|பதிலளிப்பேன்|சொல்லும்|சொல்வர்|சொல்வார்|சொல்வார்கள்|கூறும்|கூறுவர்|கூறுவார்|கூறுவார்கள்|பதிலளிப்பர்|பதிலளிப்பார்கள்|சொல்லிவிடலாம்|சொல்லிவிடும்|சொல்லிவிடுவார்கள்)$/u

const YES = /^(?:ஆம்|அவர்கள்|இவர்கள்|விடை|பதில்|அதற்கு)$/u

/** Punctuation, the copula, and the pronoun that the name stands for. */
const isLeftOut = (unit: Unit | undefined) =>
  unit?.kind === 'punctuation' ||
  /^(?:ஆகும்|ஆவார்|ஆவான்|ஆவாள்|ஆவர்|என்பதாகும்|[இஅ]து|[இஅ]துவே|[இஅ]வர்|[இஅ]வரே|[இஅ]துதான்|[இஅ]வர்தான்)$/u.test(
    unit?.bare ?? '',
  )
