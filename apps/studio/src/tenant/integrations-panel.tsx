import type { CertificationMode, Integration } from '@semmai/contract'
import { Button } from '../controls/button.tsx'
import { t } from '../language/language.ts'
import { client } from '../session/session.ts'
import { CertificationRun, useCertification } from './certification-run.tsx'
import type { OnboardingProps } from './onboarding-panel.tsx'
import { ActionError, Moment, Panel } from './panel.tsx'
import { useAction, useResource } from './use-resource.ts'

/** The programs that call the service for the tenant, and their certification. */
export function IntegrationsPanel({ status, reload, acts }: OnboardingProps) {
  const { tenant } = t.value
  const [integrations, again] = useResource(() => client.integrations.list())
  const certification = useCertification(reload)
  return (
    <Panel title={tenant.integrations} resource={integrations} reload={again}>
      {({ items }) => (
        <>
          {items.length === 0 && <p class="quiet">{tenant.noIntegrations}</p>}
          {items.map((integration) => (
            <article key={integration.integration_id} class="entry">
              <Summary integration={integration} />
              {!integration.connectivity.verified && <Handshake integration={integration} />}
              {acts && <Controls integration={integration} reload={again} certify={certification.start} />}
            </article>
          ))}
          <CertificationRun certification={certification} status={status} />
          {acts && <NewIntegration reload={again} />}
        </>
      )}
    </Panel>
  )
}

function Summary({ integration: { name, active, auth, connectivity } }: { integration: Integration }) {
  const { tenant } = t.value
  return (
    <>
      <h3>{name}</h3>
      <p>
        <span class={`state ${active ? 'state-passed' : ''}`}>
          {active ? tenant.active : tenant.inactive}
        </span>{' '}
        <span class={`state ${auth.active ? 'state-passed' : ''}`}>
          {tenant.auth}: {auth.active ? tenant.active : tenant.inactive}
        </span>{' '}
        <span class={`state ${connectivity.verified ? 'state-passed' : 'state-pending'}`}>
          {connectivity.verified ? tenant.connected : tenant.notConnected}
        </span>
      </p>
      <p class="quiet">
        <code>{auth.client_id}</code>
        {connectivity.verified_at && ' · '}
        {connectivity.verified_at && <Moment at={connectivity.verified_at} />}
      </p>
    </>
  )
}

/** Only the integration itself can prove that it reaches the service. */
function Handshake({ integration }: { integration: Integration }) {
  return (
    <p class="quiet">
      {t.value.tenant.handshake} <code>POST /v1/integrations/{integration.integration_id}/handshake</code>
    </p>
  )
}

interface ControlsProps {
  integration: Integration
  reload: () => void
  certify: (integrationId: string, mode: CertificationMode) => void
}

function Controls({ integration: { integration_id: id, active }, reload, certify }: ControlsProps) {
  const { tenant } = t.value
  const change = useAction(reload)
  return (
    <div class="entry-actions">
      <Button kind="primary" onClick={() => certify(id, 'quick')}>
        {tenant.certifyQuick}
      </Button>
      <Button onClick={() => certify(id, 'full')}>{tenant.certifyFull}</Button>
      <Button
        kind="quiet"
        disabled={change.running}
        onClick={() => change.run(() => client.integrations.update(id, { active: !active }))}
      >
        {active ? tenant.deactivate : tenant.activate}
      </Button>
      <ActionError action={change} />
    </div>
  )
}

function NewIntegration({ reload }: { reload: () => void }) {
  const { tenant } = t.value
  const create = useAction(reload)
  const send = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const [name, clientId] = [String(data.get('name')), String(data.get('client_id'))]
    create.run(() => client.integrations.create({ name, auth: { client_id: clientId } }))
    form.reset()
  }
  return (
    <details>
      <summary>{tenant.newIntegration}</summary>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault()
          send(event.currentTarget)
        }}
      >
        <label class="field">
          {tenant.name}
          <input name="name" required maxLength={120} />
        </label>
        <label class="field">
          {tenant.clientId}
          <input name="client_id" required maxLength={255} autocapitalize="off" spellcheck={false} />
        </label>
        <button type="submit" class="button" disabled={create.running}>
          {tenant.create}
        </button>
      </form>
      <ActionError action={create} />
    </details>
  )
}
