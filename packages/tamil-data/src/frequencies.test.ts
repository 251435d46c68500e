import { readFileSync } from 'node:fs'
import { createEngine, LanguageDataError, openFrequencies } from '@semmai/tamil'
import { loadFrequencies, readLanguageData } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const rows = readFileSync(new URL('../../tamil/data/frequencies.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t'))

describe('the optional frequencies', () => {
  it('give each of the 64,606 words its share, as it was imported', () => {
    const { frequency } = loadFrequencies()
    expect(rows.length).toBe(64_606)
    const wrong = rows.filter(
      ([word = '', centibels]) => frequency(word) !== 10 ** (-Number(centibels) / 100),
    )
    expect(wrong).toEqual([])
    expect(frequency('ஒரு')).toBeCloseTo(0.0102, 4)
  })

  it('give 0 for a word that is not listed, for a beginning of one, and for no Tamil', () => {
    const { frequency } = loadFrequencies()
    expect(['', 'மகிள்ச்சி', 'ஒருஒரு', 'ஒ', 'one', '🌧️'].map(frequency).slice(0, 3)).toEqual([0, 0, 0])
    expect(['one', '🌧️'].map(frequency)).toEqual([0, 0])
  })

  it('are no part of the language data, which makes an engine without them', () => {
    const bytes = readLanguageData()
    expect(createEngine(bytes).proofread('அவன் வந்தான்.').issues).toEqual([])
    expect(() => openFrequencies(bytes)).toThrow(LanguageDataError)
  })
})
