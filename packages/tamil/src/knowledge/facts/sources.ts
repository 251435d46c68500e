import type { LanguageData } from '../../data/language-data.ts'

/** Where a record's value stands. */
export interface FactSource {
  /** The page's own title, in its own language. */
  readonly title: string
  readonly url: string
  /** ISO 8601 date of the last reading. */
  readonly checked: string
}

/** Gives the source that a record names: a page of Wikipedia (`en:Nepal`, `ta:நேபாளம்`), or one of facts/pages.tsv. */
export function readSources(data: LanguageData): (id: string) => FactSource {
  const pages = new Map(
    data
      .table('factPages')
      .map(
        (cell) => [cell('id'), { title: cell('title'), url: cell('url'), checked: cell('read') }] as const,
      ),
  )
  return (id) => {
    const [, language, article] = /^(en|ta):(.+)$/u.exec(id) ?? []
    const page = pages.get(language ?? id)
    if (page === undefined) throw new Error(`The language data has no source ‘${id}’.`)
    if (article === undefined) return page
    return {
      title: `${article}, ${page.title}`,
      url: `${page.url}${encodeURI(article.replaceAll(' ', '_'))}`,
      checked: page.checked,
    }
  }
}
