import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'

/** What a user of a tenant may be, for the development issuer: one user a role. */
const USERS: readonly { role: string; tamil: string; english: string }[] = [
  { role: '', tamil: 'எழுத்தாளர்', english: 'Writer: proofreads and has essays critiqued' },
  {
    role: 'tenant_admin',
    tamil: 'நிருவாகி',
    english: 'Administrator: sees and changes everything of the tenant',
  },
  { role: 'tenant_viewer', tamil: 'பார்வையாளர்', english: 'Viewer: sees the administration, changes nothing' },
]

const TENANT = /^[a-z0-9][a-z0-9-]{0,62}$/
const MAX_BODY_BYTES = 1024

export interface SignInPageOptions {
  provider: Provider
  /** Scope that users are granted for the API, and the API's resource indicator. */
  scope: string
  resource: string
}

/** The page of the development issuer on which a user is picked, with what that does. Under `/interaction/`. */
export function createSignInPage({ provider, scope, resource }: SignInPageOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { params } = await provider.interactionDetails(request, response)
    const hint = String(params.login_hint ?? '')
    if (request.method !== 'POST') {
      sendPage(response, 200, pageOf(TENANT.test(hint) ? hint : 'demo'))
      return
    }
    const accountId = new URLSearchParams(await readBody(request)).get('user') ?? ''
    if (!TENANT.test(accountId.split(' ')[0] ?? '')) {
      sendPage(response, 400, pageOf('demo'))
      return
    }
    const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
    grant.addOIDCScope('openid')
    grant.addResourceScope(resource, scope)
    const result = { login: { accountId }, consent: { grantId: await grant.save() } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) break
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function sendPage(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  })
  response.end(page)
}

/** `tenant` matches the pattern of tenants, so that it needs no escaping. */
function pageOf(tenant: string): string {
  const users = USERS.map(
    ({ role, tamil, english }) => `<button name="user" value="${`${tenant} ${role}`.trim()}">
<strong lang="ta">${tamil}</strong> <code>${role || 'no role'}</code><br><span>${english}</span></button>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sign in to ${tenant} (development)</title>
<style>
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 32rem; margin: 12vh auto; padding: 0 1.25rem }
button { font: inherit; text-align: start; width: 100%; margin: .5rem 0; padding: .75rem 1rem; border: 1px solid #8888;
  border-radius: .75rem; background: none; color: inherit; cursor: pointer }
button:hover, button:focus-visible { border-color: currentColor }
span, p { opacity: .8 }
</style>
</head>
<body>
<main>
<h1>Who signs in to <em>${tenant}</em>?</h1>
<p>This is the development issuer: no password. It runs on this machine only and never in production.</p>
<form method="post">
${users.join('\n')}
</form>
</main>
</body>
</html>
`
}
