import type { AccessToken } from '@semmai/contract'
import { useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { Notice } from '../controls/notice.tsx'
import { t } from '../language/language.ts'
import { client } from '../session/session.ts'
import { ActionError, Moment, Panel } from './panel.tsx'
import { useAction, useResource } from './use-resource.ts'

/** Tokens for programs that cannot sign in. A new one is shown once. */
export function AccessTokensPanel() {
  const { tenant } = t.value
  const [tokens, reload] = useResource(() => client.accessTokens.list())
  return (
    <Panel title={tenant.accessTokens} resource={tokens} reload={reload}>
      {({ items }) => (
        <>
          <p class="quiet">{tenant.accessTokensHelp}</p>
          {items.length === 0 && <p class="quiet">{tenant.noAccessTokens}</p>}
          {items.map((token) => (
            <Token key={token.id} token={token} reload={reload} />
          ))}
          <NewToken reload={reload} />
        </>
      )}
    </Panel>
  )
}

function Token({ token, reload }: { token: AccessToken; reload: () => void }) {
  const { tenant } = t.value
  const revoke = useAction(reload)
  return (
    <article class="entry">
      <h3>{token.name}</h3>
      <p class="quiet">
        {tenant.lastUse} <Moment at={token.last_used_at} /> · {tenant.expires}{' '}
        <Moment at={token.expires_at} />
      </p>
      <Button
        kind="danger"
        disabled={revoke.running}
        onClick={() => revoke.run(() => client.accessTokens.revoke(token.id))}
      >
        {tenant.revoke}
      </Button>
      <ActionError action={revoke} />
    </article>
  )
}

function NewToken({ reload }: { reload: () => void }) {
  const { tenant } = t.value
  const [made, setMade] = useState<string | null>(null)
  const create = useAction(reload)
  const send = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const body = { name: String(data.get('name')), expires_in_days: Number(data.get('days')) }
    create.run(async () => setMade((await client.accessTokens.create(body)).token))
    form.reset()
  }
  return (
    <details>
      <summary>{tenant.newAccessToken}</summary>
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
          {tenant.days}
          <input name="days" type="number" min={1} max={90} defaultValue="90" required />
        </label>
        <button type="submit" class="button" disabled={create.running}>
          {tenant.create}
        </button>
      </form>
      {made !== null && (
        <Notice kind="info">
          <p>{tenant.shownOnce}</p>
          <code>{made}</code>
        </Notice>
      )}
      <ActionError action={create} />
    </details>
  )
}
