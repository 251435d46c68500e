// knip as `npm run lint` calls it, on a small workspace: it must see what is unused.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { root } from './repository.mjs'

const KNIP = join(root, 'node_modules/knip/bin/knip.js')
const { $schema: _, workspaces: __, ...settings } = JSON.parse(readFileSync(join(root, 'knip.json'), 'utf8'))

const CLEAN = {
  'package.json': JSON.stringify({ name: 'root', private: true, workspaces: ['packages/*'] }),
  'knip.json': JSON.stringify({ ...settings, workspaces: { 'packages/*': { project: ['src/**/*.ts'] } } }),
  'packages/a/package.json': JSON.stringify({ name: 'a', exports: './src/index.ts' }),
  'packages/a/src/index.ts': "import { used } from './used.ts'\nexport default used\n",
  'packages/a/src/used.ts': 'export interface Shape { a: number }\nexport const used: Shape = { a: 1 }\n',
}

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function knip(seed: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'semmai-knip-'))
  folders.push(folder)
  for (const [path, text] of Object.entries({ ...CLEAN, ...seed })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { status, stdout } = spawnSync(process.execPath, [KNIP, '--directory', folder], { encoding: 'utf8' })
  return { status, stdout }
}

it('is silent where everything is used', () => {
  expect(knip({})).toEqual({ status: 0, stdout: '' })
})

it.each([
  [
    'export',
    { 'packages/a/src/used.ts': 'export const used = 1\nexport const unusedExport = 2\n' },
    'unusedExport',
  ],
  ['file', { 'packages/a/src/unused-file.ts': 'export const one = 1\n' }, 'unused-file.ts'],
  [
    'dependency',
    {
      'packages/a/package.json': JSON.stringify({
        name: 'a',
        exports: './src/index.ts',
        dependencies: { 'left-over': '1.0.0' },
      }),
    },
    'left-over',
  ],
  [
    '(undeclared) dependency',
    { 'packages/a/src/used.ts': "import 'not-declared'\nexport const used = 1\n" },
    'not-declared',
  ],
])('sees an unused %s', (_what, seed, name) => {
  const { status, stdout } = knip(seed)
  expect(status).toBe(1)
  expect(stdout).toContain(name)
})
