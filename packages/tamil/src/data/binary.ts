/**
 * The container of compiled data: a header, a table of sections, and the sections themselves, each a list of numbers
 * that is used where it stands. Everything is little-endian.
 *
 * ```
 * header (32 bytes)   u32 magic · u16 version · u16 sections · u32 length in bytes · u32 zero · 16 bytes of SHA-256
 * section (16 bytes)  u32 id · u32 bytes a number (1, 2, 4) · u32 offset · u32 length in bytes
 * sections            each begins at a multiple of 8
 * ```
 */

export const HEADER_BYTES = 32
export const SECTION_BYTES = 16
export const ALIGNMENT = 8
/** Where in the header the hash of all that follows stands. */
export const HASH_AT = 16
export const HASH_BYTES = 16

/** What a container is for. The magic number spells it in ASCII. */
export interface BinaryFormat {
  readonly magic: number
  /** Raised with every change of the layout or of what a section means. */
  readonly version: number
  /** What it is called in errors: `language data`. */
  readonly name: string
}

/** Language data that cannot be used, with the reason and the fix in its message. */
export class LanguageDataError extends Error {
  override readonly name = 'LanguageDataError'
}

/** An opened container. Asking for a section makes a view, never a copy. */
export class BinaryData {
  readonly #bytes: Uint8Array
  readonly #name: string
  readonly #sections = new Map<
    number,
    { readonly width: number; readonly offset: number; readonly length: number }
  >()

  /** @throws LanguageDataError when the bytes are not of this format and version. */
  constructor(bytes: Uint8Array, { magic, version, name }: BinaryFormat) {
    this.#name = name
    if (new Uint8Array(Uint16Array.of(1).buffer)[0] !== 1)
      throw new LanguageDataError(`The ${name} is little-endian; this processor is not.`)
    // Views of four-byte numbers need an even start, which a slice of a larger buffer may lack.
    this.#bytes = bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice()
    const view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.byteLength)
    if (bytes.length < HEADER_BYTES || view.getUint32(0, true) !== magic)
      throw new LanguageDataError(`These ${bytes.length} bytes are no ${name}. \`npm run build\` makes it.`)
    const found = view.getUint16(4, true)
    if (found !== version)
      throw new LanguageDataError(
        `The ${name} has version ${found}, and this engine reads version ${version}. \`npm run build\` makes it anew.`,
      )
    if (view.getUint32(8, true) !== bytes.length)
      throw new LanguageDataError(
        `The ${name} is cut short: ${bytes.length} of ${view.getUint32(8, true)} bytes. Load it again, or run \`npm run build\`.`,
      )
    for (let i = 0; i < view.getUint16(6, true); i++) {
      const at = HEADER_BYTES + i * SECTION_BYTES
      this.#sections.set(view.getUint32(at, true), {
        width: view.getUint32(at + 4, true),
        offset: view.getUint32(at + 8, true),
        length: view.getUint32(at + 12, true),
      })
    }
  }

  /** Whether there is such a section. */
  has(id: number): boolean {
    return this.#sections.has(id)
  }

  /** A section of bytes. */
  bytes(id: number): Uint8Array {
    const { start, length } = this.#find(id, 1)
    return new Uint8Array(this.#bytes.buffer, start, length)
  }

  /** A section of 32-bit numbers with a sign. */
  integers(id: number): Int32Array {
    const { start, length } = this.#find(id, 4)
    return new Int32Array(this.#bytes.buffer, start, length)
  }

  /** A section of 32-bit numbers without a sign. */
  naturals(id: number): Uint32Array {
    const { start, length } = this.#find(id, 4)
    return new Uint32Array(this.#bytes.buffer, start, length)
  }

  #find(id: number, width: number): { readonly start: number; readonly length: number } {
    const section = this.#sections.get(id)
    if (
      section === undefined ||
      section.width !== width ||
      section.offset + section.length > this.#bytes.length
    )
      throw new LanguageDataError(`The ${this.#name} lacks section ${id}. \`npm run build\` makes it anew.`)
    return { start: this.#bytes.byteOffset + section.offset, length: section.length / width }
  }
}
