import { describe, expect, it } from 'vitest'
import { prototypeKeyFindings } from './prototype-keys.mjs'
import { workingTree } from './repository.mjs'

const PATH = 'packages/tamil/src/a.ts'
const findings = (...lines: string[]) =>
  prototypeKeyFindings({ files: [PATH], read: () => `${lines.join('\n')}\n` })

describe('objects with arbitrary keys', () => {
  it('are not asked for the keys of others, in all of the source', () => {
    expect(prototypeKeyFindings(workingTree())).toEqual([])
  })

  it.each([
    [`const OTHERS: Readonly<Record<string, number>> = { a: 1 }`, 'OTHERS[word]'],
    [`const counts: Record<string, number> = {}`, 'counts[name] = (counts[name] ?? 0) + 1'],
    [`const A: Partial<Record<string, string>> = { a: '' }`, `A[key ?? '']`],
  ])('are refused where they are: %s', (declaration, access) => {
    expect(findings(declaration, access)).toMatchObject([{ path: PATH, line: 1 }])
  })

  it.each([
    `const doubled = { a: '' }[letter]`,
    'const known = word in TABLE',
    'if (!(KEY in table)) stop()',
  ])('are refused where no name is given or the prototype is asked, too: %s', (line) => {
    expect(findings('', line)).toMatchObject([{ path: PATH, line: 2 }])
  })

  it.each(['Object.keys(T)', 'for (const [a] of Object.entries(T)) use(a)', 'Object.hasOwn(T, word)'])(
    'are refused where a Map is taken for one: %s',
    (line) => {
      expect(findings(`const T: ReadonlyMap<string, number> = new Map([['a', 1]])`, line)).toMatchObject([
        { path: PATH, line: 2 },
      ])
    },
  )

  it('are refused where another file asks them', () => {
    const files = {
      [PATH]: `export const T: Record<string, string> = { a: '' }`,
      'apps/cli/src/b.ts': 'T[key]',
    }
    const found = prototypeKeyFindings({
      files: Object.keys(files),
      read: (path) => Object.entries(files).find(([name]) => name === path)?.[1] ?? '',
    })
    expect(found).toMatchObject([{ path: PATH, line: 1 }])
  })

  it.each([
    'const T: ReadonlyMap<string, number> = new Map(Object.entries({ a: 1 }))\nT.get(word)',
    `const BY_KIND: Readonly<Record<Kind, number>> = { a: 1 }\nBY_KIND[kind]`,
    `const T: Record<string, number> = { a: 1 }\nObject.entries(T)\nT['a']`,
    `const headers: Record<string, string> = {}\nheaders[name] = ''\nheaders['a']`,
    `if ('code' in error) stop()\nObject.hasOwn(T, word)`,
  ])('are left alone where a Map, a closed list or nothing stands: %s', (lines) => {
    expect(findings(lines)).toEqual([])
  })

  it('are not looked at in tests', () => {
    const read = () => 'const T: Record<string, string> = {}\nT[key]'
    expect(prototypeKeyFindings({ files: ['packages/tamil/src/a.test.ts'], read })).toEqual([])
  })
})
