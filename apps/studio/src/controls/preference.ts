import { storage } from './storage.ts'

const PREFIX = 'semmai.'

/** A choice about the surface that this browser remembers; never a text or a token. */
export function preference<const V extends string>(name: string, values: readonly V[], fallback: V): V {
  const stored = storage()?.getItem(PREFIX + name)
  return values.find((value) => value === stored) ?? fallback
}

/** For `preference` to read at the next visit. Without effect where the browser forbids storage. */
export function rememberPreference(name: string, value: string): void {
  storage()?.setItem(PREFIX + name, value)
}
