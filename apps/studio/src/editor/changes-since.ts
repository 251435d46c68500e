import { type ChangeDesc, ChangeSet, type EditorState, StateField, type Text } from '@codemirror/state'

/** The text as it was when it came into the editor, and what was changed since. */
interface Baseline {
  text: Text
  changes: ChangeDesc
}

/** Follows every edit. A text that comes into an empty editor is a new baseline. */
export const baseline = StateField.define<Baseline>({
  create: ({ doc }) => ({ text: doc, changes: ChangeSet.empty(doc.length) }),
  update(value, { docChanged, startState, state, changes }) {
    if (!docChanged) return value
    if (startState.doc.length === 0) return { text: state.doc, changes: ChangeSet.empty(state.doc.length) }
    return { text: value.text, changes: value.changes.composeDesc(changes.desc) }
  },
})

/** A stretch of both texts; where `before` and `after` differ, something was changed. */
export interface Stretch {
  before: string
  after: string
}

/** The text before and after, in stretches that are equal or were changed; changes are whole words. */
export function changesSinceBaseline(state: EditorState): Stretch[] {
  const { text, changes } = state.field(baseline)
  return stretches(text.toString(), state.doc.toString(), changes)
}

const SPACE = /\s/u

/** Pure, for tests: see `changesSinceBaseline`. */
export function stretches(before: string, after: string, changes: ChangeDesc): Stretch[] {
  const all: Stretch[] = []
  let at = 0
  const addEqual = (to: number) => {
    const equal = before.slice(at, to)
    if (equal !== '') all.push({ before: equal, after: equal })
  }
  for (const { from, to } of changedWords(before, changes)) {
    addEqual(from)
    const changed = after.slice(changes.mapPos(from, -1), changes.mapPos(to, 1))
    all.push({ before: before.slice(from, to), after: changed })
    at = to
  }
  addEqual(before.length)
  return all
}

/** The changed ranges of the text before, widened to whole words, in order and apart from each other. */
function changedWords(before: string, changes: ChangeDesc): { from: number; to: number }[] {
  const words: { from: number; to: number }[] = []
  changes.iterChangedRanges((changedFrom, changedTo) => {
    let [from, to] = [changedFrom, changedTo]
    while (from > 0 && !SPACE.test(before[from - 1] ?? ' ')) from--
    while (to < before.length && !SPACE.test(before[to] ?? ' ')) to++
    const last = words.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else words.push({ from, to })
  })
  return words
}
