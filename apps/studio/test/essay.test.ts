import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { openBrowser } from '../harness/chromium.ts'
import { askForCritique, openStudio, SAMPLE_ESSAY, signIn } from '../harness/studio-page.ts'

let browser: { context: BrowserContext; close(): Promise<void> }
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())
beforeEach(async () => {
  await browser.context.clearCookies()
  page = await openStudio(browser.context, inject('studioOrigin'))
  await signIn(page, 'writer')
  await askForCritique(page, SAMPLE_ESSAY)
  return () => page.close()
})

it('shows badges with the source that they rest on', async () => {
  const facts = page.locator('.essay-side .item-facts')
  await facts.getByText('முரண்படுகிறது').first().waitFor()
  const source = facts.locator('a.source').first()
  expect(await source.getAttribute('href')).toMatch(/^https?:\/\//)
  expect(await source.getAttribute('rel')).toContain('noopener')
})

it('shows four sections, scores and what lowered them, and leads from a remark to its place', async () => {
  expect(await page.locator('.essay-side .card[class*="item-"]').count()).toBe(4)
  expect(await page.locator('.scores > li').count()).toBe(5)
  await page.locator('.feedback .excerpt').first().click()
  await page.locator('.item-chosen').first().waitFor()
  const [excerpt] = await page.locator('.feedback[data-chosen="true"] .excerpt').allTextContents()
  expect((await page.locator('.item-chosen').allTextContents()).join('')).toBe(excerpt?.slice(1, -1))
})

it('tells of a second draft what was resolved', async () => {
  const second = SAMPLE_ESSAY.replace('தலைநகர் மதுரை', 'தலைநகர் சென்னை')
  await askForCritique(page, second)
  const resolved = page.locator('.change-resolved')
  await resolved.waitFor()
  expect(Number(await resolved.locator('b').textContent())).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'வரைவுகளை ஒப்பிடு' }).click()
  expect((await page.locator('.essay .comparison ins').allTextContents()).join(' ')).toContain('சென்னை')
})

it('prints a report on A4 that holds the essay, and none of the page around it', async () => {
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.report').isVisible()).toBe(true)
  expect(await page.locator('.report').textContent()).toContain('தமிழ் மொழி உலகின்')
  expect(await page.locator('.header, .essay-side').filter({ visible: true }).count()).toBe(0)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
})
