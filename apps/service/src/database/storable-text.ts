/** NUL, and with the `u` flag surrogates where they are alone: Postgres takes neither in `text` or `jsonb`. */
const UNSTORABLE = /[\0\p{Surrogate}]/u
const EVERY_UNSTORABLE = new RegExp(UNSTORABLE, 'gu')

/** Index, in UTF-16 code units, of the first character that Postgres cannot store; -1 where there is none. */
export function indexOfUnstorable(text: string): number {
  return text.isWellFormed() && !text.includes('\0') ? -1 : text.search(UNSTORABLE)
}

/** The value with U+FFFD in place of every character that Postgres cannot store, in strings and member names. */
export function toStorable<Value>(value: Value): Value
export function toStorable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(EVERY_UNSTORABLE, '\ufffd')
  if (Array.isArray(value)) return value.map((item: unknown) => toStorable(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [toStorable(name), toStorable(member)]),
  )
}
