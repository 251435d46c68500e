import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/repeated-question-mark',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'ஒரு வினாக்குறியே வினாவைக் காட்டும்.',
    en: 'One question mark is enough.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [{ wrong: 'யார் அது[???]', right: 'யார் அது?' }],
  allows: ['யார் அது?'],
  when: 'text',
  check(text) {
    return findAll(text, '???', /\?{3,}/g, () => '?')
  },
})
