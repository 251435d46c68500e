import type { Blocker, ChecklistItem, OnboardingStatus } from '@semmai/contract'
import { Button } from '../controls/button.tsx'
import { t } from '../language/language.ts'
import { client } from '../session/session.ts'
import { ActionError, Moment, Panel } from './panel.tsx'
import { type Resource, useAction } from './use-resource.ts'

/** What the cards about onboarding share. */
export interface OnboardingProps {
  status: Resource<OnboardingStatus>
  reload: () => void
  /** Whether this user may change anything. */
  acts: boolean
}

/** How far the tenant is on its way to live, what blocks it, and what to do about that. */
export function OnboardingPanel({ status, reload, acts }: OnboardingProps) {
  const { tenant } = t.value
  const goLive = useAction(reload)
  return (
    <Panel title={tenant.onboarding} resource={status} reload={reload}>
      {(value) => (
        <>
          <p>
            <span class={`state state-${value.onboarding_state}`}>
              {tenant.states[value.onboarding_state]}
            </span>
          </p>
          <ol class="checklist">
            {value.checklist.map((item) => (
              <Step key={item.step} item={item} next={nextStep(value)} />
            ))}
          </ol>
          {value.blockers.map((blocker) => (
            <BlockerNotice key={blocker.code} blocker={blocker} />
          ))}
          {acts && value.onboarding_state === 'go_live_ready' && (
            <Button
              kind="primary"
              disabled={goLive.running}
              onClick={() => goLive.run(() => client.onboarding.goLive())}
            >
              {tenant.goLive}
            </Button>
          )}
          <ActionError action={goLive} />
        </>
      )}
    </Panel>
  )
}

/** The first step that is not done. */
function nextStep({ checklist }: OnboardingStatus): string | undefined {
  return checklist.find(({ status }) => status !== 'completed')?.step
}

function Step({
  item: { step, status, completed_at: at },
  next,
}: {
  item: ChecklistItem
  next: string | undefined
}) {
  const { tenant } = t.value
  return (
    <li class={`step step-${status}`}>
      <b>{tenant.steps[step]}</b> <span class="quiet">{tenant.stepStatuses[status]}</span>
      {at && (
        <span class="quiet">
          {' · '}
          <Moment at={at} />
        </span>
      )}
      {step === next && <p class="quiet">{tenant.whatToDo[step]}</p>}
    </li>
  )
}

function BlockerNotice({ blocker: { message, step, retryable, since } }: { blocker: Blocker }) {
  const { tenant } = t.value
  return (
    <div class="notice notice-warning" role="status">
      <p>
        <b>{step === null ? tenant.blocked : tenant.steps[step]}</b>: <span lang="en">{message}</span>
      </p>
      <p>
        {retryable ? tenant.retryable : tenant.notRetryable} {step !== null && tenant.whatToDo[step]}
      </p>
      <p class="quiet">
        {tenant.since} <Moment at={since} />
      </p>
    </div>
  )
}
