import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/space-before-percent',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘%’ குறி எண்ணை ஒட்டி வரும்: ‘{suggestion}’.',
    en: 'The sign % follows its figure without a space: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [{ wrong: 'மதிப்பெண் [85 %] கிடைத்தது.', right: 'மதிப்பெண் 85% கிடைத்தது.' }],
  allows: ['மதிப்பெண் 85% கிடைத்தது.'],
  when: 'text',
  check(text) {
    return findAll(text, '%', /(?<![\d.,])(\d[\d.,]*) +%(?! ?(?:சத|விழு))/g, (_, figure) => `${figure}%`)
  },
})
