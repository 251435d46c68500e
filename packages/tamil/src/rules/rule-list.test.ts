import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RULES } from './index.ts'
import type { WordRule } from './rule.ts'
import { RuleLists } from './rule-list.ts'

const wordRules = RULES.filter(
  (rule): rule is WordRule => !('pairs' in rule) && typeof rule.when === 'object',
)
const some = fc.array(fc.constantFrom(...wordRules.slice(0, 12)), { maxLength: 8 })

describe('lists of rules', () => {
  const lists = new RuleLists()

  it('are one object when they hold the same rules, in whatever order', () => {
    fc.assert(
      fc.property(some, (rules) => {
        expect(lists.of([...rules, ...rules].reverse())).toBe(lists.of(rules))
      }),
    )
  })

  it('join to the rules of both, each once', () => {
    fc.assert(
      fc.property(some, some, (one, other) => {
        const union = lists.union(lists.of(one), lists.of(other))
        expect(new Set(union.rules)).toEqual(new Set([...one, ...other]))
        expect(new Set(union.rules).size).toBe(union.rules.length)
        expect(union).toBe(lists.union(lists.of(other), lists.of(one)))
      }),
    )
  })

  it('less another list hold what is only in them', () => {
    fc.assert(
      fc.property(some, some, (one, other) => {
        const { rules } = lists.difference(lists.of(one), lists.of(other))
        expect(new Set(rules)).toEqual(new Set(one.filter((rule) => !other.includes(rule))))
      }),
    )
  })
})
