import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  forbiddenEngineImports,
  forbiddenEnvironmentReads,
  forbiddenImports,
  partOf,
  type SourceFile,
} from './import-rules.ts'

const SOURCE = fileURLToPath(new URL('../src', import.meta.url))

/** What every module with routes and rows may import. */
const MODULE_BASE = ['database', 'http', 'member-of', 'new-id', 'problem']
/** What a module needs to change something in a caller's name. */
const CHANGES = [...MODULE_BASE, 'modules/audit', 'modules/identity']

/** What a folder (or a file at the top) may import of this program, besides itself. Imports go one way. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  config: ['secrets'],
  evidence: [],
  'has-code': [],
  'is-record': [],
  log: [],
  'member-of': [],
  'new-id': [],
  outbound: [],
  problem: [],
  version: [],
  observability: ['database', 'providers', 'secrets'],
  unreachable: [],
  secrets: ['database', 'member-of', 'new-id', 'problem'],
  database: ['has-code', 'problem'],
  providers: ['evidence', 'is-record', 'member-of', 'problem', 'secrets'],
  embedded: ['config', 'database', 'has-code', 'is-record', 'modules/identity', 'providers', 'secrets'],
  http: [
    'database',
    'observability',
    'modules/audit',
    'modules/identity',
    'modules/tenants',
    'new-id',
    'problem',
    'secrets',
  ],
  'modules/identity': [...MODULE_BASE, 'is-record', 'outbound'],
  'modules/audit': [...MODULE_BASE, 'modules/identity'],
  'modules/tenants': [...CHANGES, 'outbound', 'providers', 'secrets'],
  'modules/settings': [...CHANGES, 'modules/tenants'],
  'modules/integrations': [...CHANGES, 'modules/tenants'],
  'modules/credentials': [...CHANGES, 'modules/tenants', 'providers', 'secrets', 'unreachable'],
  // What an operation is, how it is stored, carried out and accepted: each folder imports only those before it.
  'modules/operations/definitions': ['database', 'http', 'modules/identity', 'providers'],
  'modules/operations/storing': [
    'database',
    'http',
    'modules/identity',
    'modules/operations/definitions',
    'observability',
    'problem',
    'providers',
  ],
  'modules/operations/working': [
    'database',
    'http',
    'modules/operations/definitions',
    'modules/operations/storing',
    'modules/tenants',
    'observability',
    'problem',
    'providers',
  ],
  'modules/operations/accepting': [
    'database',
    'http',
    'modules/identity',
    'modules/operations/definitions',
    'modules/operations/storing',
    'modules/operations/working',
    'new-id',
    'problem',
  ],
  'modules/operations': [
    ...CHANGES,
    'modules/operations/accepting',
    'modules/operations/definitions',
    'modules/operations/storing',
    'modules/operations/working',
  ],
  'modules/proofreading': ['http', 'modules/operations', 'modules/tenants'],
  'modules/critique': ['http', 'is-record', 'modules/operations', 'modules/tenants', 'problem', 'providers'],
  'modules/certification': [
    ...CHANGES,
    'is-record',
    'modules/credentials',
    'modules/critique',
    'modules/integrations',
    'modules/operations',
    'modules/proofreading',
    'modules/tenants',
  ],
  'modules/personal-words': ['database', 'modules/tenants', 'problem'],
  'modules/languagetool': [
    'http',
    'is-record',
    'modules/access-tokens',
    'modules/audit',
    'modules/identity',
    'modules/personal-words',
    'modules/tenants',
    'problem',
    'providers',
  ],
  'modules/me': ['http', 'modules/identity', 'modules/personal-words', 'modules/tenants', 'problem'],
  'modules/principals': [
    'database',
    'http',
    'modules/access-tokens',
    'modules/audit',
    'modules/identity',
    'modules/operations',
    'modules/personal-words',
  ],
  'modules/webhooks': [...CHANGES, 'outbound', 'secrets'],
  'modules/access-tokens': [...CHANGES, 'modules/tenants', 'secrets'],
  'modules/usage': ['database', 'http'],
  studio: ['database', 'is-record', 'modules/identity', 'outbound'],
  server: ['http', 'modules/*', 'new-id', 'observability', 'secrets', 'studio'],
  wire: ['*'],
  'wire-api': ['*'],
  'wire-background': ['*'],
  'wire-operations': ['*'],
  'wire-providers': ['*'],
  main: [
    'config',
    'database',
    'embedded',
    'heap-growth',
    'log',
    'observability',
    'shutdown',
    'version',
    'wire',
  ],
  shutdown: [],
  'heap-growth': [],
  index: ['config', 'embedded', 'log', 'providers', 'secrets', 'wire'],
  chaos: ['*'],
}

/** Only these may import the language engine. */
const ENGINE_USERS = ['providers/builtin/', 'wire', 'chaos/']

