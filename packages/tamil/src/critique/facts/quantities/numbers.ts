import { toPhonemes } from '../../../words/phonemes.ts'
import { caseOfUnit, inflectionOf } from '../names/name-inflection.ts'
import { type Unit, unitWorded } from '../names/sentence-units.ts'
import { BY_PHONEMES, compoundWord, MULTIPLIERS, numberWord } from './number-words.ts'

/** What a writer says of a number's exactness. */
export type Bound = 'exact' | 'about' | 'at-least' | 'at-most'

/** A number in digits or words: units `[from, to)`. */
export interface Quantity {
  readonly value: number
  readonly bound: Bound
  readonly from: number
  readonly to: number
  /** Written in words (`நானூறு`), not in digits. */
  readonly inWords: boolean
}

const ABOUT = new Set(['சுமார்', 'ஏறத்தாழ', 'ஏறக்குறைய', 'கிட்டத்தட்ட', 'தோராயமாக', 'கிட்டத்தட்டு', 'உத்தேசமாக'])
const AT_LEAST_BEFORE = new Set(['குறைந்தது', 'குறைந்தபட்சம்', 'குறைந்த'])
const MORE_AFTER =
  /^(?:மேற்பட்ட|மேலான|மேலாக|மேல்|மேலும்|அதிகமான|அதிகமாக|கூடுதலான|கூடுதலாக|மிகுதியான|மேற்பட்டோர்|மேற்பட்டவர்கள்|மேற்பட்டவை|மேற்பட்டது|மேற்பட்டன)$/u
const LESS_AFTER = /^(?:குறைவான|குறைவாக|குறைந்த|உட்பட்ட|கீழ்)/u

/** The numbers of a sentence by the units at which they begin, as far as it has been asked for them: many ask. */
const KNOWN = new WeakMap<readonly Unit[], Map<number, Quantity | undefined>>()

/** The number that begins at a unit. */
export function quantityAt(units: readonly Unit[], from: number): Quantity | undefined {
  let known = KNOWN.get(units)
  if (known === undefined) {
    known = new Map()
    KNOWN.set(units, known)
  }
  let quantity = known.get(from)
  if (quantity === undefined && !known.has(from)) {
    quantity = readQuantity(units, from)
    known.set(from, quantity)
  }
  return quantity
}

function readQuantity(units: readonly Unit[], from: number): Quantity | undefined {
  const first = units[from]
  if (first === undefined || isLikeNumeral(first) || isOneOf(units, from)) return undefined
  const found =
    first.kind === 'number'
      ? digitsAt(units, from)
      : first.kind === 'word'
        ? cardinalAt(units, from)
        : undefined
  if (found === undefined) return undefined
  return { ...found, from, bound: boundOf(units, from, found.to), inWords: first.kind === 'word' }
}

/** `நூல்களுள் ஒன்று`, `நாடுகளில் ஒன்றான`: one of several, which counts nothing. */
const isOneOf = (units: readonly Unit[], at: number) =>
  isOne(units[at]) && /(?:ுள்|களில்|ற்றில்)$/u.test(units[at - 1]?.bare ?? '')

const isOne = unitWorded(/^ஒன்[றாு]/u)

/** ஏழை is poor, ஆற்றின் of a river. */
const isLikeNumeral = unitWorded(/^(?:ஏழை|ஆற்ற)/u)

function boundOf(units: readonly Unit[], from: number, to: number): Bound {
  const before = units[from - 1]?.bare ?? ''
  const last = units[to - 1]?.bare ?? ''
  const after = units[to]?.bare ?? ''
  const further = units[to + 1]?.bare ?? ''
  const dative = /க்கும்?$/u.test(last)
    ? after
    : /^-?க்கும்?$/u.test(after) || /க்கும்?$/u.test(after)
      ? further
      : ''
  if (MORE_AFTER.test(dative)) return 'at-least'
  if (LESS_AFTER.test(dative)) return 'at-most'
  if (AT_LEAST_BEFORE.has(before)) return 'at-least'
  return ABOUT.has(before) ? 'about' : 'exact'
}

/** Reads digits with Indian or Western commas; undefined for times, dates and fractions. */
export function readDigits(text: string): number | undefined {
  if (!/^\d[\d,]*(?:\.\d+)?$/.test(text)) return undefined
  if (text.includes(',') && !/^\d{1,3}(?:,\d{2,3})*(?:,\d{3})(?:\.\d+)?$/.test(text)) return undefined
  return Number(text.replaceAll(',', ''))
}

