import type { CalendarDate } from '../../../knowledge/facts/fact-record.ts'
import { MONTH_NAMES } from '../../../words/months.ts'
import { caseOfUnit, inflectionOf } from '../names/name-inflection.ts'
import type { Unit } from '../names/sentence-units.ts'
import { numberWord } from './number-words.ts'
import { cardinalAt, ordinalAt, ordinalOf, readDigits } from './numbers.ts'

/** A date or a year in a sentence: units `[from, to)`. */
export interface DateMention {
  readonly date: CalendarDate
  readonly from: number
  readonly to: number
  /** Begins or ends a stretch of time: `1947 முதல்`, `1950 வரை`, `1869–1948`, `பின்`, `முன்`. */
  readonly isBound: boolean
}

/** A century in a sentence; negative before Christ. */
export interface CenturyMention {
  readonly century: number
  readonly from: number
  readonly to: number
}

const MONTH_FORMS = MONTH_NAMES.flatMap((names, i) =>
  names.map((name) => ({ month: i + 1, forms: inflectionOf(name), beginning: name.slice(0, 2) })),
)

const ORDINAL = new Set(['ஆம்', 'ம்', 'ஆவது', 'வது'])
const YEAR_WORD = /^(?:ஆண்டு|ஆண்டி|ஆண்டை|ஆண்டா|வருடம்|வருடத்|வருஷ)/u
const DAY_WORD = /^(?:நாள்|நாளில்|நாளன்று|நாளை|தேதி|திகதி|அன்று)/u
const FILLER = new Set([',', '-', '–', 'மாதம்', 'மாதத்தில்', 'ஆம்', 'ம்', 'ஆவது'])
const LOCATIVE = new Set(['இல்', 'ல்', 'இலேயே', 'லேயே', 'இலே', 'இல்தான்', 'ல்தான்', 'இலேதான்', 'லேதான்'])
const BOUND_AFTER =
  /^(?:முதல்|வரை|வரையில்|வரையிலும்|தொடங்கி|இருந்து|லிருந்து|இலிருந்து|பின்|பிறகு|பின்னர்|முன்|முன்பு|முன்னர்|க்கு|க்குப்|க்குள்|க்கும்|களில்|கள்|களின்|களிலிருந்து|இலிருந்தே)$/u
const CENTURY = /^நூற்றாண்ட/u

const MONTHS_BY_BEGINNING = new Map<string, typeof MONTH_FORMS>()
for (const entry of MONTH_FORMS)
  MONTHS_BY_BEGINNING.set(entry.beginning, [...(MONTHS_BY_BEGINNING.get(entry.beginning) ?? []), entry])

/** The month that a word names in any case. */
function monthOf(unit: Unit | undefined): number | undefined {
  if (unit?.kind !== 'word') return undefined
  return MONTHS_BY_BEGINNING.get(unit.bare.slice(0, 2))?.find(({ forms }) => caseOfUnit(unit, forms))?.month
}

interface Parts {
  year?: number
  month?: number
  day?: number
}

/** The date that begins at a unit. */
export function dateAt(units: readonly Unit[], from: number): DateMention | undefined {
  const first = units[from]
  if (first === undefined || first.kind === 'punctuation') return undefined
  const era = eraAt(units, from)
  const parts: Parts = {}
  let to = from
  let at = era ? era.to : from
  for (;;) {
    const part = partAt(units, at, parts, era !== undefined)
    if (part === undefined) break
    Object.assign(parts, part.parts)
    to = part.to
    at = part.to
    while (FILLER.has(units[at]?.bare ?? '')) at++
  }
  const { year, month, day } = parts
  if (to === from || (year === undefined && (month === undefined || day === undefined))) return undefined
  if (month !== undefined && day !== undefined && day > 31) return undefined
  const date = { ...parts, ...(year !== undefined && era?.before ? { year: -year } : {}) }
  return { date, from, to, isBound: isBound(units, from, to) }
}

function isBound(units: readonly Unit[], from: number, to: number): boolean {
  const after = units[to]?.text === '-' ? units[to + 1] : units[to]
  const last = units[to - 1]?.bare ?? ''
  if (BOUND_AFTER.test(after?.bare ?? '') || /(?:லிருந்து|க்குப்?|க்கும்)$/u.test(last)) return true
  if ((units[to]?.text === '-' || units[to]?.text === '–') && units[to + 1]?.kind === 'number') return true
  return (
    (units[from - 1]?.text === '-' || units[from - 1]?.text === '–') && units[from - 2]?.kind === 'number'
  )
}

/** கி.மு. and கி.பி. as units: கி . மு . */
function eraAt(units: readonly Unit[], from: number): { before: boolean; to: number } | undefined {
  if (units[from]?.text !== 'கி' && units[from]?.text !== 'பொ') return undefined
  const dotted = units[from + 1]?.text === '.'
  const second = units[from + (dotted ? 2 : 1)]?.text ?? ''
  if (!/^(?:மு|பி)$/u.test(second)) return undefined
  let to = from + (dotted ? 3 : 2)
  if (units[to]?.text === '.') to++
  return { before: second === 'மு', to }
}

