import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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

  it('reads durations and roles', () => {
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

  it('knows exactly the settings of .env.example', () => {
    const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8')
    const read = [...source.matchAll(/'([A-Z][A-Z0-9_]{3,})'/g)].map(([, name]) => name)
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
    const shown = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
    expect([...new Set(read)].sort()).toEqual(shown.sort())
  })
})
