// One version for everything, that of package.json at the root. Run by `npm version` (see CONTRIBUTING, "Releases").
//   node scripts/set-version.mjs           writes it to every place that repeats it
//   node scripts/set-version.mjs --check   names the places that differ, exit code 1
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './lint/repository.mjs'

const FOLDERS = ['packages', 'apps']
const SINGLE = ['acceptance', 'bench']

function workspaces() {
  const inside = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  )
  return [...inside, ...SINGLE].filter((folder) => existsSync(join(root, folder, 'package.json')))
}

/**
 * The places that repeat the version: a pattern whose first group stands before it and whose second after it.
 * @returns {{ path: string, pattern: RegExp }[]}
 */
export function places() {
  return [
    ...workspaces().map((folder) => ({
      path: `${folder}/package.json`,
      pattern: /^(\{[^{]*?"version": ")[^"]+(")/,
    })),
    { path: 'packages/tamil/src/engine.ts', pattern: /(ENGINE_VERSION = ')[^']+(')/ },
    { path: 'README.md', pattern: /("model": "semmai-tamil-)[^"]+(")/ },
  ]
}

/**
 * `text` with the version in its place. Throws where the place is not there.
 * @param {string} text
 * @param {RegExp} pattern
 * @param {string} version
 */
export function withVersion(text, pattern, version) {
  if (!pattern.test(text)) throw new Error(`no version at ${pattern}`)
  return text.replace(pattern, `$1${version}$2`)
}

function main() {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const { path, pattern } of places()) {
    const text = readFileSync(join(root, path), 'utf8')
    const changed = withVersion(text, pattern, version)
    if (changed === text) continue
    if (process.argv.includes('--check')) {
      process.stderr.write(`${path} does not say ${version}: run \`node scripts/set-version.mjs\`\n`)
      process.exitCode = 1
    } else writeFileSync(join(root, path), changed)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
