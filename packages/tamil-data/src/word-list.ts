import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { FINAL_PULLI } from '@semmai/tamil/building'
import { compare } from './problem.ts'

const DAWG_MAGIC = 42
const WORD_DAWG = 19
const UNICHARSET = 21
const HEADER_BYTES = 10
const FLAG_LAST = 1
const FLAG_WORD_END = 4
const FLAG_BITS = 3
const LETTER = /^[\u0b83\u0b85-\u0bb9\u0bbe-\u0bcd\u0bd7]$/u
/** A final pulli is a symbol of its own in the data, pulli + ZWNJ, and in the automaton (`FINAL_PULLI`). */
const FINAL = '்\u200c'
const FINAL_LETTER = String.fromCharCode(0x0b80 + FINAL_PULLI)

/**
 * The word list of the npm package `@tesseract.js-data/tam`: words of Tamil letters, sorted by code unit, each once, with
 * `FINAL_PULLI` for a pulli at the end.
 */
export function loadWordList(): string[] {
  const require = createRequire(import.meta.url)
  return readWordList(
    gunzipSync(readFileSync(require.resolve('@tesseract.js-data/tam/4.0.0/tam.traineddata.gz'))),
  )
}

/**
 * The words out of the bytes of a Tesseract `tam.traineddata`, not gzipped (format: tesseract's `tessdatamanager`, `dawg`,
 * `unicharset`). ௌ stands in it as ெள. @throws Error when the bytes are not such a file.
 */
function readWordList(traineddata: Uint8Array): string[] {
  const symbols = readSymbols(component(traineddata, UNICHARSET))
  const letterBits = Math.ceil(Math.log2(symbols.length + 1))
  const edges = readEdges(component(traineddata, WORD_DAWG))
  const mask = (1n << BigInt(letterBits)) - 1n
  const words: string[] = []
  const walk = (node: number, prefix: string): void => {
    for (let at = node; ; at++) {
      const edge = edges[at] ?? 0n
      const symbol = symbols[Number(edge & mask)] ?? ''
      const letter = symbol === FINAL ? FINAL_LETTER : symbol
      const flags = Number((edge >> BigInt(letterBits)) & 7n)
      const next = Number(edge >> BigInt(letterBits + FLAG_BITS))
      if (letter === FINAL_LETTER || LETTER.test(letter)) {
        if ((flags & FLAG_WORD_END) !== 0) words.push(prefix + letter)
        if (next !== 0 && next < edges.length) walk(next, prefix + letter)
      }
      if ((flags & FLAG_LAST) !== 0) return
    }
  }
  walk(0, '')
  return words.sort(compare)
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

/** The symbols by their numbers. */
function readSymbols(unicharset: Uint8Array): string[] {
  const lines = new TextDecoder().decode(unicharset).split('\n').slice(1)
  return lines.filter((line) => line !== '').map((line) => line.split(' ', 1)[0] ?? '')
}

function readEdges(dawg: Uint8Array): BigUint64Array {
  const view = new DataView(dawg.buffer, dawg.byteOffset, dawg.byteLength)
  if (view.getInt16(0, true) !== DAWG_MAGIC) throw new Error('The word data holds no word graph.')
  const edges = new BigUint64Array(view.getInt32(6, true))
  for (const i of edges.keys()) edges[i] = view.getBigUint64(HEADER_BYTES + 8 * i, true)
  return edges
}
