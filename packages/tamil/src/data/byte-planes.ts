/** Bytes of a number. */
const BYTES = 4

/** 32-bit numbers as the lowest bytes of all, then the next ones, and so on: numbers that are alike pack smaller so. */
export function toPlanes(numbers: readonly number[]): Uint8Array {
  const planes = new Uint8Array(BYTES * numbers.length)
  let at = 0
  for (let byte = 0; byte < BYTES; byte++) for (const one of numbers) planes[at++] = one >>> (8 * byte)
  return planes
}

/** Reads a number of `toPlanes` by its place; 0 where there is none. */
export function planeReader(planes: Uint8Array): (place: number) => number {
  const size = planes.length / BYTES
  const byteAt = (byte: number, place: number) => (place < size ? (planes[byte * size + place] ?? 0) : 0)
  return (place) =>
    (byteAt(0, place) | (byteAt(1, place) << 8) | (byteAt(2, place) << 16) | (byteAt(3, place) << 24)) >>> 0
}
