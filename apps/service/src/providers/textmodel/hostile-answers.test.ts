import { loadCritic, loadEngine } from '@semmai/tamil-node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ModelServer, startModelServer } from '../../embedded/model-server.ts'
import { Secret } from '../../secrets/secret.ts'
import { createBuiltinProvider } from '../builtin/builtin-provider.ts'
import { createTamilLanguage } from '../builtin/tamil-language.ts'
import type { ProviderCall, ProviderUsage } from '../text-provider.ts'
import type { Rejection } from './acceptance-gate.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createGrounder } from './grounder.ts'
import { createOpenAICompatibleModel } from './openai-compatible-model.ts'
import { createTextmodelProvider } from './textmodel-provider.ts'

const engine = loadEngine()
const language = createTamilLanguage(engine)
const TEXT = 'மாணவர்கள் பாடத்தை படித்தார்கள். மழை பெய்தது. அவள் அரசுப் பள்ளி கட்டடம் பார்த்தாள்.'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer({ proofread: () => [] })
})
afterAll(() => server.close())

/** The model answers so, whatever it is asked. */
function answer(content: string, usage: unknown = { prompt_tokens: 10, completion_tokens: 5 }): void {
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }]
  const base = { id: 'x', object: 'chat.completion', created: 0, model: 'm', choices }
  server.switches.failure = { status: 200, body: JSON.stringify({ ...base, usage }) }
}

async function proofread(text: string) {
  const usage: ProviderUsage[] = []
  const rejected: Rejection[] = []
  const provider = createTextmodelProvider({
    model: createOpenAICompatibleModel({ baseUrl: server.baseUrl, model: 'stand-in' }),
    engine: createBuiltinProvider({ engine, critic: loadCritic, pool: null, lookup: null }),
    language,
    grounder: createGrounder(language, null),
    breaker: createCircuitBreaker(),
    boundary: () => 'b0',
    onRejected: (reason) => void rejected.push(reason),
  })
  const call: ProviderCall = {
    tenantId: 'demo',
    messageLanguage: 'ta',
    disabledRules: [],
    profile: 'general',
    dictionary: [],
    factLookup: false,
    signal: new AbortController().signal,
    credential: new Secret('valid-1'),
    onUsage: (one) => void usage.push(one),
  }
  const { result } = await provider.proofread(text, call)
  return { result, usage, rejected }
}

const edit = (part: object) => ({
  s: 3,
  quote: 'பள்ளி',
  before: 'அரசுப் ',
  after: ' கட்டடம்',
  fix: 'பள்ளிக்',
  type: 'style',
  severity: 'low',
  why: 'நடை',
  ...part,
})
const edits = (...list: object[]) => JSON.stringify({ edits: list })

describe('what a model reports of its tokens', () => {
  it.each([
    ['a fraction', { prompt_tokens: 1.5, completion_tokens: 2 }],
    ['a negative count', { prompt_tokens: 3, completion_tokens: -7 }],
    ['more than 32 bits hold', { prompt_tokens: 2 ** 31, completion_tokens: 2 }],
  ])('counts nothing for %s, and the answer still counts', async (_what, reported) => {
    answer(edits(edit({})), reported)
    const { result, usage } = await proofread(TEXT)
    expect(usage).toEqual([])
    expect(result.issues.some(({ rule }) => rule === 'textmodel')).toBe(true)
  })
})

describe('a hostile answer', () => {
  it('of more than half a megabyte is no answer', async () => {
    answer(edits(...Array.from({ length: 6_000 }, () => edit({}))))
    await expect(proofread(TEXT)).rejects.toMatchObject({ code: 'provider_bad_response' })
  })

  it('of a thousand edits is read to the two-hundredth', async () => {
    answer(edits(...Array.from({ length: 1_000 }, (_, i) => edit({ quote: `இல்லாத ${i}` }))))
    expect((await proofread(TEXT)).rejected).toHaveLength(200)
  })

  const near = (i: number) => `${'கருமை நிறம் '.repeat(8)}${'அஆஇஈஉ'[i % 5]}`
  const SHAPES: Readonly<Record<string, (i: number) => object>> = {
    'quotes that are nearly there': (i) => ({ s: 1, quote: near(i), before: 'கருமை', after: 'கருமை' }),
    'quotes that are everywhere': () => ({ s: 1, quote: 'க', before: 'க'.repeat(200), after: 'க' }),
    'quotes of a whole sentence': () => ({ s: 1, quote: 'கருமை நிறம் '.repeat(80), fix: 'க'.repeat(1_200) }),
    'fixes of one endless word': () => ({ s: 1, quote: 'கருமை நிறம்', fix: 'கா'.repeat(590) }),
  }

  it.each(Object.entries(SHAPES))('takes time linear in the text for %s', async (_shape, shape) => {
    answer(edits(...Array.from({ length: 80 }, (_, i) => edit(shape(i)))))
    const milliseconds = async (text: string) => {
      const start = performance.now()
      await proofread(text)
      return performance.now() - start
    }
    const sentence = 'கருமை நிறம் '
    await milliseconds(sentence.repeat(100))
    let least = Number.POSITIVE_INFINITY
    for (let attempt = 0; attempt < 4 && least > 8; attempt++) {
      const short = await milliseconds(sentence.repeat(100))
      least = Math.min(least, (await milliseconds(sentence.repeat(400))) / short)
    }
    expect(least, 'for a text four times as long').toBeLessThanOrEqual(8)
  })

  it.each(['\u202e', '\u2066', '\u200b', '\0', '\ud800', ' 98400 12345', ' https://evil.example', ' 😀'])(
    'brings nothing like %j to the caller',
    async (foreign) => {
      answer(edits(edit({ fix: `பள்ளிக்${foreign}` }), edit({ why: `நடை${foreign}` })))
      const { result } = await proofread(TEXT)
      expect(JSON.stringify(result)).not.toContain(JSON.stringify(foreign).slice(1, -1))
      expect(result.issues.some(({ rule }) => rule === 'textmodel')).toBe(true)
    },
  )
})
