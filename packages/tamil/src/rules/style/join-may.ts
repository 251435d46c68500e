import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-may',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘கூடு’ என்னும் துணைவினை முன் உள்ள வினையோடு சேரும்; இடையில் ‘க்’ மிகும்.',
    en: 'Written as one word: the auxiliary கூடு joins its verb, and க் doubles.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'இன்று மழை [வர கூடும்].', right: 'இன்று மழை வரக்கூடும்.' },
    { wrong: 'அது [நடக்கக் கூடும்].', right: 'அது நடக்கக்கூடும்.' },
  ],
  allows: ['மழை வரக்கூடும்.', 'மக்கள் கூடும் இடம்.'],
  when: { words: ['கூடும்'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !previous.isOnly('infinitive')) return undefined
    return previous.replaceThrough(word, `${withoutVallinam(previous.text)}க்${word.text}`)
  },
})
