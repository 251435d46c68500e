// Builds the studio (apps/studio) for the browser into apps/studio/dist/web, and compresses its files once, so that the
// service only hands them out. Does nothing where it was built from the very same inputs, told by their contents.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { root } from './lint/repository.mjs'

const studio = join(root, 'apps', 'studio')
const output = join(studio, 'dist', 'web')
const stamp = join(studio, 'dist', 'web.inputs')
/** What the page is made from, besides the packages that the lock file names. */
const SOURCES = ['apps/studio/src', 'packages/client/src', 'packages/contract/src', 'packages/tamil/src']
const FILES = [
  'apps/studio/first-frame.ts',
  'apps/studio/index.html',
  'apps/studio/rules-in-browser.ts',
  'apps/studio/vite.config.ts',
  'package-lock.json',
  'packages/tamil/dist/tamil.bin.inputs',
  'scripts/studio.mjs',
]
const COMPRESSIBLE = /\.(?:js|css|svg|bin|html)$/
/** The best brotli takes half a minute for the language data and gains little there. */
const BROTLI_QUALITY = { large: 9, small: 11 }
/** Bytes from which a file is large. */
const LARGE = 1_000_000

/** Builds the studio unless it is there, made from the same inputs. */
export async function buildStudio() {
  const inputs = hashOfInputs()
  if (existsSync(join(output, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs)
    return
  process.stderr.write('Building the studio …\n')
  rmSync(stamp, { force: true })
  await build({ root: studio, logLevel: 'warn' })
  await Promise.all(filesBelow(join(output, 'assets')).map(compress))
  writeFileSync(stamp, inputs)
}

function hashOfInputs() {
  const hash = createHash('sha256')
  for (const name of [...FILES, ...SOURCES.flatMap(sourcesIn)]) {
    hash.update(`\0${name}\0`).update(readFileSync(join(root, name)))
  }
  return hash.digest('hex')
}

function sourcesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|css|svg)$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => `${folder}/${name}`)
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => COMPRESSIBLE.test(path) && statSync(path).isFile())
}

async function compress(path) {
  const bytes = readFileSync(path)
  const quality = bytes.length < LARGE ? BROTLI_QUALITY.small : BROTLI_QUALITY.large
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 22 }
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
  writeFileSync(`${path}.gz`, await promisify(gzip)(bytes))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildStudio()
