import type { Word } from '../../text/word.ts'
import type { Analysis, Feature } from '../analysis.ts'
import { withoutVallinam } from '../vallinam.ts'
import { everyoneAround, type Neighbour } from './company.ts'
import { COMMON_ATTRIBUTES, type ContextSets, type Entry, LIGHT_VERBS } from './context-sets.ts'
import { AFTER, BEFORE, DECIDES_AFTER, DECIDES_BEFORE, NEAR, ONLY } from './cue-places.ts'

/** What a neighbour says for a word. */
export interface ContextEvidence {
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
  /** What leaves no other word that looks like this one, though the word may have others at its side elsewhere. */
  readonly deciding: boolean
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
): ContextEvidence[] {
  const found: ContextEvidence[] = []
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
      deciding: false,
    })
  for (const neighbour of entry.ofKinds ? everyoneAround(word, contexts) : company) {
    const { word: other, side, weight, close, names } = neighbour
    const places = placesOf(names, entry)
    const deciding = decides(entry, neighbour, word)
    const strong = deciding || ((places & ONLY) !== 0 && (close || !isBoundElsewhere(other)))
    if (!strong && !(places & ONLY) && !speaksFor(entry, neighbour, places)) continue
    // `மலையா மேகங்களா`: the one or the other.
    if (word.is('clitic-aa') && other.is('clitic-aa')) continue
    // உறுதியாக says how: it is not what உறுதி அளி gives.
    if (word.isA('verb') && other.isOnly('adverbial') && !(placesOf([other.text], entry) & NEAR)) continue
    if (side === 'after' && isBeside(other, word, entry)) continue
    const named = close && (places & (side === 'before' ? BEFORE : AFTER)) !== 0
    const common = isAmong(names, COMMON_ATTRIBUTES) && !named
    found.push({
      cue: other.text,
      at: other.index,
      weight: strong ? weight * STRONG : common ? Math.min(weight, ATTRIBUTE) : weight,
      close,
      common: !strong && names.every((name) => !entry.cues.has(name) || contexts.isCommonCue(name)),
      light:
        !strong && (common || isAmong(names, LIGHT_VERBS) || (side === 'before' && !named && isOwner(other))),
      strong,
      deciding,
    })
  }
  return found
}

/** `குழந்தையின் தோலில்`: somebody has anything. */
function isOwner(word: Word): boolean {
  return word.isOnly('genitive', 'rational')
}

/** `கடையின் சாய்ப்பு`, `தேர்வைக் கண்டு அஞ்சினான்`: what is done there is not what the word is the subject or object of. */
function isBeside(other: Word, word: Word, { cues }: Entry): boolean {
  const isVerb = other.isA('verb')
  if (word.isOnly('genitive'))
    return isVerb && !other.analyses.some(({ lemma, class: kind }) => kind !== 'verb' && cues.has(lemma))
  return isVerb && word.isOnly('accusative') && BY_MEANS.has(withoutVallinam(other.text))
}

/** `யானையைக் கொண்டு`, `பாம்பைக் கண்டு`: with the help or at the sight of anything. */
const BY_MEANS: ReadonlySet<string> = new Set(['கொண்டு', 'கொண்டே', 'கண்டு', 'கண்டும்', 'கண்டதும்'])

/** `அரசுப் பேருந்து பனியில் சிக்கியது`: a doubled consonant binds a noun to the word behind it. */
function isBoundElsewhere(word: Word): boolean {
  return word.next !== undefined && word.isOnly('nominative', 'sandhi')
}

/** The places where a word speaks for an entry, by one of its names or another. */
function placesOf(names: readonly string[], { cues }: Entry): number {
  let places = 0
  for (const name of names) places |= cues.get(name) ?? 0
  return places
}

/**
 * Whether a neighbour leaves no other word to be meant: an attribute just before (`நீச்சல் போட்டி`; of a verb, its object or
 * place), the noun that the word
 * is the attribute of (`பேருந்து நிலையத்தில்`), or the verb that it is the subject or object of.
 */
