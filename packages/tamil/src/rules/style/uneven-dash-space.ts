import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/uneven-dash-space',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'இணைப்புக்கோட்டின் இரு பக்கமும் ஒன்றுபோல் இருக்க வேண்டும்: இரு புறமும் இடைவெளி, அல்லது எப்புறமும் இல்லை.',
    en: 'A hyphen has a space on both sides or on neither.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள்',
  examples: [{ wrong: '[தமிழ் -ஆங்கில] அகராதி.' }, { wrong: '[இந்தியா- இலங்கை] ஒப்பந்தம்.' }],
  allows: ['தமிழ்-ஆங்கில அகராதி.', 'சென்னை - மதுரை வண்டி.'],
  when: 'text',
  check(text, { analyse }) {
    // Two foreign parts may be one name, which its bearer writes so.
    const isStrange = (part: string) => analyse(part).length === 0
    return findAll(
      text,
      DASH_BESIDE_SPACE,
      /(?<![\u0b80-\u0bff])([\u0b80-\u0bff]{2,60})(?: [-–]|[-–] )([\u0b80-\u0bff]{2,60})/g,
      (_, first, second) =>
        isStrange(first ?? '') && isStrange(second ?? '')
          ? undefined
          : { alternatives: [`${first}-${second}`, `${first} - ${second}`] },
    )
  },
})

const DASH_BESIDE_SPACE = /[\u0b80-\u0bff](?: [-–]|[-–] )[\u0b80-\u0bff]/