function partAt(
  units: readonly Unit[],
  at: number,
  have: Parts,
  inEra: boolean,
): { parts: Parts; to: number } | undefined {
  const unit = units[at]
  if (unit === undefined) return undefined
  if (unit.kind === 'number') return numericDate(unit.text, at, have) ?? numberPart(units, at, have, inEra)
  if (unit.kind !== 'word') return undefined
  const month = have.month === undefined ? monthOf(unit) : undefined
  // மே alone is an adverb too; without a number beside it, it is no month.
  const nextTo =
    unit.bare !== 'மே' || units[at + 1]?.kind === 'number' || /^மாத[மத]/u.test(units[at + 1]?.bare ?? '')
  if (month !== undefined && (nextTo || have.day !== undefined)) return { parts: { month }, to: at + 1 }
  const year = have.year === undefined ? ordinalAt(units, at) : undefined
  if (
    year !== undefined &&
    year.value >= 1000 &&
    year.value <= 2100 &&
    YEAR_WORD.test(units[year.to]?.bare ?? '')
  )
    return { parts: { year: year.value }, to: year.to + 1 }
  const told = have.year === undefined && AS_YEAR.test(unit.bare) ? cardinalAt(units, at) : undefined
  if (told !== undefined && told.value >= 1000 && told.value <= 2100 && isIn(units[told.to - 1]))
    return { parts: { year: told.value }, to: told.to }
  const ordinal = ordinalOf(unit.bare)
  const next = units[at + 1]?.bare ?? ''
  const day = have.month !== undefined && have.day === undefined ? dayInWords(unit) : undefined
  if (day !== undefined) return { parts: { day }, to: at + 1 }
  if (ordinal !== undefined && have.month !== undefined && have.day === undefined && DAY_WORD.test(next))
    return { parts: { day: ordinal }, to: at + 2 }
  return undefined
}

/** `ஆயிரத்துத் தொள்ளாயிரத்து நாற்பத்தேழில்`. */
const AS_YEAR = /^(?:ஆயிரத்து|இரண்டாயிரத்து)/u
const isIn = (last: Unit | undefined) => /ில்(?:தான்|லேயே)?$|ிலேயே$/u.test(last?.bare ?? '')

/** `ஆகஸ்டுப் பதினைந்தில்`, `செப்டம்பர் ஐந்தை`: behind the month, in a case. */
function dayInWords(unit: Unit): number | undefined {
  const number = numberWord(unit)
  if (number === undefined || !number.inflected || !/(?:ில்|ிலே|ிலேயே|ை|ும்)$/u.test(unit.bare))
    return undefined
  return number.value >= 1 && number.value <= 31 ? number.value : undefined
}

/** 02.10.1869, 2/10/1869. */
function numericDate(text: string, at: number, have: Parts): { parts: Parts; to: number } | undefined {
  const match = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text)
  if (!match || have.month !== undefined) return undefined
  const [day = 0, month = 0, year = 0] = match.slice(1).map(Number)
  return month <= 12 && day <= 31 ? { parts: { day, month, year }, to: at + 1 } : undefined
}

function numberPart(
  units: readonly Unit[],
  at: number,
  have: Parts,
  inEra: boolean,
): { parts: Parts; to: number } | undefined {
  const value = /^\d{1,4}$/.test(units[at]?.text ?? '') ? readDigits(units[at]?.text ?? '') : undefined
  if (value === undefined) return undefined
  let to = at + 1
  if (units[to]?.text === '-' && units[to + 1]?.kind === 'word') to++
  const ordinal = ORDINAL.has(units[to]?.bare ?? '')
  if (ordinal) to++
  const word = units[to]?.bare ?? ''
  const monthNear =
    have.month !== undefined || monthOf(units[at + 1]) !== undefined || monthOf(units[to]) !== undefined
  if (have.year === undefined && YEAR_WORD.test(word) && value <= 2100 && (ordinal || value >= 1000))
    return { parts: { year: value }, to: to + 1 }
  if (CENTURY.test(word)) return undefined
  if (
    have.day === undefined &&
    value >= 1 &&
    value <= 31 &&
    (monthNear || (DAY_WORD.test(word) && have.month))
  )
    return { parts: { day: value }, to: DAY_WORD.test(word) ? to + 1 : to }
  if (have.year !== undefined || value > 2100) return undefined
  if (inEra && value >= 1) return { parts: { year: value }, to: LOCATIVE.has(word) ? to + 1 : to }
  if (value < 1000 || ordinal) return undefined
  if (LOCATIVE.has(word)) return { parts: { year: value }, to: to + 1 }
  const named =
    YEAR_WORD.test(units[at - 1]?.bare ?? '') ||
    (units[at - 1]?.text === ':' && YEAR_WORD.test(units[at - 2]?.bare ?? ''))
  if (monthNear || named || BOUND_AFTER.test(word) || isRange(units, at))
    return { parts: { year: value }, to: at + 1 }
  return undefined
}

function isRange(units: readonly Unit[], at: number): boolean {
  const dash = (unit: Unit | undefined) => unit?.text === '-' || unit?.text === '–' || unit?.text === '—'
  return (
    (dash(units[at + 1]) && /^\d{4}$/.test(units[at + 2]?.text ?? '')) ||
    (dash(units[at - 1]) && /^\d{4}$/.test(units[at - 2]?.text ?? ''))
  )
}

/** The century that begins at a unit: `12 ஆம் நூற்றாண்டு`, `கி.மு. மூன்றாம் நூற்றாண்டு`. */
export function centuryAt(units: readonly Unit[], from: number): CenturyMention | undefined {
  const era = eraAt(units, from)
  let at = era ? era.to : from
  const unit = units[at]
  const value = unit?.kind === 'number' ? readDigits(unit.text) : ordinalOf(unit?.bare ?? '')
  if (value === undefined || value > 30) return undefined
  at++
  if (units[at]?.text === '-') at++
  if (ORDINAL.has(units[at]?.bare ?? '')) at++
  if (!CENTURY.test(units[at]?.bare ?? '')) return undefined
  return { century: era?.before ? -value : value, from, to: at + 1 }
}
