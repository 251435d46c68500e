/** One measured figure. A ratio is taken against a baseline that ran in the same process run. */
export interface Figure {
  what: string
  value: number
  unit: string
  baseline?: { what: string; value: number }
  /** What the figure is to reach: at least or at most this. */
  target?: { at: 'least' | 'most'; value: number; of: 'value' | 'ratio' }
}

/** A file of figures; `npm run bench -- NAME` runs one. */
export interface Benchmark {
  name: string
  run(): Promise<Figure[]>
}

/** Value divided by baseline; null without a baseline. */
export function ratioOf(figure: Figure): number | null {
  return figure.baseline ? figure.value / figure.baseline.value : null
}

/** Whether the target is reached; null without a target. */
export function isReached({ target, ...figure }: Figure): boolean | null {
  if (!target) return null
  const measured = target.of === 'ratio' ? (ratioOf(figure) ?? Number.NaN) : figure.value
  return target.at === 'least' ? measured >= target.value : measured <= target.value
}

/** The upper one of the two in the middle, where their number is even; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
