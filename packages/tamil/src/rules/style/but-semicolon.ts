import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/but-semicolon',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'முடிந்த தொடருக்குப் பின் ‘ஆனால்’, ‘எனினும்’, ‘எனவே’ வந்தால் அரைப்புள்ளி (;) இட வேண்டும்: ‘{suggestion}’.',
    en: 'Between two full clauses a semicolon stands before ஆனால், எனினும், எனவே: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள், அரைப்புள்ளி',
  examples: [{ wrong: 'அவன் [உழைத்தான், ஆனால்] பணம் சேரவில்லை.', right: 'அவன் உழைத்தான்; ஆனால் பணம் சேரவில்லை.' }],
  allows: ['அவன் உழைத்தான்; ஆனால் பணம் சேரவில்லை.', 'சிறிய, ஆனால் வலிய கை.'],
  when: 'text',
  check: (text) =>
    findAll(
      text,
      [', ஆனா', ', என', ', ஆகவே', ', ஆத'],
      /[\u0b80-\u0bff]+(?:ான்|ாள்|ார்|னர்|ர்கள்|ேன்|ோம்|ில்லை|யது|[டன]்?[றதட]து|கிறது|கின்றன), (?:ஆனால்|எனினும்|ஆயினும்|எனவே|ஆகவே|ஆதலால்)(?![\u0b80-\u0bff])/gu,
      (found) => found.replace(',', ';'),
    ),
})
