export { FINAL_PULLI } from '../data/automaton.ts'
export { FACT_PROPERTIES, MEASURE_UNITS, NAME_KINDS } from '../knowledge/facts/fact-record.ts'
export { CASES, FEATURES, type Feature, isFeature } from '../words/analysis.ts'
export { WANTED_CASES } from '../words/case-forms.ts'
export { CASE_FRAMES } from '../words/case-frames.ts'
export { kindOfTypo, kindWithin } from '../words/confusions/confusion-kind.ts'
export { CUSTOMARY_NOUN_KINDS } from '../words/customs.ts'
export { DATIVES_BESIDE_OBJECT } from '../words/dative-beside-object.ts'
export { AUXILIARY_LISTS, type AuxiliaryList, SUFFIX_LISTS, type SuffixList } from '../words/ending-lists.ts'
export { WEIGHT_NAMES } from '../words/error-model/open-model.ts'
export { NOUN_CLASSES, type NounClass } from '../words/noun-class.ts'
export { nounForms } from '../words/noun-forms.ts'
export { NOUNS_IN_CASE } from '../words/noun-in-case.ts'
export { AROUND, NOUNS_BEFORE } from '../words/postposition-cases.ts'
export { verbOfStem } from '../words/verb-forms.ts'
export { BESIDE, WRONG_IN_CASE } from '../words/wrong-cases.ts'
export type { Sha256 } from './binary-writer.ts'
export { buildFrequencies } from './frequency-builder.ts'
export { buildLanguageData } from './language-builder.ts'
export {
  type LanguageTables,
  type NounRow,
  type PlainTables,
  type StemTables,
  type SuffixRow,
  UNINFLECTED_CLASSES,
  type UninflectedClass,
} from './language-tables.ts'
export { openAnalyser, type ReadWord } from './open-analyser.ts'
export { buildSpelling, type SpellingSections } from './speller-builder.ts'
