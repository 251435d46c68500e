import { describe, expect, it } from 'vitest'
import { misreckonedIn } from './misreckoned-in.ts'

/** A text with one number that does not add up, that number as it is written, and how it is reckoned: `15 + 40 = 55`. */
export type Misreckoned = readonly [text: string, said: string, reckoning: string]

/** Tests that the wrong texts are found, each with its reckoning, and that nothing is said of the right ones. */
export function describeReckonings(
  what: string,
  wrong: readonly Misreckoned[],
  right: readonly string[],
): void {
  describe(what, () => {
    it.each(wrong)('are found where they go wrong: %s', (text, said, reckoning) => {
      expect(misreckonedIn(text)).toEqual([[said, expect.stringContaining(`: ${reckoning};`)]])
    })

    it.each(right)('are told from those that are right, or may be: %s', (text) => {
      expect(misreckonedIn(text)).toEqual([])
    })
  })
}
