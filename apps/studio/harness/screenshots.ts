// Pictures of every view of the studio, of a service that runs: light and dark, on a desktop and a phone, empty, full
// and failing.   npm run screenshots -- ORIGIN FOLDER
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { openBrowser } from './chromium.ts'
import { askForCritique, openStudio, openView, paste, SAMPLE_ESSAY, signIn } from './studio-page.ts'

const SCREENS = [
  { name: 'light-desktop', width: 1280, height: 800, dark: false },
  { name: 'dark-desktop', width: 1280, height: 800, dark: true },
  { name: 'light-phone', width: 390, height: 844, dark: false },
  { name: 'dark-phone', width: 390, height: 844, dark: true },
] as const

const TEXT = `அவன் நேற்று பள்ளிக்கு வந்தாள். மாணவர்கள் பாடத்தை படித்தார்கள். ஆசிரியர் நல்ல அறிவுரைகளைக் கூறினான்.

இன்றைய காலகட்டத்தில் மாணவர்கள் நூலகத்திற்கு செல்வது குறைந்து வருகிறது. கைப்பேசியில் படிப்பதே போதும் என்று பலர் நினைக்கின்றனர்.`

async function main([origin = 'http://localhost:8080', folder = 'screenshots']: string[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const { name, ...screen } of SCREENS) {
    const browser = await openBrowser(screen)
    const save = async (page: Page, view: string) => {
      await page.waitForTimeout(300)
      await page.screenshot({ path: join(folder, `${view}-${name}.png`) })
    }
    const page = await openStudio(browser.context, origin)
    await picturesOfWriting(page, save)
    await picturesOfEssay(page, save)
    if (name === 'light-desktop')
      writeFileSync(join(folder, 'report.pdf'), await page.pdf({ preferCSSPageSize: true }))
    await picturesOfTenant(page, save)
    await page.goto(`${origin}/t/nobody`)
    await save(page, 'unknown-tenant')
    await browser.close()
  }
}

type Save = (page: Page, view: string) => Promise<void>

async function picturesOfWriting(page: Page, save: Save): Promise<void> {
  await page.getByText('எழுதத் தொடங்கினால்').waitFor()
  await save(page, 'write-empty')
  await paste(page, TEXT)
  await page.locator('.issue-mark').first().waitFor()
  await save(page, 'write-full')
  await page.locator('.issue-mark').first().click()
  await save(page, 'write-card')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'ஏன்?' }).first().click()
  await page.getByRole('dialog').locator('dd').first().waitFor()
  await save(page, 'write-why')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'அனைத்தையும் ஏற்க' }).click()
  await page.getByRole('button', { name: 'மூலமும் திருத்தமும்' }).click()
  await save(page, 'write-compare')
  await page.getByRole('button', { name: 'மூலமும் திருத்தமும்' }).click()
}

async function picturesOfEssay(page: Page, save: Save): Promise<void> {
  await openView(page, 'essay')
  await save(page, 'essay-signed-out')
  await signIn(page, 'tenant_admin')
  await save(page, 'essay-empty')
  await page.route('**/v1/essay-critique', (route) => route.abort())
  await page.locator('.essay .cm-content').fill('தமிழ்.')
  await page.locator('.essay .service-bar .button-primary').click()
  await page.getByRole('alert').waitFor()
  await save(page, 'essay-error')
  await page.unroute('**/v1/essay-critique')
  await askForCritique(page, SAMPLE_ESSAY)
  await save(page, 'essay-full')
  await page.locator('.essay-side .item-facts').scrollIntoViewIfNeeded()
  await save(page, 'essay-facts')
}

async function picturesOfTenant(page: Page, save: Save): Promise<void> {
  await openView(page, 'tenant')
  await page.locator('.state-live').waitFor()
  await page.getByRole('table').last().waitFor()
  await save(page, 'tenant-full')
  await page.locator('.card').last().scrollIntoViewIfNeeded()
  await save(page, 'tenant-audit')
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
