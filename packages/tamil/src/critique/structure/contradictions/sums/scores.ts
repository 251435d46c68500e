import type { Unit } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'
import type { Measured, Numbers } from './measured.ts'
import { amountsOf, inDigits, isPlain, type Reckoner, stretchesOf } from './reckoning.ts'

const GOAL = /^கோல/u
const SCORE = /^(?:என்ற|என்னும்|எனும்|கோல்|கணக்கில)/u
const HALF = /பாதியில்$|ஆட்டத்தில்$/u
/** Units between a half of the match and its goals. */
const MAX_APART = 2
/** Goals that the text counts apart, or a match decided otherwise. */
const OTHERWISE = /கூடுதல் நேர|பெனால்டி|சமநிலை|இரண்டாவது ஆட்ட|முந்தைய|சென்ற முறை|கடந்த/u

/** A score that is not what the goals told before it make: `முதல் பாதியில் 2 கோல், இரண்டாம் பாதியில் 3 கோல் … 6-1 என்ற கணக்கில்`. */
export const scores: Reckoner = (here, before, earlier) => {
  const score = scoreIn(here)
  if (score === undefined || OTHERWISE.test(here.sentence.text)) return undefined
  const [high, low] = score
  for (const stretch of stretchesOf(here, before, earlier).slice(1).toReversed()) {
    const goals = amountsOf(stretch).filter(({ kind, noun }) => GOAL.test(kind ?? noun?.text ?? ''))
    const inHalves = goals.filter((goal) => isOfHalf(stretch, goal))
    if (!stretch.slice(0, -1).every((text) => isPlain(text) && !OTHERWISE.test(text.sentence.text)))
      return undefined
    const [one, other, ...more] = inHalves
    if (one === undefined || other === undefined || more.length > 0) continue
    const found = one.value + other.value
    if (high.value === found || low.value === found) continue
    return { in: here, said: high, sum: `${inDigits(one.value)} + ${inDigits(other.value)}`, found }
  }
  return undefined
}

const isOfHalf = (stretch: readonly Numbers[], goal: Measured) =>
  stretch.some(
    ({ units, amounts }) =>
      amounts.includes(goal) &&
      units.slice(Math.max(0, goal.from - MAX_APART), goal.from).some(({ bare }) => HALF.test(bare)),
  )

/** `6-1 என்ற கணக்கில்`: the higher number first. */
function scoreIn({ units }: Numbers): readonly [Measured, Measured] | undefined {
  const at = units.findIndex(({ text }, place) => /^[-–]$/u.test(text) && isScore(units, place))
  const [one, other] = [quantityAt(units, at - 1), quantityAt(units, at + 1)]
  if (at < 1 || one === undefined || other === undefined) return undefined
  const [first, second] = [measured(one.value, at - 1), measured(other.value, at + 1)]
  return first.value >= second.value ? [first, second] : [second, first]
}

const isScore = (units: readonly Unit[], at: number) =>
  units[at - 1]?.kind === 'number' &&
  units[at + 1]?.kind === 'number' &&
  SCORE.test(units[at + 2]?.bare ?? '') &&
  units.slice(at + 2, at + 5).some(({ bare }) => /^கணக்கில/u.test(bare))

const measured = (value: number, from: number): Measured => ({
  ...{ value, from, to: from + 1, kind: undefined, noun: undefined, isMeasure: false, isExact: true },
})
