/**
 * What a noun names, as far as grammar and the rules care.
 *
 * Rational (உயர்திணை): `male`, `female`, `person`, `people`, `kinMale`, `kinFemale`, `kin`, `deity`, and the
 * personal names. `person` has one form for both genders and takes the honorific (ஆசிரியர் வந்தார்); `people`
 * is plural by meaning (மக்கள் வந்தனர்). Everything else is irrational (அஃறிணை), `group` too (குழு வந்தது).
 */
export const NOUN_CLASSES = [
  'male',
  'female',
  'person',
  'people',
  'kinMale',
  'kinFemale',
  'kin',
  'deity',
  'group',
  'animal',
  'plant',
  'body',
  'food',
  'thing',
  'mass',
  'nature',
  'place',
  'position',
  'time',
  'event',
  'unit',
  'abstract',
  'action',
  'language',
] as const
export type NounClass = (typeof NOUN_CLASSES)[number]

/** One human being, whoever that is. */
export const PERSON_CLASSES = ['person', 'male', 'female'] as const satisfies readonly NounClass[]

/** Relatives. */
export const KIN_CLASSES = ['kin', 'kinMale', 'kinFemale'] as const satisfies readonly NounClass[]
