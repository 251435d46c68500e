import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, expect, inject, it } from 'vitest'
import { openBrowser } from '../harness/chromium.ts'
import { askForCritique, openStudio, openView, paste, SAMPLE_ESSAY, signIn } from '../harness/studio-page.ts'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

let browser: { context: BrowserContext; close(): Promise<void> }
afterEach(() => browser.close())

/** What axe finds to be serious or critical: rule, and the element. */
async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    )
}

it.each([
  ['light, desktop', { dark: false, width: 1280, height: 800 }],
  ['dark, phone', { dark: true, width: 390, height: 844 }],
])('axe finds nothing serious in any view (%s)', async (_what, options) => {
  browser = await openBrowser(options)
  const origin = inject('studioOrigin')
  const page = await openStudio(browser.context, origin)
  expect(await seriousFindings(page)).toEqual([])
  await paste(page, 'அவன் நேற்று பள்ளிக்கு வந்தாள். மாணவர்கள் பாடத்தை படித்தார்கள்.')
  await page.locator('.issue-mark').first().waitFor()
  await page.locator('.issue-mark').first().click()
  await page.locator('.cm-tooltip').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'ஏன்?' }).first().click()
  await page.getByRole('dialog').getByText('grammar/agreement-gender').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await signIn(page, 'tenant_admin')
  await askForCritique(page, SAMPLE_ESSAY)
  expect(await seriousFindings(page)).toEqual([])
  await openView(page, 'tenant')
  await page.locator('.state-live').waitFor()
  await page.locator('.loading').first().waitFor({ state: 'detached' })
  expect(await seriousFindings(page)).toEqual([])
  await page.goto(`${origin}/t/nobody`)
  await page.getByText('உள்நுழைவு அமைக்கப்படவில்லை').waitFor()
  expect(await seriousFindings(page)).toEqual([])
})

it('notices what is inaccessible', async () => {
  browser = await openBrowser()
  const page = await openStudio(browser.context, inject('studioOrigin'))
  await page.evaluate(() => document.body.append(document.createElement('button')))
  expect((await seriousFindings(page)).join()).toContain('button-name')
})
