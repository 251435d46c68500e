import type { ByokSummary, Validation } from '@semmai/contract'
import { useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { Notice } from '../controls/notice.tsx'
import { t } from '../language/language.ts'
import { client } from '../session/session.ts'
import type { OnboardingProps } from './onboarding-panel.tsx'
import { ActionError, Moment, Panel } from './panel.tsx'
import { useAction } from './use-resource.ts'

/** The tenant's key for a language model: uploaded or rotated, and tried with a test call. The page never shows it. */
export function KeyPanel({ status, reload, acts }: OnboardingProps) {
  const { tenant } = t.value
  return (
    <Panel title={tenant.key} resource={status} reload={reload}>
      {({ byok }) => (
        <>
          {byok.configured ? <KeySummary byok={byok} /> : <p class="quiet">{tenant.noKey}</p>}
          {acts && <KeyForm byok={byok} reload={reload} />}
          {acts && byok.configured && <Validate reload={reload} />}
        </>
      )}
    </Panel>
  )
}

function KeySummary({ byok }: { byok: ByokSummary }) {
  const { tenant } = t.value
  const status = byok.validation_status ?? 'pending'
  return (
    <dl class="facts">
      <dt>{tenant.label}</dt>
      <dd>{byok.label ?? '–'}</dd>
      <dt>{tenant.fingerprint}</dt>
      <dd>
        <code>{byok.fingerprint?.slice(0, 16)}</code>
      </dd>
      <dt>{tenant.validation}</dt>
      <dd>
        <span class={`state state-${status}`}>{tenant.validationStatuses[status]}</span>{' '}
        <Moment at={byok.validated_at} />
      </dd>
      <dt>{tenant.uploaded}</dt>
      <dd>
        <Moment at={byok.rotated_at ?? byok.uploaded_at} />
      </dd>
    </dl>
  )
}

function KeyForm({ byok, reload }: { byok: ByokSummary; reload: () => void }) {
  const { tenant } = t.value
  const upload = useAction(reload)
  const send = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const label = String(data.get('label') ?? '').trim()
    const body = {
      credential: String(data.get('credential') ?? ''),
      mode: byok.configured ? ('rotate' as const) : ('create' as const),
      ...(label ? { label } : {}),
    }
    form.reset()
    upload.run(() => client.credentials.upload('textmodel', body))
  }
  return (
    <form
      class="fields"
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      <label class="field wide">
        {byok.configured ? tenant.newKey : tenant.keyField}
        <input name="credential" type="password" required autocomplete="off" maxLength={4096} />
      </label>
      <label class="field wide">
        {tenant.labelField}
        <input name="label" maxLength={120} autocomplete="off" />
      </label>
      <button type="submit" class="button" disabled={upload.running}>
        {byok.configured ? tenant.rotate : tenant.upload}
      </button>
      <ActionError action={upload} />
    </form>
  )
}

function Validate({ reload }: { reload: () => void }) {
  const { tenant } = t.value
  const [outcome, setOutcome] = useState<Validation | null>(null)
  const validate = useAction(reload)
  return (
    <>
      <Button
        kind="primary"
        disabled={validate.running}
        onClick={() =>
          validate.run(async () => {
            setOutcome(null)
            setOutcome(await client.credentials.validate('textmodel'))
          })
        }
      >
        {validate.running ? tenant.validating : tenant.validate}
      </Button>
      {outcome?.error && (
        <Notice kind="warning">
          <p>
            {tenant.validationFailed} <span lang="en">{outcome.error.message}</span>
          </p>
        </Notice>
      )}
      <ActionError action={validate} />
    </>
  )
}
