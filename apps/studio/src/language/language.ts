import { computed, effect, signal } from '@preact/signals'
import { MESSAGE_LANGUAGES, type MessageLanguage } from '@semmai/contract'
import { preference } from '../controls/preference.ts'
import { en } from './en.ts'
import { type Messages, ta } from './ta.ts'

/** Language of the surface; Tamil unless the user chose the other. */
export const language = signal<MessageLanguage>(preference('language', MESSAGE_LANGUAGES, 'ta'))

/** The texts of the surface in the language of the moment. */
export const t = computed<Messages>(() => (language.value === 'ta' ? ta : en))

effect(() => {
  document.documentElement.lang = language.value
  document.title = t.value.name
})
