import { readFile } from 'node:fs/promises'
import { type AuditChainHead, type AuditChainReport, itemsOf, verifyAuditChain } from '@semmai/client'
import type { AuditEvent } from '@semmai/contract'
import { Command } from 'commander'
import { CommandError } from '../command-error.ts'
import { type ConnectionOptions, connect, withConnection } from '../connection.ts'

interface VerifyOptions extends ConnectionOptions {
  head?: string
  file?: string
}

/**
 * `semmai audit verify`, of a service or of an export. Exit code 1 where the chain is broken, 2 where it
 * could not be read.
 */
export function auditCommand(): Command {
  const verify = new Command('verify')
    .description(
      'Check the hash chain of the tenant: every link, no gap, up to the newest event of the service. ' +
        'Exit code 1 when it is broken.',
    )
    .option('--head <seq:hash>', 'a head kept from earlier, which the chain must still contain')
    .option('--file <file>', 'check an export (one event per line, ascending) instead of the service')
    .action(verifyChain)
  return new Command('audit').description('The audit log of a tenant.').addCommand(withConnection(verify))
}

async function verifyChain(options: VerifyOptions): Promise<void> {
  const kept = options.head ? [parseHead(options.head)] : []
  const report = options.file
    ? await verifyAuditChain(await eventsOfFile(options.file), kept)
    : await verifyService(options, kept)
  if (report.fault) {
    const { seq, kind, detail } = report.fault
    process.stdout.write(`broken at event ${seq} (${kind}): ${detail}\n`)
    process.exitCode = 1
    return
  }
  process.stdout.write(`${report.events} events, chain intact; head ${report.head.seq}:${report.head.hash}\n`)
}

/** The head comes first: events that are added meanwhile follow it. Without it, missing last events do not show. */
async function verifyService(
  options: VerifyOptions,
  kept: readonly AuditChainHead[],
): Promise<AuditChainReport> {
  const client = connect(options)
  const newest = await client.auditEvents.head()
  const events = itemsOf((cursor) => client.auditEvents.list({ order: 'asc', limit: 100, ...cursor }))
  return verifyAuditChain(events, [...kept, newest])
}

async function eventsOfFile(file: string): Promise<AuditEvent[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, index) => {
    try {
      return JSON.parse(line) as AuditEvent
    } catch {
      throw new CommandError(`${file}:${index + 1}: not JSON`)
    }
  })
}

function parseHead(text: string): AuditChainHead {
  const match = /^(\d+):([0-9a-f]{64})$/.exec(text)
  if (!match?.[1] || !match[2])
    throw new CommandError('--head must be SEQ:HASH, as an earlier run printed it')
  return { seq: Number(match[1]), hash: match[2] }
}
