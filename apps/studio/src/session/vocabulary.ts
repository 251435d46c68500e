import { signal } from '@preact/signals'
import { client } from './session.ts'

/** What the tenant has set for its texts, as far as this user may see it, and the words accepted here. */
export interface Vocabulary {
  disabledRules: readonly string[]
  /** The tenant's words. */
  dictionary: readonly string[]
  /** The user's own words. */
  words: readonly string[]
}

const NONE: Vocabulary = { disabledRules: [], dictionary: [], words: [] }

/** Read by the browser's engine, so that it says what the service would. */
export const vocabulary = signal<Vocabulary>(NONE)

/** Accepts a word until the page is closed. */
export function acceptHere(word: string): void {
  const { words } = vocabulary.value
  vocabulary.value = { ...vocabulary.value, words: [...new Set([...words, word])] }
}

/** Adds a word to the dictionary of the tenant; for its administrators. */
export async function addTenantWord(word: string): Promise<void> {
  const { dictionary } = await client.settings.get()
  const updated = await client.settings.update({ dictionary: [...new Set([...dictionary, word])] })
  vocabulary.value = { ...vocabulary.value, dictionary: updated.dictionary }
}
