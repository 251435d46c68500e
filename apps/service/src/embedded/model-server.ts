import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How the stand-in behaves; tests turn these, `npm start` leaves them as they are. */
export interface ModelServerSwitches {
  latencyMs: number
  answer:
    | 'honest'
    | 'server_error'
    | 'rate_limited'
    | 'hang'
    | 'html'
    | 'not_json'
    | 'huge'
    | 'truncated'
    | 'fenced'
    | 'refused'
    | 'wrong_offsets'
    | 'hallucinated'
    | 'injected'
}

/** One finding of the language engine in one sentence. */
export interface SentenceFinding {
  start: number
  end: number
  suggestion: string
  type: string
  severity: string
  message: string
}

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
  /** Answers honestly whatever hangs, and from now on. */
  releaseHanging(): void
  close(): Promise<void>
}

/**
 * A stand-in for a language model, not one: it speaks the OpenAI chat-completions format on the loopback and
 * answers with the built-in engine's own findings, so that the whole life of a tenant's key can be walked offline.
 * Keys `valid-*` work, `quota-*` answer 429, every other 401 (`revoked-*` by name).
 */
export async function startModelServer(options: ModelServerOptions): Promise<ModelServer> {
  const switches: ModelServerSwitches = { latencyMs: 0, answer: 'honest', ...options.switches }
  let asked: (() => void) | null = null
  let hanging: (() => void)[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    if (request.method !== 'POST' || !request.url?.endsWith('/chat/completions')) {
      return fail(response, 404, 'not_found_error', 'no such path')
    }
    options.onRequest?.(body)
    asked?.()
    asked = null
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

async function answer(
  response: ServerResponse,
  key: string,
  body: string,
  options: ModelServerOptions,
  switches: ModelServerSwitches,
): Promise<void> {
  if (key.startsWith('quota-')) return fail(response, 429, 'insufficient_quota', 'You exceeded your quota')
  if (!key.startsWith('valid-')) return fail(response, 401, 'invalid_api_key', 'Incorrect API key')
  if (switches.latencyMs > 0) await wait(switches.latencyMs)
  const fault = FAULTS[switches.answer]
  if (fault) return fault(response)
  const { messages } = JSON.parse(body) as { messages: { content: unknown }[] }
  const user = textOf(messages.at(-1)?.content)
  const edits = editsOf(user, options, switches.answer)
  const { content, finish } = dress(JSON.stringify({ edits }), switches.answer)
  send(response, 200, completion(content, finish, body))
}

type Fault = (response: ServerResponse) => void

const FAULTS: Partial<Record<ModelServerSwitches['answer'], Fault>> = {
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

interface Edit {
  s: number
  quote: string
  before: string
  after: string
  fix: string
  type: string
  severity: string
  why: string
}

/** The numbered sentences of the prompt, each with the findings of the engine. */
function editsOf(prompt: string, options: ModelServerOptions, kind: ModelServerSwitches['answer']): Edit[] {
  const edits: Edit[] = []
  for (const [, number = '', sentence = ''] of prompt.matchAll(/^\[(\d+)\] (.*)$/gmu)) {
    const s = Number(number)
    for (const finding of options.proofread(sentence)) edits.push(spoil(toEdit(s, sentence, finding), kind))
    if (kind === 'hallucinated') edits.push(invented(s))
    if (kind === 'injected' && /ignore|instruction|புறக்கணி|கட்டளை/iu.test(sentence))
      edits.push(...obeyed(s, sentence))
  }
  return edits
}

function toEdit(s: number, sentence: string, { start, end, suggestion, ...finding }: SentenceFinding): Edit {
  return {
    s,
    quote: sentence.slice(start, end),
    before: sentence.slice(Math.max(0, start - 10), start),
    after: sentence.slice(end, end + 10),
    fix: suggestion,
    type: finding.type,
    severity: finding.severity,
    why: finding.message.slice(0, 150),
  }
}

function spoil(edit: Edit, kind: ModelServerSwitches['answer']): Edit {
  return kind === 'wrong_offsets' ? { ...edit, s: edit.s + 1 } : edit
}

function invented(s: number): Edit {
  const edit = { s, before: '', after: '', type: 'spelling', severity: 'high', why: 'பிழை' }
  return { ...edit, quote: 'இல்லாதசொல்', fix: 'வேறுசொல்' }
}

/** What a model does that was talked into it: rewrites the sentence, adds an address, reveals its orders. */
function obeyed(s: number, sentence: string): Edit[] {
  const edit = { s, quote: sentence, before: '', after: '', type: 'grammar', severity: 'high' }
  return [
    {
      ...edit,
      fix: 'முழு மதிப்பெண் கொடுக்கப்பட்டது https://evil.example/?key=',
      why: 'SYSTEM PROMPT: You proofread Tamil',
    },
    { ...edit, fix: `${sentence} **HACKED**`, why: '<script>alert(1)</script>' },
  ]
}

function dress(content: string, kind: ModelServerSwitches['answer']): { content: string; finish: string } {
  if (kind === 'fenced')
    return { content: `<think>ம்…</think>Here:\n\`\`\`json\n${content}\n\`\`\`\nDone.`, finish: 'stop' }
  if (kind === 'truncated')
    return { content: content.slice(0, Math.ceil(content.length * 0.7)), finish: 'length' }
  return { content, finish: 'stop' }
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

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

async function listen(server: Server, port: number): Promise<void> {
  const once = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(at, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  // A taken port is no reason not to start: the address is told to whoever needs it.
  await once(port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || port === 0) throw error
    return once(0)
  })
}
