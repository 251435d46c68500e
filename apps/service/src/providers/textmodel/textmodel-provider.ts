import { setImmediate } from 'node:timers/promises'
import { applySuggestions, type Issue } from '@semmai/contract'
import type { Secret } from '../../secrets/secret.ts'
import type { Span, TamilLanguage } from '../tamil-language.ts'
import {
  type BuiltinProvider,
  type Proofread,
  type ProviderCall,
  ProviderError,
  type TextProvider,
} from '../text-provider.ts'
import type { Rejection } from './acceptance-gate.ts'
import type { ChatAnswer, ChatModel, ChatRequest } from './chat-model.ts'
import { type Chunk, chunkText, halve } from './chunk-text.ts'
import { moved, spansIn, windowOf } from './chunk-window.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { critiqueEssay } from './critique-essay.ts'
import { toIssue } from './ground-answer.ts'
import type { Grounder } from './grounder.ts'
import { mergeIssues } from './merge-issues.ts'
import { EDITS_SCHEMA } from './model-edit.ts'
import { buildPrompt } from './prompt.ts'
import { protectedSpans } from './protected-spans.ts'

export interface TextmodelOptions {
  model: ChatModel
  /** Its findings are merged in, and confirm those of the model. */
  engine: BuiltinProvider
  language: TamilLanguage
  grounder: Grounder
  breaker: CircuitBreaker
  /** A random word that no text can know, for each request. */
  boundary(): string
  onRejected?(reason: Rejection): void
  /** A chunk whose answer could not be used, while others could: it has the engine's findings only. */
  onDegraded?(): void
  /** Longest wait for one answer of the model, in milliseconds. */
  callTimeoutMs?: number
}

export interface TextmodelProvider extends TextProvider {
  /** The smallest possible call, which shows whether the key works. Throws `ProviderError`. */
  testCall(credential: Secret, signal: AbortSignal): Promise<void>
}

type Asked = Omit<ChatRequest, 'credential' | 'signal' | 'onEnd'>

const CALL_TIMEOUT_MS = 60_000
const TEST_OUTPUT_TOKENS = 16
const REPAIR = 'Your answer was not valid JSON of the required shape. Return only the JSON.'

interface ChunkResult {
  issues: Issue[]
  failure: ProviderError | null
}

