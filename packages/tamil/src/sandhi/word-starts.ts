import { kindOf } from '../script/characters.ts'

/** What no Tamil word and no borrowed one begins with, nor a consonant with pulli. */
const NEVER_FIRST = 'ஙணழளறன'
/** What only borrowed words begin with. */
const LOANS_FIRST = 'டரல'

/** ணை, க்கை: what no word begins with, borrowed or not. */
export function startsImpossibly(text: string): boolean {
  return NEVER_FIRST.includes(text.charAt(0)) || (kindAt(text, 0) === 'consonant' && text.charAt(1) === '்')
}

/** க்கை, யிருந்தார், லும்: what no Tamil word of its own begins with; ய is mostly the glide of the word before. */
export function startsNoTamilWord(text: string): boolean {
  return startsImpossibly(text) || text.startsWith('ய') || startsAsLoan(text)
}

/** A vowel letter (அ to ஔ); vowel signs are none. */
export function startsWithVowel(text: string): boolean {
  return kindAt(text, 0) === 'vowel'
}

function kindAt(text: string, at: number) {
  return kindOf(text.charCodeAt(at))
}

/** Whether the letters begin as only borrowed words do. */
export function startsAsLoan(text: string): boolean {
  return LOANS_FIRST.includes(text.charAt(0))
}
