import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/space-before-number',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'சொல்லுக்கும் எண்ணுக்கும் இடையே இடைவெளி வேண்டும்: ‘{suggestion}’.',
    en: 'A space parts the word from the figure: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [{ wrong: 'அவளுக்கு [வயது12].', right: 'அவளுக்கு வயது 12.' }],
  allows: ['அவளுக்கு வயது 12.', 'ரூ.500 தந்தார்.'],
  when: 'text',
  check(text) {
    return findAll(
      text,
      FIGURE_BEHIND_WORD,
      /(?<![\u0b80-\u0bff])(ஆண்டு|வயது|ரூபாய்|பக்கம்|மணி|தேதி|மாதம்|வகுப்பு|பிரிவு|கிலோ|விலை|மொத்தம்|சுமார்)(\d[\d.,]*\d|\d)/g,
      (_, word, figure) => `${word} ${figure}`,
    )
  },
})

const FIGURE_BEHIND_WORD = /[\u0b80-\u0bff]\d/
