import { isAbsolute, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { STANDARD_INPUT } from './text-file.ts'

/** A file inside the current folder as a path from there, with `/` on every system; others absolute. */
export function relativePath(file: string): string {
  if (file === STANDARD_INPUT) return 'stdin'
  const path = relative(process.cwd(), resolve(file))
  const outside = path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)
  return (outside ? resolve(file) : path).replaceAll(sep, '/')
}

/** The same as a URI reference: a relative one, or one with the `file` scheme. */
export function fileReference(file: string): string {
  const path = relativePath(file)
  if (isAbsolute(path)) return pathToFileURL(path).href
  return path.split('/').map(encodeURIComponent).join('/')
}
