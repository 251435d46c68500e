import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { signal } from '@preact/signals'
import { preference, rememberPreference } from '../controls/preference.ts'
import type { KeyResult } from './letters.ts'
import { phonetic } from './phonetic.ts'
import { tamil99 } from './tamil99.ts'

/** `system`: what is typed stays as the system's own keyboard or input method gives it. */
export const KEYBOARDS = ['system', 'tamil99', 'phonetic'] as const
export type Keyboard = (typeof KEYBOARDS)[number]

export const keyboard = signal<Keyboard>(preference('keyboard', KEYBOARDS, 'system'))

/** For this page at once, and for the next visits of this browser. */
export function chooseKeyboard(chosen: Keyboard): void {
  keyboard.value = chosen
  rememberPreference('keyboard', chosen)
}

/** No key depends on more of the text before the cursor. */
const CONTEXT = 8

/** Makes Tamil of what is typed on an English keyboard, where the writer has switched that on. */
export function tamilTyping(): Extension {
  /** Where a consonant was closed with `அ`, so that it keeps its vowel; -1 where none was. */
  let plainAt = -1
  return EditorView.inputHandler.of((view, from, to, typed) => {
    // Input methods compose by themselves; a paste is no typing.
    if (keyboard.peek() === 'system' || view.composing || typed.length !== 1) return false
    const before = view.state.sliceDoc(Math.max(0, from - CONTEXT), from)
    const result = resultOf(before, typed, plainAt === from)
    plainAt = result !== null && result.insert === '' && result.remove === 0 ? from : -1
    if (result === null) return false
    const start = from - result.remove
    view.dispatch({
      changes: { from: start, to, insert: result.insert },
      selection: { anchor: start + result.insert.length },
      userEvent: 'input.type',
      scrollIntoView: true,
    })
    return true
  })
}

function resultOf(before: string, key: string, plain: boolean): KeyResult | null {
  return keyboard.peek() === 'tamil99' ? tamil99(before, key, plain) : phonetic(before, key)
}
