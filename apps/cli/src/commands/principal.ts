import { Command } from 'commander'
import { CommandError } from '../command-error.ts'
import { type ConnectionOptions, connect, withConnection } from '../connection.ts'

interface PrincipalOptions extends ConnectionOptions {
  issuer: string
  subject: string
}

/** The data of one person, for administrators of the tenant. */
export function principalCommand(): Command {
  return new Command('principal')
    .description('Export or erase the texts, results, words and access tokens of one person (tenant_admin).')
    .addCommand(exportData())
    .addCommand(erase())
}

function ofPerson(name: string, description: string): Command {
  return withConnection(new Command(name).description(description))
    .requiredOption('--issuer <url>', 'the iss of their tokens')
    .requiredOption('--subject <subject>', 'the sub of their tokens')
}

function print(value: object): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
}

function exportData(): Command {
  return ofPerson('export', 'Print their operations with results, words and access tokens as JSON.').action(
    async ({ issuer, subject, ...options }: PrincipalOptions) => {
      print(await connect(options).principals.export({ issuer, subject }))
    },
  )
}

function erase(): Command {
  return ofPerson('erase', 'Erase their texts, results, words and access tokens.')
    .option('--yes', 'yes, erase it')
    .action(async ({ issuer, subject, yes, ...options }: PrincipalOptions & { yes?: boolean }) => {
      if (!yes) throw new CommandError(`this erases all data of ${subject} for good; say --yes`)
      print(await connect(options).principals.erase({ issuer, subject }))
    })
}
