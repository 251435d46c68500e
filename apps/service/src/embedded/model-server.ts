import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type AnswerKind, editsAnswer, proposalsAnswer, type SentenceFinding } from './model-answers.ts'

const SLOW_MS = 5_000

/** How the stand-in behaves; tests change these, `npm start` does not. */
export interface ModelServerSwitches {
  latencyMs: number
  answer: AnswerKind | FaultKind | 'hang'
  /** What every key that is not refused gets instead of an answer. */
  failure: { status: number; body: object | string } | null
}

type FaultKind = 'server_error' | 'rate_limited' | 'html' | 'not_json' | 'huge' | 'refused'

export interface ModelServerOptions {
  /** Finds the faults of one sentence; the built-in engine does. */
  proofread(sentence: string): readonly SentenceFinding[]
  port?: number
  switches?: Partial<ModelServerSwitches>
  /** Shown every request body as it came. */
  onRequest?(body: string): void
}

export interface ModelServer {
  baseUrl: string
  switches: ModelServerSwitches
  /** Calls back at the next request. */
  onceAsked(asked: () => void): void
  /** Answers the requests that hang, and every later one, without a fault. */
  releaseHanging(): void
  close(): Promise<void>
}

/**
 * A stand-in for a language model, not one: it speaks the OpenAI chat-completions format on the loopback and
 * answers with the built-in engine's own findings, so that every step of a tenant's key can be tried offline.
 * Keys `valid-*` work, `slow-*` after five seconds, `quota-*` answer 429, every other 401 (`revoked-*` by name).
 */
export async function startModelServer(options: ModelServerOptions): Promise<ModelServer> {
  const switches: ModelServerSwitches = { latencyMs: 0, answer: 'honest', failure: null, ...options.switches }
  let asked: (() => void) | null = null
  let hanging: (() => void)[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    if (request.method !== 'POST' || !request.url?.endsWith('/chat/completions')) {
      return fail(response, 404, 'not_found_error', 'no such path')
    }
    options.onRequest?.(body)
    const callback = asked
    asked = null
    callback?.()
    if (switches.answer === 'hang') await new Promise<void>((resolve) => hanging.push(resolve))
    const key = /^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    await answer(response, key, body, options, switches)
  })
  await listen(server, options.port ?? 0)
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    switches,
    onceAsked(callback) {
      asked = callback
    },
    releaseHanging() {
      switches.answer = 'honest'
      for (const release of hanging) release()
      hanging = []
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** As much of a request as the stand-in reads. */
interface ChatBody {
  messages: { content: unknown }[]
  response_format?: { json_schema?: { name?: string } }
}

async function answer(
  response: ServerResponse,
  key: string,
  body: string,
  options: ModelServerOptions,
  switches: ModelServerSwitches,
): Promise<void> {
  if (key.startsWith('quota-')) return fail(response, 429, 'insufficient_quota', 'You exceeded your quota')
  const slow = key.startsWith('slow-')
  if (!slow && !key.startsWith('valid-')) return fail(response, 401, 'invalid_api_key', 'Incorrect API key')
  await wait(slow ? SLOW_MS : switches.latencyMs)
  if (switches.failure) return send(response, switches.failure.status, switches.failure.body)
  const kind = switches.answer === 'hang' ? 'honest' : switches.answer
  if (isFault(kind)) return FAULTS[kind](response)
  const { messages, response_format } = JSON.parse(body) as ChatBody
  const { content, finish } =
    response_format?.json_schema?.name === 'proposals'
      ? proposalsAnswer(kind)
      : editsAnswer(textOf(messages.at(-1)?.content), options.proofread, kind)
  send(response, 200, completion(content, finish, body))
}

const isFault = (kind: AnswerKind | FaultKind): kind is FaultKind => Object.hasOwn(FAULTS, kind)

const FAULTS: Readonly<Record<FaultKind, (response: ServerResponse) => void>> = {
  server_error: (response) => fail(response, 500, 'server_error', 'The server had an error'),
  rate_limited: (response) => {
    response.setHeader('retry-after', '7')
    fail(response, 429, 'rate_limit_exceeded', 'Too fast')
  },
  html: (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<html><body>Bad gateway</body></html>')
  },
  huge: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const block = ' '.repeat(64 * 1024)
    const push = () => {
      while (!response.destroyed && response.write(block));
    }
    response.on('drain', push)
    push()
  },
  refused: (response) => send(response, 200, completion('', 'content_filter', '')),
  not_json: (response) => send(response, 200, completion('I am sorry, here are no edits.', 'stop', '')),
}

function completion(content: string, finish: string, request: string): object {
  return {
    id: 'chatcmpl-stand-in',
    object: 'chat.completion',
    created: 0,
    model: 'semmai-stand-in',
    choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content } }],
    usage: {
      prompt_tokens: tokensOf(request),
      completion_tokens: tokensOf(content),
      total_tokens: tokensOf(request) + tokensOf(content),
    },
  }
}

/** About three characters of Tamil make a token. */
function tokensOf(text: string): number {
  return Math.ceil(text.length / 3)
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part: { text?: unknown }) => (typeof part.text === 'string' ? part.text : '')).join('')
}

function fail(response: ServerResponse, status: number, code: string, message: string): void {
  send(response, status, { error: { message, type: code, code, param: null } })
}

function send(response: ServerResponse, status: number, body: object | string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}
