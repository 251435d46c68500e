import { createHash } from 'node:crypto'
import {
  buildFrequencies,
  buildLanguageData,
  buildSpelling,
  FINAL_PULLI,
  type LanguageTables,
  type Sha256,
  type SpellingSections,
  WEIGHT_NAMES,
} from '@semmai/tamil/building'
import { checkRecords, checkWithAnalyser } from './check-records.ts'
import { STEM_LIMITS } from './check-stems.ts'
import type { DataRecord } from './data-record.ts'
import { enumerationsOf, type RecordsByKind } from './enumerations.ts'
import { languageTables } from './language-tables.ts'
import { type Problem, sortProblems } from './problem.ts'
import { type DataFiles, readData } from './read-data.ts'
import { duplicates, validate } from './validate.ts'

/** A pulli at a word's end, as the word list has it. */
const FINAL_LETTER = String.fromCharCode(0x0b80 + FINAL_PULLI)

const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest()

/** What became of a data folder. */
export interface Compiled {
  /** Empty when the data is good. */
  readonly problems: readonly Problem[]
  /** The binaries; undefined when there are problems. */
  readonly binaries?: { readonly language: Uint8Array; readonly frequencies: Uint8Array }
}

/** Good records and what they give before the spelling model is trained on it. */
interface Sound {
  readonly records: RecordsByKind
  readonly tables: LanguageTables
  readonly bare: Uint8Array
}

/** Reads and checks a data folder, and compiles it when nothing is wrong. `words` is the word list, sorted. */
export function compileData(folder: string, words: readonly string[], limits = STEM_LIMITS): Compiled {
  const sound = soundData(folder, words, limits)
  if ('problems' in sound) return sound
  const { records, tables, bare } = sound
  const language = buildLanguageData(tables, sha256, spellingOf(records, 'weights', bare))
  return { problems: [], binaries: { language, frequencies: frequencies(records, bare) } }
}

/** Everything that is wrong with a data folder, sorted; takes a third of the time of compiling it. */
export function checkData(
  folder: string,
  words: readonly string[],
  limits = STEM_LIMITS,
): readonly Problem[] {
  const sound = soundData(folder, words, limits)
  return 'problems' in sound ? sound.problems : []
}

function soundData(
  folder: string,
  words: readonly string[],
  limits: typeof STEM_LIMITS,
): Sound | { readonly problems: readonly Problem[] } {
  const read = readData(folder)
  const records = byKind(read)
  const problems = [...checkFiles(read, records), ...checkRecords(records, limits)]
  if (problems.length > 0) return { problems: sortProblems(problems) }
  const excluded = new Set((records.get('excluded-forms') ?? []).map((record) => record.get('form')))
  const kept = words.filter((word) => !excluded.has(word.replace(FINAL_LETTER, '்')))
  const tables = languageTables(records, kept)
  const bare = buildLanguageData(tables, sha256)
  const found = checkWithAnalyser(records, bare)
  return found.length > 0 ? { problems: sortProblems(found) } : { records, tables, bare }
}

function byKind({ files }: DataFiles): RecordsByKind {
  const records = new Map<string, DataRecord[]>()
  for (const { schema, records: own } of files) {
    const known = records.get(schema.kind)
    if (known === undefined) records.set(schema.kind, [...own])
    else for (const record of own) known.push(record)
  }
  return records
}

/** Everything that schemas say. */
function checkFiles({ files, problems }: DataFiles, records: RecordsByKind): Problem[] {
  const enumerations = enumerationsOf(records)
  const schemas = new Map(files.map(({ schema }) => [schema.kind, schema]))
  return [
    ...problems,
    ...files.flatMap((file) => validate(file.records, file.schema, enumerations)),
    ...[...schemas.values()].flatMap((schema) => duplicates(records.get(schema.kind) ?? [], schema)),
  ]
}

function frequencies(records: RecordsByKind, bare: Uint8Array): Uint8Array {
  const rows = (records.get('frequencies') ?? []).map(
    (record) => [record.get('word'), Number(record.get('centibels'))] as const,
  )
  const shares = new Map(rows.map(([word, centibels]) => [word.normalize('NFC'), 10 ** (-centibels / 100)]))
  return buildFrequencies(rows, sha256, spellingOf(records, 'frequency-weights', bare, shares))
}

/** The spelling model with the weights of a kind; undefined where there are none. */
function spellingOf(
  records: RecordsByKind,
  kind: 'weights' | 'frequency-weights',
  bare: Uint8Array,
  shares?: ReadonlyMap<string, number>,
): SpellingSections | undefined {
  const values = new Map(
    (records.get(kind) ?? []).map((record) => [record.get('name'), Number(record.get('weight'))]),
  )
  if (values.size === 0) return undefined
  const frequent = new Set((records.get('frequent-words') ?? []).map((record) => record.get('lemma')))
  const weights = WEIGHT_NAMES.map((name) => values.get(name) ?? 0)
  return buildSpelling(bare, weights, frequent, shares)
}
