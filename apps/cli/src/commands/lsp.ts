import { Command } from 'commander'
import { type ProofreadingOptions, proofreadingOptions, withProofreadingOptions } from './engine-options.ts'

/** `semmai lsp`, by the built-in engine only. It takes the options of `proofread` that set the engine. */
export function lspCommand(): Command {
  const command = new Command('lsp')
    .description(
      'Serve the Language Server Protocol on standard input and output, for editors. Works offline. ' +
        'Words and rules that the writer dismisses are kept in the folder .semmai of the project.',
    )
    .option('--stdio', 'standard input and output; the only way, and so the default')
    .action(serveEditor)
  return withProofreadingOptions(command)
}

/** The protocol's library is loaded by this command only. */
async function serveEditor(options: ProofreadingOptions): Promise<void> {
  const chosen = await proofreadingOptions(options)
  const { serve } = await import('../language-server/serve.ts')
  serve(chosen)
}
