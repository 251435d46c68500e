import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedLists, wordListsIn } from './word-lists.ts'

const SOURCE = new URL('../src/', import.meta.url)

describe('x', () => {
  it('lists', () => {
    const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((p) => p.endsWith('.ts') && !p.endsWith('.test.ts') && !p.startsWith('test/'))
    const lists = paths.flatMap((path) => wordListsIn(path, readFileSync(new URL(path, SOURCE), 'utf8').replace(/(?:examples|allows|knownFailures): \[[\s\S]*?\n {2}\],/g, '').replace(/message: \{[\s\S]*?\n {2}\},/g, '')))
    for (const [a, b] of sharedLists(lists)) console.log(`${a.file}:${a.line} (${a.words.size}) ${b.file}:${b.line} (${b.words.size}) ${[...a.words].filter((w) => b.words.has(w)).length}`)
  })
})
