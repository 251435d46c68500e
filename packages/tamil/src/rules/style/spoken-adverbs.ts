import { defineRule } from '../rule.ts'

const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ரொம்ப: 'மிகவும்',
    ரொம்பவும்: 'மிகவும்',
    அப்பறம்: 'பிறகு',
    கொஞ்சூண்டு: 'சிறிது',
    நெறைய: 'நிறைய',
    மெதுவா: 'மெதுவாக',
    வேகமா: 'வேகமாக',
    சத்தமா: 'சத்தமாக',
    நல்லா: 'நன்றாக',
    சீக்கிரமா: 'விரைவாக',
    ஒழுங்கா: 'ஒழுங்காக',
    முதல்ல: 'முதலில்',
    கடைசில: 'கடைசியில்',
    வெளில: 'வெளியில்',
  }),
)

export default defineRule({
  id: 'style/spoken-adverbs',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். எழுத்து வழக்கில் உள்ள சொல்லை எழுதுக.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'அவன் [ரொம்ப] நல்லவன்.', right: 'அவன் மிகவும் நல்லவன்.' },
    { wrong: '[நல்லா] எழுது.', right: 'நன்றாக எழுது.' },
  ],
  allows: ['அவன் மிகவும் நல்லவன்.', 'நீ ரொம்ப நல்லவன்!” என்றான் அவன்.', '"அவன் ரொம்ப நல்லவன்.', 'ரொம்ப நல்லது" என்றாள் அவள்.'],
  when: { words: [...WRITTEN.keys()] },
  check(word) {
    return word.quoted ? undefined : word.replaceWith(WRITTEN.get(word.text) ?? word.text)
  },
})
