import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createEngine } from '@semmai/tamil'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkData, compileData } from './compile.ts'
import { formatProblem } from './problem.ts'
import { sortData } from './sort.ts'
import { loadWordList } from './word-list.ts'

// Counting the phonemes of the whole word list takes seconds, many of them where other programs run.
vi.setConfig({ testTimeout: 120_000 })

const DATA = fileURLToPath(new URL('../../tamil/data', import.meta.url))
/** What the set-up of the tests compiled. */
const COMPILED = fileURLToPath(new URL('../../tamil/dist/tamil.bin', import.meta.url))
const WORDS = loadWordList()

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'language-data-'))
  // The frequencies are the larger half of the data and have a test of their own.
  cpSync(DATA, folder, { recursive: true, filter: (path) => !path.includes('frequencies') })
})
afterEach(() => rmSync(folder, { recursive: true }))

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(join(folder, file), 'utf8')
  const changed = change(text)
  expect(changed, 'the seed changes the file').not.toBe(text)
  writeFileSync(join(folder, file), changed)
}

const problems = () => checkData(folder, WORDS).map(formatProblem)

/** The line of a file that has a text, from 1 on. */
function lineOf(file: string, text: string): number {
  return (
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1
  )
}

/** Puts lines below the header of a sorted table at their place. */
function addRow(file: string, row: string): void {
  edit(file, (text) => {
    const lines = text.trimEnd().split('\n')
    const head = lines.findIndex((line) => !line.startsWith('#')) + 1
    return `${[...lines.slice(0, head), ...[...lines.slice(head), row].sort()].join('\n')}\n`
  })
}

describe('the data as it stands', () => {
  it('is good, in its order, and gives the bytes that another process compiled before the tests', () => {
    expect(sortData(folder)).toEqual({ changed: [], unread: [] })
    const { problems, binaries } = compileData(folder, WORDS)
    expect(problems).toEqual([])
    const bytes = binaries?.language ?? new Uint8Array()
    // `toEqual` takes half a minute for four million bytes.
    expect(Buffer.compare(bytes, readFileSync(COMPILED))).toBe(0)
    expect(bytes.length).toBeGreaterThan(3_000_000)
  })

  it('makes an engine of the compiled bytes, wherever these stand in memory', () => {
    const bytes = new Uint8Array(readFileSync(COMPILED))
    const shifted = new Uint8Array(bytes.length + 3)
    shifted.set(bytes, 3)
    for (const one of [bytes, shifted.subarray(3)])
      expect(createEngine(one).analyse('மரங்களில்')[0]).toMatchObject({ lemma: 'மரம்', class: 'noun' })
  })
})

