import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/space-before-punctuation',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'நிறுத்தக்குறி முன்னுள்ள சொல்லை ஒட்டி வர வேண்டும்; இடைவெளி வேண்டா.',
    en: 'A punctuation mark follows its word without a space.',
  },
  source: 'தமிழ் நடைக் கையேடு: நிறுத்தக்குறிகள்',
  examples: [
    { wrong: 'அவன் [வந்தான் .]', right: 'அவன் வந்தான்.' },
    { wrong: '[ஆடு ,] மாடு, கோழி.', right: 'ஆடு, மாடு, கோழி.' },
  ],
  allows: ['அவன் வந்தான்.', 'யார் அது?', 'அது … பிறகு.', 'விலை .5 காசு.'],
  when: 'sentence',
  check(sentence) {
    if (!/\s[,.;]/u.test(sentence.text)) return undefined
    return sentence.words.flatMap((word) => {
      const space = sentence.tokenAt(word.tokenIndex + 1)
      const mark = sentence.tokenAt(word.tokenIndex + 2)
      const after = sentence.tokenAt(word.tokenIndex + 3)
      if (space?.kind !== 'space' || space.text.includes('\n') || mark === undefined) return []
      // ஹலோ . . . is an ellipsis.
      if (after?.kind === 'space' && sentence.tokenAt(word.tokenIndex + 4)?.text === mark.text) return []
      if (!MARKS.has(mark.text) || (after !== undefined && after.kind !== 'space')) return []
      return [{ start: word.start, end: mark.end, suggestion: word.text + mark.text }]
    })
  },
})

const MARKS = new Set([',', '.', ';'])
