import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { runChaos } from './run-chaos.ts'
import { runFailovers } from './run-failovers.ts'

/**
 * `npm run chaos -- --minutes N --seed S`: prints the report as JSON; exit code 1 when a guarantee was broken.
 * With `--failovers N` on three Postgres under Patroni instead (docs/reliability.md); `--asynchronous` is its negative control.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      failovers: { type: 'string' },
      asynchronous: { type: 'boolean', default: false },
      patroni: { type: 'string', default: 'patroni' },
      'postgres-bin': { type: 'string', default: '/usr/lib/postgresql/18/bin' },
      'postgres-user': { type: 'string', default: 'postgres' },
    },
  })
  const seed = Number(values.seed)
  const report =
    values.failovers === undefined
      ? await runChaos(Number(values.minutes) * 60, seed)
      : await runFailovers({
          rounds: Number(values.failovers),
          seed,
          synchronous: !values.asynchronous,
          programs: {
            patroni: values.patroni,
            postgresBin: values['postgres-bin'],
            user: process.getuid?.() === 0 ? idsOf(values['postgres-user']) : null,
          },
        })
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  process.exitCode = report.violations.length === 0 && report.operations > 0 ? 0 : 1
}

function idsOf(user: string): { uid: number; gid: number } {
  const id = (option: string) => Number(execFileSync('id', [option, user], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
