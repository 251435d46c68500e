import { createLog, type Dependencies, readConfig, wire } from '@semmai/service'

/**
 * A node of the service as a process of its own, on a database and issuers that others run: a program for benchmarks.
 * Takes its dependencies as JSON in `DEPENDENCIES`.
 */
const { url, operatorIssuer } = JSON.parse(process.env.DEPENDENCIES ?? '{}') as Pick<
  Dependencies,
  'url' | 'operatorIssuer'
>
const service = await wire({ ...readConfig(process.env), port: 0 }, createLog('warn', {}), {
  url,
  operatorIssuer,
  migrationUrl: null,
  outbound: { allowLoopback: true, privateHosts: [] },
})
service.open()
process.on('SIGTERM', () => void service.stop().then(() => process.exit(0)))
process.stdout.write(`${JSON.stringify({ origin: service.app?.listeningOrigin })}\n`)