/** The programs hand the environment to `readConfig`; the launcher hands it on to Postgres. */
const ENVIRONMENT_READERS = ['embedded/token.ts', 'main.ts', 'embedded/postgres.ts']

/** Small logic that had been written in several files, each a little otherwise. */
const WRITTEN_ONCE: readonly [what: string, pattern: RegExp, file: string][] = [
  ['how ids are made', /\bv7\b.*from 'uuid'/, 'new-id.ts'],
  ['which refusals of a request are denials', /\bdenials\.record\(cause\b/, 'http/record-denial.ts'],
  ['the refusal of a token without a tenant', /The tenant of the token/, 'modules/tenants/tenant-policy.ts'],
  ['when a client has hung up', /writableFinished/, 'http/hang-up.ts'],
  ['a member of parsed JSON', /as Record<string, unknown>\)\[|Reflect\.get\(/, 'member-of.ts'],
]

function sources(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    if (!entry.name.endsWith('.ts') || entry.name.endsWith('.test.ts')) return []
    return [{ path: relative(SOURCE, path).replaceAll(sep, '/'), text: readFileSync(path, 'utf8') }]
  })
}

const FILES = sources(SOURCE)

describe('imports of the service', () => {
  it('flow as the table says, and a new folder is a line in it', () => {
    expect(forbiddenImports(FILES, { mayImport: MAY_IMPORT })).toEqual([])
  })

  it('have no line in the table that allows nothing', () => {
    const parts = new Set(FILES.map(({ path }) => partOf(path, MAY_IMPORT)))
    const named = Object.entries(MAY_IMPORT).flatMap(([part, allowed]) => [part, ...allowed])
    expect(named.filter((part) => !part.includes('*') && !parts.has(part))).toEqual([])
  })

  it('bring the language engine in at one place', () => {
    expect(forbiddenEngineImports(FILES, { engineUsers: ENGINE_USERS })).toEqual([])
  })

  it.each(WRITTEN_ONCE)('leave %s to one file', (_what, pattern, file) => {
    expect(FILES.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([file])
  })

  it('read the environment in one file', () => {
    expect(forbiddenEnvironmentReads(FILES, ENVIRONMENT_READERS)).toEqual([])
  })
})

describe('the gate of the imports', () => {
  const seeded = (path: string, text: string) => [...FILES, { path, text }]
  const forbidden = (path: string, text: string) =>
    forbiddenImports(seeded(path, text), { mayImport: MAY_IMPORT })

  it.each([
    [
      'a module, from the database',
      'database/seed.ts',
      "import { listUsage } from '../modules/usage/repository.ts'",
      'modules/usage',
    ],
    [
      'a module that itself imports this one',
      'modules/operations/seed.ts',
      "import { certificationJob } from '../certification/certification-job.ts'",
      'modules/certification',
    ],
    [
      'a type of a module',
      'secrets/seed.ts',
      "import type { Tenants } from '../modules/tenants/service.ts'",
      'modules/tenants',
    ],
    [
      'a folder, re-exported',
      'modules/usage/seed.ts',
      "export { Secret } from '../../secrets/secret.ts'",
      'secrets',
    ],
    [
      'a folder below another',
      'problem.ts',
      "import { createBuiltinProvider } from './providers/builtin/builtin-provider.ts'",
      'providers',
    ],
    [
      'a folder of its module that comes after its own',
      'modules/operations/storing/seed.ts',
      "import { createDispatch } from '../accepting/dispatch.ts'",
      'modules/operations/accepting',
    ],
    ['a file, when it is reached', 'database/seed.ts', "await import('../config.ts')", 'config'],
    ['a file, for its side effect', 'evidence/seed.ts', "import '../main.ts'", 'main'],
  ])('is red where a file imports %s', (_what, path, text, part) => {
    expect(forbidden(path, text)).toEqual([`${path} may not import ${part}`])
  })

  it('is red for a new folder that the table does not know', () => {
    expect(forbidden('modules/billing/service.ts', 'export {}')).toEqual([
      'modules/billing is not in the table of imports',
    ])
  })

  it('is red where the engine is imported elsewhere, below a folder too', () => {
    const files = seeded('modules/proofreading/seed.ts', "import { tokenise } from '@semmai/tamil'")
    expect(forbiddenEngineImports(files, { engineUsers: ENGINE_USERS })).toEqual([
      'modules/proofreading/seed.ts may not import @semmai/tamil',
    ])
  })

  it('is red where another file reads the environment', () => {
    const files = seeded('http/seed.ts', 'const port = process.env.PORT')
    expect(forbiddenEnvironmentReads(files, ENVIRONMENT_READERS)).toEqual([
      'http/seed.ts may not read the environment',
    ])
  })
})
