import { describe, expect, it } from 'vitest'
import { securityPolicy } from './security-policy.ts'
import { afterSignIn } from './serve-studio.ts'
import { readMetadata } from './sign-in-metadata.ts'
import { fillPage } from './studio-page.ts'

const ISSUER = 'https://id.example'
const DOCUMENT = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/auth`,
  token_endpoint: 'https://token.example/token',
}

describe('the metadata of an issuer', () => {
  it('is taken from a complete document of that very issuer', () => {
    expect(readMetadata(ISSUER, DOCUMENT)).toMatchObject({ token_endpoint: 'https://token.example/token' })
  })

  it.each([
    ['of another issuer', { ...DOCUMENT, issuer: 'https://other.example' }],
    ['without a token endpoint', { ...DOCUMENT, token_endpoint: undefined }],
    ['whose endpoint would run as a script', { ...DOCUMENT, authorization_endpoint: 'javascript:alert(1)' }],
    ['that is not an object', 'no'],
  ])('is refused from a document %s', (_what, document) => {
    expect(readMetadata(ISSUER, document)).toBeNull()
  })
})

describe('the page', () => {
  const settings = { tenant: 'demo', sign_in: null, issuer_unavailable: false }

  it('holds its settings as data that cannot end the element they stand in', () => {
    const page = fillPage('<head><!-- settings --></head>', { ...settings, tenant: '</script><b>$&' }, 'n')
    expect(page.match(/<\/script>/g)).toHaveLength(1)
    expect(page).toContain('$&')
  })

  it('shows the view of writing before any script only where there is a tenant', () => {
    const template = '<!-- settings --><!-- first frame --><p>எழுது</p>\n<!-- /first frame -->'
    const settings = { tenant: 'demo', sign_in: null, issuer_unavailable: false }
    expect(fillPage(template, settings, 'n')).toContain('எழுது')
    expect(fillPage(template, { ...settings, tenant: null }, 'n')).not.toContain('எழுது')
  })

  it('may connect to the service and to the named origins, and to nothing else', () => {
    const policy = securityPolicy(['https://token.example'], 'n')
    expect(policy).toContain("connect-src 'self' https://token.example;")
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
  })
})

describe('the return from an issuer', () => {
  it('leads to the tenant that the state begins with, with the answer and nothing else', () => {
    expect(afterSignIn({ code: 'c', state: 'school-1.abc', x: 'y' })).toBe(
      '/t/school-1?code=c&state=school-1.abc',
    )
  })

  it.each([undefined, '', '.abc', '//evil.example', '../x.y', 'Demo.x'])(
    'leads to the front page for %s',
    (state) => {
      expect(afterSignIn({ code: 'c', state })).toBe('/')
    },
  )
})
