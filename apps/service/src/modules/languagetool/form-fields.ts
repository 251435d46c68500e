import { isAscii } from 'node:buffer'
import { ProtocolError } from './protocol-error.ts'

/** The fields of a request by name; of a name that comes twice the last. */
export type Fields = ReadonlyMap<string, string>

const [AMPERSAND, EQUALS, PERCENT, PLUS, SPACE] = [0x26, 0x3d, 0x25, 0x2b, 0x20]
/** What the one client sends that does not encode its body (LibreOffice 7): anything else belongs to the text. */
const FIELDS_OF_RAW_BODIES = ['text', 'language', 'username', 'apiKey']
/** More parts than any client sends; an `&` in a text that is not encoded makes one, too. */
const MAX_PARTS = 10_000
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Reads a form, whatever its content type says. Percent-encoded bodies and raw UTF-8 are both taken; a `+` is a blank
 * in either, and a `%` that encodes nothing stands for itself. In a body that holds raw letters beyond ASCII, an `&`
 * that begins no known field belongs to the value before it. Throws `ProtocolError` for bytes that are
 * not UTF-8.
 */
export function parseForm(body: Buffer): Fields {
  const isRaw = !isAscii(body)
  const fields = new Map<string, string>()
  let field: { name: string; start: number; end: number } | null = null
  const keep = () => {
    if (field !== null) fields.set(field.name, decode(body.subarray(field.start, field.end)))
  }
  let parts = 0
  for (let start = 0; start <= body.length; ) {
    if (++parts > MAX_PARTS) throw new ProtocolError(400, `A request has at most ${MAX_PARTS} parameters.`)
    const next = body.indexOf(AMPERSAND, start)
    const end = next < 0 ? body.length : next
    const equals = body.subarray(start, end).indexOf(EQUALS)
    const nameEnd = equals < 0 ? end : start + equals
    const name = decode(body.subarray(start, nameEnd))
    if (isRaw && field !== null && !(equals >= 0 && FIELDS_OF_RAW_BODIES.includes(name))) {
      field.end = end
    } else if (name !== '') {
      keep()
      field = { name, start: Math.min(nameEnd + 1, end), end }
    }
    start = end + 1
  }
  keep()
  return fields
}

/** The fields of a query string, as it stands in the URL. */
export function parseQuery(url: string): Fields {
  const at = url.indexOf('?')
  return at < 0 ? new Map() : parseForm(Buffer.from(url.slice(at + 1), 'utf8'))
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(unescaped(bytes))
  } catch {
    throw new ProtocolError(400, 'The request is not valid UTF-8.')
  }
}

/** The bytes that a percent-encoded value stands for. */
function unescaped(bytes: Buffer): Uint8Array {
  if (!bytes.includes(PERCENT) && !bytes.includes(PLUS)) return bytes
  const out = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0
    const high = byte === PERCENT ? hexDigit(bytes[i + 1]) : -1
    const low = high < 0 ? -1 : hexDigit(bytes[i + 2])
    if (low >= 0) {
      out[length++] = high * 16 + low
      i += 2
    } else out[length++] = byte === PLUS ? SPACE : byte
  }
  return out.subarray(0, length)
}

/** The value of a hexadecimal digit; -1 for any other byte. */
function hexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}
