import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  CodeAction,
  Diagnostic,
  InitializeResult,
  ProtocolConnection,
  PublishDiagnosticsParams,
} from 'vscode-languageserver/node'
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { buildSemmai, PROGRAM } from '../test/run-semmai.ts'

const GENDER = 'அவன் நேற்று பள்ளிக்கு வந்தாள்.\n'
const MISSPELT = 'பழ்ளி திறந்தது.\n'

/** An editor: speaks the protocol to a `semmai lsp` of its own. */
class Editor {
  readonly connection: ProtocolConnection
  readonly child: ChildProcess
  readonly #published: PublishDiagnosticsParams[] = []
  readonly errors: string[] = []
  #wake = () => {}

  constructor(folder: string, args: readonly string[] = []) {
    // Whatever the editor's current folder is.
    this.child = spawn(process.execPath, [PROGRAM, 'lsp', '--stdio', ...args], { cwd: tmpdir() })
    if (!this.child.stdout || !this.child.stdin) throw new Error('no pipes')
    this.connection = createProtocolConnection(
      new StreamMessageReader(this.child.stdout),
      new StreamMessageWriter(this.child.stdin),
    )
    this.connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.#published.push(params)
      this.#wake()
    })
    this.connection.onNotification('window/showMessage', ({ message }: { message: string }) => {
      this.errors.push(message)
      this.#wake()
    })
    this.connection.listen()
    this.folder = folder
  }
  readonly folder: string

  async start(): Promise<InitializeResult> {
    const uri = pathToFileURL(this.folder).href
    const result = await this.connection.sendRequest<InitializeResult>('initialize', {
      processId: process.pid,
      rootUri: uri,
      capabilities: {},
      workspaceFolders: [{ uri, name: 'w' }],
    })
    await this.connection.sendNotification('initialized', {})
    return result
  }

  uriOf(name: string): string {
    return pathToFileURL(join(this.folder, name)).href
  }

  async open(name: string, text: string, languageId = 'plaintext'): Promise<Diagnostic[]> {
    const textDocument = { uri: this.uriOf(name), languageId, version: 1, text }
    await this.connection.sendNotification('textDocument/didOpen', { textDocument })
    return this.diagnostics(name)
  }

  /** The next diagnostics of a document. */
  async diagnostics(name: string): Promise<Diagnostic[]> {
    const uri = this.uriOf(name)
    for (;;) {
      const at = this.#published.findIndex((one) => one.uri === uri)
      const [found] = at === -1 ? [] : this.#published.splice(at, 1)
      if (found) return found.diagnostics
      await this.changed()
    }
  }

  changed(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  actions(name: string, diagnostic: Diagnostic, only?: string[]): Promise<CodeAction[]> {
    const context = { diagnostics: [diagnostic], ...(only && { only }) }
    const params = { textDocument: { uri: this.uriOf(name) }, range: diagnostic.range, context }
    return this.connection.sendRequest('textDocument/codeAction', params)
  }

  async run(action: CodeAction | undefined): Promise<void> {
    if (!action?.command) throw new Error('no command')
    const { command, arguments: args } = action.command
    await this.connection.sendRequest('workspace/executeCommand', { command, arguments: args })
  }

  /** Exit code of the server. */
  async stop(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.child.once('exit', resolve))
    await this.connection.sendRequest('shutdown')
    await this.connection.sendNotification('exit')
    return ended
  }
}

const applied = (text: string, action: CodeAction | undefined) => {
  const edits: TextEdit[] = Object.values(action?.edit?.changes ?? {}).flat()
  return TextDocument.applyEdits(TextDocument.create('x:', 'text', 1, text), edits)
}

