import { readLanguageData } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../engine.ts'
import { LanguageDataError } from './binary.ts'
import { readString, stringBytes } from './strings.ts'

/** The language data with one change. */
function changed(change: (view: DataView) => void): Uint8Array {
  const bytes = readLanguageData().slice()
  change(new DataView(bytes.buffer))
  return bytes
}

describe('compiled language data', () => {
  it('of another version is refused, with both versions and the fix', () => {
    const other = changed((view) => view.setUint16(4, 77, true))
    expect(() => createEngine(other)).toThrow(LanguageDataError)
    expect(() => createEngine(other)).toThrow(
      /has version 77, and this engine reads version \d+.*npm run build/,
    )
  })

  it('that is something else, or nothing, is refused', () => {
    expect(() => createEngine(new Uint8Array())).toThrow('These 0 bytes are no language data.')
    expect(() => createEngine(changed((view) => view.setUint32(0, 0, true)))).toThrow(LanguageDataError)
  })

  it('that is cut short is refused', () => {
    expect(() => createEngine(readLanguageData().subarray(0, 100_000))).toThrow(
      /is cut short: 100000 of \d+ bytes/,
    )
  })

  it('without a section is refused', () => {
    expect(() => createEngine(changed((view) => view.setUint32(32, 9_999, true)))).toThrow('lacks section 1')
  })
})

describe('strings of the data', () => {
  it.each(['', 'மரம்', 'en:C. N. Annadurai', 'H₂O “‘…’” — 🌧️', '\u0001\u007f\n'])(
    'are read as written: %j',
    (text) => {
      const bytes = Uint8Array.from([7, 0, ...stringBytes(text), 65])
      expect(readString(bytes, 2)).toBe(text)
    },
  )
})
