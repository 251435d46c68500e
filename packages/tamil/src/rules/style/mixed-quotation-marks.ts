import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/mixed-quotation-marks',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'இருவகை மேற்கோள்குறிகள் (“ ”, " ") கலந்துள்ளன; ஒரே வகையை எழுதுங்கள்.',
    en: 'Curly and straight quotation marks are mixed; keep to one kind.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [{ wrong: '“வா” என்றான். “போ” என்றாள். ["]நில்" என்றார்.' }],
  allows: ['“வா” என்றான். “போ” என்றாள்.', '"வா" என்றான்.'],
  when: 'text',
  check(text) {
    if (!text.text.includes('“') || !text.text.includes('"')) return undefined
    const marks = text.tokens.ofKind('punctuation')
    const curly = marks.filter((token) => token.text === '“')
    const straight = marks.filter((token) => token.text === '"')
    if (curly.length < 2 || straight.length === 0 || straight.length > curly.length) return undefined
    const [odd] = straight
    return odd && { start: odd.start, end: odd.end }
  },
})
