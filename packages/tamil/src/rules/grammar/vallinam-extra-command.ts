import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

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
    { wrong: '[எடுக்] கண்ணே.', right: 'எடு கண்ணே.' },
  ],
  allows: ['வா தம்பி.', 'போ சீக்கிரம்.', 'உழவர்கள் நாற்று நடத் தொடங்கினார்கள்.'],
  when: { words: withVallinam('வா', 'போ', 'தா', 'எடு', 'கொடு', 'விடு', 'நட') },
  check(word) {
    // `நாற்று நடத் தொடங்கினர்`: நட is also the infinitive of நடு.
    if (word.is('infinitive')) return undefined
    const bare = bareBeforeNext(word)
    return bare === undefined ? undefined : word.replaceWith(bare)
  },
})
