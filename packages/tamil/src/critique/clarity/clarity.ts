import type { Engine } from '../../engine.ts'
import type { Profile } from '../../rules/rule.ts'
import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { dateStyleFindings } from './date-styles.ts'
import { loanWordFindings } from './loan-words.ts'
import { mixedScriptFindings } from './mixed-script.ts'
import { referenceFindings } from './reference.ts'
import { schoolFindings } from './school.ts'
import { sentenceFindings } from './sentences.ts'
import { spokenFindings } from './spoken.ts'

/** Reviews how clearly an essay says what it says. Words in quotation marks are left alone. */
export function clarityFindings(
  essay: Essay,
  engine: Pick<Engine, 'analyse' | 'proofread'>,
  profile: Profile = 'general',
): CritiqueFinding[] {
  const spoken = spokenFindings(essay, engine.analyse)
  const covered = (finding: CritiqueFinding) =>
    spoken.some(
      (other) => other.start <= finding.start && finding.end <= other.end && other.end - other.start < 60,
    )
  const loans = loanWordFindings(essay)
  const school =
    profile === 'school'
      ? schoolFindings(essay, engine).filter((one) => !loans.some((loan) => loan.start === one.start))
      : []
  return [
    ...sentenceFindings(essay),
    ...referenceFindings(essay),
    ...dateStyleFindings(essay),
    ...spoken,
    ...[...loans, ...mixedScriptFindings(essay), ...school].filter((finding) => !covered(finding)),
  ]
}
