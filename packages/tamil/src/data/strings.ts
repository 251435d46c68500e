const BLOCK = 0x0b80
const TAMIL = 0x80
const ESCAPE = 1
const END = 0

/**
 * Strings one after the other, each ended by a zero: ASCII as it is, a letter of the Tamil block (U+0B80 to U+0BFF) as
 * 0x80 + its place there, any other UTF-16 code unit as 1 and two bytes. A string is known by the place of its first byte.
 */
export function readString(pool: Uint8Array, at: number): string {
  let length = 0
  let next = at
  for (let byte = pool[next] ?? END; byte !== END; byte = pool[next] ?? END) {
    if (byte >= TAMIL) room[length++] = BLOCK + byte - TAMIL
    else if (byte !== ESCAPE) room[length++] = byte
    else {
      room[length++] = (pool[next + 1] ?? 0) | ((pool[next + 2] ?? 0) << 8)
      next += 2
    }
    next++
    if (length === ROOM) return text(length) + readString(pool, next)
  }
  return text(length)
}

const ROOM = 256
const room = new Uint16Array(ROOM)
/** A list of each length: to make a string, a list of just its length is fastest. */
const units: number[][] = []

function text(length: number): string {
  units[length] ??= new Array<number>(length).fill(0)
  const list = units[length]
  for (let i = 0; i < length; i++) list[i] = room[i] ?? 0
  return String.fromCharCode.apply(null, list)
}

/** The bytes of a string as `readString` reads them, with the zero at the end. */
export function stringBytes(text: string): number[] {
  const bytes: number[] = []
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if ((code & ~0x7f) === BLOCK) bytes.push(TAMIL + code - BLOCK)
    else if (code > ESCAPE && code < TAMIL) bytes.push(code)
    else bytes.push(ESCAPE, code & 0xff, code >> 8)
  }
  return [...bytes, END]
}
