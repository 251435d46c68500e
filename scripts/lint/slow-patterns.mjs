import { parseSync, Visitor } from 'rolldown/utils'
import { analyse } from 'scslre'
import { lineAt } from './repository.mjs'

/** @typedef {import('./repository.mjs').Repository} Repository */
/** @typedef {import('./repository.mjs').Finding} Finding */

const SOURCE = /^(?:packages|apps)\/[^/]+\/src\/.*\.tsx?$/
const TEST = /\.test\.tsx?$|\/test\//

/**
 * Regular expressions that take more than linear time on a text that repeats one letter (`/\s+$/u` on spaces).
 * @param {Repository} repository
 * @returns {Finding[]}
 */
export function slowPatternFindings({ files, read }) {
  return files
    .filter((path) => SOURCE.test(path) && !TEST.test(path))
    .flatMap((path) => {
      const text = read(path)
      return regularExpressions(path, text)
        .filter(isSlow)
        .map(({ pattern, start }) => ({
          path,
          line: lineAt(text, start),
          detail: `/${pattern}/ takes more than linear time on a run of one letter`,
        }))
    })
}

/** @param {{ pattern: string, flags: string }} expression */
function isSlow({ pattern, flags }) {
  return analyse({ source: pattern, flags }, { reportTypes: { Move: true } }).reports.length > 0
}

/**
 * @param {string} path
 * @param {string} text
 */
function regularExpressions(path, text) {
  /** @type {{ pattern: string, flags: string, start: number }[]} */
  const found = []
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ ...node.regex, start: node.start })
    },
  })
  visitor.visit(parseSync(path, text).program)
  return found
}
