import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import type { TextProvider } from '../providers/text-provider.ts'
import { type Dependencies, wire } from '../wire.ts'

/** What the chaos program hands to a node as its one argument. */
export interface NodeOrder {
  role: 'api' | 'worker'
  port: number
  dataDir: string
  /** How long every call of the provider takes; without it, that hangs on the text, and is less than half a second. */
  callMs?: number
  dependencies: Omit<Dependencies, 'providerForTenant'>
}

const LONGEST_CALL_MS = 400

/** A provider that takes a while, so that faults meet operations under way. */
function slowProvider(callMs: number | undefined): TextProvider {
  return {
    name: 'builtin',
    async proofread(text, { signal }) {
      await wait(callMs ?? durationOf(text), undefined, { signal })
      return {
        model: 'chaos',
        result: { original_text: text, corrected_text: text, issues: [] },
      }
    },
    critique: () => Promise.reject(new Error('The chaos program only proofreads')),
  }
}

function durationOf(text: string): number {
  let sum = 0
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % 100_003
  return sum % LONGEST_CALL_MS
}

/** One node of the chaos program: the service as it is, on the database behind the proxy. */
async function main(): Promise<void> {
  const order = JSON.parse(process.argv[2] ?? '{}') as NodeOrder
  const config = {
    ...readConfig({
      DATA_DIR: order.dataDir,
      METRICS_PORT: '0',
      SYNC_TIMEOUT_MS: '200',
      DRAIN_DELAY_MS: '200',
      FINGERPRINT_KEY: 'chaos',
    }),
    role: order.role,
    port: order.port,
    drainTimeoutMs: 5_000,
  }
  const service = await wire(config, createLog('fatal', { role: order.role }), {
    ...order.dependencies,
    providerForTenant: async () => ({ provider: slowProvider(order.callMs), credential: null }),
  })
  process.on('SIGTERM', () => {
    service.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
  process.stdout.write(`ready ${process.pid}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
