import { resolve } from 'node:path'
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  MessageType,
  ShowMessageNotification,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { describeError } from '../command-error.ts'
import { kindOfLanguage } from '../documents/document-kind.ts'
import { proofreadDocument } from '../documents/proofread-document.ts'
import { addWord, disableRule, findProject, withProject } from '../project-settings.ts'
import { type Issue, type LocalOptions, localProofreader } from '../proofreader.ts'
import { actionsFor, COMMANDS, FIX_ALL, fixAll } from './code-actions.ts'
import { diagnosticOf } from './diagnostics.ts'
import { placeOf, workspaceOf } from './document-place.ts'

/** While someone types, a text is read this long after the last change. */
const PAUSE_MS = 200

interface Found {
  version: number
  issues: readonly Issue[]
}

/**
 * Serves the Language Server Protocol on a connection: diagnostics as the text changes, and code actions that correct,
 * keep a word or switch a rule off. It asks nothing of the network.
 */
export class LanguageServer {
  readonly #connection: Connection
  readonly #options: LocalOptions
  readonly #documents = new TextDocuments(TextDocument)
  readonly #found = new Map<string, Found>()
  readonly #timers = new Map<string, NodeJS.Timeout>()
  #workspaces: readonly string[] = []
  /** The commands so far; never rejected. */
  #executed: Promise<void> = Promise.resolve()
  /** The last message about an error. */
  #told = ''

  constructor(connection: Connection, options: LocalOptions) {
    this.#connection = connection
    this.#options = options
    connection.onInitialize((params) => this.#initialize(params))
    connection.onCodeAction((params) => this.#codeActions(params))
    connection.onExecuteCommand(({ command, arguments: args = [] }) => {
      // One after another: each reads what the one before has written to the project.
      this.#executed = this.#executed.then(() => this.#execute(command, args))
      return this.#executed
    })
    this.#documents.onDidChangeContent(({ document }) => this.#readSoon(document))
    this.#documents.onDidClose(({ document }) => this.#close(document))
  }

  /** Starts to listen. The client's `exit` ends the process. */
  listen(): void {
    this.#documents.listen(this.#connection)
    this.#connection.listen()
  }

  #initialize({ workspaceFolders, rootUri }: InitializeParams): InitializeResult {
    const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : [])
    this.#workspaces = uris.map((uri) => placeOf(`${uri.replace(/\/$/, '')}/x`, process.cwd()).folder)
    return {
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL] },
        executeCommandProvider: { commands: Object.values(COMMANDS) },
      },
      serverInfo: { name: 'semmai' },
    }
  }

  /** At once when a document is opened, else after a pause in typing. */
  #readSoon(document: TextDocument): void {
    clearTimeout(this.#timers.get(document.uri))
    const pause = this.#found.has(document.uri) ? PAUSE_MS : 0
    const timer = setTimeout(() => void this.#publish(document).catch((error) => this.#report(error)), pause)
    this.#timers.set(document.uri, timer)
  }

  #close({ uri }: TextDocument): void {
    clearTimeout(this.#timers.get(uri))
    this.#timers.delete(uri)
    this.#found.delete(uri)
    void this.#connection.sendDiagnostics({ uri, diagnostics: [] })
  }

  async #publish(document: TextDocument): Promise<void> {
    const { version, issues } = await this.#read(document)
    if (this.#documents.get(document.uri)?.version !== version) return
    const diagnostics = issues.map((issue) => diagnosticOf(document, issue))
    await this.#connection.sendDiagnostics({ uri: document.uri, version, diagnostics })
  }

  /** What is wrong in the document as it is now. */
  async #read(document: TextDocument): Promise<Found> {
    const { uri, languageId, version } = document
    const { folder, file } = placeOf(uri, this.#workspaces[0] ?? process.cwd())
    const options = await withProject(this.#options, folder).catch((error) => {
      this.#report(error)
      return this.#options
    })
    const proofread = localProofreader(options)
    const { issues } = await proofreadDocument(
      kindOfLanguage(languageId, file),
      document.getText(),
      proofread,
    )
    const found = { version, issues }
    if (this.#documents.get(uri)?.version === version) this.#found.set(uri, found)
    return found
  }

  async #codeActions({ textDocument, range, context }: CodeActionParams): Promise<CodeAction[]> {
    const document = this.#documents.get(textDocument.uri)
    if (document === undefined) return []
    const known = this.#found.get(document.uri)
    const { issues } = known?.version === document.version ? known : await this.#read(document)
    const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)]
    const met = issues.filter(({ start, end }) => start <= to && end >= from)
    const language = this.#options.messageLanguage
    const actions = [
      ...met.flatMap((issue) => actionsFor(document, issue, language)),
      ...fixAll(document, issues, language),
    ]
    return context.only ? actions.filter(({ kind = '' }) => isOneOf(kind, context.only ?? [])) : actions
  }

  async #execute(command: string, [uri, argument]: readonly unknown[]): Promise<void> {
    if (typeof uri !== 'string' || typeof argument !== 'string') return
    try {
      const project = await this.#projectOf(uri)
      if (command === COMMANDS.addWord) await addWord(project, argument.normalize('NFC'))
      else if (command === COMMANDS.disableRule) await disableRule(project, argument)
      else return
      await Promise.all(this.#documents.all().map((document) => this.#publish(document)))
    } catch (error) {
      this.#report(error)
    }
  }

  /** Where the document's settings are kept: with a present project, else in its workspace, else beside it. */
  async #projectOf(uri: string): Promise<string> {
    const { folder } = placeOf(uri, this.#workspaces[0] ?? process.cwd())
    return (await findProject(folder)) ?? workspaceOf(folder, this.#workspaces) ?? resolve(folder)
  }

  /** A text that cannot be read, or wrong settings: the writer is told once, and the server goes on. */
  #report(error: unknown): void {
    const message = `Semmai: ${describeError(error)}`
    if (message === this.#told) return
    this.#told = message
    void this.#connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Error, message })
  }
}

/** Whether a kind of code action is one of those asked for, or lies below one. */
function isOneOf(kind: string, wanted: readonly string[]): boolean {
  return wanted.some((one) => kind === one || kind.startsWith(`${one}.`))
}
