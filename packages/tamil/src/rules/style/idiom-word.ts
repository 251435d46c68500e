import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/**
 * Set comparisons: what stands before the word that may be wrong, the right word, and what follows it. The two frames make
 * sure of the idiom, so that any other word between is an error.
 */
interface Idiom {
  readonly before: string
  readonly right: string
  readonly after: RegExp
}

const LIKE = /^(?:போல|போல்|போன்ற|போன்று|போலவே|என)/u
const POURED = /^கரைத்த/u

const IDIOMS: readonly Idiom[] = [
  { before: 'நகமும்', right: 'சதையும்', after: LIKE },
  { before: 'பாம்பும்', right: 'கீரியும்', after: LIKE },
  { before: 'எலியும்', right: 'பூனையும்', after: LIKE },
  { before: 'பூவும்', right: 'மணமும்', after: LIKE },
  { before: 'மலரும்', right: 'மணமும்', after: LIKE },
  { before: 'உடலும்', right: 'உயிரும்', after: LIKE },
  { before: 'கண்ணும்', right: 'இமையும்', after: LIKE },
  { before: 'இலைமறை', right: 'காய்', after: LIKE },
  { before: 'அடியற்ற', right: 'மரம்', after: LIKE },
  { before: 'கிணற்றுத்', right: 'தவளை', after: LIKE },
  { before: 'மழைகாணாப்', right: 'பயிர்', after: LIKE },
  { before: 'ஊமை', right: 'கண்ட', after: /^கனவு/u },
]

/** Whole words that only an error makes: the stone is green wood's nail, the fruit on the palm a gooseberry. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['பட்டமரத்தாணி', 'பசுமரத்தாணி'],
  ['பச்சைமரத்தாணி', 'பசுமரத்தாணி'],
  ['காட்டுமழை', 'காட்டுத்தீ'],
  ['காட்டுவெள்ளம்', 'காட்டுத்தீ'],
  ['தலைதெரியாமல்', 'தலைதெறிக்க'],
  ['தலைதெரிக்க', 'தலைதெறிக்க'],
])

export default defineRule({
  id: 'style/idiom-word',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'மரபுத்தொடர் மாறாது வர வேண்டும்: ‘{found}’ அன்று, ‘{suggestion}’.',
    en: 'A set phrase keeps its words: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: உவமைத்தொடர்கள், மரபுத்தொடர்கள்',
  examples: [
    { wrong: 'அவர்கள் நகமும் [விரலும்] போல வாழ்ந்தனர்.', right: 'அவர்கள் நகமும் சதையும் போல வாழ்ந்தனர்.' },
    { wrong: 'அவன் உழைப்பு [கடலில்] கரைத்த புளியாயிற்று.', right: 'அவன் உழைப்பு ஆற்றில் கரைத்த புளியாயிற்று.' },
    { wrong: 'பொருள் உள்ளங்கை [மாங்கனிபோல்] விளங்கியது.', right: 'பொருள் உள்ளங்கை நெல்லிக்கனிபோல் விளங்கியது.' },
    { wrong: 'அவன் சொல் [பட்டமரத்தாணிபோல்] பதிந்தது.', right: 'அவன் சொல் பசுமரத்தாணிபோல் பதிந்தது.' },
  ],
  allows: ['நகமும் சதையும் போல.', 'பாம்பும் கீரியும் போல.', 'நீரில் கரைத்த மாவு.', 'நகமும் முடியும் வளரும்.'],
  when: {
    words: [...new Set(IDIOMS.map(({ before }) => before)), 'கரைத்த', 'உள்ளங்கை'],
    beginnings: [...WORDS.keys()],
  },
  check(word) {
    if (word.text === 'கரைத்த') return riverOf(word)
    if (word.text === 'உள்ளங்கை') return gooseberry(word.next)
    for (const [wrong, right] of WORDS) {
      if (!word.text.startsWith(wrong)) continue
      return word.replaceWith(right + word.text.slice(wrong.length))
    }
    const slot = word.next
    for (const { before, right, after } of IDIOMS) {
      if (word.text !== before || slot?.next === undefined || !after.test(slot.next.text)) continue
      if (slot.text !== right && sameForm(slot.text, right)) return slot.replaceWith(right)
    }
    return undefined
  },
})

function sameForm(text: string, right: string): boolean {
  return right.endsWith('ும்') ? text.endsWith('ும்') : !LIKE.test(text)
}

/** `கடலில் கரைத்த புளி`. */
function riverOf(word: Word) {
  const { previous, next } = word
  if (next?.text.startsWith('புளி') !== true || previous?.is('locative') !== true || !POURED.test(word.text))
    return undefined
  if (!['கடல்', 'குளம்', 'ஏரி', 'கிணறு', 'நீர்', 'வெள்ளம்'].some((lemma) => previous.hasLemma(lemma)))
    return undefined
  return previous.replaceWith('ஆற்றில்')
}

/** `உள்ளங்கை நெல்லிக்கனிபோல்`. */
function gooseberry(fruit: Word | undefined) {
  const [, name = '', like = ''] =
    /^(.*?(?:கனி|காய்|பழம்))((?:போல|போல்|போன்ற|போன்று)?)$/u.exec(fruit?.text ?? '') ?? []
  if (fruit === undefined || name === '' || name.startsWith('நெல்லி')) return undefined
  if (like === '' && (fruit.next === undefined || !LIKE.test(fruit.next.text))) return undefined
  return fruit.replaceWith(`நெல்லிக்கனி${like}`)
}
