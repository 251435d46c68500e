import { memoize } from '../../../../text/memoize.ts'
import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { MONTH_NAMES } from '../../../../words/months.ts'
import { type Unit, unitsOf } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'
import { MAY_COUNT } from '../amounts/may-count.ts'
import { nounOf } from '../reading/contradiction.ts'
import { FRACTIONS, measureAt } from './measures.ts'

/** A number with what it counts or measures: units `[from, to)` of its sentence. */
export interface Measured {
  readonly value: number
  /** The measure by its first name (`கிலோ`), or the dictionary form of what is counted. */
  readonly kind: string | undefined
  readonly isMeasure: boolean
  /** The word of what is counted or measured, with its ending. */
  readonly noun: Word | undefined
  readonly from: number
  readonly to: number
  readonly isExact: boolean
}

/** A sentence with all its numbers, and the years apart. */
export interface Numbers {
  readonly sentence: Sentence
  readonly units: readonly Unit[]
  readonly amounts: readonly Measured[]
  readonly years: readonly Measured[]
}

const AGE = 'வயது'
/** The kind of percent. */
export const PERCENT = 'விழுக்காடு'
const GROUPS: ReadonlyMap<string, number> = new Map(
  Object.entries({ ஒருவர்: 1, இருவர்: 2, மூவர்: 3, நால்வர்: 4, ஐவர்: 5 }),
)
const YEARS_IN_ONE: ReadonlyMap<string, number> = new Map(Object.entries({ ஓராண்ட: 1, ஈராண்ட: 2, மூவாண்ட: 3 }))
/** `மூவரும்`, `மூவருக்கும்`; ஒருவருக்கு may be anyone. */
const OF_GROUP = /(?:(?<=(?:இரு|மூ|நால்|ஐ)வர)ுக்கு(?:ம்|ச்|த்|ப்)?|ும்)$/u
/** No first part of a compound with the noun behind it. */
const ENDS = /^(?:பேர்|நபர்|நபர்கள்|வீதம்|வயது)$/u
const ORDINAL = /^(?:ஆம்|ம்|வது|ஆவது|மணி(?:க்க?ு?|யளவில்|யிலிருந்து|வரை)?)$/u
const YEAR = /^(?:1\d{3}|20\d\d)$/u
const OF_YEAR = /^(?:இல்|ல்|ஆம்|ம்|ஆண்டு|முதல்|வரை|வரையில்|தொடங்கி|லிருந்து|இலிருந்து|[-–])/u
const MONTHS: ReadonlySet<string> = new Set(MONTH_NAMES.flat())
/** Behind a number or its noun: not just so many. */
const UP_TO = /^(?:வரை|வரையில்|வரையிலான|வரையிலும்|மேல்|மேலான|மேலாக|மேற்பட்|அதிகமா|கூடுதலா|குறைவா|குறையா)/u
/** `பேனா ஒன்று`, `பேனா ஒன்றின் விலை`. */
const ONE = /^ஒன்ற/u
/** Between a number and its ending, or two numbers of a range. */
const isDash = (unit: Unit | undefined) => /^[-–]$/u.test(unit?.text ?? '')
/** `ஒரு மரம் ஆண்டுக்கு 120 காய்கள்`. */
const PER_TIME = /^(?:ஆண்டு|வருடத்து|மாதத்து|வாரத்து|நாளு|நாளை)க்கு/u
/** Words between a number and what it counts. */
const MAX_BETWEEN = 3

/** Whether two amounts are of one thing: பேனா is no பேன். */
export const isOfOne = (one: Measured, other: Measured): boolean =>
  one.kind === other.kind ||
  (one.noun !== undefined &&
    other.noun !== undefined &&
    !one.isMeasure &&
    one.noun.analyses.some(({ class: kind, lemma }) => kind === 'noun' && other.noun?.hasLemma(lemma)))

/** `அரை`, `இரண்டரை`, `முக்கால்`. */
const WITH_PART = /(?:அ|ண்ட|ன்ற|ன்க|ந்த|ற|ழ|ட்ட|ன்ப|த்த)ரை|கால்/u

/** The numbers of a sentence, in their order. */
export const numbersIn = memoize((sentence: Sentence): Numbers => {
  const amounts: Measured[] = []
  const years: Measured[] = []
  if (MAY_COUNT.test(sentence.text) || WITH_PART.test(sentence.text)) {
    const units = unitsOf(sentence)
    for (let at = 0; at < units.length; at++) {
      const found = measuredAt(units, at)
      if (found === undefined) continue
      if (isYear(units, found)) years.push(found)
      else if (found.isMeasure || !ORDINAL.test(units[found.end]?.bare ?? '')) amounts.push(found)
      at = Math.max(found.to, found.end) - 1
    }
    return { sentence, units, amounts, years }
  }
  return { sentence, units: [], amounts, years }
})

function isYear(units: readonly Unit[], { from }: Measured): boolean {
  const number = units[from]
  if (number?.kind !== 'number') return false
  if (MONTHS.has(units[from - 1]?.text ?? '')) return true
  const next = units[from + 1]?.bare ?? ''
  return YEAR.test(number.text) && (OF_YEAR.test(next) || MONTHS.has(next))
}

