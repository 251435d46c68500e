import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    பத்தி: 'பற்றி',
    பத்தியும்: 'பற்றியும்',
    பத்தின: 'பற்றிய',
  }),
)

export default defineRule({
  id: 'style/spoken-about',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். (‘பத்தி’ என்பது கட்டுரையின் ஒரு பகுதி.)',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’. (பத்தி is a paragraph.)',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'அவரைப் [பத்தி] எல்லோரும் பேசினார்கள்.', right: 'அவரைப் பற்றி எல்லோரும் பேசினார்கள்.' },
    { wrong: 'விழாவைப் [பத்தின] செய்தி வந்தது.', right: 'விழாவைப் பற்றிய செய்தி வந்தது.' },
  ],
  allows: ['இந்தப் பத்தி நீளமானது.', 'கட்டுரையின் முதல் பத்தி அழகாக உள்ளது.', 'அவரைப் பற்றிப் பேசினார்கள்.'],
  when: { words: [...WRITTEN.keys()] },
  check(word) {
    return word.quoted || !isObject(word.previous)
      ? undefined
      : word.replaceWith(WRITTEN.get(word.text) ?? word.text)
  },
})

/** `அவரைப் பத்தி`: an object and the consonant that its case doubles. */
function isObject(word: Word | undefined): boolean {
  return word !== undefined && (word.is('accusative') || /(?:ை|த்த|ங்கள|[அஇ]வ[ரனள])ப்$/u.test(word.text))
}
