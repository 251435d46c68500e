import fc from 'fast-check'
import { expect, it } from 'vitest'
import { detect } from './languages.ts'

it('is as sure of Tamil as its share among the letters is', () => {
  const letter = fc.constantFrom(...'அக்ஸ்ரீௐxé漢𝒳௺1. ', '\ud800')
  fc.assert(
    fc.property(fc.array(letter), (parts) => {
      const text = parts.join('')
      const letters = text.match(/\p{L}/gu) ?? []
      const tamil = letters.filter((one) => /\p{Script=Tamil}/u.test(one))
      const share = letters.length === 0 ? 0 : tamil.length / letters.length
      expect(detect(text).confidence).toBe(Math.round(share * 100) / 100)
    }),
  )
})

it('takes no halves of a letter on both sides of Tamil for a letter', () => {
  expect(detect('\ud800தமிழ்\udc00').confidence).toBe(1)
})
