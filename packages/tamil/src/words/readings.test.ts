import { loadEngine, loadLexicon } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import type { Analysis } from './analysis.ts'
import { openMorphology } from './morphology.ts'
import { toPhonemes } from './phonemes.ts'
import { addReading, joinReadings } from './readings.ts'

const PAST: Analysis = { lemma: 'படி', class: 'verb', features: ['past', 'finite'] }
const PAST_AGAIN: Analysis = { lemma: 'படி', class: 'verb', features: ['finite', 'past'] }
const NOUN: Analysis = { lemma: 'படி', class: 'noun', features: ['nominative'] }

describe('readings', () => {
  it('hold none twice, in whatever order its features stand', () => {
    expect(addReading([PAST, NOUN], PAST_AGAIN)).toEqual([PAST, NOUN])
    expect(joinReadings([PAST], [PAST_AGAIN, NOUN])).toEqual([PAST, NOUN])
    expect(joinReadings([], [PAST])).toEqual([PAST])
  })

  it('of a word are its parses, each once', () => {
    const morphology = openMorphology(loadEngine().data)
    const symbols = new Uint16Array(1024)
    let count = 0
    for (const word of loadLexicon().words.filter((_, i) => i % 211 === 0)) {
      const phonemes = toPhonemes(word)
      for (let i = 0; i < phonemes.length; i++) symbols[i] = phonemes.charCodeAt(i)
      const told = new Map(
        morphology.parse(phonemes).map(({ stem, features }): [string, Analysis] => {
          const key = [stem.lemma, stem.class, ...[...features].sort()].join(' ')
          return [key, { lemma: stem.lemma, class: stem.class, features }]
        }),
      )
      const readings = morphology.readings(symbols, 0, phonemes.length)
      expect(readings.length, word).toBe(told.size)
      for (const reading of told.values()) {
        const others = joinReadings(readings, [reading])
        expect(others, word).toEqual(readings)
      }
      count += readings.length
    }
    expect(count).toBeGreaterThan(300)
  })
})
