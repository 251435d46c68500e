/** How many issues of a rule were right, and how many wrong. */
export interface Judgement {
  readonly right: number
  readonly wrong: number
}

/** Rule id → what was judged of it. */
export type Judgements = Map<string, Judgement>

const HEAD = 'rule\tright\twrong'

/** Adds one judged issue. */
export function countByRule(counts: Judgements, rule: string, isRight: boolean): void {
  const { right, wrong } = counts.get(rule) ?? { right: 0, wrong: 0 }
  counts.set(rule, isRight ? { right: right + 1, wrong } : { right, wrong: wrong + 1 })
}

/**
 * Reads a table of judgements: a head, then rule, right and wrong in columns parted by tabs; lines that begin with # are
 * skipped.
 * @throws Error naming the line that is none.
 */
export function readPrecision(text: string): Judgements {
  const counts: Judgements = new Map()
  for (const line of text.split('\n')) {
    if (line === '' || line === HEAD || line.startsWith('#')) continue
    const [rule = '', right, wrong] = line.split('\t')
    const judged = { right: Number(right), wrong: Number(wrong) }
    if (!/^[a-z]+\/[a-z0-9-]+$/.test(rule) || !isCount(judged.right) || !isCount(judged.wrong))
      throw new Error(`No rule with two counts: ${line}`)
    counts.set(rule, judged)
  }
  return counts
}

/** The same table as text, by rule. */
export function writePrecision(counts: Judgements): string {
  const lines = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([rule, { right, wrong }]) => `${rule}\t${right}\t${wrong}`)
  return `# Written by \`npm run bench:precision\`.\n${[HEAD, ...lines].join('\n')}\n`
}

/** The least precision to be expected of a rule of each severity. */
export const LEAST_PRECISION = { high: 0.8, medium: 0.5, low: 0 } as const

/** Judged issues from which on their share itself is what is to be expected. */
const ENOUGH = 8

/**
 * The share of right issues to be expected of a rule: of those that were judged, or where these are few by Laplace's
 * rule of succession, ½ of none. Three right ones without a wrong one are enough for `high`.
 */
export function expectedPrecision({ right, wrong }: Judgement): number {
  const judged = right + wrong
  return judged < ENOUGH ? (right + 1) / (judged + 2) : right / judged
}

/** The highest severity that what was judged of a rule allows. */
export function highestSeverity(judged: Judgement): keyof typeof LEAST_PRECISION {
  const expected = expectedPrecision(judged)
  if (expected >= LEAST_PRECISION.high) return 'high'
  return expected >= LEAST_PRECISION.medium ? 'medium' : 'low'
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0
}
