import { defineRule } from '../rule.ts'

const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    மாசம்: 'மாதம்',
    மாசத்தில்: 'மாதத்தில்',
    மாசங்கள்: 'மாதங்கள்',
    நிமிஷம்: 'நிமிடம்',
    நிமிஷத்தில்: 'நிமிடத்தில்',
    நேத்து: 'நேற்று',
    இன்னிக்கு: 'இன்றைக்கு',
    இன்னைக்கு: 'இன்றைக்கு',
    நேத்திக்கு: 'நேற்றைக்கு',
    சாயந்தரம்: 'மாலை',
    சாயந்திரம்: 'மாலை',
    காத்தால: 'காலையில்',
    இப்போ: 'இப்போது',
    அப்போ: 'அப்போது',
    எப்போ: 'எப்போது',
    இப்பவே: 'இப்போதே',
    எப்பவும்: 'எப்போதும்',
    எப்பவாவது: 'எப்போதாவது',
    அன்னிக்கு: 'அன்றைக்கு',
  }),
)

export default defineRule({
  id: 'style/spoken-time-words',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். காலத்தைக் காட்டும் சொல்லை எழுத்து வழக்கில் எழுதுக.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [{ wrong: '[நேத்து] மழை பெய்தது.', right: 'நேற்று மழை பெய்தது.' }],
  allows: ['நேற்று மழை பெய்தது.'],
  when: { words: [...WRITTEN.keys()] },
  check(word) {
    return word.quoted ? undefined : word.replaceWith(WRITTEN.get(word.text) ?? word.text)
  },
})
