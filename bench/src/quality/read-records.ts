import { readFileSync } from 'node:fs'
import type { EvaluationRecord } from './score.ts'

/** The records of an evaluation set, one in JSON on each line. */
export function readRecords(path: string): EvaluationRecord[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}
