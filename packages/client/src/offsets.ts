/** How an offset into a text counts: JavaScript and this service, Python, or Go and files. */
export type OffsetUnit = 'utf16' | 'codePoints' | 'utf8'

/** Converts offsets into one text; all are from 0. */
export interface OffsetConverter {
  /**
   * An offset in another unit. One inside a character becomes the offset of that character's start.
   *
   * @throws {RangeError} where the offset is no integer, or outside of the text
   */
  convert(offset: number, from: OffsetUnit, to: OffsetUnit): number
}

/**
 * Converts the offsets of issues between UTF-16 code units (the service's), code points and bytes of UTF-8. Reads the
 * text once; each conversion then takes logarithmic time. A lone surrogate counts as one code point and, as
 * `TextEncoder` writes it, three bytes.
 *
 * @param text the text as sent
 *
 * @example
 * const offsets = offsetConverter('😀 அவன்')
 * console.log(offsets.convert(3, 'utf16', 'codePoints'), offsets.convert(3, 'utf16', 'utf8')) // 2 5
 */
export function offsetConverter(text: string): OffsetConverter {
  const starts: Record<OffsetUnit, number[]> = { utf16: [0], codePoints: [0], utf8: [0] }
  let [utf16, codePoints, utf8] = [0, 0, 0]
  for (const character of text) {
    utf16 += character.length
    codePoints += 1
    utf8 += bytesOf(character.codePointAt(0) ?? 0)
    starts.utf16.push(utf16)
    starts.codePoints.push(codePoints)
    starts.utf8.push(utf8)
  }
  return {
    convert(offset, from, to) {
      if (!Number.isInteger(offset) || offset < 0 || offset > (starts[from].at(-1) ?? 0)) {
        throw new RangeError(`offset ${offset} (${from}) is not in the text`)
      }
      return starts[to][lastAtMost(starts[from], offset)] ?? 0
    },
  }
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}

/** Index of the last of some rising numbers that is not above `value`; the first is never above it. */
function lastAtMost(rising: readonly number[], value: number): number {
  let low = 0
  let high = rising.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((rising[middle] ?? 0) <= value) low = middle
    else high = middle - 1
  }
  return low
}
