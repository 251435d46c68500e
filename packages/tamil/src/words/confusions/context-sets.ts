import type { Feature } from '../analysis.ts'
import { WordTable } from '../word-table.ts'
import { type ConfusionKind, confusionKind } from './confusion-kind.ts'
import { CONTEXTS } from './contexts.ts'
import { EVERYDAY_CONTEXTS } from './contexts-everyday.ts'

/** A confusable word with the company it keeps. */
export interface Entry {
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
  /** Whether any kind of nouns speaks for it. */
  readonly ofKinds: boolean
}

/** A word that may be meant in place of another, and in what the two differ. */
export interface Rival {
  readonly entry: Entry
  readonly kind: ConfusionKind
}

/** A word of the table: the entries of its sets, and those that may be meant in its place once that was asked. */
interface Confusable {
  readonly entries: readonly Entry[]
  rivals?: readonly Rival[]
}

const SETS = readSets()

/** Every word of the table: the dictionary forms for which a rule asks to be called. */
export const CONFUSABLE_WORDS: readonly string[] = [...SETS.keys()]

const CONFUSABLES = new WordTable<Confusable>()
for (const [word, entries] of SETS) CONFUSABLES.set(word, { entries })

/** Whether a dictionary form is one of the table. */
export function isConfusable(lemma: string): boolean {
  return CONFUSABLES.get(lemma) !== undefined
}

/** The company that a confusable word keeps itself, one entry a set. */
export function ownEntries(lemma: string): readonly Entry[] {
  return CONFUSABLES.get(lemma)?.entries.filter((entry) => entry.word === lemma) ?? []
}

/** வலி வந்தது is as good as வழி வந்தது: alone none of these speaks for another word than the written one. */
export const LIGHT_VERBS: ReadonlySet<string> = new Set(
  'வா போ இரு ஆகு செய் விடு வை தா கொடு எடு பெறு படு கொள் கெடு பார் சொல் காண் நில் விழு மாறு'.split(' '),
)

const CUES = new WordTable<true>()
for (const verb of LIGHT_VERBS) CUES.set(verb, true)
for (const entries of SETS.values()) {
  for (const { cues, strong, before, after } of entries) {
    for (const cue of [...cues, ...strong, ...before, ...after]) CUES.set(cue, true)
  }
}

/** Whether a word is a cue for any word of the table, or a verb that goes with nearly every noun. */
export function isCue(word: string): boolean {
  return CUES.get(word) === true
}

/** The words that may be meant in place of a confusable one. */
export function rivalsOf(lemma: string): readonly Rival[] {
  const confusable = CONFUSABLES.get(lemma)
  if (confusable === undefined) return []
  confusable.rivals ??= confusable.entries.flatMap((entry) => {
    const kind = entry.word === lemma ? undefined : confusionKind(lemma, entry.word)
    return kind === undefined ? [] : [{ entry, kind }]
  })
  return confusable.rivals
}

function readSets(): Map<string, Entry[]> {
  const sets = new Map<string, Entry[]>()
  for (const line of [CONTEXTS, EVERYDAY_CONTEXTS].flatMap((lines) => lines.trim().split('\n'))) {
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
    ofKinds: cues.some((cue) => cue.startsWith('%') || cue.startsWith('<%')),
  }
}
