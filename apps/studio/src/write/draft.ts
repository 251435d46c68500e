import { signal } from '@preact/signals'
import { pageSettings } from '../page-settings.ts'

const KEY = `semmai.draft.${pageSettings.tenant}`
const SAVE_MS = 500

/** Whether the writer has asked to keep the text on this device. */
export const keepsDraft = signal(read() !== null)

/** The text that is kept; null where none is. */
export function keptDraft(): string | null {
  return read()
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps the text of the moment, where the writer has asked for it. */
export function keepDraftSoon(text: () => string): void {
  if (!keepsDraft.peek()) return
  clearTimeout(timer)
  timer = setTimeout(() => localStorage.setItem(KEY, text()), SAVE_MS)
}

/** Begins to keep the text, or stops and removes it at once. */
export function setKeepsDraft(keep: boolean, text: string): void {
  clearTimeout(timer)
  keepsDraft.value = keep
  if (keep) localStorage.setItem(KEY, text)
  else localStorage.removeItem(KEY)
}

/** Null where nothing is kept, or the browser forbids it. */
function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
