import { itemsOf } from '@semmai/client'
import type { IdentityConfiguration, NetworkConfiguration, ServingProvider, Tenant } from '@semmai/contract'
import { NETWORK_MODES, SERVING_PROVIDERS } from '@semmai/contract'
import { Argument, Command, Option } from 'commander'
import { CommandError } from '../command-error.ts'
import { type ConnectionOptions, connect, subcommand } from '../connection.ts'
import { renderTenant, renderTenantLine } from '../render-tenant.ts'
import { collect } from './collect.ts'
import { wholeNumber } from './whole-number.ts'

interface TenantOptions extends ConnectionOptions {
  json?: boolean
}

/** The operator plane: needs a token with the role `platform_operator`. */
export function tenantCommand(): Command {
  const command = new Command('tenant').description('Create and run tenants (operator).')
  for (const one of [create(), show(), list(), network(), identity(), provider(), limits()]) {
    command.addCommand(one)
  }
  return command.addCommand(block()).addCommand(unblock()).addCommand(remove())
}

function onTenant(name: string, description: string): Command {
  return subcommand(name, description).argument('<tenant>', 'tenant id')
}

function print(tenant: Tenant, options: TenantOptions): void {
  process.stdout.write(options.json ? `${JSON.stringify(tenant, null, 2)}\n` : renderTenant(tenant))
}

function create(): Command {
  return onTenant('create', 'Create a tenant.')
    .requiredOption('--name <name>', 'name for people')
    .action(async (id: string, options: TenantOptions & { name: string }) => {
      print(await connect(options).tenants.create({ tenant_id: id, name: options.name }), options)
    })
}

function show(): Command {
  return onTenant('show', 'Show one tenant.').action(async (id: string, options: TenantOptions) => {
    print(await connect(options).tenants.get(id), options)
  })
}

function list(): Command {
  return subcommand('list', 'List all tenants.').action(async (options: TenantOptions) => {
    const client = connect(options)
    const tenants: Tenant[] = []
    for await (const tenant of itemsOf((cursor) => client.tenants.list({ limit: 100, ...cursor }))) {
      if (options.json) tenants.push(tenant)
      else process.stdout.write(renderTenantLine(tenant))
    }
    if (options.json) process.stdout.write(`${JSON.stringify(tenants, null, 2)}\n`)
  })
}

interface NetworkOptions extends TenantOptions {
  mode?: NetworkConfiguration['mode']
  cidr: string[]
  confirm?: boolean
}

function network(): Command {
  return onTenant('network', 'Set up the network, confirm it, or both at once.')
    .addOption(new Option('--mode <mode>', 'who may reach the tenant').choices(NETWORK_MODES))
    .option('--cidr <network>', 'network that calls may come from; repeatable', collect, [])
    .option('--confirm', 'confirm the network')
    .action(async (id: string, options: NetworkOptions) => {
      const { tenants } = connect(options)
      let tenant: Tenant | null = null
      if (options.mode) {
        tenant = await tenants.setNetwork(id, { mode: options.mode, allowed_cidrs: options.cidr })
      } else if (options.cidr.length > 0) {
        tenant = await tenants.update(id, { allowed_cidrs: options.cidr })
      }
      if (options.confirm) tenant = await tenants.confirmNetwork(id)
      if (!tenant) throw new CommandError('give --mode, --cidr or --confirm')
      print(tenant, options)
    })
}

interface IdentityOptions extends TenantOptions {
  issuer?: string
  audience?: string
  jwksUri?: string
  rolesClaim?: string
  studioClientId?: string
  strictTyp?: boolean
  revoke?: boolean
}