function decides({ cues }: Entry, neighbour: Neighbour, word: Word): boolean {
  const { word: other, side, close, governs } = neighbour
  const speaks = (name: string, place: number) => ((cues.get(name) ?? 0) & place) !== 0
  if (side === 'before')
    return (
      close &&
      (speaks(withoutVallinam(other.text), DECIDES_BEFORE) ||
        other.analyses.some(
          (reading) =>
            speaks(reading.lemma, DECIDES_BEFORE) && (isAttribute(reading) || isSubject(reading, word)),
        ))
    )
  const hasVerb = close || (governs && reaches(other, word))
  // `வரமாய் அமைந்தது`: an adverb says how; it is neither subject nor object.
  if (!hasVerb || word.isOnly('adverbial')) return false
  const isNoun = other.isA('noun')
  return other.analyses.some(
    ({ lemma, class: kind, features }) =>
      speaks(lemma, DECIDES_AFTER) &&
      (kind === 'verb'
        ? // `குன்றை வெடி வைத்து`: a noun is no command inside a sentence.
          !isNoun || !features.includes('imperative')
        : close && word.analyses.some(isAttribute)),
  )
}

/** Whether the first verb after a word is its own: `படம் பிடித்தது` takes another noun for its object. */
function reaches(verb: Word, word: Word): boolean {
  if (verb.index - word.index > NEXT_BUT_ONE && !word.isOnly('accusative')) return false
  const between = verb.sentence.words[verb.index - 1]
  // `செயலிகளில் பணத்தை இழந்தவர்கள்`: the verb has its object.
  if (between?.isOnly('accusative') && !word.is('nominative') && !word.is('instrumental')) return false
  return between?.is('nominative') !== true
}

/** As far stands the verb of a subject or place that is not marked as the object. */
const NEXT_BUT_ONE = 2

/** Whether a noun may be the subject or the unmarked object of a verb. */
function isSubject({ features }: Analysis, verb: Word): boolean {
  return features.includes('nominative') && !features.includes('clitic-um') && verb.isA('verb')
}

/** Whether a noun may stand before another as its attribute: no plural does, and nothing with a particle. */
function isAttribute({ features }: Analysis): boolean {
  if (features.includes('plural') && !features.includes('singular')) return features.includes('genitive')
  return (
    !features.some((feature) => feature.startsWith('clitic')) &&
    ATTRIBUTIVE.some((feature) => features.includes(feature))
  )
}

const ATTRIBUTIVE = ['nominative', 'oblique', 'genitive', 'adjectival'] as const

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
export function sharedPlaces(
  one: readonly ContextEvidence[],
  other: readonly ContextEvidence[],
): ReadonlySet<number> {
  const places = new Set(one.filter(({ strong }) => !strong).map(({ at }) => at))
  return new Set(other.filter(({ strong, at }) => !strong && places.has(at)).map(({ at }) => at))
}

/** Evidence without what stands at the shared places. */
export function without(
  evidence: readonly ContextEvidence[],
  shared: ReadonlySet<number>,
): readonly ContextEvidence[] {
  return shared.size === 0 ? evidence : evidence.filter(({ at, strong }) => strong || !shared.has(at))
}

/**
 * Whether a single word speaks for another, and not right beside as what nothing else goes with: little, where the letters
 * do not sound alike.
 */
export function isSlightAlone([first, ...others]: readonly ContextEvidence[]): boolean {
  return others.length === 0 && !(first?.close === true && first.strong)
}

/** What evidence weighs together. */
export function weigh(evidence: readonly ContextEvidence[]): number {
  let [beside, far] = [0, 0]
  for (const { weight, close } of evidence) {
    if (close) beside += weight
    else far += weight
  }
  return beside + Math.min(far, MAX_FAR)
}

/** From so much on hardly a right word was flagged in correct prose; below, one for every two words that were wrong. */
const STRIKING = 18

/** The logarithm of the odds that a word is meant for which evidence of this weight speaks. */
export function oddsOf(weight: number): number {
  return weight >= STRIKING ? 4 : 0.9
}
