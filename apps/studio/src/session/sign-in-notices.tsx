import { Button } from '../controls/button.tsx'
import { Notice } from '../controls/notice.tsx'
import { t } from '../language/language.ts'
import { pageSettings } from '../page-settings.ts'
import { leaveToSignIn } from './leave-to-sign-in.ts'
import { minutesLeft } from './renewal.ts'
import { sessionEnded } from './session.ts'
import { signInFailure } from './sign-in-state.ts'

/** Why nobody is signed in, where that needs a word. */
export function SignInNotices() {
  const { signIn } = t.value
  const again = (
    <Button kind="plain" onClick={() => void leaveToSignIn()}>
      {signIn.again}
    </Button>
  )
  if (sessionEnded.value) {
    return (
      <Notice kind="warning">
        <p>{signIn.ended}</p>
        {again}
      </Notice>
    )
  }
  if (minutesLeft.value !== null) {
    return (
      <Notice kind="warning">
        <p>{signIn.ending(minutesLeft.value)}</p>
        {again}
      </Notice>
    )
  }
  if (signInFailure.value !== null) {
    return (
      <Notice kind="error">
        <p>{signIn.failed}</p>
        <p>
          <small lang="en">{signInFailure.value}</small>
        </p>
        {pageSettings.sign_in && again}
      </Notice>
    )
  }
  const reason = missingReason()
  return reason && <Notice kind="info">{reason}</Notice>
}

function missingReason(): string | null {
  const { signIn } = t.value
  if (pageSettings.issuer_unavailable) return signIn.unavailable
  if (pageSettings.sign_in === null) return signIn.none
  return window.isSecureContext ? null : signIn.insecure
}
