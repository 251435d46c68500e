import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/long-ellipsis',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'விடுபாட்டைக் காட்ட மூன்று புள்ளிகள் போதும்.',
    en: 'Three dots are enough for an omission.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [{ wrong: 'அவன் நின்றான்[......] பிறகு போனான்.', right: 'அவன் நின்றான்… பிறகு போனான்.' }],
  allows: ['அவன் நின்றான்… பிறகு போனான்.', 'அவன் நின்றான்... பிறகு போனான்.'],
  when: 'text',
  check(text) {
    return findAll(text, ['....', '……'], /(?:(?<!\.)\.{4,}|(?<!…)…{2,})(?=\s|$)/g, () => '…')
  },
})
