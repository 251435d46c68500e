import { memoize } from '../../text/memoize.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import type { WordForm } from '../../text/word-form.ts'
import { withoutVallinam } from '../vallinam.ts'
import type { ContextSets } from './context-sets.ts'

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
  readonly weight: number
  /** What it may be as a cue: itself, and its dictionary forms. */
  readonly names: readonly string[]
}

/** The words around one, the nearest first, cues or not. Memoized. */
export const everyoneAround = memoize((word: Word, contexts: ContextSets) => companyOf(word, true, contexts))

/** The words around one, the nearest first: those that are a cue for any word, or everyone. */
export function companyOf(about: Word, everyone: boolean, contexts: ContextSets): Neighbour[] {
  const { words } = about.sentence
  const cues = cuesIn(about.sentence, contexts)
  const company: Neighbour[] = []
  let governor: Word | undefined
  for (let away = 1; away <= WEIGHTS.length; away++) {
    for (const side of SIDES) {
      const index = side === 'before' ? about.index - away : about.index + away
      const word = words[index]
      const cue = cues[index]
      if (word === undefined || cue === undefined) continue
      if (side === 'after' && governor === undefined && cue.isPlainlyVerb) governor = word
      const { names } = cue
      if (names.length === 0 && !everyone) continue
      // A comma between two words parts them.
      const close = away === 1 && word === (side === 'before' ? about.previous : about.next)
      const byDistance = WEIGHTS[away === 1 && !close ? 1 : away - 1] ?? 0
      const weight = word === governor ? Math.max(byDistance, GOVERNOR) : byDistance
      company.push({ word, side, close, weight, names })
    }
  }
  return company
}

/** Whether one of these cues stands near a word. Makes nothing: most words are asked for it in vain. */
export function hasCueNear(
  { sentence, index }: Word,
  cues: ReadonlySet<string>,
  contexts: ContextSets,
): boolean {
  const near = cuesIn(sentence, contexts)
  const end = Math.min(near.length, index + WEIGHTS.length + 1)
  for (let at = Math.max(0, index - WEIGHTS.length); at < end; at++)
    if (at !== index) for (const name of near[at]?.names ?? NO_NAMES) if (cues.has(name)) return true
  return false
}

function isPlainlyVerb({ analyses }: WordForm): boolean {
  return analyses.length > 0 && analyses.every(({ class: kind }) => kind === 'verb')
}

const SIDES = ['before', 'after'] as const

/** What each word of a sentence is as a cue, by its index: most are asked for it as neighbours of several. */
const cuesIn = memoize((sentence: Sentence, contexts: ContextSets) =>
  sentence.words.map(({ form }) => ({
    names: namesOf(form, contexts),
    isPlainlyVerb: isPlainlyVerb(form),
  })),
)

const namesOf = memoize((form: WordForm, contexts: ContextSets): readonly string[] => {
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
})

/** வருவாய் is income before it is a form of வா. */
function isBareNoun({ analyses }: WordForm, bare: string): boolean {
  return analyses.some(({ lemma, class: kind }) => kind === 'noun' && lemma === bare)
}
