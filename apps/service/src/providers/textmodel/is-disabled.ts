import type { Issue } from '@semmai/contract'
import type { TamilLanguage } from '../tamil-language.ts'
import type { ProviderCall } from '../text-provider.ts'

/** Decision E: the tenant's settings hold for the model's findings too, also where a known word is one of several. */
export function isDisabled(
  issue: Issue,
  text: string,
  { disabledRules }: ProviderCall,
  known: ReadonlySet<string>,
  language: TamilLanguage,
): boolean {
  if (disabledRules.some((rule) => issue.rule.startsWith(rule))) return true
  if (known.size === 0) return false
  const old = text.slice(issue.start, issue.end).normalize('NFC')
  return known.has(old) || wordsOf(old, language).some((word) => beginsWithKnown(word, known))
}

function wordsOf(text: string, language: TamilLanguage): string[] {
  const words = language.tokens(text).filter(({ kind }) => kind !== 'space' && kind !== 'punctuation')
  return words.map(({ start, end }) => text.slice(start, end))
}

/** With endings, as the engine knows it. */
function beginsWithKnown(word: string, known: ReadonlySet<string>): boolean {
  for (let length = word.length; length > 1; length--) if (known.has(word.slice(0, length))) return true
  return false
}
