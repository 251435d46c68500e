import ipaddr from 'ipaddr.js'
import { Secret } from '../secrets/secret.ts'
import { type ChoiceOf, type NameOf, SETTINGS, type Setting, type SettingName } from './settings.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Ranges that Fastify knows by name. */
const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal']
const DURATION_UNITS_MS: ReadonlyMap<string, number> = new Map(
  Object.entries({ s: 1e3, m: 60e3, h: 3600e3, d: 86400e3 }),
)

/** Reads settings one by one and remembers every mistake; an empty value counts as unset. */
export class Reader {
  readonly mistakes: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** Null where it is unset and has no default. */
  text(name: SettingName): string | null {
    const { fallback } = SETTINGS[name]
    return this.#environment[name] || (typeof fallback === 'string' ? fallback : null)
  }

  secret(name: SettingName): Secret | null {
    const value = this.text(name)
    return value === null ? null : new Secret(value)
  }

  /** `unset` is what holds where the default depends on other settings. */
  integer(name: NameOf<'integer'>, unset?: number): number {
    const { min, max, fallback } = described(name, 'integer')
    const value = this.text(name)
    if (value === null) return unset ?? fallback
    const number = Number(value)
    if (/^\d+$/.test(value) && number >= min && number <= max) return number
    this.mistakes.push(`${name} must be a whole number from ${min} to ${max}`)
    return fallback
  }

  choice<N extends NameOf<'choice'>>(name: N): ChoiceOf<N> {
    const { values, fallback } = described(name, 'choice')
    const value = this.text(name) ?? fallback
    if (!values.includes(value)) this.mistakes.push(`${name} must be one of ${values.join(', ')}`)
    return (values.includes(value) ? value : fallback) as ChoiceOf<N>
  }

  list(name: NameOf<'list' | 'networks'>): string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
  }

  /** Addresses, networks in CIDR notation, or names of address ranges. */
  networks(name: NameOf<'networks'>): string[] {
    const entries = this.list(name)
    for (const entry of entries) {
      if (ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry) || NETWORK_NAMES.includes(entry)) continue
      this.mistakes.push(
        `${name} must list addresses, networks such as 10.0.0.0/8, or ${NETWORK_NAMES.join(', ')}`,
      )
    }
    return entries
  }

  url(name: NameOf<'url'>): string | null {
    const { protocols } = described(name, 'url')
    const value = this.text(name)
    if (value === null) return null
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
    this.mistakes.push(
      `${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    )
    return value
  }

  /** An address that holds a password. */
  secretUrl(name: NameOf<'url'>): Secret | null {
    const value = this.url(name)
    return value === null ? null : new Secret(value)
  }

  /** A duration such as `7d`, `36h`, `10m`, `5s` or `0`, in milliseconds. */
  duration(name: NameOf<'duration'>): number {
    const { fallback } = described(name, 'duration')
    const value = this.text(name)
    if (value === null) return fallback
    const match = /^(\d{1,6})(s|m|h|d)$/.exec(value)
    if (match) return Number(match[1]) * (DURATION_UNITS_MS.get(match[2] ?? '') ?? 0)
    if (value === '0') return 0
    this.mistakes.push(`${name} must be a duration such as 7d, 36h, 10m, 5s or 0`)
    return fallback
  }
}

function described<K extends Setting['kind']>(name: SettingName, kind: K): Extract<Setting, { kind: K }> {
  const setting = SETTINGS[name]
  if (!isKind(setting, kind)) throw new TypeError(`${name} is not of the kind ${kind}`)
  return setting
}

function isKind<K extends Setting['kind']>(
  setting: Setting,
  kind: K,
): setting is Extract<Setting, { kind: K }> {
  return setting.kind === kind
}
