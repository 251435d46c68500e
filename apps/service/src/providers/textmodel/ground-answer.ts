import type { Issue, MessageLanguage } from '@semmai/contract'
import type { Span, TamilLanguage } from '../tamil-language.ts'
import { type Accepted, judgeEdit, type Rejection } from './acceptance-gate.ts'
import { type Anchors, createAnchors } from './anchor-edit.ts'
import type { Chunk } from './chunk-text.ts'
import { admitReason, explainEdit } from './explain-edit.ts'
import type { ModelEdit } from './model-edit.ts'
import type { ModelText } from './model-text.ts'
import { TEXTMODEL } from './name.ts'
import { narrowEdit } from './narrow-edit.ts'
import { createSentenceCheck, type SentenceCheck } from './sentence-check.ts'

/** More edits than this share of the words is a rewrite, not proofreading. */
const WORDS_PER_EDIT = 8
const EDITS_ALWAYS_ALLOWED = 3

/** What the edits of one answer are held against. Plain data, so that another thread can do it. */
export interface Grounding {
  text: string
  sentences: readonly Span[]
  /** How many sentences stand before these in the text that the model was shown. */
  firstSentence: number
  /** The sentences that the answer is about. */
  chunk: Chunk
  /** What no edit may touch. */
  barred: readonly Span[]
  messageLanguage: MessageLanguage
  /** What the engine found: it confirms edits of an answer that rewrites. */
  engine: readonly Pick<Issue, 'start' | 'end' | 'suggestion'>[]
}

/** An edit that holds in the text. Its only strings have passed the gate. */
export interface GroundedEdit extends Accepted {
  /** The model's reason; null where it cannot be used. */
  reason: ModelText | null
}

export interface GroundedEdits {
  edits: GroundedEdit[]
  /** Why others were not accepted, one for each. */
  rejected: Rejection[]
}

/** The edits of one answer that hold in the text: anchored, narrowed, judged. Time linear in text and answer. */
export function groundAnswer(
  edits: readonly ModelEdit[],
  grounding: Grounding,
  language: TamilLanguage,
): GroundedEdits {
  const rejected: Rejection[] = []
  const accepted: GroundedEdit[] = []
  const anchors = createAnchors(grounding.text, grounding.sentences, language)
  const check = createSentenceCheck(grounding.text, grounding.sentences, language)
  for (const edit of edits) {
    const verdict = judge(edit, grounding, { anchors, check, language })
    if (typeof verdict === 'string') rejected.push(verdict)
    else if (accepted.some((other) => overlap(other, verdict))) rejected.push('overlap')
    else accepted.push({ ...verdict, reason: reasonOf(edit.why, verdict, grounding, language) })
  }
  if (accepted.length <= maxEdits(grounding, language)) return { edits: accepted, rejected }
  const confirmed = accepted.filter((edit) => isConfirmed(edit, grounding.engine))
  for (let i = confirmed.length; i < accepted.length; i++) rejected.push('rewrite')
  return { edits: confirmed, rejected }
}

/** What an edit is to the caller; its offsets are those of the text. */
export function toIssue(edit: GroundedEdit, text: string, messageLanguage: MessageLanguage): Issue {
  const { start, end, fix, type, severity, applies } = edit
  return {
    type,
    severity,
    message: explainEdit(edit, messageLanguage),
    start,
    end,
    suggestion: applies ? fix : text.slice(start, end),
    rule: TEXTMODEL,
    alternatives: applies ? [] : [fix],
  }
}

function judge(
  edit: ModelEdit,
  grounding: Grounding,
  { anchors, check, language }: { anchors: Anchors; check: SentenceCheck; language: TamilLanguage },
): Accepted | Rejection {
  const { text, sentences, firstSentence, chunk, barred } = grounding
  const anchor = anchors.find({ ...edit, s: edit.s - firstSentence })
  const first = sentences[chunk.from]
  const last = sentences[chunk.to - 1]
  if (!anchor || !first || !last || anchor.start < first.start || anchor.end > last.end) return 'not_anchored'
  const narrowed = narrowEdit(text, { ...anchor, fix: edit.fix }, language)
  if (!narrowed) return 'no_change'
  const proposed = { ...narrowed, type: edit.type, severity: edit.severity }
  return judgeEdit(proposed, { text, barred, check, language })
}

function reasonOf(
  why: string,
  edit: Accepted,
  { text, sentences, messageLanguage }: Grounding,
  language: TamilLanguage,
): ModelText | null {
  const around = sentences.find(({ start, end }) => start <= edit.start && edit.end <= end) ?? edit
  const sentence = text.slice(around.start, around.end)
  const old = text.slice(edit.start, edit.end)
  return admitReason(why, { edit, old, sentence, messageLanguage }, language)
}

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end

function maxEdits({ text, sentences, chunk }: Grounding, language: TamilLanguage): number {
  const core = text.slice(sentences[chunk.from]?.start, sentences[chunk.to - 1]?.end)
  const words = language.tokens(core).filter(({ kind }) => kind === 'word').length
  return Math.max(EDITS_ALWAYS_ALLOWED, words / WORDS_PER_EDIT)
}

function isConfirmed(edit: GroundedEdit, engine: Grounding['engine']): boolean {
  return engine.some(
    ({ start, end, suggestion }) => start === edit.start && end === edit.end && suggestion === edit.fix,
  )
}
