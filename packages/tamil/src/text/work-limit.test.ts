import { readLanguageData } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../engine.ts'
import { GOOD } from '../test/essays/good.ts'

const data = readLanguageData()
const engine = createEngine(data)
const prose = GOOD.map(({ text }) => text).join('\n\n')

const LETTERS = [...'கசடதபறஞஙணநமனயரலவழள']
const SIGNS = ['', 'ா', 'ி', 'ீ', 'ு', 'ூ', 'ெ', 'ே', 'ை', '்']

/** Invented words that begin as real ones do, every one another: the dearest that there is. */
function invented(count: number, first = 0): string {
  const words = Array.from({ length: count }, (_, i) => {
    const at = first + i
    const letter = (n: number) => LETTERS[n % LETTERS.length] ?? ''
    const sign = (n: number) => SIGNS[n % SIGNS.length] ?? ''
    return `பள்ளி${letter(at)}${sign(at * 7)}${letter(at * 3 + 1)}${sign(at >> 3)}${letter(at >> 4)}${sign(at * 5)}ம்`
  })
  return words.join(' ')
}

const leftOut = (text: string) =>
  engine.proofread(text).issues.filter(({ rule }) => rule === 'clarity/not-examined')

describe('a text that asks too much of the spelling check', () => {
  const heap = invented(2_000)

  it('is examined to where it does, and one low issue says what was left out', () => {
    const [issue, ...others] = leftOut(heap)
    expect(others).toEqual([])
    expect(issue).toMatchObject({ type: 'clarity', severity: 'low', alternatives: [] })
    const words = heap.slice(issue?.start).split(' ').length
    expect(issue?.message).toContain(String(words))
    expect(words).toBeGreaterThan(100)
    expect(engine.proofread(heap).issues.every(({ start }) => start <= (issue?.start ?? 0))).toBe(true)
  })

  it('gives the same answer in an engine that has seen the words, and in one that has not', () => {
    const fresh = createEngine(data).proofread(heap)
    engine.proofread(invented(1_000, 777))
    expect(engine.proofread(heap)).toEqual(fresh)
  })

  it('is told from ordinary prose of any length, and from a short heap', () => {
    expect(leftOut(prose.repeat(4))).toEqual([])
    expect(leftOut(invented(60))).toEqual([])
  })

  it('is left without that issue where a tenant switches its rule off', () => {
    const { issues } = engine.proofread(heap, { disabledRules: ['clarity/not-examined'] })
    expect(issues.filter(({ rule }) => rule === 'clarity/not-examined')).toEqual([])
  })

  it('pays for a repeated word once', () => {
    expect(leftOut(`${invented(20)} `.repeat(100))).toEqual([])
  })
})
