import { defineRule } from '../rule.ts'
import { isNamed } from '../spoken.ts'

const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    இருக்கு: 'இருக்கிறது',
    இருக்குது: 'இருக்கிறது',
    இருக்கேன்: 'இருக்கிறேன்',
    இருக்கோம்: 'இருக்கிறோம்',
    இருக்காங்க: 'இருக்கிறார்கள்',
    இருக்கீங்க: 'இருக்கிறீர்கள்',
    இருக்காரு: 'இருக்கிறார்',
    இருக்கா: 'இருக்கிறாள்',
    கிடக்கு: 'கிடக்கிறது',
    கெடக்கு: 'கிடக்கிறது',
  }),
)

export default defineRule({
  id: 'style/spoken-being',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். இருப்பைக் காட்டும் வினை ‘இருக்கிறது’.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [{ wrong: 'வீடு பெரிதாக [இருக்கு].', right: 'வீடு பெரிதாக இருக்கிறது.' }],
  allows: [
    'வீடு பெரிதாக இருக்கிறது.',
    '“நல்லா இருக்கு” என்றான்.',
    'நான்மறையில் இருக்கு வேதம் முதலாவது.',
    'இருக்கு என்பது பேச்சுச் சொல்.',
  ],
  when: { words: [...WRITTEN.keys()] },
  check(word) {
    return word.quoted || isNamed(word) ? undefined : word.replaceWith(WRITTEN.get(word.text) ?? word.text)
  },
})
