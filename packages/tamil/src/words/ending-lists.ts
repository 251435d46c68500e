/** Lists of endings by the form of a stem that they follow; what stands in them is data (suffixes/suffixes.tsv). */
export const SUFFIX_LISTS = [
  'nominative',
  'bare',
  'clitic',
  'before',
  'plural',
  'pluralBase',
  'case',
  'glide',
  'dativeBare',
  'oblique',
  'that',
  'past',
  'pastOnI',
  'present',
  'future',
  'agent',
  'infinitive',
  'relative',
  'oldNegative',
  'root',
  'rootVowel',
  'action',
  'actionVowel',
  'actionDative',
  'actionPlural',
  'optative',
  'participle',
  'participleVowel',
  'participleDoubling',
  'causative',
  'adjectival',
] as const
export type SuffixList = (typeof SUFFIX_LISTS)[number]

/** Lists of auxiliary verbs by the form of the main verb that they follow; they inflect as verbs do. */
export const AUXILIARY_LISTS = [
  'auxParticiple',
  'auxVowel',
  'auxInto',
  'auxPassive',
  'auxMake',
  'auxPut',
  'auxInfinitive',
  'auxCausative',
] as const
export type AuxiliaryList = (typeof AUXILIARY_LISTS)[number]

/** All trees of the morphology: of stems, of endings and auxiliaries, of the endings of nouns spelt backwards. */
export const TREE_NAMES = [
  'stems',
  ...SUFFIX_LISTS,
  ...AUXILIARY_LISTS,
  'afterOblique',
  'afterPluralBase',
] as const
export type TreeName = (typeof TREE_NAMES)[number]

/** The root of every tree. */
export type Trees = Readonly<Record<TreeName, number>>
