import { FIGURE, findAll, hasWhatIsNeeded } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/ordinal-in-full',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'எண்ணுக்குப் பின் வரிசை ஈறு ‘ஆம்’, ‘ஆவது’ என முழுமையாக, இடைவெளியின்றி வரும்: ‘{suggestion}’.',
    en: 'After a figure the ordinal ending is written in full: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [
    { wrong: 'அவர் [1950ம்] ஆண்டு பிறந்தார்.', right: 'அவர் 1950ஆம் ஆண்டு பிறந்தார்.' },
    { wrong: 'விழா [14 ம்] நாள் நடக்கும்.', right: 'விழா 14ஆம் நாள் நடக்கும்.' },
    { wrong: 'இது [5வது] கூட்டம்.', right: 'இது 5ஆவது கூட்டம்.' },
  ],
  allows: ['அவர் 1950ஆம் ஆண்டு பிறந்தார்.', 'இது 5ஆவது கூட்டம்.', '10 மணி.'],
  when: 'text',
  check(text) {
    if (!hasWhatIsNeeded(text, FIGURE)) return undefined
    return findAll(
      text,
      FIGURE,
      /(?<![\d.,:/])(\d{1,4}) ?(ம்|வது)(?![\u0b80-\u0bff])/g,
      (_, digits, ending) => (ending === 'வது' ? `${digits}ஆவது` : `${digits}ஆம்`),
    )
  },
})
