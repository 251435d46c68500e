import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { Feature } from '../../words/analysis.ts'
import { isFeature } from '../../words/analysis.ts'
import { withoutVallinam } from '../../words/vallinam.ts'

/** One word of a phrase: which words may stand there. */
interface Part {
  readonly forms: ReadonlySet<string>
  readonly beginnings: readonly string[]
  /** It stands in one of these cases, if any are given. */
  readonly cases: readonly Feature[]
  /** The verb is denied. */
  readonly isDenied: boolean
  /** It names the thing of which the phrase tells. */
  readonly isThing: boolean
}

/** Words that follow each other, with a few others between them. */
export type PhrasePattern = readonly Part[]

/** Where a phrase stands in a sentence. */
export interface FoundPhrase {
  readonly first: Word
  readonly last: Word
  readonly words: readonly Word[]
  readonly thing: Word | undefined
}

/** Other words between two words of a phrase, at most. */
const MAX_BETWEEN = 3
/** UTF-16 code units by which phrases are found. */
const BEGINNING = 2
const NONE = 'இல்லை'
const DENIES = /^(?:இல்லை|இல்லையே|இல்லாத|இல்லாமல்|இல்லாததால்|இல்லாமலே|இல்லாதவ\S*|கிடையாது|இன்றி)$/u

/** Reads a phrase as the table writes it; `$` is one of the things. */
export function phraseOf(written: string, things: readonly string[]): PhrasePattern {
  return written
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => partOf(part, things))
}

function partOf(written: string, things: readonly string[]): Part {
  const [names = '', marks = ''] = written.split('@')
  const isDenied = names.includes('-')
  const alternatives = names
    .replaceAll('-', '')
    .split('|')
    .flatMap((name) => (name === '$' ? things : [name]))
  return {
    forms: new Set(alternatives.filter((name) => !name.endsWith('*'))),
    beginnings: alternatives.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1)),
    cases: marks.split('/').filter(isFeature),
    isDenied,
    isThing: names === '$',
  }
}

/** Files phrases under the beginnings of the words that may stand first. */
export function phrasesByBeginning<T extends { readonly phrase: PhrasePattern }>(
  entries: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const filed = new Map<string, T[]>()
  for (const entry of entries) {
    const [first] = entry.phrase
    const words = first === undefined ? [] : [...first.forms, ...first.beginnings]
    for (const beginning of new Set(words.map((word) => word.slice(0, BEGINNING))))
      filed.set(beginning, [...(filed.get(beginning) ?? []), entry])
  }
  return filed
}

/** A word without a doubled consonant at its end, and its usual dictionary forms. */
const formsOf = memoizeForm(({ text, analyses }: Word): readonly string[] => [
  ...new Set([
    withoutVallinam(text),
    ...analyses.filter(({ features }) => !features.includes('rare')).map(({ lemma }) => lemma),
  ]),
])

/** The entries whose first word may be this one. */
export const beginningWith = <T>(word: Word, filed: ReadonlyMap<string, readonly T[]>): readonly T[] => [
  ...new Set(formsOf(word).flatMap((form) => filed.get(form.slice(0, BEGINNING)) ?? [])),
]

/** Finds a phrase that begins with a word. */
export function phraseFrom(first: Word, phrase: PhrasePattern): FoundPhrase | undefined {
  const words: Word[] = []
  let thing: Word | undefined
  for (const part of phrase) {
    const before = words.at(-1)
    const found = before === undefined ? (isPart(first, part) ? first : undefined) : partAfter(before, part)
    if (found === undefined) return undefined
    words.push(found)
    if (part.isThing) thing = found
  }
  const last = words.at(-1)
  return last && { first, last, words, thing }
}

function partAfter(word: Word, part: Part): Word | undefined {
  let before = word
  for (let passed = 0; passed <= MAX_BETWEEN; passed++) {
    const { next } = before
    if (next === undefined || before.tokenAfter.startsWith(';')) return undefined
    if (isPart(next, part)) return next
    if (next.isOnly('finite')) return undefined
    before = next
  }
  return undefined
}

function isPart(word: Word, { forms, beginnings, cases, isDenied }: Part): boolean {
  const [bare = '', ...lemmas] = formsOf(word)
  if (cases.length > 0 && !cases.some((one) => word.is(one))) return false
  if (forms.has(NONE) && DENIES.test(bare)) return true
  const isWritten = forms.has(bare) || beginnings.some((beginning) => bare.startsWith(beginning))
  if (isWritten && !isDenied) return true
  if (!isWritten && !lemmas.some((lemma) => forms.has(lemma))) return false
  return !word.isA('verb') || isDeniedVerb(word) === isDenied
}

const isDeniedVerb = (word: Word) =>
  word.is('negative') ||
  /(?:வில்லை|தில்லை)$/u.test(word.text) ||
  DENIES.test(withoutVallinam(word.next?.text ?? ''))
