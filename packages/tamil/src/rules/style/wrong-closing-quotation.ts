import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/wrong-closing-quotation',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'மேற்கோளை முடிக்கும் குறி ‘”’; இங்குத் தொடங்கும் குறியே மீண்டும் வந்துள்ளது.',
    en: 'The quotation is closed with an opening mark; ‘”’ closes it.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [{ wrong: '[“வா“] என்றான்.', right: '“வா” என்றான்.' }],
  allows: ['“வா” என்றான்.'],
  when: 'text',
  check(text) {
    return findAll(text, '“', /“([^“”\n]{1,300})“(?=[\s.,!?]|$)/g, (_, inside) => `“${inside}”`)
  },
})
