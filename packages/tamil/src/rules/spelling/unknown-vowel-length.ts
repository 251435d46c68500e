import { misspellingFinding } from '../misspelling-finding.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/unknown-vowel-length',
  type: 'spelling',
  holdsInUnusualText: true,
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்று ஒரு சொல் இல்லை; குறிலும் நெடிலும் மாறியுள்ளன: ‘{suggestion}’.',
    en: '‘{found}’ is no word; a short and a long vowel were exchanged: ‘{suggestion}’.',
  },
  source: 'நன்னூல் எழுத்தியல்: குறில், நெடில்',
  examples: [
    { wrong: 'அவர் [அலூவலகம்] சென்றார்.', right: 'அவர் அலுவலகம் சென்றார்.' },
    { wrong: 'புதிய [ஏற்பாடூகள்].', right: 'புதிய ஏற்பாடுகள்.' },
  ],
  allows: ['அவர் மதிப்பீடு செய்தார்.'],
  when: { misspellings: ['length'] },
  check: misspellingFinding,
})
