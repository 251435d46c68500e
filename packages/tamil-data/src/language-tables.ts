import {
  AUXILIARY_LISTS,
  type AuxiliaryList,
  type Feature,
  isFeature,
  type LanguageTables,
  NOUN_CLASSES,
  type NounClass,
  type NounRow,
  type PlainTables,
  type StemTables,
  SUFFIX_LISTS,
  type SuffixList,
  UNINFLECTED_CLASSES,
} from '@semmai/tamil/building'
import { type DataRecord, partsOf } from './data-record.ts'
import type { RecordsByKind } from './enumerations.ts'
import { suffixRows } from './suffix-groups.ts'

/** What the builder takes, out of records that have passed all checks. */
export function languageTables(records: RecordsByKind, words: readonly string[]): LanguageTables {
  return { stems: stemTables(records), words, plain: plainTables(records) }
}

const of = (records: RecordsByKind, kind: string): readonly DataRecord[] => records.get(kind) ?? []

/** The features of a cell. */
export function featuresOf(record: DataRecord, field: string): Feature[] {
  return record.list(field).filter(isFeature)
}

function stemTables(records: RecordsByKind): StemTables {
  return {
    verbs: of(records, 'verbs').map((record) => ({
      root: record.get('root'),
      participle: record.get('participle'),
      infinitive: record.get('infinitive'),
      pastRelative: record.get('past-relative'),
      future: record.get('future'),
      voice: featuresOf(record, 'voice'),
    })),
    nouns: of(records, 'nouns').map(nounRow),
    names: of(records, 'names').map(nounRow),
    regionalNouns: [
      ...of(records, 'regional-nouns').map((record) => record.get('lemma')),
      ...of(records, 'customary-nouns').map((record) => record.get('compound')),
    ],
    rareNouns: of(records, 'rare-nouns').map((record) => record.get('lemma')),
    uninflected: of(records, 'uninflected').flatMap((record) => {
      const found = UNINFLECTED_CLASSES.find((name) => name === record.get('class'))
      return found === undefined ? [] : [{ word: record.get('word'), class: found }]
    }),
    pronouns: of(records, 'pronouns').map((record) => ({
      lemma: record.get('lemma'),
      oblique: record.get('oblique'),
      dative: record.get('dative'),
      features: featuresOf(record, 'features'),
    })),
    numerals: of(records, 'numerals').map((record) => ({
      lemma: record.get('lemma'),
      oblique: record.get('oblique'),
      attributive: record.list('attributive'),
    })),
    suffixes: suffixRows(of(records, 'suffixes')),
    auxiliaries: of(records, 'auxiliaries').flatMap((record) => {
      const list = auxiliaryList(record.get('list'))
      return list === undefined ? [] : [{ list, root: record.get('root') }]
    }),
  }
}

function nounRow(record: DataRecord): NounRow {
  return {
    lemma: record.get('lemma'),
    class: nounClass(record.get('class')),
    oblique: record.get('oblique'),
    second: record.get('second') === 'yes',
  }
}

function nounClass(name: string): NounClass {
  return NOUN_CLASSES.find((one) => one === name) ?? 'thing'
}

function auxiliaryList(name: string): AuxiliaryList | undefined {
  return AUXILIARY_LISTS.find((one) => one === name)
}

/** The list of suffixes or auxiliaries of this name. */
export function endingList(name: string): SuffixList | AuxiliaryList | undefined {
  return SUFFIX_LISTS.find((one) => one === name) ?? auxiliaryList(name)
}

/** Rows of the fields as they stand. */
function rows(records: readonly DataRecord[], ...fields: string[]): string[][] {
  return records.map((record) => fields.map((field) => record.get(field)))
}

const POSTPOSITION_COLUMNS = ['postpositions', 'wrong', 'nouns', 'only', 'around', 'wanted'] as const
const WRONG_CASE_COLUMNS = ['verbs', 'passive', 'wrong', 'nouns', 'only', 'beside', 'wanted'] as const

