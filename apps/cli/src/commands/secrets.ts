import { Command } from 'commander'
import { type ConnectionOptions, connect, withConnection } from '../connection.ts'

/** `semmai secrets rewrap`, for the operator after a change of the master key (docs/secrets.md). */
export function secretsCommand(): Command {
  const rewrap = new Command('rewrap')
    .description('Wrap all data keys of the embedded secret store again, after a change of the master key.')
    .action(async (options: ConnectionOptions) => {
      const { rewrapped, current } = await connect(options).secrets.rewrap()
      process.stdout.write(`${rewrapped} rewrapped, ${current} were current already\n`)
    })
  return new Command('secrets')
    .description('The embedded secret store (operator).')
    .addCommand(withConnection(rewrap))
}
