import {
  besideCommand,
  doubledBeforeNext,
  everyReading,
  ownVerbFollows,
} from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

/** கேட்டு may also stand for கேட்டின், நட்டு for a nut: before its verb the participle is meant. */
function isParticipleOrNoun({ class: kind, features }: Analysis): boolean {
  return features.includes('verbal-participle') || kind === 'noun' || kind === 'postposition'
}

/** Verbs that are told after a participle: கேட்டுச் சொல். As bare roots they are nouns or names too. */
const COMMANDS = new Set(['சொல்', 'பார்', 'கொடு', 'தா', 'செய்', 'போ', 'பேசு', 'கேள்', 'தேடு', 'சாப்பிடு'])

/** `பட்டு பளபளத்தது`: the silk, at the beginning, and what it does. */
function isSubject(word: Word): boolean {
  return word.isFirst && word.is('mass', 'nominative') && word.next?.is('finite', 'neuter') === true
}

/** எடுத்துப் பையில் வைத்தான்: the second verb follows with a word of its own between. */
function objectFollows(word: Word): boolean {
  const { next } = word
  if (
    next?.next?.isLast !== true ||
    !next.next.is('finite') ||
    !word.isOnly('verbal-participle') ||
    word.is('passive')
  )
    return false
  return next.isA('noun') && !next.is('rational') && !next.is('time')
}

export default defineRule({
  id: 'grammar/vallinam-missing-participle-hard',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது வன்தொடர்க் குற்றியலுகரமாக முடியும் வினையெச்சம். அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: '‘{found}’ is a participle ending in a doubled hard consonant + உ; the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், வன்தொடர்க் குற்றியலுகர வினையெச்சம்',
  examples: [
    { wrong: '[படித்து] பார்த்தான்.', right: 'படித்துப் பார்த்தான்.' },
    { wrong: '[கற்று] தெளிந்தவர் பலர்.', right: 'கற்றுத் தெளிந்தவர் பலர்.' },
    { wrong: '[கேட்டு] சொன்னான்.', right: 'கேட்டுச் சொன்னான்.' },
    { wrong: '[கொடுத்து] கேட்டான்.', right: 'கொடுத்துக் கேட்டான்.' },
    { wrong: '[விட்டு] தந்தான்.', right: 'விட்டுத் தந்தான்.' },
    { wrong: 'அம்மாவிடம் [கேட்டு] சொல்.', right: 'அம்மாவிடம் கேட்டுச் சொல்.' },
  ],
  allows: ['பட்டு பளபளத்தது.', 'படித்து வந்தான்.', 'வந்து போனான்.', 'எழுத்து கற்றான்.'],
  when: { endings: ['க்கு', 'ட்டு', 'த்து', 'ற்று'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      isSubject(word) ||
      !(
        (ownVerbFollows(word) ||
          // கற்றுத் தெளிந்தவர்
          (word.isOnly('verbal-participle') && word.next?.isOnly('participial-noun')) ||
          COMMANDS.has(word.next?.text ?? '') ||
          objectFollows(word)) &&
        word.is('verbal-participle') &&
        everyReading(besideCommand(word.analyses), isParticipleOrNoun)
      )
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
