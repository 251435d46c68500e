import type { EditorView } from '@codemirror/view'
import type { CritiqueScore } from '@semmai/contract'
import { t } from '../language/language.ts'
import { items } from './essay-state.ts'
import { jumpTo } from './item-actions.ts'

/** The scores by dimension; behind each the remarks that lowered it. */
export function Scores({ scores, editor }: { scores: readonly CritiqueScore[]; editor: EditorView }) {
  const { essay } = t.value
  return (
    <section class="card">
      <h2>{essay.scores}</h2>
      <ul class="scores">
        {scores.map((score) => (
          <li key={score.dimension}>
            <Score score={score} editor={editor} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Score({
  score: { dimension, score, band, reasons },
  editor,
}: {
  score: CritiqueScore
  editor: EditorView
}) {
  const { essay, dimensions, bands } = t.value
  const known = reasons.flatMap((id) => items.value.get(id) ?? [])
  return (
    <details class="score" {...(band === null ? {} : { 'data-band': band })}>
      <summary>
        <span class="score-name">{dimensions[dimension]}</span>
        <meter min={0} max={100} value={score ?? 0} aria-label={dimensions[dimension]} />
        <b>{score ?? '–'}</b>
        <span class="score-band">{band === null ? essay.notJudged : bands[band]}</span>
      </summary>
      {known.length === 0 ? (
        <p class="quiet">{essay.noReasons}</p>
      ) : (
        <ul>
          {known.map(({ id, title }) => (
            <li key={id}>
              <button type="button" class="excerpt" lang="ta" onClick={() => jumpTo(editor, id)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
