import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'
import { type Command, EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from '@codemirror/view'
import { type ComponentChild, render } from 'preact'
import { type Finding, findingsIn } from './findings.ts'

/** Opens the card of the finding at this place; null closes it. */
export const openFinding = StateEffect.define<number | null>()

const opened = StateField.define<number | null>({
  create: () => null,
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(openFinding)) return effect.value
    if (transaction.docChanged) return null
    return value
  },
})

/**
 * A card at a finding: on hover, on a click or tap into it, and with Ctrl+. (Cmd+.) where the cursor is.
 * @param card what is shown for a finding; it is rendered once an opening
 */
export function findingTooltip(card: (finding: Finding) => ComponentChild): Extension {
  const tooltipFor = (finding: Finding): Tooltip => ({
    pos: finding.from,
    end: finding.to,
    above: false,
    create: () => ({ ...mounted(card(finding)), offset: { x: 0, y: 6 } }),
  })
  const field = StateField.define<{ at: number | null; tooltip: Tooltip | null }>({
    create: () => ({ at: null, tooltip: null }),
    update(value, transaction) {
      const at = transaction.state.field(opened)
      if (at === value.at && !transaction.docChanged) return value
      const finding = at === null ? undefined : findingAt(transaction.state, at)
      return { at, tooltip: finding ? tooltipFor(finding) : null }
    },
    provide: (self) => showTooltip.from(self, ({ tooltip }) => tooltip),
  })
  return [
    opened,
    field,
    hoverTooltip(
      (view, at) => {
        const finding = findingAt(view.state, at)
        return finding && view.state.field(field).tooltip === null ? tooltipFor(finding) : null
      },
      { hideOnChange: true, hoverTime: 250 },
    ),
    openOnClick,
    keymap.of([
      { key: 'Mod-.', run: openHere },
      { key: 'Escape', run: close },
    ]),
  ]
}

function mounted(content: ComponentChild) {
  const dom = document.createElement('div')
  render(content, dom)
  return { dom, destroy: () => render(null, dom) }
}

function findingAt(state: EditorState, at: number): Finding | undefined {
  return findingsIn(state).find(({ from, to }) => from <= at && at <= to)
}

const openOnClick = EditorView.updateListener.of(({ view, state, transactions }) => {
  const clicked = transactions.some((one) => one.isUserEvent('select.pointer'))
  if (!clicked || !state.selection.main.empty) return
  const finding = findingAt(state, state.selection.main.head)
  const at = finding?.from ?? null
  // Not within the update that tells of the click.
  queueMicrotask(() => {
    if (view.state.field(opened) !== at) view.dispatch({ effects: openFinding.of(at) })
  })
})

const openHere: Command = (view) => {
  const finding = findingAt(view.state, view.state.selection.main.head)
  if (finding === undefined) return false
  view.dispatch({ effects: openFinding.of(finding.from) })
  requestAnimationFrame(() => view.dom.querySelector<HTMLElement>('.cm-tooltip button')?.focus())
  return true
}

const close: Command = (view) => {
  if (view.state.field(opened) === null) return false
  view.dispatch({ effects: openFinding.of(null) })
  view.focus()
  return true
}
