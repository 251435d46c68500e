import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/clashing-marks',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'இரண்டு நிறுத்தக்குறிகள் மோதுகின்றன; தொடரை முடிக்க ஒன்று போதும்.',
    en: 'Two marks clash; one ends the sentence.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [
    { wrong: 'நீ யார்[?.]', right: 'நீ யார்?' },
    { wrong: 'என்ன அழகு[!.]', right: 'என்ன அழகு!' },
    { wrong: 'அவன் வந்தான்[,.]', right: 'அவன் வந்தான்.' },
  ],
  allows: ['நீ யார்?', 'அவன் வந்தான்.', 'என்ன?...'],
  when: 'text',
  check(text) {
    return findAll(text, ['?.', '!.', ',.'], /(?:([?!])\.|,\.)(?=\s|$)/g, (_, mark) => mark || '.')
  },
})
