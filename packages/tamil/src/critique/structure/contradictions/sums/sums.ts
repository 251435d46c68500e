import type { Sentence } from '../../../../text/sentence.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { isAsserted } from '../reading/assertion.ts'
import { numbersIn } from './measured.ts'
import { products } from './products.ts'
import { isBeside, misreckoned, type Reckoner } from './reckoning.ts'
import { remainders } from './remainders.ts'
import { equivalents, shares } from './shares.ts'
import { spans } from './spans.ts'
import { totals } from './totals.ts'

const RECKONERS: readonly Reckoner[] = [totals, products, shares, equivalents, remainders, spans]

/**
 * Finds numbers that the text itself reckons wrongly: a total beside its parts, a product, a share in percent, what is left,
 * the years between two. Only what the sentence says, or the one before it in its paragraph.
 */
export function sums(sentences: readonly Sentence[]): CritiqueFinding[] {
  return sentences.flatMap((sentence, at) => {
    if (!isAsserted(sentence)) return []
    const here = numbersIn(sentence)
    if (here.amounts.length === 0) return []
    const earlier = sentences[at - 1]
    const before =
      earlier !== undefined && isBeside(earlier, sentence) && isAsserted(earlier)
        ? numbersIn(earlier)
        : undefined
    for (const reckon of RECKONERS) {
      const found = reckon(here, before)
      if (found !== undefined) return [misreckoned(found)]
    }
    return []
  })
}
