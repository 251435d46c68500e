import { createClient } from '@semmai/client'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { mintToken } from '../../service/src/embedded/mint-token.ts'
import { openBrowser } from '../harness/chromium.ts'
import { openStudio, paste, signIn, textIn } from '../harness/studio-page.ts'

const FAULTY = 'அவன் நேற்று பள்ளிக்கு வந்தாள். மாணவர்கள் பாடத்தை படித்தார்கள்.'
const origin = inject('studioOrigin')

let browser: { context: BrowserContext; close(): Promise<void> }
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())
beforeEach(async () => {
  await browser.context.clearCookies()
  page = await openStudio(browser.context, origin)
  return () => page.close()
})

/** What the service itself answers. */
async function corrected(text: string): Promise<string> {
  const token = await mintToken(inject('studioIssuer'), { tenant: 'demo', roles: [] })
  const { result } = await createClient({ baseUrl: origin, token }).proofread.run({ text, language: 'ta' })
  return result.corrected_text
}

it('underlines a pasted text without signing in, and applies what the service would', async () => {
  await paste(page, FAULTY)
  const marks = page.locator('.issue-mark')
  await marks.first().waitFor()
  expect(await marks.allTextContents()).toEqual(['வந்தாள்', 'பாடத்தை'])
  await page.getByRole('button', { name: 'அனைத்தையும் ஏற்க' }).click()
  await expect.poll(() => textIn(page)).toBe(await corrected(FAULTY))
})

it('keeps the text through signing in, and shows the answer of the service', async () => {
  await paste(page, FAULTY)
  await signIn(page, 'writer')
  expect(await textIn(page)).toBe(FAULTY)
  await page.getByRole('button', { name: 'சேவையிடம் கேள்' }).click()
  await page.getByText('சேவை 2 இடங்களைக் குறித்தது.').waitFor()
  await page.locator('.issue-mark').first().click()
  await page.locator('.cm-tooltip').getByRole('button', { name: 'வந்தான்' }).click()
  await expect.poll(() => textIn(page)).toBe(FAULTY.replace('வந்தாள்', 'வந்தான்'))
})

it('shows HTML in a text as text', async () => {
  const hostile = '<img src=x onerror="document.title=1"> அவன் <b>வந்தாள்</b>.'
  await paste(page, hostile)
  await page.locator('.issue-mark').first().waitFor()
  expect(await textIn(page)).toBe(hostile)
  expect(await page.locator('#app img, #app b:not(.chip b)').count()).toBe(0)
  expect(await page.title()).toBe('செம்மை')
})

it('goes on underlining where the network is gone', async () => {
  await paste(page, 'அவன் வந்தாள்.')
  await page.locator('.issue-mark').first().waitFor()
  await browser.context.setOffline(true)
  try {
    await paste(page, FAULTY)
    await expect.poll(() => page.locator('.issue-mark').allTextContents()).toEqual(['வந்தாள்', 'பாடத்தை'])
  } finally {
    await browser.context.setOffline(false)
  }
})
