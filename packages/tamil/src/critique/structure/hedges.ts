import type { LanguageData } from '../../data/language-data.ts'
import { valuesOf } from '../../data/table.ts'
import { memoize } from '../../text/memoize.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'

const KINDS = [
  'again',
  'another',
  'concession',
  'earlier',
  'except',
  'imagined',
  'later',
  'likeness',
  'new',
  'next',
  'now',
  'only',
  'other-place',
  'wish',
] as const

/** What a word says by which its sentence contradicts nothing: another time or place, a likeness, an exception. */
export type HedgeKind = (typeof KINDS)[number]

/** The words that hedge, as the language data has them. */
export interface Hedges {
  readonly words: ReadonlyMap<string, HedgeKind>
  readonly prefixes: readonly (readonly [beginning: string, kind: HedgeKind])[]
  readonly suffixes: readonly (readonly [end: string, kind: HedgeKind])[]
}

/** Reads the table of hedges. */
export function readHedges(data: LanguageData): Hedges {
  const rows = data.table('hedges').map((cell) => {
    const kind = KINDS.find((one) => one === cell('kind'))
    if (kind === undefined) throw new Error(`There is no hedge of the kind ‘${cell('kind')}’.`)
    return valuesOf(cell('words')).map((word) => ({ match: cell('match'), entry: [word, kind] as const }))
  })
  const entries = rows.flat()
  const matchedBy = (match: string) => entries.filter((one) => one.match === match).map(({ entry }) => entry)
  return { words: new Map(matchedBy('word')), prefixes: matchedBy('prefix'), suffixes: matchedBy('suffix') }
}

/** The kinds of hedges in a sentence. */
const hedgesOf = memoize(
  ({ words }: Sentence, hedges: Hedges): ReadonlySet<HedgeKind> => hedgesAmong(words, hedges),
)

/** Whether a sentence has a hedge of one of the kinds. */
export function isHedged(sentence: Sentence, kinds: ReadonlySet<HedgeKind>, hedges: Hedges): boolean {
  const found = hedgesOf(sentence, hedges)
  return [...kinds].some((kind) => found.has(kind))
}

/** The kinds of hedges among some words. Whole words are compared, so that `இனி` is not found in `இனிப்பு`. */
export function hedgesAmong(words: readonly Word[], hedges: Hedges): ReadonlySet<HedgeKind> {
  return new Set(words.flatMap((word) => kindsOf(word, hedges)))
}

function kindsOf({ text, analyses }: Word, { words, prefixes, suffixes }: Hedges): HedgeKind[] {
  const bare = withoutVallinam(text)
  const forms = [bare, ...analyses.filter((one) => one.class !== 'verb').map(({ lemma }) => lemma)]
  return [
    ...forms.flatMap((form) => words.get(form) ?? []),
    ...prefixes.filter(([beginning]) => bare.startsWith(beginning)).map(([, kind]) => kind),
    ...suffixes.filter(([end]) => bare.endsWith(end)).map(([, kind]) => kind),
  ]
}
