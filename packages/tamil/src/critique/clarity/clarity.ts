import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { dateStyleFindings } from './date-styles.ts'
import { loanWordFindings } from './loan-words.ts'
import { mixedScriptFindings } from './mixed-script.ts'
import { referenceFindings } from './reference.ts'
import { sentenceFindings } from './sentences.ts'
import { spokenFindings } from './spoken.ts'

/** Reviews how clearly an essay says what it says. Words in quotation marks are left alone. */
export function clarityFindings(essay: Essay): CritiqueFinding[] {
  const spoken = spokenFindings(essay)
  const covered = (finding: CritiqueFinding) =>
    spoken.some(
      (other) => other.start <= finding.start && finding.end <= other.end && other.end - other.start < 60,
    )
  return [
    ...sentenceFindings(essay),
    ...referenceFindings(essay),
    ...dateStyleFindings(essay),
    ...spoken,
    ...[...loanWordFindings(essay), ...mixedScriptFindings(essay)].filter((finding) => !covered(finding)),
  ]
}
