/**
 * What a noun names, as far as grammar and the rules care.
 *
 * Rational (உயர்திணை): `male`, `female`, `person`, `people`, `kinMale`, `kinFemale`, `kin`, `deity`, and the
 * personal names. `person` has one form for both genders and takes the honorific (ஆசிரியர் வந்தார்); `people`
 * is plural by meaning (மக்கள் வந்தனர்). Everything else is irrational (அஃறிணை), `group` too (குழு வந்தது).
 */
export type NounClass =
  | 'male'
  | 'female'
  | 'person'
  | 'people'
  | 'kinMale'
  | 'kinFemale'
  | 'kin'
  | 'deity'
  | 'group'
  | 'animal'
  | 'plant'
  | 'body'
  | 'food'
  | 'thing'
  | 'mass'
  | 'nature'
  | 'place'
  | 'position'
  | 'time'
  | 'event'
  | 'unit'
  | 'abstract'
  | 'action'
  | 'language'

/**
 * Stems of each class, separated by white space; `word=oblique` where the oblique stem does not follow from
 * the ending: கோளாறு=கோளாறு (கோளாறை, not கோளாற்றை), சாது=சாதுவ் (சாதுவை: the உ stays).
 */
export type NounStems = Readonly<Partial<Record<NounClass, string>>>
