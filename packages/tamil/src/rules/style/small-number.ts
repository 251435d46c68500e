import { TWO_TO_TEN } from '../../words/numbers.ts'
import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

const WORDS: ReadonlyMap<string, string> = new Map(TWO_TO_TEN.map((word, place) => [String(place + 2), word]))

export default defineRule({
  id: 'style/small-number',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'கட்டுரையில் பத்து வரையுள்ள எண்களைச் சொல்லால் எழுதுவதே மரபு: ‘{suggestion}’.',
    en: 'In an essay numbers up to ten are written in words: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்கள்',
  examples: [{ wrong: 'வீட்டில் [3] குழந்தைகள் இருந்தனர்.', right: 'வீட்டில் மூன்று குழந்தைகள் இருந்தனர்.' }],
  allows: ['வீட்டில் மூன்று குழந்தைகள் இருந்தனர்.', 'அவர் 25 பேரை அழைத்தார்.', 'மார்ச் 3 அன்று வந்தார்.'],
  when: 'text',
  check: (text) =>
    findAll(
      text,
      'கள்',
      /(?<=[\u0b80-\u0bff] )(?:[2-9]|10)(?= (?!இன்ச்|நிமிட|மீட்டர்|கிலோ|மில்லி|டிகிரி|பாய்ண்ட்|புள்ளி|சென்டி)[\u0b80-\u0bff]+கள்)/gu,
      (digits) => WORDS.get(digits),
    ),
})
