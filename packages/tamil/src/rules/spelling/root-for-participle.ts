import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Roots whose participle has another consonant or doubles theirs, with that participle. */
const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    விடு: 'விட்டு',
    போடு: 'போட்டு',
    பெறு: 'பெற்று',
    தொடு: 'தொட்டு',
    சுடு: 'சுட்டு',
    நடு: 'நட்டு',
    இடு: 'இட்டு',
    எடு: 'எடுத்து',
    கொடு: 'கொடுத்து',
    கேள்: 'கேட்டு',
    உண்: 'உண்டு',
    தின்: 'தின்று',
    காண்: 'கண்டு',
    வெல்: 'வென்று',
    கொல்: 'கொன்று',
  }),
)

export default defineRule({
  id: 'spelling/root-for-participle',
  type: 'spelling',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ ஏவல்; பின் வரும் வினையோடு இணைய ‘{suggestion}’ என்னும் வினையெச்சம் வேண்டும்.',
    en: '‘{found}’ commands; before another verb stands the participle ‘{suggestion}’.',
  },
  source: 'நன்னூல், வினையியல்: வினையெச்சம்; உயிரீற்றுப் புணரியல்: டறவொற்று இரட்டல்',
  examples: [
    { wrong: 'யானைகள் காட்டை [விடு] வெளியே வந்தன.', right: 'யானைகள் காட்டை விட்டு வெளியே வந்தன.' },
    { wrong: 'சிறுவன் பந்தைத் [தொடு] பார்த்தான்.', right: 'சிறுவன் பந்தைத் தொட்டுப் பார்த்தான்.' },
    { wrong: 'அவர் பரிசைப் [பெறு] ஊர் திரும்பினார்.', right: 'அவர் பரிசைப் பெற்று ஊர் திரும்பினார்.' },
    { wrong: 'அவர்கள் கன்றுகளை [நடு] வளர்த்தனர்.', right: 'அவர்கள் கன்றுகளை நட்டு வளர்த்தனர்.' },
    { wrong: 'வழக்கைக் [கேள்] முடித்த நடுவர் எழுந்தார்.', right: 'வழக்கைக் கேட்டு முடித்த நடுவர் எழுந்தார்.' },
    { wrong: 'கடிதத்தைப் [பெறு] வந்த பின் பதில் எழுதினேன்.', right: 'கடிதத்தைப் பெற்று வந்த பின் பதில் எழுதினேன்.' },
  ],
  allows: [
    'நீ அவனை விடு நான் பார்க்கிறேன்.',
    'அவனை விடு என்றான்.',
    'பந்தைப் போடு, அவன் அடிக்கட்டும்.',
    'கதவைத் தொடு திரை இயக்கும்.',
    'யானைகள் காட்டை விட்டு வெளியே வந்தன.',
    '“அவளை விடு” என்று சொன்னான்.',
    'அவனை விடு பாவம் என்று அம்மா சொன்னாள்.',
    'மரங்களை நடு வீட்டில் வைத்தனர்.',
    'அவர்கள் மேசையை நடு மண்டபத்தில் வைத்தனர்.',
    'பாடலைக் கேள், மனம் மகிழும்.',
    'சோற்றை உண் அல்லது கொடு.',
  ],
  when: { words: [...PARTICIPLES.keys()] },
  check(word, { analyse }) {
    const { previous, next, sentence, quoted } = word
    const participle = PARTICIPLES.get(word.text)
    if (participle === undefined || previous?.isOnly('accusative') !== true || quoted) return undefined
    if (next === undefined || analyse(word.text + next.text).some(({ guessed }) => guessed !== true))
      return undefined
    if (OF_PLACE.has(word.text) && !next.isOnly('past')) return undefined
    if (!isTold(sentence.lastWord) || sentence.words.some(isSpeech)) return undefined
    return word.replaceWith(participle)
  },
})

/** நடு is the middle as well: `நடு மண்டபத்தில்`. */
const OF_PLACE: ReadonlySet<string> = new Set(['நடு'])

/** வந்தன, பார்த்தேன்: what is over, done by no one who is spoken to. */
function isTold(last: Word | undefined): boolean {
  return last?.isOnly('finite', 'past') === true && (last.isOnly('third') || last.isOnly('first'))
}

/** Where someone speaks or is spoken to, a command is one. */
function isSpeech({ text, quoted }: Word): boolean {
  return quoted || /^(?:என|நீ(?:ங்கள்|யும்|யே|தான்)?$)/u.test(text)
}
