import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** Roots that are nouns as well, or stand before one: they are commands to somebody who is called. */
const ROOTS = ['படி', 'ஓடு', 'ஆடு', 'பாடு', 'எழுது', 'பேசு', 'தேடு', 'நில்லு']

/** பெண்ணே, பாப்பா: somebody is called, at the end. */
function isCalled(next: Word | undefined): boolean {
  return next?.isLast === true && next.is('rational') && next.endsWith('ே', 'ா')
}

export default defineRule({
  id: 'grammar/vallinam-extra-command',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது ஏவல் வினை (கட்டளைச் சொல்). அதன் பின் வல்லினம் மிகாது.',
    en: '‘{suggestion}’ is a command; after an imperative the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், ஏவல் வினைமுற்று',
  examples: [
    { wrong: '[வாத்] தம்பி.', right: 'வா தம்பி.' },
    { wrong: '[போச்] சீக்கிரம்.', right: 'போ சீக்கிரம்.' },
    { wrong: '[தாப்] பார்ப்போம்.', right: 'தா பார்ப்போம்.' },
    { wrong: '[போப்] பெண்ணே.', right: 'போ பெண்ணே.' },
    { wrong: '[படிப்] பாப்பா.', right: 'படி பாப்பா.' },
    { wrong: '[எடுக்] கண்ணே.', right: 'எடு கண்ணே.' },
  ],
  allows: ['போப் பிரான்சிஸ் வந்தார்.', 'படிப் படியாக உயர்ந்தான்.', 'வா தம்பி.', 'போ சீக்கிரம்.', 'உழவர்கள் நாற்று நடத் தொடங்கினார்கள்.'],
  when: { words: withVallinam('வா', 'போ', 'தா', 'எடு', 'கொடு', 'விடு', 'நட', ...ROOTS) },
  check(word) {
    // `நாற்று நடத் தொடங்கினர்`: நட is also the infinitive of நடு.
    if (word.is('infinitive')) return undefined
    if (word.text === 'போப்') return isCalled(word.next) ? word.replaceWith('போ') : undefined
    const bare = bareBeforeNext(word)
    if (bare === undefined || (ROOTS.includes(bare) && !isCalled(word.next))) return undefined
    return word.replaceWith(bare)
  },
})