describe('a seeded error is refused with file, line and fix:', () => {
  it('a misspelt feature', () => {
    edit('suffixes/suffixes.tsv', (text) => text.replace('\tஇன்றி\tabessive\t', '\tஇன்றி\tabesive\t'))
    const line = lineOf('suffixes/suffixes.tsv', 'abesive')
    expect(problems()).toEqual([
      `suffixes/suffixes.tsv:${line}: Unknown feature ‘abesive’. Did you mean ‘abessive’?\n    → Write a known feature.`,
    ])
  })

  it('a list of endings that there is not', () => {
    edit('suffixes/suffixes.tsv', (text) => text.replace('\tpluralBase\t', '\tpluralBases\t'))
    expect(problems().join()).toContain('Unknown ending-list ‘pluralBases’. Did you mean ‘pluralBase’?')
  })

  it('a stem that stands twice, in one class and in two', () => {
    addRow('stems/nouns.tsv', 'மரம்\tplant\t\t\t\town')
    addRow('stems/nouns.tsv', 'மரம்\tthing\t\t\t\town')
    const text = problems().join('\n')
    expect(text).toMatch(
      /stems\/nouns\.tsv:\d+: ‘மரம் · plant’ stands twice: also in stems\/nouns\.tsv:\d+\./u,
    )
    expect(text).toMatch(/stems\/nouns\.tsv:\d+: The stem ‘மரம்’ stands twice: also as plant in/u)
  })

  it('no word on a second oblique', () => {
    addRow('stems/nouns.tsv', 'மரம்\tthing\tமர\t\tyes\town')
    expect(problems().join('\n')).not.toContain('மரம்')
  })

  it('a stem past the limit', () => {
    const [problem] = checkData(folder, WORDS, { stems: 5_000 })
    expect(problem).toMatchObject({
      file: 'stems/nouns.tsv',
      message: expect.stringContaining('has room for 5000'),
    })
  })

  it('room is left for twenty times the stems', () => {
    const stems = [
      'verbs',
      'nouns',
      'names',
      'regional-nouns',
      'rare-nouns',
      'uninflected',
      'pronouns',
      'numerals',
    ]
    const count = stems
      .map((name) => readFileSync(join(folder, `stems/${name}.tsv`), 'utf8').split('\n').length)
      .reduce((sum, lines) => sum + lines)
    expect(count * 20).toBeLessThan(1 << 20)
  })

  it('a byte order mark', () => {
    edit('stems/names.tsv', (text) => `\ufeff${text}`)
    expect(problems()).toEqual([
      'stems/names.tsv:1: The file begins with a byte order mark (BOM).\n    → Save it as UTF-8 without BOM.',
    ])
  })

  it('line ends of Windows', () => {
    edit('facts/world.txt', (text) => text.replaceAll('\n', '\r\n'))
    expect(problems()).toEqual([
      'facts/world.txt:1: The line ends in a carriage return (CR).\n    → Save the file with Unix line ends (LF).',
    ])
  })

  it('quotation marks of a spreadsheet', () => {
    edit('stems/names.tsv', (text) => text.replace('\nஅகத்தியர்\t', '\n"அகத்தியர்"\t'))
    expect(problems()[0]).toMatch(/^stems\/names\.tsv:\d+: There are quotation marks in ‘lemma’: "அகத்தியர்"/u)
  })

  it('a lost tab, and a tab that became spaces', () => {
    edit('stems/names.tsv', (text) => text.replace('\nஅகத்தியர்\tmale\t', '\nஅகத்தியர்\tmale'))
    expect(problems()[0]).toMatch(
      /^stems\/names\.tsv:\d+: 4 cells; there are 5 columns .*\n {4}→ A tab was lost/u,
    )
    edit('stems/names.tsv', (text) => text.replace('\nஅகத்தியர்\tmale', '\nஅகத்தியர்    male\t'))
    expect(problems()[0]).toContain('Spaces stand where a tab should')
  })

  it('spaces at the edge of a cell, two in a row, and an invisible character', () => {
    edit('stems/names.tsv', (text) => text.replace('\nஅகத்தியர்\t', '\nஅகத்தியர் \t'))
    expect(problems()[0]).toContain('‘lemma’ begins or ends with a space.')
    edit('stems/names.tsv', (text) => text.replace('\nஅகத்தியர் \t', '\nஅகத்\u200cதியர்\t'))
    expect(problems()[0]).toContain('There is an invisible character, U+200C.')
  })

  it('a record out of its order', () => {
    edit('stems/names.tsv', (text) => `${text}அஞ்சலம்\tfemale\t\t\town\n`)
    expect(problems()[0]).toContain('Run `npm run data -- sort`')
    expect(sortData(folder)).toEqual({ changed: ['stems/names.tsv'], unread: [] })
    expect(problems()).toEqual([])
  })

  it('a line that cannot be read, which sorting leaves where it is', () => {
    edit('stems/names.tsv', (text) => `${text}அஞ்சலம்\tfemale\t\town\n`)
    edit('confusables/contexts.txt', (text) => `${text}\nword அஆ\n`)
    const files = ['stems/names.tsv', 'confusables/contexts.txt']
    const before = files.map((file) => readFileSync(join(folder, file), 'utf8'))
    const { changed, unread } = sortData(folder)
    expect(unread.map(({ file }) => file).sort()).toEqual([...files].sort())
    expect(changed).toEqual([])
    expect(files.map((file) => readFileSync(join(folder, file), 'utf8'))).toEqual(before)
  })

  it('a stem without a base before its endings', () => {
    edit('stems/names.tsv', (text) => text.replace('\nஅகத்தியர்\tmale\t\t', '\nஉ\tmale\tஉ\t'))
    expect(problems().join('\n')).toContain('‘உ’ leaves no stem before its endings.')
  })

  it('a verb that no class forms', () => {
    edit('stems/verbs.tsv', (text) => text.replace('\tஅகழ்ந்து\t', '\tஅகழ்ந்தது\t'))
    expect(problems()[0]).toMatch(/^stems\/verbs\.tsv:\d+: No class of verbs makes ‘அகழ்ந்தது’/u)
  })

  it('a confusable word that the analyser cannot read', () => {
    edit('confusables/contexts.txt', (text) =>
      text.replace('word: அக்கறை\n', 'word: அக்கறைற\n').replace('word: அக்கரை\n', 'word: அக்கரைற\n'),
    )
    expect(problems().join('\n')).toMatch(
      /contexts\.txt:\d+: The analyser cannot read the confusable word ‘அக்க[ரற]ைற’/u,
    )
  })

  it('a confusable word that is like no other of its set', () => {
    edit('confusables/contexts.txt', (text) => text.replace('word: கறை\n', 'word: புத்தகம்\n'))
    expect(problems().join('\n')).toContain('‘புத்தகம்’ is not like any other word of its set')
  })

  it('a typo that is not like the word meant, and one that is no word', () => {
    edit('confusables/collocations.tsv', (text) => `${text}ஃபைல்\tபுத்தகம்\tபழைய\t\t\town\n`)
    sortData(folder)
    expect(problems().join('\n')).toContain('‘புத்தகம்’ is not like ‘ஃபைல்’')
    edit('confusables/collocations.tsv', (text) => text.replace('ஃபைல்\tபுத்தகம்\t', 'ஃபைல்\tஃபௌல்க்\t'))
    expect(problems().join('\n')).toContain('The analyser cannot read ‘ஃபௌல்க்’')
  })

  it('a second part of compounds that is a form of a noun, or of none', () => {
    edit('usage/compound-heads.tsv', (text) => text.replace('\nகாலம்\t', '\nகாலங்கள்\t'))
    expect(problems().join('\n')).toContain('‘காலங்கள்’ is the dictionary form of no noun')
  })

  it('a set of confusable words that stands twice, in whatever order', () => {
    edit(
      'confusables/contexts.txt',
      (text) => `${text}\nword: மழை\nnear: குடை\nword: மலை\nnear: சிகரம்\nsource: own\n`,
    )
    sortData(folder)
    expect(problems().join('\n')).toMatch(
      /contexts\.txt:\d+: The set மலை, மழை stands twice: also in line \d+\./u,
    )
  })

  it('a fact without a source, of an unknown one, and of a day that is none', () => {
    edit('facts/world.txt', (text) => text.replace(/\nsource: [^\n]+/, ''))
    expect(problems()[0]).toContain('‘source’ is missing.')
    edit('facts/world.txt', (text) => text.replace(/\nsource: [^\n]+/, '\nsource: unsco'))
    expect(problems().join('\n')).toContain('Unknown fact-page ‘unsco’. Did you mean ‘unesco’?')
    edit('facts/people.txt', (text) => text.replace(/\ndate: [^\n]+/, '\ndate: 1947-02-31'))
    expect(problems().join('\n')).toContain('There is no day ‘1947-02-31’.')
  })

  it('a key that is misspelt, and one that stands twice in a block', () => {
    edit('facts/world.txt', (text) => text.replace('\nproperty: ', '\nproperti: '))
    expect(problems().join('\n')).toContain('Unknown key ‘properti’. Did you mean ‘property’?')
    edit('facts/world.txt', (text) => text.replace('\nproperti: ', '\nproperty: count\nproperty: '))
    expect(problems().join('\n')).toContain('‘property’ stands twice in one block.')
  })

  it('a line of a poem of an unknown work, and a reading that stands in no line', () => {
    edit('literature/epics.txt', (text) => text.replace('work: silappathikaram', 'work: silapathikaram'))
    expect(problems()[0]).toContain('Unknown work ‘silapathikaram’. Did you mean ‘silappathikaram’?')
    edit('literature/epics.txt', (text) => text.replace('work: silapathikaram', 'work: silappathikaram'))
    edit('literature/epics.txt', (text) => text.replace('variant: ', 'variant: ஃஃ'))
    expect(problems()[0]).toContain('stands in no line of this passage')
  })

  it('a pair that replaces nothing, and one that stands twice', () => {
    addRow('replacements/spelling/slips-r.tsv', 'தவரு\tதவறு')
    addRow('replacements/spelling/slips-r.tsv', 'மழை\tமழை')
    const text = problems().join('\n')
    expect(text).toMatch(/slips-r\.tsv:\d+: ‘தவரு’ stands twice: also in line \d+\./u)
    expect(text).toMatch(/slips-r\.tsv:\d+: ‘மழை’ replaces itself\./u)
  })

  it('a file that no schema names', () => {
    writeFileSync(join(folder, 'stems', 'noun.tsv'), 'lemma\n')
    expect(problems()[0]).toContain('stems/noun.tsv:1: No schema names this file.')
  })
})
