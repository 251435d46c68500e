import type { LanguageData } from '../../data/language-data.ts'
import { valuesOf } from '../../data/table.ts'
import type { Word } from '../../text/word.ts'
import { type ExclusiveStates, readExclusiveStates } from './exclusive-states.ts'
import { type Hedges, readHedges } from './hedges.ts'

/** A state of a pair that excludes each other: the number of the pair, and which of the two it is. */
export interface State {
  readonly pair: number
  readonly side: 'one' | 'other'
}

/** One of two that exclude each other. */
export interface Opposite extends State {
  /** A state; one of several values of one place, as colours are; or what may follow the other, as opening and shutting. */
  readonly kind: 'state' | 'value' | 'turn'
}

/** What words mean to the review of a text's structure, by their dictionary forms. */
export interface MeaningWords {
  /** The states that a word says. */
  readonly states: ReadonlyMap<string, readonly State[]>
  /** The states, and the values of a place that has one at a time, that a word names. */
  readonly opposites: ReadonlyMap<string, readonly Opposite[]>
  /** The abilities, habits and conveniences that a word shows. */
  readonly actions: ReadonlyMap<string, readonly number[]>
  /** What somebody lacks who is called so. */
  readonly lacks: ReadonlyMap<string, readonly number[]>
  /** The fields of life that a word belongs to. */
  readonly fields: ReadonlyMap<string, readonly number[]>
  /** The sets of words of one meaning that a word stands in. */
  readonly synonyms: ReadonlyMap<string, readonly number[]>
  /** The same in prose of today. */
  readonly paraphrases: ReadonlyMap<string, readonly number[]>
  /** Whether a word that judges an action is for it or against it. */
  readonly verdicts: ReadonlyMap<string, readonly Verdict[]>
  /** By each verb, what one person does to one thing once. */
  readonly singleActs: ReadonlyMap<string, readonly SingleAct[]>
  /** States with what cannot happen while they last. */
  readonly exclusiveStates: ExclusiveStates
  /** By what a sentence says nothing against another. */
  readonly hedges: Hedges
}

/** What one person does to one thing once: opening a camp, building a house. */
export interface SingleAct {
  readonly number: number
  /** The ends of the names of what it is done to; none where it may be anything. */
  readonly things: readonly string[]
}

/** Whether an action ought to be done. */
export type Verdict = 'for' | 'against'

/** Reads the tables of meanings. */
export function readMeaningWords(data: LanguageData): MeaningWords {
  const states = new Map<string, Opposite[]>()
  const opposites = new Map<string, Opposite[]>()
  for (const [pair, { one, other, kind }] of oppositesIn(data).entries())
    for (const [side, words] of [['one', one] as const, ['other', other] as const])
      for (const word of words) {
        add(opposites, word, { pair, side, kind })
        if (kind !== 'value') add(states, word, { pair, side, kind })
      }
  const verdicts = new Map<string, Verdict[]>()
  const judging = data.table('verdicts').map((cell) => [cell('verdict'), valuesOf(cell('words'))] as const)
  for (const [verdict, words] of judging)
    for (const word of words) add(verdicts, word, verdict === 'for' ? 'for' : 'against')
  return {
    states,
    opposites,
    actions: numbersOf(data.table('actions').map((cell) => cell('words'))),
    lacks: numbersOf(data.table('actions').map((cell) => cell('lacked'))),
    fields: numbersOf(data.table('fields').map((cell) => cell('words'))),
    synonyms: numbersOf(data.table('synonyms').map((cell) => cell('words'))),
    paraphrases: numbersOf(data.table('paraphrases').map((cell) => cell('words'))),
    verdicts,
    singleActs: singleActsIn(data),
    exclusiveStates: readExclusiveStates(data),
    hedges: readHedges(data),
  }
}

const oppositesIn = (data: LanguageData) =>
  data.table('opposites').map((cell) => ({
    one: valuesOf(cell('one')),
    other: valuesOf(cell('other')),
    kind: kindOf(cell('kind')),
  }))

function singleActsIn(data: LanguageData): ReadonlyMap<string, readonly SingleAct[]> {
  const acts = new Map<string, SingleAct[]>()
  const rows = data
    .table('singleActs')
    .map((cell) => [valuesOf(cell('verbs')), valuesOf(cell('things'))] as const)
  for (const [number, [verbs, things]] of rows.entries())
    for (const verb of verbs) add(acts, verb, { number, things })
  return acts
}

const kindOf = (kind: string): Opposite['kind'] => (kind === 'value' || kind === 'turn' ? kind : 'state')

/** The words of the lists, each with the numbers of the lists that it stands in. */
function numbersOf(lists: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>()
  for (const [number, list] of lists.entries()) for (const word of valuesOf(list)) add(numbers, word, number)
  return numbers
}

function add<Value>(map: Map<string, Value[]>, word: string, value: Value): void {
  const known = map.get(word)
  if (known === undefined) map.set(word, [value])
  else known.push(value)
}

/** What a table says of a word, in any of its readings or as it is written. */
export function meaningsOf<Value>(
  { analyses, text }: Word,
  table: ReadonlyMap<string, readonly Value[]>,
): readonly Value[] {
  const written = table.get(text)
  if (written !== undefined) return written
  for (const { lemma, features } of analyses) {
    const found = features.includes('rare') ? undefined : table.get(lemma)
    if (found !== undefined) return found
  }
  return []
}