/** `end`: where the number itself ends. */
function measuredAt(units: readonly Unit[], at: number): (Measured & { readonly end: number }) | undefined {
  const people = GROUPS.get(units[at]?.bare.replace(OF_GROUP, '்') ?? '')
  if (people !== undefined) {
    const [value, noun, to] = [people, units[at]?.word, at + 1]
    return { value, kind: 'பேர்', isMeasure: false, noun, from: at, to, end: to, isExact: true }
  }
  const years = YEARS_IN_ONE.get(/^\S+ண்ட(?=[ுி])/u.exec(units[at]?.bare ?? '')?.[0] ?? '')
  if (years !== undefined) {
    const [noun, to] = [units[at]?.word, at + 1]
    return { value: years, kind: 'ஆண்டு', isMeasure: true, noun, from: at, to, end: to, isExact: true }
  }
  const quantity = quantityAt(units, at)
  const fraction = FRACTIONS.get(units[quantity?.to ?? at]?.bare ?? '')
  const last = (quantity?.to ?? at) + (fraction === undefined ? 0 : 1)
  if (last === at) return undefined
  const end = isDash(units[last]) && units[last + 1]?.kind === 'word' ? last + 1 : last
  const measure = measureAt(units, end)
  if (fraction !== undefined && measure === undefined) return undefined
  const money = moneyBefore(units, at)
  const oneOf = ONE.test(units[at]?.bare ?? '') ? units[at - 1]?.word : undefined
  if (oneOf?.isA('noun') && oneOf.is('nominative', 'singular') && !oneOf.is('clitic-um'))
    return { ...oneAt(at), kind: nounOf(oneOf), noun: oneOf, end }
  const isAge = ORDINAL.test(units[end]?.bare ?? '') && /^வயத/u.test(units[end + 1]?.bare ?? '')
  if (isAge) return { ...ageAt(units, at, end), value: quantity?.value ?? 0 }
  const named = money === undefined ? nounFrom(units, end) : { kind: 'ரூபாய்', to: end }
  const counted = measure ?? named ?? (units[at - 1]?.bare === AGE ? { kind: AGE, to: end } : undefined)
  const to = counted?.to ?? end
  const isRange = quantityAt(units, end) !== undefined
  return {
    value: (quantity?.value ?? 0) + (fraction ?? 0),
    kind: counted?.kind,
    isMeasure: measure !== undefined || money !== undefined,
    noun: to > end ? units[to - 1]?.word : undefined,
    from: money ?? at,
    to,
    end,
    isExact: (quantity?.bound ?? 'exact') === 'exact' && !isRange && !isUpTo(units, at, to),
  }
}

const oneAt = (at: number) => ({ value: 1, isMeasure: false, from: at, to: at + 1, isExact: true })

/** `62ஆம் வயதில்`. */
const ageAt = (units: readonly Unit[], from: number, end: number) => {
  const [noun, to] = [units[end + 1]?.word, end + 2]
  return { kind: AGE, isMeasure: true, noun, from, to, end, isExact: true }
}

/** `500 பேர் வரை`, `20 ரூபாய்க்கும் மேல்`, and the second number of a range. */
function isUpTo(units: readonly Unit[], from: number, to: number): boolean {
  return (
    [units[to], units[to + 1]].some((unit) => UP_TO.test(unit?.bare ?? '')) ||
    (isDash(units[to]) && units[to + 1]?.kind === 'number') ||
    isDash(units[from - 1])
  )
}

/** Where the name of the money stands before its number: `ரூ. 500`. */
function moneyBefore(units: readonly Unit[], at: number): number | undefined {
  const dot = units[at - 1]?.text === '.' ? 1 : 0
  const name = units[at - 1 - dot]
  if (name?.text === '₹' || name?.text === 'ரூ') return at - 1 - dot
  return name?.text === 'ரூபாய்' && units[at - 2]?.kind !== 'number' ? at - 1 : undefined
}

/** The noun behind a number, with the adjectives and first parts of a compound before it. */
function nounFrom(units: readonly Unit[], from: number): { kind: string; to: number } | undefined {
  let found: { kind: string; to: number } | undefined
  // `மூன்றுக்கும் மொத்தம்`: the number has a case of its own.
  if (/(?:க்கும்|ிலும்|ையும்|ிடமும்)$/u.test(units[from - 1]?.bare ?? '')) return undefined
  for (let at = from; at < from + MAX_BETWEEN; at++) {
    const word = units[at]?.word
    if (
      word === undefined ||
      (found !== undefined && PER_TIME.test(word.text)) ||
      quantityAt(units, at) !== undefined ||
      units[at]?.bare === 'வீதம்'
    )
      break
    if (word.isA('noun') && (!word.isA('postposition') || /^பேர/u.test(word.text)))
      found = { kind: nounOf(word), to: at + 1 }
    else if (!word.isA('adjective')) break
    const isOpen =
      word.isA('adjective') || (word.is('nominative') && !word.is('plural') && !word.is('clitic-um'))
    if (!isOpen || ENDS.test(units[at]?.bare ?? '')) break
  }
  return found
}
