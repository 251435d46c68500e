import { loadEngine } from '@semmai/tamil-node'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyIssues } from './proofread.ts'
import { isClusterBoundary } from './script/clusters.ts'
import { normalise } from './script/normalise.ts'
import { tokenise } from './text/tokenise.ts'

/** `PROPERTY_RUNS=100000 npx vitest run packages/tamil/src/proofread.property.test.ts` for the long run. */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 300)
const timeout = Math.max(30_000, numRuns * 10)
const engine = loadEngine()
const segmenter = new Intl.Segmenter('ta', { granularity: 'grapheme' })

const consonant = fc.constantFrom(...'கஙசஞடணதநபமயரலவழளறனஜஷஸஹ')
const sign = fc.constantFrom('', '்', 'ா', 'ி', 'ீ', 'ு', 'ூ', 'ெ', 'ே', 'ை', 'ொ', 'ோ', 'ௌ')
const cluster = fc.tuple(consonant, sign).map(([letter, vowel]) => letter + vowel)
const word = fc.array(cluster, { minLength: 1, maxLength: 8 }).map((clusters) => clusters.join(''))
const known = fc.constantFrom(
  ...'அவன் அவள் நான் பள்ளிக்கு வந்தாள் பாடத்தை படித்தார்கள் மகிள்ச்சி முயற்ச்சி அந்த ஒரு என்று மற்றும் வரும் போது துாய்மை'.split(' '),
)
const odd = fc.constantFrom(
  ...Object.getOwnPropertyNames(Object.prototype),
  'ெ' + 'ா',
  'ே' + 'ா',
  'ெ' + 'ௗ',
  'ு' + 'ா',
  '\u200c',
  '\u200d',
  '\u200b',
  '\ufeff',
  '\u00ad',
  '👩‍🏫',
  '🇮🇳',
  '👍🏽',
  'e\u0301',
  '\u0301',
  '\r\n',
  '\n\n',
  '\t',
  '\u0007',
  '்',
  'ா',
  'க்ஷ',
  'ஸ்ரீ',
  '௧௨',
  '3.5',
  'TVயில்',
  'https://x.in/அ',
)
const mark = fc.constantFrom(
  ' ',
  '  ',
  '. ',
  ', ',
  ',',
  ' ,',
  '? ',
  '! ',
  '“',
  '”',
  '(',
  ')',
  ';;',
  '…',
  ': ',
)
const text = fc
  .array(
    fc.oneof(
      { arbitrary: known, weight: 6 },
      { arbitrary: word, weight: 4 },
      { arbitrary: mark, weight: 8 },
      { arbitrary: odd, weight: 3 },
      { arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }), weight: 1 },
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))

function holds(property: (text: string) => void): void {
  fc.assert(fc.property(text, property), { numRuns })
}

describe('proofread, on any text', () => {
  it(
    'gives sorted issues that do not overlap, are not empty, and give corrected_text when applied',
    () =>
      holds((raw) => {
        const { corrected_text, issues } = engine.proofread(raw)
        let end = 0
        for (const issue of issues) {
          expect(issue.start).toBeGreaterThanOrEqual(end)
          expect(issue.end).toBeGreaterThan(issue.start)
          end = issue.end
        }
        expect(end).toBeLessThanOrEqual(raw.length)
        expect(applyIssues(raw, issues)).toBe(corrected_text)
      }),
    timeout,
  )

  it(
    'never splits a grapheme cluster of the text as sent',
    () =>
      holds((raw) => {
        const starts = new Set([...segmenter.segment(raw)].map(({ index }) => index)).add(raw.length)
        for (const { start, end } of engine.proofread(raw).issues) {
          expect([starts.has(start), starts.has(end)], JSON.stringify(raw)).toEqual([true, true])
        }
      }),
    timeout,
  )

  it(
    'says the same again, and a fresh message language changes messages only',
    () =>
      holds((raw) => {
        const first = engine.proofread(raw)
        expect(engine.proofread(raw)).toEqual(first)
        const english = engine.proofread(raw, { messageLanguage: 'en' })
        expect(english.corrected_text).toBe(first.corrected_text)
        expect(english.issues.map(({ rule, start }) => [rule, start])).toEqual(
          first.issues.map(({ rule, start }) => [rule, start]),
        )
      }),
    timeout,
  )
})

describe('reading, on any text', () => {
  it(
    'keeps every offset of the normalised text inside the raw text, in order',
    () =>
      holds((raw) => {
        const normal = normalise(raw)
        let last = 0
        for (let i = 0; i <= normal.text.length; i++) {
          const at = normal.toRaw(i)
          expect(at).toBeGreaterThanOrEqual(last)
          last = at
        }
        expect(last).toBe(raw.length)
        expect(normalise(normal.text).text).toBe(normal.text)
      }),
    timeout,
  )

  it(
    'covers the text with tokens, without gaps',
    () =>
      holds((raw) => {
        expect(Array.from(tokenise(raw), ({ text }) => text).join('')).toBe(raw)
      }),
    timeout,
  )

  it(
    'calls a boundary only what the grapheme rules call one',
    () =>
      holds((raw) => {
        const starts = new Set([...segmenter.segment(raw)].map(({ index }) => index)).add(raw.length)
        for (let i = 0; i <= raw.length; i++) {
          if (isClusterBoundary(raw, i)) expect(starts.has(i), `${JSON.stringify(raw)} at ${i}`).toBe(true)
        }
      }),
    timeout,
  )
})
