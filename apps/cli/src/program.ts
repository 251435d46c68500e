import { Command } from 'commander'
import { auditCommand } from './commands/audit.ts'
import { critiqueCommand } from './commands/critique.ts'
import { lspCommand } from './commands/lsp.ts'
import { principalCommand } from './commands/principal.ts'
import { proofreadCommand } from './commands/proofread.ts'
import { secretsCommand } from './commands/secrets.ts'
import { tenantCommand } from './commands/tenant.ts'
import { tokensCommand } from './commands/tokens.ts'
import { webhooksCommand } from './commands/webhooks.ts'

/**
 * `semmai` with all its subcommands; the caller parses the arguments. Help exits with code 0, misuse with
 * code 2.
 */
export function createProgram(): Command {
  const program = new Command('semmai')
    .description('Proofreads Tamil and critiques essays (செம்மை), and runs the service for its operators.')
    .addCommand(proofreadCommand())
    .addCommand(critiqueCommand())
    .addCommand(lspCommand())
    .addCommand(tenantCommand())
    .addCommand(auditCommand())
    .addCommand(secretsCommand())
    .addCommand(tokensCommand())
    .addCommand(principalCommand())
    .addCommand(webhooksCommand())
  exitWith2OnMisuse(program)
  return program
}

/** Exit code 1 says that issues were found, so a misused option must be another. */
function exitWith2OnMisuse(command: Command): void {
  command.exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  for (const subcommand of command.commands) exitWith2OnMisuse(subcommand)
}
