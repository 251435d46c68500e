import { loadCritic, loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { GOOD } from './test/essays/good.ts'
import { HOSTILE_SHAPES, repeated } from './test/hostile-texts.ts'

const LENGTHS = [5_000, 20_000] as const
/** Of a profile that has all rules: what a rule spends in vain is seen only where it outweighs the many others. */
const LONG_LENGTHS = [10_000, 80_000] as const
/** How many times the time of plain prose of the same length a text may take. What is quadratic takes 20 to 170 times. */
const MAX_RATIO = 3
/** Single figures of a shared machine waver by a factor of three, so the best of some attempts counts. */
const ATTEMPTS = 12

const engine = loadEngine()
const critic = loadCritic()
const prose = GOOD.map(({ text }) => text).join('\n\n')

function milliseconds(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

interface Measured {
  lengths: readonly number[]
  work(text: string): void
}

/** The least time that each work took for plain prose of a length: the strictest measure of what is not linear. */
const leastOfPlain = new Map<Measured['work'], Map<number, number>>()

/**
 * The least ratio of several attempts. The first one is held against the least time that plain prose ever took; only
 * where that looks slow, plain prose is measured again right beside the text.
 */
function ratioToPlain({ work }: Pick<Measured, 'work'>, text: string, attempts = ATTEMPTS): number {
  const known = leastOfPlain.get(work) ?? new Map<number, number>()
  leastOfPlain.set(work, known)
  const plain = repeated(prose, text.length)
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < attempts && least > MAX_RATIO; attempt++) {
    const before = known.get(text.length)
    const usual = attempt > 0 || before === undefined ? milliseconds(() => work(plain)) : before
    known.set(text.length, Math.min(usual, before ?? usual))
    least = Math.min(least, milliseconds(() => work(text)) / usual)
  }
  return least
}

const WORKS: Readonly<Record<string, Measured>> = {
  proofreading: { lengths: LENGTHS, work: (text) => void engine.proofread(text) },
  'proofreading for a school': {
    lengths: LONG_LENGTHS,
    work: (text) => void engine.proofread(text, { profile: 'school' }),
  },
  'a critique': { lengths: LENGTHS, work: (text) => void critic.critique(text) },
}

describe.each(Object.entries(WORKS))('the time of %s', { timeout: 60_000 }, (_, measured) => {
  const { lengths, work } = measured
  for (let warm = 0; warm < 3; warm++) work(repeated(prose, 20_000))

  it('is tried on sixty shapes', () => {
    expect(Object.keys(HOSTILE_SHAPES).length).toBeGreaterThanOrEqual(60)
  })

  it.each(Object.entries(HOSTILE_SHAPES))('is linear for %s', (_shape, unit) => {
    for (const length of lengths)
      expect(ratioToPlain(measured, repeated(unit, length)), `${length} code units`).toBeLessThanOrEqual(
        MAX_RATIO,
      )
  })

  it('is linear for a sentence with 20,000 spaces inside it', () => {
    expect(ratioToPlain(measured, `அவன்${' '.repeat(19_989)}வந்தான்`)).toBeLessThanOrEqual(MAX_RATIO)
  })

  it('is measured so that a quadratic check is seen', () => {
    const quadratic = (text: string) => {
      work(text)
      if (text.startsWith('அஅ')) for (let i = 0; i < text.length; i++) [...text.slice(i)]
    }
    expect(ratioToPlain({ work: quadratic }, repeated('அ', 20_000), 1)).toBeGreaterThan(MAX_RATIO)
  })
})
