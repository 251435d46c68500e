import { readSuffixTable } from '@semmai/tamil-data'
import { loadEngine, loadLexicon } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { readSuffixes } from '../building/endings.ts'
import type { Feature } from './analysis.ts'
import type { AuxiliaryList, SuffixList } from './ending-lists.ts'
import { FeatureLists } from './feature-lists.ts'
import { openMorphology } from './morphology.ts'
import { regularForms } from './noun-forms.ts'
import { fromPhonemes, toPhonemes } from './phonemes.ts'
import { WordAnalyser } from './word-analyser.ts'

const lexicon = loadLexicon()
const morphology = openMorphology(loadEngine().data)
const analyser = new WordAnalyser(morphology, lexicon)
const lists = new FeatureLists()
const suffixes = readSuffixes(readSuffixTable(new URL('../../data/', import.meta.url)), lists)

/** Every ending of a list and of those behind it that these phonemes are, tried from left to right. */
function readAs(list: SuffixList | AuxiliaryList, rest: string): (readonly Feature[])[] {
  return (suffixes.get(list) ?? []).flatMap(({ phonemes, features, ends, next }) => {
    if (!rest.startsWith(phonemes)) return []
    const whole = ends && rest === phonemes ? [lists.at(features)] : []
    if (next === undefined || rest === phonemes) return whole
    const behind = readAs(next, rest.slice(phonemes.length))
    return [...whole, ...behind.map((more) => [...new Set([...lists.at(features), ...more])])]
  })
}

/** The nominatives that a base may come from. */
const NOMINATIVES: readonly (readonly [RegExp, string])[] = [
  [/$/u, ''],
  [/$/u, 'உ'],
  [/(?<=அ)தத$/u, 'ம'],
  [/(?<=([டற]))\1$/u, 'உ'],
  [/(?<=([^டற]))\1$/u, ''],
  [/[யவக]$/u, ''],
  [/ங$/u, 'ம'],
]

function nominatives(base: string): string[] {
  return NOMINATIVES.filter(([end]) => end.test(base)).map(([end, added]) => base.replace(end, added))
}

/** The reading of a word as a listed noun, worked out with strings, ending by ending. */
function guessed(word: string): string[] {
  const phonemes = toPhonemes(word)
  const found = new Set<string>()
  const add = (lemma: string, features: readonly Feature[]) =>
    found.add(`${fromPhonemes(lemma)}: ${features.join(' ')}`)
  if (isNoun(phonemes, phonemes)) add(phonemes, ['nominative', 'singular'])
  for (let start = phonemes.length - 1; start >= 3; start--) {
    const [base, rest] = [phonemes.slice(0, start), phonemes.slice(start)]
    const singular = [...readAs('case', rest), ...readAs('dativeBare', rest)]
    const plural = readAs('plural', rest)
    if (singular.length + plural.length === 0) continue
    for (const lemma of nominatives(base)) {
      const { nominative, oblique, plurals } = regularForms(lemma)
      if (!isNoun(lemma, phonemes)) continue
      if (nominative === base || oblique === base)
        for (const features of singular) add(lemma, ['singular', ...features])
      if (plurals.includes(base)) for (const features of plural) add(lemma, features)
    }
    if (found.size > 0) break
  }
  return [...found].sort()
}

/** Whether the list holds a nominative and some other of its case forms than the word. */
function isNoun(lemma: string, word: string): boolean {
  const { oblique, dativeOnOblique } = regularForms(lemma)
  const forms = ['இன', 'இல', 'உககஉ', 'ஆல', 'இறகஉ', 'உடஅன'].map((ending) => oblique + ending)
  if (!dativeOnOblique) forms.push(`${lemma}ககஉ`)
  return lexicon.hasPhonemes(lemma) && forms.some((form) => form !== word && lexicon.hasPhonemes(form))
}

describe('a word that no stem explains', () => {
  it('is read as the noun that the list bears out, as endings tried one by one tell it', () => {
    let count = 0
    for (const word of lexicon.words.filter((_, i) => i % 61 === 0)) {
      const readings = analyser.read(word).analyses
      if (readings.some(({ guessed }) => guessed !== true) || /[கசதப]்$/u.test(word)) continue
      const found = readings.map(({ lemma, features }) => `${lemma}: ${features.join(' ')}`)
      expect([...new Set(found)].sort(), word).toEqual(guessed(word))
      count += readings.length
    }
    expect(count).toBeGreaterThan(100)
  })
})
