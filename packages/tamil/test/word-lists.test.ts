import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { namedTwice, sharedLists, type WordList, wordListsIn } from './word-lists.ts'

const SOURCE = new URL('../src/', import.meta.url)

/** What a rule says and shows: sentences, not lists of words. */
const SENTENCES = /^ {2}(?:examples|allows|knownFailures|message|source): (?:[[{][\s\S]*?\n {2}[\]}]|.*),?$/gm

/** Pairs of files that still write a list twice. The list only shrinks. */
const WRITTEN_TWICE: readonly string[] = [
  'critique/facts/clauses/clause-reading.ts critique/facts/readings/reading-by-verb.ts',
  'critique/facts/clauses/clauses.ts rules/asking-words.ts',
  'critique/facts/clauses/link-words.ts critique/facts/readings/reading-by-verb.ts',
  'critique/facts/names/name-phrases.ts critique/facts/unknown-persons.ts',
  'critique/facts/unknown-persons.ts critique/structure/contradictions/qualities/kinships.ts',
  'critique/facts/unknown-persons.ts words/close-kin.ts',
  'critique/genre/letters.ts rules/calls.ts',
  'critique/structure/contradictions/advice/advice.ts critique/structure/statements/opposed-statements.ts',
  'critique/structure/contradictions/propositions/propositions.ts critique/structure/statements/opposed-statements.ts',
  'critique/structure/contradictions/qualities/kinships.ts words/close-kin.ts',
  'critique/structure/contradictions/qualities/presence.ts critique/structure/contradictions/time/event-times.ts',
  'critique/structure/contradictions/qualities/traits.ts rules/common-vehicles.ts',
  'critique/structure/contradictions/reading/events.ts critique/structure/contradictions/time/event-times.ts',
  'critique/structure/contradictions/time/event-times.ts critique/structure/contradictions/time/pointed-times.ts',
  'critique/structure/general-words.ts words/confusions/context-sets.ts',
  'rules/grammar/place-case.ts rules/towns.ts',
]

function pairOf([one, other]: readonly [WordList, WordList]): string {
  return [one.file, other.file].sort().join(' ')
}

describe('lists of words in code', () => {
  const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('test/'))
    .map((path) => [path, readFileSync(new URL(path, SOURCE), 'utf8').replace(SENTENCES, '')] as const)

  it('name each word once', () => {
    const twice = sources.flatMap(([path, source]) => namedTwice(source).map((word) => `${path}: ${word}`))
    expect(twice).toEqual([])
  })

  it('stand in one place, but for those that are still to be joined', () => {
    const lists = sources.flatMap(([path, source]) => wordListsIn(path, source))
    expect(lists.length).toBeGreaterThan(500)
    expect([...new Set(sharedLists(lists).map(pairOf))].sort()).toEqual(WRITTEN_TWICE)
  })
})

describe('the check of lists', () => {
  const words = (count: number, from = 0) =>
    Array.from({ length: count }, (_, i) => `சொல்${String.fromCodePoint(0x0b95 + ((from + i) % 36))}`)
  const shared = (one: string, other: string) =>
    sharedLists([...wordListsIn('a.ts', one), ...wordListsIn('b.ts', other)]).map(pairOf)

  it('sees a list that is written as a string, as an array and as a regular expression', () => {
    const asString = `const A = '${words(12).join(' ')}'.split(' ')`
    const asArray = `const B = [${words(12).map((word) => `'${word}'`)}]`
    const asPattern = `const C = /^(?:${words(12).join('|')})$/u`
    expect(shared(asString, asArray)).toEqual(['a.ts b.ts'])
    expect(shared(asArray, asPattern)).toEqual(['a.ts b.ts'])
  })

  it('sees a word that one list names twice', () => {
    expect(namedTwice('const A = /^(?:மழை|கடல்|மழை)$/u')).toEqual(['மழை'])
    expect(namedTwice("const A = 'மழை கடல் மழை'.split(' ')")).toEqual(['மழை'])
    expect(namedTwice("const A = /(?:மழை|கடல்)(?:மழை|கல்)/u, B = 'மழை பெய்ய மழை வந்தது'")).toEqual([])
  })

  it('lets short lists, lists that differ and comments alone', () => {
    const list = (count: number, from?: number) => `const A = '${words(count, from).join(' ')}'`
    expect(shared(list(9), list(9))).toEqual([])
    expect(shared(list(15), list(15, 5))).toEqual([])
    expect(shared(list(12), `// ${words(12).join(' ')}`)).toEqual([])
  })
})
