import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/space-after-full-stop',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'முற்றுப்புள்ளிக்குப் பின் ஓர் இடைவெளி வேண்டும்.',
    en: 'A space follows the full stop.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [{ wrong: 'மழை [பெய்தது.காற்று] வீசியது.', right: 'மழை பெய்தது. காற்று வீசியது.' }],
  allows: ['மழை பெய்தது. காற்று வீசியது.', 'ஐந்து கி.மீ. தொலைவு.'],
  when: 'sentence',
  check(sentence) {
    if (!/\.[\u0b80-\u0bff]/u.test(sentence.text)) return undefined
    return sentence.words.flatMap((word) => {
      const next = sentence.words[word.index + 1]
      if (next === undefined || next.tokenIndex !== word.tokenIndex + 2 || word.tokenAfter !== '.') return []
      if (next.text.length < 3 || !word.is('finite')) return []
      return [word.replaceThrough(next, `${word.text}. ${next.text}`)]
    })
  },
})
