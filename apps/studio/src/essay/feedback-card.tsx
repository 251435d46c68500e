import type { EditorView } from '@codemirror/view'
import type { FeedbackItem } from '@semmai/contract'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { t } from '../language/language.ts'
import { chosenItem, critique } from './essay-state.ts'
import { applyItem, jumpTo } from './item-actions.ts'

/** One remark: where, what, why, what to do; with its evidence and a warning where the meaning may change. */
export function FeedbackCard({ item, editor }: { item: FeedbackItem; editor: EditorView }) {
  const { essay, severities } = t.value
  const { id, title, description, severity, location } = item
  return (
    <article class="feedback" id={`item-${id}`} data-chosen={chosenItem.value === id}>
      <h3 lang="ta">{title}</h3>
      <p class="finding-kind">
        <span class="finding-severity">{severities[severity]}</span>
        <Badge item={item} />
      </p>
      <p lang="ta">{description}</p>
      {location.excerpt !== '' && (
        <button type="button" class="excerpt" lang="ta" title={essay.jump} onClick={() => jumpTo(editor, id)}>
          “{location.excerpt}”
        </button>
      )}
      <Flags id={id} />
      <Suggestion item={item} editor={editor} />
    </article>
  )
}

function Badge({ item: { badge, sourceUrl, sourceTitle } }: { item: FeedbackItem }) {
  if (badge === null) return null
  const name = t.value.badges[badge]
  return (
    <>
      <span class={`badge badge-${badge}`}>{name}</span>
      {sourceUrl !== null && isWebAddress(sourceUrl) && (
        <a class="source" href={sourceUrl} target="_blank" rel="noreferrer noopener">
          {sourceTitle ?? sourceUrl} <Icon name="link" />
          <span class="visually-hidden">{t.value.essay.newTab}</span>
        </a>
      )}
    </>
  )
}

/** Another scheme in a link would run as a script. */
function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol)
}

function Flags({ id }: { id: string }) {
  const flags = critique.value?.envelope.result.safetyFlags.filter(({ itemId }) => itemId === id) ?? []
  return (
    <>
      {flags.map(({ type, message }) => (
        <p key={type} class="flag" lang="ta">
          ⚠ {message}
        </p>
      ))}
    </>
  )
}

/** Only what the service calls a drop-in is applied from here; advice is carried out by hand, at its place. */
function Suggestion({ item, editor }: { item: FeedbackItem; editor: EditorView }) {
  const { write, essay } = t.value
  const { suggestion, location } = item
  if (suggestion.text === '' || suggestion.text === location.excerpt) return null
  return (
    <div class="suggestion">
      <p lang="ta">
        <span class="quiet">{essay.suggestion}</span> {suggestion.text}
      </p>
      {suggestion.canAutoApply && (
        <Button kind="primary" onClick={() => applyItem(editor, item)}>
          {write.apply}
        </Button>
      )}
    </div>
  )
}
