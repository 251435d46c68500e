import { LIMITS } from '@semmai/contract'
import { Button } from '../controls/button.tsx'
import { ErrorNotice } from '../controls/notice.tsx'
import { engineStatus, restartEngine } from '../engine/browser-engine.ts'
import { t } from '../language/language.ts'
import { canSignIn, leaveToSignIn } from '../session/leave-to-sign-in.ts'
import { profile } from '../session/profile.ts'
import { session } from '../session/session.ts'
import { WhoReads } from '../session/who-reads.tsx'
import { proofreader } from './write-state.ts'

/** Below the text: what reads it now, and the question to the service. */
export function ServiceBar() {
  return (
    <footer class="service-bar">
      <div>
        <EngineState />
        <Count />
      </div>
      <AskService />
    </footer>
  )
}

function Count() {
  const text = proofreader.text.value
  const words = text.split(/\s+/u).filter((word) => word !== '').length
  return <p class="quiet">{t.value.write.count(words, [...text].length)}</p>
}

function EngineState() {
  const { write, retry } = t.value
  const status = engineStatus.value
  switch (status.kind) {
    case 'ready':
      return <p class="engine-state">{write.engineReady}</p>
    case 'loading':
      return (
        <p class="engine-state">
          {write.engineLoading} <progress max={1} value={status.share} aria-label={write.engineLoading} />
        </p>
      )
    case 'failed':
      return (
        <p class="engine-state">
          {write.engineFailed}{' '}
          <Button
            onClick={() => {
              restartEngine()
              proofreader.readSoon()
            }}
          >
            {retry}
          </Button>
        </p>
      )
  }
}

function AskService() {
  const { write } = t.value
  if (session.value === null) {
    return (
      <Button disabled={!canSignIn} onClick={() => void leaveToSignIn()}>
        {write.checkSignedOut}
      </Button>
    )
  }
  const check = proofreader.serviceCheck.value
  const asking = check.kind === 'asking'
  return (
    <div class="ask-service">
      <WhoReads />
      {check.kind === 'answered' && <p role="status">{write.checked(check.issues)}</p>}
      {check.kind === 'stopped' && <p role="status">{write.stopped}</p>}
      {check.kind === 'too-long' && <p role="alert">{write.tooLong(LIMITS.proofreadText)}</p>}
      {check.kind === 'failed' && <ErrorNotice error={check.error} />}
      {check.kind === 'asking' && (
        <p role="status">
          {check.status === 'queued' ? write.queued : write.checking}{' '}
          <progress
            max={1}
            aria-label={write.checking}
            {...(check.progress ? { value: check.progress } : {})}
          />
        </p>
      )}
      {asking ? (
        <Button onClick={() => proofreader.stopAsking()}>{write.stop}</Button>
      ) : (
        <Button kind="primary" onClick={() => void proofreader.ask(profile.value)}>
          {write.check}
        </Button>
      )}
    </div>
  )
}
