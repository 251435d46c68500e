import { redo, undo } from '@codemirror/commands'
import type { EditorView } from '@codemirror/view'
import { signal } from '@preact/signals'
import { PROFILES } from '@semmai/contract'
import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../controls/announcement.tsx'
import { Button } from '../controls/button.tsx'
import { Choice } from '../controls/choice.tsx'
import { createEditor, textOf } from '../editor/create-editor.ts'
import { findingTooltip } from '../editor/finding-tooltip.ts'
import { language, t } from '../language/language.ts'
import { keepThroughSignIn } from '../session/leave-to-sign-in.ts'
import { FindingCard } from './finding-card.tsx'
import { FindingList } from './finding-list.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { ServiceBar } from './service-bar.tsx'
import { profile, proofreader } from './write-state.ts'

const editor = signal<EditorView | null>(null)

/** Write Tamil, and see and settle what is wrong with it. */
export function WriteView({ hidden, text }: { hidden: boolean; text: string }) {
  const parent = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (parent.current === null) return
    const view = createEditor({
      parent: parent.current,
      text,
      label: t.value.write.editor,
      placeholder: t.value.write.placeholder,
      extensions: [proofreader.extension, findingTooltip((finding) => <FindingCard finding={finding} />)],
    })
    editor.value = view
    proofreader.attach(view)
    keepThroughSignIn('text', () => textOf(view))
    view.focus()
    return () => view.destroy()
  }, [text])
  useEffect(() => proofreader.readSoon(), [language.value, profile.value])
  return (
    <section class="write" hidden={hidden} aria-label={t.value.views.write}>
      <Toolbar />
      <div class="write-text" ref={parent} />
      <aside class="write-side" aria-label={t.value.write.issues}>
        <FindingList editor={editor.value} />
      </aside>
      <ServiceBar />
      <RuleDialog />
    </section>
  )
}

function Toolbar() {
  const { write, profiles } = t.value
  const run = (command: (view: EditorView) => boolean) => () => {
    if (editor.value) command(editor.value)
    editor.value?.focus()
  }
  return (
    <div class="toolbar" role="toolbar" aria-label={write.editor}>
      <Choice
        label={write.profile}
        help={write.profileHelp}
        value={profile.value}
        values={PROFILES}
        names={profiles}
        onChange={(chosen) => {
          profile.value = chosen
        }}
      />
      <span class="toolbar-space" />
      <Button kind="quiet" icon="undo" title={write.undo} onClick={run(undo)} />
      <Button kind="quiet" icon="redo" title={write.redo} onClick={run(redo)} />
      <Button kind="quiet" icon="copy" title={write.copy} onClick={() => void copy(editor.value)} />
      <Button kind="quiet" icon="download" title={write.download} onClick={() => download(editor.value)} />
    </div>
  )
}

async function copy(view: EditorView | null): Promise<void> {
  if (view === null) return
  await navigator.clipboard.writeText(textOf(view))
  announce(t.value.write.copied)
}

function download(view: EditorView | null): void {
  if (view === null) return
  const address = URL.createObjectURL(new Blob([textOf(view)], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = t.value.write.fileName
  link.click()
  URL.revokeObjectURL(address)
}
