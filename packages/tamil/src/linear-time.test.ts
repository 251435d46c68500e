import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BlockCounter, type BlockCounts } from './test/executed-blocks.ts'
import { HOSTILE_SHAPES, repeated } from './test/hostile-texts.ts'

/** Code units of the shorter and of the longer text. */
const LENGTHS = [5_000, 20_000] as const
/**
 * How many times faster than the text the work of a function may grow. What is quadratic grows four times as fast; what
 * compares each sentence with the last few dozen grows faster only until the text has as many.
 */
const MAX_GROWTH = 2
const WARM_UP_LENGTH = 2_500
/** Blocks that plain prose of the longer length runs at the least; a tenth is counted of what was loaded before. */
const MIN_WORK = 1_000_000

type Work = (text: string) => void

let counter: BlockCounter
/** Loaded once the counter runs: what is loaded before is not counted block by block. */
let works: Readonly<Record<'proofreading' | 'a critique', Work>>

beforeAll(async () => {
  counter = await BlockCounter.start()
  const { loadCritic, loadEngine } = await import('@semmai/tamil-node')
  const engine = loadEngine()
  const critic = loadCritic()
  works = {
    // This profile has all rules.
    proofreading: (text) => void engine.proofread(text, { profile: 'school' }),
    'a critique': (text) => void critic.critique(text),
  }
}, 60_000)

afterAll(() => counter.stop())

/**
 * The functions whose work grows faster than the text, and `all` where that of all together does. Left out is what runs
 * less than once for each code unit, and the calls of what has no branches; of a function that V8 has inlined it may say
 * nothing at all, so one of which nothing is known for the shorter text counts in the sum only.
 */
async function superlinear(work: Work, textOf: (length: number) => string): Promise<string[]> {
  const [short, long] = LENGTHS
  work(textOf(WARM_UP_LENGTH))
  const few = await counter.count(() => work(textOf(short)))
  const many = await counter.count(() => work(textOf(long)))
  const isFaster = (before: number, after: number) =>
    after / Math.max(before, short) / (long / short) > MAX_GROWTH
  const functions = [...many].flatMap(([name, { most, blocks }]) => {
    const before = few.get(name)?.most
    if (before === undefined || blocks === 1 || !isFaster(before, most)) return []
    return [`${name}: ${before} → ${most}`]
  })
  const [before, after] = [sumOf(few), sumOf(many)]
  return isFaster(before, after) ? [`all: ${before} → ${after}`, ...functions] : functions
}

const sumOf = (counts: BlockCounts) => [...counts.values()].reduce((sum, { most }) => sum + most, 0)

/** Looks from every `step`th letter back at all before it. */
function lookBack(text: string, step: number): void {
  for (let end = 0; end < text.length; end += step) for (let i = 0; i < end; i++) text.charCodeAt(i)
}

describe.each(['proofreading', 'a critique'] as const)('the work of %s', (name) => {
  it('is tried on sixty shapes', () => {
    expect(Object.keys(HOSTILE_SHAPES).length).toBeGreaterThanOrEqual(60)
  })

  it.each(Object.entries(HOSTILE_SHAPES))('grows with the text for %s', async (_shape, unit) => {
    expect(await superlinear(works[name], (length) => repeated(unit, length))).toEqual([])
  })

  it('grows with the text for a sentence with spaces inside it', async () => {
    expect(await superlinear(works[name], (length) => `அவன்${' '.repeat(length - 11)}வந்தான்`)).toEqual([])
  })

  const plain = (length: number) => repeated('அவன் வந்தான். ', length)

  it('is counted so that a quadratic check is seen', async () => {
    const quadratic: Work = (text) => {
      works[name](text)
      lookBack(text, 100)
    }
    expect(await superlinear(quadratic, plain)).toEqual([expect.stringContaining('lookBack')])
    expect(sumOf(await counter.count(() => works[name](plain(LENGTHS[1]))))).toBeGreaterThan(MIN_WORK)
  })

  it('is counted so that a check of long texts only is seen', async () => {
    const late: Work = (text) => {
      works[name](text)
      if (text.length === LENGTHS[1]) lookBack(text, 4)
    }
    expect(await superlinear(late, plain)).toContainEqual(expect.stringMatching(/^all: /))
  })
})
