import type { LanguageData } from '../../data/language-data.ts'

/** Where a work's text can be read; what a badge's source title and address are taken from. */
export interface LiterarySource {
  readonly title: string
  readonly url: string
}

export interface LiteraryWork {
  readonly title: string
  /** The author by the usual name; absent where every poem has its own or nobody is known. */
  readonly author?: string
  readonly source: LiterarySource
}

/** The id of a work in literature/works.tsv. */
export type WorkId = string

/** The Thirukkural has chapters, couplets and repairs of its own. */
export const THIRUKKURAL: WorkId = 'thirukkural'

/** Every work that the corpus quotes from. */
export function readWorks(data: LanguageData): ReadonlyMap<WorkId, LiteraryWork> {
  return new Map(
    data.table('works').map((cell) => {
      const author = cell('author')
      const source = { title: cell('source-title'), url: cell('url') }
      return [cell('id'), { title: cell('title'), ...(author === '' ? {} : { author }), source }]
    }),
  )
}
