import { signal } from '@preact/signals'

const announced = signal('')

/** Says something once, to eyes for a few seconds and to screen readers. */
export function announce(text: string): void {
  announced.value = text
  clearTimeout(timer)
  timer = setTimeout(() => {
    announced.value = ''
  }, SHOWN_MS)
}

const SHOWN_MS = 6_000
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Where `announce` speaks. It stays in the page when empty: screen readers tell changes only of what they
 * know.
 */
export function Announcement() {
  return (
    <div class="announcement" role="status" data-empty={announced.value === ''}>
      {announced.value}
    </div>
  )
}
