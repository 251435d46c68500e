// What the command, the client and the engine need on Windows and macOS, as far as it can be told from here.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const FOLDERS = ['apps/cli/src', 'packages/client/src', 'packages/tamil/src', 'packages/tamil-node/src']

interface Source {
  path: string
  text: string
}

const sources: Source[] = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/(?:^|[\\/])test[\\/]/.test(path),
    )
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), 'utf8') })),
)

/** Each breaks on a platform; the pattern is what a source must not have. */
const BREAKS: readonly { what: string; pattern: RegExp; seed: string }[] = [
  {
    what: 'a shell or another program',
    pattern: /from '(?:node:)?child_process'/,
    seed: "import { exec } from 'node:child_process'",
  },
  {
    what: 'the path of an address: on Windows it begins with a slash and keeps %20',
    pattern: /new URL\([^)]*\)\.pathname/,
    seed: "readFileSync(new URL('x', import.meta.url).pathname)",
  },
  {
    what: 'a path joined by a separator',
    pattern: /\b(?:dir|folder|root|path)\w* ?\+ ?'[\\/]|\$\{(?:dir|folder|root)\w*\}\//,
    seed: "readFileSync(folder + '/words.txt')",
  },
  {
    what: 'a folder that only Unix has',
    pattern: /['"`]\/(?:tmp|usr|etc|dev|proc|home)\b|process\.env\.HOME\b/,
    seed: "readFileSync('/dev/stdin')",
  },
]

function broken(files: readonly Source[], pattern: RegExp): string[] {
  return files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
}

describe('on Windows and macOS', () => {
  it.each(BREAKS)('nothing needs $what', ({ pattern, seed }) => {
    expect(sources.length).toBeGreaterThan(100)
    expect(broken(sources, pattern)).toEqual([])
    expect(broken([{ path: 'seed', text: seed }], pattern)).toEqual(['seed'])
  })

  it('no dependency of them is for some platforms only, except optional ones', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockedPackage>
    }
    const needed = neededBy(packages, [
      'apps/cli',
      'packages/client',
      'packages/tamil',
      'packages/tamil-node',
    ])
    expect(needed.size).toBeGreaterThan(30)
    const bound = (names: Iterable<string>) =>
      [...names].filter((name) => (packages[name]?.os ?? packages[name]?.cpu) !== undefined)
    expect(bound(needed)).toEqual([])
    const platformOnly = Object.keys(packages).find((name) => packages[name]?.os !== undefined) ?? ''
    expect(bound([...needed, platformOnly])).toEqual([platformOnly])
  })
})

interface LockedPackage {
  dependencies?: Record<string, string>
  os?: string[]
  cpu?: string[]
  link?: boolean
  resolved?: string
}

/** All that some workspaces need to run, as the lock file places it: the nearest folder upwards. */
function neededBy(packages: Record<string, LockedPackage>, workspaces: readonly string[]): Set<string> {
  const needed = new Set<string>()
  const queue = [...workspaces]
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    if (needed.has(at)) continue
    needed.add(at)
    const { dependencies = {}, link, resolved } = packages[at] ?? {}
    if (link && resolved) queue.push(resolved)
    for (const name of Object.keys(dependencies)) {
      const found = placesOf(at, name).find((place) => packages[place] !== undefined)
      if (found) queue.push(found)
    }
  }
  return needed
}

/** `a/node_modules/b` and `c` → `a/node_modules/b/node_modules/c`, `a/node_modules/c`, `node_modules/c`. */
function placesOf(from: string, name: string): string[] {
  const parts = from.split('/')
  return parts
    .map((_, length) => [...parts.slice(0, parts.length - length), 'node_modules', name].join('/'))
    .concat(`node_modules/${name}`)
}
