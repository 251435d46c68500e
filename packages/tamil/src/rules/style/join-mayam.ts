import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-mayam',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘மயம்’ நிறைந்திருப்பதைக் காட்டும் பின்னொட்டு; முன் உள்ள பெயரோடு சேரும்.',
    en: 'Written as one word: this ending is no word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: 'ஊர் [இருள் மயமாக] இருந்தது.', right: 'ஊர் இருள்மயமாக இருந்தது.' }],
  allows: ['ஊர் இருள்மயமாக இருந்தது.'],
  when: { words: ['மயமாக', 'மயமான', 'மயமாகி', 'மயமாக்கு', 'மயமாக்கல்', 'மயமாதல்'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !previous.isA('noun') || !previous.is('nominative')) return undefined
    return previous.replaceThrough(word, previous.text + word.text)
  },
})
