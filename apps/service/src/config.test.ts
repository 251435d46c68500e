import { describe, expect, it } from 'vitest'
import { deploymentWarnings } from './config/deployment.ts'
import { SETTINGS } from './config/settings.ts'
import { ConfigError, readConfig } from './config.ts'

function mistakes(environment: Record<string, string>, args: string[] = []): readonly string[] {
  try {
    readConfig(environment, args)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes
    throw error
  }
}

describe('readConfig', () => {
  it('needs nothing outside production, and then listens on loopback only', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ host: '127.0.0.1', port: 8080, role: 'all', syncTimeoutMs: 8000 })
    expect(mistakes({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('loopback')])
  })

  it('reports every mistake at once, without any value', () => {
    const found = mistakes({ NODE_ENV: 'production', PORT: 'web', OPERATION_RETENTION: 'a week' }, [
      '--role',
      'boss',
    ])
    expect(found.join(' ')).toMatch(/PORT.*--role.*OPERATION_RETENTION.*DATABASE_URL.*FINGERPRINT_KEY/)
    expect(found.join('\n')).not.toContain('a week')
  })

  it('never runs the embedded set-up in production', () => {
    expect(mistakes({ NODE_ENV: 'production' })).toContainEqual(expect.stringContaining('DATABASE_URL'))
  })

  it('takes durations with a unit as milliseconds, and the role with a blank or =', () => {
    expect(readConfig({ OPERATION_RETENTION: '36h' }).operationRetentionMs).toBe(36 * 3600e3)
    expect(readConfig({ OPERATION_RETENTION: '0' }).operationRetentionMs).toBe(0)
    expect(readConfig({}, ['--role', 'worker']).role).toBe('worker')
    expect(readConfig({}, ['--role=api']).role).toBe('api')
  })

  it('takes addresses, networks and named ranges as trusted proxies, and nothing else', () => {
    const proxies = '10.0.0.0/8, 2001:db8::1,loopback'
    expect(readConfig({ TRUSTED_PROXIES: proxies }).trustedProxies).toHaveLength(3)
    for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0.1:80', '*']) {
      expect(mistakes({ TRUSTED_PROXIES: wrong })).toEqual([expect.stringContaining('TRUSTED_PROXIES')])
    }
  })

  it('reads every setting that it names, and no other', () => {
    const read = new Set<string>()
    readConfig(new Proxy({}, { get: (_, name) => void read.add(String(name)) }))
    expect([...read].sort()).toEqual(Object.keys(SETTINGS).sort())
  })

  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://semmai@db.example/semmai',
    FINGERPRINT_KEY: 'x',
    SECRET_MASTER_KEY: 'x',
  }

  it('refuses production without an operator, except for a worker, which asks for no token', () => {
    expect(mistakes(production)).toEqual([expect.stringContaining('OPERATOR_ISSUER')])
    expect(mistakes(production, ['--role', 'api'])).toHaveLength(1)
    expect(mistakes(production, ['--role', 'worker'])).toEqual([])
  })

  it('lets keys and texts travel to a model without encryption only where it is told to', () => {
    const model = (TEXTMODEL_BASE_URL: string, more = {}) =>
      mistakes({ TEXTMODEL_BASE_URL, TEXTMODEL_MODEL: 'm', ...more })
    expect(model('http://model.example/v1')).toEqual([expect.stringContaining('https')])
    expect(model('http://localhost.example/v1')).toHaveLength(1)
    expect(model('https://model.example/v1')).toEqual([])
    expect(model('http://127.0.0.1:9000/v1')).toEqual([])
    expect(model('http://model.example/v1', { TEXTMODEL_ALLOW_HTTP: 'on' })).toEqual([])
  })

  it('asks a migration for nothing but its two addresses', () => {
    const addresses = { DATABASE_URL: 'postgres://a@x/y', DATABASE_MIGRATION_URL: 'postgres://b@x/y' }
    expect(mistakes({ NODE_ENV: 'production', ...addresses }, ['--role', 'migrate'])).toEqual([])
    expect(mistakes({ NODE_ENV: 'production' }, ['--role', 'migrate'])).toEqual([
      expect.stringContaining('DATABASE_MIGRATION_URL'),
    ])
  })

  it('warns of what is allowed and should be known', () => {
    const warnings = (environment: Record<string, string>) =>
      deploymentWarnings(readConfig({ ...production, ...environment }, ['--role', 'worker'])).join(' ')
    const model = { TEXTMODEL_BASE_URL: 'https://model.example/v1', TEXTMODEL_MODEL: 'm' }
    expect(warnings({})).toContain('TEXTMODEL_BASE_URL')
    expect(warnings(model)).toBe('')
    const plain = { ...model, TEXTMODEL_BASE_URL: 'http://model.example/v1', TEXTMODEL_ALLOW_HTTP: 'on' }
    expect(warnings(plain)).toContain('without encryption')
    const api = deploymentWarnings(readConfig({ DATABASE_URL: 'postgres://a@x/y' }, ['--role', 'api']))
    expect(api).toEqual([expect.stringContaining('OPERATOR_ISSUER')])
  })
})
