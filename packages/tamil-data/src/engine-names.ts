import {
  AUXILIARY_LISTS,
  type AuxiliaryList,
  type Feature,
  isFeature,
  NOUN_CLASSES,
  type NounClass,
  SUFFIX_LISTS,
  type SuffixList,
} from '@semmai/tamil/building'
import type { DataRecord } from './data-record.ts'

/** The features of a cell. */
export function featuresOf(record: DataRecord, field: string): Feature[] {
  return record.list(field).filter(isFeature)
}

/** The class of nouns of this name; a thing where there is none. */
export function nounClass(name: string): NounClass {
  return NOUN_CLASSES.find((one) => one === name) ?? 'thing'
}

/** The list of auxiliaries of this name. */
export function auxiliaryList(name: string): AuxiliaryList | undefined {
  return AUXILIARY_LISTS.find((one) => one === name)
}

/** The list of suffixes or auxiliaries of this name. */
export function endingList(name: string): SuffixList | AuxiliaryList | undefined {
  return SUFFIX_LISTS.find((one) => one === name) ?? auxiliaryList(name)
}
