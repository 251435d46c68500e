/** What is wrong with one place of the data, and what to do about it. */
export interface Problem {
  /** Path of the file below the data folder. */
  readonly file: string
  /** From 1 on. */
  readonly line: number
  readonly message: string
  readonly fix: string
}

/** `stems/nouns.tsv:12: …` and, below it, the fix. */
export function formatProblem({ file, line, message, fix }: Problem): string {
  return `${file}:${line}: ${message}\n    → ${fix}`
}

/** Problems by file and line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => compare(a.file, b.file) || a.line - b.line)
}

/** By code unit, which for all letters of the data is by code point: the same on every machine. */
export function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
