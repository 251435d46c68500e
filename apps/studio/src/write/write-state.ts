import { signal } from '@preact/signals'
import type { IssueType, Profile } from '@semmai/contract'
import { language } from '../language/language.ts'
import { Proofreader } from './proofreader.ts'

/** For whom the text is read. */
export const profile = signal<Profile>('general')
/** The only types of issue that the list shows; empty: all. */
export const shownTypes = signal<ReadonlySet<IssueType>>(new Set())

/** The one proofreader of the page of writing. */
export const proofreader = new Proofreader(() => ({
  profile: profile.value,
  messageLanguage: language.value,
}))
