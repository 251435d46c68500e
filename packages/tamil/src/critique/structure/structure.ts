import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { balanceFindings } from './balance.ts'
import { flowFindings } from './flow.ts'
import { partsFindings } from './parts.ts'
import { repetitionFindings } from './repetition.ts'
import { topicFindings } from './topic.ts'

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
