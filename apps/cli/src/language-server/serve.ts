import { createConnection, ProposedFeatures } from 'vscode-languageserver/node'
import type { LocalOptions } from '../proofreader.ts'
import { LanguageServer } from './language-server.ts'

/** Serves an editor on standard input and output, until it says `exit` or closes them. */
export function serve(options: LocalOptions): void {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout)
  new LanguageServer(connection, options).listen()
}
