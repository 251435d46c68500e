import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/percent-twice',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘%’ என்பதே சதவீதத்தைக் குறிக்கும்; இரண்டும் வேண்டா: ‘{suggestion}’.',
    en: 'The sign % already means per cent: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [
    { wrong: '[50% சதவீதம்] பேர் வந்தனர்.', right: '50 சதவீதம் பேர் வந்தனர்.' },
    { wrong: 'வட்டி [8 % விழுக்காடு].', right: 'வட்டி 8 விழுக்காடு.' },
  ],
  allows: ['50 சதவீதம் பேர் வந்தனர்.', '50% பேர் வந்தனர்.'],
  when: 'text',
  check(text) {
    return findAll(
      text,
      '%',
      /(?<![\d.,])(\d[\d.,]*) ?% ?((?:சதவீத|சதவிகித|சதவித|விழுக்காட)[\u0b80-\u0bff]*)/g,
      (_, digit, word) => `${digit} ${word}`,
    )
  },
})
