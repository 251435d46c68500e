import { loadEngine, loadLexicon } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { LexiconWalk } from './lexicon-walk.ts'
import { openMorphology } from './morphology.ts'
import { fromPhonemes, toPhonemes } from './phonemes.ts'

/** Right words, and words of which no beginning or only a beginning is right. */
const WORDS = ['மரங்களிலிருந்து', 'செய்துகொண்டிருந்தார்கள்', 'கௌரவம்', 'பள்லியில்', 'மகிள்ச்சி', 'ழக்கம்', 'அவல்']
const INSERTED = ['', 'ள', 'அ', 'ஔ', 'ளஅ', 'கக', 'உ']

/** Every change of up to two phonemes at every place of every word. */
function everyChange(
  visit: (phonemes: string, at: number, removed: number, inserted: string) => void,
): number {
  let count = 0
  for (const phonemes of WORDS.map(toPhonemes)) {
    for (let at = 0; at <= phonemes.length; at++) {
      for (let removed = 0; removed <= Math.min(2, phonemes.length - at); removed++) {
        for (const inserted of INSERTED) {
          visit(phonemes, at, removed, inserted)
          count++
        }
      }
    }
  }
  return count
}

function changed(phonemes: string, at: number, removed: number, inserted: string): string {
  return phonemes.slice(0, at) + inserted + phonemes.slice(at + removed)
}

describe('a walk that goes on from a change', () => {
  it('finds the same words of common stems as reading the changed word from its start', () => {
    const morphology = openMorphology(loadEngine().data)
    const walk = morphology.startWalk()
    let recognised = 0
    everyChange((phonemes, at, removed, inserted) => {
      const whole = changed(phonemes, at, removed, inserted)
      const expected = morphology.recognises(whole, 0, true)
      walk.follow(phonemes)
      expect(walk.recognisesChanged(at, removed, inserted), whole).toBe(expected)
      if (expected) recognised++
    })
    expect(recognised).toBeGreaterThan(10)
  })

  it('finds the same listed words as looking the changed word up', () => {
    const lexicon = loadLexicon()
    const walk = new LexiconWalk(lexicon.dawg)
    const further = new LexiconWalk(lexicon.dawg)
    let listed = 0
    everyChange((phonemes, at, removed, inserted) => {
      const whole = changed(phonemes, at, removed, inserted)
      const expected = lexicon.hasPhonemes(whole)
      walk.follow(phonemes)
      expect(walk.hasChanged(at, removed, inserted), whole).toBe(expected)
      if (removed === inserted.length) {
        further.followChanged(walk, at, whole)
        expect(further.hasChanged(0, 0, ''), `${whole}, changed again`).toBe(expected)
      }
      if (expected) listed++
    })
    expect(listed).toBeGreaterThan(10)
  })

  it('agrees with the word list looked up by letters', () => {
    const lexicon = loadLexicon()
    for (const word of lexicon.words.filter((_, i) => i % 500 === 0)) {
      expect(lexicon.hasPhonemes(toPhonemes(word)), word).toBe(lexicon.has(fromPhonemes(toPhonemes(word))))
    }
  })

  it('reads a stem and its endings the same way as every reading is collected', () => {
    const morphology = openMorphology(loadEngine().data)
    everyChange((phonemes, at, removed, inserted) => {
      const whole = changed(phonemes, at, removed, inserted)
      expect(morphology.recognises(whole), whole).toBe(morphology.parse(whole).length > 0)
    })
  })
})
