import type { Sentence } from '../../../../text/sentence.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { isAsserted, isAssertedApartFrom, isCorrection } from '../reading/assertion.ts'
import { ageDifferences, agesLater } from './age-differences.ts'
import { anniversaries } from './anniversaries.ts'
import { clockSpans } from './clock-spans.ts'
import { complements } from './complements.ts'
import { daySpans } from './day-spans.ts'
import { changes, comparisons, margins } from './differences.ts'
import { fractions, multiples } from './fractions.ts'
import { numbersIn } from './measured.ts'
import { percents } from './percents.ts'
import { products, quotients } from './products.ts'
import { rates } from './rates.ts'
import { isBeside, misreckoned, type Reckoner } from './reckoning.ts'
import { remainders } from './remainders.ts'
import { equivalents, shares } from './shares.ts'
import { spans } from './spans.ts'
import { totals, ways } from './totals.ts'

const RECKONERS: readonly Reckoner[] = [
  totals,
  ways,
  products,
  quotients,
  rates,
  shares,
  equivalents,
  percents,
  remainders,
  spans,
  anniversaries,
  ageDifferences,
  agesLater,
  fractions,
  multiples,
  changes,
  margins,
  clockSpans,
  daySpans,
  complements,
]

/**
 * Finds numbers that the text itself reckons wrongly: a total beside its parts, a product, a share in percent, what is left,
 * the years between two. Only what the sentence says, or the two before it in its paragraph.
 */
export function sums(sentences: readonly Sentence[]): CritiqueFinding[] {
  return sentences.flatMap((sentence, at) => {
    const reckoners = reckonersOf(sentence)
    if (reckoners.length === 0) return []
    const here = numbersIn(sentence)
    if (here.amounts.length + here.years.length === 0) return []
    const before = beside(sentences[at - 1], sentence)
    const earlier = before && beside(sentences[at - 2], before.sentence)
    for (const reckon of reckoners) {
      const found = reckon(here, before, earlier)
      if (found !== undefined) return [misreckoned(found)]
    }
    return []
  })
}

/** The numbers of the sentence before, where it is of the same paragraph and states something. */
const beside = (before: Sentence | undefined, sentence: Sentence) =>
  before !== undefined &&
  isBeside(before, sentence) &&
  (isAsserted(before) || (/வயத/u.test(before.text) && isCompared(before)))
    ? numbersIn(before)
    : undefined

const COMPARED = /^விட$|ைவிட$/u
/** `மற்ற பத்துப் பேர்`: what is left. */
const OTHERS = /^(?:மற்ற|பிற|கழித்தால்)$/u
/** `இரண்டையும் கூட்டினால்`. */
const ADDED = /^(?:கூட்டினால்|சேர்த்தால்)$/u
const SAID = /^என்று$/u
/** `85 சதவீதம் என்று குறிப்பேட்டில் எழுதினோம்`: the writer's own reckoning. */
const NOTED = / (?:எழுதி|குறித்|கணக்கிட்|பதிவு செய்)\S*(?:ேன்|ோம்)\.?\s*$/u

const isCompared = (sentence: Sentence) => isAssertedApartFrom(sentence, COMPARED)

/** What may be reckoned in a sentence: an age beside another's, and all else only where the writer states it. */
function reckonersOf(sentence: Sentence): readonly Reckoner[] {
  if (isAsserted(sentence)) return RECKONERS
  if (isCompared(sentence)) return [ageDifferences, comparisons]
  if (isAssertedApartFrom(sentence, OTHERS)) return [remainders]
  if (isAssertedApartFrom(sentence, ADDED)) return [totals]
  const isNoted = NOTED.test(sentence.text) && !isCorrection(sentence)
  return isNoted && isAssertedApartFrom(sentence, SAID) ? RECKONERS : []
}
