import type { ComponentChildren } from 'preact'
import { Button } from '../controls/button.tsx'
import { ErrorNotice } from '../controls/notice.tsx'
import { t } from '../language/language.ts'
import type { Action, Resource } from './use-resource.ts'

interface PanelProps<T> {
  title: string
  resource: Resource<T>
  reload: () => void
  children: (value: T) => ComponentChildren
}

/** A card of the tenant's page: while its content comes, when it is there, and when it cannot be had. */
export function Panel<T>({ title, resource, reload, children }: PanelProps<T>) {
  return (
    <section class="card" aria-busy={resource.kind === 'loading'}>
      <h2>{title}</h2>
      {resource.kind === 'loading' && <p class="loading">{t.value.tenant.loading}</p>}
      {resource.kind === 'failed' && (
        <ErrorNotice error={resource.error}>
          <Button onClick={reload}>{t.value.retry}</Button>
        </ErrorNotice>
      )}
      {resource.kind === 'loaded' && children(resource.value)}
    </section>
  )
}

/** What became of an action that failed. */
export function ActionError({ action }: { action: Action }) {
  return action.error === null ? null : <ErrorNotice error={action.error} />
}

/** A moment, as people of this surface write it; a dash where there is none. */
export function Moment({ at }: { at: string | null | undefined }) {
  if (!at) return <>–</>
  return (
    <time dateTime={at}>
      {new Date(at).toLocaleString(t.value.locale, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  )
}
