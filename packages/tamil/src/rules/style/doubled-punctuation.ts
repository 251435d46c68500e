import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/doubled-punctuation',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'ஒரே நிறுத்தக்குறி இரண்டு முறை வந்துள்ளது; ஒன்று போதும்.',
    en: 'The same punctuation mark stands twice; one is enough.',
  },
  source: 'தமிழ் நடைக் கையேடு: நிறுத்தக்குறிகள்',
  examples: [
    { wrong: '[ஆடு,,] மாடு மேய்ந்தன.', right: 'ஆடு, மாடு மேய்ந்தன.' },
    { wrong: 'மழை [பெய்தது;;] காற்று வீசியது.', right: 'மழை பெய்தது; காற்று வீசியது.' },
  ],
  allows: ['அப்படியா!!', 'அது... பிறகு', 'என்ன??'],
  when: 'sentence',
  check(sentence) {
    if (!/[,;:]{2}/.test(sentence.text)) return undefined
    return sentence.words.flatMap((word) => {
      const first = sentence.tokenAt(word.tokenIndex + 1)
      const second = sentence.tokenAt(word.tokenIndex + 2)
      if (first === undefined || first.text !== second?.text || !MARKS.has(first.text)) return []
      if (sentence.tokenAt(word.tokenIndex + 3)?.text === first.text) return []
      return [{ start: word.start, end: second.end, suggestion: word.text + first.text }]
    })
  },
})

const MARKS = new Set([',', ';', ':'])
