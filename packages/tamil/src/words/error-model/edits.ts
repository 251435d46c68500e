import { kindOf } from '../../script/characters.ts'
import { areNeighbours } from './keyboards.ts'

/** What hands and ears do to a word: each a way from the word that was meant to the one that was written. */
export const EDIT_KINDS = [
  'alike',
  'grantha',
  'length',
  'gemination',
  'pulli',
  'nasal',
  'sign-dropped',
  'sign-added',
  'sign-near',
  'sign',
  'doubled',
  'swapped',
  'extra',
  'dropped',
  'dropped-akshara',
  'consonant-near',
  'consonant',
  'two',
] as const

export type EditKind = (typeof EDIT_KINDS)[number]

/** One changed word: in place of the `removed` phonemes from `at` on stands `inserted`. */
export type VisitEdit = (kind: EditKind, at: number, removed: number, inserted: string) => void

export const VOWELS = [...'அஆஇஈஉஊஎஏஐஒஓ']
export const CONSONANTS = [...'கஙசஞடணதநபமயரலவழளறன']
const GEMINATES = 'கசடதபறணநமனஞயலவள'
/** Letters that sound alike (மயங்கொலி எழுத்துகள்). */
const ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ ல: 'ளழ', ள: 'லழ', ழ: 'ளல', ர: 'ற', ற: 'ர', ந: 'னண', ன: 'ணந', ண: 'னந' },
  }),
)
/** Letters that a Grantha letter is written with, and the way back. */
const GRANTHA: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ ச: 'ஸஷஜ', ஸ: 'சஷ', ஷ: 'சஸட', ஜ: 'ச', ஹ: 'க', க: 'ஹ', ய: 'ஜ', ட: 'ஷ' },
  }),
)
const NASALS = 'ஙஞணநமன'
const LENGTH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ அ: 'ஆ', ஆ: 'அ', இ: 'ஈ', ஈ: 'இ', உ: 'ஊ', ஊ: 'உ', எ: 'ஏ', ஏ: 'எ', ஒ: 'ஓ', ஓ: 'ஒ', ஐ: 'அ' },
  }),
)

/** A sound that another may be written for, and how. */
interface Other {
  readonly kind: EditKind
  readonly sound: string
}

/** The vowels in place of one, but for its other length, which costs less. */
const OTHER_VOWELS = new Map(
  [...VOWELS, 'ஔ'].map((vowel): [string, Other[]] => [
    vowel,
    VOWELS.filter((other) => vowel !== 'அ' && other !== vowel && other !== LENGTH.get(vowel)).map(
      (sound) => ({
        kind: sound === 'அ' ? 'sign-added' : areNeighbours(vowel, sound) ? 'sign-near' : 'sign',
        sound,
      }),
    ),
  ]),
)

/** The consonants in place of one, but for those that sound alike. */
const OTHER_CONSONANTS = new Map(
  [...CONSONANTS, 'ஜ', 'ஷ', 'ஸ', 'ஹ', 'ஶ'].map((consonant): [string, Other[]] => [
    consonant,
    CONSONANTS.filter((other) => other !== consonant && !(ALIKE.get(consonant) ?? '').includes(other)).map(
      (sound) => ({
        kind: areNeighbours(consonant, sound) ? 'consonant-near' : 'consonant',
        sound,
      }),
    ),
  ]),
)

/** Of a phoneme, so that a vowel sign never occurs; false for what is absent. */
export function isVowel(symbol: string | undefined): boolean {
  return symbol !== undefined && symbol !== '' && kindOf(symbol.charCodeAt(0)) === 'vowel'
}

/** Of a phoneme, Grantha letters included; false for what is absent. */
export function isConsonant(symbol: string | undefined): boolean {
  return symbol !== undefined && symbol !== '' && kindOf(symbol.charCodeAt(0)) === 'consonant'
}

/** Every word one edit away from this one, but for those that put letters in: those that begin at `at`. */
export function editsAt(phonemes: string, at: number, visit: VisitEdit): void {
  cheapEditsAt(phonemes, at, visit)
  if (isVowel(phonemes[at])) vowelEdits(phonemes, at, visit)
  else if (isConsonant(phonemes[at])) consonantEdits(phonemes, at, visit)
  aksharaEdits(phonemes, at, visit)
}

