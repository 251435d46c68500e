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
import { finishSignIn } from './session/sign-in.ts'
import { handedOver, receiveSignIn } from './session/sign-in-state.ts'

const place = document.getElementById('app')
receiveSignIn(await finishSignIn(pageSettings.sign_in))
if (place) render(<App handedOver={handedOver} />, place)