/** The external model: it may only propose. Every offset, severity and corrected text is made here. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one provider and the steps of its call, as closures over its options
export function createTextmodelProvider(options: TextmodelOptions): TextmodelProvider {
  const { model, engine, language, grounder, breaker } = options

  async function complete(asked: Asked, call: ProviderCall): Promise<ChatAnswer> {
    const timeout = AbortSignal.timeout(options.callTimeoutMs ?? CALL_TIMEOUT_MS)
    const { credential, signal, onModelCall } = call
    if (!credential) throw new TypeError('textmodel needs a credential')
    const request = {
      ...asked,
      credential,
      signal: AbortSignal.any([signal, timeout]),
      ...(onModelCall ? { onEnd: onModelCall } : {}),
    }
    try {
      const answer = await model.complete(request)
      if (answer.usage !== null) call.onUsage?.(answer.usage)
      return answer
    } catch (error) {
      if (timeout.aborted && !signal.aborted)
        throw new ProviderError('provider_timeout', 'The provider is too slow')
      throw error
    }
  }

  return {
    name: 'textmodel',

    async testCall(credential, signal) {
      const prompt = { system: 'Answer with the word ok.', user: 'ok', schema: null }
      try {
        await model.complete({ ...prompt, maxOutputTokens: TEST_OUTPUT_TOKENS, credential, signal })
      } catch (error) {
        // Some servers answer a wrong key as a bad request, in words of their own.
        const isUnclear = error instanceof ProviderError && error.code === 'provider_bad_response'
        if (!isUnclear || !(await model.refusesKey(credential, signal))) throw error
        throw new ProviderError('provider_auth_failed', 'The provider refuses the key')
      }
    },

    critique: (essay, call) =>
      critiqueEssay(essay, call, {
        modelName: model.name,
        engine,
        language,
        grounder,
        boundary: options.boundary,
        complete: (asked, asking) => breaker.run(asking.tenantId, () => complete(asked, asking)),
      }),

    // One text is one call to the breaker, however many chunks it has: they fail, and try again, together.
    proofread: (text, call) => breaker.run(call.tenantId, () => proofread(text, call)),
  }

  async function proofread(text: string, call: ProviderCall): Promise<Proofread> {
    const sentences = language.sentences(text)
    const chunks = chunkText(text, sentences)
    const barred = protectedSpans(text, language)
    const failed = new AbortController()
    const signal = AbortSignal.any([call.signal, failed.signal])
    // The model takes longest, so it is asked first; the engine works while its answers are under way.
    const finding = setImmediate().then(() => engine.proofread(text, { ...call, signal, credential: null }))
    finding.catch((error) => failed.abort(error))
    let done = 0
    const results = await Promise.all(
      chunks.map(async (chunk) => {
        try {
          const result = await proofreadChunk(
            { text, sentences, barred, finding, call: { ...call, signal } },
            chunk,
          )
          call.onProgress?.(++done / chunks.length)
          return result
        } catch (error) {
          // What fails for one chunk (the key, the quota, the network) fails for all: the others stop too.
          failed.abort(error)
          throw error
        }
      }),
    )
    const found = (await finding).result.issues
    throwIfAllFailed(results)
    for (const { failure } of results) if (failure) options.onDegraded?.()
    const issues = mergeIssues(
      found,
      results.flatMap((result) => result.issues),
    )
    return {
      model: model.name,
      result: { original_text: text, corrected_text: applySuggestions(text, issues), issues },
    }
  }

  /** At most two calls: a repair where the answer is no JSON, two halves where it did not fit. */
  async function proofreadChunk(work: ChunkWork, chunk: Chunk, halved = false): Promise<ChunkResult> {
    const { text, sentences, call } = work
    const prompt = buildPrompt(text, sentences, chunk, call.messageLanguage, options.boundary())
    const answer = await complete({ ...prompt, schema: EDITS_SCHEMA }, call)
    if (answer.finish === 'refused') return unusable('provider_refused')
    if (answer.finish === 'length' && !halved && chunk.to - chunk.from > 1) {
      const halves = await Promise.all(halve(chunk).map((half) => proofreadChunk(work, half, true)))
      return join(halves)
    }
    const issues = await grounded(answer, work, chunk)
    if (issues) return { issues, failure: null }
    if (halved) return unusable('provider_bad_response')
    const second = await complete(
      { ...prompt, schema: EDITS_SCHEMA, user: `${prompt.user}\n\n${REPAIR}` },
      call,
    )
    const repaired = await grounded(second, work, chunk)
    return repaired ? { issues: repaired, failure: null } : unusable('provider_bad_response')
  }

  /** The issues of one answer, or null where it holds no list of edits. */
  async function grounded(answer: ChatAnswer, work: ChunkWork, chunk: Chunk): Promise<Issue[] | null> {
    const { text, sentences, call } = work
    const { messageLanguage } = call
    const known = new Set(call.dictionary.map((word) => word.normalize('NFC')))
    const window = windowOf(text, sentences, chunk)
    const found = (await work.finding).result.issues.map(({ start, end, suggestion }) => ({
      start,
      end,
      suggestion,
    }))
    const task = {
      answer: answer.text,
      grounding: {
        text: window.text,
        sentences: window.sentences,
        firstSentence: window.firstSentence,
        chunk: window.chunk,
        barred: spansIn(work.barred, window),
        messageLanguage,
        engine: spansIn(found, window),
      },
    }
    const answered = await grounder.edits(task, call)
    if (answered === null) return null
    for (const reason of answered.rejected) options.onRejected?.(reason)
    const issues = answered.edits
      .map((edit) => toIssue(moved(edit, window.base), text, messageLanguage))
      .filter((issue) => !isDisabled(issue, text, call, known, language))
    call.onModelFindings?.(issues.length)
    return issues
  }
}

interface ChunkWork {
  text: string
  sentences: readonly Span[]
  /** What no edit may touch. */
  barred: readonly Span[]
  finding: Promise<Proofread>
  call: ProviderCall
}

/** Decision E: the tenant's settings hold for the model's findings too, also where a known word is one of several. */
function isDisabled(
  issue: Issue,
  text: string,
  { disabledRules }: ProviderCall,
  known: ReadonlySet<string>,
  language: TamilLanguage,
): boolean {
  if (disabledRules.some((rule) => issue.rule.startsWith(rule))) return true
  if (known.size === 0) return false
  const old = text.slice(issue.start, issue.end).normalize('NFC')
  return known.has(old) || wordsOf(old, language).some((word) => beginsWithKnown(word, known))
}

function wordsOf(text: string, language: TamilLanguage): string[] {
  const words = language.tokens(text).filter(({ kind }) => kind !== 'space' && kind !== 'punctuation')
  return words.map(({ start, end }) => text.slice(start, end))
}

/** With endings, as the engine knows it. */
function beginsWithKnown(word: string, known: ReadonlySet<string>): boolean {
  for (let length = word.length; length > 1; length--) if (known.has(word.slice(0, length))) return true
  return false
}

function unusable(code: 'provider_refused' | 'provider_bad_response'): ChunkResult {
  return { issues: [], failure: new ProviderError(code, 'The answer of the provider cannot be used') }
}

function join(results: readonly ChunkResult[]): ChunkResult {
  const failures = results.filter(({ failure }) => failure !== null)
  return {
    issues: results.flatMap(({ issues }) => issues),
    failure: failures.length === results.length ? (failures[0]?.failure ?? null) : null,
  }
}

function throwIfAllFailed(results: readonly ChunkResult[]): void {
  const first = results[0]?.failure
  if (first && results.every(({ failure }) => failure !== null)) throw first
}
