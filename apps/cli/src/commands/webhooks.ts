import { itemsOf } from '@semmai/client'
import { WEBHOOK_EVENTS, type Webhook, type WebhookEvent, type WebhookPatch } from '@semmai/contract'
import { Command, InvalidArgumentError } from 'commander'
import { CommandError } from '../command-error.ts'
import { type ConnectionOptions, connect, subcommand } from '../connection.ts'

interface WebhooksOptions extends ConnectionOptions {
  json?: boolean
}

/** Where a tenant is told what happened. */
export function webhooksCommand(): Command {
  return new Command('webhooks')
    .description('Webhooks of the tenant (tenant_admin).')
    .addCommand(create())
    .addCommand(list())
    .addCommand(update())
    .addCommand(remove())
}

const events = `events, separated by commas: ${WEBHOOK_EVENTS.join(', ')}`

function create(): Command {
  return subcommand('create', 'Register a webhook, and print its secret; it is not shown again.')
    .argument('<url>', 'https address of the receiver')
    .option('--events <list>', events, eventList, [...WEBHOOK_EVENTS])
    .action(async (url: string, options: WebhooksOptions & { events: WebhookEvent[] }) => {
      const created = await connect(options).webhooks.create({ url, events: options.events })
      const text = `${created.webhook_id}\n${created.secret}\n`
      process.stdout.write(options.json ? `${JSON.stringify(created, null, 2)}\n` : text)
    })
}

function list(): Command {
  return subcommand('list', 'List the webhooks.').action(async (options: WebhooksOptions) => {
    const client = connect(options)
    const all: Webhook[] = []
    for await (const webhook of itemsOf((cursor) => client.webhooks.list(cursor))) all.push(webhook)
    process.stdout.write(options.json ? `${JSON.stringify(all, null, 2)}\n` : all.map(renderLine).join(''))
  })
}

interface UpdateOptions extends WebhooksOptions {
  url?: string
  events?: WebhookEvent[]
  enable?: boolean
  disable?: boolean
  rotateSecret?: boolean
}

function update(): Command {
  return subcommand('update', 'Change a webhook, switch it on or off, or rotate its secret.')
    .argument('<id>', 'its id, as list shows it')
    .option('--url <url>', 'https address of the receiver')
    .option('--events <list>', events, eventList)
    .option('--enable', 'deliver again')
    .option('--disable', 'deliver no more')
    .option('--rotate-secret', 'make and print a new secret; both sign for 24 h')
    .action(async (id: string, options: UpdateOptions) => {
      const updated = await connect(options).webhooks.update(id, patchOf(options))
      const text = renderLine(updated) + (updated.secret === null ? '' : `${updated.secret}\n`)
      process.stdout.write(options.json ? `${JSON.stringify(updated, null, 2)}\n` : text)
    })
}

function patchOf({ url, events: wanted, enable, disable, rotateSecret }: UpdateOptions): WebhookPatch {
  const patch: WebhookPatch = {
    ...(url === undefined ? {} : { url }),
    ...(wanted === undefined ? {} : { events: wanted }),
    ...(enable || disable ? { active: !disable } : {}),
    ...(rotateSecret ? { rotate_secret: true } : {}),
  }
  if (Object.keys(patch).length === 0) throw new CommandError('say what to change; see --help')
  return patch
}

function remove(): Command {
  return subcommand('delete', 'Delete a webhook.')
    .argument('<id>', 'its id, as list shows it')
    .action(async (id: string, options: WebhooksOptions) => {
      await connect(options).webhooks.delete(id)
      process.stdout.write(options.json ? '{}\n' : `${id} is deleted\n`)
    })
}

function renderLine({ webhook_id, url, active, failing_since, last_failure }: Webhook): string {
  const state = active ? 'on ' : 'off'
  const fault =
    failing_since === null ? '' : `  failing since ${failing_since.slice(0, 16)}Z: ${last_failure}`
  return `${webhook_id}  ${state}  ${url}${fault}\n`
}

function eventList(text: string): WebhookEvent[] {
  return text.split(',').map((name) => {
    const event = WEBHOOK_EVENTS.find((one) => one === name.trim())
    if (event === undefined) throw new InvalidArgumentError(`must be of ${WEBHOOK_EVENTS.join(', ')}`)
    return event
  })
}
