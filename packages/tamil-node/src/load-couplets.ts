import { createRequire } from 'node:module'
import type { RawCouplet } from '@semmai/tamil'

const PACKAGE_DATA = 'thirukkural-js/data/thirukkural.js'
const PACKAGE_CHAPTERS = 'thirukkural-js/data/detail.js'
const COUPLETS_IN_A_CHAPTER = 10

/**
 * The 1,330 couplets of the Thirukkural with number and chapter, as the package `thirukkural-js` gives them:
 * couplet text only, no commentary, misspellings included (`createLiterature` repairs them). Reads the disk once.
 * @throws Error when the package's data has another shape than expected.
 */
export function loadCouplets(): readonly RawCouplet[] {
  cached ??= readCouplets()
  return cached
}

let cached: readonly RawCouplet[] | undefined

function readCouplets(): readonly RawCouplet[] {
  const chapters = chapterNames(readOnce(PACKAGE_CHAPTERS))
  const data = readOnce(PACKAGE_DATA)
  if (!isRecord(data) || !Array.isArray(data.kural)) throw unexpected('no list of couplets')
  return data.kural.map((row: unknown): RawCouplet => {
    if (!isRecord(row)) throw unexpected('a couplet is not an object')
    const { Number: number, Line1: first, Line2: second } = row
    if (typeof number !== 'number' || typeof first !== 'string' || typeof second !== 'string')
      throw unexpected('a couplet lacks its number or a line')
    const chapter = chapters[Math.floor((number - 1) / COUPLETS_IN_A_CHAPTER)]
    if (chapter === undefined) throw unexpected(`couplet ${number} has no chapter`)
    return { number, lines: [first, second], chapter }
  })
}

/** The chapters' names in order: every object in the tree that has a name and the numbers of its couplets. */
function chapterNames(tree: unknown): readonly string[] {
  if (Array.isArray(tree)) return tree.flatMap(chapterNames)
  if (!isRecord(tree)) return []
  const { name, start } = tree
  if (typeof name === 'string' && typeof start === 'number') return [name.normalize('NFC')]
  return Object.values(tree).flatMap(chapterNames)
}

/** Reads a data module without caching it: its commentaries are some megabytes that are not used. */
function readOnce(id: string): unknown {
  const require = createRequire(import.meta.url)
  const data: unknown = require(id)
  delete require.cache[require.resolve(id)]
  return data
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function unexpected(what: string): Error {
  return new Error(`thirukkural-js: ${what}`)
}
