import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/double-hyphen',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'இடைக்கோட்டுக்கு ‘–’ குறி போதும்; இரண்டு இணைப்புக்கோடுகள் வேண்டா.',
    en: 'A dash is ‘–’, not two hyphens.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [{ wrong: 'வாழ்க்கை [--] ஒரு பயணம்.', right: 'வாழ்க்கை – ஒரு பயணம்.' }],
  allows: ['வாழ்க்கை – ஒரு பயணம்.'],
  when: 'text',
  check(text) {
    return findAll(text, '--', /(?<!-)--(?= ?[\u0b80-\u0bff])/g, () => '–')
  },
})
