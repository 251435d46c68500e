import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Roots in டு and று, with the participle that doubles them. */
const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    விடு: 'விட்டு',
    போடு: 'போட்டு',
    பெறு: 'பெற்று',
    தொடு: 'தொட்டு',
    சுடு: 'சுட்டு',
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
  ],
  allows: [
    'நீ அவனை விடு நான் பார்க்கிறேன்.',
    'அவனை விடு என்றான்.',
    'பந்தைப் போடு, அவன் அடிக்கட்டும்.',
    'கதவைத் தொடு திரை இயக்கும்.',
    'யானைகள் காட்டை விட்டு வெளியே வந்தன.',
    '“அவளை விடு” என்று சொன்னான்.',
    'அவனை விடு பாவம் என்று அம்மா சொன்னாள்.',
  ],
  when: { words: [...PARTICIPLES.keys()] },
  check(word, { analyse }) {
    const { previous, next, sentence, quoted } = word
    const participle = PARTICIPLES.get(word.text)
    if (participle === undefined || previous?.isOnly('accusative') !== true || quoted) return undefined
    if (next === undefined || analyse(word.text + next.text).some(({ guessed }) => guessed !== true))
      return undefined
    if (!isToldOfOthers(sentence.lastWord) || sentence.words.some(isSpeech)) return undefined
    return word.replaceWith(participle)
  },
})

/** வந்தன, பார்த்தான்: what someone else did. */
function isToldOfOthers(last: Word | undefined): boolean {
  return last?.isOnly('finite', 'third') === true && last.isOnly('past')
}

/** Where someone speaks or is spoken to, a command is one. */
function isSpeech({ text, quoted }: Word): boolean {
  return quoted || /^(?:என|நீ)/u.test(text)
}