function digitsAt(units: readonly Unit[], from: number): { value: number; to: number } | undefined {
  let value = readDigits(units[from]?.text ?? '')
  if (value === undefined) return undefined
  let to = from + 1
  for (;;) {
    const multiplier = MULTIPLIER_WORDS.get(units[to]?.bare ?? '') ?? multiplierOf(units[to])
    if (multiplier === undefined) return { value, to }
    value *= multiplier
    to++
  }
}

const MULTIPLIER_WORDS = new Map([
  ['ஆயிரம்', 1000],
  ['லட்சம்', 100_000],
  ['இலட்சம்', 100_000],
  ['கோடி', 10_000_000],
  ['மில்லியன்', 1_000_000],
  ['பில்லியன்', 1_000_000_000],
])
const MULTIPLIER_FORMS = [...MULTIPLIER_WORDS].map(([word, value]) => ({ value, forms: inflectionOf(word) }))

function multiplierOf(unit: Unit | undefined): number | undefined {
  if (unit === undefined || !/^(?:ஆயிர|இ?லட்ச|கோடி|மில்லிய|பில்லிய)/u.test(unit.bare)) return undefined
  return MULTIPLIER_FORMS.find(({ forms }) => caseOfUnit(unit, forms))?.value
}

/** The number in words that begins at a unit: `நூற்று இருபது`, `ஆயிரத்து எண்ணூற்று ஐந்தில்`. */
export function cardinalAt(
  units: readonly Unit[],
  from: number,
): { readonly value: number; readonly to: number } | undefined {
  let total = 0
  let current = 0
  let lastValue = Number.POSITIVE_INFINITY
  let joining = true
  let complete = false
  let to = from
  for (; to < units.length; to++) {
    const atom = numberWord(units[to])
    if (atom === undefined) break
    const multiplies = MULTIPLIERS.has(atom.value) && current > 0
    if (to > from && !joining && !multiplies) break
    if (!multiplies && atom.value >= lastValue) break
    if (multiplies) {
      total += current * atom.value
      current = 0
    } else current += atom.value
    if (MULTIPLIERS.has(atom.value)) {
      total += current
      current = 0
    }
    lastValue = atom.value
    joining = atom.joins
    complete = !atom.joins
    if (atom.inflected) {
      to++
      break
    }
  }
  return to > from && complete ? { value: total + current, to } : undefined
}

const FIRST = new Set(['முதல்', 'முதலாம்', 'முதலாவது'])
const ORDINAL = /ா(?:ம்|வது)$/u
const mayBeOrdinal = unitWorded(/^முதல்$|ா(?:ம்|வது)$/u)
const ORDINAL_ENDINGS = ['ஆம்', 'ஆவது'].map(toPhonemes)

/** இரண்டாம், இரண்டாவது → 2; நூற்றிருபதாம் → 120. */
export function ordinalOf(word: string): number | undefined {
  if (FIRST.has(word)) return 1
  if (!ORDINAL.test(word)) return undefined
  const phonemes = toPhonemes(word)
  const ending = ORDINAL_ENDINGS.find((one) => phonemes.endsWith(one)) ?? ''
  const stem = phonemes.slice(0, -ending.length)
  for (const cardinal of [`${stem}உ`, stem]) {
    const found = BY_PHONEMES.get(cardinal) ?? compoundWord(cardinal)
    if (found !== undefined && !found.joins) return found.value
  }
  return undefined
}

/** The ordinal in words that begins at a unit: `ஆயிரத்து எண்ணூற்று எண்பத்திரண்டாம்`. */
export function ordinalAt(
  units: readonly Unit[],
  from: number,
): { readonly value: number; readonly to: number } | undefined {
  let value = 0
  let last = Number.POSITIVE_INFINITY
  for (let at = from; at < units.length && at < from + LONGEST; at++) {
    const unit = units[at]
    if (unit?.kind !== 'word') return undefined
    const ordinal = mayBeOrdinal(unit) ? ordinalOf(unit.bare) : undefined
    if (ordinal !== undefined) return ordinal < last ? { value: value + ordinal, to: at + 1 } : undefined
    const part = numberWord(unit)
    if (part === undefined || !part.joins || part.value >= last) return undefined
    value += part.value
    last = part.value
  }
  return undefined
}
/** Words of a number at most: thousands, hundreds, tens, ones. */
const LONGEST = 4

/** Whether a quantity as the writer bounds it agrees with the true amount. */
export function agreesWithBound({ value, bound }: Quantity, amount: number, tolerance: number): boolean {
  const margin = Math.abs(amount) * tolerance
  switch (bound) {
    case 'exact':
      return Math.abs(value - amount) <= margin
    case 'about':
      return Math.abs(value - amount) <= Math.max(margin, Math.abs(amount) * 0.1)
    case 'at-least':
      return value <= amount + margin
    case 'at-most':
      return value >= amount - margin
  }
}
