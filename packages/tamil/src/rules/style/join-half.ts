import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/join-half',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'எண்ணும் ‘அரை’யும் சேர்ந்து ஒரே சொல்லாகும்: ‘{suggestion}’.',
    en: 'A numeral and அரை, ‘half’, make one word: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [{ wrong: '[ஒன்று அரை]', right: 'ஒன்றரை' }],
  allows: ['இரண்டரை மணி.', 'அரை மணி.'],
})