describe('semmai lsp, with an editor on its standard input and output', { timeout: 60_000 }, () => {
  let folder = ''
  let editor: Editor
  const file = (name: string) => join(folder, name)

  beforeAll(() => buildSemmai(), 180_000)
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'semmai கோப்பு '))
    editor = new Editor(folder)
    await editor.start()
  })
  afterEach(() => {
    editor.connection.dispose()
    editor.child.kill()
    rmSync(folder, { recursive: true })
  })

  it('says what it can do', async () => {
    const another = new Editor(folder)
    const { capabilities } = await another.start()
    expect(capabilities.codeActionProvider).toEqual({
      codeActionKinds: ['quickfix', 'source.fixAll.semmai'],
    })
    expect(await another.stop()).toBe(0)
  })

  it('marks an issue in UTF-16 code units, with rule and severity, and again after each change', async () => {
    const [first] = await editor.open('a.txt', `😀\n${GENDER}`)
    expect(first).toMatchObject({
      severity: 1,
      code: 'grammar/agreement-gender',
      source: 'semmai',
      range: { start: { line: 1, character: 22 }, end: { line: 1, character: 29 } },
    })
    expect(first?.message).toContain('வந்தான்')
    await editor.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: editor.uriOf('a.txt'), version: 2 },
      contentChanges: [{ range: first?.range, text: 'வந்தான்' }],
    })
    expect(await editor.diagnostics('a.txt')).toEqual([])
  })

  it('offers the correction first, and one for all', async () => {
    const [issue] = await editor.open('a.txt', GENDER)
    if (!issue) throw new Error('no issue')
    const actions = await editor.actions('a.txt', issue)
    expect(actions[0]).toMatchObject({ kind: 'quickfix', isPreferred: true, title: '‘வந்தான்’ என மாற்றுக' })
    expect(applied(GENDER, actions[0])).toBe(GENDER.replace('வந்தாள்', 'வந்தான்'))
    const all = await editor.actions('a.txt', issue, ['source.fixAll'])
    expect(all).toHaveLength(1)
    expect(applied(GENDER, all[0])).toBe(GENDER.replace('வந்தாள்', 'வந்தான்'))
    expect(await editor.actions('a.txt', issue, ['refactor'])).toEqual([])
  })

  it('keeps a dismissed word in the folder of the project, for all its documents', async () => {
    const [issue] = await editor.open('a.txt', MISSPELT)
    if (!issue) throw new Error('no issue')
    const actions = await editor.actions('a.txt', issue)
    await editor.run(actions.find(({ command }) => command?.command === 'semmai.addWord'))
    expect(await editor.diagnostics('a.txt')).toEqual([])
    expect(readFileSync(file('.semmai/words.txt'), 'utf8')).toBe('பழ்ளி\n')
    mkdirSync(file('உள்'))
    expect(await editor.open('உள்/b.txt', MISSPELT)).toEqual([])
  })

  it('switches a rule off for the project, and keeps what else its settings say', async () => {
    mkdirSync(file('.semmai'))
    writeFileSync(file('.semmai/settings.json'), '{"profile":"school"}')
    const [issue] = await editor.open('a.txt', GENDER)
    if (!issue) throw new Error('no issue')
    const actions = await editor.actions('a.txt', issue)
    await editor.run(actions.find(({ command }) => command?.command === 'semmai.disableRule'))
    expect(await editor.diagnostics('a.txt')).toEqual([])
    expect(JSON.parse(readFileSync(file('.semmai/settings.json'), 'utf8'))).toEqual({
      profile: 'school',
      disabledRules: ['grammar/agreement-gender'],
    })
  })

  it('does one command after another, so that none undoes what another has done', async () => {
    const rules = Array.from({ length: 20 }, (_, i) => `style/rule-${10 + i}`)
    const sent = rules.map((rule) =>
      editor.connection.sendRequest('workspace/executeCommand', {
        command: 'semmai.disableRule',
        arguments: [editor.uriOf('a.txt'), rule],
      }),
    )
    await Promise.all(sent)
    expect(JSON.parse(readFileSync(file('.semmai/settings.json'), 'utf8'))).toEqual({ disabledRules: rules })
  })

  it('tells of settings that are wrong, and leaves them as they are', async () => {
    mkdirSync(file('.semmai'))
    writeFileSync(file('.semmai/settings.json'), '{"profil":"school"}')
    expect(await editor.open('a.txt', GENDER)).toHaveLength(1)
    await editor.open('b.txt', GENDER)
    expect(editor.errors).toHaveLength(1)
    expect(editor.errors[0]).toContain('settings.json: unknown setting "profil"')
    expect(readFileSync(file('.semmai/settings.json'), 'utf8')).toBe('{"profil":"school"}')
    expect(existsSync(file('.semmai/words.txt'))).toBe(false)
  })

  it.each([
    ['markdown', 'a.md', '`அவன் வந்தாள்`\n\n```\nஅவன் வந்தாள்\n```\n', '**அவன்** வந்தாள்.'],
    ['tex', 'a.tex', '$அவன் வந்தாள்$ % அவன் வந்தாள்\n\\verb|அவன் வந்தாள்|\n\n', '\\emph{அவன்} வந்தாள்.'],
    ['html', 'a.html', '<pre>அவன் வந்தாள்</pre>\n', '<b>அவன்</b> வந்தாள்.'],
  ])('leaves code and markup of %s alone', async (languageId, name, code, prose) => {
    expect(await editor.open(name, code, languageId)).toEqual([])
    const both = await editor.open(`2${name}`, code + prose, languageId)
    expect(both.map(({ code: rule }) => rule)).toEqual(['grammar/agreement-gender'])
  })

  it('forgets a document that is closed', async () => {
    await editor.open('a.txt', GENDER)
    const textDocument = { uri: editor.uriOf('a.txt') }
    await editor.connection.sendNotification('textDocument/didClose', { textDocument })
    expect(await editor.diagnostics('a.txt')).toEqual([])
  })

  it('reads a text that was never saved, and one whose address is no file', async () => {
    const open = async (uri: string) => {
      const textDocument = { uri, languageId: 'text', version: 1, text: GENDER }
      await editor.connection.sendNotification('textDocument/didOpen', { textDocument })
      const context = { diagnostics: [] }
      const range = { start: { line: 0, character: 24 }, end: { line: 0, character: 24 } }
      return editor.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
        textDocument: { uri },
        range,
        context,
      })
    }
    expect((await open('untitled:Untitled-1'))[0]?.title).toContain('வந்தான்')
    expect((await open('file://host%/x'))[0]?.title).toContain('வந்தான்')
  })
})
