import type { Word } from '../../text/word.ts'
import type { WordRole } from '../reading/role-endings.ts'

const WISHING = ['விரும்பு', 'மறு', 'தயங்கு', 'முயல்', 'வேண்டு'] as const

/** `ஆளாக விரும்பினார்`, `நன்றிகூற விரும்பினார்`: what one wishes to do, read as how or as the first part of a noun. */
export function isInfinitiveBefore(word: Word, role: WordRole): boolean {
  const { next, text } = word
  if (role === 'adverb') return word.is('infinitive') && WISHING.some((root) => next?.hasLemma(root) === true)
  return role === 'modifier' && !word.form.isRead && next?.isA('verb') === true && /[க-ஹ]$/u.test(text)
}
