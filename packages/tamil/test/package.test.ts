// The package as another project gets it: packed, installed in an empty folder, compiled against, run and bundled.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const MAX_PACKED = 4_000_000
const CORRECTED = 'மாணவர்கள் பாடத்தைப் படித்தார்கள்.'

const PROGRAM = `
import { readFileSync } from 'node:fs'
import { createEngine, type Issue, type ProofreadOptions } from '@semmai/tamil'
const options: ProofreadOptions = { profile: 'school' }
const bytes = readFileSync(new URL(import.meta.resolve('@semmai/tamil/tamil.bin')))
const { corrected_text, issues } = createEngine(bytes).proofread('மாணவர்கள் பாடத்தை படித்தார்கள்.', options)
const first: Issue | undefined = issues[0]
console.log(corrected_text, first?.rule)
`

describe('the packed engine', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'semmai-tamil-'))
  const shell = process.platform === 'win32'
  let tarball = ''

  beforeAll(() => {
    const pack = ['pack', '--silent', '--pack-destination', folder]
    execFileSync('npm', pack, { cwd: join(root, 'packages/tamil'), shell })
    tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    execFileSync('npm', ['install', `./${tarball}`, '--silent', '--offline', '--no-audit'], {
      cwd: folder,
      shell,
    })
  }, 300_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  it(`is at most ${MAX_PACKED} bytes, and installs alone`, () => {
    expect(statSync(join(folder, tarball)).size).toBeLessThanOrEqual(MAX_PACKED)
    const installed = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))
    expect(installed).toEqual(['@semmai'])
    expect(readdirSync(join(folder, 'node_modules/@semmai'))).toEqual(['tamil'])
    expect(readdirSync(join(folder, 'node_modules/@semmai/tamil')).sort()).toEqual([
      ...['README.md', 'dist', 'package.json'],
    ])
  })

  it('compiles in strict mode with its types checked, and runs in Node', () => {
    const compilerOptions = {
      ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, target: 'es2023' },
      ...{ module: 'nodenext', lib: ['es2023', 'dom'], types: ['node'] },
      typeRoots: [join(root, 'node_modules/@types')],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts'] }))
    writeFileSync(join(folder, 'main.ts'), PROGRAM)
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', '.'], { cwd: folder, encoding: 'utf8' })
    expect(stdout).toBe('')
    const printed = execFileSync(process.execPath, ['main.js'], { cwd: folder, encoding: 'utf8' })
    expect(printed).toBe(`${CORRECTED} grammar/vallinam-missing-accusative\n`)
  })

  it('is bundled for browsers into one file that asks for nothing of Node', async () => {
    const input = "import { createEngine } from '@semmai/tamil'\nglobalThis.createEngine = createEngine\n"
    writeFileSync(join(folder, 'browser.js'), input)
    const bundle = await rolldown({ cwd: folder, input: 'browser.js', platform: 'browser' })
    const { output } = await bundle.generate({ format: 'iife', minify: true })
    expect(output).toHaveLength(1)
    const { code } = output[0]
    expect(code).not.toMatch(/\brequire\(|["'`]node:/)
    const bytes = readFileSync(join(folder, 'node_modules/@semmai/tamil/dist/tamil.bin'))
    // Of the globals only those of the language, and the decoder that every platform has.
    const scope: {
      createEngine?: (data: Uint8Array) => { proofread(text: string): { corrected_text: string } }
    } = {}
    new Function('globalThis', 'process', 'Buffer', 'require', code)(scope)
    expect(scope.createEngine?.(bytes).proofread('மாணவர்கள் பாடத்தை படித்தார்கள்.').corrected_text).toBe(CORRECTED)
  })
})