/** The edits that have their cause in the language: what sounds alike, length, doubling, pulli, a sign left out. */
export function cheapEditsAt(phonemes: string, at: number, visit: VisitEdit): void {
  const symbol = phonemes[at] ?? ''
  const next = phonemes[at + 1]
  if (isVowel(symbol)) {
    const other = LENGTH.get(symbol)
    if (other !== undefined) visit('length', at, 1, other)
    if (symbol === 'அ' && next === 'ய' && !isVowel(phonemes[at + 2])) visit('length', at, 2, 'ஐ')
    if (symbol === 'அ' && at > 0) {
      visit('pulli', at, 1, '')
      for (const vowel of VOWELS) if (vowel !== 'அ' && vowel !== 'ஆ') visit('sign-dropped', at, 1, vowel)
    }
    return
  }
  if (!isConsonant(symbol)) return
  alikeEdits(phonemes, at, visit)
  if (!isVowel(next)) visit('pulli', at + 1, 0, 'அ')
  if (next === symbol) visit('gemination', at + 1, 1, '')
  else if (isVowel(next) && isVowel(phonemes[at - 1]) && GEMINATES.includes(symbol))
    visit('gemination', at + 1, 0, symbol)
}

function alikeEdits(phonemes: string, at: number, visit: VisitEdit): void {
  const symbol = phonemes[at] ?? ''
  const next = phonemes[at + 1]
  if (symbol === 'ட' && next === 'ற') visit('alike', at, 1, 'ற')
  for (const other of ALIKE.get(symbol) ?? '') {
    if (next === symbol) visit('alike', at, 2, other + other)
    if (next === symbol) visit('alike', at + 1, 1, other)
    visit('alike', at, 1, other)
  }
  for (const other of GRANTHA.get(symbol) ?? '') {
    if (next === symbol) visit('grantha', at, 2, other)
    visit('grantha', at, 1, other)
  }
  if (NASALS.includes(symbol) && !isVowel(next))
    for (const other of NASALS)
      if (other !== symbol && !(ALIKE.get(symbol) ?? '').includes(other)) visit('nasal', at, 1, other)
}

function vowelEdits(phonemes: string, at: number, visit: VisitEdit): void {
  const symbol = phonemes[at] ?? ''
  for (const { kind, sound } of OTHER_VOWELS.get(symbol) ?? []) visit(kind, at, 1, sound)
  if (at > 0 && symbol !== 'அ') visit('sign-added', at, 1, '')
}

function consonantEdits(phonemes: string, at: number, visit: VisitEdit): void {
  const symbol = phonemes[at] ?? ''
  const next = phonemes[at + 1]
  if (!isVowel(next)) for (const vowel of VOWELS) if (vowel !== 'அ') visit('sign', at + 1, 0, vowel)
  for (const { kind, sound } of OTHER_CONSONANTS.get(symbol) ?? []) visit(kind, at, 1, sound)
  if (!isVowel(next)) visit('extra', at, 1, '')
}

/** Aksharas doubled, too many, or in the wrong order; `at` is where the first begins. */
function aksharaEdits(phonemes: string, at: number, visit: VisitEdit): void {
  const [a = '', b = '', c = '', d = ''] = phonemes.slice(at, at + 4)
  if (at === 0 && isConsonant(a) && isVowel(b)) {
    visit('swapped', at, 2, b + a)
    if (isVowel(c)) visit('swapped', at, 3, c + a + b)
  }
  if (isConsonant(a) && isVowel(b)) {
    // A key struck twice gives the consonant once more without its sign: சரிவவு, ஊழியர்களள்; தத is in many a word.
    if (a === c && (b === d || (b === 'அ' && a !== 'த'))) {
      if (at > 0 || phonemes.length > 7) visit('doubled', at, 2, '')
    } else visit('extra', at, 2, '')
    if (isConsonant(c) && isVowel(d)) {
      if (a !== c || b !== d) visit('swapped', at, 4, c + d + a + b)
      if (a !== c && b !== d) {
        visit('swapped', at, 4, c + b + a + d)
        visit('swapped', at, 4, a + d + c + b)
      }
    } else if (isConsonant(c)) {
      visit('swapped', at, 3, c + a + b)
      visit('swapped', at, 3, a + c + b)
      if (a !== c) visit('swapped', at, 3, c + b + a)
    }
  } else if (isVowel(a) && isConsonant(b) && isVowel(c) && isConsonant(d)) {
    // மருத்துவமையனில்: a letter that was struck too late, behind its sign and the next letter.
    if (a !== c && b !== d) visit('swapped', at, 4, c + d + a + b)
  } else if (isConsonant(a) && isConsonant(b) && a !== b) {
    if (isVowel(c)) {
      visit('swapped', at, 3, b + c + a)
      visit('swapped', at, 3, b + a + c)
    } else visit('swapped', at, 2, b + a)
  }
}
