import type { FastifyRequest } from 'fastify'
import type { Fields } from './form-fields.ts'

/** Fields that clients send a key in, whatever name they send with it; `api_key` is Gramma's. */
export const KEY_FIELDS = ['apiKey', 'api_key', 'tokenV2', 'password'] as const

/** The access token of a request: a header's, or that of a field; null where there is none. */
export function accessTokenOf({ headers }: FastifyRequest, fields: Fields): string | null {
  const { authorization = '' } = headers
  const [, scheme = '', value = ''] = /^(Bearer|Basic) +(\S+) *$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme !== '') return passwordOf(value)
  return KEY_FIELDS.map((field) => fields.get(field)).find(Boolean) ?? null
}

/** Clients that take a user and a password in their address send both so; any user will do. */
function passwordOf(basic: string): string {
  const pair = Buffer.from(basic, 'base64').toString('utf8')
  return pair.slice(pair.indexOf(':') + 1)
}
