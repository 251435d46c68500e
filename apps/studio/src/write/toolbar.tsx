import { redo, undo } from '@codemirror/commands'
import type { EditorView } from '@codemirror/view'
import { announce } from '../controls/announcement.tsx'
import { Button } from '../controls/button.tsx'
import { Choice } from '../controls/choice.tsx'
import { textOf } from '../editor/create-editor.ts'
import { chooseKeyboard, KEYBOARDS, keyboard } from '../keyboards/tamil-typing.ts'
import { t } from '../language/language.ts'
import { ProfileChoice } from '../session/profile-choice.tsx'
import { keepsDraft, setKeepsDraft } from './draft.ts'
import { comparing } from './write-state.ts'

/** Above the text: for whom, how it is typed, and what can be done with the whole of it. */
export function Toolbar({ editor }: { editor: EditorView | null }) {
  const { write } = t.value
  const run = (command: (view: EditorView) => boolean) => () => {
    if (editor === null) return
    command(editor)
    editor.focus()
  }
  return (
    <div class="toolbar">
      <ProfileChoice />
      <Choice
        label={write.keyboard}
        value={keyboard.value}
        values={KEYBOARDS}
        names={write.keyboards}
        onChange={chooseKeyboard}
      />
      <span class="toolbar-space" />
      <label class="choice" title={write.draftHelp}>
        <input
          type="checkbox"
          checked={keepsDraft.value}
          onChange={({ currentTarget }) => editor && setKeepsDraft(currentTarget.checked, textOf(editor))}
        />
        <span class="choice-label">{write.keepDraft}</span>
      </label>
      <span class="toolbar-group">
        <Button kind="quiet" icon="undo" title={write.undo} onClick={run(undo)} />
        <Button kind="quiet" icon="redo" title={write.redo} onClick={run(redo)} />
        <Button
          kind="quiet"
          icon="compare"
          title={write.compare}
          pressed={comparing.value}
          onClick={() => {
            comparing.value = !comparing.value
          }}
        />
        <Button kind="quiet" icon="copy" title={write.copy} onClick={() => void copy(editor)} />
        <Button kind="quiet" icon="download" title={write.download} onClick={() => download(editor)} />
      </span>
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
