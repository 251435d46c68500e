import { FIGURE, findAll, groupedDigits } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/large-number-grouping',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'பெரிய எண்களைக் காற்புள்ளியிட்டுப் பிரித்தால் எளிதில் படிக்கலாம்: ‘{suggestion}’.',
    en: 'Large figures read more easily with commas: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [
    { wrong: 'அங்கு [150000] பேர் கூடினர்.', right: 'அங்கு 1,50,000 பேர் கூடினர்.' },
    { wrong: 'அவர் [25000] ரூபாய் தந்தார்.', right: 'அவர் 25,000 ரூபாய் தந்தார்.' },
  ],
  allows: ['அங்கு 1,50,000 பேர் கூடினர்.', 'என் எண் 9876543210 ஆகும்.'],
  when: 'text',
  check(text) {
    return findAll(
      text,
      FIGURE,
      /(?<![\d.,:/-])[1-9]\d{4,9}(?= (?:ரூபாய்|பேர்|பேரு|மக்கள்|மாணவ|டாலர்|ஏக்கர்|கிலோ|வாக்கு|குடும்ப|மரங்கள்|நூல்கள்|புத்தகங்கள்))/g,
      (digits) => groupedDigits(digits ?? ''),
    )
  },
})
