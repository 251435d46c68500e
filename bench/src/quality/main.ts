import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Engine } from '@semmai/tamil'
import { loadEngine } from '@semmai/tamil-node'
import { normal } from './edits.ts'
import { readProfile } from './read-profile.ts'
import { readRecords } from './read-records.ts'
import {
  type EvaluationRecord,
  type Pair,
  type Prediction,
  scoreClean,
  scoreConfusions,
  scoreCorrections,
} from './score.ts'

const USAGE = `npm run bench:quality -- --data DIR [--out FILE] [--only PREFIX] [--profile NAME] [--misses N] [--flags N] [--json]
  --out FILE     write one prediction a line: {id, corrected_text, issues}
  --only PREFIX  only the sets whose file names begin so
  --profile NAME general (the default) or school
  --misses N     show N faulty sentences a set that were not corrected exactly
  --flags N      show N issues a set raised on correct text`

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string', default: '' },
    profile: { type: 'string', default: 'general' },
    misses: { type: 'string', default: '0' },
    flags: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  },
})

if (values.data === undefined) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}

const engine = loadEngine()
const profile = readProfile(values.profile)
const predictions: Prediction[] = []
const report: Record<string, Record<string, Record<string, string | number>>> = {}
const folder = values.data
for (const file of readdirSync(folder).sort()) {
  if (!file.endsWith('.jsonl') || !file.startsWith(values.only) || file.startsWith('citations')) continue
  const pairs = predict(engine, readRecords(join(folder, file)))
  predictions.push(...pairs.map(([, prediction]) => prediction))
  report[basename(file, '.jsonl')] = score(file, pairs)
  showMisses(pairs, Number(values.misses))
  showFlags(pairs, Number(values.flags))
}
if (values.out !== undefined) {
  writeFileSync(values.out, predictions.map((prediction) => `${JSON.stringify(prediction)}\n`).join(''))
}
process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : table())

function predict({ proofread }: Engine, records: readonly EvaluationRecord[]): Pair[] {
  return records.map((record) => {
    const { corrected_text, issues } = proofread(record.input, { profile })
    return [record, { id: record.id, corrected_text, issues }]
  })
}

function score(file: string, pairs: readonly Pair[]): Record<string, Record<string, string | number>> {
  if (file.startsWith('confusions')) return { words: scoreConfusions(pairs) }
  const isFaulty = ([{ input, expected }]: Pair) =>
    expected !== undefined && normal(input) !== normal(expected)
  const faulty = pairs.filter(isFaulty)
  const clean = pairs.filter((pair) => !isFaulty(pair))
  const strict = clean.filter(([record]) => record.sandhi_strict === true)
  return {
    ...(faulty.length > 0 && { faulty: scoreCorrections(faulty) }),
    ...(clean.length > 0 && { clean: scoreClean(clean) }),
    ...(strict.length > 0 && strict.length < clean.length && { clean_sandhi_strict: scoreClean(strict) }),
  }
}

function showMisses(pairs: readonly Pair[], most: number): void {
  const missed = pairs.filter(
    ([{ input, expected }, { corrected_text }]) =>
      expected !== undefined &&
      normal(input) !== normal(expected) &&
      normal(corrected_text) !== normal(expected),
  )
  for (const [{ id, kind, input, expected }, { corrected_text, issues }] of missed.slice(0, most)) {
    const rules = issues.map(({ rule }) => rule).join(' ')
    process.stderr.write(
      `${id} ${kind}\n  in  ${input}\n  exp ${expected}\n  got ${corrected_text}  ${rules}\n`,
    )
  }
}

function showFlags(pairs: readonly Pair[], most: number): void {
  let shown = 0
  for (const [{ id, input, expected }, { issues }] of pairs) {
    if (expected !== undefined && normal(input) !== normal(expected)) continue
    for (const { start, end, suggestion, rule } of issues) {
      if (shown++ >= most) return
      const near = `${input.slice(Math.max(0, start - 25), start)}[${input.slice(start, end)}]${input.slice(end, end + 25)}`
      process.stderr.write(`${id} ${rule}: ${near} → ${suggestion}\n`)
    }
  }
}

function table(): string {
  const lines: string[] = []
  for (const [set, groups] of Object.entries(report)) {
    for (const [group, figures] of Object.entries(groups)) {
      lines.push(`\n== ${set}, ${group}`)
      for (const [name, value] of Object.entries(figures)) lines.push(`  ${name}: ${value}`)
    }
  }
  return `${lines.join('\n')}\n`
}
