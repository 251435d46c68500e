declare const GATED: unique symbol

/**
 * A string of a model that has passed the gate. Only `admitText` makes one, so that the compiler finds whatever would
 * reach a caller without it.
 */
export type ModelText = string & { readonly [GATED]: true }

/** What a string of a model is for: a replacement in the text, or prose for its writer. */
export type TextUse = 'fix' | 'ta' | 'en'

export interface GateOptions {
  use: TextUse
  /** What the string may repeat though it is no Tamil prose: the words it replaces, or the whole text. */
  held: string
  /** UTF-16 code units. */
  maxLength: number
  /** Whole numbers up to this are free, as in "the first 2 sentences"; 0: none is. */
  maxCount?: number
}

/** Controls, formats (bidirectional and zero-width ones among them), lone surrogates, private and unassigned code points. */
const INVISIBLE = /\p{C}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}|\u2800/u
/** Marks without a letter, or heaped on one. */
const LOOSE_MARKS = /(?:^|[^\p{L}\p{M}])\p{M}|\p{M}{3}/u
/** Digits of any script, whatever joins them to one figure, one telephone number, one date. */
const FIGURE = /\p{N}(?:[\p{N}\p{P}\p{S}\p{Z}]*\p{N})?/gu
/** Five digits in words are a number that is spelt out. */
const SPELT_OUT = {
  ta: /(?:(?:சுழிய|பூஜ்ஜிய|பூஜ்ய|ஒன்று|ஒண்ணு|இரண்டு|ரெண்டு|மூன்று|மூணு|நான்கு|நாலு|ஐந்து|அஞ்சு|ஆறு|ஏழு|எட்டு|ஒன்பது|ஒம்பது)(?:ம்)?[\s\p{P}]*){5}/u,
  en: /(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)\b[\s\p{P}]*){5}/iu,
}
/** In a run without spaces: a mark joins letters as in `name.org`, `a@b`, `x:y`, `a/b`. */
const ADDRESS = /[\p{L}\p{M}\p{N}][.@:/\\_]+[\p{L}\p{N}]|https?:|www\.|@/u
/** கி.மு., எ.கா., வ.உ.சி.: every part is one letter. */
const ABBREVIATION = /^[\p{P}]*(?:\p{Lo}\p{M}?\.)+[\p{Lo}\p{M}]{0,6}[\p{P}]*$/u
const SPELT_OUT_ADDRESS =
  /\b(?:dot|at)\s+(?:com|org|net|in|gmail|mail)\b|(?:டாட்|புள்ளி)\s*(?:காம்|கொம்|இன்|ஆர்க்|நெட்)/iu
const WORD = /[\p{L}\p{M}]+/gu
const TAMIL = /^\p{Script=Tamil}+$/u
const TAMIL_OR_LATIN = /^(?:[A-Za-z]+|\p{Script=Tamil}+)$/u
/** Marks of plain prose; any other mark or symbol must be one that is replaced. */
const PLAIN_MARK = /[\p{L}\p{M}\p{N} .,;:!?'"‘’“”()\-–—…/]/u

/**
 * The one gate for every string of a model: Tamil prose (English where that was asked for) and what the text itself
 * holds, in NFC, or null. Figures, addresses and foreign words must stand in `held`; what cannot be seen never passes,
 * whoever holds it. Time linear in the string and `held`.
 *
 * @example
 * admitText('வந்தான்', { use: 'fix', held: 'வந்தாள்', maxLength: 400 }) // 'வந்தான்'
 * admitText('அழைக்க: 98400 12345', { use: 'ta', held: '', maxLength: 160 }) // null
 */
export function admitText(
  raw: string,
  { use, held, maxLength, maxCount = 0 }: GateOptions,
): ModelText | null {
  if (raw.length > maxLength) return null
  const text = raw.normalize('NFC')
  const source = held.normalize('NFC')
  const admitted =
    isVisible(text) &&
    figuresOf(text).every((figure) => isCount(figure, maxCount) || holdsFigure(source, figure)) &&
    wordsAreKnown(text, source, use) &&
    addressesAreKnown(text, source) &&
    marksArePlain(text, source, use) &&
    (source.includes(text) || !(SPELT_OUT.ta.test(text) || SPELT_OUT.en.test(text)))
  return admitted ? brand(text) : null
}

function brand(text: string): ModelText {
  return text as ModelText
}

function isVisible(text: string): boolean {
  return !INVISIBLE.test(text) && !LOOSE_MARKS.test(text)
}

function figuresOf(text: string): string[] {
  return text.match(FIGURE) ?? []
}

function isCount(figure: string, maxCount: number): boolean {
  return /^[0-9]{1,2}$/.test(figure) && Number(figure) <= maxCount
}

/** Whether the figure stands there as it is, not as a part of a longer one. */
function holdsFigure(source: string, figure: string): boolean {
  for (let at = source.indexOf(figure); at >= 0; at = source.indexOf(figure, at + 1)) {
    const isPart = isDigit(source[at - 1]) || isDigit(source[at + figure.length])
    if (!isPart) return true
  }
  return false
}

function isDigit(unit = ''): boolean {
  return /\p{N}/u.test(unit)
}

function wordsAreKnown(text: string, source: string, use: TextUse): boolean {
  const native = use === 'en' ? TAMIL_OR_LATIN : TAMIL
  const foreign = (text.match(WORD) ?? []).filter((word) => !native.test(word))
  if (foreign.length === 0) return true
  const held = new Set(source.match(WORD) ?? [])
  return foreign.every((word) => held.has(word))
}

function addressesAreKnown(text: string, source: string): boolean {
  if (SPELT_OUT_ADDRESS.test(text)) return false
  const addresses = text.split(/\s/u).filter((run) => ADDRESS.test(run))
  return addresses.every((address) => ABBREVIATION.test(address) || source.includes(address))
}

function marksArePlain(text: string, source: string, use: TextUse): boolean {
  for (const character of text) {
    if (PLAIN_MARK.test(character)) continue
    if (use !== 'fix' || !source.includes(character)) return false
  }
  return true
}
