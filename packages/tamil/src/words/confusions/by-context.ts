import { memoize, memoizeFormWith } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { KIN_CLASSES } from '../noun-class.ts'
import { toPhonemes } from '../phonemes.ts'
import { withoutVallinam } from '../vallinam.ts'
import { companyOf, hasCueNear } from './company.ts'
import type { ConfusionKind } from './confusion-kind.ts'
import { withoutRare } from './construction.ts'
import {
  addCandidates,
  type ContextKnowledge,
  type ExpectedCandidate,
  ownEvidence,
} from './context-candidates.ts'
import type { ContextSets } from './context-sets.ts'
import { CERTAIN, oddsOf, weigh, without } from './evidence.ts'
import { supportInText } from './text-support.ts'

const NO_WORDS: readonly string[] = []

/** The word that the company of the written one asks for. */
export interface ExpectedWord {
  readonly suggestion: string
  readonly kind: ConfusionKind
  /** The neighbour that gives it away. */
  readonly cue: string
  /** Whether the neighbours tell it for certain. */
  readonly certain: boolean
  /** The logarithm of the odds that it is the right one. */
  readonly odds: number
}

/** The confusable word that fits the neighbours, when the written one has nothing in common with them. */
export const expectedWord = memoize((word: Word, knowledge: ContextKnowledge): ExpectedWord | undefined => {
  const { contexts } = knowledge
  const known = knownWords(word, contexts)
  if (known.length === 0 || isDoubledInVain(word) || isSaidTwice(word) || isSomeonesKin(word))
    return undefined
  if (!known.some((lemma) => mayBeAnother(lemma, word, contexts))) return undefined
  const company = companyOf(word, false, contexts)
  const candidates: ExpectedCandidate[] = []
  for (const lemma of known) addCandidates(candidates, lemma, word, company, knowledge)
  if (candidates.length === 0) return undefined
  const [best, second] = candidates.sort((a, b) => b.weight - a.weight)
  if (best === undefined || best.isFaint || isRivalled(best, second)) return undefined
  const own = Math.max(
    ...known.map((lemma) => weigh(without(ownEvidence(lemma, word, company, contexts), best.settled))),
  )
  if (own > 0 && (own >= CERTAIN || best.weight - own < CERTAIN)) return undefined
  if (supportInText(word, known, best.entry, contexts) >= overruling(best)) return undefined
  const { suggestion, kind, cue, weight } = best
  return { suggestion, kind, cue, certain: weight >= CERTAIN, odds: oddsOf(weight) }
})

/** Whether anything near may speak for another word than the one that is written. */
function mayBeAnother(lemma: string, word: Word, contexts: ContextSets): boolean {
  const cues = contexts.cuesOfRivals(lemma)
  return cues === 'any' || hasCueNear(word, cues, contexts)
}

/** Whether the neighbours speak for another word nearly as much. */
function isRivalled(best: ExpectedCandidate, second: ExpectedCandidate | undefined): boolean {
  if (second === undefined || second.suggestion === best.suggestion) return false
  return best.weight - second.weight < CERTAIN
}

/** `கிளிக் செய்` is no form of கிளி: a final க், ச், த், ப் doubles what the next word begins with. */
function isDoubledInVain({ text, next }: Word): boolean {
  const bare = withoutVallinam(text)
  return bare !== text && next !== undefined && !next.text.startsWith(text.slice(bare.length, -1))
}

/** `பாளம் பாளமாக வெடித்தது`: who says a word twice means it. */
function isSaidTwice(word: Word): boolean {
  return isRepeated(word, word.next) || isRepeated(word.previous, word)
}

function isRepeated(word: Word | undefined, next: Word | undefined): boolean {
  if (word === undefined || next === undefined || word.text.length < MIN_REPEATED) return false
  return next.text.startsWith(word.text.slice(0, -1))
}

/** Code units. */
const MIN_REPEATED = 4

/** `தலைவரின் மகள்`, `என் மகளை`: a relation of somebody who is named right before. */
function isSomeonesKin(word: Word): boolean {
  const { previous } = word
  if (previous === undefined || !KIN_CLASSES.some((kind) => word.isOnly(kind))) return false
  return previous.isOnly('genitive', 'rational') || (previous.isA('pronoun') && previous.is('genitive'))
}

/** The words of the table that the written one may be: by its dictionary forms, or just as it stands. */
const knownWords = memoizeFormWith(({ text, analyses }: Word, contexts: ContextSets): readonly string[] => {
  const bare = withoutVallinam(text)
  const common = withoutRare(analyses)
  let known = NO_WORDS
  for (const { lemma } of common) {
    if (contexts.isConfusable(lemma) && !known.includes(lemma)) known = [...known, lemma]
    for (const form of contexts.formsOf(lemma))
      if (!known.includes(form) && beginsAs(bare, form)) known = [...known, form]
  }
  if (contexts.isConfusable(bare)) return known.includes(bare) ? known : [...known, bare]
  const other = common.some(
    ({ lemma, class: kind }) => lemma === bare && kind !== 'adverb' && kind !== 'adjective',
  )
  return other ? NO_WORDS : known
})

/** Whether a word is formed on the same stem as a form: கேட்டான் on that of கேட்டு. */
function beginsAs(text: string, form: string): boolean {
  return toPhonemes(text).startsWith(toPhonemes(form).replace(/உ$/u, ''))
}

/** What the sentences around must say for the written word to overrule what stands near it. */
function overruling({ evidence, weight }: ExpectedCandidate): number {
  if (evidence.some(({ strong }) => strong)) return 5
  return weight < CERTAIN ? 1 : 2
}
