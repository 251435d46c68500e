import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Benchmark, type Figure, isReached, ratioOf } from './benchmark.ts'
import { critique } from './critique.ts'
import { data } from './data.ts'
import { engine } from './engine.ts'
import { fairness } from './fairness.ts'
import { languagetool } from './languagetool.ts'
import { operations } from './operations.ts'
import { service } from './service.ts'
import { start } from './start.ts'
import { studio } from './studio.ts'
import { textmodel } from './textmodel.ts'

const BENCHMARKS: readonly Benchmark[] = [
  data,
  engine,
  service,
  operations,
  start,
  fairness,
  critique,
  textmodel,
  studio,
  languagetool,
]

/** `npm run bench [-- NAME …] [-- --json]`: runs the benchmarks and prints one table. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  })
  const chosen = BENCHMARKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  if (chosen.length === 0) throw new Error(`Benchmarks: ${BENCHMARKS.map(({ name }) => name).join(', ')}`)
  const rows: { benchmark: string; command: string; figure: Figure }[] = []
  for (const { name, run } of chosen) {
    process.stderr.write(`${name} …\n`)
    for (const figure of await run())
      rows.push({ benchmark: name, command: `npm run bench -- ${name}`, figure })
  }
  if (values.json) {
    const figures = rows.map(({ benchmark, command, figure }) => ({
      benchmark,
      command,
      ...figure,
      ratio: ratioOf(figure),
      reached: isReached(figure),
    }))
    process.stdout.write(`${JSON.stringify({ machine: machine(), figures }, null, 2)}\n`)
  } else {
    process.stdout.write(`${machine()}\n\n${table(rows)}\n`)
  }
}

function machine(): string {
  const [cpu] = cpus()
  return `Node ${process.versions.node}, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}, ${new Date().toISOString()}`
}

function table(rows: readonly { command: string; figure: Figure }[]): string {
  const lines = rows.map(({ command, figure }) => {
    const ratio = ratioOf(figure)
    const against = figure.baseline ? `${format(figure.baseline.value)} (${figure.baseline.what})` : ''
    const { target } = figure
    const wanted = target
      ? `${target.at === 'least' ? '≥' : '≤'} ${target.value}${target.of === 'ratio' ? ' ×' : ''}`
      : ''
    const reached = isReached(figure)
    return [
      figure.what,
      `${format(figure.value)} ${figure.unit}`,
      against,
      ratio === null ? '' : `${ratio.toFixed(2)} ×`,
      wanted,
      reached === null ? '' : reached ? 'yes' : 'no',
      `\`${command}\``,
    ]
  })
  const head = ['Figure', 'Value', 'Baseline, same run', 'Ratio', 'Target', 'Reached', 'Command']
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function format(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
