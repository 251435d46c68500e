import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordingServer } from '../test/recording-server.ts'
import { buildSemmai, runSemmai } from '../test/run-semmai.ts'

const FAULTY = 'அவன் நேற்று பள்ளிக்கு வந்தாள்.\n'
const RIGHT = 'அவன் நேற்று பள்ளிக்கு வந்தான்.\n'

describe('semmai proofread', { timeout: 120_000 }, () => {
  let folder = ''
  const path = (name: string) => join(folder, name)

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'semmai-cli-'))
    writeFileSync(path('faulty.txt'), FAULTY)
    writeFileSync(path('right.txt'), RIGHT)
    writeFileSync(path('latin1.txt'), Buffer.from([0x61, 0xe9, 0x62]))
    buildSemmai()
  }, 180_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  it('reports place, rule and change offline, exit code 1', async () => {
    const { code, stdout, stderr } = await runSemmai(['proofread', 'faulty.txt'], { cwd: folder })
    expect(stderr).toBe('')
    expect(stdout).toContain('faulty.txt:1:23 high grammar')
    expect(stdout).toContain('[-வந்தாள்-]{+வந்தான்+}.')
    expect(code).toBe(1)
  })

  it('says nothing of a right text, exit code 0', async () => {
    expect(await runSemmai(['proofread', path('right.txt')])).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  it('colours the change where colour is wanted', async () => {
    const env = { NO_COLOR: '', FORCE_COLOR: '1' }
    const { stdout } = await runSemmai(['proofread', path('faulty.txt')], { env })
    expect(stdout).toContain('\u001b[31mவந்தாள்')
    expect(stdout).toContain('\u001b[32mவந்தான்')
  })

  it('prints one JSON array with --json, standard input named -', async () => {
    const { code, stdout } = await runSemmai(['proofread', '--json', '-', path('right.txt')], {
      input: FAULTY,
    })
    const [first, second] = JSON.parse(stdout)
    expect(first).toMatchObject({ file: '-', corrected_text: RIGHT })
    expect(FAULTY.slice(first.issues[0].start, first.issues[0].end)).toBe('வந்தாள்')
    expect(second.issues).toEqual([])
    expect(code).toBe(1)
  })

  it('--write corrects the file through a link and keeps its mode', async () => {
    writeFileSync(path('mine.txt'), `\ufeff${FAULTY}`)
    chmodSync(path('mine.txt'), 0o640)
    symlinkSync(path('mine.txt'), path('link.txt'))
    expect((await runSemmai(['proofread', '--write', path('link.txt')])).code).toBe(1)
    expect(readFileSync(path('mine.txt'), 'utf8')).toBe(`\ufeff${RIGHT}`)
    expect(statSync(path('mine.txt')).mode & 0o777).toBe(0o640)
  })

  it('--write turns standard input into corrected standard output', async () => {
    const { stdout } = await runSemmai(['proofread', '--write', '-'], { input: FAULTY })
    expect(stdout).toBe(RIGHT)
  })

  it('leaves out a disabled rule', async () => {
    const { code } = await runSemmai(['proofread', '--disable', 'grammar/agreement', path('faulty.txt')])
    expect(code).toBe(0)
  })

  it('names what it could not read, reads the rest, exit code 2', async () => {
    const files = [path('none.txt'), path('latin1.txt'), path('faulty.txt')]
    const { code, stdout, stderr } = await runSemmai(['proofread', ...files])
    expect(stderr).toContain('none.txt: no such file')
    expect(stderr).toContain('latin1.txt: not UTF-8 text')
    expect(stdout).toContain('faulty.txt:1:23')
    expect(code).toBe(2)
  })

  it('an unknown option is exit code 2', async () => {
    expect((await runSemmai(['proofread', '--frobnicate', 'x'])).code).toBe(2)
  })

  it('--server asks the service, in pieces that its limit allows, and moves the offsets', async () => {
    const sentence = 'ஒரு வரி.\n'
    const text = sentence.repeat(1500)
    const server = await recordingServer(({ body }) => {
      const { text: piece } = body as { text: string }
      const issue = { start: 0, end: 3, suggestion: 'ஓர்', type: 'grammar', severity: 'low' }
      const issues = [{ ...issue, message: 'm', rule: 'r', alternatives: [] }]
      const result = { original_text: piece, corrected_text: `ஓர்${piece.slice(3)}`, issues }
      return { status: 200, body: { status: 'succeeded', result } }
    })
    const args = ['proofread', '--json', '--server', server.url, '-']
    const { stdout, stderr } = await runSemmai(args, { input: text, env: { SEMMAI_TOKEN: 'T' } })
    await server.close()
    expect(stderr).toBe('')
    const [report] = JSON.parse(stdout)
    expect(server.calls.map(({ path: asked }) => asked)).toEqual(['/v1/proofread', '/v1/proofread'])
    expect(server.calls[0]?.authorization).toBe('Bearer T')
    expect(report.issues).toHaveLength(2)
    for (const { start, end } of report.issues) expect(text.slice(start, end)).toBe('ஒரு')
    expect(report.corrected_text.length).toBe(text.length)
  })

  it('a service that refuses is exit code 2, with its code', async () => {
    const server = await recordingServer(() => ({
      status: 401,
      body: { code: 'invalid_token', detail: 'no' },
    }))
    const { code, stderr } = await runSemmai(['proofread', '--server', server.url, path('right.txt')])
    await server.close()
    expect(stderr).toContain('right.txt: no (invalid_token)')
    expect(code).toBe(2)
  })
})
