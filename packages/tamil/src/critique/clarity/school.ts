import type { Engine } from '../../engine.ts'
import { RULES } from '../../rules/index.ts'
import { speaksIn } from '../../rules/profile-rules.ts'
import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'

const MAX_FINDINGS = 20

/** The rules that only a teacher's eye asks for. */
const SCHOOL_RULES: ReadonlySet<string> = new Set(
  RULES.filter((rule) => !speaksIn(rule, 'general')).map(({ id }) => id),
)

/** What only the school profile marks, as remarks on clarity; words in quotation marks are left alone. */
export function schoolFindings(essay: Essay, engine: Pick<Engine, 'proofread'>): CritiqueFinding[] {
  return engine
    .proofread(essay.text, { profile: 'school' })
    .issues.filter(({ rule, start, end }) => SCHOOL_RULES.has(rule) && !essay.isQuoted(start, end))
    .slice(0, MAX_FINDINGS)
    .map(({ severity, message, start, end, suggestion, alternatives }) => ({
      severity,
      title: 'பள்ளி நடை',
      description: message,
      start,
      end,
      suggestion: alternatives[0] ?? suggestion,
      meaningMayChange: true,
    }))
}
