import type { BrowserContext, Page } from 'playwright-core'

export type User = 'writer' | 'tenant_admin' | 'tenant_viewer'

/** The words on the page that programs find controls by. The surface is in Tamil unless it is switched. */
const WORDS = {
  signIn: 'உள்நுழை',
  signOut: 'வெளியேறு',
  editor: 'உங்கள் உரை',
  users: { writer: 'no role', tenant_admin: 'tenant_admin', tenant_viewer: 'tenant_viewer' },
} as const

/** Opens a tenant's studio in a new tab, and fails the caller's test on any error of the page. */
export async function openStudio(context: BrowserContext, origin: string, tenant = 'demo'): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await page.goto(`${origin}/t/${tenant}`)
  return page
}

/** Signs in at the development issuer as its user with this role. */
export async function signIn(page: Page, user: User): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: WORDS.signIn }).click()
  await page.getByRole('button', { name: WORDS.users[user] }).click()
  await page.getByRole('button', { name: WORDS.signOut }).waitFor()
}

/** Pastes a text as a user does, in place of what the editor holds. */
export async function paste(page: Page, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: WORDS.editor })
  await editor.click()
  await page.keyboard.press('ControlOrMeta+A')
  await editor.evaluate((element, pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)
}

/** The text in the editor: a line an element. */
export function textIn(page: Page): Promise<string> {
  return page
    .locator('.write .cm-line')
    .allTextContents()
    .then((lines) => lines.join('\n'))
}
