import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-able',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘கூடிய’ இங்குத் துணைவினை.',
    en: 'Written as one word: the auxiliary கூடிய joins its verb.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'சந்தையில் [கிடைக்க கூடிய] பொருள்கள் சில.', right: 'சந்தையில் கிடைக்கக்கூடிய பொருள்கள் சில.' },
    { wrong: 'இது அனைவரும் [செய்யக் கூடியது].', right: 'இது அனைவரும் செய்யக்கூடியது.' },
  ],
  allows: ['அங்கே கூடிய மக்கள் கலைந்தனர்.', 'இது செய்யக்கூடிய செயல்.'],
  when: { words: ['கூடிய', 'கூடியது', 'கூடியவை', 'கூடியவர்', 'கூடியவர்கள்', 'கூடியதாக'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !previous.isOnly('infinitive')) return undefined
    return previous.replaceThrough(word, `${withoutVallinam(previous.text)}க்${word.text}`)
  },
})
