import type { Word } from '../../text/word.ts'
import type { Analysis, Feature } from '../analysis.ts'
import { fromPhonemes, toPhonemes } from '../phonemes.ts'
import { withoutVallinam } from '../vallinam.ts'
import { type ConfusionKind, confusionKind } from './confusion-kind.ts'
import { CONTEXTS } from './contexts.ts'

/** The word that the company of the written one asks for. */
export interface ExpectedWord {
  readonly suggestion: string
  readonly kind: ConfusionKind
  /** The neighbour that gives it away. */
  readonly cue: string
  /** Whether the neighbours tell it for certain. */
  readonly certain: boolean
}

interface Entry {
  readonly word: string
  readonly cues: ReadonlySet<string>
  /** Those of the cues that nothing else goes with. */
  readonly strong: ReadonlySet<string>
  /** Kinds of nouns: any animal, any food. */
  readonly classes: readonly Feature[]
  /** The same for the word just before. */
  readonly classesBefore: readonly Feature[]
  readonly before: ReadonlySet<string>
  readonly after: ReadonlySet<string>
  readonly clause: boolean
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
/** வலி வந்தது is as good as வழி வந்தது: alone none of these speaks for another word than the written one. */
const LIGHT_VERBS: ReadonlySet<string> = new Set(
  'வா போ இரு ஆகு செய் விடு வை தா கொடு எடு பெறு படு கொள் கெடு பார் சொல் காண் நில் விழு மாறு'.split(' '),
)
const CLAUSE = /(?:[துப]தை|என்று|என்பதை|என)$/u

const SETS: ReadonlyMap<string, readonly Entry[]> = readSets()

/** Every word of the table: the dictionary forms for which a rule asks to be called. */
export const CONFUSABLE_WORDS: readonly string[] = [...SETS.keys()]

const seen = new WeakMap<Word, ExpectedWord | undefined>()

/** The confusable word that fits the neighbours, when the written one has nothing in common with them. */
export function expectedWord(
  word: Word,
  analyse: (word: string) => readonly Analysis[],
): ExpectedWord | undefined {
  if (!seen.has(word)) seen.set(word, find(word, analyse))
  return seen.get(word)
}

function find(word: Word, analyse: (word: string) => readonly Analysis[]): ExpectedWord | undefined {
  const known = knownWords(word)
  if (known.length === 0) return undefined
  const own = Math.max(...known.map((lemma) => weigh(evidenceFor(lemma, word))))
  const candidates = known.flatMap((lemma) => rivalsOf(lemma, word, analyse))
  const [best, second] = candidates.sort((a, b) => b.weight - a.weight)
  if (best === undefined || (second !== undefined && second.suggestion !== best.suggestion)) return undefined
  if (own > 0 && (own >= CERTAIN || best.weight - own < CERTAIN)) return undefined
  return { suggestion: best.suggestion, kind: best.kind, cue: best.cue, certain: best.weight >= CERTAIN }
}

/** The words of the table that the written one may be: by its dictionary forms, or just as it stands. */
function knownWords(word: Word): string[] {
  const bare = withoutVallinam(word.text)
  const readings = word.analyses.filter(({ features }) => !features.includes('rare'))
  const lemmas = new Set((readings.length > 0 ? readings : word.analyses).map(({ lemma }) => lemma))
  const known = [...lemmas].filter((lemma) => SETS.has(lemma))
  if (SETS.has(bare) && !known.includes(bare)) known.push(bare)
  const other = readings.some(
    ({ lemma, class: kind }) =>
      lemma === bare && !SETS.has(lemma) && kind !== 'adverb' && kind !== 'adjective',
  )
  return other ? [] : known
}

function weigh(evidence: readonly Evidence[]): number {
  return evidence.reduce((sum, { weight }) => sum + weight, 0)
}

interface Rival extends Omit<ExpectedWord, 'certain'> {
  readonly weight: number
}

function rivalsOf(lemma: string, word: Word, analyse: (word: string) => readonly Analysis[]): Rival[] {
  return (SETS.get(lemma) ?? []).flatMap((entry) => {
    const kind = entry.word === lemma ? undefined : confusionKind(lemma, entry.word)
    const evidence = kind === undefined ? [] : evidenceOf(entry, word)
    const [first] = evidence
    if (kind === undefined || first === undefined) return []
    const weight = weigh(evidence)
    if (evidence.length < 2 && (weight < CERTAIN || first.light)) return []
    const suggestion = inflectAs(word.text, lemma, entry.word)
    if (suggestion === undefined) return []
    const bare = withoutVallinam(suggestion)
    const readings = analyse(bare).filter((reading) => bare === entry.word || reading.lemma === entry.word)
    const fits = readings.length > 0 && (weight > CERTAIN || !losesVerb(word, readings))
    return fits ? [{ suggestion, kind, cue: first.cue, weight }] : []
  })
}

/** Whether the written word is a verb in a form that no noun has, and the other only a noun: வாழும் is not வாலும். */
function losesVerb(word: Word, others: readonly Analysis[]): boolean {
  const isVerb = ({ class: kind, features }: Analysis) =>
    kind === 'verb' && !features.includes('negative') && VERB_FORMS.some((form) => features.includes(form))
  return word.analyses.some(isVerb) && !others.some((reading) => reading.class === 'verb')
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

function evidenceFor(lemma: string, word: Word): Evidence[] {
  return (SETS.get(lemma) ?? [])
    .filter((entry) => entry.word === lemma)
    .flatMap((entry) => evidenceOf(entry, word))
}

/** The cues of an entry that stand around a word, the nearest first. */
function evidenceOf(entry: Entry, word: Word): Evidence[] {
  const { words } = word.sentence
  const found: Evidence[] = []
  const before = words[word.index - 1]
  if (entry.clause && before !== undefined && CLAUSE.test(before.text))
    found.push({ cue: before.text, weight: 1, light: false })
  for (const [i, weight] of WEIGHTS.entries()) {
    for (const side of [-1, 1]) {
      const neighbour = words[word.index + side * (i + 1)]
      if (neighbour === undefined) continue
      const special = side === -1 ? entry.before : entry.after
      const kinds = side === -1 ? entry.classesBefore : []
      const light = matches(neighbour, LIGHT_VERBS)
      if (matches(neighbour, entry.strong))
        found.push({ cue: neighbour.text, weight: weight * STRONG, light: false })
      else if (
        matches(neighbour, entry.cues) ||
        isOfClass(neighbour, entry.classes) ||
        (i === 0 && (matches(neighbour, special) || isOfClass(neighbour, kinds)))
      )
        found.push({ cue: neighbour.text, weight, light })
    }
  }
  return found
}

function matches(word: Word, cues: ReadonlySet<string>): boolean {
  if (cues.size === 0) return false
  const bare = withoutVallinam(word.text)
  if (cues.has(bare)) return true
  // வருவாய் is income before it is a form of வா.
  const isNoun = word.analyses.some(({ lemma, class: kind }) => kind === 'noun' && lemma === bare)
  return word.analyses.some(({ lemma }) => cues.has(lemma) && !(isNoun && lemma.length <= SHORT_ROOT))
}

function isOfClass(word: Word, classes: readonly Feature[]): boolean {
  return classes.some((one) => word.is(one))
}

function readSets(): Map<string, Entry[]> {
  const sets = new Map<string, Entry[]>()
  for (const line of CONTEXTS.trim().split('\n')) {
    const entries = line.split(' / ').map(readEntry)
    for (const { word } of entries) sets.set(word, [...(sets.get(word) ?? []), ...entries])
  }
  return sets
}

function readEntry(text: string): Entry {
  const [word = '', list = ''] = text.split(':')
  const cues = list.trim().split(' ').filter(Boolean)
  const marked = (mark: string) =>
    new Set(cues.filter((cue) => cue.startsWith(mark)).map((cue) => cue.slice(mark.length)))
  return {
    word,
    cues: new Set(cues.filter((cue) => !/^[<>@!%]/.test(cue))),
    strong: marked('!'),
    classes: [...marked('%')] as Feature[],
    classesBefore: [...marked('<%')] as Feature[],
    before: new Set([...marked('<')].filter((cue) => !cue.startsWith('%'))),
    after: marked('>'),
    clause: cues.includes('@clause'),
  }
}
