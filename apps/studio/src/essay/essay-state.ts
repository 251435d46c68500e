import { computed, signal } from '@preact/signals'
import {
  CRITIQUE_CATEGORIES,
  type EssayCritiqueEnvelope,
  type EssayCritiqueRequest,
  type FeedbackItem,
  type Genre,
  type Level,
  type Profile,
} from '@semmai/contract'
import type { ServiceCall } from '../session/service-call.ts'

/** What the writer says about the essay, besides its text. Empty: not said. */
export interface EssayFacts {
  title: string
  prompt: string
  genre: Genre | ''
  level: Level | ''
  min: string
  max: string
}

export const facts = signal<EssayFacts>({ title: '', prompt: '', genre: '', level: '', min: '', max: '' })

/** A critique and the text that it is about. */
export interface Critique {
  essay: string
  envelope: EssayCritiqueEnvelope
}

/** Where the call for a critique stands. */
export const asking = signal<ServiceCall>({ kind: 'idle' })
/** The critique that is shown; null before the first. */
export const critique = signal<Critique | null>(null)
/** The critique of the draft before, where there was one. */
export const previousCritique = signal<Critique | null>(null)
/** The item that was jumped to last. */
export const chosenItem = signal<string | null>(null)
/** Whether the draft before is shown beside this one. */
export const comparingDrafts = signal(false)

/** Every item of the critique that is shown, by id. */
export const items = computed<ReadonlyMap<string, FeedbackItem>>(() => itemsOf(critique.value))

/** By id, in the order of `CRITIQUE_CATEGORIES`; empty without a critique. */
export function itemsOf(shown: Critique | null): Map<string, FeedbackItem> {
  const sections =
    shown === null ? [] : CRITIQUE_CATEGORIES.map((name) => shown.envelope.result.sections[name])
  return new Map(sections.flatMap((section) => section.items.map((item) => [item.id, item] as const)))
}

/** The body of the call: what was not said is left out. */
export function requestOf(
  essay: string,
  profile: Profile,
  said: EssayFacts,
  previous: string | null,
): EssayCritiqueRequest {
  const [min, max] = [Number(said.min), Number(said.max)]
  return {
    essay,
    language: 'ta',
    profile,
    ...(said.title.trim() ? { title: said.title.trim() } : {}),
    ...(said.prompt.trim() ? { prompt: said.prompt.trim() } : {}),
    ...(said.genre ? { genre: said.genre } : {}),
    ...(said.level ? { level: said.level } : {}),
    ...(min > 0 || max > 0
      ? { word_limit: { ...(min > 0 ? { min } : {}), ...(max > 0 ? { max } : {}) } }
      : {}),
    ...(previous === null ? {} : { previous_operation_id: previous }),
  }
}
