import type { Essay } from './essay.ts'
import type { CritiqueFinding } from './feedback-item.ts'
import { balanceFindings } from './structure-balance.ts'
import { flowFindings } from './structure-flow.ts'
import { partsFindings } from './structure-parts.ts'
import { repetitionFindings } from './structure-repetition.ts'
import { topicFindings } from './structure-topic.ts'

/** Reviews how an essay is built: its parts, their balance, repetition, order and topic. */
export function structureFindings(essay: Essay): CritiqueFinding[] {
  const repeated = repetitionFindings(essay)
  const covered = (finding: CritiqueFinding) =>
    repeated.some((other) => other.start < finding.end && finding.start < other.end)
  return [
    ...partsFindings(essay),
    ...balanceFindings(essay).filter((finding) => !covered(finding)),
    ...repeated,
    ...flowFindings(essay),
    ...topicFindings(essay),
  ]
}
