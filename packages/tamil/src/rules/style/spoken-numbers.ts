import { defineRule } from '../rule.ts'

const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ரெண்டு: 'இரண்டு',
    மூணு: 'மூன்று',
    ஒண்ணு: 'ஒன்று',
    ஒண்ணும்: 'ஒன்றும்',
    ஒம்பது: 'ஒன்பது',
    ஒன்னு: 'ஒன்று',
    ஒன்னும்: 'ஒன்றும்',
    பதினஞ்சு: 'பதினைந்து',
    பன்னெண்டு: 'பன்னிரண்டு',
    பதினாலு: 'பதினான்கு',
    ரெண்டும்: 'இரண்டும்',
    மூணும்: 'மூன்றும்',
    ரெண்டாவது: 'இரண்டாவது',
    மூணாவது: 'மூன்றாவது',
    நாலாவது: 'நான்காவது',
    அஞ்சாவது: 'ஐந்தாவது',
    ரெண்டாம்: 'இரண்டாம்',
    மூணாம்: 'மூன்றாம்',
    அஞ்சாம்: 'ஐந்தாம்',
    ஒருத்தர்: 'ஒருவர்',
    ஒருத்தன்: 'ஒருவன்',
    ஒருத்தரும்: 'ஒருவரும்',
  }),
)

export default defineRule({
  id: 'style/spoken-numbers',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். எண்ணை எழுத்து வழக்கில் எழுதுக.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [{ wrong: '[ரெண்டு] பேர் வந்தனர்.', right: 'இரண்டு பேர் வந்தனர்.' }],
  allows: ['இரண்டு பேர் வந்தனர்.'],
  when: { words: [...WRITTEN.keys()] },
  check(word) {
    return word.quoted ? undefined : word.replaceWith(WRITTEN.get(word.text) ?? word.text)
  },
})
