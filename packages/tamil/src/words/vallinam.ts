/** வல்லினம்: doubling of க் ச் த் ப் at a word boundary. */

const DOUBLINGS = ['க்', 'ச்', 'த்', 'ப்'] as const
/** By code unit: these are asked for every word, and a look-up by letter would make a string each time. */
const DOUBLING_OF = new Map(DOUBLINGS.map((doubling) => [doubling.charCodeAt(0), doubling]))
const PULLI_CODE = 0x0bcd

function isDoubled(word: string): boolean {
  const last = word.length - 1
  return last > 1 && word.charCodeAt(last) === PULLI_CODE && DOUBLING_OF.has(word.charCodeAt(last - 1))
}

/** The consonant that the next word would double onto this one: க் for `காலம்`; undefined for other beginnings. */
export function vallinamOf(next: string): (typeof DOUBLINGS)[number] | undefined {
  return DOUBLING_OF.get(next.charCodeAt(0))
}

/** The word without a doubled consonant at its end: `பாடத்தைப்` → `பாடத்தை`; other words as they are. */
export function withoutVallinam(word: string): string {
  return isDoubled(word) ? word.slice(0, -2) : word
}

/** The doubled consonant at the end of a word, if it has one. */
export function finalVallinam(word: string): string | undefined {
  return isDoubled(word) ? word.slice(-2) : undefined
}

/**
 * The word with the doubling that the next word asks for (`பாடத்தை`, `படித்தான்` → `பாடத்தைப்`),
 * or undefined when nothing is missing.
 */
export function missingVallinam(word: string, next: string): string | undefined {
  const consonant = vallinamOf(next)
  if (consonant === undefined || word.endsWith('்')) return undefined
  return word + consonant
}

/** Each of the forms, or endings, with each doubling behind it: what calls a rule about doubled words only. */
export function withVallinam(...forms: string[]): string[] {
  return forms.flatMap((form) => DOUBLINGS.map((doubling) => form + doubling))
}
