import { Button } from '../controls/button.tsx'
import { Notice } from '../controls/notice.tsx'
import { t } from '../language/language.ts'
import { canSignIn, leaveToSignIn } from '../session/leave-to-sign-in.ts'
import { client, session } from '../session/session.ts'
import { AccessTokensPanel } from './access-tokens-panel.tsx'
import { AuditPanel } from './audit-panel.tsx'
import { IntegrationsPanel } from './integrations-panel.tsx'
import { KeyPanel } from './key-panel.tsx'
import { OnboardingPanel } from './onboarding-panel.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { UsagePanel } from './usage-panel.tsx'
import { useResource } from './use-resource.ts'
import { WebhooksPanel } from './webhooks-panel.tsx'

/** The administration of a tenant: a viewer sees it, an administrator acts. */
export function TenantView({ hidden }: { hidden: boolean }) {
  const roles = session.value?.roles ?? []
  return (
    <section class="tenant" hidden={hidden} aria-label={t.value.views.tenant}>
      {roles.length === 0 ? <NotForYou /> : <Administration acts={roles.includes('tenant_admin')} />}
    </section>
  )
}

function NotForYou() {
  const { tenant, signIn } = t.value
  return (
    <div class="empty-state">
      <p>{tenant.forAdministrators}</p>
      {session.value === null && (
        <Button kind="primary" disabled={!canSignIn} onClick={() => void leaveToSignIn()}>
          {signIn.action}
        </Button>
      )}
    </div>
  )
}

function Administration({ acts }: { acts: boolean }) {
  const [status, reload] = useResource(() => client.onboarding.status())
  return (
    <>
      {!acts && <Notice kind="info">{t.value.tenant.viewerOnly}</Notice>}
      <div class="cards">
        <OnboardingPanel status={status} reload={reload} acts={acts} />
        <KeyPanel status={status} reload={reload} acts={acts} />
        <IntegrationsPanel status={status} reload={reload} acts={acts} />
        <UsagePanel />
        <SettingsPanel acts={acts} />
        <AccessTokensPanel />
        <WebhooksPanel acts={acts} />
        <AuditPanel />
      </div>
    </>
  )
}
