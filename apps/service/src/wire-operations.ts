import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Listener } from './database/listener.ts'
import { certificationJob } from './modules/certification/certification-job.ts'
import { essayCritiqueJob } from './modules/critique/critique-job.ts'
import { type Attempts, createAttempts } from './modules/operations/attempt.ts'
import { createExecute, type Execute } from './modules/operations/execute.ts'
import { type KeptResults, keptResults } from './modules/operations/kept-results.ts'
import { type EndObserver, observeEnds } from './modules/operations/observe-ends.ts'
import { readQueueState } from './modules/operations/queue-state.ts'
import { createWaiting, type Waiting } from './modules/operations/waiting.ts'
import { watchChanges } from './modules/operations/watch-changes.ts'
import type { Jobs } from './modules/operations/work.ts'
import { proofreadJob } from './modules/proofreading/proofread-job.ts'
import type { PrepareProviderCall } from './modules/tenants/provider-call.ts'
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
