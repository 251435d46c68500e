import { describe, expect, it } from 'vitest'
import { subjectFaults } from './commit-subjects.mjs'
import { dialectFindings, dialectIn } from './dialect.mjs'

describe('the lint of words', () => {
  it.each([
    'const MOST_AT_ONCE = 16',
    'const read = askedOnce(load)',
    'lookAgain(text)',
    'await lease.giveBack()',
    'the lease is given back',
    'await tasks.useUp(due)',
    'interface Surroundings {',
    'const house = new TestHouse()',
    'type TenantTerms = {',
    'class StandIn {',
    'Something the user can mend.',
    'rules.mendsGrammar(text)',
    'the setting was mended',
    'an empty purse',
    'the one way through the house',
    'The provider is away.',
    'throw new Error(error.away)',
    'the spelling of a slip',
    'type SlipKind = string',
    'Body came too slowly',
    'Sends everybody home',
  ])('sees: %s', (text) => {
    expect(dialectIn(text)).not.toEqual([])
  })

  it.each([
    'at most 16 at once',
    'We recommend that a dependency is amended.',
    'const appended = append(item)',
    'Take a block away.',
    'a candidate one letter away',
    'for (let away = 1; away <= reach; away++)',
    "import rule from './spelling/slips-l.ts'",
    'Errors slip through where nobody looks.',
    'வீடு: a house',
    'The warehouse of the publishing house.',
  ])('leaves plain words alone: %s', (text) => {
    expect(dialectIn(text)).toEqual([])
  })

  it.each(['the fourth case', 'const kase = caseOf(word)', 'isTornInside(first, second)', 'a torn word'])(
    'holds the code of the engine to the terms of grammar: %s',
    (text) => {
      expect(dialectIn(text, 'packages/tamil/src/clauses/reading/clause.ts')).not.toEqual([])
      expect(dialectIn(text, 'packages/tamil/src/critique/critique.ts')).toEqual([])
      expect(dialectIn(text, 'docs/api.md')).toEqual([])
    },
  )

  it.each([
    'a good deed',
    'isDeedOfPeople(verb)',
    'the doer',
    'const MAX_DOERS = 2',
    'a telling of the past',
    'type Telling = string',
  ])('holds all code of the engine, the critique too, to the terms of semantics: %s', (text) => {
    expect(dialectIn(text, 'packages/tamil/src/critique/critique.ts')).not.toEqual([])
    expect(dialectIn(text, 'docs/api.md')).toEqual([])
  })

  it.each(["id: 'spelling/doer-in-kaarar'", 'indeed', 'what telling two words from one needs'])(
    'leaves ids and plain words of the engine alone: %s',
    (text) => {
      expect(dialectIn(text, 'packages/tamil/src/critique/critique.ts')).toEqual([])
    },
  )

  it('names file, line and the term to use, in code, SQL and documents', () => {
    const texts: Record<string, string> = {
      'apps/a.ts': 'const a = 1\n// Mend it.\n',
      'apps/b.sql': '-- The queue is away.\n',
      'docs/c.md': '# The house\n',
      'docs/rules.md': 'Generated: slips.\n',
    }
    const findings = dialectFindings({ files: Object.keys(texts), read: (path) => texts[path] ?? '' })
    expect(findings.map(({ path, line }) => `${path}:${line}`)).toEqual([
      'apps/a.ts:2',
      'apps/b.sql:1',
      'docs/c.md:1',
    ])
    expect(findings[0]?.detail).toContain('fix')
  })
})

describe('the lint of commit subjects', () => {
  it.each([
    ['a subject of 73 characters', `Add ${'x'.repeat(69)}`],
    ['a full stop', 'Add the lint.'],
    ['a small first letter', 'add the lint'],
    ['dialect', 'Mend the queue'],
  ])('refuses %s', (_what, subject) => {
    expect(subjectFaults(subject)).toHaveLength(1)
  })

  it('accepts 72 characters', () => {
    expect(subjectFaults(`Add ${'x'.repeat(68)}`)).toEqual([])
  })
})
