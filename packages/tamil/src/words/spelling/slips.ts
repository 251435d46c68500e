import { kindOf } from '../../text/characters.ts'

const BLOCK = 0x0b80

/** What kind of slip turns a word into another. */
export type SlipKind = 'letter' | 'length' | 'pulli' | 'doubling' | 'sign' | 'typing'

/** Letters that sound alike (மயங்கொலி எழுத்துகள்). */
const ALIKE = byPhoneme({
  ல: 'ளழ',
  ள: 'லழ',
  ழ: 'ளல',
  ர: 'ற',
  ற: 'ர',
  ந: 'னண',
  ன: 'ணந',
  ண: 'னந',
})

const LENGTH = byPhoneme({
  அ: 'ஆ',
  ஆ: 'அ',
  இ: 'ஈ',
  ஈ: 'இ',
  உ: 'ஊ',
  ஊ: 'உ',
  எ: 'ஏ',
  ஏ: 'எ',
  ஒ: 'ஓ',
  ஓ: 'ஒ',
})

const VOWELS = [...'அஆஇஈஉஊஎஏஐஒஓ']
const CONSONANTS = [...'கஙசஞடணதநபமயரலவழளறன']
const DOUBLED = 'கசடதபறணநமனயலவள'

const [A, AI, YA, TA, RRA] = ['அ', 'ஐ', 'ய', 'ட', 'ற'].map((phoneme) => phoneme.charCodeAt(0))

/** A table by code unit: every word is asked about each of its phonemes. */
function byPhoneme(pairs: Readonly<Record<string, string>>): readonly (readonly string[] | undefined)[] {
  const table: (readonly string[] | undefined)[] = Array.from({ length: 0x80 })
  for (const [phoneme, others] of Object.entries(pairs)) table[phoneme.charCodeAt(0) - BLOCK] = [...others]
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

const isVowel = (phoneme: number) => kindOf(phoneme) === 'vowel'
const isConsonant = (phoneme: number) => kindOf(phoneme) === 'consonant'

/**
 * Letters that sound alike, one place before `end` changed; a doubled letter changes as one (பல்ளி is two slips, பல்லி
 * one). `isOdd` says whether a word looks odd at a place.
 */
export function alikeChanges(
  phonemes: string,
  end: number,
  isOdd: (place: number) => boolean,
  visit: VisitChange,
): void {
  for (let i = 0; i < end; i++) {
    const phoneme = phonemes.charCodeAt(i)
    // வெட்றி sounds as வெற்றி does.
    if (phoneme === TA && phonemes.charCodeAt(i + 1) === RRA) visit('letter', i, i, 1, 'ற')
    const others = ALIKE[phoneme - BLOCK]
    if (others === undefined) continue
    if (phonemes.charCodeAt(i + 1) !== phoneme) {
      for (const other of others) visit('letter', i, i, 1, other)
    } else if (isOdd(i)) {
      for (const other of others) {
        visit('letter', i, i, 2, other + other)
        visit('letter', i, i, 1, other)
      }
      for (const other of others) visit('letter', i, i + 1, 1, other)
      i++
    }
  }
}

/** Every word that one slip of the pen or the keyboard at a place before `end` makes of this one. */
export function slipChanges(
  phonemes: string,
  end: number,
  isOdd: (place: number) => boolean,
  visit: VisitChange,
): void {
  alikeChanges(phonemes, end, isOdd, visit)
  for (let i = 0; i < end; i++) {
    const phoneme = phonemes.charCodeAt(i)
    if (isConsonant(phoneme)) consonantChanges(phonemes, i, visit)
    else vowelChanges(phonemes, i, visit)
  }
}

function vowelChanges(phonemes: string, i: number, visit: VisitChange): void {
  const phoneme = phonemes.charCodeAt(i)
  const beforeYa = phonemes.charCodeAt(i + 1) === YA
  for (const other of LENGTH[phoneme - BLOCK] ?? []) visit('length', i, i, 1, other)
  if (phoneme === A) {
    if (beforeYa && !isVowel(phonemes.charCodeAt(i + 2))) visit('length', i, i, 2, 'ஐ')
    if (i > 0) visit('pulli', i, i, 1, '')
  }
  if (phoneme === AI && beforeYa && phonemes.charCodeAt(i + 2) === YA) visit('doubling', i, i + 1, 1, '')
}

function consonantChanges(phonemes: string, i: number, visit: VisitChange): void {
  const next = phonemes.charCodeAt(i + 1)
  if (!isVowel(next)) visit('pulli', i, i + 1, 0, 'அ')
  if (next === phonemes.charCodeAt(i)) visit('doubling', i, i + 1, 1, '')
  else if (isVowel(next) && isVowel(phonemes.charCodeAt(i - 1)) && DOUBLED.includes(phonemes[i] ?? '')) {
    visit('doubling', i, i + 1, 0, phonemes[i] ?? '')
  }
}

/** Slips without a cause in the language: a wrong sign, a letter too many, or two in the wrong order. */
export function typingChanges(phonemes: string, end: number, visit: VisitChange): void {
  for (let i = 0; i < end; i++) {
    const phoneme = phonemes.charCodeAt(i)
    const [symbol = '', first = '', second = '', third = ''] = phonemes.slice(i, i + 4)
    if (isVowel(phoneme)) {
      const alike = LENGTH[phoneme - BLOCK]
      for (const vowel of VOWELS) {
        if (vowel !== symbol && alike?.includes(vowel) !== true) visit('sign', i, i, 1, vowel)
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
