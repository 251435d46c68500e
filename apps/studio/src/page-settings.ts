/** What the service wrote into the page (`apps/service/src/studio/studio-page.ts`). */
export interface PageSettings {
  /** Null on the page that asks for the tenant. */
  tenant: string | null
  sign_in: {
    issuer: string
    authorization_endpoint: string
    token_endpoint: string
    end_session_endpoint: string | null
    id_token_signing_alg_values_supported: string[]
    authorization_response_iss_parameter_supported: boolean
    client_id: string
    audience: string
  } | null
  /** The tenant has a sign-in, but its issuer gives no usable metadata at present. */
  issuer_unavailable: boolean
  /** Allows the style sheet that the editor writes. */
  nonce: string
}

const ABSENT: PageSettings = { tenant: null, sign_in: null, issuer_unavailable: false, nonce: '' }

/** The settings of this page; those of a page without tenant where the service wrote none. */
export const pageSettings: PageSettings = read()

function read(): PageSettings {
  const block = document.getElementById('page-settings')?.textContent
  return block ? (JSON.parse(block) as PageSettings) : ABSENT
}
