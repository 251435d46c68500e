import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-will-not',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘மாட்டு’ என்னும் துணைவினை முன் உள்ள வினையோடு சேரும்.',
    en: 'Written as one word: the auxiliary மாட்டு joins its verb.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'நாளை நான் [வர மாட்டேன்].', right: 'நாளை நான் வரமாட்டேன்.' },
    { wrong: 'அவன் பொய் [சொல்ல மாட்டான்].', right: 'அவன் பொய் சொல்லமாட்டான்.' },
  ],
  allows: ['நான் வரமாட்டேன்.', 'மாடு மாட்டை முட்டியது.'],
  when: { beginnings: ['மாட்ட'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !WILL_NOT.test(word.text) || !previous.isOnly('infinitive'))
      return undefined
    return previous.replaceThrough(word, previous.text + word.text)
  },
})

const WILL_NOT = /^மாட்ட(?:ேன்|ோம்|ாய்|ீர்|ீர்கள்|ான்|ாள்|ார்|ார்கள்|ாது|ா)$/u
