/** How much of the line is shown on each side of an issue, in grapheme clusters. */
const CONTEXT = 40
/** Longest part of an issue that is shown whole, in grapheme clusters. */
const MAX_SHOWN = 80
/** No cluster of written Tamil is longer, in UTF-16 code units; it bounds what is segmented. */
const MAX_CLUSTER = 8

const clusters = new Intl.Segmenter('ta', { granularity: 'grapheme' })

function clustersOf(text: string): string[] {
  return Array.from(clusters.segment(text), ({ segment }) => segment)
}

/**
 * The end of a text: about 40 characters, cut between grapheme clusters, with `…` where something is left out. The
 * time does not depend on the length of the text.
 */
export function contextBefore(text: string): string {
  const tail = clustersOf(text.slice(-(CONTEXT + 1) * MAX_CLUSTER))
  return tail.length <= CONTEXT ? text : `…${tail.slice(-CONTEXT).join('')}`
}

/** The start of a text, cut as {@link contextBefore} cuts its end. */
export function contextAfter(text: string): string {
  const head = clustersOf(text.slice(0, (CONTEXT + 1) * MAX_CLUSTER))
  return head.length <= CONTEXT ? text : `${head.slice(0, CONTEXT).join('')}…`
}

/** A text of at most 80 characters as it is; of a longer one start and end. */
export function shortened(text: string): string {
  const head = clustersOf(text.slice(0, (MAX_SHOWN + 1) * MAX_CLUSTER))
  return head.length <= MAX_SHOWN ? text : `${head.slice(0, CONTEXT).join('')}…${tailOf(text)}`
}

function tailOf(text: string): string {
  return clustersOf(text.slice(-(CONTEXT + 1) * MAX_CLUSTER))
    .slice(-CONTEXT)
    .join('')
}
