import type { MessageLanguage } from '@semmai/contract'
import type { TamilLanguage } from '../tamil-language.ts'
import type { Accepted } from './acceptance-gate.ts'
import type { GroundedEdit } from './ground-answer.ts'
import type { ModelEdit } from './model-edit.ts'
import { admitText, type ModelText } from './model-text.ts'
import { ENGLISH_REASON, TAMIL_REASON } from './remark-vocabulary.ts'
import { speaksOfLanguage, topicOf } from './remark-words.ts'

/** UTF-16 code units. */
const MAX_REASON_LENGTH = 160
const TEMPLATES: Readonly<Record<ModelEdit['type'], Readonly<Record<MessageLanguage, string>>>> = {
  grammar: { ta: 'இலக்கணப் பிழையாக இருக்கலாம்.', en: 'This may be a grammatical error.' },
  spelling: { ta: 'எழுத்துப் பிழையாக இருக்கலாம்.', en: 'This may be a spelling error.' },
  style: { ta: 'நடையை இவ்வாறு மேம்படுத்தலாம்.', en: 'The style could be improved like this.' },
  clarity: { ta: 'பொருள் தெளிவாக இல்லை; இவ்வாறு எழுதலாம்.', en: 'The meaning is not clear; this may be better.' },
}

/** A reason in the language of the messages has its letters. */
const IS_IN: Readonly<Record<MessageLanguage, RegExp>> = { ta: /\p{Script=Tamil}/u, en: /[a-z]{3}/i }

/** What a reason stands with: the edit, the sentence that it is about, and the language of the messages. */
export interface Reasoned {
  edit: Accepted
  old: string
  sentence: string
  messageLanguage: MessageLanguage
}

/** The model's reason where it is short, in the right language and speaks of grammar only; null otherwise. */
export function admitReason(
  why: string,
  { edit, old, sentence, messageLanguage }: Reasoned,
  language: TamilLanguage,
): ModelText | null {
  const reason = why.trim()
  if (!IS_IN[messageLanguage].test(reason)) return null
  const held = `${old} ${edit.fix}`
  const admitted = admitText(reason, { use: messageLanguage, held, maxLength: MAX_REASON_LENGTH })
  const options = {
    vocabulary: messageLanguage === 'ta' ? TAMIL_REASON : ENGLISH_REASON,
    quotable: [sentence, edit.fix],
    topic: topicOf(held, 'all', language),
    maxTopicRun: 2,
  }
  return admitted !== null && speaksOfLanguage(admitted, options, language) ? admitted : null
}

/** The message of an issue: the model's reason, or a sentence of our own, with the fix that is not applied. */
export function explainEdit(
  { type, reason, fix, applies }: Pick<GroundedEdit, 'type' | 'reason' | 'fix' | 'applies'>,
  messageLanguage: MessageLanguage,
): string {
  if (reason !== null) return reason
  const message = TEMPLATES[type][messageLanguage]
  return applies ? message : `${message} (${fix})`
}
