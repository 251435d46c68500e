// The package as another project gets it: packed, installed in an empty folder, compiled against and run.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const MAX_COMPRESSED = 12_000

const PROGRAM = `
import { ApiError, ConflictError, createClient, errorFor, type Issue, offsetConverter, OperationTerminalError } from '@semmai/client'
import { PROBLEM_ERRORS, type ProblemCode, UnexpectedAnswerError } from '@semmai/client'
const answer = { status: 'succeeded', result: { original_text: 'x', corrected_text: 'y', issues: [] } }
const semmai = createClient({ baseUrl: 'http://a', fetch: async () => Response.json(answer) })
const { result } = await semmai.proofread.run({ text: 'x', language: 'ta' })
const issues: Issue[] = result.issues
const code: ProblemCode = 'rate_limited'
const operation = await semmai.operations.get('o1')
const type: 'grammar' | 'spelling' | 'style' | 'clarity' | undefined = issues[0]?.type
const wrong = createClient({ baseUrl: 'http://a', fetch: async () => Response.json([]) })
const error = await wrong.usage.list().catch((thrown: unknown) => thrown)
const place = offsetConverter('க').convert(1, 'utf16', 'utf8')
const refused: ApiError = errorFor(409, { code: 'operation_terminal' }, new Headers())
if (refused instanceof OperationTerminalError) {
  const exact: 'operation_terminal' = refused.code
  console.log(exact, refused.name, refused instanceof ConflictError, new PROBLEM_ERRORS[exact](409, {}, new Headers()).code)
}
console.log(result.corrected_text, code, operation.status, type, error instanceof UnexpectedAnswerError, place)
`

const COMPILER_OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  target: 'es2023',
  module: 'nodenext',
  lib: ['es2023', 'dom'],
  types: [],
}

describe('the packed client', { timeout: 240_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'semmai-client-'))
  const npm = (...args: string[]) =>
    execFileSync('npm', [...args, '--silent', '--offline', '--no-audit'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
  const diagnostics = () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    return spawnSync(process.execPath, [compiler, '-p', '.'], { cwd: folder, encoding: 'utf8' }).stdout
  }

  beforeAll(() => {
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
      cwd: join(root, 'packages/client'),
      shell: process.platform === 'win32',
    })
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    npm('install', `./${tarball}`)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS }))
    writeFileSync(join(folder, 'main.ts'), PROGRAM)
  }, 240_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  it('installs alone, without dependencies', () => {
    const installed = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))
    expect(installed).toEqual(['@semmai'])
    expect(readdirSync(join(folder, 'node_modules/@semmai'))).toEqual(['client'])
  })

  it('compiles in strict mode with its types checked, and runs in Node', () => {
    expect(diagnostics()).toBe('')
    const printed = execFileSync(process.execPath, ['main.js'], { cwd: folder, encoding: 'utf8' })
    expect(printed).toBe(
      'operation_terminal OperationTerminalError true operation_terminal\ny rate_limited succeeded undefined true 3\n',
    )
  })

  it('lets an error that nobody catches be read: its class, and no wall of code', () => {
    const refusal = "Response.json({ code: 'tenant_blocked', detail: 'Blocked.' }, { status: 403 })"
    const program = `import { createClient } from '@semmai/client'
await createClient({ baseUrl: 'http://a', fetch: async () => ${refusal} }).usage.list()`
    const run = ['--input-type=module', '--eval', program]
    const { stderr } = spawnSync(process.execPath, run, { cwd: folder, encoding: 'utf8' })
    expect(stderr).toMatch(/^TenantBlockedError: Blocked\.$/m)
    expect(Math.max(...stderr.split('\n').map((line) => line.length))).toBeLessThan(300)
  })

  it('has types that refuse a wrong field and a wrong code', () => {
    for (const [right, wrong] of [
      ["{ text: 'x'", '{ text: 1'],
      ["'rate_limited'", "'rate_limitedd'"],
      ["exact: 'operation_terminal'", "exact: 'operation_expired'"],
    ] as const) {
      writeFileSync(join(folder, 'main.ts'), PROGRAM.replace(right, wrong))
      expect(diagnostics()).toMatch(/^main\.ts\(\d+,\d+\): error TS\d+[^\n]*\n(?: [^\n]*\n)*$/)
    }
    writeFileSync(join(folder, 'main.ts'), PROGRAM)
  })

  it(`is at most ${MAX_COMPRESSED} bytes compressed, and imports nothing`, () => {
    const code = readFileSync(join(folder, 'node_modules/@semmai/client/dist/package/index.js'))
    expect(gzipSync(code).length).toBeLessThanOrEqual(MAX_COMPRESSED)
    expect(code.toString()).not.toMatch(/\bimport\b|\brequire\(|node:|process\./)
  })
})
