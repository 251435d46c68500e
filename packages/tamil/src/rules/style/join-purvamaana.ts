import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-purvamaana',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘பூர்வம்’ தனிச் சொல் அன்று; முன் உள்ள பெயரோடு சேரும்.',
    en: 'Written as one word: this ending is no word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[அறிவு பூர்வமான] வாதம்.', right: 'அறிவுபூர்வமான வாதம்.' }],
  allows: ['அறிவுபூர்வமான வாதம்.'],
  when: { words: ['பூர்வமான', 'பூர்வமாக', 'பூர்வமானது'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !previous.isA('noun') || !previous.is('nominative')) return undefined
    return previous.replaceThrough(word, previous.text + word.text)
  },
})
