import { describe, expect, it } from 'vitest'
import { docCommentFindings } from './doc-comments.mjs'
import { workingTree } from './repository.mjs'

const findings = (text: string, path = 'packages/tamil/src/a.ts') =>
  docCommentFindings({ files: [path], read: () => text })

describe('doc comments', () => {
  it('stand before every exported function and class of the repository', () => {
    expect(docCommentFindings(workingTree())).toEqual([])
  })

  it.each([
    'export function a() {}',
    'export async function a() {}',
    'export function* a() {}',
    'export default function a() {}',
    'export default function () {}',
    'export class A {}',
    'export abstract class A {}',
    'export const a = (x: number) => x',
    'export const a: Reckoner = (x) => {',
    'export const a = async () => undefined',
    'export const a = memoizeForm((word) => word)',
  ])('are missed before: %s', (line) => {
    expect(findings(`const x = 1\n${line}\n`)).toMatchObject([{ path: 'packages/tamil/src/a.ts', line: 2 }])
    expect(findings(`/** What it gives. */\n${line}\n`)).toEqual([])
  })

  it.each([
    ['a comment that is none', '// What it gives.\nexport function a() {}'],
    ['a plain block', '/* What it gives. */\nexport function a() {}'],
    ['an empty comment', '/** */\nexport function a() {}'],
    ['an empty comment of several lines', '/**\n *\n */\nexport function a() {}'],
    ['a comment about the file', '/** What the file holds. */\n\nexport function a() {}'],
    ['a comment of another', '/** One. */\nexport function a() {}\nexport function b() {}'],
    ['a comment at the beginning of a line', '/** One. */ const x = 1\nexport function a() {}'],
    ['a comment at the end of a line', '/** One. */\nconst x = 1 /** Two. */\nexport function a() {}'],
  ])('are not %s', (_, text) => {
    expect(findings(text)).toHaveLength(1)
  })

  it.each([
    ['has several lines', '/**\n * What it gives.\n */\nexport function a() {}'],
    [
      'stands before what the linter is told',
      '/** What it gives. */\n// biome-ignore lint/a: b\nexport function a() {}',
    ],
    ['is that of the first signature', '/** Any. */\nexport function a(x: 1): 1\nexport function a(x: 2): 2'],
  ])('are seen where one %s', (_, text) => {
    expect(findings(text)).toEqual([])
  })

  it('document something: no empty line and no other comment follows', () => {
    const nothing = 'the doc comment documents nothing: another comment or an empty line follows it'
    const behind = (comment: string) => findings(`const x = 1\n${comment}\nconst y = 2\n`)
    expect(behind('/** Of nothing. */\n')).toMatchObject([{ line: 2, detail: nothing }])
    expect(behind('/** One. */\n/** Two. */')).toMatchObject([{ line: 2, detail: nothing }])
    expect(behind('/** Of y. */')).toEqual([])
    expect(findings('/** Of the file. */\n\nconst x = 1\n')).toEqual([])
  })

  it('are asked for by the name of the export', () => {
    const names = ['export function* made() {}', 'export class Made {}', 'export default function () {}']
    expect(names.map((line) => findings(line)[0]?.detail.split(' ')[2])).toEqual(['made', 'Made', 'default'])
  })

  it('are not asked for in tests, nor before types, constants and what is not exported', () => {
    expect(findings('export function a() {}', 'apps/service/src/a.test.ts')).toEqual([])
    expect(findings('export function a() {}', 'apps/service/test/harness.ts')).toEqual([])
    expect(findings('export type A = 1\nexport const b = 2\nfunction c() {}')).toEqual([])
  })
})
