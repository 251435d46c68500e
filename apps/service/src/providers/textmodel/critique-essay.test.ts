import { loadCritic, loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { Secret } from '../../secrets/secret.ts'
import { createBuiltinProvider } from '../builtin/builtin-provider.ts'
import { createTamilLanguage } from '../builtin/tamil-language.ts'
import { type ProviderCall, ProviderError } from '../text-provider.ts'
import type { ChatAnswer } from './chat-model.ts'
import { critiqueEssay } from './critique-essay.ts'
import { createGrounder } from './grounder.ts'

const engine = loadEngine()
const builtin = createBuiltinProvider({ engine, critic: loadCritic, pool: null, lookup: null })
const language = createTamilLanguage(engine)
const ESSAY = [
  'நூலகத்தின் பயன்கள்',
  '',
  'நூலகம் அறிவின் வாயில். இக்கட்டுரையில் நூலகத்தின் பயன்களைக் காண்போம்.',
  '',
  'நூலகத்தில் பல வகை நூல்கள் உள்ளன. அவர் அவற்றை விரும்பிப் படிப்பார். மாணவர்கள் நூலகத்தை நாள்தோறும் பயன்படுத்துகின்றனர்.',
  '',
  'எனவே, நூலகத்தை நாம் அனைவரும் பயன்படுத்த வேண்டும்.',
].join('\n')

const call = (signal = new AbortController().signal): ProviderCall => ({
  tenantId: 'demo',
  messageLanguage: 'ta',
  disabledRules: [],
  profile: 'general',
  dictionary: [],
  factLookup: false,
  signal,
  credential: new Secret('valid-1'),
})

const REMARK = {
  s: 5,
  quote: 'விரும்பிப் படிப்பார்',
  before: 'அவற்றை ',
  after: '.',
  section: 'clarity',
  severity: 'medium',
  title: 'யார் என்பது தெளிவாக இல்லை',
  description: 'படிப்பவர் யார் என்று முன்பு சொல்லப்படவில்லை.',
  suggestion: 'படிப்பவரின் பெயரை எழுதுங்கள்.',
}

function critique(answer: () => Promise<Partial<ChatAnswer>>, signal?: AbortSignal) {
  return critiqueEssay(ESSAY, call(signal), {
    modelName: 'stand-in',
    engine: builtin,
    language,
    grounder: createGrounder(language, null),
    boundary: () => 'b0',
    complete: async () => ({
      text: '',
      finish: 'stop',
      usage: { input_tokens: 10, output_tokens: 5 },
      ...(await answer()),
    }),
  })
}

const saying = (...proposals: object[]) => critique(async () => ({ text: JSON.stringify({ proposals }) }))

describe('a critique to which a model adds remarks', () => {
  it('places a remark by its quote, without badge, source or automatic fix, and asks before it changes meaning', async () => {
    const { provider, model, result } = await saying(REMARK)
    const item = result.sections.clarity.items.find(({ title }) => title === REMARK.title)
    expect(item).toMatchObject({
      category: 'clarity',
      severity: 'medium',
      location: { excerpt: REMARK.quote },
      suggestion: { text: REMARK.suggestion, canAutoApply: false, meaningMayChange: true },
      badge: null,
      sourceUrl: null,
    })
    expect(ESSAY.slice(item?.location.from, item?.location.to)).toBe(REMARK.quote)
    expect(result.safetyFlags).toContainEqual(
      expect.objectContaining({ itemId: item?.id, type: 'meaning-change' }),
    )
    expect({ provider, model }).toEqual({ provider: 'textmodel', model: 'stand-in' })
  })

  it.each([
    ['a quote that the essay does not hold', { quote: 'இல்லாத சொற்கள் இவை' }],
    ['English prose', { description: 'It is not clear who reads, says the AI.' }],
    ['a link', { suggestion: 'இதைப் படியுங்கள்: https://example.org' }],
    ['markup', { title: '**தெளிவு** <b>இல்லை</b>' }],
    ['a section that belongs to evidence', { section: 'facts' }],
    ['a verdict on a fact', { description: 'இத்தகவல் முற்றிலும் தவறானது.' }],
    ['a figure of its own', { suggestion: 'இது 1882 இல் நடந்தது என்று எழுதுங்கள்.' }],
    ['prose without end', { description: 'அது '.repeat(200) }],
  ])('drops %s', async (_, fault) => {
    const { result } = await saying({ ...REMARK, ...fault })
    expect(result).toEqual((await builtin.critique(ESSAY, call())).result)
  })

  it('ignores badges, sources and offsets that a model makes up', async () => {
    const forged = { ...REMARK, badge: 'verified', sourceUrl: 'https://evil.example', from: 0, to: 5 }
    expect((await saying(forged)).result).toEqual((await saying(REMARK)).result)
  })

  it.each(['provider_unreachable', 'provider_auth_failed', 'provider_refused'] as const)(
    'still comes when the model fails with %s, and the summary says so',
    async (code) => {
      const { provider, result } = await critique(() =>
        Promise.reject(new ProviderError(code, 'unavailable')),
      )
      expect(provider).toBe('builtin')
      expect(result.summary).toContain('அடிப்படை ஆய்வு மட்டும்')
      expect(result.sections.structure).toBeDefined()
    },
  )

  it('takes an answer that is no list for a failed one', async () => {
    const { result } = await critique(async () => ({ text: 'மன்னிக்கவும்' }))
    expect(result.summary).toContain('அடிப்படை ஆய்வு மட்டும்')
  })

  it('stops when the call is aborted', async () => {
    const stop = new AbortController()
    const critiqued = critique(() => {
      stop.abort(new Error('cancelled'))
      return Promise.reject(new ProviderError('provider_unreachable', 'unavailable'))
    }, stop.signal)
    await expect(critiqued).rejects.toThrow('cancelled')
  })
})
