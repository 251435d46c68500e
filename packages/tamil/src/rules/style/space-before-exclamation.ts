import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/space-before-exclamation',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'வினாக்குறியும் உணர்ச்சிக்குறியும் முன்னுள்ள சொல்லை ஒட்டி வர வேண்டும்; இடைவெளி வேண்டா.',
    en: 'A question mark or an exclamation mark follows its word without a space; some print sets it off.',
  },
  source: 'தமிழ் நடைக் கையேடு: நிறுத்தக்குறிகள்',
  examples: [
    { wrong: 'யார் [அது ?]', right: 'யார் அது?' },
    { wrong: 'என்ன [அழகு !]', right: 'என்ன அழகு!' },
  ],
  allows: ['யார் அது?', 'என்ன அழகு!', 'அது … பிறகு.'],
  when: 'sentence',
  check(sentence) {
    if (!/\s[?!]/u.test(sentence.text)) return undefined
    return sentence.words.flatMap((word) => {
      const space = sentence.tokenAt(word.tokenIndex + 1)
      const mark = sentence.tokenAt(word.tokenIndex + 2)
      const after = sentence.tokenAt(word.tokenIndex + 3)
      if (space?.kind !== 'space' || space.text.includes('\n') || mark === undefined) return []
      if (!MARKS.has(mark.text) || (after !== undefined && after.kind !== 'space')) return []
      return [{ start: word.start, end: mark.end, suggestion: word.text + mark.text }]
    })
  },
})

const MARKS = new Set(['?', '!'])
