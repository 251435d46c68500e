import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-causing',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: பிறரைச் செய்விக்கும் ‘வை’ முன் உள்ள வினையோடு சேரும்.',
    en: 'Written as one word: வை, which makes another act, joins its verb.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: 'அவனை இங்கே [அழ வை].', right: 'அவனை இங்கே அழவை.' }],
  allows: ['அவனை அழவை.', 'கதவைத் திறந்து வை.'],
  when: { words: ['வை'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !previous.isOnly('infinitive')) return undefined
    return previous.replaceThrough(word, previous.text + word.text)
  },
})
