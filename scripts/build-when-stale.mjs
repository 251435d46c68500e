// Builds everything (`npm run build`) when a source file is newer than the last successful build.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, '.build-stamp')
const lock = join(root, '.build-lock')
const FOLDERS = ['packages', 'apps', 'bench']
/** Dependencies are part of the programs, too. */
const FILES = ['package-lock.json', 'scripts/bundle.mjs', 'scripts/pack-client.mjs', 'scripts/studio.mjs']
/** What `npm run build` runs, in order. */
const STEPS = [
  ['node_modules/typescript/bin/tsc', '-b'],
  ['scripts/language-data.mjs'],
  ['scripts/studio.mjs'],
  ['scripts/bundle.mjs'],
  ['scripts/pack-client.mjs'],
]

function newest(folder) {
  let time = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) time = Math.max(time, newest(path))
    else if (
      /\.(ts|tsx|css|html|svg|sql|tsv|txt)$|^(package|tsconfig.*)\.json$|\.schema\.json$/.test(entry.name)
    ) {
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

function isStale() {
  const built = builtAt()
  return (
    FILES.some((file) => statSync(join(root, file)).mtimeMs > built) ||
    FOLDERS.some((folder) => newest(join(root, folder)) > built)
  )
}

/** What `npm run build` does: builds in any case, one program at a time. */
export function buildAnyway() {
  oneAtATime(build)
}

/** Builds once; does nothing when nothing changed since. Build output goes to standard error. */
export function buildWhenStale() {
  try {
    if (isStale()) oneAtATime(() => isStale() && buildAfterChange())
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

function buildAfterChange() {
  process.stderr.write('Building (only after a change) …\n')
  build()
}

function build() {
  const started = new Date()
  for (const [program, ...args] of STEPS) {
    const options = { cwd: root, stdio: ['ignore', 2, 2] }
    const { status } = spawnSync(process.execPath, [join(root, program), ...args], options)
    if (status !== 0) throw new Error('The build failed')
  }
  writeFileSync(stamp, `${started.toISOString()}\n`)
}

/** Programs that start together, as in tests, wait for the first one's build. The lock of a program that has ended does not count. */
function oneAtATime(work) {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!holderIsAlive()) rmSync(lock, { force: true })
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    }
  }
  try {
    work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function holderIsAlive() {
  try {
    // Empty, hence 0 and alive, while the holder is about to write its number.
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code !== 'ESRCH' && error.code !== 'ENOENT'
  }
}
