import { describe, expect, it } from 'vitest'
import { DETERMINERS, NUMERALS, POSTPOSITIONS, PRONOUN_STEMS, UNINFLECTED } from './particles.ts'

const TAMIL = /^[஀-௿]+$/
const wordsOf = (list: string) => list.trim().split(/\s+/)

describe('the closed classes', () => {
  it('hold only Tamil words in composed form', () => {
    const lists = [UNINFLECTED, POSTPOSITIONS, DETERMINERS].flatMap((table) => Object.values(table))
    for (const word of lists.flatMap(wordsOf)) {
      expect(word).toMatch(TAMIL)
      expect(word.normalize('NFC')).toBe(word)
    }
  })

  it('have more than 400 uninflected adverbs and adjectives', () => {
    const { adverb = '', adjective = '' } = UNINFLECTED
    expect(new Set([...wordsOf(adverb), ...wordsOf(adjective)]).size).toBeGreaterThan(400)
  })

  it('give every pronoun an oblique stem and a dative', () => {
    for (const { lemma, oblique, dative } of PRONOUN_STEMS) {
      expect(lemma).toMatch(TAMIL)
      expect(oblique).toMatch(TAMIL)
      expect(dative).toMatch(/க்கு$|ற்கு$|த்துக்கு$/)
    }
  })

  it('give every numeral an oblique stem and an attributive', () => {
    for (const line of NUMERALS.split('\n')) {
      const fields = line.split('|')
      expect(fields).toHaveLength(3)
      for (const field of fields) expect(field).toMatch(/^[஀-௿,]+$/)
    }
  })
})
