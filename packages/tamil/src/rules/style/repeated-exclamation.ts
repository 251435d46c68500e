import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/repeated-exclamation',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'ஒரு வியப்புக்குறியே வியப்பைக் காட்டும்.',
    en: 'One exclamation mark is enough.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [{ wrong: 'எவ்வளவு அழகு[!!!]', right: 'எவ்வளவு அழகு!' }],
  allows: ['எவ்வளவு அழகு!'],
  when: 'text',
  check(text) {
    return findAll(text, '!!!', /!{3,}/g, () => '!')
  },
})
