import type { IssueType } from '@semmai/contract'

/** A rule as LanguageTool's clients know it. */
export interface RuleName {
  id: string
  /** `https://dev.languagetool.org/…`: clients colour and group by these two. */
  category: { id: CategoryId; name: string }
  issueType: 'misspelling' | 'grammar' | 'style'
}

export const CATEGORIES = {
  TYPOS: 'எழுத்துப்பிழை',
  GRAMMAR: 'இலக்கணம்',
  STYLE: 'நடை',
} as const
export type CategoryId = keyof typeof CATEGORIES

const BY_TYPE: Readonly<Record<IssueType, { category: CategoryId; issueType: RuleName['issueType'] }>> = {
  spelling: { category: 'TYPOS', issueType: 'misspelling' },
  grammar: { category: 'GRAMMAR', issueType: 'grammar' },
  style: { category: 'STYLE', issueType: 'style' },
  clarity: { category: 'STYLE', issueType: 'style' },
}

/** LTeX offers its dictionary only for rules whose id ends so. */
const SPELLING_SUFFIX = '_SPELLING_RULE'

/** `spelling/split-word` is `SPELLING_SPLIT_WORD_SPELLING_RULE`, `grammar/agreement-gender` `GRAMMAR_AGREEMENT_GENDER`. */
export function ruleName(rule: string, type: IssueType): RuleName {
  const { category, issueType } = BY_TYPE[type]
  const id = rule.toUpperCase().replace(/[/-]/g, '_')
  return {
    id: type === 'spelling' ? id + SPELLING_SUFFIX : id,
    category: { id: category, name: CATEGORIES[category] },
    issueType,
  }
}

/** `TYPOS` for spelling, `GRAMMAR` for grammar, `STYLE` for style and clarity. */
export function categoryOf(type: IssueType): CategoryId {
  return BY_TYPE[type].category
}
