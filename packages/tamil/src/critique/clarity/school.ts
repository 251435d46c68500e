import type { Issue } from '../../proofread.ts'
import { RULES } from '../../rules/index.ts'
import { speaksIn } from '../../rules/profile-rules.ts'
import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { fromRaw } from '../raw-offset.ts'

/** The rules that only a teacher's eye asks for. */
const SCHOOL_RULES: ReadonlySet<string> = new Set(
  RULES.filter((rule) => !speaksIn(rule, 'general')).map(({ id }) => id),
)

/** What only the school profile marks, as remarks on clarity; words in quotation marks are left alone. */
export function schoolFindings(essay: Essay, issues: readonly Issue[]): CritiqueFinding[] {
  return issues.flatMap(({ rule, severity, message, start, end, suggestion, alternatives }) => {
    if (!SCHOOL_RULES.has(rule)) return []
    const place = { start: fromRaw(essay.tamil, start), end: fromRaw(essay.tamil, end) }
    // Code and data of a document are blank in the essay's text.
    if (essay.isQuoted(place.start, place.end) || essay.text.slice(place.start, place.end).trim() === '')
      return []
    return [
      {
        severity,
        title: 'பள்ளி நடை',
        description: message,
        ...place,
        suggestion: alternatives[0] ?? suggestion,
        meaningMayChange: true,
      },
    ]
  })
}
