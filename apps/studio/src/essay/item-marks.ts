import { type EditorState, StateEffect, StateField } from '@codemirror/state'
import { Decoration, EditorView } from '@codemirror/view'
import type { FeedbackItem } from '@semmai/contract'

/** Where an item stands in the text now. */
interface ItemPlace {
  item: FeedbackItem
  from: number
  to: number
}

/** Marks these items, whose locations are those of the text as it stands. */
export const setItems = StateEffect.define<readonly FeedbackItem[]>()
/** Shows one of them as the one that is looked at. */
export const chooseItem = StateEffect.define<string | null>()

interface Marked {
  places: readonly ItemPlace[]
  chosen: string | null
}

/** The places of items. One whose own text is edited loses its place: the remark may no longer be true. */
export const itemMarks = StateField.define<Marked>({
  create: () => ({ places: [], chosen: null }),
  update({ places, chosen }, { changes, docChanged, effects }) {
    let next = { places, chosen }
    if (docChanged) {
      const untouched = places.filter(({ from, to }) => !changes.touchesRange(from, to))
      const moved = untouched.map(({ item, from, to }) => ({
        item,
        from: changes.mapPos(from, 1),
        to: changes.mapPos(to, -1),
      }))
      next = { places: moved, chosen }
    }
    for (const effect of effects) {
      if (effect.is(setItems)) next = { places: effect.value.map(placeOf), chosen: null }
      if (effect.is(chooseItem)) next = { ...next, chosen: effect.value }
    }
    return next
  },
  provide: (field) =>
    EditorView.decorations.from(field, ({ places, chosen }) =>
      Decoration.set(
        places
          .filter(({ from, to }) => to > from)
          .map(({ item, from, to }) =>
            Decoration.mark({
              class: `item-mark item-${item.category}${item.id === chosen ? ' item-chosen' : ''}`,
            }).range(from, to),
          ),
        true,
      ),
    ),
})

/** Where an item stands now; undefined where its text was edited. */
export function placeOfItem(state: EditorState, id: string): ItemPlace | undefined {
  return state.field(itemMarks).places.find(({ item }) => item.id === id)
}

function placeOf(item: FeedbackItem): ItemPlace {
  return { item, from: item.location.from, to: item.location.to }
}
