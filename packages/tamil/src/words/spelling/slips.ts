import { kindOf } from '../../text/characters.ts'

const BLOCK = 0x0b80

/** What kind of slip turns a word into another. */
export type SlipKind = 'letter' | 'length' | 'pulli' | 'doubling' | 'sign' | 'typing'

/** A letter that another may be written for, once and doubled. */
interface Alike {
  readonly once: string
  readonly twice: string
}

/** Letters that sound alike (மயங்கொலி எழுத்துகள்). */
const ALIKE = byPhoneme(
  { ல: 'ளழ', ள: 'லழ', ழ: 'ளல', ர: 'ற', ற: 'ர', ந: 'னண', ன: 'ணந', ண: 'னந' },
  (others): readonly Alike[] => [...others].map((other) => ({ once: other, twice: other + other })),
)

/** The same vowel of the other length. */
const LENGTH = byPhoneme(
  { அ: 'ஆ', ஆ: 'அ', இ: 'ஈ', ஈ: 'இ', உ: 'ஊ', ஊ: 'உ', எ: 'ஏ', ஏ: 'எ', ஒ: 'ஓ', ஓ: 'ஒ' },
  (other) => other,
)

const VOWELS = [...'அஆஇஈஉஊஎஏஐஒஓ']
const CONSONANTS = [...'கஙசஞடணதநபமயரலவழளறன']
/** Consonants that are often written once for twice; by phoneme, what they are doubled with. */
const DOUBLED = byPhoneme(
  Object.fromEntries([...'கசடதபறணநமனயலவள'].map((consonant) => [consonant, consonant])),
  (consonant) => consonant,
)

const [A, AI, YA, TA, RRA] = ['அ', 'ஐ', 'ய', 'ட', 'ற'].map((phoneme) => phoneme.charCodeAt(0))

const IS_VOWEL = Uint8Array.from({ length: 0x80 }, (_, i) => (kindOf(BLOCK + i) === 'vowel' ? 1 : 0))
const IS_CONSONANT = Uint8Array.from({ length: 0x80 }, (_, i) => (kindOf(BLOCK + i) === 'consonant' ? 1 : 0))

/** A table by code unit: every word is asked about each of its phonemes. */
function byPhoneme<Entry>(
  entries: Readonly<Record<string, string>>,
  read: (entry: string) => Entry,
): readonly (Entry | undefined)[] {
  const table = new Array<Entry | undefined>(0x80).fill(undefined)
  for (const [phoneme, entry] of Object.entries(entries)) table[phoneme.charCodeAt(0) - BLOCK] = read(entry)
  return table
}

/**
 * One changed word: in place of the `removed` phonemes from `at` on stands `inserted`. It is worth a thought only if
 * the word looks odd at `place`.
 */
export type VisitChange = (
  kind: SlipKind,
  place: number,
  at: number,
  removed: number,
  inserted: string,
) => void

const isVowel = (phoneme: number) => IS_VOWEL[phoneme - BLOCK] === 1
const isConsonant = (phoneme: number) => IS_CONSONANT[phoneme - BLOCK] === 1

/** Letters that sound alike, one place before `end` changed; a doubled letter also as one (பல்ளி is two slips, பல்லி one). */
export function alikeChanges(phonemes: string, end: number, visit: VisitChange): void {
  for (let i = 0; i < end; i++) {
    const phoneme = phonemes.charCodeAt(i)
    // வெட்றி sounds as வெற்றி does.
    if (phoneme === TA && phonemes.charCodeAt(i + 1) === RRA) visit('letter', i, i, 1, 'ற')
    const others = ALIKE[phoneme - BLOCK]
    if (others === undefined) continue
    const isDoubled = phonemes.charCodeAt(i + 1) === phoneme
    for (const { once, twice } of others) {
      if (isDoubled) visit('letter', i, i, 2, twice)
      visit('letter', i, i, 1, once)
      if (isDoubled) visit('letter', i, i + 1, 1, once)
    }
  }
}

