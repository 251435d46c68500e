import { describe, expect, it } from 'vitest'
import { workingTree } from './repository.mjs'
import { slowPatternFindings } from './slow-patterns.mjs'

const findings = (line: string) =>
  slowPatternFindings({ files: ['packages/tamil/src/a.ts'], read: () => `const A: number = 1\n${line}\n` })

describe('regular expressions over the text of others', () => {
  it('take linear time on a run of one letter, in all of the source', () => {
    expect(slowPatternFindings(workingTree())).toEqual([])
  }, 60_000)

  it.each([
    String.raw`const P = /\s+$/u`,
    `text.replace(/[.!]+$/, '')`,
    'const P = /^(?:a+)+$/',
    String.raw`const P = /^\s*,?\s*$/u`,
    `const P = [[/(?<=[க-ஹ].*)ச்ச/u, 'த்த']]`,
  ])('are refused where they do not: %s', (line) => {
    expect(findings(line)).toMatchObject([{ path: 'packages/tamil/src/a.ts', line: 2 }])
  })

  it.each([
    String.raw`const P = /(?<!\s)\s+$/u`,
    String.raw`const P = /^\s*(?:,\s*)?$/u`,
    'const P = /(?:ும்|ால்)$/u',
    String.raw`const P = '/\\s+$/'`,
  ])('are left alone where they do: %s', (line) => {
    expect(findings(line)).toEqual([])
  })

  it('are not looked at in tests', () => {
    expect(slowPatternFindings({ files: ['packages/tamil/src/a.test.ts'], read: () => '/\\s+$/' })).toEqual(
      [],
    )
  })
})
