import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from '../../../test/wait-for.ts'
import { handleErrors } from '../../http/error-handler.ts'
import { markEveryAnswer } from '../../http/every-answer.ts'
import { createFairTurns } from '../../providers/builtin/fair-turns.ts'
import type { TenantPolicy } from '../tenants/tenant-policy.ts'
import { type ProtocolOptions, serveLanguageTool } from './plugin.ts'

const POLICY: TenantPolicy = {
  onboarding_state: 'live',
  allowed_cidrs: [],
  provider: 'builtin',
  text_calls_per_minute: 1,
  max_open_operations: 1,
  disabled_rules: [],
  dictionary: [],
  fact_lookup: false,
  profile: 'general',
  access_tokens: true,
  languagetool_api: true,
  external_model: 'allowed',
  languagetool_calls_per_minute: 1,
  has_personal_words: false,
}
const CALLER = {
  issuer: 'https://issuer.example',
  subject: 'meena',
  clientId: null,
  tenantId: 'a',
  roles: [],
}

let port: number
let close: () => Promise<void>
/** The texts of the checks that came, and of those that had their turn. */
let came: string[]
let begun: string[]
let endFirst: () => void
let ends: number[]

/** Serves the protocol with one slot, which the text `first` keeps until `endFirst`. */
beforeEach(async () => {
  ;[came, begun, ends] = [[], [], []]
  const turns = createFairTurns({ slots: 1, maxWaiting: 9, maxWaitingOfTenant: 9, maxWaitMs: 60_000 })
  const first = new Promise<void>((resolve) => {
    endFirst = resolve
  })
  const app = Fastify()
  const noteEnd = (_request: unknown, _reply: unknown, status: number) => void ends.push(status)
  markEveryAnswer(app, noteEnd)
  handleErrors(app, noteEnd)
  const check: ProtocolOptions['languageTool']['check'] = (_caller, { source: { text } }, { signal }) => {
    came.push(text)
    return turns.run({ tenantId: 'a', signal }, async () => {
      begun.push(text)
      if (text === 'first') await first
      return { checked: text }
    })
  }
  await serveLanguageTool(app, { ...options(), languageTool: { ...options().languageTool, check } })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  close = () => app.close()
})

afterEach(() => close())

function options(): ProtocolOptions {
  return {
    directory: { find: async () => POLICY, forget: vi.fn() },
    rateLimit: {
      take: async (_, limit) => ({ bucket: 'languagetool', limit, remaining: 1, resetSeconds: 1 }),
    },
    failedAuthentication: { count: vi.fn() },
    denials: { record: vi.fn(), flush: vi.fn() },
    languageTool: {
      version: '0.0.0',
      rules: [],
      tokens: { authenticate: async () => CALLER },
      words: {
        of: vi.fn(),
        read: vi.fn(),
        replace: vi.fn(),
        forget: vi.fn(),
        add: vi.fn(),
        remove: vi.fn(),
      },
      check: vi.fn(),
    },
  }
}

/** Sends a check and waits until it has come; `received` is what the server answered so far. */
async function sendCheck(text: string): Promise<{ socket: Socket; received: () => string }> {
  const body = `text=${text}&language=ta&apiKey=x`
  let received = ''
  const socket = connect(port, '127.0.0.1').on('data', (data) => {
    received += data
  })
  const head = 'POST /v1/languagetool/v2/check HTTP/1.1\r\nHost: x\r\nConnection: close\r\n'
  socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`)
  await waitFor(() => came.includes(text))
  return { socket, received: () => received }
}

it('a client that has gone gives its turn back, and its end is noted as a hang-up', async () => {
  await sendCheck('first')
  const { socket } = await sendCheck('gone')
  const third = await sendCheck('third')
  socket.resetAndDestroy()
  await waitFor(() => ends.includes(499))
  endFirst()
  await waitFor(() => third.received().includes('third'))
  expect(begun).toEqual(['first', 'third'])
  await waitFor(() => ends.length === 3)
  expect(ends).toEqual([499, 200, 200])
})

it('a client that closed its sending side only keeps its turn and gets its answer', async () => {
  await sendCheck('first')
  const emacs = await sendCheck('emacs')
  emacs.socket.end()
  const third = await sendCheck('third')
  endFirst()
  await waitFor(() => third.received().includes('third'))
  expect(emacs.received()).toMatch(/^HTTP\/1\.1 200 [\s\S]*"checked":"emacs"/)
  expect(begun).toEqual(['first', 'emacs', 'third'])
})
