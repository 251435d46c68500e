import type { SignInMetadata } from './sign-in-metadata.ts'

/** What the service tells the page; `apps/studio/src/page-settings.ts` reads it. */
export interface PageSettings {
  /** Null on the page that asks for the tenant. */
  tenant: string | null
  /** Null where the tenant has no sign-in, does not exist, or its issuer cannot be reached. */
  sign_in: (SignInMetadata & { client_id: string; audience: string }) | null
  /** The tenant has a sign-in, but its issuer gives no usable metadata at present. */
  issuer_unavailable: boolean
}

const SETTINGS = '<!-- settings -->'
/** What is seen before any script has come: the view of writing (`apps/studio/first-frame.ts`). */
const FIRST_FRAME = /<!-- first frame -->.*<!-- \/first frame -->/s

/**
 * The page with its settings as a block of data, which browsers do not run, and the nonce for the editor's style sheet.
 * @param template the built `index.html` of the studio
 */
export function fillPage(template: string, settings: PageSettings, nonce: string): string {
  const json = JSON.stringify({ ...settings, nonce }).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="page-settings">${json}</script>`
  const framed = settings.tenant === null ? template.replace(FIRST_FRAME, '') : template
  return framed.replace(SETTINGS, () => block)
}
