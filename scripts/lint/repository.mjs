import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The files that a check reads. Paths are relative to the root, with `/`.
 * @typedef {{ files: string[], read: (path: string) => string }} Repository
 */

/**
 * What a check found: `line` counts from 1.
 * @typedef {{ path: string, line: number, detail: string }} Finding
 */

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * Every file that git tracks or would track.
 * @returns {Repository}
 */
export function workingTree(folder = root) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = listed.split('\0').filter((path) => path !== '' && existsSync(join(folder, path)))
  return { files, read: (path) => readFileSync(join(folder, path), 'utf8') }
}

/**
 * @param {string} text
 * @param {number} index
 */
export function lineAt(text, index) {
  return text.slice(0, index).split('\n').length
}

/**
 * Prints findings as `path:line  detail`, and makes the process fail where there are any.
 * @param {Finding[]} findings
 */
export function report(findings) {
  for (const { path, line, detail } of findings) process.stderr.write(`${path}:${line}  ${detail}\n`)
  if (findings.length > 0) process.exitCode = 1
}
