import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/double-space',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'சொற்களுக்கு இடையே ஓர் இடைவெளி போதும்.',
    en: 'One space between words is enough.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [{ wrong: '[அவன்  வந்தான்].', right: 'அவன் வந்தான்.' }],
  allows: ['அவன் வந்தான்.', 'பெயர்:\n    கண்ணன்'],
  when: 'sentence',
  check(sentence) {
    if (!sentence.text.includes('  ')) return undefined
    return sentence.words.flatMap((word) => {
      const { next } = word
      if (next === undefined || !/^ {2,3}$/.test(word.tokenAfter)) return []
      return [word.replaceThrough(next, `${word.text} ${next.text}`)]
    })
  },
})
