import { memoize, memoizeFormWith } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { Analyser } from '../../text/word-form.ts'
import type { Analysis } from '../analysis.ts'
import { KIN_CLASSES } from '../noun-class.ts'
import { fromPhonemes, toPhonemes } from '../phonemes.ts'
import { withoutVallinam } from '../vallinam.ts'
import { companyOf, hasCueNear, type Neighbour } from './company.ts'
import type { ConfusionKind } from './confusion-kind.ts'
import { inConstruction, isOnlySubject, withoutRare } from './construction.ts'
import { type ContextSets, type Entry, LIGHT_VERBS } from './context-sets.ts'
import {
  CERTAIN,
  type ContextEvidence,
  DOUBTFUL,
  evidenceOf,
  isSlightAlone,
  oddsOf,
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

/** What telling words apart by their company asks. */
export interface ContextKnowledge {
  readonly analyse: Analyser
  readonly contexts: ContextSets
}

/** The confusable word that fits the neighbours, when the written one has nothing in common with them. */
export const expectedWord = memoize((word: Word, knowledge: ContextKnowledge): ExpectedWord | undefined => {
  const { contexts } = knowledge
  const known = knownWords(word, contexts)
  if (known.length === 0 || isDoubledInVain(word) || isSaidTwice(word) || isSomeonesKin(word))
    return undefined
  if (!known.some((lemma) => mayBeAnother(lemma, word, contexts))) return undefined
  const company = companyOf(word, false, contexts)
  const candidates: Candidate[] = []
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
function isRivalled(best: Candidate, second: Candidate | undefined): boolean {
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

interface Candidate extends Omit<ExpectedWord, 'certain' | 'odds'> {
  readonly weight: number
  /** Places of neighbours that say nothing for the written word: they speak for both, or decide for this one. */
  readonly settled: ReadonlySet<number>
  readonly entry: Entry
  readonly evidence: readonly ContextEvidence[]
  /** Too little to be told of, though enough to make another candidate doubtful. */
  readonly isFaint: boolean
}

/** What the sentences around must say for the written word to overrule what stands near it. */
function overruling({ evidence, weight }: Candidate): number {
  if (evidence.some(({ strong }) => strong)) return 5
  return weight < CERTAIN ? 1 : 2
}

/** Adds the words that may be meant in place of a word of the table, and that the neighbours speak for. */
function addCandidates(
  found: Candidate[],
  lemma: string,
  word: Word,
  company: readonly Neighbour[],
  { analyse, contexts }: ContextKnowledge,
): void {
  let own: readonly ContextEvidence[] | undefined
  for (const { entry, kind, isTypo } of contexts.rivalsOf(lemma)) {
    const all = evidenceOf(entry, word, company, contexts)
    // Without what is shared it weighs less still.
    if (weigh(all) < DOUBTFUL) continue
    own ??= ownEvidence(lemma, word, company, contexts)
    const shared = sharedPlaces(own, all)
    const suggestion = inflectAs(word.text, lemma, entry.word)
    if (suggestion === undefined || suggestion === word.text) continue
    const bare = withoutVallinam(suggestion)
    const readings = analyse(bare).filter(
      ({ lemma: one, guessed }) =>
        bare === entry.word ||
        ((guessed !== true || !word.isA('verb')) && (one === entry.word || entry.of.includes(one))),
    )
    if (
      isMadeWrongly(readings, analyse(entry.word)) ||
      isCommandInside(word, readings) ||
      isCountedBehind(word, readings) ||
      isCountOfPeople(word) ||
      isVerbOfObject(word, readings) ||
      (kind === 'similar' && isObjectOfNext(word, lemma)) ||
      isOnlyCausative(word, readings)
    )
      continue
    const evidence = inConstruction(
      without(all, shared).filter(
        (one) =>
          !isBehindParticiple(one.at, word, readings) && !goesWithNoun(one.at, word, analyse(entry.word)),
      ),
      word,
      readings,
    )
    if (isOnlySubject(word, readings) && !evidence.some(({ strong }) => strong)) continue
    const [first] = evidence
    if (first === undefined || isFarFromOwner(word, evidence)) continue
    const weight = weigh(evidence)
    if (weight < (evidence.length < 2 || kind === 'similar' ? CERTAIN : DOUBTFUL)) continue
    if (evidence.every(({ light, common }) => light || (kind === 'similar' && common))) continue
    if (staysOwner(word, evidence)) continue
    if (isNamedNearby(entry, word)) continue
    const mayLoseVerb = isTypo ? lemma === withoutVallinam(word.text) : weight > CERTAIN
    const lost = losesAuxiliary(word, readings) || (!mayLoseVerb && losesVerb(word, readings))
    const fits =
      readings.length > 0 && !lost && !hasOtherObject(word, evidence) && !ownsNothing(word, readings)
    const settled = new Set([...shared, ...evidence.filter(({ deciding }) => deciding).map(({ at }) => at)])
    const isFaint =
      isCommonplace(evidence, word) ||
      (kind === 'similar' && isLone(evidence)) ||
      (!SOUND_ALIKE.has(kind) && word.sentence.words.length > FEW_WORDS && isSlightAlone(evidence))
    if (fits) found.push({ suggestion, kind, cue: first.cue, weight, settled, entry, evidence, isFaint })
  }
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

function ownEvidence(
  lemma: string,
  word: Word,
  company: readonly Neighbour[],
  contexts: ContextSets,
): readonly ContextEvidence[] {
  const entry = contexts.entryOf(lemma)
  return entry === undefined ? [] : evidenceOf(entry, word, company, contexts)
}
