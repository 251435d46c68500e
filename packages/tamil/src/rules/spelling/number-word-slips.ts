import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Words that a misspelling makes of numbers; each is right elsewhere. */
const NUMBERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    இருண்டு: 'இரண்டு',
    இரன்டு: 'இரண்டு',
    முன்று: 'மூன்று',
    மூன்னு: 'மூன்று',
    நன்கு: 'நான்கு',
    எழு: 'ஏழு',
    அறு: 'ஆறு',
    ஏட்டு: 'எட்டு',
    என்பது: 'எண்பது',
  }),
)
/** Behind a noun it says what that is: `காலம் என்பது நாள்களின் தொகுப்பு`. */
const DEFINING = 'என்பது'
const BEFORE_EIGHTY = ['dative', 'locative', 'accusative', 'genitive', 'adverbial'] as const

export default defineRule({
  id: 'spelling/number-word-slips',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: '‘{noun}’ எண்ணப்படுவது; அதற்கு முன் எண்ணுப்பெயர் ‘{suggestion}’ வர வேண்டும். ‘{found}’ வேறு பொருள் தரும்.',
    en: '‘{noun}’ is counted, so the number ‘{suggestion}’ is meant; ‘{found}’ is another word.',
  },
  source: 'நன்னூல், எண்ணுப்பெயர்; தட்டச்சுப் பிழை: குறில், நெடில்',
  examples: [
    { wrong: 'இந்தப் பணி [இருண்டு] மாதங்களில் முடியும்.', right: 'இந்தப் பணி இரண்டு மாதங்களில் முடியும்.' },
    { wrong: '[எழு] நாள்கள் கழித்து வா.', right: 'ஏழு நாள்கள் கழித்து வா.' },
    { wrong: 'மாலை [ஏட்டு] மணிக்கு வா.', right: 'மாலை எட்டு மணிக்கு வா.' },
    { wrong: 'தாத்தாவுக்கு [என்பது] வயது.', right: 'தாத்தாவுக்கு எண்பது வயது.' },
    { wrong: 'தேர்வு [நன்கு] மணி நேரம் நடந்தது.', right: 'தேர்வு நான்கு மணி நேரம் நடந்தது.' },
    { wrong: 'மலையில் [எழு] சிறுவர்கள் ஏறினர்.', right: 'மலையில் ஏழு சிறுவர்கள் ஏறினர்.' },
  ],
  allows: [
    'வானம் இருண்டு மழை வந்தது.',
    'நன்கு படித்தான்.',
    'எழு, நேரமாகிறது.',
    'இனி எழு தோழர்களே.',
    'எழு பிறப்பும் தொடரும்.',
    'எழு ஞாயிறு போல வந்தான்.',
    'எழு என்று மாணவர்களிடம் சொன்னார்.',
    'இரண்டு மாதங்கள் கழிந்தன.',
    'நன்கு மாணவர்களைக் கவனித்தார்.',
    'முதுமை என்பது வயது மட்டும் அன்று.',
    'பணம் என்பது ரூபாய் மட்டும் அன்று.',
    'அவர் சொன்னார் என்பது வயதானவர்களுக்குத் தெரியும்.',
    'ஏட்டுச் சுவடி கிடைத்தது.',
  ],
  when: { words: [...NUMBERS.keys()] },
  check(word) {
    const suggestion = NUMBERS.get(word.text)
    const { next } = word
    if (word.text === DEFINING && !isEighty(word)) return undefined
    return suggestion === undefined || next === undefined || !(isCounted(next) || isSeven(word, next))
      ? undefined
      : word.replaceWith(suggestion, { captures: { noun: next.text } })
  },
})

/** A measure of time or a unit, or as many people as பேர் counts. */
function isCounted(word: Word): boolean {
  if (/^(?:பேர|மணி(?!த)|வயது|வயதி|ரூபா)/u.test(word.text)) return true
  return (
    word.isOnly('unit') ||
    (word.isOnly('time') && (word.is('plural') || /^(?:நாள|மாத|ஆண்ட|வார|நிமிட|வருட)/u.test(word.text)))
  )
}

/** `எழு பயணிகள்`: a root (எழு ஞாயிறு) stands before no plural; who is told to rise is called. */
function isSeven({ text, isFirst }: Word, next: Word): boolean {
  return text === 'எழு' && !isFirst && next.isA('noun') && next.isOnly('plural') && !next.endsWith('ே')
}

/** Nothing before it can be what is defined; it counts years of age, money, people or what is weighed. */
function isEighty({ previous, next, isFirst, quoted }: Word): boolean {
  if (quoted || next === undefined) return false
  if (!isFirst && previous === undefined) return false
  if (previous !== undefined && !BEFORE_EIGHTY.some((form) => previous.isOnly(form))) return false
  return next.isOnly('unit') || /^(?:வயது|வயதி|பேர|ரூபா)/u.test(next.text)
}
