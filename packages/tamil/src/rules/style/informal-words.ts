import { defineRule } from '../rule.ts'

const FORMAL: ReadonlyMap<string, string> = new Map(
  Object.entries({
    அப்புறம்: 'பிறகு',
    ராத்திரி: 'இரவு',
    மத்தியானம்: 'நண்பகல்',
  }),
)

export default defineRule({
  id: 'style/informal-words',
  type: 'style',
  severity: 'low',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: '‘{found}’ கதையிலும் பேச்சிலும் வரும் சொல்; கட்டுரையில் ‘{suggestion}’ என்பதே பொருத்தம்.',
    en: '‘{found}’ belongs to stories and speech; an essay has ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: '[அப்புறம்] ஊருக்குத் திரும்பினோம்.', right: 'பிறகு ஊருக்குத் திரும்பினோம்.' },
    { wrong: 'அன்று [ராத்திரி] மழை பெய்தது.', right: 'அன்று இரவு மழை பெய்தது.' },
  ],
  allows: ['பிறகு ஊருக்குத் திரும்பினோம்.', 'அவன் “அப்புறம் வா” என்றான்.'],
  when: { words: [...FORMAL.keys()] },
  check(word) {
    return word.quoted ? undefined : word.replaceWith(FORMAL.get(word.text) ?? word.text)
  },
})
