/** What a `Prefer` header (RFC 7240) asks for, of the preferences this service knows. */
export interface Preferences {
  respondAsync: boolean
  /** Seconds; null when absent or not a whole number. */
  waitSeconds: number | null
}

/**
 * Parses every `Prefer` header of a request: lists, any case, parameters, quoted values, several headers.
 * What is malformed or unknown is ignored, as the RFC asks; of a preference given twice the first counts.
 */
export function parsePrefer(header: string | readonly string[] | undefined): Preferences {
  const preferences: Preferences = { respondAsync: false, waitSeconds: null }
  if (header === undefined) return preferences
  const value = typeof header === 'string' ? header : (header ?? []).join(',')
  let waitSeen = false
  for (const element of splitOutsideQuotes(value, ',')) {
    const [first = ''] = splitOutsideQuotes(element, ';')
    const match = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+)\s*(?:=(.*))?$/s.exec(first.trim())
    const name = match?.[1]?.toLowerCase()
    if (name === 'respond-async') preferences.respondAsync = true
    if (name === 'wait' && !waitSeen) {
      waitSeen = true
      const seconds = unquote((match?.[2] ?? '').trim())
      if (/^\d{1,9}$/.test(seconds)) preferences.waitSeconds = Number(seconds)
    }
  }
  return preferences
}

function splitOutsideQuotes(value: string, separator: string): string[] {
  const parts: string[] = []
  let part = ''
  let quoted = false
  for (let i = 0; i < value.length; i++) {
    const character = value.charAt(i)
    if (quoted && character === '\\') {
      part += character + value.charAt(++i)
      continue
    }
    if (character === '"') quoted = !quoted
    if (character === separator && !quoted) {
      parts.push(part)
      part = ''
    } else part += character
  }
  parts.push(part)
  return parts
}

function unquote(value: string): string {
  return /^".*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value
}
