import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Secret } from './secret.ts'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A master key and the name that its wrapped data keys carry. The name says nothing about the key. */
export interface MasterKey {
  id: string
  key: Buffer
}

/** One encrypted secret: its ciphertext, and its own data key wrapped by a master key. */
export interface Envelope {
  ciphertext: Buffer
  wrappedKey: Buffer
  masterKeyId: string
}

/**
 * Reads master keys from text: 32 bytes in base64 each, separated by commas or line ends. The first one encrypts;
 * the others only decrypt what an earlier key wrapped, until `semmai secrets rewrap` has run.
 */
export function readMasterKeys(text: Secret): readonly [MasterKey, ...MasterKey[]] {
  const keys = text
    .reveal()
    .split(/[,\s]+/)
    .filter((part) => part !== '')
    .map(readMasterKey)
  const [first, ...others] = keys
  if (!first) throw new Error('The master key of the secret store is empty')
  return [first, ...others]
}

function readMasterKey(text: string): MasterKey {
  const key = Buffer.from(text, 'base64')
  if (key.length !== KEY_BYTES) throw new Error('A master key must be 32 bytes in base64')
  return {
    id: createHash('sha256').update('semmai master key\n').update(key).digest('hex').slice(0, 16),
    key,
  }
}

/** Encrypts under a fresh data key. `context` names the place, so that an envelope cannot be moved elsewhere. */
export function seal(plain: string, master: MasterKey, context: string): Envelope {
  const dataKey = randomBytes(KEY_BYTES)
  return {
    ciphertext: encrypt(Buffer.from(plain, 'utf8'), dataKey, context),
    wrappedKey: encrypt(dataKey, master.key, context),
    masterKeyId: master.id,
  }
}

/** Throws when the key, the context or a single bit is not the one that sealed it. */
export function open(envelope: Envelope, master: MasterKey, context: string): string {
  const dataKey = decrypt(envelope.wrappedKey, master.key, context)
  return decrypt(envelope.ciphertext, dataKey, context).toString('utf8')
}

/** Wraps the data key anew; the ciphertext stays. */
export function rewrap(wrappedKey: Buffer, from: MasterKey, to: MasterKey, context: string): Buffer {
  return encrypt(decrypt(wrappedKey, from.key, context), to.key, context)
}

/** nonce, ciphertext, tag. */
function encrypt(plain: Buffer, key: Buffer, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context, 'utf8'))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function decrypt(sealed: Buffer, key: Buffer, context: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(sealed.length - TAG_BYTES)
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context, 'utf8'))
    .setAuthTag(tag)
  const body = sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES)
  return Buffer.concat([decipher.update(body), decipher.final()])
}
