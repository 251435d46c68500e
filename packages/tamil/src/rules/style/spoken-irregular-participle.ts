import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'
import { inContext } from '../spoken.ts'

const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    பாத்து: 'பார்த்து',
    செஞ்சு: 'செய்து',
    வச்சு: 'வைத்து',
    கேட்டுட்டு: 'கேட்டுவிட்டு',
    வந்துட்டு: 'வந்துவிட்டு',
    போயிட்டு: 'போய்விட்டு',
    பாத்துட்டு: 'பார்த்துவிட்டு',
    செஞ்சுட்டு: 'செய்துவிட்டு',
    சொல்லிட்டு: 'சொல்லிவிட்டு',
    எடுத்துட்டு: 'எடுத்துக்கொண்டு',
    போட்டுட்டு: 'போட்டுவிட்டு',
    ஒடச்சு: 'உடைத்து',
    தொறந்து: 'திறந்து',
    எறங்கி: 'இறங்கி',
    பொறந்து: 'பிறந்து',
    நெனச்சு: 'நினைத்து',
    கெடச்சு: 'கிடைத்து',
    ஒக்காந்து: 'உட்கார்ந்து',
    உக்காந்து: 'உட்கார்ந்து',
    சேத்து: 'சேர்த்து',
    பெஞ்சு: 'பெய்து',
  }),
)

/** A bench, unless it rains. */
const BENCH = 'பெஞ்சு'

export default defineRule({
  id: 'style/spoken-irregular-participle',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். எச்சத்தை முழுமையாக எழுதுக.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'அவன் வேலையைச் [செஞ்சு] முடித்தான்.', right: 'அவன் வேலையைச் செய்து முடித்தான்.' },
    { wrong: 'நேற்று மழை [பெஞ்சு] ஓய்ந்தது.', right: 'நேற்று மழை பெய்து ஓய்ந்தது.' },
  ],
  allows: [
    'அவன் வேலையைச் செய்து முடித்தான்.',
    'சேற்று நிலம்.',
    'அவர் மண்ணில் வித்து ஊன்றினார்.',
    'நிலத்தை வித்து இல்லாமல் விட்டனர்.',
    'மழையில் பெஞ்சு நனைந்தது.',
    'வித்து முளைத்தது.',
  ],
  when: { words: [...WRITTEN.keys()] },
  check(word, knowledge) {
    if (word.quoted || (word.text === BENCH && !isRaining(word))) return undefined
    return word.replaceWith(inContext(WRITTEN.get(word.text) ?? word.text, word, knowledge))
  },
})

/** `மழை பெஞ்சு ஓய்ந்தது` */
function isRaining({ previous, next }: Word): boolean {
  return previous?.text === 'மழை' && next !== undefined
}
