import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/missing-space-after-comma',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'நிறுத்தக்குறிக்குப் பின் ஓர் இடைவெளி வேண்டும்.',
    en: 'A space follows the punctuation mark.',
  },
  source: 'தமிழ் நடைக் கையேடு: நிறுத்தக்குறிகள்',
  examples: [
    { wrong: '[ஆடு,மாடு] மேய்ந்தன.', right: 'ஆடு, மாடு மேய்ந்தன.' },
    { wrong: 'மழை [பெய்தது;காற்று] வீசியது.', right: 'மழை பெய்தது; காற்று வீசியது.' },
    { wrong: '[முகவரி:எண்] ஐந்து, காந்தி தெரு.', right: 'முகவரி: எண் ஐந்து, காந்தி தெரு.' },
  ],
  allows: ['ஆடு, மாடு மேய்ந்தன.', 'அ,ஆ என்னும் எழுத்துகள்.', 'எழுத்து,\nசொல்.'],
  when: 'text',
  check({ text, words }) {
    if (!/[,;:!?][\u0b80-\u0bff]/u.test(text)) return undefined
    return words.flatMap((word, at) => {
      const next = words[at + 1]
      if (next === undefined || next.tokenIndex !== word.tokenIndex + 2) return []
      const mark = text.slice(word.end, next.start)
      if (!MARKS.has(mark) || word.text.length < 2 || next.text.length < 2) return []
      return [word.replaceThrough(next, `${word.text}${mark} ${next.text}`)]
    })
  },
})

const MARKS: ReadonlySet<string> = new Set([',', ';', ':', '!', '?'])
