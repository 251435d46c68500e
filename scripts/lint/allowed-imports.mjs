// What ARCHITECTURE.md says that a package may import of the others, and what a source file does import.

/** Columns of the table: folder, what it holds, what it may import. */
const ROW = /^\| `((?:packages|apps)\/[a-z-]+)` \|.*\| ([^|]*) \|$/gm
const SPECIFIER = /(?:from\s|import\s|import\(|resolve\()\s*['"]@semmai\/([a-z-]+)[^'"]*['"]/g

/**
 * The names in code spans of the last column, by folder; spans with a slash are places inside the package.
 * @param {string} page the text of ARCHITECTURE.md
 * @returns {Map<string, string[]>}
 */
export function mayImport(page) {
  return new Map(
    [...page.matchAll(ROW)].map(([, folder = '', cell = '']) => [
      folder,
      [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name),
    ]),
  )
}

/**
 * The packages of this repository that a source imports, also in other ways than by `import`, each once.
 * @param {string} source
 * @returns {string[]}
 */
export function importedPackages(source) {
  return [...new Set([...source.matchAll(SPECIFIER)].map(([, name = '']) => name))]
}
