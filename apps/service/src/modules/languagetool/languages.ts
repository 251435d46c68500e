import { ProtocolError } from './protocol-error.ts'

export interface Language {
  name: string
  code: string
  longCode: string
}

/** As clients show them to choose from. They are all checked alike. */
export const LANGUAGES: readonly Language[] = [
  { name: 'Tamil', code: 'ta', longCode: 'ta' },
  { name: 'Tamil (India)', code: 'ta', longCode: 'ta-IN' },
  { name: 'Tamil (Sri Lanka)', code: 'ta', longCode: 'ta-LK' },
  { name: 'Tamil (Singapore)', code: 'ta', longCode: 'ta-SG' },
  { name: 'Tamil (Malaysia)', code: 'ta', longCode: 'ta-MY' },
]

/** What is said of a text without Tamil letters: nothing is known of it but that it is another language. */
const UNDETERMINED: Language = { name: 'Undetermined', code: 'und', longCode: 'und' }
const DEFAULT = 'ta-IN'

/** The language that a request names; `auto` takes any text with a Tamil letter for Tamil. Throws `ProtocolError`. */
export function languageNamed(code: string, text: string): Language {
  const wanted = code.toLowerCase() === 'auto' ? (hasTamil(text) ? DEFAULT : null) : code.replace('_', '-')
  if (wanted === null) return UNDETERMINED
  const found = LANGUAGES.find(({ longCode }) => longCode.toLowerCase() === wanted.toLowerCase())
  if (found) return found
  const known = LANGUAGES.map(({ longCode }) => longCode).join(', ')
  throw new ProtocolError(
    400,
    `This language is not supported. Supported language codes are: ${known}, auto.`,
  )
}

/** One character of the Tamil script is enough; a digit such as ௧ is one. */
export function hasTamil(text: string): boolean {
  return /\p{Script=Tamil}/u.test(text)
}

/** What the text itself looks like: the share of Tamil among its letters, of a long text at its beginning. */
export function detect(text: string): { name: string; code: string; confidence: number } {
  const beginning = text.slice(0, 2_000)
  const tamil = countTamilLetters(beginning)
  const others = beginning.replace(/[\u0b80-\u0bff\s]+/g, ' ').match(/\p{L}/gu) ?? []
  const letters = tamil + others.length
  const confidence = letters === 0 ? 0 : Math.round((tamil / letters) * 100) / 100
  const { name, longCode } = hasTamil(text) ? { name: 'Tamil', longCode: DEFAULT } : UNDETERMINED
  return { name, code: longCode, confidence }
}

const TAMIL_BLOCK = 0x0b80
const IS_LETTER = Array.from({ length: 0x80 }, (_, i) => /\p{L}/u.test(String.fromCharCode(TAMIL_BLOCK + i)))

/** By a table: a list of matches would cost a string for each letter. */
function countTamilLetters(text: string): number {
  let count = 0
  for (let i = 0; i < text.length; i++) if (IS_LETTER[text.charCodeAt(i) - TAMIL_BLOCK]) count++
  return count
}
