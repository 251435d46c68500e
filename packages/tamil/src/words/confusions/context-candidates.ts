import type { Word } from '../../text/word.ts'
import type { Analyser } from '../../text/word-form.ts'
import type { Analysis } from '../analysis.ts'
import { fromPhonemes, toPhonemes } from '../phonemes.ts'
import { withoutVallinam } from '../vallinam.ts'
import type { Neighbour } from './company.ts'
import type { ConfusionKind } from './confusion-kind.ts'
import { inConstruction, isOnlySubject } from './construction.ts'
import { type ContextSets, type Entry, LIGHT_VERBS, type Rival } from './context-sets.ts'
import {
  CERTAIN,
  type ContextEvidence,
  DOUBTFUL,
  evidenceOf,
  isSlightAlone,
  sharedPlaces,
  weigh,
  without,
} from './evidence.ts'
import {
  goesWithNoun,
  isBehindParticiple,
  isCommandInside,
  isCountedBehind,
  isCountOfPeople,
  isMadeWrongly,
  isObjectOfNext,
  isOnlyCausative,
  isVerbOfObject,
} from './impossible-forms.ts'
import { ownsNothing, staysOwner } from './owner.ts'

/** What telling words apart by their company asks. */
export interface ContextKnowledge {
  readonly analyse: Analyser
  readonly contexts: ContextSets
}

/** Another word that the neighbours speak for. */
export interface ExpectedCandidate {
  readonly suggestion: string
  readonly kind: ConfusionKind
  /** The neighbour that gives it away. */
  readonly cue: string
  /** The logarithm of the odds that its evidence gives. */
  readonly weight: number
  /** Places of neighbours that say nothing for the written word: they speak for both, or decide for this one. */
  readonly settled: ReadonlySet<number>
  readonly entry: Entry
  readonly evidence: readonly ContextEvidence[]
  /** Too little to be told of, though enough to make another candidate doubtful. */
  readonly isFaint: boolean
}

/** Adds the words that may be meant in place of a word of the table, and that the neighbours speak for. */
export function addCandidates(
  found: ExpectedCandidate[],
  lemma: string,
  word: Word,
  company: readonly Neighbour[],
  { analyse, contexts }: ContextKnowledge,
): void {
  let own: readonly ContextEvidence[] | undefined
  for (const rival of contexts.rivalsOf(lemma)) {
    const all = evidenceOf(rival.entry, word, company, contexts)
    // Without what is shared it weighs less still.
    if (weigh(all) < DOUBTFUL) continue
    own ??= ownEvidence(lemma, word, company, contexts)
    const candidate = candidateFor(rival, { lemma, word, all, shared: sharedPlaces(own, all) }, analyse)
    if (candidate !== undefined) found.push(candidate)
  }
}

/** What is said for a rival of the word, and at which places the written word is spoken for as well. */
interface Rivalry {
  readonly lemma: string
  readonly word: Word
  readonly all: readonly ContextEvidence[]
  readonly shared: ReadonlySet<number>
}

function candidateFor(
  { entry, kind, isTypo }: Rival,
  { lemma, word, all, shared }: Rivalry,
  analyse: Analyser,
): ExpectedCandidate | undefined {
  const suggestion = inflectAs(word.text, lemma, entry.word)
  if (suggestion === undefined || suggestion === word.text) return undefined
  const readings = readingsOf(withoutVallinam(suggestion), entry, word, analyse)
  if (isImpossible(word, lemma, readings, { entry, kind }, analyse)) return undefined
  const evidence = inConstruction(
    without(all, shared).filter(
      (one) =>
        !isBehindParticiple(one.at, word, readings) && !goesWithNoun(one.at, word, analyse(entry.word)),
    ),
    word,
    readings,
  )
  if (isOnlySubject(word, readings) && !evidence.some(({ strong }) => strong)) return undefined
  const [first] = evidence
  if (first === undefined || isFarFromOwner(word, evidence)) return undefined
  const weight = weigh(evidence)
  if (weight < (evidence.length < 2 || kind === 'similar' ? CERTAIN : DOUBTFUL)) return undefined
  if (evidence.every(({ light, common }) => light || (kind === 'similar' && common))) return undefined
  if (staysOwner(word, evidence) || isNamedNearby(entry, word)) return undefined
  const mayLoseVerb = isTypo ? lemma === withoutVallinam(word.text) : weight > CERTAIN
  const lost = losesAuxiliary(word, readings) || (!mayLoseVerb && losesVerb(word, readings))
  if (readings.length === 0 || lost || hasOtherObject(word, evidence) || ownsNothing(word, readings))
    return undefined
  const settled = new Set([...shared, ...evidence.filter(({ deciding }) => deciding).map(({ at }) => at)])
  const isFaint =
    isCommonplace(evidence, word) ||
    (kind === 'similar' && isLone(evidence)) ||
    (!SOUND_ALIKE.has(kind) && word.sentence.words.length > FEW_WORDS && isSlightAlone(evidence))
  return { suggestion, kind, cue: first.cue, weight, settled, entry, evidence, isFaint }
}

/** How the other word may be read in the form of the written one. */
function readingsOf(suggestion: string, entry: Entry, word: Word, analyse: Analyser): readonly Analysis[] {
  return analyse(suggestion).filter(
    ({ lemma, guessed }) =>
      suggestion === entry.word ||
      ((guessed !== true || !word.isA('verb')) && (lemma === entry.word || entry.of.includes(lemma))),
  )
}

