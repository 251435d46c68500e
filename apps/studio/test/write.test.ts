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

it('loses no letter of an input method, and underlines nothing while it composes', async () => {
  await paste(page, 'அவன் ')
  await page.getByRole('textbox', { name: 'உங்கள் உரை' }).press('ControlOrMeta+End')
  const keys = await browser.context.newCDPSession(page)
  // What Gboard and IBus do: each key replaces the word so far, the last one commits it.
  for (const word of ['வ', 'வந்', 'வந்தா', 'வந்தாள்']) {
    await keys.send('Input.imeSetComposition', {
      text: word,
      selectionStart: word.length,
      selectionEnd: word.length,
    })
    await page.waitForTimeout(400)
    expect(await page.locator('.issue-mark').count()).toBe(0)
  }
  await keys.send('Input.insertText', { text: 'வந்தாள்' })
  expect(await textIn(page)).toBe('அவன் வந்தாள்')
  await page.keyboard.type('.')
  await page.locator('.issue-mark').waitFor()
  expect(await textIn(page)).toBe('அவன் வந்தாள்.')
})

it('makes Tamil of what is typed on an English keyboard', async () => {
  await page.getByLabel('விசைப்பலகை').selectOption('phonetic')
  await page.getByRole('textbox', { name: 'உங்கள் உரை' }).click()
  await page.keyboard.type('avan vandhaaL.')
  expect(await textIn(page)).toBe('அவன் வந்தாள்.')
  await page.locator('.issue-mark').waitFor()
  await page.getByLabel('விசைப்பலகை').selectOption('system')
})

it('shows how far a long text is, and stops when told to', async () => {
  let answers = 0
  // The service says once that it is half done, and then no more.
  await page.route('**/v1/operations/*', async (route) => {
    if (++answers > 1) return
    const response = await route.fetch()
    const { result: _, ...operation } = (await response.json()) as Record<string, unknown>
    await route.fulfill({ response, json: { ...operation, status: 'running', progress: 0.5 } })
  })
  await signIn(page, 'writer')
  await paste(page, `${FAULTY} `.repeat(100))
  await page.getByRole('button', { name: 'சேவையிடம் கேள்' }).click()
  const progress = page.locator('.ask-service progress')
  await expect.poll(() => progress.getAttribute('value'), { timeout: 20_000 }).toBe('0.5')
  await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/cancel')),
    page.getByRole('button', { name: 'நிறுத்து' }).click(),
  ])
  await page.getByText('நிறுத்தப்பட்டது.').waitFor()
  expect(await progress.count()).toBe(0)
})

it('keeps a draft on the device only when asked', async () => {
  await paste(page, FAULTY)
  await page.locator('.issue-mark').first().waitFor()
  await page.reload()
  await page.getByText('எழுதத் தொடங்கினால்').waitFor()
  expect(await textIn(page)).not.toContain('அவன்')
  await paste(page, FAULTY)
  await page.getByLabel('இக்கருவியில் வைத்திரு').check()
  await page.reload()
  await page.locator('.issue-mark').first().waitFor()
  expect(await textIn(page)).toBe(FAULTY)
  await page.getByLabel('இக்கருவியில் வைத்திரு').uncheck()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('அவன்')
})

it('shows the text before and after, and takes back all corrections with one undo', async () => {
  await paste(page, FAULTY)
  await page.getByRole('button', { name: 'அனைத்தையும் ஏற்க' }).click()
  await page.getByRole('button', { name: 'மூலமும் திருத்தமும்' }).click()
  expect(await page.locator('.comparison del').allTextContents()).toEqual(['வந்தாள்.', 'பாடத்தை'])
  expect(await page.locator('.comparison ins').allTextContents()).toEqual(['வந்தான்.', 'பாடத்தைப்'])
  await page.getByRole('button', { name: 'மூலமும் திருத்தமும்' }).click()
  await page.getByRole('button', { name: 'மீளமைக்க' }).click()
  expect(await textIn(page)).toBe(FAULTY)
})

it('says why, by the page of the rule', async () => {
  await paste(page, FAULTY)
  await page.getByRole('button', { name: 'ஏன்?' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('grammar/agreement-gender').waitFor()
  expect(await dialog.textContent()).toContain('நன்னூல்')
  await page.keyboard.press('Escape')
  expect(await dialog.count()).toBe(0)
})

it('accepts a word for good from one who is signed in', async () => {
  const word = 'கணினியியலாக்கப்பட்டவை'
  await signIn(page, 'writer')
  await paste(page, `அவர் ${word}ழ்க் என்றார்.`)
  const mark = page.locator('.issue-mark.issue-spelling').first()
  await mark.waitFor()
  const excerpt = (await mark.textContent()) ?? ''
  await page.getByRole('button', { name: 'என் சொற்களில் சேர்' }).first().click()
  await page.getByText(`‘${excerpt}’ சேர்க்கப்பட்டது.`).waitFor()
  await expect.poll(() => page.locator('.issue-mark.issue-spelling').count()).toBe(0)
})

it('knows no settings of one who has signed out before they came', async () => {
  let answer = () => {}
  const signedOut = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/v1/me', async (route) => {
    await signedOut
    await route.continue()
  })
  await signIn(page, 'writer')
  const settings = page.waitForResponse((response) => response.url().endsWith('/v1/me'))
  await page.getByRole('button', { name: 'வெளியேறு' }).click()
  answer()
  await (await settings).finished()
  await paste(page, 'அவர் பள்ளிக்கூடங்கழை எடுத்தார்.')
  const mark = page.locator('.issue-mark.issue-spelling').first()
  await mark.waitFor()
  // With settings the word would go to the service, which refuses it without a token.
  await page.getByRole('button', { name: 'என் சொற்களில் சேர்' }).first().click()
  await expect.poll(() => page.locator('.issue-mark.issue-spelling').count()).toBe(0)
})
