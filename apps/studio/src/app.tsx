import { useEffect } from 'preact/hooks'
import { ChooseTenant } from './choose-tenant.tsx'
import { Announcement } from './controls/announcement.tsx'
import { Later } from './controls/later.tsx'
import { startEngine } from './engine/browser-engine.ts'
import { Header } from './header.tsx'
import { t } from './language/language.ts'
import { pageSettings } from './page-settings.ts'
import type { Handover } from './session/sign-in.ts'
import { SignInNotices } from './session/sign-in-notices.tsx'
import { view } from './view-in-address.ts'
import { WriteView } from './write/write-view.tsx'

const loadTenant = () => import('./tenant/tenant-view.tsx')
const loadEssay = () => import('./essay/essay-view.tsx')

/** The whole page. Views stay as they are while another one is looked at. */
export function App({ handedOver }: { handedOver: Handover | null }) {
  useEffect(() => {
    // After the first paint: what is seen at once does not wait for the engine.
    const timer = setTimeout(startEngine, 50)
    return () => clearTimeout(timer)
  }, [])
  if (pageSettings.tenant === null) return <ChooseTenant />
  return (
    <>
      <a class="skip-link" href="#main">
        {t.value.skipToContent}
      </a>
      <Header tenant={pageSettings.tenant} />
      <SignInNotices />
      <main id="main" tabIndex={-1}>
        <WriteView hidden={view.value !== 'write'} text={handedOver?.text ?? ''} />
        <Later shown={view.value === 'essay'} load={loadEssay}>
          {({ EssayView }) => <EssayView hidden={view.value !== 'essay'} text={handedOver?.essay ?? ''} />}
        </Later>
        <Later shown={view.value === 'tenant'} load={loadTenant}>
          {({ TenantView }) => <TenantView hidden={view.value !== 'tenant'} />}
        </Later>
      </main>
      <Announcement />
    </>
  )
}