/** Whether the other word cannot stand in the place of the written one, whatever the neighbours say. */
function isImpossible(
  word: Word,
  lemma: string,
  readings: readonly Analysis[],
  { entry, kind }: Pick<Rival, 'entry' | 'kind'>,
  analyse: Analyser,
): boolean {
  return (
    isMadeWrongly(readings, analyse(entry.word)) ||
    isCommandInside(word, readings) ||
    isCountedBehind(word, readings) ||
    isCountOfPeople(word) ||
    isVerbOfObject(word, readings) ||
    (kind === 'similar' && isObjectOfNext(word, lemma)) ||
    isOnlyCausative(word, readings)
  )
}

/** In a longer sentence more than one word may speak, so that the silence of the others says something, too. */
const FEW_WORDS = 4
/** Kinds of letters that sound alike: a writer who hears no difference takes one for the other, so that less tells it. */
const SOUND_ALIKE: ReadonlySet<ConfusionKind> = new Set(['l', 'n', 'r'])

/** Whether several words speak for another of which each goes with many, and none is the word before or behind. */
function isCommonplace(evidence: readonly ContextEvidence[], { index }: Word): boolean {
  return evidence.length > 1 && evidence.every(({ common, at }) => common && Math.abs(at - index) > 1)
}

/** Words one wrong key apart are many, and rarely mistaken: one neighbour is too little, whatever it decides. */
function isLone(evidence: readonly ContextEvidence[]): boolean {
  return evidence.length < 2 || evidence.every(({ strong, common }) => common || !strong)
}

/**
 * `காற்றின் ஓலம்`, `பத்திரமாகச் சுற்றினார்`: a genitive or adverb goes with what is right behind it, so that nothing farther decides;
 * nor does a verb that has nothing to do with an adverb (`வெற்றியாக மட்டும் சுருக்கி`).
 */
function isFarFromOwner(word: Word, evidence: readonly ContextEvidence[]): boolean {
  const isAdverb = word.isOnly('adverbial')
  if (!isAdverb && !word.isOnly('genitive')) return false
  return !evidence.some(({ close, strong, at }) => close || (strong && !(isAdverb && at > word.index)))
}

/** `மலைமேல் மழை`: who writes both words tells them apart, and what speaks for the other goes with that one. */
function isNamedNearby(entry: Entry, { sentence, index }: Word): boolean {
  return sentence.words.some(
    ({ analyses }, at) =>
      at !== index &&
      analyses.some(
        ({ lemma }) => lemma === entry.word || entry.of.includes(lemma) || isCompoundOn(entry.word, lemma),
      ),
  )
}

/** `நறுமணம் மனத்தை மயக்கியது`: a compound that ends in the other word. */
function isCompoundOn(word: string, lemma: string): boolean {
  return word.length > MIN_HEAD && lemma.length > word.length && lemma.endsWith(word)
}

const MIN_HEAD = 2

/** Whether the written word is a verb in a form that no noun has, and the other only a noun: வாழும் is not வாலும். */
function losesVerb(word: Word, others: readonly Analysis[]): boolean {
  const isVerb = ({ class: kind, features }: Analysis) =>
    kind === 'verb' && !features.includes('negative') && VERB_FORMS.some((form) => features.includes(form))
  return word.analyses.some(isVerb) && !others.some((reading) => reading.class === 'verb')
}

/** `ஓட விடு`: after an infinitive stands the verb that goes with it, not a noun that sounds alike. */
function losesAuxiliary(word: Word, others: readonly Analysis[]): boolean {
  if (!word.previous?.is('infinitive') || others.some(({ class: kind }) => kind === 'verb')) return false
  return word.analyses.some(
    ({ lemma, class: kind }) => kind === 'verb' && (lemma === 'படு' || LIGHT_VERBS.has(lemma)),
  )
}

/** `தன்மையை அறிந்து … உணவு`: what the verb is done to stands just before it, and speaks for no other verb. */
function hasOtherObject(word: Word, evidence: readonly ContextEvidence[]): boolean {
  const object = word.previous
  return (
    object?.isOnly('accusative') === true &&
    word.analyses.every(({ class: kind }) => kind === 'verb') &&
    !evidence.some(({ cue }) => cue === object.text)
  )
}

const VERB_FORMS = [
  'relative-participle',
  'verbal-participle',
  'infinitive',
  'conditional',
  'participial-noun',
] as const

/** The word with the letters changed in which its dictionary form and another differ. */
function inflectAs(text: string, lemma: string, other: string): string | undefined {
  const [letters, from, to] = [toPhonemes(text), toPhonemes(lemma), toPhonemes(other)]
  let start = 0
  while (start < from.length && from[start] === to[start]) start++
  let end = 0
  while (from.length - end > start && to.length - end > start && from.at(-1 - end) === to.at(-1 - end)) end++
  const changed = from.length - end
  if (letters.slice(0, changed) !== from.slice(0, changed)) return undefined
  return fromPhonemes(to.slice(0, to.length - end) + letters.slice(changed))
}

/** What the neighbours say for the word that is written. */
export function ownEvidence(
  lemma: string,
  word: Word,
  company: readonly Neighbour[],
  contexts: ContextSets,
): readonly ContextEvidence[] {
  const entry = contexts.entryOf(lemma)
  return entry === undefined ? [] : evidenceOf(entry, word, company, contexts)
}
