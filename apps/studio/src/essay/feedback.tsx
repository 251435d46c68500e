import type { EditorView } from '@codemirror/view'
import { CRITIQUE_CATEGORIES, type CritiqueStrength, type EssayCritiqueResult } from '@semmai/contract'
import { Button } from '../controls/button.tsx'
import { Notice } from '../controls/notice.tsx'
import { t } from '../language/language.ts'
import { Changes } from './changes.tsx'
import { comparingDrafts, critique, previousCritique } from './essay-state.ts'
import { FeedbackCard } from './feedback-card.tsx'
import { applyAutomatic, automaticItems } from './item-actions.ts'
import { Scores } from './scores.tsx'

/** The critique beside the essay. */
export function Feedback({ editor }: { editor: EditorView | null }) {
  const { essay } = t.value
  const shown = critique.value
  if (shown === null || editor === null) {
    return (
      <div class="empty-state">
        <p>{essay.empty}</p>
        <p class="quiet">{essay.emptyHelp}</p>
      </div>
    )
  }
  const { result, warnings = [] } = shown.envelope
  return (
    <>
      {warnings.map(({ code }) => (
        <Notice key={code} kind="warning">
          {code === 'previous_operation_unavailable' ? essay.noPrevious : essay.withoutModel}
        </Notice>
      ))}
      <Overview result={result} />
      <Actions editor={editor} />
      {result.scores && <Scores scores={result.scores} editor={editor} />}
      {result.changes && previousCritique.value && (
        <Changes changes={result.changes} previous={previousCritique.value} />
      )}
      <Strengths strengths={result.strengths ?? []} />
      {CRITIQUE_CATEGORIES.map((name) => (
        <section key={name} class={`card item-${name}`}>
          <h2>{result.sections[name].title}</h2>
          <p>{result.sections[name].summary}</p>
          {result.sections[name].items.map((item) => (
            <FeedbackCard key={item.id} item={item} editor={editor} />
          ))}
        </section>
      ))}
    </>
  )
}

function Overview({ result }: { result: EssayCritiqueResult }) {
  const { essay, genres } = t.value
  const { summary, topFixes, wordCount, genre, onTopic } = result
  return (
    <section class="card">
      <h2>{essay.summary}</h2>
      <p lang="ta">{summary}</p>
      <p class="quiet">
        {wordCount !== undefined && essay.words(wordCount)}
        {genre && ` · ${genres[genre.value]}${genre.given ? '' : ` (${essay.recognised})`}`}
      </p>
      {onTopic && onTopic.value !== true && <p lang="ta">{onTopic.reason}</p>}
      {topFixes.length > 0 && (
        <>
          <h3>{essay.topFixes}</h3>
          <ol class="top-fixes" lang="ta">
            {topFixes.map((fix) => (
              <li key={fix}>{fix}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function Actions({ editor }: { editor: EditorView }) {
  const { essay, write } = t.value
  const automatic = automaticItems(editor.state)
  return (
    <div class="essay-actions">
      {automatic.length > 0 && (
        <Button kind="primary" icon="check" onClick={() => applyAutomatic(editor)}>
          {write.applyAll(automatic.length)}
        </Button>
      )}
      <Button
        icon="compare"
        pressed={comparingDrafts.value}
        onClick={() => {
          comparingDrafts.value = !comparingDrafts.value
        }}
      >
        {essay.compareDrafts}
      </Button>
      <Button icon="print" onClick={() => print()}>
        {essay.print}
      </Button>
    </div>
  )
}

function Strengths({ strengths }: { strengths: readonly CritiqueStrength[] }) {
  if (strengths.length === 0) return null
  return (
    <section class="card strengths">
      <h2>{t.value.essay.strengths}</h2>
      <ul>
        {strengths.map(({ title, description }) => (
          <li key={title} lang="ta">
            <b>{title}</b> {description}
          </li>
        ))}
      </ul>
    </section>
  )
}
