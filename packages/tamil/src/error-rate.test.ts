import { loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { likelyIn } from './error-rate.ts'
import { RULES } from './rules/index.ts'
import type { Rule } from './rules/rule.ts'
import type { RuleFinding } from './rules/rule-set.ts'

const misspelt = ruleById('spelling/unknown-typing-slip')
const alike = ruleById('spelling/unknown-alike-letter')
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

  it('judges a finding by the others, not by itself', () => {
    const surer = found(misspelt, 'medium', 1.5)
    expect(likelyIn([surer], 300)(surer)).toBe(false)
    expect(likelyIn([surer, found(misspelt, 'medium', 9)], 300)(surer)).toBe(true)
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

describe('a long text without other errors', () => {
  const engine = loadEngine()
  const right = RULES.flatMap(({ type, allows }) => (type === 'style' ? allows : [])).slice(0, 120)
  const [mistake = ''] = wrongCase.examples.map(({ wrong }) => wrong.replace(/[[\]]/g, ''))
  const others = misspelt.examples.map(({ wrong }) => wrong.replace(/[[\]]/g, ''))
  const toldIn = (lines: readonly string[], profile: 'general' | 'school' = 'general') =>
    engine.proofread(lines.join('\n'), { profile }).issues.map(({ rule }) => rule)

  it('is told of no wrong case of a verb, which alone or beside other errors is told', () => {
    expect(right.join(' ').split(' ').length).toBeGreaterThan(300)
    expect(toldIn([mistake])).toContain(wrongCase.id)
    expect(toldIn([...right, mistake])).not.toContain(wrongCase.id)
    expect(toldIn([...right, mistake, ...others])).toContain(wrongCase.id)
  })

  it('is told of it where a teacher reads', () => {
    expect(toldIn([...right, mistake], 'school')).toContain(wrongCase.id)
  })

  it('is told of a rare word beside a frequent one, and not of a frequent one beside a rare one', () => {
    const rare = 'காட்டில் விரகு சேகரித்தாள்.'
    const frequent = 'அவனுக்குக் கிளி பிடித்தது.'
    expect(toldIn([...right, rare])).toContain('spelling/neighbours-r')
    expect(toldIn([frequent])).toContain('spelling/neighbours-l')
    expect(toldIn([...right, frequent])).not.toContain('spelling/neighbours-l')
  })

  it('is told of no compound in two words, but of a word that a space parts', () => {
    expect(toldIn(['அந்த நாட்டின் தலை நகரில் மாநாடு நடந்தது.'])).toContain('spelling/split-word')
    expect(toldIn([...right, 'அந்த நாட்டின் தலை நகரில் மாநாடு நடந்தது.'])).not.toContain('spelling/split-word')
    expect(toldIn([...right, 'அவர் அங்கு வர வில்லை.'])).toContain('spelling/split-word')
  })

  it('is told of no weaker finding at the place of one that is not told, but of the doubling there', () => {
    const text = right.join('\n')
    const at = (rule: Rule, end: number, suggestion: string, odds?: number) => ({
      rule: rule.id,
      finding: {
        start: 0,
        end,
        suggestion,
        ...(odds === undefined ? {} : { odds, severity: 'medium' as const }),
      },
    })
    const told = (...findings: ReturnType<typeof at>[]) =>
      engine.proofreadFound(text, [findings]).issues.map(({ rule }) => rule)
    const [weak, weaker] = [at(misspelt, 3, 'க', 0.9), at(alike, 4, 'ச', 0.5)]
    expect(told(weak, weaker)).toEqual([])
    expect(told(weak, weaker, at(doubling, 3, `${text.slice(0, 3)}க்`))).toEqual([doubling.id])
  })
})

function ruleById(id: string): Rule {
  const rule = RULES.find((one) => one.id === id)
  if (rule === undefined) throw new Error(`no rule ${id}`)
  return rule
}

function sure(count: number): RuleFinding[] {
  return Array.from({ length: count }, () => found(misspelt, 'high', 9))
}

function found(rule: Rule, severity: Rule['severity'], odds?: number): RuleFinding {
  const finding = { start: 0, end: 1, suggestion: '', severity, ...(odds === undefined ? {} : { odds }) }
  return { rule, place: 0, finding }
}
