import type { EditorView } from '@codemirror/view'
import { changesSinceBaseline } from '../editor/changes-since.ts'
import { t } from '../language/language.ts'

/** The text as it came in beside the text as it is now, with the changed words marked. */
export function Comparison({ editor }: { editor: EditorView }) {
  const { write } = t.value
  const all = changesSinceBaseline(editor.state)
  const changed = all.some(({ before, after }) => before !== after)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section class="comparison" aria-label={write.compare} tabIndex={0}>
      {!changed && <p class="quiet">{write.unchanged}</p>}
      <article>
        <h2>{write.before}</h2>
        <p lang="ta">
          {all.map(({ before, after }, index) =>
            before === after ? before : <del key={index}>{before}</del>,
          )}
        </p>
      </article>
      <article>
        <h2>{write.after}</h2>
        <p lang="ta">
          {all.map(({ before, after }, index) => (before === after ? after : <ins key={index}>{after}</ins>))}
        </p>
      </article>
    </section>
  )
}
