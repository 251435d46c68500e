// The commands and code blocks of README, packages/client/README.md, docs/onboarding.md and docs/guides, on the service
// under test.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { marked } from 'marked'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RunningService, runningService } from './running-service.ts'
import { tenantIn } from './tenant.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const LIMIT_MS = 120_000

interface Block {
  /** The `##` heading that it stands under. */
  section: string
  language: string
  code: string
}

function blocksOf(page: string): Block[] {
  let section = ''
  return marked.lexer(page).flatMap((token) => {
    if (token.type === 'heading') section = token.text
    return token.type === 'code' ? [{ section, language: token.lang ?? '', code: token.text }] : []
  })
}

const blocks = blocksOf(readFileSync(`${root}/README.md`, 'utf8'))

/** The last block of a section in a language. */
function block(section: string, language: string): string {
  const found = blocks.findLast((one) => one.section === section && one.language === language)
  if (found === undefined) throw new Error(`README has no ${language} block under ${section}`)
  return found.code
}

/** What the comments of a program say that it prints, one line a comment. */
function promised(code: string): string {
  return [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, line]) => `${line}\n`).join('')
}

interface Document {
  paths: Record<string, Record<string, { tags: string[]; operationId: string }>>
  components: { schemas: Record<string, object> }
}

/** As generators for Python name things: `essay_critique` of `Essay critique`, `get_operation` of `getOperation`. */
function snake(name: string): string {
  return name
    .replaceAll(/ |(?=[A-Z])/g, '_')
    .replaceAll('__', '_')
    .replace(/^_/, '')
    .toLowerCase()
}

interface Ended {
  code: number | null
  stdout: string
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = spawn(program, args, {
    cwd: root,
    // Continuous integration asks for colours even where the output is read by a program.
    env: { ...process.env, ...env, INIT_CWD: root, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let stdout = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, stdout }))
  })
}

