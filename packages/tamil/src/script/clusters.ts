import { kindOf } from './characters.ts'

const EXTENDER = /\p{M}|\u200c|\u200d|[\u{1f3fb}-\u{1f3ff}]|[\u{e0020}-\u{e007f}]/u
const PICTURE = /\p{Extended_Pictographic}/u

/**
 * The units of editing in a text: a consonant with its signs, a vowel, a foreign grapheme.
 * `க்ஷ` and `ஸ்ரீ` count as two and two, as in the Unicode grapheme rules.
 */
export function clustersOf(text: string): string[] {
  const clusters: string[] = []
  let start = 0
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && !isClusterBoundary(text, i)) continue
    clusters.push(text.slice(start, i))
    start = i
  }
  return clusters
}

/** Number of clusters in a word of Tamil letters: signs and pulli do not count. */
export function clusterCount(word: string): number {
  let count = 0
  for (let i = 0; i < word.length; i++) {
    const kind = kindOf(word.charCodeAt(i))
    if (kind !== 'sign' && kind !== 'pulli') count++
  }
  return count
}

/** Whether an edit may begin or end at `index` (UTF-16 code units) without splitting a grapheme cluster. */
export function isClusterBoundary(text: string, index: number): boolean {
  if (index <= 0 || index >= text.length) return true
  const code = text.charCodeAt(index)
  const before = text.charCodeAt(index - 1)
  if (code < 0x300) return !(before === 0x0d && code === 0x0a)
  const kind = kindOf(code)
  if (kind === 'vowel' || kind === 'consonant') return true
  if (kind === 'sign' || kind === 'pulli') return isControl(before)
  if (code >= 0xdc00 && code <= 0xdfff && before >= 0xd800 && before <= 0xdbff) return false
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0)
  if (EXTENDER.test(character)) return isControl(before)
  if (before === 0x200d && PICTURE.test(character)) return false
  return !isRegional(text, index) && !isHangulTail(code, before)
}

/** Widens `[start, end)` until both ends are cluster boundaries. */
export function wholeClusters(text: string, start: number, end: number): [start: number, end: number] {
  let from = start
  let to = end
  while (!isClusterBoundary(text, from)) from--
  while (!isClusterBoundary(text, to)) to++
  return [from, to]
}

function isControl(code: number): boolean {
  return code < 0x20 || (code >= 0x7f && code < 0xa0)
}

function isRegional(text: string, index: number): boolean {
  const code = text.codePointAt(index) ?? 0
  const before = text.codePointAt(index - 2) ?? 0
  return code >= 0x1f1e6 && code <= 0x1f1ff && before >= 0x1f1e6 && before <= 0x1f1ff
}

// Old Hangul written as separate letters; two letters of that block never part here.
function isHangulTail(code: number, before: number): boolean {
  return code >= 0x1100 && code <= 0x11ff && before >= 0x1100 && before <= 0xd7ff
}
