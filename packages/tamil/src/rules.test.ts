import { readdirSync } from 'node:fs'
import { loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { RULES } from './rules/index.ts'
import { readReplacements } from './rules/pairs.ts'
import { type Example, ISSUE_TYPES, PROFILES, type Profile, type Rule } from './rules/rule.ts'

const engine = loadEngine()
const pairs = readReplacements(engine.data)
const TAMIL = /[\u0b80-\u0bff]/
const BEFORE = 'மழை பெய்தது 🌧️.\n'
const AFTER = '\nவெயில் அடித்தது.'

/** Takes the markers out of an example: the plain text and the marked span. */
function unmark(wrong: string): { text: string; start: number; end: number } {
  const [open, close] = wrong.includes('⟦') ? ['⟦', '⟧'] : ['[', ']']
  const start = wrong.indexOf(open)
  const end = wrong.indexOf(close, start) - 1
  return { text: wrong.replace(open, '').replace(close, ''), start, end }
}

/** The first profile that a rule speaks in: there its examples hold. */
function profileOf({ profiles }: Rule): Profile {
  return profiles?.[0] ?? PROFILES[0]
}

function brief(text: string, profile: Profile) {
  return engine
    .proofread(text, { profile })
    .issues.map(({ rule, start, end, suggestion }) => ({ rule, found: text.slice(start, end), suggestion }))
}

function holds(rule: Rule, example: Example) {
  const profile = profileOf(rule)
  const { text, start, end } = unmark(example.wrong)
  const { corrected_text, issues } = engine.proofread(text, { profile })
  expect(brief(text, profile), 'exactly one issue, by this rule, on the marked place').toEqual([
    { rule: rule.id, found: text.slice(start, end), suggestion: expect.any(String) },
  ])
  expect([issues[0]?.start, issues[0]?.end]).toEqual([start, end])
  expect(corrected_text).toBe(example.right ?? text)
  if (example.alternatives) expect(issues[0]?.alternatives).toEqual(example.alternatives)
  if (example.right !== undefined)
    expect(brief(example.right, profile), 'the corrected text is silent').toEqual([])

  const longer = engine.proofread(BEFORE + text + AFTER, { profile })
  const shifted = issues.map((issue) => ({
    ...issue,
    start: issue.start + BEFORE.length,
    end: issue.end + BEFORE.length,
  }))
  expect(longer.issues, 'the same issue, shifted, inside a longer text').toEqual(shifted)
}

describe('the list of rules', () => {
  it('holds every rule file, once', () => {
    const files = ISSUE_TYPES.flatMap((type) =>
      readdirSync(new URL(`./rules/${type}`, import.meta.url))
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'index.ts')
        .map((name) => `${type}/${name.slice(0, -3)}`),
    )
    expect(RULES.map(({ id }) => id).sort()).toEqual(files.sort())
  })

  it('holds under each id the type that the id begins with', () => {
    expect(RULES.filter(({ id, type }) => !id.startsWith(`${type}/`)).map(({ id }) => id)).toEqual([])
  })

  it('declares for each rule about a missing doubling where print doubles', () => {
    const missing = RULES.filter(({ id }) => id.startsWith('grammar/vallinam-missing-'))
    expect(missing.length).toBeGreaterThan(40)
    expect(RULES.filter(({ missingDoubling }) => missingDoubling !== undefined)).toEqual(missing)
  })

  it('has no wrong form in two tables', () => {
    const owners = new Map<string, string[]>()
    for (const [rule, list] of pairs)
      for (const [wrong] of list) owners.set(wrong, [...(owners.get(wrong) ?? []), rule])
    expect([...owners].filter(([, rules]) => rules.length > 1)).toEqual([])
  })
})

describe('the tables of pairs', () => {
  it('belong to one rule each, and each rule that replaces has one', () => {
    const tables = RULES.flatMap((rule) => ('pairs' in rule ? [rule.pairs] : []))
    expect([...pairs.keys()].sort()).toEqual(tables.sort())
  })

  it('of borrowed nouns belong to one rule each', () => {
    const rules = new Set<string>(RULES.map(({ id }) => id))
    const tables = engine.data.table('choices').map((cell) => cell('rule'))
    expect(new Set(tables).size).toBe(9)
    expect(tables.filter((rule) => !rules.has(rule))).toEqual([])
  })
})

/** The examples of a rule, and those of its pairs that are whole words. */
function examplesOf(rule: Rule): readonly Example[] {
  const own = 'pairs' in rule ? (pairs.get(rule.pairs) ?? []) : []
  const shown = new Set(rule.examples.map(({ wrong }) => wrong))
  const ofPairs = own
    .filter(([wrong]) => !wrong.endsWith('…'))
    .map(([wrong, right]) => ({ wrong: `[${wrong}]`, right }))
  return [...rule.examples, ...ofPairs.filter(({ wrong }) => !shown.has(wrong))]
}

for (const rule of RULES) {
  describe(rule.id, () => {
    it('explains itself: messages in both languages, a source, examples, allowed texts', () => {
      expect(rule.message.ta).toMatch(TAMIL)
      expect(rule.message.en.length).toBeGreaterThan(10)
      expect(rule.source.trim()).not.toBe('')
      expect(rule.examples.length).toBeGreaterThan(0)
      expect(rule.allows.length).toBeGreaterThan(0)
    })

    for (const example of examplesOf(rule)) {
      it(`${example.wrong} → ${example.right ?? 'advice'}`, () => holds(rule, example))
    }

    for (const text of rule.allows) {
      it(`allows ${text}`, () => expect(brief(text, profileOf(rule))).toEqual([]))
    }

    for (const { text, reason } of rule.knownFailures ?? []) {
      it(`is still wrong on ${text} (${reason})`, () => {
        expect(brief(text, profileOf(rule)).some((issue) => issue.rule === rule.id)).toBe(true)
      })
    }
  })
}
