import type { TamilText } from '../text/tamil-text.ts'

/** The offset in the normalised text of an offset in the text as sent; binary search. */
export function fromRaw({ text, toRaw }: TamilText, raw: number): number {
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (toRaw(middle) < raw) low = middle + 1
    else high = middle
  }
  return low
}
