import { loadLexicon } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { toPhonemes } from '../phonemes.ts'
import { SkeletonTree } from './skeleton-tree.ts'

const ENTRIES = [
  'பெரிய',
  'பெரியவர்',
  'பள்ளி',
  'அண்ணன்',
  'அவன்',
  'ஆட்சி',
  'மகிழ்ச்சி',
  'மகிழ்',
  'காகம்',
  'கல்',
  'கல்லூரி',
].map((word) => ({ phonemes: toPhonemes(word) }))
/** Misspellings in these, repetitions of letters and vowels, and words that end within a skeleton. */
const WORDS =
  'பெறிய பெறியவர்கள் பல்லியில் பளளி அண்னனும் அவ ஆட்ச்சி மகிள்ச்சியாக மகீழ்ச்சி காககம் கல்லுரி கல கள்ளூரி க ககககக'.split(' ')

/** The skeleton by its definition. */
function skeletonOf(phonemes: string): string {
  const folded = phonemes
    .replace(/[லளழ]/g, 'ல')
    .replace(/[ரற]/g, 'ர')
    .replace(/[னநண]/g, 'ன')
    .replace(/[ஈஊஏஓ]/g, (long) => ({ ஈ: 'இ', ஊ: 'உ', ஏ: 'எ', ஓ: 'ஒ' })[long] ?? long)
  return folded.replace(/(?<!^)அ/g, '').replace(/(.)\1+/g, '$1')
}

interface Beginning {
  readonly phonemes: string
  readonly end: number
  readonly symbols: number
}

/** Every entry whose skeleton some beginning of the word has, by trying all beginnings. */
function search(phonemes: string): Beginning[] {
  const beginnings = Array.from({ length: phonemes.length }, (_, i) => phonemes.slice(0, i + 1))
  const ends = beginnings.filter((one) => one.length === 1 || !one.endsWith('அ'))
  return ENTRIES.flatMap((entry) => {
    const skeleton = skeletonOf(entry.phonemes)
    const longest = ends.findLast((one) => skeletonOf(one) === skeleton)
    return longest === undefined
      ? []
      : [{ phonemes: entry.phonemes, end: longest.length, symbols: skeleton.length }]
  })
}

describe('a tree of skeletons', () => {
  it('finds in one walk what trying all beginnings of a word finds', () => {
    const tree = new SkeletonTree(ENTRIES)
    const listed = loadLexicon().words.filter((word, i) => /^[பஅஆமக]/u.test(word) && i % 50 === 0)
    let found = 0
    for (const phonemes of [...WORDS, ...listed].map(toPhonemes)) {
      const visited: Beginning[] = []
      tree.visitBeginnings(phonemes, (entries, end, symbols) => {
        for (const entry of entries) visited.push({ phonemes: entry.phonemes, end, symbols })
      })
      const byLength = visited.map(({ symbols }) => symbols)
      expect(byLength, phonemes).toEqual(byLength.toSorted((a, b) => a - b))
      expect(new Set(visited), phonemes).toEqual(new Set(search(phonemes)))
      found += visited.length
    }
    expect(found).toBeGreaterThan(50)
  })

  it('finds nothing for a word that is only the beginning of a skeleton, or no Tamil at all', () => {
    const tree = new SkeletonTree(ENTRIES)
    for (const phonemes of ['', 'க', 'மஅகஇ', 'abc', 'பx']) {
      tree.visitBeginnings(phonemes, (_, end) => expect.unreachable(`${phonemes} up to ${end}`))
    }
  })
})
