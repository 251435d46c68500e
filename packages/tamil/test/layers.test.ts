import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  cycles,
  cyclicLayers,
  forbiddenImports,
  type ImportGraph,
  importGraph,
  type Layers,
} from './import-layers.ts'

const SOURCE = new URL('../src/', import.meta.url)

/** The layers of the engine from the bottom up, each with the layers that it uses. The README draws them. */
const LAYERS: Layers = {
  data: [],
  script: [],
  words: ['data', 'script'],
  text: ['script', 'words', 'words/spell-check'],
  'words/error-model': ['data', 'script', 'words'],
  'words/spell-check': ['data', 'words', 'words/error-model'],
  'words/spoken': ['data', 'script', 'words'],
  'words/confusions': ['data', 'words', 'text'],
  sandhi: ['script', 'words', 'text'],
  'clauses/reading': ['words', 'text'],
  'clauses/government': ['words', 'text', 'clauses/reading'],
  'clauses/agreement': ['words', 'text', 'clauses/reading', 'clauses/government'],
  rules: [
    ...['data', 'script', 'words', 'text', 'words/spoken', 'words/error-model', 'words/spell-check'],
    ...['words/confusions', 'sandhi', 'clauses/reading', 'clauses/government', 'clauses/agreement'],
  ],
  settle: ['text', 'rules'],
  'error-rate': ['rules'],
  'second-pass': ['words', 'text', 'rules', 'settle'],
  proofread: ['script', 'text', 'rules', 'settle', 'error-rate', 'second-pass'],
  shares: ['text', 'rules', 'proofread'],
  engine: [
    ...['data', 'words', 'words/spoken', 'words/spell-check', 'words/confusions'],
    ...['text', 'rules', 'proofread', 'shares'],
  ],
  knowledge: ['data', 'script', 'words', 'text'],
  critique: ['data', 'script', 'words', 'words/spoken', 'text', 'rules', 'proofread', 'engine', 'knowledge'],
  building: ['data', 'words', 'words/error-model', 'words/confusions', 'knowledge'],
  index: [
    'data',
    'script',
    'words',
    'text',
    'rules',
    'proofread',
    'shares',
    'engine',
    'knowledge',
    'critique',
  ],
}

const CONTRADICTIONS = 'critique/structure/contradictions/'
/** The folders of the review for contradictions from the bottom up: what they import of each other. */
const CONTRADICTION_LAYERS: Layers = {
  reading: [],
  amounts: ['reading'],
  qualities: ['reading', 'amounts'],
  time: ['reading', 'amounts'],
  people: ['reading'],
  propositions: ['reading'],
  advice: ['reading'],
  absolutes: ['reading'],
  sums: ['reading', 'amounts'],
  states: ['reading'],
  contradictions: [
    'reading',
    'amounts',
    'qualities',
    'time',
    'people',
    'propositions',
    'advice',
    'absolutes',
    'sums',
    'states',
  ],
}

const FACTS = 'critique/facts/'
/** The folders of the review of facts from the bottom up: what they import of each other. The files beside them use all. */
const FACT_LAYERS: Layers = {
  names: [],
  quantities: ['names'],
  records: ['names', 'quantities'],
  clauses: ['names', 'quantities', 'records'],
  claims: ['names', 'quantities', 'records', 'clauses'],
  readings: ['names', 'quantities', 'records', 'clauses', 'claims'],
}

/** The folders of the review of facts, and the files beside them. */
function factLayers(graph: ImportGraph): Layers {
  const beside = [...graph.keys()].filter((path) => !path.includes('/'))
  const all = [...Object.keys(FACT_LAYERS), ...beside]
  return { ...FACT_LAYERS, ...Object.fromEntries(beside.map((file) => [file, all])) }
}

/** The imports among the files of a folder, by their paths inside it. */
const graphWithin = (folder: string, graph: ImportGraph): ImportGraph => {
  const within = (path: string) => (path.startsWith(folder) ? [path.slice(folder.length)] : [])
  return new Map(
    [...graph].flatMap(([file, targets]) =>
      within(file).map((path) => [path, targets.flatMap(within)] as const),
    ),
  )
}

/** A word knows its sentence and a sentence its words: the only two files that are one thing. */
const MUTUAL = [['text/sentence', 'text/word']]

/** Exported names that still stand for two things. The list only shrinks. */
const TWO_MEANINGS = [
  ...'ANYBODY Agreement Claim Clause Idea Meanings Mention ONLY Placed'.split(' '),
  ...'Quantity Reach Subject Thing Topic Unit Verdict clausesOf isDone'.split(' '),
  ...'isKin isSameIdea meaningsOf nounOf placeOf'.split(' '),
]

const EXPORT = /^export (?:abstract )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm

/** The files that export a name of their own, by that name. */
function filesByExport(sources: ReadonlyMap<string, string>): ReadonlyMap<string, string[]> {
  const files = new Map<string, string[]>()
  for (const [path, text] of sources)
    for (const name of new Set([...text.matchAll(EXPORT)].map(([, name = '']) => name)))
      files.set(name, [...(files.get(name) ?? []), path])
  return files
}

/** Every source file by its path. Tests, and the texts for them, stand outside the layers. */
function sources(): Map<string, string> {
  const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('test/'))
  return new Map(paths.map((path) => [path, readFileSync(new URL(path, SOURCE), 'utf8')]))
}