/** Every word that one slip of the pen or the keyboard at a place before `end` makes of this one. */
export function slipChanges(phonemes: string, end: number, visit: VisitChange): void {
  alikeChanges(phonemes, end, visit)
  for (let i = 0; i < end; i++) {
    const phoneme = phonemes.charCodeAt(i)
    if (isConsonant(phoneme)) consonantChanges(phonemes, i, visit)
    else vowelChanges(phonemes, i, visit)
  }
}

function vowelChanges(phonemes: string, i: number, visit: VisitChange): void {
  const phoneme = phonemes.charCodeAt(i)
  const beforeYa = phonemes.charCodeAt(i + 1) === YA
  const other = LENGTH[phoneme - BLOCK]
  if (other !== undefined) visit('length', i, i, 1, other)
  if (phoneme === A) {
    if (beforeYa && !isVowel(phonemes.charCodeAt(i + 2))) visit('length', i, i, 2, 'ஐ')
    if (i > 0) visit('pulli', i, i, 1, '')
  }
  if (phoneme === AI && beforeYa && phonemes.charCodeAt(i + 2) === YA) visit('doubling', i, i + 1, 1, '')
}

function consonantChanges(phonemes: string, i: number, visit: VisitChange): void {
  const phoneme = phonemes.charCodeAt(i)
  const next = phonemes.charCodeAt(i + 1)
  if (!isVowel(next)) visit('pulli', i, i + 1, 0, 'அ')
  if (next === phoneme) visit('doubling', i, i + 1, 1, '')
  else if (isVowel(next) && isVowel(phonemes.charCodeAt(i - 1))) {
    const doubled = DOUBLED[phoneme - BLOCK]
    if (doubled !== undefined) visit('doubling', i, i + 1, 0, doubled)
  }
}

/** Slips without a cause in the language: a wrong sign, a letter too many, or two in the wrong order. */
export function typingChanges(phonemes: string, end: number, visit: VisitChange): void {
  for (let i = 0; i < end; i++) {
    const phoneme = phonemes.charCodeAt(i)
    const [symbol = '', first = '', second = '', third = ''] = phonemes.slice(i, i + 4)
    if (isVowel(phoneme)) {
      for (const vowel of VOWELS) {
        if (vowel !== symbol && vowel !== LENGTH[phoneme - BLOCK]) visit('sign', i, i, 1, vowel)
      }
      if (i > 0 && phoneme !== A) visit('sign', i, i, 1, '')
    } else if (isConsonant(phoneme)) {
      if (first !== symbol) visit('typing', i, i, 1, '')
      const next = phonemes.charCodeAt(i + 1)
      const afterNext = phonemes.charCodeAt(i + 2)
      if (isVowel(next) && isConsonant(afterNext) && isVowel(phonemes.charCodeAt(i + 3))) {
        visit('typing', i, i, 4, second + third + symbol + first)
      }
      if (isConsonant(next)) visit('typing', i, i, 2, first + symbol)
    }
  }
}

/** A letter put in before each place up to `end`: for one that was left out. */
export function droppedChanges(phonemes: string, end: number, visit: VisitChange): void {
  for (let i = 1; i <= end; i++) {
    const beforeConsonant = isConsonant(phonemes.charCodeAt(i))
    if (isVowel(phonemes.charCodeAt(i - 1))) {
      for (const consonant of CONSONANTS) {
        visit('typing', i, i, 0, consonant)
        if (beforeConsonant) visit('typing', i, i, 0, `${consonant}அ`)
      }
    } else {
      for (const vowel of VOWELS) if (vowel !== 'அ') visit('sign', i, i, 0, vowel)
      if (beforeConsonant) for (const consonant of CONSONANTS) visit('typing', i, i, 0, `${consonant}அ`)
    }
  }
}