function plainTables(records: RecordsByKind): PlainTables {
  const loans = of(records, 'nouns').filter((record) => record.get('origin') === 'loan')
  return {
    verbs: rows(of(records, 'verbs'), 'root', 'participle', 'infinitive', 'past-relative', 'future'),
    pronouns: rows(of(records, 'pronouns'), 'lemma', 'oblique', 'dative'),
    loans: rows(loans, 'lemma'),
    frequentWords: rows(of(records, 'frequent-words'), 'lemma'),
    meanings: rows(of(records, 'meanings'), 'word', 'meanings'),
    synonyms: rows(of(records, 'synonyms'), 'words'),
    contexts: of(records, 'contexts').flatMap((record, set) => contextRows(record, set)),
    replacements: pairRows(of(records, 'replacements'), 'wrong', 'right'),
    choices: pairRows(of(records, 'choices'), 'borrowed', 'tamil', 'everyday'),
    ...factTables(records),
    passages: of(records, 'passages').map(passageRow),
    works: rows(of(records, 'works'), 'id', 'title', 'author', 'source-title', 'url'),
    attributions: rows(
      of(records, 'attributions'),
      'label',
      'beginnings',
      'works',
      'authors',
      'weak',
      'numbered',
    ),
    sayings: rows(of(records, 'sayings'), 'saying'),
    popularForms: rows(of(records, 'popular-forms'), 'work', 'number', 'form'),
    coupletVariants: rows(of(records, 'couplet-variants'), 'number', 'ours', 'another'),
    coupletRepairs: rows(of(records, 'couplet-repairs'), 'number', 'wrong', 'right', 'reason').map((row) =>
      row.map(unescaped),
    ),
    caseFrames: rows(of(records, 'case-frames'), 'verb', 'frames'),
    animalSounds: rows(of(records, 'animal-sounds'), 'animal', 'verbs'),
    customaryNouns: rows(of(records, 'customary-nouns'), 'of', 'kind', 'right', 'compound', 'first'),
    setPhrases: rows(of(records, 'set-phrases'), 'before', 'right', 'after'),
    spokenWords: rows(of(records, 'spoken-words'), 'spoken', 'written'),
    proverbs: rows(of(records, 'proverbs'), 'saying'),
    postpositionCases: rows(of(records, 'postposition-cases'), ...POSTPOSITION_COLUMNS),
    wrongCases: rows(of(records, 'wrong-cases'), ...WRONG_CASE_COLUMNS),
    opposites: rows(of(records, 'opposites'), 'one', 'other', 'kind'),
    actions: rows(of(records, 'actions'), 'words', 'lacked'),
    fields: rows(of(records, 'fields'), 'words'),
    paraphrases: rows(of(records, 'paraphrases'), 'words'),
    verdicts: rows(of(records, 'verdicts'), 'verdict', 'words'),
    singleActs: rows(of(records, 'single-acts'), 'verbs', 'things'),
    collocations: rows(of(records, 'collocations'), 'word', 'written', 'before', 'after', 'near'),
    hedges: rows(of(records, 'hedges'), 'kind', 'match', 'words'),
    compoundHeads: rows(of(records, 'compound-heads'), 'head'),
    dativesBesideObject: rows(of(records, 'dative-beside-object'), 'verbs', 'dative', 'nouns'),
    oneWordCompounds: rows(of(records, 'one-word-compounds'), 'first', 'seconds'),
    customaryVerbs: rows(of(records, 'customary-verbs'), 'nouns', 'right', 'wrong'),
  }
}

type FactTables = Pick<PlainTables, 'facts' | 'factNames' | 'factPages' | 'factTies' | 'factRelations'>

function factTables(records: RecordsByKind): FactTables {
  const [cues, same] = [cueWordings(records), sameWordings(records)]
  return {
    facts: bySimilarity(of(records, 'facts').map((record) => factRow(record, cues, same))),
    factNames: of(records, 'fact-names').map((record) => [
      record.get('kind'),
      [record.get('name'), ...record.list('also')].join('; '),
    ]),
    factPages: rows(of(records, 'fact-pages'), 'id', 'title', 'url', 'read'),
    factTies: rows(of(records, 'fact-ties'), 'name', 'beginnings'),
    factRelations: rows(of(records, 'fact-relations'), 'property', 'beginnings'),
  }
}

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

/** The wordings of every named cue. */
export function cueWordings(records: RecordsByKind): ReadonlyMap<string, string> {
  return new Map(
    of(records, 'fact-cues').map((record) => [`{${record.get('name')}}`, record.get('wordings')]),
  )
}

/** The cue groups of a fact, named ones resolved; a wording that two names share stands once. */
export function cueGroups(record: DataRecord, wordings: ReadonlyMap<string, string>): string[] {
  return record
    .all('cue')
    .map((cue) =>
      [...new Set(partsOf(cue).flatMap((part) => partsOf(wordings.get(part) ?? part)))].join('; '),
    )
}

/** For each word the words that say the same. */
function sameWordings(records: RecordsByKind): ReadonlyMap<string, readonly string[]> {
  return new Map(
    of(records, 'fact-wordings').flatMap((record) => {
      const same = record.list('wordings')
      return same.map((wording) => [wording, same] as const)
    }),
  )
}

/** A cue group with the words that say the same as its first wording, or as one word of it: `பழமையான நூல்`, `தொன்மையான நூல்`. */
function withSameWordings(group: string, same: ReadonlyMap<string, readonly string[]>): string {
  const wordings = partsOf(group)
  const [first = ''] = wordings
  const words = first.split(' ')
  const more = words.flatMap((word, i) =>
    (same.get(word) ?? []).map((other) => words.with(i, other).join(' ')),
  )
  return [...new Set([...wordings, ...(same.get(first) ?? []), ...more])].join('; ')
}

/** Rows that say the same of other subjects stand together: so the table packs smallest. */
const bySimilarity = (rows: readonly string[][]) =>
  rows
    .map((row) => ({ row, key: [row[0], row[2], row[5], row[1]].join('\t') }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ row }) => row)

function factRow(
  record: DataRecord,
  wordings: ReadonlyMap<string, string>,
  same: ReadonlyMap<string, readonly string[]>,
): string[] {
  const cues = cueGroups(record, wordings).map((group) => withSameWordings(group, same))
  const said = [record.get('property'), record.get('subject'), cues.join(' + ')]
  const source = record.get('source')
  if (record.get('kind') !== '')
    return [...said, 'name', record.get('value'), record.get('kind'), record.get('disputed'), source]
  if (record.get('count') !== '')
    return [...said, 'number', record.get('count'), record.get('of'), '', source]
  if (record.get('measure') !== '') {
    const [amount = '', unit = ''] = record.get('measure').split(' ')
    return [...said, 'measure', amount, unit, record.get('tolerance'), source]
  }
  if (record.get('date') !== '')
    return [...said, 'date', record.get('date'), '', record.get('disputed'), source]
  return [...said, 'century', record.get('century'), '', '', source]
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
