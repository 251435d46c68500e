import { signal } from '@preact/signals'

export const VIEWS = ['write', 'essay', 'tenant'] as const
export type View = (typeof VIEWS)[number]

const read = (): View => VIEWS.find((view) => location.hash.slice(1).split('/')[0] === view) ?? 'write'

/** The view that the address names after its `#`. */
export const view = signal<View>(read())

addEventListener('hashchange', () => {
  view.value = read()
})
