import { type NounRow, type StemTables, UNINFLECTED_CLASSES } from '@semmai/tamil/building'
import type { DataRecord } from './data-record.ts'
import { auxiliaryList, featuresOf, nounClass } from './engine-names.ts'
import type { RecordsByKind } from './enumerations.ts'
import { suffixRows } from './suffix-groups.ts'
import { recordsOf } from './table-rows.ts'

/** The stems that the analyser inflects, and what it inflects them with. */
export function stemTables(records: RecordsByKind): StemTables {
  return {
    verbs: recordsOf(records, 'verbs').map((record) => ({
      root: record.get('root'),
      participle: record.get('participle'),
      infinitive: record.get('infinitive'),
      pastRelative: record.get('past-relative'),
      future: record.get('future'),
      voice: featuresOf(record, 'voice'),
    })),
    nouns: recordsOf(records, 'nouns').map(nounRow),
    names: recordsOf(records, 'names').map(nounRow),
    regionalNouns: [
      ...recordsOf(records, 'regional-nouns').map((record) => record.get('lemma')),
      ...recordsOf(records, 'customary-nouns').map((record) => record.get('compound')),
    ],
    rareNouns: recordsOf(records, 'rare-nouns').map((record) => record.get('lemma')),
    uninflected: recordsOf(records, 'uninflected').flatMap((record) => {
      const found = UNINFLECTED_CLASSES.find((name) => name === record.get('class'))
      return found === undefined ? [] : [{ word: record.get('word'), class: found }]
    }),
    pronouns: recordsOf(records, 'pronouns').map((record) => ({
      lemma: record.get('lemma'),
      oblique: record.get('oblique'),
      dative: record.get('dative'),
      features: featuresOf(record, 'features'),
    })),
    numerals: recordsOf(records, 'numerals').map((record) => ({
      lemma: record.get('lemma'),
      oblique: record.get('oblique'),
      attributive: record.list('attributive'),
    })),
    suffixes: suffixRows(recordsOf(records, 'suffixes')),
    auxiliaries: recordsOf(records, 'auxiliaries').flatMap((record) => {
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
