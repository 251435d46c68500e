import { describe, expect, it } from 'vitest'
import { confusionKey, confusionKind } from './confusion-kind.ts'
import { CONTEXTS } from './contexts.ts'
import { EVERYDAY_CONTEXTS } from './contexts-everyday.ts'
import { MEANINGS_L } from './meanings-l.ts'
import { MEANINGS_LENGTH } from './meanings-length.ts'
import { MEANINGS_N } from './meanings-n.ts'
import { MEANINGS_R } from './meanings-r.ts'
import { SYNONYMS } from './synonyms.ts'

const linesOf = (table: string) => table.trim().split('\n')
const WORDS = '[\\u0b80-\\u0bff]+(?: [\\u0b80-\\u0bff]+)*'

describe('the kinds of confusion', () => {
  it('name the letters in which two words differ', () => {
    expect(confusionKind('மலை', 'மழை')).toBe('l')
    expect(confusionKind('கரை', 'கறை')).toBe('r')
    expect(confusionKind('மனம்', 'மணம்')).toBe('n')
    expect(confusionKind('விடு', 'வீடு')).toBe('length')
  })

  it('are none for equal words, other letters, and two kinds at once', () => {
    expect(confusionKind('மலை', 'மலை')).toBeUndefined()
    expect(confusionKind('மலை', 'மரை')).toBeUndefined()
    expect(confusionKind('மலை', 'மழையை')).toBeUndefined()
    expect(confusionKind('வலை', 'வாழை')).toBeUndefined()
  })

  it('share one key', () => {
    expect(confusionKey('மழை')).toBe(confusionKey('மலை'))
    expect(confusionKey('வீடு')).toBe(confusionKey('விடு'))
    expect(confusionKey('மரை')).not.toBe(confusionKey('மலை'))
  })
})

describe.each([
  ['l', MEANINGS_L],
  ['r', MEANINGS_R],
  ['n', MEANINGS_N],
  ['length', MEANINGS_LENGTH],
])('the meanings, %s', (_, table) => {
  it('are lines of a word and its meanings', () => {
    const line = new RegExp(`^[\\u0b80-\\u0bff]+: ${WORDS}(?:, ${WORDS})*$`)
    // A meaning may hold digits: இருபத்து நான்கு நிமிடம், 24 நிமிடம்.
    for (const text of linesOf(table)) expect(text.replace(/\d+ /g, '')).toMatch(line)
  })

  it('name no word twice', () => {
    const words = linesOf(table).map((line) => line.split(':')[0])
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
  })
})

describe('the contexts', () => {
  const sets = [...linesOf(CONTEXTS), ...linesOf(EVERYDAY_CONTEXTS)].map((line) =>
    line.split(' / ').map((entry) => entry.split(':')[0] ?? ''),
  )

  it('hold at least 180 sets', () => expect(sets.length).toBeGreaterThanOrEqual(180))

  it('set words side by side that differ in one kind of letter', () => {
    for (const words of sets) {
      for (const word of words.slice(1)) {
        const kinds = words.filter((other) => other !== word).map((other) => confusionKind(word, other))
        expect(
          kinds.some((kind) => kind !== undefined),
          words.join(' '),
        ).toBe(true)
      }
    }
  })

  it('repeat no cue within a word', () => {
    for (const line of [...linesOf(CONTEXTS), ...linesOf(EVERYDAY_CONTEXTS)]) {
      const cues = line
        .split(' / ')
        .map((entry) => (entry.split(':')[1] ?? '').trim().split(' ').filter(Boolean))
      for (const own of cues) expect(new Set(own).size, line).toBe(own.length)
    }
  })
})

describe('the synonyms', () => {
  it('stand in sets of two or more', () => {
    for (const line of linesOf(SYNONYMS)) expect(line).toMatch(/^[஀-௿]+(?: [஀-௿]+)+$/)
  })
})
