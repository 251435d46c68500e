import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { importedPackages, mayImport } from './allowed-imports.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')

/** Folders that hold no code of the package itself: tests, and what learns the weights of the spelling model. */
const SKIPPED = ['dist', 'node_modules', 'test', 'training', 'migrations']

/** The source files of a folder, without its tests. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : sourcesIn(path)
    const isSource = /\.(ts|tsx|mjs)$/.test(entry.name) && !/\.test\.|\.d\.ts$/.test(entry.name)
    return isSource ? [readFileSync(join(root, path), 'utf8')] : []
  })
}

const packages = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
)
const table = mayImport(page)

describe('the column "May import" of ARCHITECTURE.md', () => {
  it('has a row for every package', () => {
    expect(packages.filter((folder) => !table.has(folder))).toEqual([])
  })

  it.each(packages)('names what %s imports of the other packages, and nothing else', (folder) => {
    const own = folder.split('/').at(-1)
    const imported = new Set(sourcesIn(folder).flatMap(importedPackages))
    expect([...imported].filter((name) => name !== own).sort()).toEqual(table.get(folder)?.toSorted())
  })
})

describe('the lists that are compared', () => {
  it('are read of a row: names in code spans; places inside a package are none', () => {
    const rows = mayImport('| `packages/a` | holds `x` | `contract`; `tamil` only in `providers/x` |\n')
    expect(rows).toEqual(new Map([['packages/a', ['contract', 'tamil']]]))
  })

  it.each([
    ["import { a } from '@semmai/tamil'", ['tamil']],
    ["export type { A } from '@semmai/tamil-node'", ['tamil-node']],
    ["const page = await import('@semmai/studio/harness')", ['studio']],
    ["require.resolve('@semmai/studio/index.html')", ['studio']],
    ["import { a } from '@semmai/tamil/internal.ts'\nimport 'node:fs'", ['tamil']],
    ['// `@semmai/tamil` is not imported here', []],
  ])('are found in %j', (source, names) => {
    expect(importedPackages(source)).toEqual(names)
  })
})
