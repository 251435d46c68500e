import { ApiError, isTerminal } from '@semmai/client'
import type {
  CertificationMode,
  CertificationPrecondition,
  CertificationResult,
  OnboardingStatus,
  Operation,
} from '@semmai/contract'
import { useState } from 'preact/hooks'
import { t } from '../language/language.ts'
import { client } from '../session/session.ts'
import { ActionError } from './panel.tsx'
import { type Action, type Resource, useAction } from './use-resource.ts'

export interface Certification {
  action: Action
  /** The run as it was last heard of; null where none was started here. */
  operation: Operation | null
  start: (integrationId: string, mode: CertificationMode) => void
}

/** Starts runs and follows them to their end. */
export function useCertification(done: () => void): Certification {
  const [operation, setOperation] = useState<Operation | null>(null)
  const action = useAction(done)
  return {
    action,
    operation,
    start: (integrationId, mode) =>
      action.run(async () => {
        setOperation(null)
        const { operation_id: id } = await client.integrations.certify(integrationId, { mode })
        await client.operations.wait(id, { longPollSeconds: 2, onUpdate: setOperation })
      }),
  }
}

interface RunProps {
  certification: Certification
  status: Resource<OnboardingStatus>
}

/** The run that was started here with its checks, or else the last one there was. */
export function CertificationRun({ certification: { action, operation }, status }: RunProps) {
  const { tenant } = t.value
  const last = status.kind === 'loaded' ? status.value.certification : null
  return (
    <div class="certification" aria-live="polite">
      {action.running && <progress aria-label={tenant.certifying} />}
      {operation !== null && <Run operation={operation} />}
      {operation === null && last !== null && last.passed !== null && (
        <p>
          {tenant.lastRun} <Outcome passed={last.passed} />
        </p>
      )}
      {action.error instanceof ApiError && action.error.errors.length > 0 && (
        <ul>
          {action.error.errors.map(({ code, detail }) => (
            <li key={code}>{isPrecondition(code) ? tenant.preconditions[code] : detail}</li>
          ))}
        </ul>
      )}
      <ActionError action={action} />
    </div>
  )
}

function Run({ operation }: { operation: Operation }) {
  const { tenant } = t.value
  if (!isTerminal(operation)) return <p>{tenant.certifying}</p>
  const { result } = operation
  if (!isCertification(result)) return <p lang="en">{operation.error?.message}</p>
  return (
    <>
      <p>
        <Outcome passed={result.passed} />
      </p>
      <ul class="checks">
        {result.checks.map(({ name, status, latency_ms: ms, error }) => (
          <li key={name} class={`step step-${status === 'passed' ? 'completed' : 'blocked'}`}>
            {tenant.checks[name]} {ms !== null && <span class="quiet">{Math.round(ms)} ms</span>}
            {error && <p lang="en">{error.message}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}

function Outcome({ passed }: { passed: boolean }) {
  const { tenant } = t.value
  return (
    <span class={`state ${passed ? 'state-passed' : 'state-failed'}`}>
      {passed ? tenant.certified : tenant.notCertified}
    </span>
  )
}

function isCertification(result: Operation['result']): result is CertificationResult {
  return result !== undefined && 'checks' in result
}

function isPrecondition(code: string): code is CertificationPrecondition {
  return Object.hasOwn(t.value.tenant.preconditions, code)
}
