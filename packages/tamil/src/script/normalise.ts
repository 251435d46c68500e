import { kindOf } from './characters.ts'

/** A text in the form that rules read, with the way back to the text as it was sent. */
export interface NormalText {
  /** Tamil vowel signs composed (ெ + ா → ொ), ZWNJ and ZWJ inside Tamil dropped. */
  readonly text: string
  /** Offset in `text` → offset in the raw text; both in UTF-16 code units. */
  toRaw(offset: number): number
}

const COMPOSED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'ொ': 'ொ',
    'ோ': 'ோ',
    'ௌ': 'ௌ',
    ஔ: 'ஔ',
  }),
)

const NEEDS_WORK = /[\u0bbe\u0bd7\u200b-\u200d\u2060\ufeff\u00ad]/

/** Normalises the Tamil of a text. Linear; a text that is normal already is returned as it is. */
export function normalise(raw: string): NormalText {
  if (!needsWork(raw)) return { text: raw, toRaw: (offset) => offset }
  const kept: string[] = []
  const origin: number[] = []
  for (let i = 0; i < raw.length; i++) {
    const code = raw.charCodeAt(i)
    if (isInvisible(code) && afterTamil(raw, i)) continue
    const last = kept.length - 1
    const composed = code === 0x0bbe || code === 0x0bd7 ? COMPOSED.get(`${kept[last]}${raw[i]}`) : undefined
    if (composed !== undefined) kept[last] = composed
    else {
      kept.push(raw[i] ?? '')
      origin.push(i)
    }
  }
  origin.push(raw.length)
  return { text: kept.join(''), toRaw: (offset) => origin[offset] ?? raw.length }
}

function needsWork(raw: string): boolean {
  if (!NEEDS_WORK.test(raw)) return false
  for (let i = 0; i < raw.length; i++) {
    const code = raw.charCodeAt(i)
    if (isInvisible(code)) return true
    if (code !== 0x0bbe && code !== 0x0bd7) continue
    const before = raw.charCodeAt(i - 1)
    if (before === 0x0bc6 || before === 0x0bc7 || before === 0x0b92) return true
  }
  return false
}

/** Runs that are longer stay: looking back is bounded. A closing tag of HTML may have stood in their place. */
const MAX_INVISIBLE = 16

/** ZWSP, ZWNJ, ZWJ, word joiner, BOM, soft hyphen: nothing of them is seen inside a Tamil word. */
function isInvisible(code: number): boolean {
  return (code >= 0x200b && code <= 0x200d) || code === 0x2060 || code === 0xfeff || code === 0x00ad
}

function afterTamil(raw: string, index: number): boolean {
  let i = index - 1
  while (i >= 0 && isInvisible(raw.charCodeAt(i)) && index - i <= MAX_INVISIBLE) i--
  return kindOf(raw.charCodeAt(i)) !== 'none'
}

/** The spelling under which the word list keeps a word: it has no ௌ and no ஔ. Never shown to a user. */
export function lookupForm(word: string): string {
  return word.includes('ௌ') || word.includes('ஔ') ? word.replaceAll('ௌ', 'ெள').replaceAll('ஔ', 'ஒள') : word
}
