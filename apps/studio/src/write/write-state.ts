import { signal } from '@preact/signals'
import type { IssueType } from '@semmai/contract'
import { language } from '../language/language.ts'
import { me, wordsHere } from '../session/own-settings.ts'
import { profile } from '../session/profile.ts'
import { Proofreader } from './proofreader.ts'

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
