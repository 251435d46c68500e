const RUN = /\S+/gu
const COUNTS = /[\p{L}\p{N}]/u

/** How many words a text has: runs between white space that hold a letter or a digit. Linear. */
export function wordCountOf(text: string): number {
  let count = 0
  for (const [run] of text.matchAll(RUN)) if (COUNTS.test(run)) count++
  return count
}
