import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-what',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘என்ன’ என்னும் வினாவோடு ‘என்று’ உடம்படுமெய் பெற்றுச் சேரும்.',
    en: 'Written as one word: என்று joins the question word என்ன by a glide.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: 'அது [என்ன என்று] சொல்.', right: 'அது என்னவென்று சொல்.' }],
  allows: ['அது என்னவென்று சொல்.', 'அவன் என்ன சொன்னான் என்று தெரியவில்லை.'],
  when: { words: ['என்ன'] },
  check(word) {
    const { next } = word
    if (next === undefined || !SAID.has(next.text)) return undefined
    return word.replaceThrough(next, joinWords(word.text, next.text))
  },
})

const SAID: ReadonlySet<string> = new Set(['என்று', 'என்றால்', 'எனில்'])
