import type { ComponentChildren } from 'preact'
import { t } from '../language/language.ts'
import { errorText } from './error-text.ts'

/** A message that stays on the page. */
export function Notice({
  kind,
  children,
}: {
  kind: 'info' | 'warning' | 'error'
  children: ComponentChildren
}) {
  return (
    <div class={`notice notice-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}

/** What went wrong, and the id to quote. */
export function ErrorNotice({ error, children }: { error: unknown; children?: ComponentChildren }) {
  const { text, requestId } = errorText(error, t.value)
  return (
    <Notice kind="error">
      <p>{text}</p>
      {requestId && (
        <p class="request-id">
          <small>{t.value.errors.requestId(requestId)}</small>
        </p>
      )}
      {children}
    </Notice>
  )
}
