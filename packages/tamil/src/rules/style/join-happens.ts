import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-happens',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: வழக்கமாக நடப்பதைக் காட்டும் ‘உண்டு’ முன் உள்ள சொல்லோடு சேரும்.',
    en: 'Written as one word: உண்டு, ‘it happens that’, joins the verbal noun.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: 'நாங்கள் அங்கே [விளையாடுவது உண்டு].', right: 'நாங்கள் அங்கே விளையாடுவதுண்டு.' }],
  allows: ['விளையாடுவதுண்டு.', 'எனக்குத் தம்பி உண்டு.'],
  when: { words: ['உண்டு'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !previous.endsWith('வது', 'பது') || !previous.isA('verb')) return undefined
    return previous.replaceThrough(word, joinWords(previous.text, word.text))
  },
})
