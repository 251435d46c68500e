import { kindOfTypo, kindWithin, type ReadWord } from '@semmai/tamil/building'
import type { DataRecord, Entry } from './data-record.ts'
import type { RecordsByKind } from './enumerations.ts'
import { compare, type Problem } from './problem.ts'

/** That words of a set can be confused, that typos resemble the word meant, that no set stands twice, and that sets of synonyms have two words. */
export function checkConfusables(records: RecordsByKind): Problem[] {
  return [
    ...(records.get('contexts') ?? []).flatMap(unlikeWords),
    ...repeatedSets(records.get('contexts') ?? []),
    ...(records.get('collocations') ?? []).flatMap(unlikeTypos),
    ...(records.get('synonyms') ?? []).flatMap((record) => {
      if (record.list('words').length > 1) return []
      const fix = 'Write `; ` between the words, or delete the line.'
      return [
        { file: record.file, line: record.line, message: 'A set of synonyms has two words or more.', fix },
      ]
    }),
  ]
}

/**
 * That the analyser can read every confusable word that is proposed: one with words that go with it. A word without any is
 * only ever the one suspected, and may be none.
 */
export function checkReadable(records: RecordsByKind, analyse: ReadWord): Problem[] {
  return [...unreadableContexts(records, analyse), ...unreadableCollocations(records, analyse)]
}

/** A collocation is of use only where both words are read: the one meant is proposed, the other may be written. */
function unreadableCollocations(records: RecordsByKind, analyse: ReadWord): Problem[] {
  return (records.get('collocations') ?? []).flatMap((record) =>
    [record.get('word'), ...record.list('written')]
      .filter((word) => analyse(word).length === 0)
      .map((word) => ({
        file: record.file,
        line: record.line,
        message: `The analyser cannot read ‘${word}’, so its line finds nothing.`,
        fix: 'Look for a typo, add its stem under stems/, or take it out: spelling finds what is no word.',
      })),
  )
}

function unreadableContexts(records: RecordsByKind, analyse: ReadWord): Problem[] {
  return (records.get('contexts') ?? []).flatMap((record) =>
    proposedWords(record).flatMap(({ word: { value, line }, marked }) => {
      const readable = analyse(value).length > 0
      if (readable !== marked) return []
      const [message, fix] = marked
        ? [`The analyser reads ‘${value}’ now.`, 'Delete `unreadable: yes`.']
        : [
            `The analyser cannot read the confusable word ‘${value}’, so it is never proposed.`,
            'Look for a typo. If it is right, add its stem under stems/, or write `unreadable: yes` below it.',
          ]
      return [{ file: record.file, line, message, fix }]
    }),
  )
}

/** The words below which a key stands that is about them, and whether they are marked as unreadable. */
function proposedWords({ entries }: DataRecord): { word: Entry; marked: boolean }[] {
  const found: { word: Entry; keys: string[] }[] = []
  for (const entry of entries)
    if (entry.name === 'word') found.push({ word: entry, keys: [] })
    else if (entry.name !== 'source' && entry.name !== 'also') found.at(-1)?.keys.push(entry.name)
  return found
    .filter(({ keys }) => keys.length > 0)
    .map(({ word, keys }) => ({ word, marked: keys.includes('unreadable') }))
}

function wordsOf({ entries }: DataRecord): readonly Entry[] {
  return entries.filter(({ name }) => name === 'word')
}

function repeatedSets(records: readonly DataRecord[]): Problem[] {
  const lines = new Map<string, number>()
  return records.flatMap((record) => {
    const { file, line } = record
    const words = [...new Set(wordsOf(record).map(({ value }) => value))].sort(compare).join(', ')
    const first = lines.get(words)
    if (first === undefined) lines.set(words, line)
    if (first === undefined) return []
    const message = `The set ${words} stands twice: also in line ${first}.`
    return [
      { file, line, message, fix: 'Write what goes with each word in one of the two, and delete the other.' },
    ]
  })
}

function unlikeTypos(record: DataRecord): Problem[] {
  const { file, line } = record
  const word = record.get('word')
  return record
    .list('written')
    .filter((written) => kindOfTypo(written, word) === undefined)
    .map((written) => ({
      file,
      line,
      message: `‘${written}’ is not like ‘${word}’: they differ in more than one short stretch.`,
      fix: 'Look for a typo, or take it out.',
    }))
}

function unlikeWords(record: DataRecord): Problem[] {
  const words = wordsOf(record)
  const problem = (line: number, message: string, fix: string) => ({ file: record.file, line, message, fix })
  if (words.length < 2)
    return [
      problem(
        record.line,
        'A set has two words or more.',
        'Add `word:` lines, without an empty line between.',
      ),
    ]
  return words
    .filter(({ value }) => !words.some((other) => kindWithin(value, other.value) !== undefined))
    .map(({ value, line }) =>
      problem(
        line,
        `‘${value}’ is not like any other word of its set: they differ in one kind of letter (லளழ, ரற, னநண, குறில்–நெடில், ஒற்று இரட்டித்தல்) or in one short stretch.`,
        'Look for a typo, or take the word out.',
      ),
    )
}
