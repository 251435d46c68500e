import { isTamilLetter, kindOf, SIGN_OF_VOWEL } from '../text/characters.ts'

const DAWG_MAGIC = 42
const WORD_DAWG = 19
const UNICHARSET = 21
const HEADER_BYTES = 10
const FLAG_LAST = 1
const FLAG_WORD_END = 4
/** No word goes on to the root, so its number says that nothing follows. */
const NO_NODE = 0
/** Final pulli is a symbol of its own in the data: pulli + ZWNJ. */
const FINAL_PULLI = '்\u200c'
const PULLI_CODE = 0x0bcd
const AU = 0x0b94
const BLOCK = 0x0b80
const NO_SIGN = 0
/** Phoneme − 0x0b80 → the code of its vowel sign; 0 for அ, the pulli for what is no vowel. */
const SIGN_CODES = new Uint16Array(0x80).fill(PULLI_CODE)
for (const [vowel, sign] of Object.entries(SIGN_OF_VOWEL)) {
  SIGN_CODES[vowel.charCodeAt(0) - BLOCK] = sign === '' ? NO_SIGN : sign.charCodeAt(0)
}
const IS_CONSONANT = Uint8Array.from({ length: 0x80 }, (_, i) => (kindOf(BLOCK + i) === 'consonant' ? 1 : 0))

/** The place before the first phoneme of a word. */
export const START = -2
/** The place that no word leads to. */
export const NOWHERE = -4

/**
 * A word list as a graph of letters, walked in place: one 32-bit number an edge,
 * letter in the low 7 bits, three flags, the next node's first edge in the rest.
 */
export class Dawg {
  readonly #edges: Uint32Array
  /** Tamil code unit − 0x0b80 → symbol of the data; 127 = none. */
  readonly #symbolOf: Uint8Array
  readonly #finalPulli: number
  /** Symbol of the data → UTF-16 code unit; 0 for symbols that are no Tamil letters. */
  readonly #letterOf = new Uint16Array(128)

  constructor(edges: Uint32Array, symbolOf: Uint8Array, finalPulli: number) {
    this.#edges = edges
    this.#symbolOf = symbolOf
    this.#finalPulli = finalPulli
    for (let i = 0; i < symbolOf.length; i++) this.#letterOf[symbolOf[i] ?? 127] = BLOCK + i
    this.#letterOf[127] = 0
    this.#letterOf[finalPulli] = PULLI_CODE
  }

  /** Whether the list holds this word. The word must be NFC, without ZWNJ, with ௌ folded to ெள. */
  has(word: string): boolean {
    return this.hasPart(word, 0, word.length)
  }

  /** `has(word.slice(start, end))` without making the slice. */
  hasPart(word: string, start: number, end: number): boolean {
    let node = 0
    for (let i = start; i < end; i++) {
      const code = word.charCodeAt(i)
      const last = i === end - 1
      const symbol = last && code === PULLI_CODE ? this.#finalPulli : (this.#symbolOf[code - BLOCK] ?? 127)
      const edge = this.#edge(node, symbol)
      if (edge < 0) return false
      const bits = this.#edges[edge] ?? 0
      if (last) return ((bits >>> 7) & FLAG_WORD_END) !== 0
      node = bits >>> 10
      if (node === NO_NODE) return false
    }
    return false
  }

  /** `has` for a word given as phonemes. */
  hasPhonemes(phonemes: string): boolean {
    return this.endsAt(this.follow(START, phonemes))
  }

  /** The place that is reached from another over some phonemes, or `NOWHERE`. */
  follow(place: number, phonemes: string): number {
    let at = place
    for (let i = 0; at !== NOWHERE && i < phonemes.length; i++) at = this.step(at, phonemes.charCodeAt(i))
    return at
  }

  /**
   * The place that is reached from another over one phoneme, given as code unit; `NOWHERE` when no word goes on so.
   * A place is an edge, times two; one more when the edge's letter is a consonant whose vowel is still to come.
   */
  step(place: number, phoneme: number): number {
    if (phoneme === AU) return this.follow(place, place !== START && (place & 1) === 1 ? 'எளஅ' : 'ஒளஅ')
    const sign = SIGN_CODES[phoneme - BLOCK] ?? PULLI_CODE
    if ((place & 1) === 0) return this.#stepOverLetter(place, phoneme)
    if (sign === NO_SIGN) return place - 1
    const edge = this.#edgeAfter(place, this.#symbolOf[sign - BLOCK] ?? 127)
    if (edge < 0) return NOWHERE
    return sign === PULLI_CODE ? this.#stepOverLetter(edge * 2, phoneme) : edge * 2
  }

  /** Whether a word of the list ends at a place. */
  endsAt(place: number): boolean {
    if (place < 0) return false
    const edge = (place & 1) === 1 ? this.#edgeAfter(place, this.#finalPulli) : place >> 1
    return edge >= 0 && endsWord(this.#edges[edge] ?? 0)
  }

  #stepOverLetter(place: number, letter: number): number {
    const edge = this.#edgeAfter(place, this.#symbolOf[letter - BLOCK] ?? 127)
    return edge < 0 ? NOWHERE : edge * 2 + (IS_CONSONANT[letter - BLOCK] ?? 0)
  }

