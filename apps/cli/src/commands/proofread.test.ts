import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordingServer } from '../test/recording-server.ts'
import { buildSemmai, runSemmai } from '../test/run-semmai.ts'

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
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

  it('shows a window around each issue of a long paragraph, and counts at the end', async () => {
    const sentence = FAULTY.trim()
    writeFileSync(path('long.txt'), Array.from({ length: 30 }, () => sentence).join(' '))
    const { stdout } = await runSemmai(['proofread', path('long.txt'), path('faulty.txt'), path('right.txt')])
    const shown = stdout.split('\n').filter((line) => line.includes('[-வந்தாள்-]'))
    expect(shown).toHaveLength(31)
    for (const line of shown) expect(line.length).toBeLessThan(300)
    expect(shown[9]).toMatch(/^ {2}….*…$/)
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(
      /^60 issues in 2 of 3 files: 31 grammar, 29 (style|clarity); 31 high, 29 (medium|low)$/,
    )
  })

  it('--format json is --json', async () => {
    const old = await runSemmai(['proofread', '--json', path('faulty.txt')])
    expect(await runSemmai(['proofread', '--format', 'json', path('faulty.txt')])).toEqual(old)
    expect(JSON.parse(old.stdout)).toHaveLength(1)
    expect((await runSemmai(['proofread', '--format', 'xml', path('faulty.txt')])).code).toBe(2)
  })

  it('--format github prints only workflow commands, with the path from the current folder', async () => {
    const run = await runSemmai(['proofread', '--format', 'github', 'faulty.txt'], { cwd: folder })
    expect(run.stdout).toMatch(
      /^::error file=faulty\.txt,line=1,endLine=1,col=23,endColumn=30,title=grammar\//,
    )
    expect(run.stdout.match(/\n/g)).toHaveLength(1)
    expect(run.code).toBe(1)
  })

  it('--format sarif tells what could not be read, exit code 2', async () => {
    const args = ['proofread', '--format', 'sarif', 'faulty.txt', 'none.txt']
    const { code, stdout } = await runSemmai(args, { cwd: folder })
    const [run] = JSON.parse(stdout).runs
    expect(run.results).toHaveLength(1)
    expect(run.invocations[0].executionSuccessful).toBe(false)
    expect(run.invocations[0].toolExecutionNotifications[0].message.text).toContain('none.txt: no such file')
    expect(code).toBe(2)
  })

  it('prints nothing for a correct text, exit code 0', async () => {
    expect(await runSemmai(['proofread', path('right.txt')])).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  it('colours the change where colour is enabled', async () => {
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

  it('a byte order mark shifts no column', async () => {
    writeFileSync(path('marked.txt'), `\ufeff${FAULTY}`)
    const { stdout } = await runSemmai(['proofread', 'marked.txt'], { cwd: folder })
    expect(stdout).toContain('marked.txt:1:23 high grammar')
    expect(stdout).not.toContain('\ufeff')
  })

  it('--write leaves the code of Markdown alone, behind a byte order mark too', async () => {
    const fence = '```text\nஅவன் நேற்று பள்ளிக்கு வந்தாள்.\n```\n'
    const markdown = (line: string) => `\ufeff${line}\n${fence}\n\`அவன் வந்தாள்.\` என்பது பிழை.\n\n${line}`
    writeFileSync(path('mine.md'), markdown(FAULTY))
    expect((await runSemmai(['proofread', '--write', path('mine.md')])).code).toBe(1)
    expect(readFileSync(path('mine.md'), 'utf8')).toBe(markdown(RIGHT))
    writeFileSync(path('mine.md'), fence)
    expect(await runSemmai(['proofread', '--write', path('mine.md')])).toMatchObject({ code: 0, stdout: '' })
  })

  it('reads .docx, tells the paragraph in every format, and writes none', async () => {
    const body = `<w:document ${WORD}><w:p><w:r><w:t>${FAULTY.trim()}</w:t></w:r></w:p></w:document>`
    writeFileSync(path('mine.docx'), zipSync({ 'word/document.xml': strToU8(body) }))
    const run = (...args: string[]) => runSemmai(['proofread', ...args, 'mine.docx'], { cwd: folder })
    expect(await run()).toMatchObject({ code: 1, stderr: '' })
    expect((await run()).stdout).toContain('mine.docx, paragraph 1: high grammar')
    expect((await run('--format', 'github')).stdout).toMatch(
      /^::error file=mine\.docx,title=[a-z/-]+::paragraph 1: /,
    )
    const [report] = JSON.parse((await run('--json')).stdout)
    expect(report.issues[0]).toMatchObject({ part: 'body', paragraph: 1, heading: null, suggestion: 'வந்தான்' })
    const [sarif] = JSON.parse((await run('--format', 'sarif')).stdout).runs
    expect(sarif.results[0].locations[0].logicalLocations).toEqual([{ name: 'paragraph 1' }])
    const before = readFileSync(path('mine.docx'))
    expect(await run('--write')).toMatchObject({ code: 2, stdout: '' })
    expect((await run('--write')).stderr).toContain('mine.docx: corrections are not written into .docx files')
    expect(readFileSync(path('mine.docx'))).toEqual(before)
    writeFileSync(path('mine.docx'), 'அவன்')
    expect((await run()).stderr).toContain('mine.docx: not a document of this kind')
  })

  it('--write changes the words of HTML and nothing else', async () => {
    const html = (verb: string) => `<p title="வந்தாள்">அவன் <b>நேற்று</b>\n  ${verb}.<pre>அவன் வந்தாள்</pre>&nbsp;`
    writeFileSync(path('mine.html'), html('வந்தாள்'))
    expect((await runSemmai(['proofread', '--write', path('mine.html')])).code).toBe(1)
    expect(readFileSync(path('mine.html'), 'utf8')).toBe(html('வந்தான்'))
  })

  it('takes rules and words of the nearest .semmai, unless --no-project', async () => {
    mkdirSync(path('project/.semmai'), { recursive: true })
    mkdirSync(path('project/உள்'))
    writeFileSync(path('project/உள்/a.txt'), `${FAULTY}பழ்ளி திறந்தது.\n`)
    writeFileSync(path('project/.semmai/words.txt'), 'பழ்ளி\r\n')
    writeFileSync(path('project/.semmai/settings.json'), '{"disabledRules":["grammar/agreement"]}')
    const run = (...args: string[]) => runSemmai(['proofread', path('project/உள்/a.txt'), ...args])
    expect(await run()).toEqual({ code: 0, stdout: '', stderr: '' })
    expect((await run('--no-project')).stdout).toContain('2 issues')
    writeFileSync(path('project/.semmai/settings.json'), '{"disabledRules":"grammar"}')
    const wrong = await run()
    expect(wrong.code).toBe(2)
    expect(wrong.stderr).toContain('settings.json: disabledRules must be a list of rule ids')
  })

  it('--write turns standard input into corrected standard output', async () => {
    const { stdout } = await runSemmai(['proofread', '--write', '-'], { input: FAULTY })
    expect(stdout).toBe(RIGHT)
  })

  it('skips a disabled rule', async () => {
    const { code } = await runSemmai(['proofread', '--disable', 'grammar/agreement', path('faulty.txt')])
    expect(code).toBe(0)
  })

  it('--profile school also reports what a teacher marks', async () => {
    const input = 'அவர் வரும் போது மழை பெய்தது.\n'
    expect((await runSemmai(['proofread', '-'], { input })).code).toBe(0)
    const { code, stdout } = await runSemmai(['proofread', '--profile', 'school', '-'], { input })
    expect(stdout).toContain('வரும்போது')
    expect(code).toBe(1)
    expect((await runSemmai(['proofread', '--profile', 'none', '-'], { input })).code).toBe(2)
  })

  it('names unreadable files, reads the rest, exit code 2', async () => {
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

  it('--server calls the service in pieces within its limit, and shifts the offsets', async () => {
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

  it('an error of the service is exit code 2, with its code', async () => {
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
