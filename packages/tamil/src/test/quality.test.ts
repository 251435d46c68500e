import { loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { CLEAN, FAULTY } from './quality-sentences.ts'

const engine = loadEngine()

function lines(block: string): string[] {
  return block
    .trim()
    .split('\n')
    .map((line) => line.trim())
}

describe('on correct text the engine is silent', () => {
  for (const [register, block] of Object.entries(CLEAN)) {
    describe(register, () => {
      for (const sentence of lines(block)) {
        it(sentence, () => {
          const flags = engine
            .proofread(sentence)
            .issues.map(
              ({ rule, start, end, suggestion }) => `${rule}: ${sentence.slice(start, end)} → ${suggestion}`,
            )
          expect(flags).toEqual([])
        })
      }
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

it('holds at least 300 sentences', () => {
  const count = [...Object.values(CLEAN), ...Object.values(FAULTY)].flatMap(lines).length
  expect(count).toBeGreaterThanOrEqual(300)
})
