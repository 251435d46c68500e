import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** What precedes it in one word (எதைப்பத்தி), and what follows it. */
const SPOKEN = /^(.+ைப்)?பத்தி(ன|யும்|யே|யெல்லாம்|க்|ச்|த்|ப்|)$/u

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
    { wrong: 'விழாவைப் [பத்திக்] கேட்டாள்.', right: 'விழாவைப் பற்றிக் கேட்டாள்.' },
    { wrong: 'அவர் [எதைப்பத்தியும்] பேசவில்லை.', right: 'அவர் எதைப்பற்றியும் பேசவில்லை.' },
  ],
  allows: [
    'இந்தப் பத்தி நீளமானது.',
    'கட்டுரையின் முதல் பத்தி அழகாக உள்ளது.',
    'அவரைப் பற்றிப் பேசினார்கள்.',
    'கட்டுரையைப் பத்தி பத்தியாகப் பிரி.',
    'மூன்றாம் பத்தியே சிறந்தது.',
    'இறைவனிடம் பத்திப் பெருக்கு வேண்டும்.',
    'பத்தியைப் படித்தேன்.',
  ],
  when: { containing: ['பத்தி'] },
  check(word) {
    const [whole, joined, ending] = SPOKEN.exec(word.text) ?? []
    if (whole === undefined || word.quoted) return undefined
    if (joined === undefined && (!isObject(word.previous) || isSaidAgain(word))) return undefined
    return word.replaceWith(`${joined ?? ''}பற்றி${ending === 'ன' ? 'ய' : ending}`)
  },
})

/** `பத்தி பத்தியாக`: by paragraphs. */
function isSaidAgain({ next }: Word): boolean {
  return next?.text.startsWith('பத்தி') === true
}

/** `அவரைப் பத்தி`: an object and the consonant that its case doubles. */
function isObject(word: Word | undefined): boolean {
  return word !== undefined && (word.is('accusative') || /(?:ை|த்த|ங்கள|[அஇ]வ[ரனள])ப்$/u.test(word.text))
}
