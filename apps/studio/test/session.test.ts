import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { openBrowser } from '../harness/chromium.ts'
import { openStudio, paste, signIn, textIn } from '../harness/studio-page.ts'

const origin = inject('studioOrigin')
/** What the page is told that its first token is good for; it acts after half of it. */
const FIRST_TOKEN_SECONDS = 4

let browser: { context: BrowserContext; close(): Promise<void> }
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())
beforeEach(async () => {
  await browser.context.clearCookies()
  page = await openStudio(browser.context, origin)
})
afterEach(() => page.close())

/** Signs in with a token that ends soon. A renewal is let through, or cut off. */
async function signInBriefly(renewal: 'works' | 'fails'): Promise<string[]> {
  const grants: string[] = []
  await page.route('**/token', async (route) => {
    const grant = new URLSearchParams(route.request().postData() ?? '').get('grant_type') ?? ''
    grants.push(grant)
    if (grant === 'refresh_token') return renewal === 'works' ? route.continue() : route.abort()
    const response = await route.fetch()
    const issued = (await response.json()) as object
    return route.fulfill({ response, json: { ...issued, expires_in: FIRST_TOKEN_SECONDS } })
  })
  await signIn(page, 'writer')
  return grants
}

/** The bearer token of the next call to the service. */
async function tokenSent(): Promise<string | null> {
  const call = page.waitForRequest((request) => request.url().includes('/v1/proofread'))
  await page.getByRole('button', { name: 'சேவையிடம் கேள்' }).click()
  return (await call).headerValue('authorization')
}

describe('a session', () => {
  it('is renewed before its token ends, and nothing that was written is touched', async () => {
    const grants = await signInBriefly('works')
    await paste(page, 'தமிழ் இனிது.')
    const first = await tokenSent()
    await expect.poll(() => grants, { timeout: 20_000 }).toEqual(['authorization_code', 'refresh_token'])
    await expect.poll(tokenSent, { timeout: 20_000 }).not.toBe(first)
    expect(await page.locator('.notice-warning').count()).toBe(0)
    expect(await textIn(page)).toBe('தமிழ் இனிது.')
  })

  it('tells the writer before its end where it cannot be renewed', async () => {
    await signInBriefly('fails')
    await page.getByText('உங்கள் அமர்வு இன்னும் 1 நிமிடத்தில் முடியும்').waitFor()
  })

  it('leaves no token in the storage of the browser', async () => {
    await signIn(page, 'writer')
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toMatch(/eyJ|refresh/)
  })
})
