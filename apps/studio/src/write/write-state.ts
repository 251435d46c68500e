import { effect, signal } from '@preact/signals'
import type { IssueType, Profile } from '@semmai/contract'
import { language } from '../language/language.ts'
import { me, wordsHere } from '../session/own-settings.ts'
import { Proofreader } from './proofreader.ts'

/** For whom the text is read. */
export const profile = signal<Profile>('general')
/** What the tenant has chosen, when it becomes known; the writer may choose otherwise. */
let profileKnown = false
effect(() => {
  if (me.value !== null && !profileKnown) profile.value = me.value.profile
  profileKnown = me.value !== null
})

/** The only types of issue that the list shows; empty: all. */
export const shownTypes = signal<ReadonlySet<IssueType>>(new Set())

/** Whether the text before and after is shown in place of the editor. */
export const comparing = signal(false)

/** The one proofreader of the page of writing. */
export const proofreader = new Proofreader(() => ({
  profile: profile.value,
  messageLanguage: language.value,
  disabledRules: me.value?.disabled_rules ?? [],
  dictionary: [...(me.value?.dictionary ?? []), ...(me.value?.words ?? []), ...wordsHere.value],
}))
