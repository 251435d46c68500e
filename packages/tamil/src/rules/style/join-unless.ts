import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-unless',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘ஒழிய’ நிபந்தனை எச்சத்தோடு சேரும்.',
    en: 'Written as one word: ஒழிய, ‘unless’, joins the conditional.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[முயன்றால் ஒழிய] வெற்றி இல்லை.', right: 'முயன்றாலொழிய வெற்றி இல்லை.' }],
  allows: ['முயன்றாலொழிய வெற்றி இல்லை.', 'தீமை ஒழிய வேண்டும்.'],
  when: { words: ['ஒழிய'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !previous.endsWith('ால்') || !previous.is('conditional')) return undefined
    return previous.replaceThrough(word, joinWords(previous.text, word.text))
  },
})
