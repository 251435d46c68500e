import type { LanguageData } from '../../data/language-data.ts'
import { valuesOf } from '../../data/table.ts'
import type { WorkId } from './works.ts'

/** A name by which essays ascribe a quotation. */
export interface AttributionName {
  /** Uninflected beginnings of the name's forms; a space stands for any run of spaces or none. */
  readonly beginnings: readonly string[]
  /** How a message calls it. */
  readonly label: string
  /** What it may stand for: works, and authors as passages name them. Neither: a poet we hold nothing of. */
  readonly works?: readonly WorkId[]
  readonly authors?: readonly string[]
  /** The word means other things too, so by itself it ascribes nothing; it only makes a find surer. */
  readonly weak?: true
  /** A number right after the name cites a passage of this work. */
  readonly numbered?: WorkId
}

/** Names by which essays ascribe a quotation; longer beginnings come before shorter ones that they contain. */
export function readAttributionNames(data: LanguageData): AttributionName[] {
  return data.table('attributions').map((cell) => {
    const [works, authors, numbered] = [valuesOf(cell('works')), valuesOf(cell('authors')), cell('numbered')]
    return {
      label: cell('label'),
      // `_` stands for the end of the word, which the text has as a space.
      beginnings: valuesOf(cell('beginnings')).map((beginning) => beginning.replace(/_$/, ' ')),
      ...(works.length === 0 ? {} : { works }),
      ...(authors.length === 0 ? {} : { authors }),
      ...(cell('weak') === '' ? {} : { weak: true }),
      ...(numbered === '' ? {} : { numbered }),
    }
  })
}
