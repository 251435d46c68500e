import { readFile } from 'node:fs/promises'
import { itemsOf, verifyAuditChain } from '@semmai/client'
import type { AuditEvent } from '@semmai/contract'
import { Command } from 'commander'
import { CommandError } from '../command-error.ts'
import { type ConnectionOptions, connect, withConnection } from '../connection.ts'

interface VerifyOptions extends ConnectionOptions {
  head?: string
  file?: string
}

export function auditCommand(): Command {
  const verify = new Command('verify')
    .description('Check the hash chain of the tenant: every link, no gap. Exit code 1 when it does not hold.')
    .option('--head <seq:hash>', 'a head kept from earlier, which the chain must still hold')
    .option('--file <file>', 'check an export (one event a line, ascending) instead of the service')
    .action(verifyChain)
  return new Command('audit').description('The audit log of a tenant.').addCommand(withConnection(verify))
}

async function verifyChain(options: VerifyOptions): Promise<void> {
  const events = options.file ? await eventsOfFile(options.file) : eventsOfService(options)
  const report = await verifyAuditChain(events, options.head ? parseHead(options.head) : null)
  if (report.fault) {
    const { seq, kind, detail } = report.fault
    process.stdout.write(`broken at event ${seq} (${kind}): ${detail}\n`)
    process.exitCode = 1
    return
  }
  process.stdout.write(`${report.events} events, chain holds; head ${report.head.seq}:${report.head.hash}\n`)
}

function eventsOfService(options: VerifyOptions): AsyncIterable<AuditEvent> {
  const client = connect(options)
  return itemsOf((cursor) => client.auditEvents.list({ order: 'asc', limit: '100', ...cursor }))
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

function parseHead(text: string): { seq: number; hash: string } {
  const match = /^(\d+):([0-9a-f]{64})$/.exec(text)
  if (!match?.[1] || !match[2])
    throw new CommandError('--head must be SEQ:HASH, as an earlier run printed it')
  return { seq: Number(match[1]), hash: match[2] }
}
