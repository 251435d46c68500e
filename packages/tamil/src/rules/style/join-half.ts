import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/join-half',
  severity: 'low',
  message: {
    ta: 'எண்ணும் ‘அரை’யும் சேர்ந்து ஒரே சொல்லாகும்: ‘{suggestion}’.',
    en: 'A numeral and அரை, ‘half’, make one word: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  allows: ['இரண்டரை மணி.', 'அரை மணி.'],
  pairs: {
    'ஒன்று அரை': 'ஒன்றரை',
    'இரண்டு அரை': 'இரண்டரை',
    'மூன்று அரை': 'மூன்றரை',
    'நான்கு அரை': 'நான்கரை',
    'ஐந்து அரை': 'ஐந்தரை',
    'ஆறு அரை': 'ஆறரை',
    'ஏழு அரை': 'ஏழரை',
    'எட்டு அரை': 'எட்டரை',
    'ஒன்பது அரை': 'ஒன்பதரை',
    'பத்து அரை': 'பத்தரை',
  },
})
