import { describe, expect, it } from 'vitest'
import { ADJECTIVES } from './adjectives.ts'
import type { NounStems } from './noun-class.ts'
import { NAMES, NOUNS } from './nouns.ts'

/** Words that belong to two classes on purpose, by meaning or by grammar. */
const HOMONYMS = new Set(['மாலை', 'திங்கள்', 'ஞாயிறு', 'வெள்ளி', 'ஆடி', 'மணி', 'கால்', 'அடி', 'படி'])

/** Accepted spellings of abbreviations and foreign names with a vowel letter inside. */
const VOWEL_INSIDE = new Set(['டிஎன்ஏ', 'வாட்ஸ்அப்', 'குர்ஆன்'])

/** One word of well-formed clusters: vowels only at the start, vowel signs and pulli only after a consonant. */
const WELL_FORMED = /^(?:[அ-ஔ]|ஃ?[க-ஹ][ா-்]?)(?:ஃ?[க-ஹ][ா-்]?)*$/u

const entries = (lists: readonly NounStems[]) =>
  lists.flatMap((list) => Object.values(list).flatMap((words) => words.trim().split(/\s+/)))

function repeated(list: readonly string[]): string[] {
  const seen = new Set<string>()
  return list.map((entry) => entry.split('=')[0] ?? '').filter((stem) => seen.size === seen.add(stem).size)
}

describe('the hand-written stems', () => {
  const all = [...entries(NOUNS), ...entries(NAMES), ...entries([{ thing: ADJECTIVES }])]

  it('are well-formed Tamil words in NFC', () => {
    const bad = all
      .flatMap((entry) => entry.split('='))
      .filter((word) => !WELL_FORMED.test(word) && !VOWEL_INSIDE.has(word))
    expect(bad).toEqual([])
    expect(all.filter((word) => word !== word.normalize('NFC'))).toEqual([])
  })

  it('occur once each, but for the listed homonyms', () => {
    expect(repeated(entries(NOUNS)).filter((stem) => !HOMONYMS.has(stem))).toEqual([])
    expect(repeated(entries(NAMES))).toEqual([])
    expect(repeated(ADJECTIVES.trim().split(/\s+/))).toEqual([])
  })
})