describe('README', () => {
  let service: RunningService
  beforeAll(async () => {
    service = await runningService()
  }, LIMIT_MS * 2)

  /** The block as it stands, but for the port. */
  const here = (code: string) => code.replaceAll('http://localhost:8080', service.url)

  it('has no block that this file does not run; the first is for continuous integration', () => {
    expect(blocks.map(({ section, language }) => `${section}: ${language}`)).toEqual([
      'Start: sh',
      'Start: sh',
      'Start: json',
      'In one picture: text',
      'Use the engine: js',
      'Use the engine: sh',
      'Use the service: js',
    ])
    const commands = blocks[0]?.code.split('\n').map((line) => line.replace(/ +#.*/, ''))
    expect(commands).toEqual(['npm install && npm start', 'npm install && npm test'])
  })

  it('shows a call and the answer that it gets', { timeout: LIMIT_MS }, async () => {
    const { code, stdout } = await run('sh', ['-c', here(block('Start', 'sh'))], {
      DATA_DIR: service.dataDir,
    })
    expect(code).toBe(0)
    const shown = JSON.parse(block('Start', 'json'))
    const changing = ['request_id', 'operation_id', 'latency_ms']
    const answer = JSON.parse(stdout)
    expect(Object.keys(answer)).toEqual(Object.keys(shown))
    for (const name of changing) expect(typeof answer[name]).toBe(typeof shown[name])
    expect({ ...answer, ...Object.fromEntries(changing.map((name) => [name, shown[name]])) }).toEqual(shown)
  })

  it('shows the engine alone, and what it prints', { timeout: LIMIT_MS }, async () => {
    const code = block('Use the engine', 'js')
    const printed = await run(process.execPath, ['--input-type=module', '--eval', code])
    expect(printed).toEqual({ code: 0, stdout: promised(code) })
    expect(printed.stdout).not.toBe('')
  })

  it('shows the command line, which says by its exit code that there are issues', {
    timeout: LIMIT_MS,
  }, async () => {
    const { code, stdout } = await run('sh', ['-c', block('Use the engine', 'sh')])
    expect(code).toBe(1)
    expect(stdout).toContain('{+பாடத்தைப்+}')
  })

  it('shows the client, and what it prints', { timeout: LIMIT_MS }, async () => {
    const code = block('Use the service', 'js')
    const TOKEN = await service.token({ tenant: 'demo' })
    const printed = await run(process.execPath, ['--input-type=module', '--eval', here(code)], { TOKEN })
    expect(printed).toEqual({ code: 0, stdout: promised(code) })
    expect(printed.stdout).not.toBe('')
  })
})

describe('packages/client/README.md', () => {
  it('shows programs, and what they print', { timeout: LIMIT_MS }, async () => {
    const service = await runningService()
    const page = blocksOf(readFileSync(`${root}/packages/client/README.md`, 'utf8'))
    expect(page.map(({ language }) => language)).toEqual(['js', 'js'])
    const TOKEN = await service.token({ tenant: 'demo' })
    for (const { code } of page) {
      const program = code.replaceAll('http://localhost:8080', service.url)
      const printed = await run(process.execPath, ['--input-type=module', '--eval', program], { TOKEN })
      expect(promised(code)).not.toBe('')
      expect(printed).toEqual({ code: 0, stdout: promised(code) })
    }
  })
})

describe('docs/onboarding.md', () => {
  it('leads a new tenant to live, as it stands', { timeout: LIMIT_MS * 2 }, async () => {
    const service = await runningService()
    const page = blocksOf(readFileSync(`${root}/docs/onboarding.md`, 'utf8'))
    expect(new Set(page.map(({ language }) => language))).toEqual(new Set(['sh']))
    const tenant = `acme-${process.pid.toString(36)}-${Date.now().toString(36)}`
    const script = page
      .map(({ code }) => code)
      .join('\n')
      .replaceAll(/\bacme\b(?!-)/g, tenant)
      .replace(/^URL=.*$/m, `URL=${service.url}`)
      .replace(/^ISSUER=.*$/m, `ISSUER=${service.tenantIssuer}`)
    const { code, stdout } = await run('sh', ['-ec', script], { DATA_DIR: service.dataDir })
    expect(stdout).toMatch(/"validation_status":"failed"[\s\S]*"validation_status":"passed"/)
    expect(stdout).toMatch(/"onboarding_state":"live"[\s\S]*"provider":"textmodel"[\s\S]*chain intact/)
    expect(code).toBe(0)
  })
})

describe('docs/guides', () => {
  const guide = (name: string) => blocksOf(readFileSync(`${root}/docs/guides/${name}.md`, 'utf8'))
  const scriptOf = (page: readonly Block[]) =>
    page.flatMap(({ language, code }) => (language === 'sh' ? [code] : [])).join('\n')
  /** The blocks in `sh`, one after another as they stand, for a tenant of their own. */
  const follow = async (service: RunningService, script: string) => {
    const { id } = await tenantIn(service, 'live')
    const here = script
      .replaceAll('http://localhost:8080', service.url)
      .replaceAll('--tenant demo', `--tenant ${id}`)
    return run('sh', ['-ec', here], { DATA_DIR: service.dataDir })
  }

  it('have no block in another language than these, of which tests run sh and js', () => {
    const languages = ['writer', 'client-developer', 'tenant-administrator', 'teacher'].map((name) =>
      [...new Set(guide(name).map(({ language }) => language))].join(' '),
    )
    expect(languages).toEqual(['sh lua toml', 'sh text js python java', 'sh yaml', 'sh'])
  })

  it('for writers: files are corrected as it says', { timeout: LIMIT_MS }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'semmai-guide-'))
    const [setUp, ...rest] = guide('writer').filter(({ language }) => language === 'sh')
    expect(setUp?.code).toBe('npm install && npm run build')
    const script = scriptOf(rest).replaceAll('essay.md', join(folder, 'essay.md'))
    const { code, stdout } = await run('sh', ['-ec', script])
    rmSync(folder, { recursive: true })
    expect(stdout).toMatch(/மாணவர்கள் \*\*பாடத்தைப்\*\* படித்தார்கள்\.\n$/)
    expect(code).toBe(0)
  })

  it('for client developers: the calls answer, the program prints what it says', {
    timeout: LIMIT_MS,
  }, async () => {
    const service = await runningService()
    const page = guide('client-developer')
    const called = await follow(service, scriptOf(page))
    expect(JSON.parse(called.stdout).result.corrected_text).toBe('அவன் நேற்று வந்தான்.')
    const code = page.find(({ language }) => language === 'js')?.code ?? ''
    const TOKEN = await service.token({ tenant: 'demo' })
    const program = code.replaceAll('http://localhost:8080', service.url)
    const printed = await run(process.execPath, ['--input-type=module', '--eval', program], { TOKEN })
    expect(printed).toEqual({ code: 0, stdout: promised(code) })
  })

  it('for client developers: generated clients have what their programs name', async () => {
    const { paths, components } = (await (await runningService()).send('/openapi.json')).body as Document
    const named = Object.values(paths).flatMap((methods) => Object.values(methods))
    const modules = named.map(({ tags: [tag = ''], operationId }) => `${snake(tag)} ${snake(operationId)}`)
    const functions = named.map(({ operationId }) => operationId)
    const code = (language: string) =>
      guide('client-developer').find((one) => one.language === language)?.code ?? ''
    const imported = [...code('python').matchAll(/from semmai_client\.api\.(\w+) import (\w+)/g)]
    const models = /models import \(([^)]*)\)/.exec(code('python'))?.[1]?.match(/\w+/g) ?? []
    const called = [...code('java').matchAll(/(?:Api\(client\)|operations)\.(\w+)\(/g)].map(
      ([, name]) => name,
    )
    const classes = code('java').match(/\b(?:Proofread|Operation)\w*(?=[ .(]|$)(?<!Api)/g) ?? []
    expect([imported.length, models.length, called.length]).toEqual([4, 6, 2])
    expect(modules).toEqual(expect.arrayContaining(imported.map(([, tag, name]) => `${tag} ${name}`)))
    expect(functions).toEqual(expect.arrayContaining(called))
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining([...models, ...classes]))
  })

  // openapi-python-client comes from PyPI; where it is installed, the guide is followed.
  it.skipIf(spawnSync('openapi-python-client', ['--version']).status !== 0)(
    'for client developers: a Python client is generated, and does what the program says',
    { timeout: LIMIT_MS },
    async () => {
      const service = await runningService()
      const folder = mkdtempSync(join(tmpdir(), 'semmai-python-'))
      const address = `${service.url}/openapi.json`
      const output = join(folder, 'semmai-client')
      const generated = await run('openapi-python-client', [
        'generate',
        '--url',
        address,
        '--output-path',
        output,
      ])
      expect(generated.code).toBe(0)
      const code = guide('client-developer').find(({ language }) => language === 'python')?.code ?? ''
      const program = code.replaceAll('http://localhost:8080', service.url)
      const { admin } = await tenantIn(service, 'live')
      const env = { TOKEN: admin.token, PYTHONPATH: output, PYTHONIOENCODING: 'utf-8' }
      const printed = await run('python3', ['-c', program], env)
      rmSync(folder, { recursive: true })
      const lines = [...code.matchAll(/^print\(.*\) {2}# (.*)$/gm)].map(([, line]) => `${line}\n`)
      expect(printed).toEqual({ code: 0, stdout: lines.join('') })
      expect(lines).toHaveLength(5)
    },
  )

  it('for administrators: settings, key and audit chain', { timeout: LIMIT_MS }, async () => {
    const { code, stdout } = await follow(await runningService(), scriptOf(guide('tenant-administrator')))
    expect(stdout).toMatch(/"profile":"school"[\s\S]*"validation_status":"passed"[\s\S]*chain intact/)
    expect(code).toBe(0)
  })

  it('for teachers: a sentence is read, the data are sorted and right', { timeout: LIMIT_MS }, async () => {
    const { code, stdout } = await run('sh', ['-ec', scriptOf(guide('teacher'))])
    expect(stdout).toContain('முந்நூறு')
    expect(code).toBe(0)
  })
})
