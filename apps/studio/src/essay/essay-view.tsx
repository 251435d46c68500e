import type { EditorView } from '@codemirror/view'
import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { baseline } from '../editor/changes-since.ts'
import { createEditor, textOf } from '../editor/create-editor.ts'
import { tamilTyping } from '../keyboards/tamil-typing.ts'
import { t } from '../language/language.ts'
import { keepThroughSignIn } from '../session/leave-to-sign-in.ts'
import { ProfileChoice } from '../session/profile-choice.tsx'
import { Comparison } from '../write/comparison.tsx'
import { AskBar } from './ask-bar.tsx'
import { EssayFactsForm } from './essay-facts-form.tsx'
import { comparingDrafts, critique, items } from './essay-state.ts'
import { Feedback } from './feedback.tsx'
import { chooseItem, itemMarks, setItems } from './item-marks.ts'
import { Report } from './report.tsx'

const editor = signal<EditorView | null>(null)

/** An essay and what is to be said about it, side by side. */
export function EssayView({ hidden, text }: { hidden: boolean; text: string }) {
  const parent = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (parent.current === null) return
    const view = createEditor({
      parent: parent.current,
      text,
      label: t.value.essay.editor,
      placeholder: t.value.essay.placeholder,
      extensions: [baseline, tamilTyping(), itemMarks],
    })
    editor.value = view
    keepThroughSignIn('essay', () => textOf(view))
    return () => view.destroy()
  }, [text])
  useEffect(() => {
    editor.value?.dispatch({ effects: [setItems.of([...items.value.values()]), chooseItem.of(null)] })
  }, [items.value])
  return (
    <section class="essay" hidden={hidden} aria-label={t.value.views.essay}>
      <div class="essay-text">
        <EssayFactsForm />
        <div class="toolbar">
          <ProfileChoice />
        </div>
        <div class="essay-editor" ref={parent} hidden={comparingDrafts.value} />
        {comparingDrafts.value && editor.value && <Comparison editor={editor.value} />}
        <AskBar editor={editor.value} />
      </div>
      <aside class="essay-side" aria-label={t.value.essay.feedback}>
        <Feedback editor={editor.value} />
      </aside>
      {critique.value && <Report critique={critique.value} />}
    </section>
  )
}
