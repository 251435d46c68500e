import type { Word } from '../../text/word.ts'
import type { Analysis } from '../analysis.ts'
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
  /** Whether the neighbour stands next to it. */
  readonly near: boolean
}

interface Entry {
  readonly word: string
  readonly cues: ReadonlySet<string>
  readonly before: ReadonlySet<string>
  readonly after: ReadonlySet<string>
  readonly clause: boolean
}

interface Evidence {
  readonly cue: string
  readonly distance: number
}

const REACH = 3
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
  const written = [...new Set(word.analyses.map(({ lemma }) => lemma))]
  const known = written.filter((lemma) => SETS.has(lemma))
  if (
    known.length === 0 ||
    written.some((lemma) => !SETS.has(lemma) && lemma.length > 1 && lemma === word.text)
  )
    return undefined
  if (known.some((lemma) => evidenceFor(lemma, word).length > 0)) return undefined
  const candidates = known.flatMap((lemma) => rivalsOf(lemma, word, analyse))
  candidates.sort((a, b) => a.distance - b.distance)
  const [best, second] = candidates
  if (best === undefined || (second !== undefined && second.suggestion !== best.suggestion)) return undefined
  return { suggestion: best.suggestion, kind: best.kind, cue: best.cue, near: best.distance === 1 }
}

interface Rival extends Omit<ExpectedWord, 'near'> {
  readonly distance: number
}

function rivalsOf(lemma: string, word: Word, analyse: (word: string) => readonly Analysis[]): Rival[] {
  return (SETS.get(lemma) ?? []).flatMap((entry) => {
    const kind = entry.word === lemma ? undefined : confusionKind(lemma, entry.word)
    const [evidence, more] = evidenceOf(entry, word)
    if (kind === undefined || evidence === undefined) return []
    if (evidence.distance > 1 && more === undefined) return []
    const suggestion = inflectAs(word.text, lemma, entry.word)
    if (suggestion === undefined) return []
    const bare = withoutVallinam(suggestion)
    const fits = analyse(bare).some((reading) => bare === entry.word || reading.lemma === entry.word)
    return fits ? [{ suggestion, kind, ...evidence }] : []
  })
}

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
    found.push({ cue: before.text, distance: 1 })
  for (let distance = 1; distance <= REACH; distance++) {
    for (const side of [-1, 1]) {
      const neighbour = words[word.index + side * distance]
      if (neighbour === undefined) continue
      const special = side === -1 ? entry.before : entry.after
      if (matches(neighbour, entry.cues) || (distance === 1 && matches(neighbour, special))) {
        found.push({ cue: neighbour.text, distance })
      }
    }
  }
  return found
}

function matches(word: Word, cues: ReadonlySet<string>): boolean {
  return cues.has(withoutVallinam(word.text)) || word.analyses.some(({ lemma }) => cues.has(lemma))
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
    cues: new Set(cues.filter((cue) => !/^[<>@]/.test(cue))),
    before: marked('<'),
    after: marked('>'),
    clause: cues.includes('@clause'),
  }
}
