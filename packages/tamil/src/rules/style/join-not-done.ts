import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-not-done',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘இல்லை’ வினையின் எதிர்மறையாக வருகிறது.',
    en: 'Written as one word: here இல்லை makes the verb negative.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: 'அவர் என்னிடம் [பேசுவது இல்லை].', right: 'அவர் என்னிடம் பேசுவதில்லை.' },
    { wrong: 'அங்கு யாரும் [படிப்பது இல்லை].', right: 'அங்கு யாரும் படிப்பதில்லை.' },
  ],
  allows: ['அவர் பேசுவதில்லை.', 'அது இது இல்லை.', 'அவர் சொன்னது இல்லை.'],
  when: { words: ['இல்லை', 'இல்லையே', 'இல்லையா'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !previous.endsWith('வது', 'பது') || !previous.isA('verb')) return undefined
    if (previous.text === 'என்பது') return undefined
    return previous.replaceThrough(word, joinWords(previous.text, word.text))
  },
})
