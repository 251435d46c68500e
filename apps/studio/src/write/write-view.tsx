import { EditorView } from '@codemirror/view'
import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { baseline } from '../editor/changes-since.ts'
import { createEditor, textOf } from '../editor/create-editor.ts'
import { findingTooltip } from '../editor/finding-tooltip.ts'
import { tamilTyping } from '../keyboards/tamil-typing.ts'
import { language, t } from '../language/language.ts'
import { keepThroughSignIn } from '../session/leave-to-sign-in.ts'
import { me, wordsHere } from '../session/own-settings.ts'
import { profile } from '../session/profile.ts'
import { Comparison } from './comparison.tsx'
import { keepDraftSoon, keptDraft } from './draft.ts'
import { FindingCard } from './finding-card.tsx'
import { FindingList } from './finding-list.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { ServiceBar } from './service-bar.tsx'
import { Toolbar } from './toolbar.tsx'
import { comparing, proofreader } from './write-state.ts'

const editor = signal<EditorView | null>(null)

/**
 * Write Tamil, and see and settle what is wrong with it.
 * @param text what the editor begins with; a kept draft where it is empty
 */
export function WriteView({ hidden, text }: { hidden: boolean; text: string }) {
  const parent = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (parent.current === null) return
    const view = createWriting(parent.current, text || (keptDraft() ?? ''))
    editor.value = view
    return () => view.destroy()
  }, [text])
  useEffect(() => proofreader.readSoon(), [language.value, profile.value, me.value, wordsHere.value])
  return (
    <section class="write" hidden={hidden} aria-label={t.value.views.write}>
      <Toolbar editor={editor.value} />
      <div class="write-text" ref={parent} hidden={comparing.value} />
      {comparing.value && editor.value && <Comparison editor={editor.value} />}
      <aside class="write-side" aria-label={t.value.write.issues}>
        <FindingList editor={editor.value} />
      </aside>
      <ServiceBar />
      <RuleDialog />
    </section>
  )
}

function createWriting(parent: HTMLElement, text: string): EditorView {
  const view = createEditor({
    parent,
    text,
    label: t.value.write.editor,
    placeholder: t.value.write.placeholder,
    extensions: [
      baseline,
      tamilTyping(),
      proofreader.extension,
      findingTooltip((finding) => <FindingCard finding={finding} />),
      EditorView.updateListener.of(({ docChanged }) => docChanged && keepDraftSoon(() => textOf(view))),
    ],
  })
  proofreader.attach(view)
  keepThroughSignIn('text', () => textOf(view))
  view.focus()
  return view
}
