import { Button } from '../controls/button.tsx'
import { t } from '../language/language.ts'
import { canSignIn, leaveToSignIn } from './leave-to-sign-in.ts'
import { endSession, session } from './session.ts'

/** Before sign-in the way to the issuer, disabled where there is none; after it the role and the way out. */
export function SignInButton() {
  const { signIn } = t.value
  const present = session.value
  if (present === null) {
    return (
      <Button kind="primary" disabled={!canSignIn} onClick={() => void leaveToSignIn()}>
        {signIn.action}
      </Button>
    )
  }
  return (
    <span class="signed-in">
      <span class="role">{signIn.roles[present.roles[0] ?? 'user']}</span>
      <Button kind="quiet" onClick={endSession}>
        {signIn.out}
      </Button>
    </span>
  )
}
