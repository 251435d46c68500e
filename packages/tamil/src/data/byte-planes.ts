/**
 * Numbers of so many bytes as the lowest bytes of all, then the next ones, and so on: numbers that are alike pack smaller so.
 * @example toPlanes([0x0201, 0x0403], 2) // 01 03 02 04
 */
export function toPlanes(numbers: readonly number[], bytes: number): Uint8Array {
  const planes = new Uint8Array(bytes * numbers.length)
  let at = 0
  for (let byte = 0; byte < bytes; byte++) for (const one of numbers) planes[at++] = one >>> (8 * byte)
  return planes
}

/** Reads a number of `toPlanes` by its place, which has to be one of theirs. */
export function planeReader(planes: Uint8Array, bytes: number): (place: number) => number {
  const size = planes.length / bytes
  return (place) => {
    let value = 0
    for (let byte = 0; byte < bytes; byte++) value |= (planes[byte * size + place] ?? 0) << (8 * byte)
    return value >>> 0
  }
}
