import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const SEED = 'seed-member'

interface Seed {
  what: string
  /** Seeds of one run of the compiler have no place in common, so that each has to be seen by itself. */
  run: 1 | 2
  /** Below the copy of the sources. */
  file: string
  from: string
  to: string
  /** Where the compiler has to complain. */
  red: readonly string[]
}

const SEEDS: readonly Seed[] = [
  {
    what: 'issue type',
    run: 1,
    file: 'contract/proofread.ts',
    from: "ISSUE_TYPES = ['grammar',",
    to: `ISSUE_TYPES = ['${SEED}', 'grammar',`,
    red: ['textmodel/explain-edit.ts', 'languagetool/check-answer.ts', 'languagetool/rule-names.ts'],
  },
  {
    what: 'message language',
    run: 2,
    file: 'contract/message-language.ts',
    from: "['ta', 'en']",
    to: `['ta', 'en', '${SEED}']`,
    red: [
      ...['textmodel/explain-edit.ts', 'textmodel/prompt.ts', 'builtin/builtin-provider.ts'],
      'languagetool/check-answer.ts',
    ],
  },
  {
    what: 'external provider',
    run: 1,
    file: 'contract/provider.ts',
    from: "['textmodel']",
    to: `['textmodel', '${SEED}']`,
    red: ['credentials/byok-provider.ts', 'credentials/serving-provider.ts', 'wire-providers.ts'],
  },
  {
    what: 'choice of provider',
    run: 2,
    file: 'contract/provider.ts',
    from: "['auto', ",
    to: `['auto', '${SEED}', `,
    red: ['credentials/serving-provider.ts'],
  },
  {
    what: 'secret store',
    run: 2,
    file: 'service/secrets/secret-store.ts',
    from: "['embedded', ",
    to: `['embedded', '${SEED}', `,
    red: ['config/deployment.ts', 'wire-providers.ts'],
  },
  {
    what: 'operation endpoint',
    run: 1,
    file: 'contract/operation.ts',
    from: "'onboarding-certify'] as const",
    to: `'onboarding-certify', '${SEED}'] as const`,
    red: [
      ...['contract/operation.ts', 'accepting/run-synchronously.ts', 'wire-operations.ts'],
      ...['critique/earlier-draft.ts', 'working/observe-ends.ts'],
    ],
  },
  {
    what: 'role of a tenant',
    run: 1,
    file: 'contract/role.ts',
    from: "['tenant_admin', ",
    to: `['tenant_admin', '${SEED}', `,
    red: ['service/server.ts'],
  },
  {
    what: 'field of the envelope',
    run: 2,
    file: 'contract/envelope.ts',
    from: '  request_id: RequestId,',
    to: '  request_id: RequestId,\n  seed_field: RequestId,',
    red: ['definitions/envelope.ts'],
  },
]

const execute = promisify(execFile)
const red: Record<Seed['run'], string[]> = { 1: [], 2: [] }

beforeAll(async () => {
  red[1] = await redFiles(1)
  red[2] = await redFiles(2)
}, 240_000)

/** The files that do not compile with the seeds of this run: the project's own compiler, with its own options. */
async function redFiles(run: Seed['run']): Promise<string[]> {
  await mkdir(join(ROOT, 'apps/service/dist'), { recursive: true })
  const folder = await mkdtemp(join(ROOT, 'apps/service/dist/seeded-'))
  try {
    await copySources(folder)
    for (const seed of SEEDS.filter((each) => each.run === run)) await plant(folder, seed)
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
    const output = await execute(process.execPath, [tsc, '-p', folder, '--pretty', 'false']).then(
      () => '',
      (failed: { stdout: string }) => failed.stdout,
    )
    return [...new Set(Array.from(output.matchAll(/^([^\s(]+\.ts)\(/gm), ([, file = '']) => file))]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function copySources(folder: string): Promise<void> {
  const filter = (path: string) => !path.endsWith('.test.ts')
  await cp(join(ROOT, 'packages/contract/src'), join(folder, 'contract'), { recursive: true, filter })
  await cp(join(ROOT, 'apps/service/src'), join(folder, 'service'), { recursive: true, filter })
  await cp(join(ROOT, 'apps/service/package.json'), join(folder, 'package.json'))
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.test.json'),
      compilerOptions: { paths: { '@semmai/contract': ['./contract/index.ts'] } },
      include: ['contract', 'service'],
    }),
  )
}

async function plant(folder: string, { file, from, to }: Seed): Promise<void> {
  const source = await readFile(join(folder, file), 'utf8')
  if (!source.includes(from)) throw new Error(`${file} does not hold ${from}: plant the seed elsewhere`)
  await writeFile(join(folder, file), source.replace(from, to))
}

describe('the compiler', () => {
  it.each(SEEDS)('is red for a new $what, written into $file, at $red', ({ run, red: places }) => {
    for (const place of places) expect(red[run].filter((file) => file.endsWith(place))).toHaveLength(1)
  })

  it('is red only where a member was forgotten', () => {
    const places = SEEDS.flatMap((seed) => seed.red)
    const others = [...red[1], ...red[2]].filter((file) => !places.some((place) => file.endsWith(place)))
    expect(others).toEqual([])
  })
})
