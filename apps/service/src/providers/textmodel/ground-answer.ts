import type { Span, TamilLanguage } from '../tamil-language.ts'
import type { Issue } from '../text-provider.ts'
import { type Accepted, judgeEdit, protectedSpans, type Rejection } from './acceptance-gate.ts'
import { anchorEdit } from './anchor-edit.ts'
import type { Chunk } from './chunk-text.ts'
import { explainEdit } from './explain-edit.ts'
import type { ModelEdit } from './model-edit.ts'
import { narrowEdit } from './narrow-edit.ts'

/** More edits than this share of the words is a rewrite, not proofreading. */
const WORDS_PER_EDIT = 8
const EDITS_ALWAYS_ALLOWED = 3

export interface Grounding {
  text: string
  sentences: readonly Span[]
  chunk: Chunk
  language: TamilLanguage
  messageLanguage: 'ta' | 'en'
  /** What the engine found: it confirms edits of an answer that rewrites. */
  engine: readonly Issue[]
  onRejected(reason: Rejection): void
}

/** Turns the edits of one answer into issues of the text: anchored, narrowed, judged; whatever fails is dropped. */
export function groundAnswer(edits: readonly ModelEdit[], grounding: Grounding): Issue[] {
  const { text, onRejected } = grounding
  const barred = protectedSpans(text)
  const accepted: { edit: ModelEdit; verdict: Accepted }[] = []
  for (const edit of edits) {
    const verdict = judge(edit, grounding, barred)
    if (typeof verdict === 'string') onRejected(verdict)
    else if (accepted.some((other) => overlap(other.verdict, verdict))) onRejected('overlap')
    else accepted.push({ edit, verdict })
  }
  const kept = accepted.length > mostEdits(grounding) ? confirmedOnly(accepted, grounding) : accepted
  return kept.map(({ edit, verdict }) => toIssue(text, edit, verdict, grounding.messageLanguage))
}

function judge(edit: ModelEdit, grounding: Grounding, barred: readonly Span[]): Accepted | Rejection {
  const { text, sentences, chunk, language } = grounding
  const anchor = anchorEdit(text, sentences, edit, language)
  const first = sentences[chunk.from]
  const last = sentences[chunk.to - 1]
  if (!anchor || !first || !last || anchor.start < first.start || anchor.end > last.end) return 'not_anchored'
  const narrowed = narrowEdit(text, { ...anchor, fix: edit.fix }, language)
  if (!narrowed) return 'no_change'
  return judgeEdit(text, { ...narrowed, type: edit.type, severity: edit.severity }, barred, language)
}

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end

function mostEdits({ text, sentences, chunk, language }: Grounding): number {
  const core = text.slice(sentences[chunk.from]?.start, sentences[chunk.to - 1]?.end)
  const words = language.tokens(core).filter(({ kind }) => kind === 'word').length
  return Math.max(EDITS_ALWAYS_ALLOWED, words / WORDS_PER_EDIT)
}

function confirmedOnly<T extends { verdict: Accepted }>(
  accepted: readonly T[],
  { engine, onRejected }: Grounding,
): T[] {
  return accepted.filter(({ verdict }) => {
    const confirmed = engine.some(({ start, end, suggestion }) => {
      return start === verdict.start && end === verdict.end && suggestion === verdict.fix
    })
    if (!confirmed) onRejected('rewrite')
    return confirmed
  })
}

function toIssue(text: string, edit: ModelEdit, verdict: Accepted, messageLanguage: 'ta' | 'en'): Issue {
  const { start, end, fix, type, severity, applies } = verdict
  return {
    type,
    severity,
    message: explainEdit({ why: edit.why, type }, messageLanguage, applies ? null : fix),
    start,
    end,
    suggestion: applies ? fix : text.slice(start, end),
    rule: 'textmodel',
    alternatives: applies ? [] : [fix],
  }
}
