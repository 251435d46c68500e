import { memoize, memoizeFormWith } from '../../text/memoize.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import type { WordForm } from '../../text/word-form.ts'
import { withoutVallinam } from '../vallinam.ts'
import type { ContextSets } from './context-sets.ts'
import type { CueSet } from './cue-set.ts'

/** What a cue weighs by its distance, from the word right beside on. */
const WEIGHTS = [10, 6, 4, 2, 2, 2, 2, 2] as const
/** What the first verb after a word weighs at least: most often the word belongs to it, however far it stands. */
const GOVERNOR = 6
/** The letters of வா, போ, தா. */
const SHORT_ROOT = 2

const NO_NAMES: readonly string[] = []

/** A word of the same sentence, up to eight words away. */
export interface Neighbour {
  readonly word: Word
  readonly side: 'before' | 'after'
  /** Whether it stands right beside. */
  readonly close: boolean
  /** Whether it is the first verb after the word. */
  readonly governs: boolean
  readonly weight: number
  /** What it may be as a cue: itself, and its dictionary forms. */
  readonly names: readonly string[]
}

/** The words around one, the nearest first, cues or not. Memoized. */
export const everyoneAround = memoize((word: Word, contexts: ContextSets) => companyOf(word, true, contexts))

/** The words around one, the nearest first: those that are a cue for any word, or everyone. */
export function companyOf(about: Word, everyone: boolean, contexts: ContextSets): Neighbour[] {
  const { words } = about.sentence
  const company: Neighbour[] = []
  const [first, last] = sameClauses(about)
  let governor: Word | undefined
  for (let away = 1; away <= WEIGHTS.length; away++) {
    for (const side of SIDES) {
      const index = side === 'before' ? about.index - away : about.index + away
      const word = words[index]
      if (word === undefined || index < first || index > last) continue
      if (side === 'before' ? isImage(word) : isModal(word)) continue
      const cue = cueOf(word, contexts)
      if (side === 'after' && governor === undefined && cue.isPlainlyVerb) governor = word
      const { names } = cue
      if (names.length === 0 && !everyone) continue
      // A comma between two words parts them.
      const close = away === 1 && word === (side === 'before' ? about.previous : about.next)
      const byDistance = WEIGHTS[away === 1 && !close ? 1 : away - 1] ?? 0
      const governs = word === governor
      const weight = governs ? Math.max(byDistance, GOVERNOR) : byDistance
      company.push({ word, side, close, governs, weight, names })
    }
  }
  return company
}

/** The places of the words around one up to a semicolon: `கால் வழுக்கியது; வழியில் விழுந்தான்`. */
function sameClauses({ sentence: { words }, index }: Word): readonly [number, number] {
  let [first, last] = [index, index]
  while (first > 0 && index - first < WEIGHTS.length && words[first - 1]?.tokenAfter !== ';') first--
  while (last < words.length - 1 && last - index < WEIGHTS.length && words[last]?.tokenAfter !== ';') last++
  return [first, last]
}

/** `மலர் போன்ற மனம்`: what something is likened to is none of its company. */
function isImage({ next }: Word): boolean {
  return next !== undefined && LIKE.test(next.text)
}

/** `பனி என்றும் சொல்ல முடியாது`: what can or must be done goes with the infinitive before it. */
function isModal(verb: Word): boolean {
  return verb.previous?.isOnly('infinitive') === true && MODALS.some((lemma) => verb.hasLemma(lemma))
}

const MODALS = ['முடி', 'வேண்டு', 'கூடு', 'இயல்'] as const

const LIKE = /^(?:போன்ற|போன்று|போல|போல்|போலவே|அன்ன|ஒத்த|நிகர்த்த)(?:[கசதப]்)?$/u

/** Whether one of these cues stands near a word. Makes nothing: most words are asked for it in vain. */
export function hasCueNear({ sentence, index }: Word, cues: CueSet, contexts: ContextSets): boolean {
  const { numbers, begins } = cueNumbersIn(sentence, contexts)
  const begin = begins[Math.max(0, index - WEIGHTS.length)] ?? 0
  const end = begins[index + WEIGHTS.length + 1] ?? numbers.length
  const [own, next] = [begins[index] ?? 0, begins[index + 1] ?? 0]
  for (let i = begin; i < end; i++) if ((i < own || i >= next) && cues.has(numbers[i] ?? 0)) return true
  return false
}

/** The cues in a sentence by their numbers, word by word, and where those of each word begin. */
const cueNumbersIn = memoize((sentence: Sentence, contexts: ContextSets) => {
  const numbers: number[] = []
  const begins = [0]
  for (const word of sentence.words) {
    for (const number of cueOf(word, contexts).numbers) numbers.push(number)
    begins.push(numbers.length)
  }
  return { numbers, begins }
})

/** What a word may be as a cue: itself, and its dictionary forms. */
export function namesOfCue(word: Word, contexts: ContextSets): readonly string[] {
  return cueOf(word, contexts).names
}

function isPlainlyVerb({ analyses }: WordForm): boolean {
  return analyses.length > 0 && analyses.every(({ class: kind }) => kind === 'verb')
}

const SIDES = ['before', 'after'] as const

/** What a word is as a cue. */
const cueOf = memoizeFormWith(({ form }: Word, contexts: ContextSets) => {
  const names = namesOf(form, contexts)
  return {
    names,
    numbers: names.flatMap((name) => contexts.numberOfCue(name) ?? []),
    isPlainlyVerb: isPlainlyVerb(form),
  }
})

function namesOf(form: WordForm, contexts: ContextSets): readonly string[] {
  const bare = withoutVallinam(form.text)
  let names = contexts.isCue(bare) ? [bare] : NO_NAMES
  const isName = form.analyses.some((reading) => reading.class === 'name')
  for (const { lemma, features } of form.analyses) {
    // மீனா is a name before it asks about மீன்.
    if (isName && features.includes('clitic-aa')) continue
    if (contexts.isCue(lemma) && !(lemma.length <= SHORT_ROOT && isBareNoun(form, bare)))
      names = [...names, lemma]
  }
  return names
}

/** வருவாய் is income before it is a form of வா. */
function isBareNoun({ analyses }: WordForm, bare: string): boolean {
  return analyses.some(({ lemma, class: kind }) => kind === 'noun' && lemma === bare)
}
