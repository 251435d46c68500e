import { posix } from 'node:path'

/** One source file: its path below the source folder, with `/`, and its text. */
export interface SourceFile {
  path: string
  text: string
}

export interface ImportRules {
  /**
   * What a part may import besides itself: parts with the parts below them, `modules/*` for every module, `*` for
   * everything. A folder below a module that has a line is a part of its own.
   */
  mayImport: Readonly<Record<string, readonly string[]>>
  /** Paths, or beginnings of paths, that may import the language engine. */
  engineUsers: readonly string[]
}

interface Import {
  file: string
  from: string
  /** The imported part of this program; null for a package. */
  part: string | null
  specifier: string
}

/** Static imports, re-exports, imports for a side effect, and `import()`. Biome keeps the quotes single. */
const SPECIFIER = /\b(?:from|import)\s*\(?\s*'([^']+)'/g

/**
 * `modules/audit/routes.ts` belongs to the part `modules/audit`, `main.ts` to `main`; `modules/operations/storing/claims.ts`
 * to `modules/operations/storing`, where that is known as a part.
 */
export function partOf(path: string, known: Readonly<Record<string, unknown>>): string {
  const [first = '', second = '', third = ''] = path.replace(/\.ts$/, '').split('/')
  if (first !== 'modules') return first
  const below = `modules/${second}/${third}`
  return below in known ? below : `modules/${second}`
}

function importsOf(files: readonly SourceFile[], known: ImportRules['mayImport'] = {}): Import[] {
  return files.flatMap(({ path, text }) =>
    Array.from(text.matchAll(SPECIFIER), ([, specifier = '']) => ({
      file: path,
      from: partOf(path, known),
      part: specifier.startsWith('.') ? partOf(posix.join(posix.dirname(path), specifier), known) : null,
      specifier,
    })),
  )
}

/** Every import that the table does not allow, and every part that the table does not know; one line each. */
export function forbiddenImports(
  files: readonly SourceFile[],
  { mayImport }: Pick<ImportRules, 'mayImport'>,
): string[] {
  const unknown = [...new Set(files.map(({ path }) => partOf(path, mayImport)))].filter(
    (part) => !(part in mayImport),
  )
  const forbidden = importsOf(files, mayImport).filter(({ from, part }) => {
    if (part === null || part === from) return false
    const allowed = mayImport[from] ?? []
    const covers = (rule: string) =>
      rule === '*' || rule === part || part.startsWith(`${rule.replace(/\/\*$/, '')}/`)
    return !allowed.some(covers)
  })
  return [
    ...unknown.map((part) => `${part} is not in the table of imports`),
    ...forbidden.map(({ file, part }) => `${file} may not import ${part}`),
  ]
}

/** Files that import the language engine without being one of its users. */
export function forbiddenEngineImports(
  files: readonly SourceFile[],
  { engineUsers }: Pick<ImportRules, 'engineUsers'>,
): string[] {
  return importsOf(files)
    .filter(({ specifier }) => /^@semmai\/tamil(-node)?($|\/)/.test(specifier))
    .filter(({ file }) => !engineUsers.some((user) => file.startsWith(user)))
    .map(({ file, specifier }) => `${file} may not import ${specifier}`)
}

/** Files that read the environment without being allowed to. */
export function forbiddenEnvironmentReads(
  files: readonly SourceFile[],
  allowed: readonly string[],
): string[] {
  return files
    .filter(({ path, text }) => /process\.env|process\[['"]env/.test(text) && !allowed.includes(path))
    .map(({ path }) => `${path} may not read the environment`)
}
