import { describe, expect, it } from 'vitest'
import { workingTree } from './repository.mjs'
import { tamilPatternFindings } from './tamil-patterns.mjs'

const findings = (line: string) =>
  tamilPatternFindings({ files: ['a.ts'], read: () => `const A = 1\n${line}\n` })

describe('regular expressions about Tamil', () => {
  it('say what they match, in all of the source', () => {
    expect(tamilPatternFindings(workingTree())).toEqual([])
  })

  it.each([
    String.raw`/\bமட்டும்|அளவோடு/u`,
    String.raw`/மட்டும்\b/u`,
    String.raw`/\b(?:only|மட்டும்)/u`,
    String.raw`/(?:மட்டும்)\w/u`,
    String.raw`/\B(?=கள்)/u`,
    '/^(?:இந்த|இவ்[^வ])/u',
    '/அப்[^பம]/u',
    '/^(?:பல|சில)[க்ச்த்ப்]*$/u',
  ])('are refused where they do not: %s', (line) => {
    expect(findings(line)).toMatchObject([{ path: 'a.ts', line: 2 }])
  })

  it.each([
    String.raw`/\b(?:dot|at)\s+(?:com|net)\b|(?:டாட்|புள்ளி)/u`,
    String.raw`/[\w\u0b80-\u0bff-]+/y`,
    String.raw`'மழை \\begin{lstlisting}'`,
    String.raw`'மழை\\begin{lstlisting}'`,
    '/[^க]ும்$/u',
    '/^(?:பல|சில)(?:[கசதப]்)?$/u',
    '/(?:இவ்|அவ்)வ(?!ளவு)/u',
  ])('are left alone where they do: %s', (line) => {
    expect(findings(line)).toEqual([])
  })
})
