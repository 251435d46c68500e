import { describe, expect, it } from 'vitest'
import { brokenCitations, citationsIn } from './citations.mjs'
import { brokenLinks, brokenPointers } from './pointers.mjs'
import { type Repository, workingTree } from './repository.mjs'

const LAW = {
  'docs/interface/interface.md': '<a id="2.4"></a>\n\n### 2.4 Result\n',
  'docs/interface/decisions.md': '| <a id="C7"></a>C7 | Retention | 7 days |\n',
  'docs/decisions/0025-one-round-trip.md': '# 0025\n',
  'ARCHITECTURE.md': '',
  'CONTRIBUTING.md': '',
}

function repository(texts: Record<string, string>): Repository {
  const all: Record<string, string> = { ...LAW, ...texts }
  return { files: Object.keys(all), read: (path) => all[path] ?? '' }
}

describe('citations', () => {
  it('resolve everywhere in the repository', () => {
    expect(brokenCitations(workingTree())).toEqual([])
  })

  it.each([
    ['// Interface 2.4, decisions C7 and 0025 (C7).', []],
    ['/** Interface 2.5 */', ['2.5']],
    ['// Interface 2.4, 2.8 and 9.1', ['2.8', '9.1']],
    ['// decision C71', ['C71']],
    ['-- Decisions C7, G1.', []],
    ['/**\n * Erased at once (decision\n * C9).\n */', ['C9']],
    ["it('answers 410 (C7, A16)')", ['A16']],
    ['see decision 0026', ['0026']],
    ['see docs/decisions/0027', ['0027']],
    ['HTTP 408 (2026), F0.5, C++ and interface Answer {', []],
  ])('of %j that lead nowhere: %j', (text, ids) => {
    const findings = brokenCitations(repository({ 'apps/a.ts': text }))
    expect(findings.map(({ detail }) => detail.split(/[ ,]/)[1])).toEqual(ids)
  })

  it('are read as ranges and lists', () => {
    const ids = citationsIn('Interface 4.5, 4.6 and 5.3; decisions D1 to D3').map(({ id }) => id)
    expect(ids).toEqual(['4.5', '4.6', '5.3', 'D1', 'D3'])
  })
})

describe('file pointers of the pages that say where things are', () => {
  const files = {
    'apps/service/src/http/serve.ts': 'export function serve() {}',
    'apps/service/src/wire.ts': '',
  }
  const broken = (page: string) => brokenPointers(repository({ ...files, 'ARCHITECTURE.md': page }))

  it('resolve everywhere', () => {
    expect(brokenPointers(workingTree())).toEqual([])
  })

  it.each([
    '`apps/service/src/wire.ts`',
    '`apps/service/src`: `wire.ts` wires, `http/serve.ts` (`serve`) serves.',
    '`apps/service/src/<folder>/<name>.ts`, `npm run check`, `/v1/proofread`, `GET`',
  ])('lead somewhere: %s', (page) => {
    expect(broken(page)).toEqual([])
  })

  it.each([
    ['a file that is gone', '`apps/service/src/roles.ts`', 'no file'],
    ['a folder that is gone', '`apps/worker/`', 'no file'],
    ['a name that the file does not hold', '`apps/service/src/http/serve.ts` (`route`)', 'does not mention'],
    ['a short name without its folder', 'Look into `http/serve.ts`.', 'no file'],
    ['a folder named in another section only', '`apps/service/src`\n\n## Next\n\n`http/serve.ts`', 'no file'],
  ])('are red for %s', (_what, page, detail) => {
    expect(broken(page)).toEqual([expect.objectContaining({ detail: expect.stringContaining(detail) })])
  })

  it('are read from the folder of the package in the readme of the engine', () => {
    const page = 'packages/tamil/README.md'
    const texts = { 'packages/tamil/src/words/dawg.ts': '', [page]: '`words/dawg.ts`, `words/trie.ts`' }
    expect(brokenPointers(repository(texts))).toEqual([
      { path: page, line: 1, detail: 'no file or folder words/trie.ts' },
    ])
  })
})

describe('links between pages', () => {
  const broken = (page: string) => brokenLinks(repository({ 'docs/a.md': page }))

  it('resolve everywhere', () => {
    expect(brokenLinks(workingTree())).toEqual([])
  })

  it.each([
    '[x](interface/interface.md#2.4)',
    '[x](interface/interface.md#24-result)',
    '[x](https://example.org/#a)',
  ])('lead somewhere: %s', (page) => {
    expect(broken(page)).toEqual([])
  })

  it.each(['[x](b.md)', '[x](interface/interface.md#2.5)', '[x](#nothing)'])('are red: %s', (page) => {
    expect(broken(page)).toHaveLength(1)
  })
})
