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

export type VisitVariant = (kind: SlipKind, variant: string) => void

const isVowel = (symbol: string | undefined) =>
  symbol !== undefined && kindOf(symbol.charCodeAt(0)) === 'vowel'
const isConsonant = (symbol: string | undefined) =>
  symbol !== undefined && kindOf(symbol.charCodeAt(0)) === 'consonant'

/**
 * `suspect` marks (1) the places worth a change.
 * Letters that sound alike, one place changed; a doubled letter changes as one (பல்ளி is two slips, பல்லி one). */
export function alikeVariants(phonemes: string, suspect: Uint8Array, visit: VisitVariant): void {
  for (let i = 0; i < phonemes.length; i++) {
    if (suspect[i] !== 1) continue
    const symbol = phonemes[i] ?? ''
    // வெட்றி sounds as வெற்றி does.
    if (symbol === 'ட' && phonemes[i + 1] === 'ற')
      visit('letter', `${phonemes.slice(0, i)}ற${phonemes.slice(i + 1)}`)
    const doubled = phonemes[i + 1] === symbol
    const width = doubled ? 2 : 1
    for (const other of ALIKE[symbol] ?? '') {
      visit('letter', phonemes.slice(0, i) + other.repeat(width) + phonemes.slice(i + width))
      if (doubled) visit('letter', phonemes.slice(0, i) + other + phonemes.slice(i + 1))
    }
    if (doubled) i++
    if (doubled)
      for (const other of ALIKE[symbol] ?? '')
        visit('letter', phonemes.slice(0, i) + other + phonemes.slice(i + 1))
  }
}

/** Every word that one slip of the pen or the keyboard makes of this one. */
export function slipVariants(phonemes: string, suspect: Uint8Array, visit: VisitVariant): void {
  alikeVariants(phonemes, suspect, visit)
  for (let i = 0; i < phonemes.length; i++) {
    if (suspect[i] !== 1) continue
    const symbol = phonemes[i] ?? ''
    const before = phonemes.slice(0, i)
    const after = phonemes.slice(i + 1)
    const other = LENGTH[symbol]
    if (other !== undefined) visit('length', before + other + after)
    if (symbol === 'அ' && after[0] === 'ய' && !isVowel(after[1]))
      visit('length', `${before}ஐ${after.slice(1)}`)
    if (symbol === 'ஐ' && after[0] === 'ய' && after[1] === 'ய')
      visit('doubling', `${before}ஐ${after.slice(1)}`)
    if (isConsonant(symbol)) consonantVariants(phonemes, i, visit)
    else if (symbol === 'அ' && i > 0) visit('pulli', before + after)
  }
}

function consonantVariants(phonemes: string, i: number, visit: VisitVariant): void {
  const symbol = phonemes[i] ?? ''
  const head = phonemes.slice(0, i + 1)
  const tail = phonemes.slice(i + 1)
  if (!isVowel(phonemes[i + 1])) visit('pulli', `${head}அ${tail}`)
  if (phonemes[i + 1] === symbol) visit('doubling', head + tail.slice(1))
  else if (DOUBLED.includes(symbol) && isVowel(phonemes[i - 1]) && isVowel(phonemes[i + 1])) {
    visit('doubling', head + symbol + tail)
  }
}

/** Slips without a cause in the language: a wrong sign, a letter too many, too few, or two in the wrong order. */
export function typingVariants(phonemes: string, suspect: Uint8Array, visit: VisitVariant): void {
  for (let i = 0; i < phonemes.length; i++) {
    if (suspect[i] !== 1) continue
    const symbol = phonemes[i] ?? ''
    const before = phonemes.slice(0, i)
    const after = phonemes.slice(i + 1)
    if (isVowel(symbol)) {
      for (const vowel of VOWELS) {
        if (vowel !== symbol && vowel !== LENGTH[symbol]) visit('sign', before + vowel + after)
      }
      if (i > 0 && symbol !== 'அ') visit('sign', before + after)
    } else if (isConsonant(symbol)) {
      if (after[0] !== symbol) visit('typing', before + after)
      const next = after.slice(0, 2)
      if (isVowel(next[0]) && isConsonant(next[1]) && isVowel(after[2])) {
        visit('typing', before + next[1] + after[2] + symbol + next[0] + after.slice(3))
      }
      if (isConsonant(after[0])) visit('typing', before + after[0] + symbol + after.slice(1))
    }
  }
}

/** A consonant put in before each place: for a letter that was left out. */
export function droppedVariants(phonemes: string, suspect: Uint8Array, visit: VisitVariant): void {
  for (let i = 1; i <= phonemes.length; i++) {
    if (suspect[i] !== 1 && suspect[i - 1] !== 1) continue
    const before = phonemes.slice(0, i)
    const after = phonemes.slice(i)
    if (isVowel(phonemes[i - 1])) {
      for (const consonant of CONSONANTS) {
        visit('typing', before + consonant + after)
        if (isConsonant(after[0])) visit('typing', `${before}${consonant}அ${after}`)
      }
    } else {
      for (const vowel of VOWELS) if (vowel !== 'அ') visit('sign', before + vowel + after)
      if (isConsonant(after[0]))
        for (const consonant of CONSONANTS) visit('typing', `${before}${consonant}அ${after}`)
    }
  }
}
