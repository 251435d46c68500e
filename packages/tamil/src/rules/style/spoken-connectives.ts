import { defineRule } from '../rule.ts'

const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ஆனா: 'ஆனால்',
    ஏன்னா: 'ஏனென்றால்',
    அப்படின்னா: 'அப்படியென்றால்',
    இல்லன்னா: 'இல்லையென்றால்',
    இல்லைன்னா: 'இல்லையென்றால்',
    அப்படின்னு: 'என்று',
    அதனாலதான்: 'அதனால்தான்',
    எப்படின்னா: 'எப்படியென்றால்',
  }),
)

export default defineRule({
  id: 'style/spoken-connectives',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். தொடர்களை இணைக்கும் சொல்லை முழுமையாக எழுதுக.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [{ wrong: 'வந்தான், [ஆனா] பேசவில்லை.', right: 'வந்தான், ஆனால் பேசவில்லை.' }],
  allows: ['வந்தான், ஆனால் பேசவில்லை.'],
  when: { words: [...WRITTEN.keys()] },
  check(word) {
    return word.quoted ? undefined : word.replaceWith(WRITTEN.get(word.text) ?? word.text)
  },
})
