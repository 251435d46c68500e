export { type Compiled, compileData } from './compile.ts'
export { formatProblem, type Problem } from './problem.ts'
export { readSuffixTable } from './suffix-table.ts'
export { loadWordList } from './word-list.ts'
