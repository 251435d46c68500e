import { isRecord } from '../../is-record.ts'
import { ProtocolError } from './protocol-error.ts'

/** UTF-16 code units. */
export interface Place {
  offset: number
  length: number
  /** Whether markup of the source lies within: a replacement would lose it. */
  holdsMarkup: boolean
}

/** A text to be checked, and where it stands in what the client has. */
export interface AnnotatedText {
  /** What is checked: the text, with markup read as the client says. */
  readonly text: string
  /** The place in the source of `[start, end)` of the text; null where it lies in a reading of markup alone. */
  placeOf(start: number, end: number): Place | null
}

/** Text without any markup: places are the same in both. */
export function plainText(text: string): AnnotatedText {
  return { text, placeOf: (start, end) => ({ offset: start, length: end - start, holdsMarkup: false }) }
}

interface Part {
  /** Where it begins and ends in the text that is checked, and in the source. */
  start: number
  end: number
  sourceStart: number
  sourceEnd: number
  isText: boolean
}

/**
 * Reads the field `data`: `{"text": …}` or `{"annotation": [{"text"} | {"markup", "interpretAs"}]}`.
 * Throws `ProtocolError` where it is neither.
 */
export function readData(data: string): AnnotatedText {
  const parsed = parse(data)
  if (typeof parsed.text === 'string') return plainText(parsed.text)
  if (!Array.isArray(parsed.annotation)) throw unusable("it has neither 'text' nor 'annotation'")
  const parts: Part[] = []
  const pieces: string[] = []
  let [at, sourceAt] = [0, 0]
  for (const annotation of parsed.annotation as unknown[]) {
    const { text, source, isText } = readAnnotation(annotation)
    const [start, sourceStart] = [at, sourceAt]
    at += text.length
    sourceAt += source.length
    pieces.push(text)
    parts.push({ start, end: at, sourceStart, sourceEnd: sourceAt, isText })
  }
  return { text: pieces.join(''), placeOf: (start, end) => placeIn(parts, start, end) }
}

function parse(data: string): { text?: unknown; annotation?: unknown } {
  let parsed: unknown
  try {
    parsed = JSON.parse(data)
  } catch {
    throw unusable('it is not JSON')
  }
  if (typeof parsed !== 'object' || parsed === null) throw unusable('it is not an object')
  return parsed
}

function readAnnotation(annotation: unknown): { text: string; source: string; isText: boolean } {
  const { text, markup, interpretAs = '' } = isRecord(annotation) ? annotation : {}
  if (typeof text === 'string' && markup === undefined) return { text, source: text, isText: true }
  if (typeof markup === 'string' && text === undefined && typeof interpretAs === 'string') {
    return { text: interpretAs, source: markup, isText: false }
  }
  throw unusable("each annotation has 'text', or 'markup' with or without 'interpretAs'")
}

function placeIn(parts: readonly Part[], start: number, end: number): Place | null {
  const first = firstEndingAfter(parts, start)
  const touched: Part[] = []
  for (let i = first; i < parts.length; i++) {
    const part = parts[i]
    if (part === undefined || part.start >= end) break
    touched.push(part)
  }
  const texts = touched.filter(({ isText }) => isText)
  const [from, to] = [texts[0], texts.at(-1)]
  if (from === undefined || to === undefined) return null
  const offset = from.sourceStart + Math.max(0, start - from.start)
  const sourceEnd = to.sourceStart + Math.min(end, to.end) - to.start
  return { offset, length: sourceEnd - offset, holdsMarkup: touched.some(({ isText }) => !isText) }
}

/** By halving: a text of many parts has many matches. */
function firstEndingAfter(parts: readonly Part[], start: number): number {
  let [low, high] = [0, parts.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((parts[middle]?.end ?? 0) > start) high = middle
    else low = middle + 1
  }
  return low
}

function unusable(why: string): ProtocolError {
  return new ProtocolError(400, `Could not read the parameter 'data': ${why}.`)
}
