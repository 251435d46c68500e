import type { ModelEdit } from './model-edit.ts'

const LONGEST_REASON = 160
const UNTRUSTED = /[<>`*_#|\\{}[\]]|https?:|www\.|@|\p{Cc}/u

const TEMPLATES: Readonly<Record<ModelEdit['type'], { ta: string; en: string }>> = {
  grammar: { ta: 'இலக்கணப் பிழையாக இருக்கலாம்.', en: 'This may be a grammatical error.' },
  spelling: { ta: 'எழுத்துப் பிழையாக இருக்கலாம்.', en: 'This may be a spelling error.' },
  style: { ta: 'நடையை இவ்வாறு மேம்படுத்தலாம்.', en: 'The style could be improved like this.' },
  clarity: { ta: 'பொருள் தெளிவாக இல்லை; இவ்வாறு எழுதலாம்.', en: 'The meaning is not clear; this may be better.' },
}

/** The model's reason where it is short, plain and in the right language; a sentence of our own otherwise. */
export function explainEdit(
  { why, type }: Pick<ModelEdit, 'why' | 'type'>,
  messageLanguage: 'ta' | 'en',
  fix: string | null,
): string {
  const reason = why.trim()
  const inLanguage =
    messageLanguage === 'ta'
      ? /\p{Script=Tamil}/u.test(reason) && !/[a-z]{3}/i.test(reason)
      : /[a-z]{3}/i.test(reason)
  const usable = reason !== '' && reason.length <= LONGEST_REASON && inLanguage && !UNTRUSTED.test(reason)
  const message = usable ? reason : TEMPLATES[type][messageLanguage]
  return fix === null || usable ? message : `${message} (${fix})`
}
