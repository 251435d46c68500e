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
  ],
  allows: ['ஆடு, மாடு மேய்ந்தன.', 'அ,ஆ என்னும் எழுத்துகள்.', 'எழுத்து,\nசொல்.'],
  when: 'sentence',
  check(sentence) {
    if (!/[,;][\u0b80-\u0bff]/u.test(sentence.text)) return undefined
    return sentence.words.flatMap((word) => {
      const next = sentence.words[word.index + 1]
      if (next === undefined || next.tokenIndex !== word.tokenIndex + 2) return []
      if (word.tokenAfter !== ',' && word.tokenAfter !== ';') return []
      if (word.text.length < 2 || next.text.length < 2) return []
      return [word.replaceThrough(next, `${word.text}${word.tokenAfter} ${next.text}`)]
    })
  },
})
