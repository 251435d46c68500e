import { computed, effect, signal } from '@preact/signals'
import type { Me } from '@semmai/contract'
import { client, session } from './session.ts'

/** What holds for this user's texts, as the service tells it; null before signing in, and where it cannot be had. */
export const me = signal<Me | null>(null)
/** Words that nobody is signed in to keep: accepted until the page is closed. */
export const wordsHere = signal<readonly string[]>([])

/** Whether someone is signed in; a renewed token changes nothing about whose settings hold. */
const signedIn = computed(() => session.value !== null)

/** Counts the questions for settings, and the ends of sessions: only the answer to the last question holds. */
let turn = 0

effect(() => {
  if (signedIn.value) readOwnSettings()
  else {
    turn++
    me.value = null
  }
})

/** Asks the service anew: when someone has signed in, and after the settings of the tenant were changed. */
export function readOwnSettings(): void {
  const asked = ++turn
  // Without an answer the page still works: it knows no words of its own then, and says less of who reads.
  client.me.get().then(
    (answer) => {
      if (asked === turn) me.value = answer
    },
    () => undefined,
  )
}

/**
 * Accepts a word from now on: kept by the service for one who is signed in, until the page is closed for others.
 * @returns whether it is kept
 */
export async function addOwnWord(word: string): Promise<boolean> {
  if (me.value === null) {
    wordsHere.value = [...new Set([...wordsHere.value, word])]
    return false
  }
  const { words } = await client.me.setWords([...new Set([...me.value.words, word])])
  if (me.value !== null) me.value = { ...me.value, words }
  return true
}

/** Adds a word to the dictionary of the tenant; for its administrators. */
export async function addTenantWord(word: string): Promise<void> {
  const { dictionary } = await client.settings.get()
  const updated = await client.settings.update({ dictionary: [...new Set([...dictionary, word])] })
  if (me.value !== null) me.value = { ...me.value, dictionary: updated.dictionary }
}
