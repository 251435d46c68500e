import { askedOnce } from '../../text/asked-once.ts'
import type { Word } from '../../text/word.ts'
import type { Analyser } from '../../text/word-form.ts'
import type { Analysis, Feature } from '../analysis.ts'
import { fromPhonemes, toPhonemes } from '../phonemes.ts'
import { withoutVallinam } from '../vallinam.ts'
import type { ConfusionKind } from './confusion-kind.ts'
import { type Entry, isConfusable, isCue, LIGHT_VERBS, ownEntries, rivalsOf } from './context-sets.ts'

/** The word that the company of the written one asks for. */
export interface ExpectedWord {
  readonly suggestion: string
  readonly kind: ConfusionKind
  /** The neighbour that gives it away. */
  readonly cue: string
  /** Whether the neighbours tell it for certain. */
  readonly certain: boolean
}

interface Evidence {
  readonly cue: string
  readonly weight: number
  /** A verb that goes with nearly every noun. */
  readonly light: boolean
}

/** What a cue weighs by its distance, one to three words away. */
const WEIGHTS = [1, 0.6, 0.4] as const
const STRONG = 2
/** Cues of this weight together tell a word for certain; two lighter ones raise a doubt. */
const CERTAIN = 1
const NO_NAMES: readonly string[] = []
const CLAUSE = /(?:[துப]தை|என்று|என்பதை|என)$/u

/** The confusable word that fits the neighbours, when the written one has nothing in common with them. */
export const expectedWord = askedOnce((word: Word, analyse: Analyser): ExpectedWord | undefined => {
  const known = knownWords(word)
  if (known.length === 0) return undefined
  const company = companyOf(word, false)
  const candidates: Candidate[] = []
  for (const lemma of known) addCandidates(candidates, lemma, word, company, analyse)
  if (candidates.length === 0) return undefined
  const [best, second] = candidates.sort((a, b) => b.weight - a.weight)
  if (best === undefined || (second !== undefined && second.suggestion !== best.suggestion)) return undefined
  const own = Math.max(...known.map((lemma) => ownWeight(lemma, word, company)))
  if (own > 0 && (own >= CERTAIN || best.weight - own < CERTAIN)) return undefined
  return { suggestion: best.suggestion, kind: best.kind, cue: best.cue, certain: best.weight >= CERTAIN }
})

/** The words of the table that the written one may be: by its dictionary forms, or just as it stands. */
function knownWords(word: Word): readonly string[] {
  const bare = withoutVallinam(word.text)
  const rare = word.analyses.some(isRare)
  const common = rare ? word.analyses.filter((reading) => !isRare(reading)) : word.analyses
  let known = NO_NAMES
  for (const { lemma } of common.length > 0 ? common : word.analyses) {
    if (isConfusable(lemma) && !known.includes(lemma)) known = [...known, lemma]
  }
  if (isConfusable(bare)) return known.includes(bare) ? known : [...known, bare]
  const other = common.some(
    ({ lemma, class: kind }) => lemma === bare && kind !== 'adverb' && kind !== 'adjective',
  )
  return other ? NO_NAMES : known
}

function isRare({ features }: Analysis): boolean {
  return features.includes('rare')
}

interface Candidate extends Omit<ExpectedWord, 'certain'> {
  readonly weight: number
}

/** Adds the words that may be meant in place of a word of the table, and that the neighbours speak for. */
function addCandidates(
  found: Candidate[],
  lemma: string,
  word: Word,
  company: readonly Neighbour[],
  analyse: Analyser,
): void {
  for (const { entry, kind } of rivalsOf(lemma)) {
    const evidence = evidenceOf(entry, word, company)
    const [first] = evidence
    if (first === undefined) continue
    const weight = weigh(evidence)
    if (evidence.length < 2 && (weight < CERTAIN || first.light)) continue
    const suggestion = inflectAs(word.text, lemma, entry.word)
    if (suggestion === undefined) continue
    const bare = withoutVallinam(suggestion)
    const readings = analyse(bare).filter((reading) => bare === entry.word || reading.lemma === entry.word)
    const lost = losesAuxiliary(word, readings) || (weight <= CERTAIN && losesVerb(word, readings))
    const fits = readings.length > 0 && !lost && !hasOtherObject(word, evidence)
    if (fits) found.push({ suggestion, kind, cue: first.cue, weight })
  }
}

