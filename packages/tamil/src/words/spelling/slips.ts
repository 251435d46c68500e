import { kindOf } from '../../text/characters.ts'

/** What kind of slip turns a word into another. */
export type SlipKind = 'letter' | 'length' | 'pulli' | 'doubling' | 'sign' | 'typing'

/** Letters that sound alike (மயங்கொலி எழுத்துகள்). */
const ALIKE: Readonly<Record<string, string>> = {
  ல: 'ளழ',
  ள: 'லழ',
  ழ: 'ளல',
  ர: 'ற',
  ற: 'ர',
  ந: 'னண',
  ன: 'ணந',
  ண: 'னந',
}

const LENGTH: Readonly<Record<string, string>> = {
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
}

const VOWELS = 'அஆஇஈஉஊஎஏஐஒஓ'
const CONSONANTS = 'கஙசஞடணதநபமயரலவழளறன'
const DOUBLED = 'கசடதபறணநமனயலவள'

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

const isVowel = (symbol: string | undefined) =>
  symbol !== undefined && kindOf(symbol.charCodeAt(0)) === 'vowel'
const isConsonant = (symbol: string | undefined) =>
  symbol !== undefined && kindOf(symbol.charCodeAt(0)) === 'consonant'

/**
 * Letters that sound alike, one place changed; a doubled letter changes as one (பல்ளி is two slips, பல்லி one).
 * `isOdd` says whether a word looks odd at a place.
 */
export function alikeChanges(phonemes: string, isOdd: (place: number) => boolean, visit: VisitChange): void {
  for (let i = 0; i < phonemes.length; i++) {
    const symbol = phonemes[i] ?? ''
    // வெட்றி sounds as வெற்றி does.
    if (symbol === 'ட' && phonemes[i + 1] === 'ற') visit('letter', i, i, 1, 'ற')
    const others = ALIKE[symbol]
    if (others === undefined) continue
    if (phonemes[i + 1] !== symbol) {
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

/** Every word that one slip of the pen or the keyboard makes of this one. */
export function slipChanges(phonemes: string, isOdd: (place: number) => boolean, visit: VisitChange): void {
  alikeChanges(phonemes, isOdd, visit)
  for (let i = 0; i < phonemes.length; i++) {
    const symbol = phonemes[i] ?? ''
    const next = phonemes[i + 1]
    const other = LENGTH[symbol]
    if (other !== undefined) visit('length', i, i, 1, other)
    if (symbol === 'அ' && next === 'ய' && !isVowel(phonemes[i + 2])) visit('length', i, i, 2, 'ஐ')
    if (symbol === 'ஐ' && next === 'ய' && phonemes[i + 2] === 'ய') visit('doubling', i, i + 1, 1, '')
    if (isConsonant(symbol)) consonantChanges(phonemes, i, visit)
    else if (symbol === 'அ' && i > 0) visit('pulli', i, i, 1, '')
  }
}

function consonantChanges(phonemes: string, i: number, visit: VisitChange): void {
  const symbol = phonemes[i] ?? ''
  const next = phonemes[i + 1]
  if (!isVowel(next)) visit('pulli', i, i + 1, 0, 'அ')
  if (next === symbol) visit('doubling', i, i + 1, 1, '')
  else if (DOUBLED.includes(symbol) && isVowel(phonemes[i - 1]) && isVowel(next)) {
    visit('doubling', i, i + 1, 0, symbol)
  }
}

/** Slips without a cause in the language: a wrong sign, a letter too many, or two in the wrong order. */
export function typingChanges(phonemes: string, visit: VisitChange): void {
  for (let i = 0; i < phonemes.length; i++) {
    const symbol = phonemes[i] ?? ''
    const [first, second, third] = [phonemes[i + 1], phonemes[i + 2], phonemes[i + 3]]
    if (isVowel(symbol)) {
      for (const vowel of VOWELS) {
        if (vowel !== symbol && vowel !== LENGTH[symbol]) visit('sign', i, i, 1, vowel)
      }
      if (i > 0 && symbol !== 'அ') visit('sign', i, i, 1, '')
    } else if (isConsonant(symbol)) {
      if (first !== symbol) visit('typing', i, i, 1, '')
      if (isVowel(first) && isConsonant(second) && isVowel(third)) {
        visit('typing', i, i, 4, `${second}${third}${symbol}${first}`)
      }
      if (isConsonant(first)) visit('typing', i, i, 2, `${first}${symbol}`)
    }
  }
}

/** A letter put in before each place: for one that was left out. */
export function droppedChanges(phonemes: string, visit: VisitChange): void {
  for (let i = 1; i <= phonemes.length; i++) {
    const beforeConsonant = isConsonant(phonemes[i])
    if (isVowel(phonemes[i - 1])) {
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
