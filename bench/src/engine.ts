import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Engine } from '@semmai/tamil'
import { loadEngine, loadLexicon } from '@semmai/tamil-node'
import { type Benchmark, type Figure, median } from './benchmark.ts'

const SENTENCE_WORDS = 8
const CHARACTERS = 10_000
/** Words until V8 has compiled nearly everything. */
const WARM_UP_WORDS = 120_000
/** More words than the engine's cache holds. */
const FRESH_FROM = WARM_UP_WORDS

/** Measures the language engine in this process, in processor time; start-up and memory in a separate process. */
export const engine: Benchmark = {
  name: 'engine',
  async run(): Promise<Figure[]> {
    const fresh = freshProcess()
    const loaded = loadEngine()
    const words = shuffled(loadLexicon().words.filter((word) => word.length > 2))
    const text = (from: number) => prose(words, from, CHARACTERS)
    for (let from = 0; from < WARM_UP_WORDS; from += 1_000) loaded.proofread(text(from))
    const speed = wordsPerSecond(loaded, words)
    const plain = Array.from({ length: 21 }, (_, i) =>
      time(() => loaded.proofread(text(200_000 + i * 1_100))),
    )
    const again = text(0)
    const repeated = Array.from({ length: 21 }, () => time(() => loaded.proofread(again)))
    const misspelt = Array.from({ length: 9 }, (_, i) => {
      const faulty = misspell(text(225_000 + i * 1_100))
      return time(() => loaded.proofread(faulty))
    })
    return [
      atLeast('Distinct words of the word list, never seen before, warm', speed, 'words/s', 100_000),
      atMost('10,000 characters of such words, median', median(plain), 'ms', 12),
      atMost('10,000 characters of words met before, median', median(repeated), 'ms', 12),
      atMost('10,000 characters of distinct misspelt words, median', median(misspelt), 'ms', 150),
      atMost('1,000,000 characters against 100,000, time per character', linearity(loaded, words), '×', 1.5),
      atMost(
        'One word of 10,000 characters',
        median(Array.from({ length: 5 }, () => time(() => loaded.proofread('க'.repeat(CHARACTERS))))),
        'ms',
        100,
      ),
      atMost(
        '10,000 spaces',
        median(Array.from({ length: 5 }, () => time(() => loaded.proofread(' '.repeat(CHARACTERS))))),
        'ms',
        100,
      ),
      { what: 'Start of Node and import of the modules, unbundled', value: fresh.importMs, unit: 'ms' },
      atMost('Ready after the import: load, first answer, by the clock', fresh.readyMs, 'ms', 300),
      { what: 'The same, processor time', value: fresh.readyProcessorMs, unit: 'ms' },
      atMost('More resident memory', fresh.megabytes, 'MB', 120),
    ]
  },
}

function atLeast(what: string, value: number, unit: string, target: number): Figure {
  return { what, value, unit, target: { at: 'least', value: target, of: 'value' } }
}

function atMost(what: string, value: number, unit: string, target: number): Figure {
  return { what, value, unit, target: { at: 'most', value: target, of: 'value' } }
}

function wordsPerSecond(engine: Engine, words: readonly string[]): number {
  const batches = Array.from({ length: 7 }, (_, i) =>
    words.slice(FRESH_FROM + i * 10_000, FRESH_FROM + (i + 1) * 10_000),
  )
  const times = batches.map((batch) => {
    const text = sentences(batch)
    return time(() => engine.proofread(text))
  })
  return Math.round((10_000 / median(times)) * 1000)
}

/** Of words that are not in the engine's cache. */
function linearity(engine: Engine, words: readonly string[]): number {
  const long = prose(words, 0, 1_000_000)
  const tenth = prose(words, 200_000, 100_000)
  return time(() => engine.proofread(long)) / time(() => engine.proofread(tenth)) / 10
}

/** Start-up and memory must be measured in a fresh process. */
function freshProcess(): { importMs: number; readyMs: number; readyProcessorMs: number; megabytes: number } {
  const program = fileURLToPath(new URL('./engine-fresh.js', import.meta.url))
  return JSON.parse(spawnSync(process.execPath, [program], { encoding: 'utf8' }).stdout)
}

/** Processor time in ms, compilation and garbage collection on other threads included: more reliable than the clock on a busy machine. */
function time(run: () => void): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function sentences(words: readonly string[]): string {
  return words.map((word, i) => word + (i % SENTENCE_WORDS === SENTENCE_WORDS - 1 ? '. ' : ' ')).join('')
}

function prose(words: readonly string[], from: number, characters: number): string {
  return sentences(words.slice(from, from + Math.ceil(characters / 4))).slice(0, characters)
}

/** Every word gets an extra consonant in its middle, so none of them exists. */
function misspell(text: string): string {
  return text
    .split(' ')
    .map((word) =>
      word.length < 4 ? word : `${word.slice(0, word.length >> 1)}ழ${word.slice(word.length >> 1)}`,
    )
    .join(' ')
    .slice(0, CHARACTERS)
}

function shuffled(words: string[]): string[] {
  let seed = 20251120
  for (let i = words.length - 1; i > 0; i--) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    const j = seed % (i + 1)
    const [a, b] = [words[i] ?? '', words[j] ?? '']
    words[i] = b
    words[j] = a
  }
  return words
}
