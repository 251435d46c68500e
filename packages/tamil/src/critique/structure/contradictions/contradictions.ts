import type { Essay } from '../../essay.ts'
import type { CritiqueFinding } from '../../feedback-item.ts'
import { usedThoughAbsent } from './absence.ts'
import { recounted } from './counts.ts'
import { denied } from './denials.ts'
import { otherHours } from './hours-of-events.ts'
import { redated } from './once-only-events.ts'
import { reversedPositions } from './positions.ts'
import { quantifiedApart } from './quantifiers.ts'
import { recalledOtherwise } from './recalled-counts.ts'
import { otherTradesOfKin } from './trades-of-kin.ts'

/**
 * Finds where an essay takes back what it has said: the same words denied, another number of the same thing of the
 * same owner, another date of what happens once, another hour
 * of an event, another trade of one's kin, what is not there used, all and yet not some, a position reversed at
 * the end. What is quoted, asked, supposed or told of another time says nothing against what stands elsewhere.
 */
export function contradictionFindings(essay: Essay): CritiqueFinding[] {
  const sentences = essay.paragraphs
    .flatMap((paragraph) => paragraph.sentences)
    .filter((sentence) => sentence.words.length >= 3 && !essay.isQuoted(sentence.start, sentence.end))
  const seen = new Set<number>()
  return [
    ...denied(sentences),
    ...recounted(sentences),
    ...recalledOtherwise(sentences),
    ...redated(sentences),
    ...otherHours(sentences),
    ...otherTradesOfKin(sentences),
    ...usedThoughAbsent(sentences),
    ...quantifiedApart(sentences),
    ...reversedPositions(essay),
  ].filter(({ start }) => seen.size !== seen.add(start).size)
}
