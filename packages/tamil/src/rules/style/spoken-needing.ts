import { defineRule } from '../rule.ts'

const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    வேணும்: 'வேண்டும்',
    வேணாம்: 'வேண்டாம்',
    வேணுமா: 'வேண்டுமா',
    வேண்டியிருக்கு: 'வேண்டியிருக்கிறது',
    தெரியுமில்ல: 'தெரியுமல்லவா',
    கூடாதுன்னு: 'கூடாது என்று',
    வேணும்னு: 'வேண்டும் என்று',
    வேணும்னா: 'வேண்டுமென்றால்',
  }),
)

/** What is written onto வேண்டும். */
const JOINED = /^வேணும(?:ென(?:்று|்ற|்றே|்றால்|)|ே|ானால்|ானாலும்)(?:[கசதப]்)?$/u

export default defineRule({
  id: 'style/spoken-needing',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். தேவையைக் காட்டும் சொல் ‘வேண்டும்’, ‘வேண்டாம்’.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'எனக்குப் பணம் [வேணும்].', right: 'எனக்குப் பணம் வேண்டும்.' },
    { wrong: 'விளையாட இடம் [வேணுமென்று] கேட்டனர்.', right: 'விளையாட இடம் வேண்டுமென்று கேட்டனர்.' },
  ],
  allows: [
    'எனக்குப் பணம் வேண்டும்.',
    'வேணு வந்தான்.',
    'வேணுவும் முருகனும் வந்தனர்.',
    'வேணுகோபால் பாடினார்.',
    'இடம் வேண்டுமென்று கேட்டனர்.',
  ],
  when: { words: [...WRITTEN.keys()], beginnings: ['வேணும'] },
  check(word) {
    if (word.quoted) return undefined
    const written = WRITTEN.get(word.text) ?? word.text.replace(/^வேணு/u, 'வேண்டு')
    return WRITTEN.has(word.text) || JOINED.test(word.text) ? word.replaceWith(written) : undefined
  },
})
