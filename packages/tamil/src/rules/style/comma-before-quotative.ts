import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/comma-before-quotative',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘என்று’ முன் உள்ள தொடரோடு இணைவது; அதன் முன் காற்புள்ளி வேண்டா: ‘{suggestion}’.',
    en: 'என்று goes with what it reports; no comma before it: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [{ wrong: 'மழை [வரும், என்று] சொன்னார்.', right: 'மழை வரும் என்று சொன்னார்.' }],
  allows: ['மழை வரும் என்று சொன்னார்.', '“மழை வரும்”, என்று சொன்னார்.'],
  when: 'text',
  check(text) {
    return findAll(
      text,
      [', என்ற', ', என்னும்', ', எனும்'],
      /(?<![\u0b80-\u0bff])([\u0b80-\u0bff]+), (என்று|என்ற|என்னும்|எனும்)(?![\u0b80-\u0bff])/g,
      (_, word, said) => `${word} ${said}`,
    )
  },
})
