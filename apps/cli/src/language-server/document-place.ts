import { dirname, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of a document, and the file's name where it has one; an unsaved document is taken to be in `otherwise`. */
export function placeOf(uri: string, otherwise: string): { folder: string; file: string } {
  if (!uri.startsWith('file:')) return { folder: otherwise, file: uri }
  try {
    const file = fileURLToPath(uri)
    return { folder: dirname(file), file }
  } catch {
    return { folder: otherwise, file: uri }
  }
}

/** The workspace folder that holds `folder`, the innermost of several; null where none does. */
export function workspaceOf(folder: string, workspaces: readonly string[]): string | null {
  const holding = workspaces.filter((one) => folder === one || folder.startsWith(withSeparator(one)))
  return holding.sort((a, b) => b.length - a.length)[0] ?? null
}

function withSeparator(folder: string): string {
  return /[\\/]$/.test(folder) ? folder : `${folder}${sep}`
}