/** Whether the written word is a verb in a form that no noun has, and the other only a noun: வாழும் is not வாலும். */
function losesVerb(word: Word, others: readonly Analysis[]): boolean {
  const isVerb = ({ class: kind, features }: Analysis) =>
    kind === 'verb' && !features.includes('negative') && VERB_FORMS.some((form) => features.includes(form))
  return word.analyses.some(isVerb) && !others.some((reading) => reading.class === 'verb')
}

/** `ஓட விடு`: after an infinitive stands the verb that goes with it, not a noun that sounds alike. */
function losesAuxiliary(word: Word, others: readonly Analysis[]): boolean {
  if (!word.previous?.isOnly('infinitive') || others.some(({ class: kind }) => kind === 'verb')) return false
  return word.analyses.some(({ lemma, class: kind }) => kind === 'verb' && LIGHT_VERBS.has(lemma))
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
  let changed = ''
  for (let i = 0; i < to.length; i++) {
    if (from[i] === to[i]) changed += letters[i] ?? ''
    else if (letters[i] === from[i]) changed += to[i]
    else return undefined
  }
  return fromPhonemes(changed + letters.slice(to.length))
}

function ownWeight(lemma: string, word: Word, company: readonly Neighbour[]): number {
  return weigh(ownEntries(lemma).flatMap((entry) => evidenceOf(entry, word, company)))
}

function weigh(evidence: readonly Evidence[]): number {
  return evidence.reduce((sum, { weight }) => sum + weight, 0)
}

/** A word up to three words away. */
interface Neighbour {
  readonly word: Word
  readonly side: 'before' | 'after'
  /** Whether it stands right beside. */
  readonly close: boolean
  readonly weight: number
  /** What it may be as a cue: itself, and its dictionary forms. */
  readonly names: readonly string[]
}

/** The words around one, the nearest first: those that are a cue for any word, or everyone. */
function companyOf({ index, sentence: { words } }: Word, everyone: boolean): Neighbour[] {
  const company: Neighbour[] = []
  for (let away = 1; away <= WEIGHTS.length; away++) {
    for (const side of SIDES) {
      const word = words[side === 'before' ? index - away : index + away]
      if (word === undefined) continue
      const names = namesOf(word)
      if (!everyone && names.length === 0) continue
      company.push({ word, side, close: away === 1, weight: WEIGHTS[away - 1] ?? 0, names })
    }
  }
  return company
}

const SIDES = ['before', 'after'] as const

function namesOf(word: Word): readonly string[] {
  const bare = withoutVallinam(word.text)
  let names = isCue(bare) ? [bare] : NO_NAMES
  for (const { lemma } of word.analyses) {
    if (isCue(lemma) && !(lemma.length <= SHORT_ROOT && isBareNoun(word, bare))) names = [...names, lemma]
  }
  return names
}

/** வருவாய் is income before it is a form of வா. */
function isBareNoun(word: Word, bare: string): boolean {
  return word.analyses.some(({ lemma, class: kind }) => kind === 'noun' && lemma === bare)
}

/** The cues of an entry that stand around a word, the nearest first. */
function evidenceOf(entry: Entry, word: Word, company: readonly Neighbour[]): Evidence[] {
  const found: Evidence[] = []
  const before = entry.clause ? word.sentence.words[word.index - 1] : undefined
  if (before !== undefined && CLAUSE.test(before.text))
    found.push({ cue: before.text, weight: 1, light: false })
  for (const neighbour of entry.ofKinds ? companyOf(word, true) : company) {
    const { word: other, weight, names } = neighbour
    const strong = isAmong(names, entry.strong)
    if (!strong && !speaksFor(entry, neighbour)) continue
    // உறுதியாக says how: it is not what உறுதி அளி gives.
    if (word.isA('verb') && other.isOnly('adverbial') && !entry.cues.has(other.text)) continue
    found.push(
      strong
        ? { cue: other.text, weight: weight * STRONG, light: false }
        : { cue: other.text, weight, light: isAmong(names, LIGHT_VERBS) },
    )
  }
  return found
}

function speaksFor(entry: Entry, { word, side, close, names }: Neighbour): boolean {
  if (isAmong(names, entry.cues) || isOfClass(word, entry.classes)) return true
  if (!close) return false
  if (side === 'after') return isAmong(names, entry.after)
  return isAmong(names, entry.before) || isOfClass(word, entry.classesBefore)
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
