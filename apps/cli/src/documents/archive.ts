import { unzipSync } from 'fflate'
import { DocumentError } from './document-error.ts'

/** No part of a document that people write comes near it; more is a bomb. */
const MAX_PART_BYTES = 64 * 1024 * 1024

/**
 * Unpacks some parts of a ZIP archive as texts in UTF-8, by name; those that are not there are left out. A part can never
 * take more memory than its entry says, and an entry that says too much is refused before it is unpacked.
 * @throws {DocumentError} where it is no such archive, a part is too large, or is no UTF-8
 */
export function readParts(archive: Uint8Array, names: readonly string[]): Map<string, string> {
  let files: Record<string, Uint8Array>
  try {
    files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (!names.includes(name)) return false
        if (originalSize > MAX_PART_BYTES) throw new DocumentError(`${name} in it is too large`)
        return true
      },
    })
  } catch (error) {
    if (error instanceof DocumentError) throw error
    throw new DocumentError('not a document of this kind, damaged, or protected by a password')
  }
  return new Map(Object.entries(files).map(([name, bytes]) => [name, decode(name, bytes)]))
}

function decode(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new DocumentError(`${name} in it is not UTF-8, damaged, or protected by a password`)
  }
}
