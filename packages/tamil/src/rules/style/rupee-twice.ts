import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/rupee-twice',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘ரூ.’ என்பதும் ‘ரூபாய்’ என்பதும் ஒன்றே; ஒன்று போதும்: ‘{suggestion}’.',
    en: 'ரூ. and ரூபாய் say the same; one is enough: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [
    { wrong: 'விலை [ரூ.500 ரூபாய்].', right: 'விலை 500 ரூபாய்.' },
    { wrong: '[₹ 2,000 ரூபாய்] தந்தார்.', right: '2,000 ரூபாய் தந்தார்.' },
  ],
  allows: ['விலை 500 ரூபாய்.', 'விலை ரூ.500 ஆகும்.'],
  when: 'text',
  check(text) {
    return findAll(
      text,
      'ரூபாய்',
      /(?:ரூ\.?|₹) ?(\d[\d,.]*) ?(ரூபாய்[\u0b80-\u0bff]*)/g,
      (_, sum, word) => `${sum} ${word}`,
    )
  },
})
