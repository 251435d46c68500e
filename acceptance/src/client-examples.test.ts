// The examples in the doc comments of the client library, on the service under test.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as library from '@semmai/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RunningService, runningService } from './running-service.ts'
import { type State, type TestTenant, tenantIn } from './tenant.ts'

const SOURCES = fileURLToPath(new URL('../../packages/client/src/', import.meta.url))

interface Example {
  /** File and name of what it is an example of: `operations.wait`. */
  name: string
  code: string
}

const DOCUMENTED =
  /^ *\/\*\*\n((?: *\*.*\n)+?) *\*\/\n *(?:export )?(?:async )?(?:function\*? |class |const )?(\w+)/gm

function sources(): { file: string; text: string }[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort()
    .map((path) => ({
      file: path.replace(/^resources\/|\.ts$/g, ''),
      text: readFileSync(SOURCES + path, 'utf8'),
    }))
}

function examplesOf({ file, text }: { file: string; text: string }): Example[] {
  return [...text.matchAll(DOCUMENTED)].flatMap(([, comment = '', name = '']) => {
    const example = comment.split('@example\n')[1]
    const code = example?.replace(/^ *\* ?/gm, '').replace(/^\/$/m, '')
    return code === undefined ? [] : [{ name: `${file}.${name}`, code }]
  })
}

const examples = sources().flatMap(examplesOf)

/** Examples that change their tenant get one of their own, in this state; the others share a live one. */
const OWN_TENANT: Readonly<Record<string, State>> = {
  'credentials.upload': 'byok_pending',
  'credentials.validate': 'validation_pending',
  'onboarding.goLive': 'go_live_ready',
  'tenants.create': 'created',
  'tenants.update': 'created',
  'tenants.delete': 'created',
  'tenants.setNetwork': 'created',
  'tenants.confirmNetwork': 'created',
  'tenants.setIdentity': 'identity_pending',
  'tenants.revokeIdentity': 'byok_pending',
  'tenants.block': 'byok_pending',
  'tenants.unblock': 'live',
}

/** What the comments of an example say that it prints. */
function promised(code: string): string[] {
  return [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, line = '']) => line)
}

type Program = (...values: unknown[]) => Promise<void>
const AsyncFunction = (async () => undefined).constructor as new (...source: string[]) => Program

async function run(code: string, scope: Record<string, unknown>): Promise<string[]> {
  const printed: string[] = []
  const console = { log: (...values: unknown[]) => printed.push(values.map(String).join(' ')) }
  const names = { ...library, ...scope, console }
  await new AsyncFunction(...Object.keys(names), `'use strict'\n{\n${code}\n}`)(...Object.values(names))
  return printed
}

describe('examples in the doc comments of the client', () => {
  let service: RunningService
  let shared: TestTenant
  beforeAll(async () => {
    service = await runningService()
    shared = await tenantIn(service, 'live')
  }, 240_000)

  it.each(examples)('$name does what it says', async ({ name, code }) => {
    const state = OWN_TENANT[name]
    const tenant = state === undefined ? shared : await tenantIn(service, state)
    const clientOf = (token: string) => library.createClient({ baseUrl: service.url, token })
    const printed = await run(code, {
      baseUrl: service.url,
      token: tenant.admin.token,
      tenantId: tenant.id,
      newTenantId: `${tenant.id}-new`,
      issuer: service.tenantIssuer,
      semmai: clientOf(tenant.admin.token),
      operator: clientOf(tenant.operator.token),
      integration: clientOf(tenant.program.token),
    })
    const expected = promised(code)
    expect(expected.length === 0 ? [] : printed).toEqual(expected)
  })

  it('stand at every function and every method, but for those that another example calls', () => {
    const client = library.createClient({ baseUrl: 'http://127.0.0.1:1' })
    const methods = Object.entries(client).flatMap(([resource, calls]) =>
      Object.keys(calls).map((method) => `semmai.${resource}.${method}(`),
    )
    const functions = Object.entries(library).flatMap(([name, value]) =>
      typeof value === 'function' && !value.toString().startsWith('class') ? [`${name}(`] : [],
    )
    const all = examples
      .map(({ code }) => code.replaceAll(/\b(?:operator|integration)\./g, 'semmai.'))
      .join('\n')
    expect(
      [...methods, ...functions].filter(
        (call) => !all.replaceAll('createClient({ baseUrl }).', 'semmai.').includes(call),
      ),
    ).toEqual([])
  })

  it('name in @throws classes that exist', () => {
    const named = sources().flatMap(({ file, text }) =>
      [...text.matchAll(/@throws \{(\w+)\}/g)].map(([, name = '']) => [file, name] as const),
    )
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter(([, name]) => !(name in library) && !(name in globalThis))).toEqual([])
  })

  it('see an example that prints something else', async () => {
    const [example] = examplesOf({
      file: 'a',
      text: '/**\n * One.\n *\n * @example\n * console.log(1 + 1) // 3\n */\nexport function a() {}\n',
    })
    expect(example?.name).toBe('a.a')
    expect(await run(example?.code ?? '', {})).not.toEqual(promised(example?.code ?? ''))
  })

  it('belong to comments that every export has', () => {
    const bare = sources().flatMap(({ file, text }) =>
      [
        ...text.matchAll(
          /^(.*)\n(?:export (?!\*|type \{|\{)| {2}async (?!function))(?:async )?(?:function\*? |class |const |interface |type )?(\w+)/gm,
        ),
      ]
        .filter(([, before = '']) => !before.trimEnd().endsWith('*/'))
        .map(([, , name]) => `${file}.${name}`),
    )
    expect(bare).toEqual([])
  })
})
