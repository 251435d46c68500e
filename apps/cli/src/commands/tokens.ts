import { itemsOf } from '@semmai/client'
import type { AccessToken } from '@semmai/contract'
import { Command, InvalidArgumentError } from 'commander'
import { type ConnectionOptions, connect, subcommand } from '../connection.ts'

interface TokensOptions extends ConnectionOptions {
  json?: boolean
}

/** Access tokens for programs that cannot sign in, made and revoked by their user. */
export function tokensCommand(): Command {
  return new Command('tokens')
    .description('Access tokens for LibreOffice, browsers and other clients of LanguageTool’s protocol.')
    .addCommand(create())
    .addCommand(list())
    .addCommand(revoke())
}

function create(): Command {
  return subcommand('create', 'Make an access token, and print it; it is not shown again.')
    .argument('<name>', 'where it will be used, for people')
    .option('--days <n>', 'how long it holds, 1 to 90', days, 90)
    .action(async (name: string, options: TokensOptions & { days: number }) => {
      const created = await connect(options).accessTokens.create({ name, expires_in_days: options.days })
      process.stdout.write(options.json ? `${JSON.stringify(created, null, 2)}\n` : `${created.token}\n`)
    })
}

function list(): Command {
  return subcommand('list', 'List your access tokens; as tenant_admin those of the tenant.').action(
    async (options: TokensOptions) => {
      const client = connect(options)
      const tokens: AccessToken[] = []
      for await (const token of itemsOf((cursor) => client.accessTokens.list({ limit: 100, ...cursor }))) {
        if (options.json) tokens.push(token)
        else process.stdout.write(renderLine(token))
      }
      if (options.json) process.stdout.write(`${JSON.stringify(tokens, null, 2)}\n`)
    },
  )
}

function revoke(): Command {
  return subcommand('revoke', 'Revoke an access token.')
    .argument('<id>', 'its id, as list shows it')
    .action(async (id: string, options: TokensOptions) => {
      await connect(options).accessTokens.revoke(id)
      process.stdout.write(options.json ? '{}\n' : `${id} is revoked\n`)
    })
}

function renderLine({ id, name, subject, expires_at, last_used_at }: AccessToken): string {
  const used = last_used_at === null ? 'never used' : `used ${last_used_at.slice(0, 16)}Z`
  return `${id}  until ${expires_at.slice(0, 10)}  ${used}  ${subject}  ${name}\n`
}

function days(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < 1 || value > 90)
    throw new InvalidArgumentError('must be a whole number from 1 to 90')
  return value
}
