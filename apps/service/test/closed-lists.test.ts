import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  AUDIT_OUTCOMES,
  CERTIFICATION_MODES,
  CREDENTIAL_PROVIDERS,
  EXTERNAL_MODEL_CHOICES,
  ISSUE_TYPES,
  MESSAGE_LANGUAGES,
  NETWORK_MODES,
  ONBOARDING_STATES,
  ONBOARDING_STEPS,
  OPERATION_ENDPOINTS,
  OPERATION_STATUSES,
  PROFILES,
  PROVIDERS,
  ROLES,
  SERVING_PROVIDERS,
  SEVERITIES,
  TENANT_ROLES,
  TEXT_ENDPOINTS,
  VALIDATION_STATUSES,
} from '@semmai/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SECRET_STORES } from '../src/secrets/secret-store.ts'
import { type ConstraintRow, listConstraints, listDifferences, secondDefinitions } from './closed-lists.ts'
import { testDatabase } from './test-database.ts'

/** Which list of the program each list of the database is. */
const LISTS_OF_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'audit_events.outcome': AUDIT_OUTCOMES,
  'certifications.mode': CERTIFICATION_MODES,
  'credentials.provider': CREDENTIAL_PROVIDERS,
  'credentials.validation_status': VALIDATION_STATUSES,
  'onboarding_steps.step': ONBOARDING_STEPS,
  'operation.endpoint': OPERATION_ENDPOINTS,
  'operation.message_language': MESSAGE_LANGUAGES,
  'operation.status': OPERATION_STATUSES,
  'tenant_settings.external_model': EXTERNAL_MODEL_CHOICES,
  'tenant_settings.profile': PROFILES,
  'tenants.network_mode': NETWORK_MODES,
  'tenants.onboarding_state': ONBOARDING_STATES,
  'tenants.provider': SERVING_PROVIDERS,
}

const NAMED_LISTS = {
  CERTIFICATION_MODES,
  EXTERNAL_MODEL_CHOICES,
  ISSUE_TYPES,
  MESSAGE_LANGUAGES,
  NETWORK_MODES,
  OPERATION_ENDPOINTS,
  PROVIDERS,
  ROLES,
  SECRET_STORES,
  SERVING_PROVIDERS,
  SEVERITIES,
  TENANT_ROLES,
  TEXT_ENDPOINTS,
  VALIDATION_STATUSES,
}

let superuser: pg.Client

beforeAll(async () => {
  const { superuserUrl } = await testDatabase()
  superuser = new pg.Client(superuserUrl)
  await superuser.connect()
})
afterAll(() => superuser.end())

async function constraints() {
  const { rows } = await superuser.query<ConstraintRow>(
    `select conrelid::regclass::text as table, a.attname as column, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.connamespace = 'public'::regnamespace and c.contype = 'c' and cardinality(c.conkey) = 1`,
  )
  return listConstraints(rows)
}

describe('the lists of the database', () => {
  it('are those of the contract, column by column', async () => {
    expect(listDifferences(await constraints(), LISTS_OF_COLUMNS)).toEqual([])
  })

  it.each(Object.entries(LISTS_OF_COLUMNS))(
    'are red for %s with a new member that no migration brings',
    async (column, members) => {
      const seeded = { ...LISTS_OF_COLUMNS, [column]: [...members, 'seed'] }
      expect(listDifferences(await constraints(), seeded)).toEqual([`${column} does not take seed`])
    },
  )

  it('are red for a member, and for a list, that only a migration brings', async () => {
    await superuser.query('begin')
    try {
      await superuser.query(
        `alter table credentials drop constraint credentials_provider_check,
           add constraint credentials_provider_check check (provider in ('textmodel', 'seed'))`,
      )
      await superuser.query(`alter table integrations add constraint seed check (name in ('a', 'b'))`)
      expect(listDifferences(await constraints(), LISTS_OF_COLUMNS)).toEqual([
        'credentials.provider takes seed, which the program does not know',
        'integrations.name has no list in the program',
      ])
    } finally {
      await superuser.query('rollback')
    }
  })
})

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

function sources(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }))
}

/** What imports the lists from the contract. */
const PROGRAMS = ['apps/service/src', 'apps/cli/src', 'apps/studio/src', 'packages/client/src']
/** Where the one list is defined that is none of the contract's. */
const HOME_OF_STORES = 'apps/service/src/secrets/secret-store.ts'

describe('a closed list', () => {
  const files = PROGRAMS.flatMap((folder) => sources(join(ROOT, folder))).filter(
    ({ path }) => path !== HOME_OF_STORES,
  )

  it('has one definition, and a name wherever else it is meant', () => {
    expect(secondDefinitions(files, NAMED_LISTS)).toEqual([])
  })

  it.each([
    ["language: 'ta' | 'en'", 'MESSAGE_LANGUAGES'],
    ["const TYPES = ['spelling', 'grammar', 'style', 'clarity']", 'ISSUE_TYPES'],
    ["type Severity =\n  | 'low'\n  | 'medium'\n  | 'high'", 'SEVERITIES'],
    ["choice('SECRET_STORE', ['embedded', 'vault', 'aws'], 'embedded')", 'SECRET_STORES'],
  ])('is red where it is spelled out again: %s', (text, name) => {
    expect(secondDefinitions([{ path: 'seed.ts', text }], NAMED_LISTS)).toEqual([
      `seed.ts spells out ${name}`,
    ])
  })
})
