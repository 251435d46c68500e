import type { Place } from './documents/paragraphs.ts'
import type { Proofread } from './proofreader.ts'

/** What was found in one file. */
export interface FileReport extends Proofread {
  /** As named on the command line; `-` is standard input. */
  file: string
  /** The text as read, with its byte order mark; of a document of a word processor, its paragraphs. */
  text: string
  /** Of a document of a word processor, which has no lines: the place of an offset in `text`. */
  placeOf?: (offset: number) => Place
}

/** A place for people: `paragraph 12 under ‘அறிமுகம்’`. */
export function describePlace({ part, paragraph, heading }: Place): string {
  const inPart = part === 'body' ? '' : ` of the ${part}`
  return `paragraph ${paragraph}${inPart}${heading === null ? '' : ` under ‘${heading}’`}`
}
