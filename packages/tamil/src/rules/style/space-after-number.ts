import { FIGURE, findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/space-after-number',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'எண்ணுக்கும் அடுத்த சொல்லுக்கும் இடையே இடைவெளி வேண்டும்: ‘{suggestion}’.',
    en: 'A space parts the figure from the next word: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [
    { wrong: '[20பேர்] வந்தனர்.', right: '20 பேர் வந்தனர்.' },
    { wrong: 'விலை [500ரூபாய்] ஆகும்.', right: 'விலை 500 ரூபாய் ஆகும்.' },
  ],
  allows: ['20 பேர் வந்தனர்.', '10ஆம் வகுப்பு.', '1990களில் நடந்தது.'],
  when: 'text',
  check(text) {
    return findAll(
      text,
      FIGURE,
      /(?<![\d.,])(\d[\d.,]*)((?:பேர்|பேரு|ரூபாய்|கிலோ|மீட்டர்|லிட்டர்|நாள்|நாட்கள்|நாட்களு|மாத|ஆண்டு|வருட|வயது|மணி|நிமிட|மாணவ|லட்ச|இலட்ச|கோடி|ஆயிர|சதவீத|விழுக்காடு|ஏக்கர்|மைல்|பக்க|முறை|மரங்|வீடுகள்)[\u0b80-\u0bff]*)/g,
      (_, figure, word) => `${figure} ${word}`,
    )
  },
})
