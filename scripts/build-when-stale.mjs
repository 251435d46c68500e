// Builds the workspaces with `tsc -b` when a source file is newer than the last successful build.
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, '.build-stamp')
const SOURCES = ['packages', 'apps', 'bench']

function newest(folder) {
  let time = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) time = Math.max(time, newest(path))
    else if (/\.(ts|tsx|sql)$|^(package|tsconfig.*)\.json$/.test(entry.name)) {
      time = Math.max(time, statSync(path).mtimeMs)
    }
  }
  return time
}

function builtAt() {
  try {
    return statSync(stamp).mtimeMs
  } catch {
    return 0
  }
}

/** Compiles everything once; does nothing when nothing changed since. Build output goes to standard error. */
export function buildWhenStale() {
  const built = builtAt()
  if (built > 0 && SOURCES.every((folder) => newest(join(root, folder)) <= built)) return
  process.stderr.write('Building …\n')
  const started = new Date()
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-b'], { cwd: root, stdio: ['ignore', 2, 2] })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, `${started.toISOString()}\n`)
}
