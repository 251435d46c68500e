import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Listener } from './database/listener.ts'
import { certificationJob } from './modules/certification/certification-job.ts'
import { essayCritiqueJob } from './modules/critique/critique-job.ts'
import type { Jobs } from './modules/operations/definitions/work.ts'
import { type KeptResults, keptResults } from './modules/operations/storing/kept-results.ts'
import { readQueueState } from './modules/operations/storing/queue-state.ts'
import { createWaiting, type Waiting } from './modules/operations/waiting.ts'
import { type Attempts, createAttempts } from './modules/operations/working/attempts.ts'
import { createExecute, type Execute } from './modules/operations/working/execute.ts'
import { type EndObserver, observeEnds } from './modules/operations/working/observe-ends.ts'
import type { PrepareProviderCall } from './modules/operations/working/provider-calls.ts'
import { watchChanges } from './modules/operations/working/watch-changes.ts'
import { proofreadJob } from './modules/proofreading/proofread-job.ts'
import type { TenantDirectory } from './modules/tenants/tenant-policy.ts'
import type { OperationMetrics } from './observability/operation-metrics.ts'

export interface OperationDependencies {
  config: Config
  database: Database
  listener: Listener
  directory: TenantDirectory
  prepareProviderCall: PrepareProviderCall
  metrics: OperationMetrics
  log: Logger
}

/** What carries operations out, in the API and in workers. */
export interface OperationParts {
  jobs: Jobs
  execute: Execute
  attempts: Attempts
  waiting: Waiting
  kept: KeptResults
  ends: EndObserver
}

/** The part of the composition root that is about operations and their jobs. */
export function wireOperations(dependencies: OperationDependencies): OperationParts {
  const { config, database, listener, prepareProviderCall, metrics, log } = dependencies
  const waiting = createWaiting(listener)
  const ends = wakingWaiters(observeEnds(metrics, log), waiting)
  const kept = keptResults(config.operationRetentionMs)
  const jobs: Jobs = {
    proofread: proofreadJob(prepareProviderCall, config.proofreadDeadlineMs),
    'essay-critique': essayCritiqueJob(prepareProviderCall, config.essayCritiqueDeadlineMs),
    'onboarding-certify': certificationJob({
      database,
      directory: dependencies.directory,
      execute: () => execute,
      kept,
    }),
  }
  const execute = createExecute({
    jobs,
    onFault: (err, { operationId }) => log.error({ err, operation_id: operationId }, 'An operation failed'),
  })
  const attempts = createAttempts({ database, execute, jobs, kept, ends, log, random: Math.random })
  metrics.watchUnderWay(() => attempts.size)
  metrics.watchQueue(() => database.statement('worker', null, readQueueState))
  watchChanges(listener, attempts)
  return { jobs, execute, attempts, kept, ends, waiting }
}

/** Who waits in this process hears of an end at once, before the notification that other processes get. */
function wakingWaiters(ends: EndObserver, waiting: Waiting): EndObserver {
  return {
    ...ends,
    ended(work, outcome, attempt) {
      waiting.ended(work.operationId)
      ends.ended(work, outcome, attempt)
    },
  }
}
