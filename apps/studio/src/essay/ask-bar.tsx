import type { EditorView } from '@codemirror/view'
import { LIMITS } from '@semmai/contract'
import { Button } from '../controls/button.tsx'
import { ErrorNotice } from '../controls/notice.tsx'
import { textOf } from '../editor/create-editor.ts'
import { t } from '../language/language.ts'
import { canSignIn, leaveToSignIn } from '../session/leave-to-sign-in.ts'
import { session } from '../session/session.ts'
import { WhoReads } from '../session/who-reads.tsx'
import { asking, critique } from './essay-state.ts'
import { requestCritique, stopCritique } from './request-critique.ts'

/** Below the essay: who will read it, and the button that sends it. */
export function AskBar({ editor }: { editor: EditorView | null }) {
  const { essay } = t.value
  if (session.value === null) {
    return (
      <footer class="service-bar">
        <p class="quiet">{essay.signedOut}</p>
        <Button kind="primary" disabled={!canSignIn} onClick={() => void leaveToSignIn()}>
          {t.value.signIn.action}
        </Button>
      </footer>
    )
  }
  const running = asking.value.kind === 'asking'
  return (
    <footer class="service-bar">
      <WhoReads />
      <div class="ask-service">
        <Progress />
        {running ? (
          <Button onClick={stopCritique}>{t.value.write.stop}</Button>
        ) : (
          <Button kind="primary" onClick={() => editor && void requestCritique(textOf(editor))}>
            {critique.value === null ? essay.ask : essay.askAgain}
          </Button>
        )}
      </div>
    </footer>
  )
}

function Progress() {
  const { essay, write } = t.value
  const state = asking.value
  switch (state.kind) {
    case 'idle':
      return null
    case 'asking':
      return (
        <p role="status">
          {state.status === 'queued' ? write.queued : essay.asking}{' '}
          <progress
            max={1}
            aria-label={essay.asking}
            {...(state.progress ? { value: state.progress } : {})}
          />
        </p>
      )
    case 'stopped':
      return <p role="status">{write.stopped}</p>
    case 'too-long':
      return <p role="alert">{essay.tooLong(LIMITS.essay)}</p>
    case 'failed':
      return <ErrorNotice error={state.error} />
  }
}