function identity(): Command {
  return onTenant('identity', "Register the tenant's OIDC issuer, or revoke it.")
    .option('--issuer <url>', 'exactly the iss of its tokens')
    .option('--audience <audience>', 'the aud of its tokens')
    .option('--jwks-uri <url>', 'URL of the keys, if not in the discovery document')
    .option('--roles-claim <path>', 'path of the role claim, default roles')
    .option('--studio-client-id <id>', 'client of the studio at this issuer')
    .option('--strict-typ', 'accept the token type at+jwt only')
    .option('--revoke', 'revoke the issuer')
    .action(async (id: string, options: IdentityOptions) => {
      const { tenants } = connect(options)
      if (options.revoke) await tenants.revokeIdentity(id)
      else await tenants.setIdentity(id, identityOf(options))
      print(await tenants.get(id), options)
    })
}

function identityOf(options: IdentityOptions): IdentityConfiguration {
  const { issuer, audience, jwksUri, rolesClaim, studioClientId, strictTyp } = options
  if (!issuer || !audience) throw new CommandError('give --issuer and --audience, or --revoke')
  return {
    issuer,
    audience,
    ...(jwksUri ? { jwks_uri: jwksUri } : {}),
    ...(rolesClaim ? { roles_claim: rolesClaim } : {}),
    ...(studioClientId ? { studio_client_id: studioClientId } : {}),
    ...(strictTyp ? { strict_typ: true } : {}),
  }
}

function provider(): Command {
  return onTenant('provider', "Choose who serves the tenant's text calls.")
    .addArgument(new Argument('<provider>', 'provider').choices([...SERVING_PROVIDERS]))
    .action(async (id: string, provider: ServingProvider, options: TenantOptions) => {
      print(await connect(options).tenants.update(id, { provider }), options)
    })
}

interface LimitOptions extends TenantOptions {
  textCallsPerMinute?: number
  maxOpenOperations?: number
  languagetoolCallsPerMinute?: number
}

function limits(): Command {
  return onTenant('limits', 'Set the limits of the tenant.')
    .option('--text-calls-per-minute <n>', 'proofread and critique calls per minute', wholeNumber)
    .option('--max-open-operations <n>', 'queued and running operations', wholeNumber)
    .option(
      '--languagetool-calls-per-minute <n>',
      'checks by clients of LanguageTool’s protocol',
      wholeNumber,
    )
    .action(async (id: string, options: LimitOptions) => {
      const {
        textCallsPerMinute: calls,
        maxOpenOperations: open,
        languagetoolCallsPerMinute: checks,
      } = options
      const limits = {
        ...(calls === undefined ? {} : { text_calls_per_minute: calls }),
        ...(open === undefined ? {} : { max_open_operations: open }),
        ...(checks === undefined ? {} : { languagetool_calls_per_minute: checks }),
      }
      if (Object.keys(limits).length === 0) throw new CommandError('give at least one limit')
      print(await connect(options).tenants.update(id, { limits }), options)
    })
}

interface BlockOptions extends TenantOptions {
  code: string
  message: string
  retryable?: boolean
}

function block(): Command {
  return onTenant('block', 'Block the tenant: reads work, writes and text calls do not.')
    .option('--code <code>', 'reason for programs, in snake_case', 'blocked_by_operator')
    .option(
      '--message <message>',
      'reason for people',
      'The operator of this service has blocked this tenant.',
    )
    .option('--retryable', 'the tenant can fix the cause')
    .action(async (id: string, options: BlockOptions) => {
      const { code, message, retryable = false } = options
      print(await connect(options).tenants.block(id, { code, message, retryable }), options)
    })
}

function unblock(): Command {
  return onTenant('unblock', 'Remove a block.').action(async (id: string, options: TenantOptions) => {
    print(await connect(options).tenants.unblock(id), options)
  })
}

function remove(): Command {
  return onTenant('delete', 'Erase the tenant with everything it has, its secrets included.')
    .option('--yes', 'yes, erase it')
    .action(async (id: string, options: TenantOptions & { yes?: boolean }) => {
      if (!options.yes) throw new CommandError(`this erases ${id} for good; say --yes`)
      await connect(options).tenants.delete(id)
      process.stdout.write(options.json ? '{}\n' : `${id} is erased\n`)
    })
}
