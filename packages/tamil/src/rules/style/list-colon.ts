import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/list-colon',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'பட்டியலுக்கு முன் முக்காற்புள்ளி (:) இட வேண்டும்: ‘{suggestion}’.',
    en: 'Before a list stands a colon: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள், முக்காற்புள்ளி',
  examples: [
    { wrong: 'சுவைகள் [பின்வருவன;] இனிப்பு, கார்ப்பு, கசப்பு.', right: 'சுவைகள் பின்வருவன: இனிப்பு, கார்ப்பு, கசப்பு.' },
  ],
  allows: ['சுவைகள் பின்வருவன: இனிப்பு, கார்ப்பு, கசப்பு.', 'அவை கனிந்தவை; ஆனால் சிறியவை.'],
  when: 'text',
  check: (text) =>
    findAll(
      text,
      ';',
      /(?<![\u0b80-\u0bff])[\u0b80-\u0bff]*(?:என்பவை|என்பன|ஆவன|யாவன|வருமாறு|வருவன|கண்டவை|கண்டன);(?= [^.;:\n]+,[^.;:\n]+)/gu,
      (found) => `${found.slice(0, -1)}:`,
    ),
})
