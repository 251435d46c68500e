import { memoize } from '../../text/memoize.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import type { Analyser, WordForm } from '../../text/word-form.ts'
import type { Analysis, Feature } from '../analysis.ts'
import { fromPhonemes, toPhonemes } from '../phonemes.ts'
import { withoutVallinam } from '../vallinam.ts'
import type { ConfusionKind } from './confusion-kind.ts'
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

/** The word that the company of the written one asks for. */
export interface ExpectedWord {
  readonly suggestion: string
  readonly kind: ConfusionKind
  /** The neighbour that gives it away. */
  readonly cue: string
  /** Whether the neighbours tell it for certain. */
  readonly certain: boolean
}

/** What telling words apart by their company asks. */
export interface ContextKnowledge {
  readonly analyse: Analyser
  readonly contexts: ContextSets
}

interface Evidence {
  readonly cue: string
  /** The neighbour's place in the sentence. */
  readonly at: number
  readonly weight: number
  /** Whether it stands right beside. */
  readonly close: boolean
  /** A verb that goes with nearly every noun. */
  readonly light: boolean
  /** What nothing else goes with. */
  readonly strong: boolean
}

/** What a cue weighs by its distance, from the word right beside on. */
const WEIGHTS = [10, 6, 4, 2, 2, 2, 2, 2] as const
/** What the first verb after a word weighs at least: most often the word belongs to it, however far it stands. */
const GOVERNOR = 6
/** What an attribute weighs at most that stands before every noun. */
const ATTRIBUTE = 4
/** What cues weigh together at most that do not stand right beside the word. */
const MAX_FAR = 12
const STRONG = 2
/** Cues of this weight together tell a word for certain; two lighter ones raise a doubt. */
const CERTAIN = 10
const DOUBTFUL = 8
const NO_NAMES: readonly string[] = []
const CLAUSE = /(?:[துப]தை|என்று|என்பதை|என)$/u

/** The confusable word that fits the neighbours, when the written one has nothing in common with them. */
export const expectedWord = memoize((word: Word, knowledge: ContextKnowledge): ExpectedWord | undefined => {
  const { contexts } = knowledge
  const known = knownWords(word.form, contexts)
  if (known.length === 0 || isDoubledInVain(word)) return undefined
  const company = companyOf(word, false, contexts)
  const candidates: Candidate[] = []
  for (const lemma of known) addCandidates(candidates, lemma, word, company, knowledge)
  if (candidates.length === 0) return undefined
  const [best, second] = candidates.sort((a, b) => b.weight - a.weight)
  if (best === undefined || isRivalled(best, second)) return undefined
  const own = Math.max(
    ...known.map((lemma) => weigh(without(ownEvidence(lemma, word, company, contexts), best))),
  )
  if (own > 0 && (own >= CERTAIN || best.weight - own < CERTAIN)) return undefined
  return { suggestion: best.suggestion, kind: best.kind, cue: best.cue, certain: best.weight >= CERTAIN }
})

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

/** The words of the table that the written one may be: by its dictionary forms, or just as it stands. */
const knownWords = memoize(({ text, analyses }: WordForm, contexts: ContextSets): readonly string[] => {
  const bare = withoutVallinam(text)
  const rare = analyses.some(isRare)
  const common = rare ? analyses.filter((reading) => !isRare(reading)) : analyses
  let known = NO_NAMES
  for (const { lemma } of common.length > 0 ? common : analyses) {
    if (contexts.isConfusable(lemma) && !known.includes(lemma)) known = [...known, lemma]
    for (const form of contexts.formsOf(lemma))
      if (!known.includes(form) && beginsAs(bare, form)) known = [...known, form]
  }
  if (contexts.isConfusable(bare)) return known.includes(bare) ? known : [...known, bare]
  const other = common.some(
    ({ lemma, class: kind }) => lemma === bare && kind !== 'adverb' && kind !== 'adjective',
  )
  return other ? NO_NAMES : known
})

/** Whether a word is formed on the same stem as a form: கேட்டான் on that of கேட்டு. */
function beginsAs(text: string, form: string): boolean {
  return toPhonemes(text).startsWith(toPhonemes(form).replace(/உ$/u, ''))
}

function isRare({ features }: Analysis): boolean {
  return features.includes('rare')
}