  #edgeAfter(place: number, symbol: number): number {
    if (place === START) return this.#edge(0, symbol)
    const node = nextOf(this.#edges[place >> 1] ?? 0)
    return node === NO_NODE ? -1 : this.#edge(node, symbol)
  }

  /** Calls `visit` with every word of Tamil letters in the list. */
  forEach(visit: (word: string) => void): void {
    const walk = (node: number, prefix: string) => {
      for (let at = node; ; at++) {
        const edge = this.#edges[at] ?? 0
        const letter = this.#letterOf[edge & 127] ?? 0
        if (letter !== 0) {
          const word = prefix + String.fromCharCode(letter)
          if (endsWord(edge)) visit(word)
          if (nextOf(edge) !== 0) walk(nextOf(edge), word)
        }
        if (isLastEdge(edge)) return
      }
    }
    walk(0, '')
  }

  /** The edges, for those who walk them by the million: see `letterIn`, `nextOf`, `endsWord`, `isLastEdge`. */
  get edges(): Uint32Array {
    return this.#edges
  }

  /** The letter of an edge as UTF-16 code unit, by the low 7 bits of the edge; 0 = no Tamil letter. */
  get letters(): Uint16Array {
    return this.#letterOf
  }

  #edge(node: number, symbol: number): number {
    const edges = this.#edges
    for (let edge = node; ; edge++) {
      const bits = edges[edge]
      if (bits === undefined) return -1
      if ((bits & 127) === symbol) return edge
      if ((bits >>> 7) & FLAG_LAST) return -1
    }
  }
}

/** The node that an edge leads to; 0 = none. */
export function nextOf(edge: number): number {
  return edge >>> 10
}

/** Whether a word ends with this edge. */
export function endsWord(edge: number): boolean {
  return (edge & (FLAG_WORD_END << 7)) !== 0
}

/** Whether it is the last edge that leaves its node. */
export function isLastEdge(edge: number): boolean {
  return (edge & (FLAG_LAST << 7)) !== 0
}

/**
 * Reads the word graph out of a Tesseract `tam.traineddata` (format: tesseract's `tessdatamanager`, `dawg`, `unicharset`).
 * @throws Error when the bytes are not such a file.
 */
export function readDawg(traineddata: Uint8Array): Dawg {
  const letters = symbols(component(traineddata, UNICHARSET))
  const symbolOf = new Uint8Array(0x80).fill(127)
  for (const [letter, id] of letters) {
    const code = letter.charCodeAt(0)
    if (letter.length === 1 && isTamilLetter(code)) symbolOf[code - BLOCK] = id
  }
  const finalPulli = letters.get(FINAL_PULLI)
  if (finalPulli === undefined) throw new Error('The word data has no symbol for a final pulli.')
  return new Dawg(edges(component(traineddata, WORD_DAWG)), symbolOf, finalPulli)
}

function component(data: Uint8Array, index: number): Uint8Array {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const count = view.getInt32(0, true)
  if (count < UNICHARSET || count > 64) throw new Error('The word data is not a tam.traineddata file.')
  const offsets = Array.from({ length: count }, (_, i) => Number(view.getBigInt64(4 + 8 * i, true)))
  const start = offsets[index] ?? -1
  if (start < 0) throw new Error(`The word data has no part ${index}.`)
  return data.subarray(start, Math.min(data.length, ...offsets.filter((offset) => offset > start)))
}

function symbols(unicharset: Uint8Array): Map<string, number> {
  const lines = decodeUtf8(unicharset).split('\n').slice(1)
  return new Map(lines.map((line, id) => [line.split(' ', 1)[0] ?? '', id] as const).reverse())
}

function edges(dawg: Uint8Array): Uint32Array {
  const view = new DataView(dawg.buffer, dawg.byteOffset, dawg.byteLength)
  if (view.getInt16(0, true) !== DAWG_MAGIC) throw new Error('The word data holds no word graph.')
  const count = view.getInt32(6, true)
  const packed = new Uint32Array(count)
  for (let i = 0; i < count; i++) {
    const low = view.getUint32(HEADER_BYTES + 8 * i, true)
    const high = view.getUint32(HEADER_BYTES + 8 * i + 4, true)
    const next = high === 0 ? low >>> 10 : NO_NODE
    packed[i] = (low & 0x3ff) | (next << 10)
  }
  return packed
}

// TextDecoder belongs to hosts, not to the language; the symbols are all below U+10000.
function decodeUtf8(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; ) {
    const first = bytes[i] ?? 0
    const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : 3
    let code = length === 1 ? first : first & (0xff >> (length + 1))
    for (let k = 1; k < length; k++) code = (code << 6) | ((bytes[i + k] ?? 0) & 0x3f)
    text += String.fromCharCode(code)
    i += length
  }
  return text
}
