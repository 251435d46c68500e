import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/comma-after-quotative',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: '‘என்று’ அடுத்து வரும் வினையோடு இணைவது; அதன் பின் காற்புள்ளி வேண்டா: ‘{suggestion}’.',
    en: 'என்று goes with the verb behind it: no comma after it.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள், காற்புள்ளி',
  examples: [{ wrong: 'மழை வரும் [என்று,] வானொலி சொன்னது.', right: 'மழை வரும் என்று வானொலி சொன்னது.' }],
  allows: ['மழை வரும் என்று வானொலி சொன்னது.'],
  when: 'text',
  check: (text) =>
    findAll(text, ' என்று,', /(?<=[\u0b80-\u0bff”’"] )என்று,(?= [\u0b80-\u0bff])/gu, () => 'என்று'),
})
