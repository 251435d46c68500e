import { LIMITS, type Webhook, type WebhookEvent } from '@semmai/contract'
import { useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { Notice } from '../controls/notice.tsx'
import { t } from '../language/language.ts'
import { client } from '../session/session.ts'
import { ActionError, Moment, Panel } from './panel.tsx'
import { useAction, useResource } from './use-resource.ts'

interface PanelProps {
  /** Whether this user may change anything. */
  acts: boolean
}

/** Programs that are told what happened. A secret is shown once, where it was made. */
export function WebhooksPanel({ acts }: PanelProps) {
  const { tenant } = t.value
  const [webhooks, reload] = useResource(() => client.webhooks.list())
  const [secret, setSecret] = useState<string | null>(null)
  const shared: EntryProps = { acts, reload, showSecret: setSecret }
  return (
    <Panel title={tenant.webhooks} resource={webhooks} reload={reload}>
      {({ items }) => (
        <>
          <p class="quiet">{tenant.webhooksHelp}</p>
          {items.length === 0 && <p class="quiet">{tenant.noWebhooks}</p>}
          {items.map((webhook) => (
            <Entry key={webhook.webhook_id} webhook={webhook} {...shared} />
          ))}
          {secret !== null && (
            <Notice kind="info">
              <p>{tenant.shownOnce}</p>
              <code class="webhook-secret">{secret}</code>
            </Notice>
          )}
          {acts && items.length < LIMITS.webhooks && <NewWebhook {...shared} />}
        </>
      )}
    </Panel>
  )
}

interface EntryProps {
  acts: boolean
  reload: () => void
  showSecret: (secret: string | null) => void
}

function Entry({ webhook, acts, reload, showSecret }: EntryProps & { webhook: Webhook }) {
  const { tenant } = t.value
  const change = useAction(reload)
  const { webhook_id: id, active, disabled_at: disabledAt } = webhook
  const rotate = async () => showSecret((await client.webhooks.update(id, { rotate_secret: true })).secret)
  return (
    <article class="entry">
      <h3 class="address">{webhook.url}</h3>
      <p>
        <span class={`state state-${active ? 'passed' : 'blocked'}`}>
          {active ? tenant.active : tenant.inactive}
        </span>{' '}
        {webhook.events.map((event) => tenant.webhookEvents[event]).join(' · ')}
      </p>
      <p class="quiet">
        {tenant.lastDelivery} <Moment at={webhook.last_success_at} />
      </p>
      {webhook.last_failure !== null && (
        <p class="quiet">
          {tenant.failingSince} <Moment at={webhook.failing_since} />:{' '}
          <span lang="en">{webhook.last_failure}</span>
        </p>
      )}
      {disabledAt !== null && <Notice kind="warning">{tenant.webhookDisabled}</Notice>}
      {acts && (
        <div class="entry-actions">
          <Button
            disabled={change.running}
            onClick={() => change.run(() => client.webhooks.update(id, { active: !active }))}
          >
            {active ? tenant.deactivate : tenant.activate}
          </Button>
          <Button disabled={change.running} onClick={() => change.run(rotate)}>
            {tenant.newSecret}
          </Button>
          <Button
            kind="danger"
            disabled={change.running}
            onClick={() => change.run(() => client.webhooks.delete(id))}
          >
            {tenant.delete}
          </Button>
        </div>
      )}
      <ActionError action={change} />
    </article>
  )
}

const isEvent = (name: string): name is WebhookEvent => Object.hasOwn(t.value.tenant.webhookEvents, name)

function NewWebhook({ reload, showSecret }: EntryProps) {
  const { tenant } = t.value
  const create = useAction(reload)
  const send = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const events = [...data.keys()].filter(isEvent)
    create.run(async () => {
      showSecret((await client.webhooks.create({ url: String(data.get('url')), events })).secret)
      form.reset()
    })
  }
  return (
    <details>
      <summary>{tenant.newWebhook}</summary>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault()
          send(event.currentTarget)
        }}
      >
        <label class="field wide">
          {tenant.webhookUrl}
          <input name="url" type="url" required maxLength={2048} placeholder="https://" spellcheck={false} />
        </label>
        <fieldset class="field wide">
          <legend>{tenant.webhookTells}</legend>
          {Object.entries(tenant.webhookEvents).map(([event, name]) => (
            <label key={event} class="switch">
              <input type="checkbox" name={event} defaultChecked /> {name}
            </label>
          ))}
        </fieldset>
        <button type="submit" class="button" disabled={create.running}>
          {tenant.create}
        </button>
      </form>
      <ActionError action={create} />
    </details>
  )
}
