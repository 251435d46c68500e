import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Verdict } from './history.ts'
import { type ChaosOptions, readOptions, USAGE } from './options.ts'
import { runChaos } from './run-chaos.ts'
import { runFailovers } from './run-failovers.ts'
import { runRolling } from './run-rolling.ts'

/**
 * `npm run chaos -- --minutes N --seed S`: prints the report as JSON; exit code 1 when a guarantee was
 * broken, 2 when the command line is wrong.
 *
 * With `--rolling-minutes N` instead haproxy before two API nodes and two workers, of which one is restarted every
 * minute (docs/operating.md); `--without-drain` is its negative control; with `--upgrade-from FOLDER` each restart
 * changes a node from the earlier version in FOLDER to this one, or back (docs/database.md).
 *
 * With `--failovers N` instead three Postgres under Patroni (docs/reliability.md); `--asynchronous` is its negative control.
 */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if ('mistake' in options) {
    process.stderr.write(`${options.mistake}\n${USAGE}\n`)
    process.exitCode = 2
    return
  }
  if (options.help) {
    process.stdout.write(`${USAGE}\n`)
    return
  }
  const report = await run(options)
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  process.exitCode = report.violations.length === 0 && report.operations > 0 ? 0 : 1
}

async function run(values: ChaosOptions): Promise<Verdict> {
  const seed = Number(values.seed)
  if (values['rolling-minutes'] !== undefined) {
    return runRolling({
      minutes: Number(values['rolling-minutes']),
      seed,
      drain: !values['without-drain'],
      upgradeFrom: values['upgrade-from'] === undefined ? null : resolve(values['upgrade-from']),
    })
  }
  if (values.failovers === undefined) return runChaos(Number(values.minutes) * 60, seed)
  return runFailovers({
    rounds: Number(values.failovers),
    seed,
    synchronous: !values.asynchronous,
    programs: {
      patroni: values.patroni,
      postgresBin: values['postgres-bin'],
      user: process.getuid?.() === 0 ? idsOf(values['postgres-user']) : null,
    },
  })
}

function idsOf(user: string): { uid: number; gid: number } {
  const id = (option: string) => Number(execFileSync('id', [option, user], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
