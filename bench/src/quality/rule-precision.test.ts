import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RULES } from '@semmai/tamil'
import { describe, expect, it } from 'vitest'
import {
  countByRule,
  expectedPrecision,
  highestSeverity,
  type Judgements,
  LEAST_PRECISION,
  readPrecision,
  writePrecision,
} from './rule-precision.ts'

const measured = readPrecision(readFileSync(join(import.meta.dirname, '../../precision/rules.tsv'), 'utf8'))

describe('the measured precision of a rule', () => {
  it('is of a rule that there is', () => {
    const ids = new Set<string>([...RULES.map(({ id }) => id), 'clarity/not-examined'])
    expect([...measured.keys()].filter((id) => !ids.has(id))).toEqual([])
  })

  it('is enough for the severity that the rule declares', () => {
    const tooSevere = RULES.filter(({ id, severity }) => {
      return expectedPrecision(measured.get(id) ?? { right: 0, wrong: 0 }) < LEAST_PRECISION[severity]
    })
    expect(tooSevere.map(({ id, severity }) => `${id} is ${severity}`)).toEqual([])
  })

  it.each([
    [{ right: 0, wrong: 0 }, 'medium'],
    [{ right: 2, wrong: 0 }, 'medium'],
    [{ right: 3, wrong: 0 }, 'high'],
    [{ right: 4, wrong: 1 }, 'medium'],
    [{ right: 8, wrong: 2 }, 'high'],
    [{ right: 6, wrong: 2 }, 'medium'],
    [{ right: 3, wrong: 4 }, 'low'],
  ] as const)('allows a severity by what is to be expected: %o at most %s', (judged, severity) => {
    expect(highestSeverity(judged)).toBe(severity)
  })

  it('is read as it was written, and nothing else is', () => {
    const counts: Judgements = new Map()
    countByRule(counts, 'spelling/run-together', true)
    countByRule(counts, 'spelling/run-together', false)
    expect(readPrecision(writePrecision(counts))).toEqual(counts)
    expect(() => readPrecision('spelling/run-together\tmany\t1')).toThrow('No rule')
  })
})
