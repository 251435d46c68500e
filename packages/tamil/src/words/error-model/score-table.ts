/** Slots for each entry: at this load a look-up reads two slots on average. */
const SLOTS_PER_ENTRY = 1.35
const CHECK_SHIFT = 16
const TWO_TO_32 = 2 ** 32

/**
 * A hash table from 32-bit hashes to two small numbers (0 to 255), with open addressing. A slot is one 32-bit number:
 * 16 bits that check the hash, then `first` and `second`; 0 is an empty slot. Foreign keys are taken for known ones
 * about once in 30,000 look-ups.
 */
export class ScoreTable {
  readonly #slots: Uint32Array

  /** `slots` as `buildScoreTable` gives them; no copy is made. */
  constructor(slots: Uint32Array) {
    this.#slots = slots
  }

  /** `first * 256 + second` of the entry with this hash; −1 when there is none. */
  get(hash: number): number {
    const slots = this.#slots
    const check = checkOf(hash)
    for (let at = slotOf(hash, slots.length); ; at = at + 1 === slots.length ? 0 : at + 1) {
      const slot = slots[at] ?? 0
      if (slot === 0) return -1
      if (slot >>> CHECK_SHIFT === check) return slot & 0xffff
    }
  }
}

/** An entry of a score table; both numbers are from 0 to 255. */
export interface ScoreEntry {
  readonly hash: number
  readonly first: number
  readonly second: number
}

/** The slots of a table with these entries. Of two entries with one hash the first one stays. */
export function buildScoreTable(entries: readonly ScoreEntry[]): Uint32Array {
  const slots = new Uint32Array(Math.ceil(entries.length * SLOTS_PER_ENTRY) + 1)
  for (const { hash, first, second } of entries) {
    const check = checkOf(hash)
    let at = slotOf(hash, slots.length)
    while (slots[at] !== 0 && (slots[at] ?? 0) >>> CHECK_SHIFT !== check) at = (at + 1) % slots.length
    if (slots[at] === 0) slots[at] = ((check << CHECK_SHIFT) | (first << 8) | second) >>> 0
  }
  return slots
}

/** FNV-1a over UTF-16 code units, mixed so that every bit counts. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return mix(hash)
}

/** Spreads the bits of a hash over all 32. */
export function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function slotOf(hash: number, slots: number): number {
  return Math.floor((hash / TWO_TO_32) * slots)
}

/** Never 0, so that no entry looks like an empty slot. */
function checkOf(hash: number): number {
  return (Math.imul(hash, 0x9e3779b1) >>> CHECK_SHIFT) | 1
}
