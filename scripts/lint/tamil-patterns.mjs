import { lineAt } from './repository.mjs'

/** @typedef {import('./repository.mjs').Repository} Repository */
/** @typedef {import('./repository.mjs').Finding} Finding */

/**
 * Parts of regular expressions that never match what they seem to say of Tamil.
 * @type {readonly { pattern: RegExp, detail: string }[]}
 */
const FAULTS = [
  {
    pattern:
      /(?<!\\)\\[bBwW][+*?]?(?:\(\?(?:[:=!]|<[=!])|[([])*(?:[\w ]*\|)*[\u0B80-\u0BFF]|[\u0B80-\u0BFF](?:\)?[+*?]?)\\[bBwW]/gu,
    detail:
      'knows ASCII letters only, so no Tamil letter stands at such a boundary: write (?:^|\\s), (?:\\s|$) or [\\u0B80-\\u0BFF]',
  },
  {
    pattern: /[அஇஎ](?<letter>[கசஞதநபமவ])்\[\^[^\]]*\k<letter>[^\]]*\]/gu,
    detail: 'excludes the letter that always follows: அ, இ and எ double the consonant after them (இவ்வூர்)',
  },
  {
    pattern: /\[(?:[க-ஹ]்){2,}\]/gu,
    detail:
      'is a class of letters and the pulli, which also matches a pulli alone (பல் for பல): write (?:[கசதப]்)?',
  },
]

const SOURCE = /\.(?:ts|tsx|mjs)$/
/** The lint itself and its test, which hold such patterns. */
const EXEMPT = /^scripts\/lint\/tamil-patterns\./

/**
 * Regular expressions with `\b`, `\w` and the like beside a Tamil letter, or that forbid a letter which must stand there.
 * @param {Repository} repository
 * @returns {Finding[]}
 */
export function tamilPatternFindings({ files, read }) {
  return files
    .filter((path) => SOURCE.test(path) && !EXEMPT.test(path))
    .flatMap((path) => {
      const text = read(path)
      return FAULTS.flatMap(({ pattern, detail }) =>
        [...text.matchAll(pattern)].map((match) => ({
          path,
          line: lineAt(text, match.index),
          detail: `"${match[0]}" ${detail}`,
        })),
      )
    })
}
