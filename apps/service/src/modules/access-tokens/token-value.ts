import { createHmac, randomBytes } from 'node:crypto'
import type { Secret } from '../../secrets/secret.ts'

const PREFIX = 'smm_'
const BYTES = 32
const FORM = /^smm_[\w-]{43}$/

/** A new token: a prefix that scanners for leaked secrets can find, and 256 random bits in base64url. */
export function newTokenValue(random: (size: number) => Buffer = randomBytes): string {
  return PREFIX + random(BYTES).toString('base64url')
}

/** Whether this can be an access token at all; nothing is looked up for what cannot. */
export function isTokenValue(value: string): boolean {
  return FORM.test(value)
}

/** What is stored in place of the token: of no use without the deployment's key. */
export function tokenHash(value: string, key: Secret): Buffer {
  return createHmac('sha256', key.reveal()).update(`access token\n${value}`).digest()
}
