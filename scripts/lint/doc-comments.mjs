/** @typedef {import('./repository.mjs').Repository} Repository */
/** @typedef {import('./repository.mjs').Finding} Finding */

const SOURCE = /(?<!\.d)\.(?:[cm]?[jt]s|tsx)$/
const TEST = /\.test\.\w+$|(?:^|\/)tests?\//
/** At the beginning of its line, where the formatter puts it. */
const EXPORTED =
  /^export (?:(?:default )?(?:abstract )?(?:(?:async )?function\b\*?|class\b) ?(?<name>[\w$]*)|const (?<constant>[\w$]+)(?:: [^=]+)? = (?:async )?(?:\(|\w+ =>|memoize\w*\())/

/**
 * Exported functions (arrow functions and memoized ones, too) and classes without a doc comment right before them. Of a
 * function with several signatures the first has the comment. Other constants and types are left out, and tests.
 * @param {Repository} repository
 * @returns {Finding[]}
 */
export function docCommentFindings({ files, read }) {
  return files
    .filter((path) => SOURCE.test(path) && !TEST.test(path))
    .flatMap((path) => {
      const lines = read(path).split('\n')
      return [
        ...undocumented(lines).map(({ name, line }) => ({
          path,
          line,
          detail: `the export ${name} has no doc comment: say what it gives, in which units, and what it throws`,
        })),
        ...documentingNothing(lines).map((line) => ({
          path,
          line,
          detail: 'the doc comment documents nothing: another comment or an empty line follows it',
        })),
      ]
    })
}

/**
 * The lines at which a doc comment ends before an empty line or another doc comment. Above all code it is about the file.
 * @param {readonly string[]} lines
 */
function documentingNothing(lines) {
  const code = lines.findIndex((text) => /^(?:export|const|function|interface|type|class|let)\b/.test(text))
  return lines.flatMap((text, i) => {
    if (!/^\s*(?:\/\*\*.*|\*)\*\/$/.test(text) || i < code) return []
    const next = lines[i + 1]?.trim() ?? ''
    return next === '' || next.startsWith('/**') ? [i + 1] : []
  })
}

/** @param {readonly string[]} lines */
function undocumented(lines) {
  const seen = new Set()
  return lines.flatMap((text, i) => {
    const groups = EXPORTED.exec(text)?.groups
    const name = groups?.name ?? groups?.constant
    if (name === undefined || seen.has(name)) return []
    seen.add(name)
    return hasDocComment(lines, i) ? [] : [{ name: name || 'default', line: i + 1 }]
  })
}

/**
 * Whether a comment that begins with two stars and says something ends right before a line. Line comments, such
 * as `// biome-ignore …`, may stand between.
 * @param {readonly string[]} lines
 * @param {number} at
 */
function hasDocComment(lines, at) {
  let end = at - 1
  while (lines[end]?.startsWith('//')) end--
  if (!lines[end]?.endsWith('*/')) return false
  let begin = end
  while (!lines[begin]?.startsWith('/*') && lines[begin - 1]?.endsWith('*/') === false) begin--
  return lines[begin]?.startsWith('/**') === true && /\p{L}/u.test(lines.slice(begin, end + 1).join(''))
}
