import { brotliCompressSync, constants } from 'node:zlib'
import { createEngine } from '@semmai/tamil'
import { readLanguageData } from '@semmai/tamil-node'
import { type Benchmark, type Figure, median } from './benchmark.ts'

const RUNS = 9

/** Measures the compiled language data: its size, and the processor time of an engine made from it. */
export const data: Benchmark = {
  name: 'data',
  async run(): Promise<Figure[]> {
    const bytes = readLanguageData()
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    }
    const compressed = brotliCompressSync(bytes, { params })
    return [
      { what: 'Language data, as it is loaded', value: bytes.length / 1e6, unit: 'MB' },
      {
        what: 'Language data under brotli',
        value: compressed.length / 1e6,
        unit: 'MB',
        target: { at: 'most', value: 1.7, of: 'value' },
      },
      {
        what: 'An engine made from bytes in memory, processor time, warm',
        value: median(Array.from({ length: RUNS }, () => processorTime(() => createEngine(bytes)))),
        unit: 'ms',
        target: { at: 'most', value: 40, of: 'value' },
      },
    ]
  },
}

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
