import { loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import type { Profile } from '../rules/rule.ts'
import { CLEAN, FAULTY } from './quality-sentences.ts'
import { AGREEMENT } from './quality-sentences-agreement.ts'
import { CLAUSES } from './quality-sentences-clauses.ts'
import { DOUBLING_IN_COMPOUNDS, DOUBLING_IN_OTHER_COMPOUNDS } from './quality-sentences-compounds.ts'
import { CONFUSIONS } from './quality-sentences-confusions.ts'
import { DOUBLING_IN_SENTENCES } from './quality-sentences-doubling.ts'
import { ESSAYS } from './quality-sentences-essays.ts'
import { LEARNERS } from './quality-sentences-learners.ts'
import { LETTERS } from './quality-sentences-letters.ts'
import { NOT_DOUBLED } from './quality-sentences-not-doubled.ts'
import { DOUBLING_IN_PHRASES } from './quality-sentences-phrases.ts'
import { SANDHI } from './quality-sentences-sandhi.ts'
import { SCHOOL_DOUBLING } from './quality-sentences-school-doubling.ts'
import { SCHOOL_NOT_DOUBLED } from './quality-sentences-school-not-doubled.ts'
import { SPELLING } from './quality-sentences-spelling.ts'
import { SPLIT_AND_JOINED } from './quality-sentences-split-join.ts'

const engine = loadEngine()

/** Written `… [wrong|right] …`; both readings of the line are tested. */
const MARKED = {
  ...AGREEMENT,
  ...CLAUSES,
  ...CONFUSIONS,
  ...SANDHI,
  ...DOUBLING_IN_PHRASES,
  ...DOUBLING_IN_COMPOUNDS,
  ...DOUBLING_IN_SENTENCES,
  ...ESSAYS,
  ...LEARNERS,
  ...LETTERS,
  ...NOT_DOUBLED,
  ...SPELLING,
  ...SCHOOL_DOUBLING,
  ...SCHOOL_NOT_DOUBLED,
}

/** What print is divided about is corrected under the school profile only. */
const MARKED_IN_SCHOOL = { ...SPLIT_AND_JOINED, ...DOUBLING_IN_OTHER_COMPOUNDS }

function lines(block: string): string[] {
  return block
    .trim()
    .split('\n')
    .map((line) => line.trim())
}

function read(line: string, which: 'wrong' | 'right'): string {
  return line.replace(/\[([^|\]]*)\|([^\]]*)\]/g, which === 'wrong' ? '$1' : '$2')
}

function flags(sentence: string, profile: Profile = 'general'): string[] {
  return engine
    .proofread(sentence, { profile })
    .issues.map(
      ({ rule, start, end, suggestion }) => `${rule}: ${sentence.slice(start, end)} → ${suggestion}`,
    )
}

describe('on correct text the engine is silent', () => {
  for (const [register, block] of Object.entries(CLEAN)) {
    describe(register, () => {
      for (const sentence of lines(block)) it(sentence, () => expect(flags(sentence)).toEqual([]))
    })
  }
})

describe('faulty text is corrected exactly', () => {
  for (const [fault, block] of Object.entries(FAULTY)) {
    describe(fault, () => {
      for (const line of lines(block)) {
        const [wrong = '', right = ''] = line.split(' → ')
        it(line, () => expect(engine.proofread(wrong).corrected_text).toBe(right))
      }
    })
  }
})

function testMarked(sets: Readonly<Record<string, string>>, profile: Profile): void {
  for (const [fault, block] of Object.entries(sets)) {
    describe(fault, () => {
      for (const line of lines(block)) {
        it(line, () => {
          const right = read(line, 'right')
          const { corrected_text } = engine.proofread(read(line, 'wrong'), { profile })
          expect(corrected_text).toBe(right)
          expect(flags(right, profile)).toEqual([])
        })
      }
    })
  }
}

describe('a marked fault is corrected exactly, and the corrected sentence is silent', () => {
  testMarked(MARKED, 'general')
  testMarked(MARKED_IN_SCHOOL, 'school')
})

it('holds at least 1,000 sentences', () => {
  const count = [CLEAN, FAULTY, MARKED, MARKED_IN_SCHOOL]
    .flatMap((set) => Object.values(set))
    .flatMap(lines).length
  expect(count).toBeGreaterThanOrEqual(1000)
})
