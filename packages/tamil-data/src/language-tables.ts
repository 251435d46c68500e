import type { LanguageTables, PlainTables } from '@semmai/tamil/building'
import type { DataRecord } from './data-record.ts'
import type { RecordsByKind } from './enumerations.ts'
import { factTables } from './fact-tables.ts'
import { stemTables } from './stem-tables.ts'
import { recordsOf, rowsOf } from './table-rows.ts'

/** What the builder takes, out of records that have passed all checks. */
export function languageTables(records: RecordsByKind, words: readonly string[]): LanguageTables {
  return { stems: stemTables(records), words, plain: plainTables(records) }
}

const POSTPOSITION_COLUMNS = ['postpositions', 'wrong', 'nouns', 'only', 'around', 'wanted'] as const
const STATE_COLUMNS = ['bearer', 'states', 'signs', 'lifts', 'things'] as const
const WRONG_CASE_COLUMNS = ['verbs', 'passive', 'wrong', 'nouns', 'only', 'beside', 'wanted'] as const

function plainTables(records: RecordsByKind): PlainTables {
  const loans = recordsOf(records, 'nouns').filter((record) => record.get('origin') === 'loan')
  return {
    verbs: rowsOf(recordsOf(records, 'verbs'), 'root', 'participle', 'infinitive', 'past-relative', 'future'),
    pronouns: rowsOf(recordsOf(records, 'pronouns'), 'lemma', 'oblique', 'dative'),
    loans: rowsOf(loans, 'lemma'),
    frequentWords: rowsOf(recordsOf(records, 'frequent-words'), 'lemma'),
    meanings: rowsOf(recordsOf(records, 'meanings'), 'word', 'meanings'),
    synonyms: rowsOf(recordsOf(records, 'synonyms'), 'words'),
    contexts: recordsOf(records, 'contexts').flatMap((record, set) => contextRows(record, set)),
    replacements: pairRows(recordsOf(records, 'replacements'), 'wrong', 'right'),
    choices: pairRows(recordsOf(records, 'choices'), 'borrowed', 'tamil', 'everyday'),
    ...factTables(records),
    passages: recordsOf(records, 'passages').map(passageRow),
    works: rowsOf(recordsOf(records, 'works'), 'id', 'title', 'author', 'source-title', 'url'),
    attributions: rowsOf(
      recordsOf(records, 'attributions'),
      'label',
      'beginnings',
      'works',
      'authors',
      'weak',
      'numbered',
    ),
    sayings: rowsOf(recordsOf(records, 'sayings'), 'saying'),
    popularForms: rowsOf(recordsOf(records, 'popular-forms'), 'work', 'number', 'form'),
    coupletVariants: rowsOf(recordsOf(records, 'couplet-variants'), 'number', 'ours', 'another'),
    coupletRepairs: rowsOf(recordsOf(records, 'couplet-repairs'), 'number', 'wrong', 'right', 'reason').map(
      (row) => row.map(unescaped),
    ),
    ...usageTables(records),
  }
}

/** What goes with what, what means or excludes what, as writers of today use it. */
const usageTables = (records: RecordsByKind) => ({
  caseFrames: rowsOf(recordsOf(records, 'case-frames'), 'verb', 'frames'),
  animalSounds: rowsOf(recordsOf(records, 'animal-sounds'), 'animal', 'verbs'),
  customaryNouns: rowsOf(recordsOf(records, 'customary-nouns'), 'of', 'kind', 'right', 'compound', 'first'),
  setPhrases: rowsOf(recordsOf(records, 'set-phrases'), 'before', 'right', 'after'),
  spokenWords: rowsOf(recordsOf(records, 'spoken-words'), 'spoken', 'written'),
  proverbs: rowsOf(recordsOf(records, 'proverbs'), 'saying'),
  postpositionCases: rowsOf(recordsOf(records, 'postposition-cases'), ...POSTPOSITION_COLUMNS),
  wrongCases: rowsOf(recordsOf(records, 'wrong-cases'), ...WRONG_CASE_COLUMNS),
  opposites: rowsOf(recordsOf(records, 'opposites'), 'one', 'other', 'kind'),
  actions: rowsOf(recordsOf(records, 'actions'), 'words', 'lacked'),
  fields: rowsOf(recordsOf(records, 'fields'), 'words'),
  paraphrases: rowsOf(recordsOf(records, 'paraphrases'), 'words'),
  verdicts: rowsOf(recordsOf(records, 'verdicts'), 'verdict', 'words'),
  singleActs: rowsOf(recordsOf(records, 'single-acts'), 'verbs', 'things'),
  exclusiveStates: rowsOf(recordsOf(records, 'exclusive-states'), ...STATE_COLUMNS),
  collocations: rowsOf(recordsOf(records, 'collocations'), 'word', 'written', 'before', 'after', 'near'),
  hedges: rowsOf(recordsOf(records, 'hedges'), 'kind', 'match', 'words'),
  compoundHeads: rowsOf(recordsOf(records, 'compound-heads'), 'head'),
  dativesBesideObject: rowsOf(recordsOf(records, 'dative-beside-object'), 'verbs', 'dative', 'nouns'),
  oneWordCompounds: rowsOf(recordsOf(records, 'one-word-compounds'), 'first', 'seconds'),
  customaryVerbs: rowsOf(recordsOf(records, 'customary-verbs'), 'nouns', 'right', 'wrong'),
})

/** `replacements/spelling/slips-r.tsv` → `spelling/slips-r`: the rule that a file's pairs belong to. */
function ruleOf(file: string): string {
  return file.slice(file.indexOf('/') + 1, file.lastIndexOf('.'))
}

function pairRows(records: readonly DataRecord[], ...columns: readonly string[]): string[][] {
  return records.map((record) => [ruleOf(record.file), ...columns.map((column) => record.get(column))])
}

const CUES = [
  'of',
  'near',
  'only',
  'before',
  'after',
  'also',
  'also-kinds',
  'near-kinds',
  'before-kinds',
  'clause-before',
] as const

/** A row for each word of a set: the keys below a word are about it. */
function contextRows({ entries }: DataRecord, set: number): string[][] {
  const found: Map<string, string>[] = []
  for (const { name, value } of entries)
    if (name === 'word') found.push(new Map([[name, value]]))
    else found.at(-1)?.set(name, value)
  return found.map((word) => [String(set), ...['word', ...CUES].map((name) => word.get(name) ?? '')])
}

function passageRow(record: DataRecord): string[] {
  return [
    ...['work', 'author', 'number', 'place'].map((field) => record.get(field)),
    record.all('line').join('\n'),
    record.all('variant').join('\n'),
  ]
}

/** `\n` and `\u0ba7` in a repair stand for what no editor shows. */
function unescaped(text: string): string {
  return text
    .replaceAll('\\n', '\n')
    .replace(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
