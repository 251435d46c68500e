import type { EditorView } from '@codemirror/view'
import { ISSUE_TYPES, type IssueType } from '@semmai/tamil'
import { Button } from '../controls/button.tsx'
import { openFinding } from '../editor/finding-tooltip.ts'
import type { Finding } from '../editor/findings.ts'
import { t } from '../language/language.ts'
import { FindingCard } from './finding-card.tsx'
import { changesText } from './proofreader.ts'
import { proofreader, shownTypes } from './write-state.ts'

/** With an error of each kind that is easily seen. */
const SAMPLE = 'அவன் நேற்று பள்ளிக்கு வந்தாள். மாணவர்கள் பாடத்தை படித்தார்கள். ஆசிரியர் நல்ல அறிவுரைகளைக் கூறினான்.'

/** All findings in the order of the text, with filters by type. */
export function FindingList({ editor }: { editor: EditorView | null }) {
  const all = proofreader.findings.value
  const shown = all.filter(({ issue }) => shownTypes.value.size === 0 || shownTypes.value.has(issue.type))
  const applicable = shown.filter(changesText)
  const { write } = t.value
  if (all.length === 0) return <NothingFound editor={editor} />
  return (
    <>
      <Filters findings={all} />
      {applicable.length > 0 && (
        <Button kind="primary" icon="check" onClick={() => proofreader.applyAll(applicable)}>
          {write.applyAll(applicable.length)}
        </Button>
      )}
      {shown.length === 0 && <p class="quiet">{write.nothingHere}</p>}
      <ol class="findings">
        {shown.map((finding) => (
          <li key={`${finding.from} ${finding.issue.rule}`}>
            <ListedFinding finding={finding} editor={editor} />
          </li>
        ))}
      </ol>
    </>
  )
}

function ListedFinding({ finding, editor }: { finding: Finding; editor: EditorView | null }) {
  const jump = () => {
    editor?.dispatch({
      selection: { anchor: finding.from, head: finding.to },
      effects: openFinding.of(null),
      scrollIntoView: true,
    })
    editor?.focus()
  }
  return (
    <>
      <button type="button" class="finding-place" onClick={jump}>
        <span class="finding-excerpt" lang="ta">
          {finding.excerpt}
        </span>
      </button>
      <FindingCard finding={finding} />
    </>
  )
}

function Filters({ findings }: { findings: readonly Finding[] }) {
  const { types, write } = t.value
  const toggle = (type: IssueType) => {
    const next = new Set(shownTypes.value)
    if (!next.delete(type)) next.add(type)
    shownTypes.value = next
  }
  return (
    <fieldset class="filters">
      <legend class="visually-hidden">{write.issues}</legend>
      <button
        type="button"
        class="chip"
        aria-pressed={shownTypes.value.size === 0}
        onClick={() => {
          shownTypes.value = new Set()
        }}
      >
        {write.all} <b>{findings.length}</b>
      </button>
      {ISSUE_TYPES.map((type) => (
        <button
          type="button"
          key={type}
          class={`chip issue-${type}`}
          aria-pressed={shownTypes.value.has(type)}
          onClick={() => toggle(type)}
        >
          <span class="dot" aria-hidden="true" />
          {types[type]} <b>{findings.filter(({ issue }) => issue.type === type).length}</b>
        </button>
      ))}
    </fieldset>
  )
}

function NothingFound({ editor }: { editor: EditorView | null }) {
  const { write } = t.value
  const empty = proofreader.text.value === '' && !proofreader.reading.value
  if (proofreader.reading.value) return <p class="quiet">{write.checking}</p>
  return (
    <div class="empty-state">
      <p>{empty ? write.empty : write.none}</p>
      <p class="quiet">{empty ? write.emptyHelp : write.noneHelp}</p>
      {empty && (
        <Button
          onClick={() => {
            editor?.dispatch({ changes: { from: 0, insert: SAMPLE }, userEvent: 'input.paste' })
            editor?.focus()
          }}
        >
          {write.sample}
        </Button>
      )}
    </div>
  )
}