describe('imports inside the engine', () => {
  it('go one way, from the upper layers to the lower ones', () => {
    expect(sources().size).toBeGreaterThan(300)
    expect(forbiddenImports(importGraph(sources()), LAYERS)).toEqual([])
  })

  it('go one way between the folders of the review for contradictions', () => {
    const graph = graphWithin(CONTRADICTIONS, importGraph(sources()))
    expect(graph.size).toBeGreaterThan(50)
    expect(forbiddenImports(graph, CONTRADICTION_LAYERS)).toEqual([])
    expect(cyclicLayers(CONTRADICTION_LAYERS)).toEqual([])
  })

  it('go one way between the folders of the review of facts', () => {
    const graph = graphWithin(FACTS, importGraph(sources()))
    expect(graph.size).toBeGreaterThan(60)
    expect(forbiddenImports(graph, factLayers(graph))).toEqual([])
    expect(cyclicLayers(FACT_LAYERS)).toEqual([])
  })

  it('form no cycle of files, type imports included', () => {
    expect(cycles(importGraph(sources()))).toEqual(MUTUAL)
  })

  it('follow a table without cycles that names only layers with files', () => {
    expect(cyclicLayers(LAYERS)).toEqual([])
    const files = [...importGraph(sources()).keys()]
    const empty = Object.keys(LAYERS).filter(
      (layer) => !files.some((file) => file === layer || file.startsWith(`${layer}/`)),
    )
    expect(empty).toEqual([])
  })
})

describe('exported names', () => {
  it('mean one thing in the package, but for those that are still to be renamed', () => {
    const shared = [...filesByExport(sources())].flatMap(([name, files]) => (files.length > 1 ? [name] : []))
    expect(shared.sort()).toEqual(TWO_MEANINGS)
  })

  it('are seen in every form of export', () => {
    const files = new Map([
      ['a.ts', 'export interface Claim {}\nexport function* read() {}'],
      ['b.ts', "export type Claim = 'b'\nexport const read = 1\nconst Own = 2"],
    ])
    expect([...filesByExport(files)]).toEqual([
      ['Claim', ['a.ts', 'b.ts']],
      ['read', ['a.ts', 'b.ts']],
    ])
  })
})

describe('the check of the layers', () => {
  /** The sources with one more import at the end of a file. */
  const seeded = (file: string, target: string) => {
    const all = sources()
    expect(all.has(file)).toBe(true)
    return importGraph(all.set(file, `${all.get(file)}\nimport type { Seed } from '${target}'\n`))
  }

  it.each([
    [
      'text/word.ts',
      '../rules/rule.ts',
      'text/word may not import rules/rule: layer text does not use rules',
    ],
    [
      'words/lexicon.ts',
      '../text/word.ts',
      'words/lexicon may not import text/word: layer words does not use text',
    ],
    [
      'words/spell-check/misspelling.ts',
      '../confusions/definition.ts',
      'words/spell-check/misspelling may not import words/confusions/definition: layer words/spell-check does not use words/confusions',
    ],
    [
      'rules/grammar/double-plural.ts',
      '../../critique/facts/records/claim.ts',
      'rules/grammar/double-plural may not import critique/facts/records/claim: layer rules does not use critique',
    ],
    [
      'script/clusters.ts',
      'node:fs',
      'script/clusters may not import node:fs: it is no source file of this package',
    ],
    [
      'engine.ts',
      '@semmai/tamil-node',
      'engine may not import @semmai/tamil-node: it is no source file of this package',
    ],
  ])('sees %s import %s', (file, target, message) => {
    expect(forbiddenImports(seeded(file, target), LAYERS)).toEqual([message])
  })

  it('sees a folder of the review for contradictions import one above it', () => {
    const graph = seeded(`${CONTRADICTIONS}reading/clock.ts`, '../people/companions.ts')
    expect(forbiddenImports(graphWithin(CONTRADICTIONS, graph), CONTRADICTION_LAYERS)).toEqual([
      'reading/clock may not import people/companions: layer reading does not use people',
    ])
  })

  it.each([
    ['../clauses/cues.ts', 'records/claim may not import clauses/cues: layer records does not use clauses'],
    ['../discourse.ts', 'records/claim may not import discourse: layer records does not use discourse'],
  ])('sees the records of the review of facts import %s above them', (target, message) => {
    const graph = graphWithin(FACTS, seeded(`${FACTS}records/claim.ts`, target))
    expect(forbiddenImports(graph, factLayers(graph))).toEqual([message])
  })

  it('sees a new folder that is in no layer', () => {
    const graph = importGraph(sources().set('shared/deep/things.ts', ''))
    expect(forbiddenImports(graph, LAYERS)).toEqual(['shared/deep/things belongs to no layer'])
  })

  it('sees a dynamic import and one over several lines', () => {
    const graph = importGraph(
      new Map([
        ['script/a.ts', "const b = await import('../text/b.ts')"],
        ['script/c.ts', "import {\n  b,\n} from '../text/b.ts'"],
        ['text/b.ts', ''],
      ]),
    )
    expect(forbiddenImports(graph, { script: [], text: [] })).toHaveLength(2)
  })

  it('sees files that import each other inside one layer', () => {
    expect(cycles(seeded('script/characters.ts', './clusters.ts'))).toContainEqual([
      'script/characters',
      'script/clusters',
    ])
  })

  it('sees a table in which two layers use each other', () => {
    expect(cyclicLayers({ ...LAYERS, script: ['critique'] })).not.toEqual([])
  })
})
