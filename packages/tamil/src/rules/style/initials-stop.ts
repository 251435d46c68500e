import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/initials-stop',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'பெயரின் முன்னெழுத்துக்குப் பின் புள்ளி வரும்: ‘{suggestion}’.',
    en: 'A stop follows an initial: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள், முற்றுப்புள்ளி',
  examples: [{ wrong: 'பாவலர் [க சு.] நம்பி வந்தார்.', right: 'பாவலர் க.சு. நம்பி வந்தார்.' }],
  allows: ['பாவலர் க.சு. நம்பி வந்தார்.', 'நீ வா. அவன் வரட்டும்.'],
  when: 'text',
  check: (text) =>
    findAll(
      text,
      '.',
      /(?<![\u0b80-\u0bff.])([அஇஉஎஒ]|[க-ஹ]) ([க-ஹ][\u0bbe-\u0bcc]?\.)(?= ?[\u0b80-\u0bff]{3})/gu,
      (_, first, second) => `${first}.${second}`,
    ),
})
