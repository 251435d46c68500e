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

const VIEWS = { write: 'எழுது', essay: 'கட்டுரை', tenant: 'நிறுவனம்' } as const

/** Goes to another view, and waits until its code is there. */
export async function openView(page: Page, view: keyof typeof VIEWS): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: VIEWS[view] }).click()
  await page.locator(`.${view}`).waitFor()
}

/** An essay with verified and conflicting statements, quotations and errors. */
export const SAMPLE_ESSAY = `தமிழின் பெருமை

தமிழ் மொழி உலகின் பழமையான மொழிகளில் ஒன்று. அது பல ஆயிரம் ஆண்டுகளாகப் பேசப்பட்டு வருகிறது. சங்க இலக்கியங்கள் தமிழரின் வாழ்வைக் காட்டுகின்றன.

திருவள்ளுவர் “அகர முதல எழுத்தெல்லாம் ஆதி பகவன் முதற்றே உலகு” என்று பாடினார். தமிழ்நாட்டின் தலைநகர் மதுரை ஆகும். இந்தியா 1947 ஆம் ஆண்டு விடுதலை பெற்றது.

அவன் நேற்று பள்ளிக்கு வந்தாள். மாணவர்கள் பாடத்தை படித்தார்கள். ஆகவே நாம் தமிழைக் காக்க வேண்டும்.

முடிவாக, தமிழ் நம் உயிர். அதை நாம் வளர்ப்போம்.`

/** Puts an essay into its view and has it critiqued. */
export async function askForCritique(page: Page, essay: string): Promise<void> {
  if (!(await page.locator('.essay').isVisible())) await openView(page, 'essay')
  await page.locator('.essay .cm-content').fill(essay)
  const answered = page.waitForResponse((response) => response.url().includes('/v1/essay-critique'))
  await page.locator('.essay .service-bar .button-primary').click()
  await answered
  await page.locator('.essay-side .card').first().waitFor()
}
