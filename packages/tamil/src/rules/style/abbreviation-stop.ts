import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

/** Abbreviations with their last stop left out. */
const ABBREVIATIONS =
  /(?<![\u0b80-\u0bff.])(?:கி\.மீ|செ\.மீ|மி\.மீ|கி\.கி|மி\.கி|மி\.லி|கி\.மு|கி\.பி|பி\.கு|மு\.ப|பி\.ப|வி\.வி|எ\.கா|தொ\.கா|(?:அ\.இ\.|அ\.|ம\.)?தி\.மு\.க|தே\.மு\.தி\.க|பா\.ஜ\.க|பா\.ம\.க|திரு\.வி\.க|ம\.பொ\.சி|உ\.வே\.சா|வ\.உ\.சி|ஐ\.நா|மு\.வ|தி\.ஜா|கு\.ப\.ரா|ந\.மு\.வே|இ\.ஆ\.ப|இ\.கா\.ப|எம்\.ஜி\.ஆர்|என்\.எஸ்\.கே)(?=[ ,;:!?)]|$)/gu

export default defineRule({
  id: 'style/abbreviation-stop',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'சுருக்கக் குறியீட்டின் ஒவ்வோர் எழுத்துக்குப் பின்னும் புள்ளி வரும்: ‘{suggestion}’.',
    en: 'In an abbreviation a stop follows every part: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள், முற்றுப்புள்ளி',
  examples: [{ wrong: 'ஊர் மூன்று [கி.மீ] தொலைவில் உள்ளது.', right: 'ஊர் மூன்று கி.மீ. தொலைவில் உள்ளது.' }],
  allows: ['ஊர் மூன்று கி.மீ. தொலைவில் உள்ளது.', 'அவர் ஐ.நா. சென்றார்.'],
  when: 'text',
  check: (text) => findAll(text, '.', ABBREVIATIONS, (short) => `${short}.`),
})
