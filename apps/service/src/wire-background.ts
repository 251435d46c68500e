import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Listener } from './database/listener.ts'
import { createHeadPublisher } from './modules/audit/publish-heads.ts'
import { createRetention } from './modules/operations/storing/retention.ts'
import { createWorker } from './modules/operations/working/worker.ts'
import { createDeliveries } from './modules/webhooks/deliveries.ts'
import type { OutboundPolicy } from './outbound/guarded-fetch.ts'
import type { OperationParts } from './wire-operations.ts'
import type { Providers } from './wire-providers.ts'

export interface BackgroundDependencies {
  config: Config
  database: Database
  listener: Listener
  operations: OperationParts
  providers: Providers
  outbound: OutboundPolicy
  log: Logger
}

/** The part of the composition root that runs by itself in a worker process. */
export function wireBackground({
  config,
  database,
  listener,
  operations,
  providers,
  outbound,
  log,
}: BackgroundDependencies) {
  const { attempts } = operations
  const concurrency = config.workerConcurrency
  const worker = createWorker({
    ...{ database, attempts, listener, concurrency, log },
    execute: operations.execute,
    isServedHere: providers.isServedHere,
  })
  const retention = createRetention(database, log, operations.kept.sweepEveryMs)
  const heads = createHeadPublisher(database, log)
  const deliveries = createDeliveries({
    database,
    listener,
    log,
    stores: providers.stores,
    now: Date.now,
    outbound: { ...outbound, privateHosts: config.webhookPrivateHosts },
  })
  return {
    takeSlot: worker.takeSlot,
    start() {
      worker.start()
      retention.start()
      heads.start()
      if (config.webhooks) deliveries.start()
    },
    async stop() {
      retention.stop()
      await Promise.all([worker.stop(), deliveries.stop()])
      await heads.stop()
    },
  }
}
