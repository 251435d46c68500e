import { readdirSync } from 'node:fs'
import { loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { RULES } from './rules/index.ts'
import type { Example } from './rules/rule.ts'

const engine = loadEngine()
const TAMIL = /[\u0b80-\u0bff]/
const TYPES = ['clarity', 'grammar', 'spelling', 'style']
const BEFORE = 'மழை பெய்தது 🌧️.\n'
const AFTER = '\nவெயில் அடித்தது.'

/** Takes the markers out of an example: the plain text and the marked span. */
function unmark(wrong: string): { text: string; start: number; end: number } {
  const [open, close] = wrong.includes('⟦') ? ['⟦', '⟧'] : ['[', ']']
  const start = wrong.indexOf(open)
  const end = wrong.indexOf(close, start) - 1
  return { text: wrong.replace(open, '').replace(close, ''), start, end }
}

function brief(text: string) {
  return engine
    .proofread(text)
    .issues.map(({ rule, start, end, suggestion }) => ({ rule, found: text.slice(start, end), suggestion }))
}

function holds(id: string, example: Example) {
  const { text, start, end } = unmark(example.wrong)
  const { corrected_text, issues } = engine.proofread(text)
  expect(brief(text), 'exactly one issue, by this rule, on the marked place').toEqual([
    { rule: id, found: text.slice(start, end), suggestion: expect.any(String) },
  ])
  expect([issues[0]?.start, issues[0]?.end]).toEqual([start, end])
  expect(corrected_text).toBe(example.right ?? text)
  if (example.alternatives) expect(issues[0]?.alternatives).toEqual(example.alternatives)
  if (example.right !== undefined) expect(brief(example.right), 'the corrected text is silent').toEqual([])

  const longer = engine.proofread(BEFORE + text + AFTER)
  const shifted = issues.map((issue) => ({
    ...issue,
    start: issue.start + BEFORE.length,
    end: issue.end + BEFORE.length,
  }))
  expect(longer.issues, 'the same issue, shifted, inside a longer text').toEqual(shifted)
}

describe('the list of rules', () => {
  it('holds every rule file, once', () => {
    const files = TYPES.flatMap((type) =>
      readdirSync(new URL(`./rules/${type}`, import.meta.url))
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => `${type}/${name.slice(0, -3)}`),
    )
    expect(RULES.map(({ id }) => id).sort()).toEqual(files.sort())
  })

  it('has no wrong form in two tables', () => {
    const owners = new Map<string, string[]>()
    for (const rule of RULES) {
      if (!('pairs' in rule)) continue
      for (const wrong of Object.keys(rule.pairs)) owners.set(wrong, [...(owners.get(wrong) ?? []), rule.id])
    }
    expect([...owners].filter(([, rules]) => rules.length > 1)).toEqual([])
  })
})

for (const rule of RULES) {
  describe(rule.id, () => {
    it('explains itself: messages in both languages, a source, examples, allowed texts', () => {
      expect(rule.message.ta).toMatch(TAMIL)
      expect(rule.message.en.length).toBeGreaterThan(10)
      expect(rule.source.trim()).not.toBe('')
      expect(rule.examples.length).toBeGreaterThan(0)
      expect(rule.allows.length).toBeGreaterThan(0)
    })

    for (const example of rule.examples) {
      it(`${example.wrong} → ${example.right ?? 'advice'}`, () => holds(rule.id, example))
    }

    for (const text of rule.allows) {
      it(`allows ${text}`, () => expect(brief(text)).toEqual([]))
    }

    for (const { text, reason } of rule.knownFailures ?? []) {
      it(`is still wrong on ${text} (${reason})`, () => {
        expect(brief(text).some((issue) => issue.rule === rule.id)).toBe(true)
      })
    }
  })
}
