import { lineAt } from './repository.mjs'

/** @typedef {import('./repository.mjs').Repository} Repository */
/** @typedef {import('./repository.mjs').Finding} Finding */

const CITING = /\.(ts|tsx|mts|mjs|js|sql|md|yml|yaml|sh)$/
/** White space, or a line break with the comment mark of the next line. */
const GAP = String.raw`(?:[ \t]*\n[ \t]*(?:\*|//|--|#)?[ \t]*|[ \t]+)`
const JOINT = String.raw`(?:,?${GAP}(?:and|or|to)${GAP}|,${GAP}|[ \t]?[–-][ \t]?)`
const SECTION = String.raw`\d{1,2}(?:\.\d{1,2})?(?![\d.]*\d)`
const ID = String.raw`(?:\d{4}|[A-F]\d{0,2})(?![\w.-])`
const INTERFACE = new RegExp(
  String.raw`\binterface(?:${GAP}\(?section)?${GAP}(${SECTION}(?:${JOINT}${SECTION})*)`,
  'gi',
)
const DECISION = new RegExp(
  String.raw`\b[Dd]ecisions?${GAP}(${ID}(?:${JOINT}(?:decision${GAP})?${ID})*)`,
  'g',
)
const BARE = /\(((?:[A-F]\d{1,2}|\d{4})(?:, (?:[A-F]\d{1,2}|\d{4}))*)\)/g
const FILE = /\bdecisions\/(\d{4})\b/g

/**
 * Everything that may be cited: anchors of `docs/interface` and numbers of `docs/decisions`.
 * @param {Repository} repository
 */
export function citable({ files, read }) {
  const anchors = ['docs/interface/interface.md', 'docs/interface/decisions.md'].flatMap((path) =>
    [...read(path).matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id),
  )
  const pages = files.flatMap((path) => path.match(/^docs\/decisions\/(\d{4})-.*\.md$/)?.[1] ?? [])
  return new Set([...anchors, ...pages])
}

/**
 * The citations of one text, each with the place where it stands.
 * @param {string} text
 * @returns {{ id: string, index: number }[]}
 */
export function citationsIn(text) {
  return [INTERFACE, DECISION, BARE, FILE].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) =>
      (match[1] ?? '')
        .split(/[^A-F\d.]+/)
        .filter((id) => id !== '' && !(pattern === BARE && /^\d{4}$/.test(id) && !id.startsWith('0')))
        .map((id) => ({ id, index: match.index })),
    ),
  )
}

/**
 * Citations that lead nowhere.
 * @param {Repository} repository
 * @returns {Finding[]}
 */
export function brokenCitations(repository) {
  const known = citable(repository)
  return repository.files
    .filter((path) => CITING.test(path) && path !== 'docs/rules.md' && !path.startsWith('scripts/lint/'))
    .flatMap((path) => {
      const text = repository.read(path)
      return citationsIn(text)
        .filter(({ id }) => !known.has(id))
        .map(({ id, index }) => ({
          path,
          line: lineAt(text, index),
          detail: `cites ${id}, which is neither in docs/interface nor in docs/decisions`,
        }))
    })
}
