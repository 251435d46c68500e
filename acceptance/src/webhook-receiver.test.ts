// The receiver of docs/webhooks.md, on messages that the service under test delivers.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { marked } from 'marked'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runningService } from './running-service.ts'
import { tenantIn } from './tenant.ts'

const PAGE = fileURLToPath(new URL('../../docs/webhooks.md', import.meta.url))

interface Message {
  headers: IncomingHttpHeaders
  body: string
}

interface Receiver {
  /** The status that it answers. */
  receive(message: Message): Promise<number>
  /** The next line that it prints. */
  line(): Promise<string>
}

const processes: ChildProcess[] = []

/** The program of the page as it stands, but for its port: a free one, which it prints first. */
async function receiverWith(secret: string): Promise<Receiver> {
  const block = marked
    .lexer(readFileSync(PAGE, 'utf8'))
    .find((token) => token.type === 'code' && token.lang === 'js')
  const program = (block && 'text' in block ? String(block.text) : '').replace(
    '.listen(3000)',
    ".listen(0, '127.0.0.1', function () { console.log(this.address().port) })",
  )
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.push(child)
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const line = async () => String((await lines.next()).value)
  const address = `http://127.0.0.1:${await line()}/`
  return {
    line,
    async receive({ headers, body }) {
      const kept = Object.entries(headers).filter(([name]) => name.startsWith('webhook-'))
      const init = { method: 'POST', headers: Object.fromEntries(kept) as Record<string, string>, body }
      return (await fetch(address, init)).status
    },
  }
}

describe('the receiver of docs/webhooks.md', () => {
  let relay: Server
  let receiver: Receiver
  let secret: string
  let operationId: string
  let delivered: Message
  let answered: number

  beforeAll(async () => {
    const running = await runningService()
    const { admin, ended } = await tenantIn(running, 'live')
    let arrived: (message: Message) => void = () => undefined
    const arrival = new Promise<Message>((resolve) => {
      arrived = resolve
    })
    let answer: (status: number) => void = () => undefined
    const answering = new Promise<number>((resolve) => {
      answer = resolve
    })
    // Hands on what the service sends, and keeps it.
    relay = createServer(async (request, response) => {
      request.setEncoding('utf8')
      let body = ''
      for await (const chunk of request) body += chunk
      arrived({ headers: request.headers, body })
      response.writeHead(await answering).end()
    })
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(relay.address() as AddressInfo).port}/`
    const hook = await admin.post('/v1/admin/webhooks', { url, events: ['operation.succeeded'] })
    expect(hook.status).toBe(201)
    secret = hook.body.secret
    receiver = await receiverWith(secret)
    const text = { text: 'அம்மா', language: 'ta' }
    const accepted = await admin.post('/v1/proofread', text, { prefer: 'respond-async' })
    operationId = accepted.body.operation_id
    await ended(operationId)
    delivered = await arrival
    answered = await receiver.receive(delivered)
    answer(answered)
  }, 240_000)
  afterAll(() => {
    relay.close()
    for (const child of processes) child.kill()
  })

  it('accepts what the service delivers, and tells of the operation once, however often it comes', async () => {
    expect(answered).toBe(204)
    expect(await receiver.line()).toBe(
      `${delivered.headers['webhook-id']} operation.succeeded ${operationId}`,
    )
    expect(await receiver.receive(delivered)).toBe(204)
    const next = signed('next', new Date())
    expect(await receiver.receive(next)).toBe(204)
    expect(await receiver.line()).toContain('next operation.succeeded')
  })

  it('refuses it with a changed body, another id or no signature', async () => {
    const changed = { ...delivered, body: delivered.body.replace('succeeded', 'cancelled') }
    const renamed = { ...delivered, headers: { ...delivered.headers, 'webhook-id': 'another' } }
    const unsigned = { ...delivered, headers: { ...delivered.headers, 'webhook-signature': '' } }
    for (const message of [changed, renamed, unsigned]) expect(await receiver.receive(message)).toBe(400)
  })

  it('refuses it where it has another secret', async () => {
    const other = await receiverWith(`whsec_${Buffer.alloc(32, 1).toString('base64')}`)
    expect(await other.receive(delivered)).toBe(400)
  })

  it('refuses what was signed with the right secret more than five minutes ago, or for later', async () => {
    const minutes = (count: number) => new Date(Date.now() + count * 60_000)
    expect(await receiver.receive(signed('old', minutes(-6)))).toBe(400)
    expect(await receiver.receive(signed('early', minutes(6)))).toBe(400)
    expect(await receiver.receive(signed('late', minutes(-4)))).toBe(204)
  })

  /** The message that came, signed anew. */
  function signed(id: string, at: Date): Message {
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, delivered.body),
    }
    return { headers, body: delivered.body }
  }
})
