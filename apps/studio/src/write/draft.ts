import { signal } from '@preact/signals'
import { storage } from '../controls/storage.ts'
import { pageSettings } from '../page-settings.ts'

const KEY = `semmai.draft.${pageSettings.tenant}`
const SAVE_MS = 500

/** Whether the writer has asked to keep the text on this device. */
export const keepsDraft = signal(keptDraft() !== null)

/** The text that is kept; null where none is, and where the browser forbids it. */
export function keptDraft(): string | null {
  return storage()?.getItem(KEY) ?? null
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps the text of the moment, where the writer has asked for it. */
export function keepDraftSoon(text: () => string): void {
  if (!keepsDraft.peek()) return
  clearTimeout(timer)
  timer = setTimeout(() => storage()?.setItem(KEY, text()), SAVE_MS)
}

/** Begins to keep the text, or stops and removes it at once. */
export function setKeepsDraft(keep: boolean, text: string): void {
  clearTimeout(timer)
  keepsDraft.value = keep
  if (keep) storage()?.setItem(KEY, text)
  else storage()?.removeItem(KEY)
}
