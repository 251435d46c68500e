import { createClient } from '@semmai/client'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { STUDIO_CLIENT_ID } from '../../service/src/embedded/development-issuer.ts'
import { mintToken, type TokenRequest } from '../../service/src/embedded/mint-token.ts'
import { openBrowser } from '../harness/chromium.ts'
import { openStudio, openView, signIn } from '../harness/studio-page.ts'

const origin = inject('studioOrigin')
const issuer = inject('studioIssuer')

const clientOf = async (request: TokenRequest) =>
  createClient({ baseUrl: origin, token: await mintToken(issuer, request) })

/** A tenant that waits for its key, as its operator leaves it. */
async function freshTenant(tenantId: string): Promise<void> {
  const { tenants } = await clientOf({ tenant: null, roles: ['platform_operator'] })
  await tenants.create({ tenant_id: tenantId, name: 'Fresh' })
  await tenants.setNetwork(tenantId, { mode: 'public' })
  await tenants.confirmNetwork(tenantId)
  await tenants.setIdentity(tenantId, {
    ...{ issuer: issuer.tenants, audience: 'semmai-api', studio_client_id: STUDIO_CLIENT_ID },
  })
}

let browser: { context: BrowserContext; close(): Promise<void> }
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())
beforeEach(() => browser.context.clearCookies())

describe('an administrator', () => {
  it('takes a fresh tenant from its key to live', async () => {
    const tenantId = `fresh-${Date.now()}`
    await freshTenant(tenantId)
    page = await openStudio(browser.context, origin, tenantId)
    await signIn(page, 'tenant_admin')
    await openView(page, 'tenant')
    await page.locator('.state-byok_pending').waitFor()
    await page.getByLabel('மொழி மாதிரியின் சாவி').fill('valid-fresh')
    await page.getByRole('button', { name: 'சாவியை ஏற்று' }).click()
    await page.getByRole('button', { name: 'சாவியைச் சோதி' }).click()
    await page.locator('.state-certification_pending').waitFor()

    await page.getByText('பிணைப்பைச் சேர்', { exact: true }).click()
    const form = page.locator('form').filter({ hasText: 'client_id' })
    await form.getByLabel('பெயர்').fill('Newsroom')
    await form.getByLabel('நிரலின் client_id').fill('newsroom')
    await form.getByRole('button', { name: 'உருவாக்கு' }).click()
    const path = (await page.getByText('/handshake').textContent()) ?? ''
    const program = await clientOf({ tenant: tenantId, roles: [], client: 'newsroom' })
    await program.integrations.handshake(path.split('/')[3] ?? '')

    await page.getByRole('button', { name: 'விரைவுச் சான்றளிப்பு' }).click()
    await page.locator('.certification .state-passed').first().waitFor()
    expect(await page.locator('.checks .step-completed').count()).toBe(2)
    await page.getByRole('button', { name: 'தொடங்கு', exact: true }).click()
    await page.locator('.state-live').waitFor()
    await page.close()
  })

  it('verifies the audit log in the page', async () => {
    page = await openStudio(browser.context, origin)
    await signIn(page, 'tenant_admin')
    await openView(page, 'tenant')
    await page.getByRole('button', { name: 'பதிவைச் சரிபார்' }).click()
    await page.getByText(/பதிவுகளும் மாறாமல் உள்ளன/).waitFor()
    await page.close()
  })

  it('changes settings, which then hold in the editor of every user', async () => {
    page = await openStudio(browser.context, origin)
    await signIn(page, 'tenant_admin')
    await openView(page, 'tenant')
    await page.getByLabel('அகராதி (வரிக்கு ஒரு சொல்)').fill('செம்மைபீடியா')
    await page.getByRole('button', { name: 'சேமி' }).click()
    await page.getByText('சேமிக்கப்பட்டது.').waitFor()
    const { settings } = await clientOf({ tenant: 'demo', roles: ['tenant_admin'] })
    expect((await settings.get()).dictionary).toEqual(['செம்மைபீடியா'])
    await settings.update({ dictionary: [] })
    await page.close()
  })
})

