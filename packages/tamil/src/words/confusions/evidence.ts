import type { Word } from '../../text/word.ts'
import type { Feature } from '../analysis.ts'
import { everyoneAround, type Neighbour } from './company.ts'
import {
  AFTER,
  BEFORE,
  COMMON_ATTRIBUTES,
  type ContextSets,
  type Entry,
  LIGHT_VERBS,
  NEAR,
  ONLY,
} from './context-sets.ts'

/** What a neighbour says for a word. */
export interface Evidence {
  readonly cue: string
  /** The neighbour's place in the sentence. */
  readonly at: number
  readonly weight: number
  /** Whether it stands right beside. */
  readonly close: boolean
  /** A verb that goes with nearly every noun. */
  readonly light: boolean
  /** What goes with many words of the table. */
  readonly common: boolean
  /** What nothing else goes with. */
  readonly strong: boolean
}

/** What an attribute weighs at most that stands before every noun. */
const ATTRIBUTE = 4
/** What cues weigh together at most that do not stand right beside the word. */
const MAX_FAR = 12
const STRONG = 2
/** Cues of this weight together tell a word for certain; two lighter ones raise a doubt. */
export const CERTAIN = 10
export const DOUBTFUL = 8
const CLAUSE = /(?:[துப]தை|என்று|என்பதை|என)$/u

/** The cues of an entry that stand around a word, the nearest first. */
export function evidenceOf(
  entry: Entry,
  word: Word,
  company: readonly Neighbour[],
  contexts: ContextSets,
): Evidence[] {
  const found: Evidence[] = []
  const before = entry.clause ? word.sentence.words[word.index - 1] : undefined
  if (before !== undefined && CLAUSE.test(before.text))
    found.push({
      cue: before.text,
      at: before.index,
      weight: CERTAIN,
      close: true,
      light: false,
      common: false,
      strong: true,
    })
  for (const neighbour of entry.ofKinds ? everyoneAround(word, contexts) : company) {
    const { word: other, side, weight, close, names } = neighbour
    const places = placesOf(names, entry)
    const strong = (places & ONLY) !== 0
    if (!strong && !speaksFor(entry, neighbour, places)) continue
    // உறுதியாக says how: it is not what உறுதி அளி gives.
    if (word.isA('verb') && other.isOnly('adverbial') && !(placesOf([other.text], entry) & NEAR)) continue
    const named = close && (places & (side === 'before' ? BEFORE : AFTER)) !== 0
    const common = isAmong(names, COMMON_ATTRIBUTES) && !named
    found.push({
      cue: other.text,
      at: other.index,
      weight: strong ? weight * STRONG : common ? Math.min(weight, ATTRIBUTE) : weight,
      close,
      common: !strong && names.every((name) => !entry.cues.has(name) || contexts.isCommonCue(name)),
      light: !strong && (common || isAmong(names, LIGHT_VERBS)),
      strong,
    })
  }
  return found
}

/** The places where a word speaks for an entry, by one of its names or another. */
function placesOf(names: readonly string[], { cues }: Entry): number {
  let places = 0
  for (const name of names) places |= cues.get(name) ?? 0
  return places
}

function speaksFor(entry: Entry, { word, side, close }: Neighbour, places: number): boolean {
  if (places & NEAR || isOfClass(word, entry.classes)) return true
  if (!close) return false
  if (side === 'after') return (places & AFTER) !== 0
  return (places & BEFORE) !== 0 || isOfClass(word, entry.classesBefore)
}

function isAmong(names: readonly string[], cues: ReadonlySet<string>): boolean {
  for (const name of names) if (cues.has(name)) return true
  return false
}

function isOfClass(word: Word, classes: readonly Feature[]): boolean {
  // முடிக்கும் is more often of முடி, to end, than of முடி, the hair.
  for (const one of classes) if (word.is(one)) return !word.isA('verb')
  return false
}

/** `காய்கறி விலை, காய்கறி விளையும்`: a neighbour that goes with both words tells nothing, unless one is all it goes with. */
export function sharedPlaces(one: readonly Evidence[], other: readonly Evidence[]): ReadonlySet<number> {
  const places = new Set(one.filter(({ strong }) => !strong).map(({ at }) => at))
  return new Set(other.filter(({ strong, at }) => !strong && places.has(at)).map(({ at }) => at))
}

/** Evidence without what stands at the shared places. */
export function without(evidence: readonly Evidence[], shared: ReadonlySet<number>): readonly Evidence[] {
  return shared.size === 0 ? evidence : evidence.filter(({ at, strong }) => strong || !shared.has(at))
}

/** What evidence weighs together. */
export function weigh(evidence: readonly Evidence[]): number {
  let [beside, far] = [0, 0]
  for (const { weight, close } of evidence) {
    if (close) beside += weight
    else far += weight
  }
  return beside + Math.min(far, MAX_FAR)
}
