import {
  AROUND,
  AUXILIARY_LISTS,
  BESIDE,
  CASE_FRAMES,
  CASES,
  CUSTOMARY_NOUN_KINDS,
  DATIVES_BESIDE_OBJECT,
  FACT_PROPERTIES,
  FEATURES,
  MEASURE_UNITS,
  NAME_KINDS,
  NOUN_CLASSES,
  NOUNS_BEFORE,
  NOUNS_IN_CASE,
  SUFFIX_LISTS,
  UNINFLECTED_CLASSES,
  WANTED_CASES,
  WEIGHT_NAMES,
  WRONG_IN_CASE,
} from '@semmai/tamil/building'
import type { DataRecord } from './data-record.ts'
import type { Enumerations } from './values.ts'

/** The records of every kind. */
export type RecordsByKind = ReadonlyMap<string, readonly DataRecord[]>

/** Names that fields may hold: those that the engine knows, and those that other records define. */
export function enumerationsOf(records: RecordsByKind): Enumerations {
  const ids = (kind: string, field = 'id') => (records.get(kind) ?? []).map((record) => record.get(field))
  const groups = (records.get('suffixes') ?? [])
    .map((record) => record.get('list'))
    .filter((list) => list.startsWith('{'))
  return new Map<string, readonly string[]>([
    ['feature', FEATURES],
    ['noun-class', NOUN_CLASSES],
    ['uninflected-class', UNINFLECTED_CLASSES],
    ['case', CASES],
    ['case-frame', CASE_FRAMES],
    ['wrong-in-case', WRONG_IN_CASE],
    ['wanted-case', WANTED_CASES],
    ['noun-in-case', NOUNS_IN_CASE],
    ['beside', BESIDE],
    ['dative-beside-object', DATIVES_BESIDE_OBJECT],
    ['noun-before', NOUNS_BEFORE],
    ['around', AROUND],
    ['customary-noun-kind', CUSTOMARY_NOUN_KINDS],
    ['participle', ids('verbs', 'participle')],
    ['voice', ['transitive', 'intransitive']],
    ['origin', ['loan']],
    ['confusion-kind', ['l', 'r', 'n', 'length']],
    ['repair-reason', ['code-point', 'letters', 'word', 'spacing']],
    ['list-or-group', [...SUFFIX_LISTS, ...groups]],
    ['ending-list', [...SUFFIX_LISTS, ...AUXILIARY_LISTS]],
    ['auxiliary-list', AUXILIARY_LISTS],
    ['property', FACT_PROPERTIES],
    ['name-kind', NAME_KINDS],
    ['unit', MEASURE_UNITS],
    ['weight-name', WEIGHT_NAMES],
    ['source', ids('sources')],
    ['fact-page', ids('fact-pages')],
    ['cue-name', ids('fact-cues', 'name')],
    ['work', ids('works')],
  ])
}