describe('the language model', () => {
  it('is forbidden by an administrator, and the page says before a text is sent who reads it', async () => {
    const { tenants } = await clientOf({ tenant: null, roles: ['platform_operator'] })
    await tenants.update('demo', { provider: 'textmodel' })
    page = await openStudio(browser.context, origin)
    await signIn(page, 'tenant_admin')
    await page.getByText('மொழி மாதிரி (AI) இந்த உரையை வாசிக்கும்').first().waitFor()
    await openView(page, 'tenant')
    await page.getByLabel('மொழி மாதிரி (AI)').selectOption('forbidden')
    await page.getByRole('button', { name: 'சேமி' }).click()
    await page.getByText('சேமிக்கப்பட்டது.').waitFor()
    for (const view of ['write', 'essay'] as const) {
      await openView(page, view)
      await page.locator(`.${view} .who-reads`).getByText('மொழி மாதிரி எதுவும்').waitFor()
    }
    const { settings } = await clientOf({ tenant: 'demo', roles: ['tenant_admin'] })
    expect((await settings.get()).external_model).toBe('forbidden')
    await settings.update({ external_model: 'allowed' })
    await tenants.update('demo', { provider: 'builtin' })
    await page.close()
  })
})

describe('webhooks', () => {
  it('are added with a secret that is shown once, rotated, stopped and deleted', async () => {
    page = await openStudio(browser.context, origin)
    await signIn(page, 'tenant_admin')
    await openView(page, 'tenant')
    const panel = page
      .locator('.card')
      .filter({ has: page.getByRole('heading', { name: 'நிகழ்வு அறிவிப்புகள்' }) })
    await panel.getByText('அறிவிப்பைச் சேர்').click()
    await panel.getByLabel('முகவரி (https)').fill('https://hooks.example.com/semmai')
    await panel.getByLabel('பணி நிறுத்தப்பட்டபோது').uncheck()
    await panel.getByRole('button', { name: 'உருவாக்கு' }).click()
    const secret = panel.locator('.webhook-secret')
    const first = (await secret.textContent()) ?? ''
    expect(first).toMatch(/^whsec_/)

    const { webhooks } = await clientOf({ tenant: 'demo', roles: ['tenant_admin'] })
    const { items } = await webhooks.list()
    expect(items.map(({ url, events }) => [url, events.includes('operation.cancelled')])).toEqual([
      ['https://hooks.example.com/semmai', false],
    ])
    await panel.getByRole('button', { name: 'புதிய மறைகுறி' }).click()
    await expect.poll(() => secret.textContent()).not.toBe(first)
    await panel.getByRole('button', { name: 'நிறுத்து' }).click()
    await panel.getByRole('button', { name: 'இயக்கு' }).waitFor()
    expect((await webhooks.list()).items[0]?.active).toBe(false)
    await panel.getByRole('button', { name: 'நீக்கு' }).click()
    await panel.getByText('அறிவிப்பு எதுவும் இல்லை.').waitFor()
    await page.close()
  })
})

describe('a viewer', () => {
  it('sees the administration and finds nothing to act with', async () => {
    page = await openStudio(browser.context, origin)
    await signIn(page, 'tenant_viewer')
    await openView(page, 'tenant')
    await page.getByText('நீங்கள் பார்வையாளர்').waitFor()
    await page.locator('.state-live').waitFor()
    await page.getByLabel('அகராதி (வரிக்கு ஒரு சொல்)').waitFor()
    for (const name of ['சாவியை மாற்று', 'சாவியைச் சோதி', 'விரைவுச் சான்றளிப்பு', 'சேமி', 'நிறுத்து']) {
      expect(await page.getByRole('button', { name }).count()).toBe(0)
    }
    expect(await page.getByLabel('அகராதி (வரிக்கு ஒரு சொல்)').isDisabled()).toBe(true)
    await page.close()
  })

  it('is refused by the service itself', async () => {
    const viewer = await clientOf({ tenant: 'demo', roles: ['tenant_viewer'] })
    await expect(viewer.settings.update({ dictionary: ['x'] })).rejects.toThrow(/tenant_admin/)
  })
})
