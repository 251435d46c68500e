import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import { marked } from 'marked'
import { lineAt } from './repository.mjs'

/** @typedef {import('./repository.mjs').Repository} Repository */
/** @typedef {import('./repository.mjs').Finding} Finding */

/**
 * Pages whose code spans are held to name files that exist, each with the folders that its paths begin in.
 * @type {Record<string, string[]>}
 */
const MAPS = {
  'ARCHITECTURE.md': [],
  'CONTRIBUTING.md': [],
  'packages/tamil/README.md': ['packages/tamil', 'packages/tamil/src', 'packages/tamil/src/rules'],
  'packages/tamil/data/README.md': ['packages/tamil/data', 'packages/tamil'],
}

/**
 * A path in a code span: has a slash or ends as a source file does. Routes, packages and commands are none.
 * @param {string} span
 */
function isPath(span) {
  if (/[\s@{}$=]|^\/|^\.{3}|^https?:/.test(span)) return false
  return span.includes('/') || /\.(ts|mjs|md|json|sql)$/.test(span)
}

/** @param {string} span */
function asPattern(span) {
  const placeholder = span.replace(/<[^>]+>|NNNN|NAME/g, '*').replace(/\/$/, '')
  const source = placeholder.replace(/[.+?^$()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+')
  return new RegExp(`(?:^|/)${source}(?:\\.ts|\\.mjs)?(?:/|$)`)
}

/**
 * @param {string[]} files
 * @param {string} span
 * @param {string[]} bases folders named in the same section
 */
function filesAt(files, span, bases) {
  const pattern = asPattern(span)
  return ['', ...bases].flatMap((base) => {
    const inside = base === '' ? files : files.filter((path) => path.startsWith(`${base}/`))
    return inside.filter((path) => {
      const match = pattern.exec(path.slice(base === '' ? 0 : base.length))
      return match !== null && (base !== '' || match.index === 0)
    })
  })
}

/**
 * Code spans of a page, in order, with the folders named before them in the same `##` section.
 * @param {string} text
 * @param {string[]} files
 * @param {string[]} roots folders in which any path of the page may begin
 */
function spansOf(text, files, roots) {
  /** @type {{ span: string, symbol: string | null, bases: string[], index: number }[]} */
  const spans = []
  const fenced = [...text.matchAll(/^```[\s\S]*?^```/gm)].map(({ index, 0: block }) => [
    index,
    index + block.length,
  ])
  for (const section of text.matchAll(/(?:^|\n)(?:## )?[\s\S]*?(?=\n## |$(?![\s\S]))/g)) {
    /** @type {string[]} */
    const bases = [...roots]
    for (const match of section[0].matchAll(/`([^`\n]+)`(?:\)?(?:'s)? \(`([\w-]+)`\))?/g)) {
      const index = section.index + match.index
      if (fenced.some(([from = 0, to = 0]) => index >= from && index < to)) continue
      const span = match[1] ?? ''
      const folder = span.replace(/\/$/, '')
      if (files.some((path) => path.startsWith(`${folder}/`))) bases.push(folder)
      spans.push({ span, symbol: match[2] ?? null, bases: [...bases], index })
    }
  }
  return spans
}

/**
 * Paths in these pages that do not exist, and names beside them (`file.ts` (`name`)) that do not
 * stand in the file.
 * @param {Repository} repository
 * @returns {Finding[]}
 */
export function brokenPointers({ files, read }) {
  return Object.entries(MAPS).flatMap(([page, roots]) => {
    const text = read(page)
    return spansOf(text, files, roots).flatMap(({ span, symbol, bases, index }) => {
      if (!isPath(span)) return []
      const line = lineAt(text, index)
      const found = filesAt(files, span, bases)
      if (found.length === 0) return [{ path: page, line, detail: `no file or folder ${span}` }]
      if (symbol === null || found.some((path) => read(path).includes(symbol))) return []
      return [{ path: page, line, detail: `${span} does not mention ${symbol}` }]
    })
  })
}

/**
 * Anchors of a Markdown page: its headings as GitHub names them, and explicit ones.
 * @param {string} text
 */
function anchorsOf(text) {
  const slugger = new GithubSlugger()
  const headings = marked
    .lexer(text)
    .flatMap((token) => (token.type === 'heading' ? [slugger.slug(token.text)] : []))
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id)])
}

/**
 * Links between Markdown pages that lead to no file, or to no heading of it.
 * @param {Repository} repository
 * @returns {Finding[]}
 */
export function brokenLinks({ files, read }) {
  return files
    .filter((path) => path.endsWith('.md'))
    .flatMap((page) => {
      const text = read(page)
      /** @type {string[]} */
      const links = []
      void marked.walkTokens(marked.lexer(text), (token) => {
        if (token.type === 'link' || token.type === 'image') links.push(token.href)
      })
      return links.flatMap((href) => {
        if (/^[a-z]+:/.test(href)) return []
        const [target = '', anchor] = href.split('#')
        const path = target === '' ? page : posix.join(posix.dirname(page), target).replace(/\/$/, '')
        const line = lineAt(text, Math.max(0, text.indexOf(`(${href})`)))
        if (!files.some((file) => file === path || file.startsWith(`${path}/`))) {
          return [{ path: page, line, detail: `link to ${href}: no such file` }]
        }
        if (anchor === undefined || anchorsOf(read(path)).has(anchor)) return []
        return [{ path: page, line, detail: `link to ${href}: no such heading` }]
      })
    })
}
