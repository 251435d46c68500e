import { loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { CLEAN, FAULTY } from './quality-sentences.ts'
import { AGREEMENT } from './quality-sentences-agreement.ts'
import { DOUBLING_IN_COMPOUNDS } from './quality-sentences-compounds.ts'
import { CONFUSIONS } from './quality-sentences-confusions.ts'
import { DOUBLING_IN_SENTENCES } from './quality-sentences-doubling.ts'
import { ESSAYS } from './quality-sentences-essays.ts'
import { LEARNERS } from './quality-sentences-learners.ts'
import { LETTERS } from './quality-sentences-letters.ts'
import { NOT_DOUBLED } from './quality-sentences-not-doubled.ts'
import { DOUBLING_IN_PHRASES } from './quality-sentences-phrases.ts'
import { SANDHI } from './quality-sentences-sandhi.ts'
import { SPELLING } from './quality-sentences-spelling.ts'

const engine = loadEngine()

/** Written `… [wrong|right] …`; both readings of the line are tested. */
const MARKED = {
  ...AGREEMENT,
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
}

function lines(block: string): string[] {
  return block
    .trim()
    .split('\n')
    .map((line) => line.trim())
}

function read(line: string, which: 'wrong' | 'right'): string {
  return line.replace(/\[([^|\]]*)\|([^\]]*)\]/g, which === 'wrong' ? '$1' : '$2')
}

function flags(sentence: string): string[] {
  return engine
    .proofread(sentence)
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

describe('a marked fault is corrected exactly, and the corrected sentence is silent', () => {
  for (const [fault, block] of Object.entries(MARKED)) {
    describe(fault, () => {
      for (const line of lines(block)) {
        it(line, () => {
          const right = read(line, 'right')
          expect(engine.proofread(read(line, 'wrong')).corrected_text).toBe(right)
          expect(flags(right)).toEqual([])
        })
      }
    })
  }
})

it('holds at least 1,000 sentences', () => {
  const count = [CLEAN, FAULTY, MARKED].flatMap((set) => Object.values(set)).flatMap(lines).length
  expect(count).toBeGreaterThanOrEqual(1000)
})
