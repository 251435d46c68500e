import type { Issue } from '@semmai/contract'
import type { Span, TamilLanguage } from '../tamil-language.ts'
import { type Proofread, type ProviderCall, ProviderError } from '../text-provider.ts'
import type { Rejection } from './acceptance-gate.ts'
import type { ChatAnswer } from './chat-model.ts'
import { type Chunk, halve } from './chunk-text.ts'
import { moved, spansIn, windowOf } from './chunk-window.ts'
import type { Asked } from './complete-chat.ts'
import { toIssue } from './ground-answer.ts'
import type { Grounder } from './grounder.ts'
import { isDisabled } from './is-disabled.ts'
import { EDITS_SCHEMA } from './model-edit.ts'
import { buildPrompt } from './prompt.ts'

const REPAIR = 'Your answer was not valid JSON of the required shape. Return only the JSON.'

export interface ChunkOptions {
  language: TamilLanguage
  grounder: Grounder
  /** A random word that no text can know, for each request. */
  boundary(): string
  onRejected?(reason: Rejection): void
  /** Asks the model. */
  complete(asked: Asked, call: ProviderCall): Promise<ChatAnswer>
}

export interface ChunkResult {
  issues: Issue[]
  /** Why the answer could not be used; null where it could. */
  failure: ProviderError | null
}

/** A text whose chunks are proofread, and what holds for all of them. */
export interface ChunkWork {
  text: string
  sentences: readonly Span[]
  /** What no edit may touch. */
  barred: readonly Span[]
  finding: Promise<Proofread>
  call: ProviderCall
}

/** At most two calls: a repair where the answer is no JSON, two halves where it did not fit. */
export async function proofreadChunk(
  options: ChunkOptions,
  work: ChunkWork,
  chunk: Chunk,
  halved = false,
): Promise<ChunkResult> {
  const { text, sentences, call } = work
  const prompt = buildPrompt(text, sentences, chunk, call.messageLanguage, options.boundary())
  const answer = await options.complete({ ...prompt, schema: EDITS_SCHEMA }, call)
  if (answer.finish === 'refused') return unusable('provider_refused')
  if (answer.finish === 'length' && !halved && chunk.to - chunk.from > 1) {
    const halves = await Promise.all(halve(chunk).map((half) => proofreadChunk(options, work, half, true)))
    return join(halves)
  }
  const issues = await grounded(options, answer, work, chunk)
  if (issues) return { issues, failure: null }
  if (halved) return unusable('provider_bad_response')
  const second = await options.complete(
    { ...prompt, schema: EDITS_SCHEMA, user: `${prompt.user}\n\n${REPAIR}` },
    call,
  )
  const repaired = await grounded(options, second, work, chunk)
  return repaired ? { issues: repaired, failure: null } : unusable('provider_bad_response')
}

/** The issues of one answer, or null where it holds no list of edits. */
async function grounded(
  { grounder, language, onRejected }: ChunkOptions,
  answer: ChatAnswer,
  work: ChunkWork,
  chunk: Chunk,
): Promise<Issue[] | null> {
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
  for (const reason of answered.rejected) onRejected?.(reason)
  const issues = answered.edits
    .map((edit) => toIssue(moved(edit, window.base), text, messageLanguage))
    .filter((issue) => !isDisabled(issue, text, call, known, language))
  call.onModelFindings?.(issues.length)
  return issues
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
