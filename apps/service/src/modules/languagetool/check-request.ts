import { type IssueType, LIMITS, type Profile } from '@semmai/contract'
import { type AnnotatedText, plainText, readData } from './annotated-text.ts'
import type { Fields } from './form-fields.ts'
import { type Language, languageNamed } from './languages.ts'
import { ProtocolError } from './protocol-error.ts'
import { categoryOf, ruleName } from './rule-names.ts'

/** A rule of the engine, as far as it can be switched. */
export interface SwitchableRule {
  id: string
  type: IssueType
}

/** What a client asks to be checked, and how. */
export interface CheckRequest {
  source: AnnotatedText
  language: Language
  /** `level=picky` is what a teacher marks; null: the tenant's setting holds. */
  profile: Profile | null
  /** Ids of rules of the engine that do not speak in this call. */
  disabledRules: readonly string[]
  /** A client that asks twice, for sentences and for the text as a whole, gets everything with the former. */
  silent: boolean
}

/** Reads the fields of a check. Throws `ProtocolError` with what LanguageTool's own server says in the case. */
export function readCheckRequest(fields: Fields, rules: readonly SwitchableRule[]): CheckRequest {
  const source = readSource(fields)
  requireLength(source.text)
  const code = fields.get('language')
  if (!code)
    throw new ProtocolError(400, "Missing 'language' parameter, e.g. 'language=ta-IN' or 'language=auto'")
  if (listOf(fields, 'preferredVariants').length > 0 && code !== 'auto') {
    throw new ProtocolError(400, "You specified 'preferredVariants' but you didn't specify 'language=auto'")
  }
  return {
    source,
    language: languageNamed(code, source.text),
    profile: fields.get('level') === 'picky' ? 'school' : null,
    disabledRules: readSwitches(fields, rules),
    silent: fields.get('mode') === 'textLevelOnly',
  }
}

function readSource(fields: Fields): AnnotatedText {
  const [text, data] = [fields.get('text'), fields.get('data')]
  if (text !== undefined && data !== undefined)
    throw new ProtocolError(400, "Set only 'text' or 'data' parameter, not both")
  if (data !== undefined) return readData(data)
  if (text !== undefined) return plainText(text)
  throw new ProtocolError(400, "Missing 'text' or 'data' parameter")
}

/** Code points, as all limits (decision A1). */
function requireLength(text: string): void {
  const max = LIMITS.languagetoolText
  if (text.length <= max) return
  let count = 0
  for (const _ of text) count++
  if (count > max)
    throw new ProtocolError(
      413,
      `Your text exceeds the limit of ${max} characters (it's ${count} characters).`,
    )
}

/** Ids of other programs' rules are ignored: a client may have one list for all its servers. */
function readSwitches(fields: Fields, rules: readonly SwitchableRule[]): string[] {
  const enabled = [listOf(fields, 'enabledRules'), listOf(fields, 'enabledCategories')] as const
  const disabled = [listOf(fields, 'disabledRules'), listOf(fields, 'disabledCategories')] as const
  const named = (rule: SwitchableRule, [ids, categories]: readonly [string[], string[]]) =>
    ids.includes(rule.id) ||
    ids.includes(ruleName(rule.id, rule.type).id) ||
    categories.includes(categoryOf(rule.type))
  const only = fields.get('enabledOnly')?.toLowerCase() === 'true'
  if (only && enabled.flat().length === 0) {
    const message = 'You must specify enabled rules or categories when using enabledOnly=true'
    throw new ProtocolError(400, message)
  }
  if (only && disabled.flat().length > 0) {
    const message = 'You cannot specify disabled rules or categories using enabledOnly=true'
    throw new ProtocolError(400, message)
  }
  if (disabled.flat().length === 0 && !only) return []
  return rules.filter((rule) => named(rule, disabled) || (only && !named(rule, enabled))).map(({ id }) => id)
}

function listOf(fields: Fields, name: string): string[] {
  return (fields.get(name) ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