interface Candidate extends Omit<ExpectedWord, 'certain'> {
  readonly weight: number
  /** Places of neighbours that speak for both words, and so for neither. */
  readonly shared: ReadonlySet<number>
}

/** Adds the words that may be meant in place of a word of the table, and that the neighbours speak for. */
function addCandidates(
  found: Candidate[],
  lemma: string,
  word: Word,
  company: readonly Neighbour[],
  { analyse, contexts }: ContextKnowledge,
): void {
  let own: readonly Evidence[] | undefined
  for (const { entry, kind } of contexts.rivalsOf(lemma)) {
    const all = evidenceOf(entry, word, company, contexts)
    // Without what is shared it weighs less still.
    if (weigh(all) < DOUBTFUL) continue
    own ??= ownEvidence(lemma, word, company, contexts)
    const shared = sharedPlaces(own, all)
    const evidence = without(all, { shared })
    const [first] = evidence
    if (first === undefined) continue
    const weight = weigh(evidence)
    if (weight < (evidence.length < 2 ? CERTAIN : DOUBTFUL)) continue
    if (evidence.every(({ light }) => light)) continue
    const suggestion = inflectAs(word.text, lemma, entry.word)
    if (suggestion === undefined || suggestion === word.text) continue
    const bare = withoutVallinam(suggestion)
    const readings = analyse(bare).filter(
      ({ lemma: one }) => bare === entry.word || one === entry.word || entry.of.includes(one),
    )
    if (isNamedNearby(entry, word)) continue
    const lost = losesAuxiliary(word, readings) || (weight <= CERTAIN && losesVerb(word, readings))
    const fits = readings.length > 0 && !lost && !hasOtherObject(word, evidence)
    if (fits) found.push({ suggestion, kind, cue: first.cue, weight, shared })
  }
}

/** `மலைமேல் மழை`: who writes both words tells them apart, and what speaks for the other goes with that one. */
function isNamedNearby(entry: Entry, { sentence, index }: Word): boolean {
  return sentence.words.some(
    ({ analyses }, at) =>
      at !== index && analyses.some(({ lemma }) => lemma === entry.word || entry.of.includes(lemma)),
  )
}

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
function hasOtherObject(word: Word, evidence: readonly Evidence[]): boolean {
  const object = word.previous
  return (
    object?.isOnly('accusative') === true &&
    word.analyses.every(({ class: kind }) => kind === 'verb') &&
    !evidence.some(({ cue }) => cue === object.text)
  )
}

const VERB_FORMS = ['relative-participle', 'verbal-participle', 'infinitive', 'conditional'] as const
/** The letters of வா, போ, தா. */
const SHORT_ROOT = 2

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
): readonly Evidence[] {
  const entry = contexts.entryOf(lemma)
  return entry === undefined ? [] : evidenceOf(entry, word, company, contexts)
}

/** `காய்கறி விலை, காய்கறி விளையும்`: a neighbour that goes with both words tells nothing, unless one is all it goes with. */
function sharedPlaces(one: readonly Evidence[], other: readonly Evidence[]): ReadonlySet<number> {
  const places = new Set(one.filter(({ strong }) => !strong).map(({ at }) => at))
  return new Set(other.filter(({ strong, at }) => !strong && places.has(at)).map(({ at }) => at))
}

function without(evidence: readonly Evidence[], { shared }: Pick<Candidate, 'shared'>): readonly Evidence[] {
  return shared.size === 0 ? evidence : evidence.filter(({ at, strong }) => strong || !shared.has(at))
}

function weigh(evidence: readonly Evidence[]): number {
  let [beside, far] = [0, 0]
  for (const { weight, close } of evidence) {
    if (close) beside += weight
    else far += weight
  }
  return beside + Math.min(far, MAX_FAR)
}

/** A word of the same sentence, up to eight words away. */
interface Neighbour {
  readonly word: Word
  readonly side: 'before' | 'after'
  /** Whether it stands right beside. */
  readonly close: boolean
  readonly weight: number
  /** What it may be as a cue: itself, and its dictionary forms. */
  readonly names: readonly string[]
}

const everyoneAround = memoize((word: Word, contexts: ContextSets) => companyOf(word, true, contexts))

/** The words around one, the nearest first: those that are a cue for any word, or everyone. */
function companyOf(about: Word, everyone: boolean, contexts: ContextSets): Neighbour[] {
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

/** The cues of an entry that stand around a word, the nearest first. */
function evidenceOf(
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
