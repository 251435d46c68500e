import { loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { likelyIn } from './error-rate.ts'
import { RULES } from './rules/index.ts'
import type { Rule } from './rules/rule.ts'
import type { Settled } from './settle.ts'

const misspelt = ruleById('spelling/unknown-typing-slip')
const wrongCase = ruleById('grammar/verb-case')
const doubling = ruleById('grammar/vallinam-missing-accusative')

describe('what a text shows of its writer', () => {
  const weak = found(misspelt, 'medium', 0.9)

  it('leaves every finding in a short text', () => {
    expect(likelyIn([weak], 299)(weak)).toBe(true)
  })

  it('makes an unsure finding unlikely in a longer text where nothing else was found', () => {
    expect(likelyIn([weak], 300)(weak)).toBe(false)
    expect(likelyIn([weak, found(doubling, 'high')], 300)(weak)).toBe(false)
  })

  it('makes it likely again where other errors were found', () => {
    expect(likelyIn([weak, ...sure(4)], 600)(weak)).toBe(true)
    expect(likelyIn([weak, ...sure(1)], 600)(weak)).toBe(false)
  })

  it('asks no more of the writer of a very long text than of one with an error in a thousand words', () => {
    const strong = found(misspelt, 'high', 2.4)
    expect(likelyIn([strong], 1_000_000)(strong)).toBe(true)
  })

  it('asks of rules without odds only what learners get wrong, unless it is sure', () => {
    expect(likelyIn([found(wrongCase, 'medium')], 600)(found(wrongCase, 'medium'))).toBe(false)
    expect(likelyIn([found(wrongCase, 'high')], 600)(found(wrongCase, 'high'))).toBe(true)
    expect(likelyIn([found(doubling, 'medium')], 600)(found(doubling, 'medium'))).toBe(true)
  })
})

describe('a wrong case of a verb', () => {
  const engine = loadEngine()
  const right = RULES.flatMap(({ type, allows }) => (type === 'style' ? allows : [])).slice(0, 120)
  const [mistake] = wrongCase.examples.map(({ wrong }) => wrong.replace(/[[\]]/g, ''))
  const others = misspelt.examples.map(({ wrong }) => wrong.replace(/[[\]]/g, ''))
  const tells = (lines: readonly string[], profile: 'general' | 'school' = 'general') =>
    engine.proofread(lines.join('\n'), { profile }).issues.some(({ rule }) => rule === wrongCase.id)

  it('is told alone, and not in a long text without other errors', () => {
    expect(tells([mistake ?? ''])).toBe(true)
    expect(right.join(' ').split(' ').length).toBeGreaterThan(300)
    expect(tells([...right, mistake ?? ''])).toBe(false)
  })

  it('is told in a long text with other errors, and to a teacher in any', () => {
    expect(tells([...right, mistake ?? '', ...others])).toBe(true)
    expect(tells([...right, mistake ?? ''], 'school')).toBe(true)
  })
})

function ruleById(id: string): Rule {
  const rule = RULES.find((one) => one.id === id)
  if (rule === undefined) throw new Error(`no rule ${id}`)
  return rule
}

function sure(count: number): Settled[] {
  return Array.from({ length: count }, () => found(misspelt, 'high', 9))
}

function found(rule: Rule, severity: Settled['severity'], odds?: number): Settled {
  const finding = { start: 0, end: 1, suggestion: '', ...(odds === undefined ? {} : { odds }) }
  return { rule, place: 0, finding, severity, certainty: 'likely' }
}
