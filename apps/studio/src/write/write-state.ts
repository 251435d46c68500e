import { signal } from '@preact/signals'
import type { IssueType, Profile } from '@semmai/contract'
import { language } from '../language/language.ts'
import { vocabulary } from '../session/vocabulary.ts'
import { Proofreader } from './proofreader.ts'

/** For whom the text is read. */
export const profile = signal<Profile>('general')
/** The only types of issue that the list shows; empty: all. */
export const shownTypes = signal<ReadonlySet<IssueType>>(new Set())

/** Whether the text before and after is shown in place of the editor. */
export const comparing = signal(false)

/** The one proofreader of the page of writing. */
export const proofreader = new Proofreader(() => ({
  profile: profile.value,
  messageLanguage: language.value,
  disabledRules: vocabulary.value.disabledRules,
  dictionary: [...vocabulary.value.dictionary, ...vocabulary.value.words],
}))
