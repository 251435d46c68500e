import '@fontsource-variable/noto-sans-tamil/index.css'
import './design/tokens.css'
import './design/base.css'
import './design/controls.css'
import './design/layout.css'
import './design/issues.css'
import './design/essay.css'
import './design/tenant.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { pageSettings } from './page-settings.ts'
import { keepSession } from './session/renewal.ts'
import { handedOver, receiveSignIn } from './session/sign-in-state.ts'

// The library of the sign-in is loaded by those who sign in only.
if (new URLSearchParams(location.search).has('state')) {
  const { finishSignIn } = await import('./session/sign-in.ts')
  receiveSignIn(await finishSignIn(pageSettings.sign_in))
}
keepSession()
const place = document.getElementById('app')
if (place) {
  place.replaceChildren()
  render(<App handedOver={handedOver} />, place)
}
