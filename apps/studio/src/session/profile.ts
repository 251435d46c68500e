import { effect, signal } from '@preact/signals'
import type { Profile } from '@semmai/contract'
import { me } from './own-settings.ts'

/** For whom texts are read, in both views. */
export const profile = signal<Profile>('general')
/** What the tenant has chosen, when it becomes known; the writer may choose otherwise. */
let profileKnown = false
effect(() => {
  if (me.value !== null && !profileKnown) profile.value = me.value.profile
  profileKnown = me.value !== null
})
