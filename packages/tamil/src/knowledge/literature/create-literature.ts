import type { LanguageData } from '../../data/language-data.ts'
import { readAttributionNames } from './attribution-names.ts'
import { Corpus } from './corpus.ts'
import { readCoupletRepairs } from './couplet-repairs.ts'
import { type Couplet, type RawCouplet, repairCouplet } from './couplets.ts'
import type { LiteraryRecord } from './literary-record.ts'
import { readPassages } from './literary-records.ts'
import type { Literature, Passage } from './literature.ts'
import { type LiteraryWork, readWorks, THIRUKKURAL, type WorkId } from './works.ts'

/** Builds the corpus from the couplets (repaired here) and the hand-written records; its index at the first look-up. */
export function createLiterature(data: LanguageData, couplets: readonly RawCouplet[]): Literature {
  const works = readWorks(data)
  const repairs = readCoupletRepairs(data)
  const variants = readVariants(data)
  const popular = readPopularForms(data)
  const passages = [
    ...couplets.map((raw) => {
      const couplet = repairCouplet(raw, repairs.get(raw.number) ?? [])
      return coupletPassage(couplet, bookOf(THIRUKKURAL, works), variants.get(raw.number) ?? [], popular)
    }),
    ...readPassages(data).map((record) => recordPassage(record, bookOf(record.work, works), popular)),
  ]
  return new Corpus(passages, {
    works,
    attributions: readAttributionNames(data),
    sayings: data.table('sayings').map((cell) => cell('saying')),
  })
}

function bookOf(work: WorkId, works: ReadonlyMap<WorkId, LiteraryWork>): LiteraryWork {
  const book = works.get(work)
  if (book === undefined) throw new Error(`The language data has no work ‘${work}’.`)
  return book
}

/** Accepted readings of couplets, out of old commentaries and printed editions, by the couplet's number. */
function readVariants(data: LanguageData): ReadonlyMap<number, readonly (readonly [string, string])[]> {
  const variants = new Map<number, (readonly [string, string])[]>()
  const rows = data.table('coupletVariants')
  for (const [number, ours, another] of rows.map(
    (cell) => [cell('number'), cell('ours'), cell('another')] as const,
  ))
    variants.set(Number(number), [...(variants.get(Number(number)) ?? []), [ours, another]])
  return variants
}

/**
 * Passages that people quote in a shorter or smoother form than the text has, by work and number; the writer who uses it
 * is told of the text, not accused.
 */
function readPopularForms(data: LanguageData): ReadonlyMap<string, string> {
  const rows = data.table('popularForms')
  return new Map(rows.map((cell) => [`${cell('work')} ${cell('number')}`, cell('form')] as const))
}

function coupletPassage(
  { number, chapter, lines, circulating }: Couplet,
  book: LiteraryWork,
  variants: Passage['variants'],
  popular: ReadonlyMap<string, string>,
): Passage {
  return {
    work: THIRUKKURAL,
    book,
    ...(book.author === undefined ? {} : { author: book.author }),
    number,
    place: chapter,
    lines,
    variants,
    ...(circulating === undefined ? {} : { circulating }),
    ...popularForm(THIRUKKURAL, number, popular),
    whole: true,
  }
}

function recordPassage(
  record: LiteraryRecord,
  book: LiteraryWork,
  popular: ReadonlyMap<string, string>,
): Passage {
  const author = record.author ?? book.author
  return {
    work: record.work,
    book,
    ...(author === undefined ? {} : { author }),
    ...(record.number === undefined ? {} : { number: record.number }),
    ...(record.place === undefined ? {} : { place: record.place }),
    lines: record.lines,
    variants: record.variants ?? [],
    ...popularForm(record.work, record.number, popular),
    whole: record.work === 'aathichoodi' || record.work === 'puthiya-aathichoodi',
  }
}

function popularForm(
  work: WorkId,
  number: number | undefined,
  popular: ReadonlyMap<string, string>,
): { readonly popular?: string } {
  const form = popular.get(`${work} ${number}`)
  return form === undefined ? {} : { popular: form }
}
