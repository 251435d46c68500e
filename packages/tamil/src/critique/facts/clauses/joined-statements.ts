import type { Unit } from '../names/sentence-units.ts'
import type { Clause } from '../records/clause.ts'
import { takesForTrue } from './clause-frames.ts'
import { clausesOf, QUESTION_WORDS } from './clauses.ts'

/** A clause of a sentence, and what it is to the one beside it. */
export interface JoinedClause extends Clause {
  /** Said only to set the next one beside it: `… ரஷ்யா என்றால், …`. It may be confirmed, and nothing is held against it. */
  readonly isPremise?: true
  /** Stated where the premise before it is true; otherwise it may be a supposition. */
  readonly isBesidePremise?: true
}

/**
 * The clauses of a sentence. Statements that a frame joins are clauses of their own: `… கம்பர் என்பதும், … இளங்கோ என்பதும் செய்தி`;
 * so are two that `என்றால்` sets beside each other: `மிகப் பெரிய நாடு ரஷ்யா என்றால், மிகச் சிறியது வத்திக்கான்`. Linear in the units.
 */
export const joinedClausesOf = (units: readonly Unit[]): JoinedClause[] =>
  clausesOf(units).flatMap((clause) => inContrast(clause) ?? inFrame(clause) ?? [clause])

/** Each `…` of `… என்பதும், … என்பதும் அனைவரும் அறிந்ததே`, where the frame takes all of them for true. */
function inFrame(clause: Clause): JoinedClause[] | undefined {
  const { units, from } = clause
  let to = clause.to
  while (to > from && units[to - 1]?.kind === 'punctuation') to--
  const marks: number[] = []
  for (let i = from; i < to; i++) if (CONTENT.test(units[i]?.bare ?? '')) marks.push(i)
  const last = marks.at(-1)
  if (last === undefined || marks.length < 2 || last === to - 1) return undefined
  if (!takesForTrue(units, last, to)) return undefined
  let begin = from
  return marks.map((mark) => {
    const part = { ...clause, from: begin, to: mark }
    begin = units[mark + 1]?.text === ',' ? mark + 2 : mark + 1
    return part
  })
}
const CONTENT = /^(?:என்பதும்|என்பதையும்|என்பதனையும்)$/u

/** Units before `என்றால்`: less is a name of which something is asked or supposed. */
const SHORTEST_PREMISE = 3

/** `A என்றால், B`, `A என்பது போல, B`: two statements side by side. */
function inContrast(clause: Clause): JoinedClause[] | undefined {
  const { units, from, to } = clause
  for (let i = from + SHORTEST_PREMISE; i + 2 < to; i++) {
    if (units[i + 1]?.text !== ',') continue
    const isLike = LIKE.test(units[i]?.bare ?? '') && units[i - 1]?.bare === 'என்பது'
    if (units[i]?.bare !== 'என்றால்' && !isLike) continue
    const end = isLike ? i - 1 : i
    if (units.slice(from, end).some(({ bare }) => QUESTION_WORDS.test(bare))) return undefined
    const beside = { ...clause, from: i + 2 }
    return [
      { ...clause, to: end, isPremise: true },
      ...(inFrame(beside) ?? [beside]).map((one) => ({ ...one, isBesidePremise: true as const })),
    ]
  }
  return undefined
}
const LIKE = /^(?:போல|போலவே|போன்றே)$/u
