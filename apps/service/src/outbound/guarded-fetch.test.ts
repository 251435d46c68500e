import { describe, expect, it } from 'vitest'
import { keyServer } from '../../test/key-server.ts'
import { guardedFetch, permittedUrl } from './guarded-fetch.ts'

const strict = { allowLoopback: false, privateHosts: [] }

describe('in production, an issuer', () => {
  it.each([
    'http://example.org/jwks',
    'ftp://example.org/jwks',
    'file:///etc/passwd',
    'https://user:pass@example.org/',
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::a00:1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'not a url',
  ])('cannot be at %s', (address) => {
    expect(() => permittedUrl(address, strict)).toThrow(/must|not|private/)
  })

  it('cannot be at a name that resolves to a private address', async () => {
    await expect(guardedFetch('https://localhost:1/', strict)).rejects.toThrow('private address')
  })

  it('can be at a private host that the operator has named', async () => {
    const named = { allowLoopback: false, privateHosts: ['localhost', '10.1.2.3'] }
    expect(permittedUrl('https://10.1.2.3/jwks', named).host).toBe('10.1.2.3')
    await expect(guardedFetch('https://localhost:1/', named)).rejects.toThrow('cannot be reached')
  })
})

it('reads a document from this machine in the embedded set-up', async () => {
  const server = await keyServer()
  const document = await guardedFetch(server.jwksUri, { allowLoopback: true, privateHosts: [] })
  expect(document).toHaveProperty('keys')
})
