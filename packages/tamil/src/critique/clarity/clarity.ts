import type { Engine } from '../../engine.ts'
import type { Issue } from '../../proofread.ts'
import type { Profile } from '../../rules/rule.ts'
import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import type { Genre } from '../genre/genre.ts'
import { dateStyleFindings } from './date-styles.ts'
import { loanWordFindings } from './loan-words.ts'
import { mixedScriptFindings } from './mixed-script.ts'
import { fromRaw } from './raw-offset.ts'
import { referenceFindings } from './reference.ts'
import { schoolFindings } from './school.ts'
import { sentenceFindings } from './sentences.ts'
import { spokenFindings } from './spoken.ts'

/**
 * Reviews how clearly an essay says what it says. Words in quotation marks are left alone.
 * @param issues what proofreading found in the essay as sent
 * @param asks whose eye is asked for: only a teacher's marks what `school` marks
 */
export function clarityFindings(
  essay: Essay,
  genre: Genre,
  { analyse }: Pick<Engine, 'analyse'>,
  issues: readonly Issue[],
  asks: Profile,
): CritiqueFinding[] {
  const spoken = spokenFindings(essay, analyse, spokenByOffset(essay, issues))
  const covered = (finding: CritiqueFinding) =>
    spoken.some(
      (other) => other.start <= finding.start && finding.end <= other.end && other.end - other.start < 60,
    )
  const loans = loanWordFindings(essay)
  const school = schoolFindings(essay, asks === 'school' ? issues : []).filter(
    (one) => !loans.some((loan) => loan.start === one.start),
  )
  return [
    ...sentenceFindings(essay),
    // A story may begin with someone not yet named.
    ...(genre === 'story' || genre === 'dialogue' ? [] : referenceFindings(essay)),
    ...dateStyleFindings(essay),
    ...spoken,
    ...[...loans, ...mixedScriptFindings(essay), ...school].filter((finding) => !covered(finding)),
  ]
}

/** The written forms that rules for spoken words propose, by offset in `essay.text`. */
function spokenByOffset(essay: Essay, issues: readonly Issue[]): Map<number, string> {
  return new Map(
    issues.flatMap(({ rule, start, suggestion, alternatives }) => {
      const form = alternatives[0] ?? suggestion
      return rule.startsWith('style/spoken-') && form !== undefined
        ? [[fromRaw(essay, start), form] as const]
        : []
    }),
  )
}
