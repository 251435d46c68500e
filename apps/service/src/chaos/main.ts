import { parseArgs } from 'node:util'
import { runChaos } from './run-chaos.ts'

/** `npm run chaos -- --minutes N --seed S`: prints the report as JSON; exit code 1 when a guarantee was broken. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
    },
  })
  const report = await runChaos(Number(values.minutes) * 60, Number(values.seed))
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  process.exitCode = report.violations.length === 0 && report.operations > 0 ? 0 : 1
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
