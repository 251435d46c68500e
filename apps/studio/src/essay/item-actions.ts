import type { EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { FeedbackItem } from '@semmai/contract'
import { chosenItem, items } from './essay-state.ts'
import { chooseItem, placeOfItem } from './item-marks.ts'

/** Shows the place of an item in the essay; nothing where its text was edited since. */
export function jumpTo(editor: EditorView, id: string): void {
  const place = placeOfItem(editor.state, id)
  chosenItem.value = id
  if (place === undefined) return
  editor.dispatch({
    selection: { anchor: place.from },
    effects: chooseItem.of(id),
    scrollIntoView: true,
  })
  editor.focus()
}

/** Puts the suggestion of an item in its place. */
export function applyItem(editor: EditorView, { id, suggestion }: FeedbackItem): void {
  const place = placeOfItem(editor.state, id)
  if (place === undefined) return
  const { from, to } = place
  editor.dispatch({ changes: { from, to, insert: suggestion.text }, userEvent: 'input.replace' })
}

/** The items that the service allows to be applied without a look, and that still have their place. */
export function automaticItems(state: EditorState): FeedbackItem[] {
  return [...items.value.values()].filter(
    ({ id, suggestion }) => suggestion.canAutoApply && placeOfItem(state, id) !== undefined,
  )
}

/** Applies all of them in one step; of two that overlap the first. */
export function applyAutomatic(editor: EditorView): void {
  let end = -1
  const places = automaticItems(editor.state)
    .flatMap(({ id }) => placeOfItem(editor.state, id) ?? [])
    .sort((a, b) => a.from - b.from)
    .filter(({ from, to }) => {
      if (from < end) return false
      end = to
      return true
    })
  const changes = places.map(({ from, to, item }) => ({ from, to, insert: item.suggestion.text }))
  editor.dispatch({ changes, userEvent: 'input.replace' })
}
