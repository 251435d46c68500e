import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RULES } from './index.ts'
import { NOT_EXAMINED } from './not-examined.ts'
import { FORMER_RULE_IDS, namesRule, withPresentIds } from './rule-names.ts'

const PRESENT: readonly string[] = [...RULES, NOT_EXAMINED].map(({ id }) => id)
const PUBLISHED = readFileSync(new URL('./published-ids.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

/** Published ids that neither a rule nor the table of former ids has. */
const missing = (present: readonly string[], former: Readonly<Record<string, readonly string[]>>) =>
  PUBLISHED.filter((id) => !present.includes(id) && !Object.hasOwn(former, id))

describe('ids of rules', () => {
  it('never vanish: one that is no rule any more is in FORMER_RULE_IDS', () => {
    expect(missing(PRESENT, FORMER_RULE_IDS)).toEqual([])
  })

  it('are red when a rule is renamed without a line there, and green with it', () => {
    const renamed = PRESENT.map((id) => (id === 'grammar/agreement-gender' ? 'grammar/gender' : id))
    expect(missing(renamed, FORMER_RULE_IDS)).toEqual(['grammar/agreement-gender'])
    const listed = { ...FORMER_RULE_IDS, 'grammar/agreement-gender': ['grammar/gender'] }
    expect(missing(renamed, listed)).toEqual([])
  })

  it('are all listed in published-ids.txt, which `npm run rule -- list` keeps', () => {
    expect(PRESENT.filter((id) => !PUBLISHED.includes(id))).toEqual([])
  })

  it('of former rules lead to rules that there are', () => {
    const targets = Object.values(FORMER_RULE_IDS).flat()
    expect(targets.filter((id) => !PRESENT.includes(id))).toEqual([])
    expect(Object.keys(FORMER_RULE_IDS).filter((id) => PRESENT.includes(id))).toEqual([])
  })
})

describe('names of rules', () => {
  const former = { 'grammar/gender': ['grammar/agreement-gender'], 'style/retired': [] }

  it.each([
    ['an id', 'grammar/agreement-gender', true],
    ['a type', 'grammar', true],
    ['the beginning of ids', 'grammar/agreement', true],
    ['the id that says what was left out', 'clarity/not-examined', true],
    ['a former id', 'grammar/gender', true],
    ['a former id without a successor', 'style/retired', true],
    ['a misspelt id', 'grammar/agrement-gender', false],
    ['more than an id', 'grammar/agreement-gender-x', false],
    ['nothing', '', false],
  ])('know %s', (_what, name, known) => {
    expect(namesRule(name, former)).toBe(known)
  })

  it('stand for the rules that took the place of the former ones', () => {
    expect(withPresentIds(['style/', 'grammar/gender'], former)).toEqual([
      ...['style/', 'grammar/gender'],
      'grammar/agreement-gender',
    ])
    expect(withPresentIds(['style/x'], former)).toEqual(['style/x'])
  })
})
