import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('../src', import.meta.url))

/** What a folder (or a file at the top) may import of this program, besides itself. Imports go one way. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  config: ['secrets'],
  evidence: [],
  log: [],
  problem: [],
  secrets: ['database', 'problem'],
  database: ['problem'],
  providers: ['evidence', 'problem', 'secrets'],
  embedded: ['config', 'database', 'modules/identity', 'providers', 'secrets'],
  http: [
    'database',
    'modules/identity',
    'modules/tenants',
    'problem',
    'providers',
    'secrets',
    'modules/audit',
  ],
  'modules/identity': ['database', 'http', 'problem'],
  'modules/audit': ['database', 'http', 'modules/identity', 'problem'],
  'modules/tenants': [
    'database',
    'http',
    'modules/audit',
    'modules/identity',
    'problem',
    'secrets',
    'providers',
  ],
  'modules/settings': ['database', 'http', 'modules/audit', 'modules/identity', 'modules/tenants', 'problem'],
  'modules/integrations': [
    'database',
    'http',
    'modules/audit',
    'modules/identity',
    'modules/tenants',
    'problem',
  ],
  'modules/credentials': [
    ...[
      'database',
      'http',
      'modules/audit',
      'modules/identity',
      'modules/tenants',
      'problem',
      'providers',
      'secrets',
    ],
  ],
  'modules/operations': ['database', 'http', 'modules/audit', 'modules/identity', 'problem', 'providers'],
  'modules/proofreading': [
    'http',
    'modules/operations',
    'modules/tenants',
    'modules/credentials',
    'providers',
  ],
  'modules/critique': ['http', 'modules/operations', 'modules/tenants', 'modules/credentials', 'providers'],
  'modules/certification': [
    ...[
      'database',
      'http',
      'modules/audit',
      'modules/credentials',
      'modules/identity',
      'modules/integrations',
    ],
    ...[
      'modules/operations',
      'modules/proofreading',
      'modules/critique',
      'modules/tenants',
      'problem',
      'providers',
    ],
  ],
  'modules/usage': ['database', 'http'],
  server: ['http', 'modules/*', 'secrets'],
  wire: ['*'],
  'wire-providers': ['*'],
  main: ['config', 'embedded', 'log', 'wire'],
  index: ['config', 'embedded', 'log', 'providers', 'secrets', 'wire'],
  chaos: ['*'],
}

/** Only these may import the language engine. */
const ENGINE_USERS = ['providers/builtin', 'wire', 'chaos']

interface Import {
  file: string
  from: string
  to: string
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [path] : []
  })
}

/** `src/modules/operations/claims.ts` belongs to `modules/operations`, `src/main.ts` to `main`. */
function partOf(path: string): string {
  const [first = '', second = ''] = relative(SOURCE, path).replace(/\.ts$/, '').split('/')
  return first === 'modules' ? `modules/${second}` : first
}

function imports(): Import[] {
  return sources(SOURCE).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '([^']+)'/g)].map(([, to = '']) => ({
      file: relative(SOURCE, file),
      from: partOf(file),
      to: to.startsWith('.') ? partOf(join(dirname(file), to)) : to,
    })),
  )
}

describe('imports of the service', () => {
  it('flow as the table says', () => {
    const wrong = imports().filter(({ from, to }) => {
      if (to.startsWith('@') || /^[a-z0-9-]+(:|$)/.test(to) === false) return false
      const known = to in MAY_IMPORT || to.startsWith('modules/')
      if (!known || from === to) return false
      const allowed = MAY_IMPORT[from] ?? []
      return (
        !allowed.includes('*') &&
        !allowed.includes(to) &&
        !(to.startsWith('modules/') && allowed.includes('modules/*'))
      )
    })
    expect(wrong.map(({ file, to }) => `${file} may not import ${to}`)).toEqual([])
  })

  it('know every part: a new folder is a decision', () => {
    const parts = new Set(sources(SOURCE).map(partOf))
    expect([...parts].filter((part) => !(part in MAY_IMPORT))).toEqual([])
  })

  it('bring the language engine in at one place', () => {
    const users = imports().filter(({ to }) => to.startsWith('@semmai/tamil'))
    const wrong = users.filter(({ file }) => !ENGINE_USERS.some((user) => file.startsWith(user)))
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  it('read the environment in one file', () => {
    const readers = sources(SOURCE).filter((file) => /process\.env/.test(readFileSync(file, 'utf8')))
    // The programs hand it to `readConfig`; the launcher hands it on to Postgres.
    const allowed = ['embedded/token.ts', 'main.ts', 'embedded/postgres.ts']
    expect(readers.map((file) => relative(SOURCE, file)).filter((file) => !allowed.includes(file))).toEqual(
      [],
    )
  })
})
