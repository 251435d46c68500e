import { didYouMean } from './similar.ts'

/** What is wrong with a value, and what to do; undefined when nothing is. */
export type ValueProblem = { readonly message: string; readonly fix: string } | undefined

/** Names that a value may be, by the name of the type: features, classes, sources, works. */
export type Enumerations = ReadonlyMap<string, readonly string[]>

/** A cluster: a vowel, or a consonant with or without a sign; ஃ before a consonant or by itself. */
const TAMIL_WORD = /^(?:[அ-ஔஃ]|[க-ஹ][ா-்]?)+$/u
const TAMIL_PHRASE = /^(?:[அ-ஔஃ]|[க-ஹ][ா-்]?|[0-9.,'’‘()\-–]|(?<=\S) (?=\S))+$/u
const TAMIL_ENDING = /^(?:(?:[அ-ஔஃ]|[க-ஹ][ா-்]?)+\+)?(?:(?:[அ-ஔஃ]|[க-ஹ][ா-்]?)*|\{[a-z-]+\})$/u
const REPLACEMENT = /^(?:[அ-ஔஃ]|[க-ஹ][ா-்]?|(?<=\S) (?=\S)|[ா-ௗ])+…?$/u
const FACT_SOURCE = /^(?:en|ta):\S.*$/u
const CUE_NAME = /^\{([a-z-]+)\}$/
const MEASURE = /^(-?\d+(?:\.\d+)?) (\S+)$/
const VARIANT = /^.+ → .+$/u
/** H₂O, NaCl. */
const FORMULA = /^(?:[A-Z][a-z]?[0-9₀-₉]*)+$/u
const DATE = /^(?:-?\d{1,4}|-)(?:-(?:0[1-9]|1[0-2]))?(?:-(?:0[1-9]|[12]\d|3[01]))?$/
const INTEGER = /^-?\d+$/
const URL = /^https:\/\/\S+$/

const badWord = (value: string) =>
  /[A-Za-z]/.test(value)
    ? 'Write it in Tamil letters.'
    : 'Look for a vowel sign without a consonant, two signs in a row, or a stray space.'

const matches =
  (pattern: RegExp, what: string, fix: string | ((value: string) => string)) =>
  (value: string): ValueProblem =>
    pattern.test(value)
      ? undefined
      : { message: `‘${value}’ is no ${what}.`, fix: typeof fix === 'string' ? fix : fix(value) }

const checkPhrase = matches(TAMIL_PHRASE, 'Tamil phrase', badWord)
const checkName = (value: string) => (FORMULA.test(value) ? undefined : checkPhrase(value))

/** Types whose values have a form. */
const VALUE_TYPES: ReadonlyMap<string, (value: string) => ValueProblem> = new Map(
  Object.entries({
    text: () => undefined,
    word: matches(TAMIL_WORD, 'Tamil word', badWord),
    phrase: checkPhrase,
    name: checkName,
    'name-or-date': (value) => (DATE.test(value) ? undefined : checkName(value)),
    ending: matches(TAMIL_ENDING, 'ending', badWord),
    date: matches(
      DATE,
      'date',
      'Write 1947-08-15, 1947-08, 1947, --08-15 for a day of every year, -300 for 300 BCE.',
    ),
    integer: matches(INTEGER, 'whole number', 'Write digits only.'),
    url: matches(URL, 'address', 'Write an address that begins with https://, without spaces.'),
    decimal: matches(/^-?\d+(?:\.\d+)?$/, 'number', 'Write digits, with a point before decimals.'),
    share: matches(/^0(?:\.\d+)?$/, 'share', 'Write a number from 0 to 0.99: 0.05 is five in a hundred.'),
    couplet: matches(
      /^(?:0\d{3}|1[0-2]\d\d|13[0-2]\d|1330)$/,
      'number of a couplet',
      'Write four digits, 0001 to 1330.',
    ),
    identifier: matches(/^[a-z][a-z0-9-]*$/, 'name', 'Write small Latin letters, digits and hyphens.'),
    replacement: matches(REPLACEMENT, 'Tamil word', badWord),
    variant: matches(VARIANT, 'reading', 'Write `ours → another`, with spaces around the arrow.'),
    yes: matches(/^yes$/, 'mark', 'Write `yes`, or leave it empty.'),
    no: matches(/^no$/, 'mark', 'Write `no`, or leave it empty.'),
  }),
)

/** Checks a value of a type; a type that is no form is an enumeration. */
export function checkValue(value: string, type: string, enumerations: Enumerations): ValueProblem {
  const form = VALUE_TYPES.get(type)
  if (form !== undefined) return form(value)
  if (type === 'cue') {
    const name = CUE_NAME.exec(value)?.[1]
    return name === undefined ? checkPhrase(value) : checkValue(name, 'cue-name', enumerations)
  }
  if (type === 'fact-source')
    return FACT_SOURCE.test(value) ? undefined : checkValue(value, 'fact-page', enumerations)
  if (type === 'measure') {
    const unit = MEASURE.exec(value)?.[2]
    if (unit !== undefined) return checkValue(unit, 'unit', enumerations)
    return { message: `‘${value}’ is no quantity.`, fix: 'Write a number, one space, a unit: 8848.86 metre.' }
  }
  const names = enumerations.get(type) ?? []
  if (names.includes(value)) return undefined
  const some = names.length <= 16 ? ` One of: ${names.join(', ')}.` : ''
  return {
    message: `Unknown ${type} ‘${value}’.${didYouMean(value, names)}`,
    fix: `Write a known ${type}.${some}`,
  }
}
