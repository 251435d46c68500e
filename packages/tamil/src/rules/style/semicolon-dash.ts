import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/semicolon-dash',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'பட்டியலின் முன் அரைப்புள்ளி அன்று, முக்காற்புள்ளி (:) வரும்.',
    en: 'A colon, not a semicolon, comes before a list.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [{ wrong: 'காரணங்கள்[;-] மழை, காற்று.', right: 'காரணங்கள்:- மழை, காற்று.' }],
  allows: ['காரணங்கள்:- மழை, காற்று.', 'காரணங்கள்: மழை, காற்று.'],
  when: 'text',
  check(text) {
    return findAll(text, ';-', /;-/g, () => ':-')
  },
})
