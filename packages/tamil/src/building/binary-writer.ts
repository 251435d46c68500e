import {
  ALIGNMENT,
  type BinaryFormat,
  HASH_AT,
  HASH_BYTES,
  HEADER_BYTES,
  SECTION_BYTES,
} from '../data/binary.ts'

/** What a section may hold. */
export type SectionNumbers = Uint8Array | Int32Array | Uint32Array

/** SHA-256 of bytes, 32 bytes long. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array

/** Writes a container as `BinaryData` reads it: the same sections give the same bytes on every machine. */
export function writeBinary(
  { magic, version }: BinaryFormat,
  sections: ReadonlyMap<number, SectionNumbers>,
  sha256: Sha256,
): Uint8Array {
  const ids = [...sections.keys()].sort((a, b) => a - b)
  let length = HEADER_BYTES + ids.length * SECTION_BYTES
  const placed = ids.map((id) => {
    const numbers = sections.get(id) ?? new Uint8Array()
    const offset = aligned(length)
    length = offset + numbers.byteLength
    return { id, numbers, offset }
  })
  const bytes = new Uint8Array(aligned(length))
  const view = new DataView(bytes.buffer)
  view.setUint32(0, magic, true)
  view.setUint16(4, version, true)
  view.setUint16(6, ids.length, true)
  view.setUint32(8, bytes.length, true)
  for (const [i, { id, numbers, offset }] of placed.entries()) {
    const width = numbers.BYTES_PER_ELEMENT
    const at = HEADER_BYTES + i * SECTION_BYTES
    for (const [k, value] of [id, width, offset, numbers.byteLength].entries())
      view.setUint32(at + 4 * k, value, true)
    if (width === 1) bytes.set(numbers, offset)
    else
      for (let k = 0; k < numbers.length; k++) view.setUint32(offset + 4 * k, (numbers[k] ?? 0) >>> 0, true)
  }
  bytes.set(sha256(bytes.subarray(HEADER_BYTES)).subarray(0, HASH_BYTES), HASH_AT)
  return bytes
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT
}
