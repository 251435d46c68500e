import type { Unit } from '../../../facts/names/sentence-units.ts'
import { predicationsOf } from '../reading/predications.ts'
import type { Measured, Numbers } from './measured.ts'
import { inDigits, isOff, isPlain, type Reckoner } from './reckoning.ts'
import { isSameAction } from './same-action.ts'

const TOTAL = /^(?:மொத்தம்|மொத்தமாக|மொத்தத்தில்|ஆகமொத்தம்|எல்லாமாக|எல்லாமாகச்)$/u
const TOTAL_OF = /^(?:செலவு|வரவு|தொகை|எண்ணிக்கை|பரப்பு|பரப்பளவு|மதிப்பு|வருமானம்|நீளம்|எடை|தூரம்|மதிப்பெண்)/u
/** `மூன்று நாள்களிலும் சேர்த்து`. */
const TAKEN_TOGETHER = /^(?:சேர்த்து|சேர்ந்து|கூட்டினால்|சேர்த்தால்)$/u
/** `இருவரும் சேர்ந்து`: they may do something else together. */
const ALL_OF_THEM = /^(?:இரு|மூ|நால்|ஐ)வரும்$/u
const TOGETHER_OF =
  /ிலும்$|^(?:எல்லாம்|இவையெல்லாம்|ஆகியன|ஆகியவை|ஆகியோர்|இவ்வளவும்|(?:எல்லாவற்ற|அனைத்த|இவற்ற)\S*ும்|(?:இரண்ட|மூன்ற|நான்க|ஐந்த|ஆற|ஏழ|எட்ட|இருவர|மூவர|நால்வர)(?:ும்|ையும்|ுக்கும்|ிற்கும்|ிடமும்))$/u
/** Each of them, or some of them. */
const OTHERWISE = /தலா|ஒவ்வொ|ஆளுக்கு|வீதம்|அதில்|இதில்|அவற்றில்|இவற்றில்|அவர்களில்|இவர்களில்|அவற்றுள்|இவற்றுள்|ில் மட்டும்/u
/** Units between the sign of a total and its number, or the list and the sign. */
const MAX_APART = 3
const MAX_PARTS = 12

/** A total that its listed parts do not make: `20 ஆண்களும் 25 பெண்களும் என மொத்தம் 55 பேர்`. */
export const totals: Reckoner = (here, before) => {
  const those = thoseOf(here, before)
  const at = those ?? totalAt(here)
  if (at < 0 || !isPlain(here) || OTHERWISE.test(here.sentence.text)) return undefined
  const said = here.amounts.find(({ from }) => from > at)
  if (
    said === undefined ||
    said.kind === 'விழுக்காடு' ||
    (said.noun?.is('dative') && those === undefined) ||
    said.from - at > MAX_APART ||
    !isOneBreath(here.units, at, said.from)
  )
    return undefined
  const all = here.amounts.filter(({ to }) => to <= at)
  const own = withoutCountOfParts(here.units, all, at, before)
  const isOfBefore = own.length === 0
  const isSummed =
    those !== undefined ||
    own.length < all.length ||
    sumsUp(here, at, isOfBefore ? before : here) ||
    isBareTotal(here, at, said, before)
  const parts = isOfBefore
    ? partsBefore(before, said, isSummed)
    : partsOf(here.units, own, at, said, isSummed)
  const isTogether = here.units[at]?.bare === 'சேர்ந்து' && ALL_OF_THEM.test(here.units[at - 1]?.bare ?? '')
  if (isOfBefore && isTogether && !(before !== undefined && isSameAction(before.sentence, here.sentence)))
    return undefined
  if (parts === undefined || parts.length < 2 || parts.length > MAX_PARTS) return undefined
  const values = parts.map(({ value }) => value)
  const found = values.reduce((sum, value) => sum + value, 0)
  const isOfSome = values.some((value) => found - value === said.value)
  if (
    isOfSome ||
    (said.value - found === 1 && mayBePeople(said, here.units)) ||
    (!isOfBefore && hasUncounted(here, parts, at)) ||
    !isOff(said.value, found)
  )
    return undefined
  return { in: here, said, sum: values.map(inDigits).join(' + '), found }
}

/** The speaker may be one of them; `ஐந்து பங்கு கலவை` is nobody. */
export const mayBePeople = ({ kind, isMeasure, from, to }: Measured, units: readonly Unit[]) =>
  kind === 'பேர்' || (!isMeasure && !units.slice(from, to).some(({ word }) => word?.is('irrational')))

const THOSE = /^(?:அந்த|இந்த|ஆக)$/u

/** Right before the number of all that the sentence before lists: `இந்த ஆறு விலங்குகளையும்`, `பங்கேற்ற 28 பேருக்கும்`, `இரண்டு நாள்களில் 75 பக்கங்கள்`. */
function thoseOf({ units, amounts, sentence }: Numbers, before: Numbers | undefined): number | undefined {
  const [first, second, ...more] = amounts
  if (first === undefined || before === undefined || more.length > 0) return undefined
  if (second !== undefined) {
    const isEach = first.from === 0 && first.value === before.amounts.length && second.from === first.to
    const isIn = first.isMeasure && first.noun?.is('locative') === true
    return isEach && isIn && isSameAction(before.sentence, sentence) ? first.to - 1 : undefined
  }
  const [sign] = units
  if (first.from !== 1 || first.noun?.is('clitic-um') !== true || first.isMeasure) return undefined
  if (first.value === before.amounts.length) return undefined
  if (THOSE.test(sign?.bare ?? '')) return 0
  const lemma = predicationsOf(before.sentence).at(-1)?.lemma
  return lemma !== undefined && sign?.word?.is('relative-participle') && sign.word.hasLemma(lemma)
    ? 0
    : undefined
}

function totalAt({ units, amounts }: Numbers): number {
  return units.findIndex(({ bare }, at) => {
    if (bare === 'என' && closesList(amounts, at)) return true
    if (TOTAL.test(bare)) return true
    if (bare === 'ஆக' && at === 0) return !units.slice(1, MAX_APART + 2).some((unit) => TOTAL.test(unit.bare))
    if (bare === 'மொத்த') return TOTAL_OF.test(units[at + 1]?.bare ?? '')
    return TAKEN_TOGETHER.test(bare) && TOGETHER_OF.test(units[at - 1]?.bare ?? '')
  })
}

/** `8 தங்கம், 5 வெள்ளி, 7 வெண்கலம் என 20 பதக்கங்கள்`. */
function closesList(amounts: readonly Measured[], at: number): boolean {
  const parts = amounts.filter(({ to }) => to <= at)
  const isCounted = parts.length > 1 && parts.every(({ kind, from, to }) => kind !== undefined && from < to)
  return isCounted && parts.at(-1)?.to === at && amounts.some(({ from }) => from === at + 1)
}

/** `ஆக மொத்தம்`, `செலவானது. மொத்தச் செலவு`: it sums up what has been told, though the sentence before is over. */
function sumsUp({ units }: Numbers, at: number, of: Numbers | undefined): boolean {
  const [sign, next, before] = [units[at]?.bare ?? '', units[at + 1]?.bare ?? '', units[at - 1]?.bare]
  const isInAll = at === 0 && sign === 'மொத்தத்தில்'
  const isFormula =
    isInAll ||
    /^(?:ஆக|ஆகமொத்தம்|எல்லாமாக|சேர்த்தால்|கூட்டினால்|சேர்[தந]்து)$/u.test(sign) ||
    before === 'ஆக' ||
    SUMS_UP.test(units[0]?.bare ?? '')
  return isFormula || (sign === 'மொத்த' && of?.sentence.text.includes(` ${next.slice(0, -1)}`) === true)
}

/** `இவ்வாறு மொத்தம் 9,000 ரூபாய் சேர்ந்தது`. */
const SUMS_UP = /^(?:ஆக|இவ்வாறு|இவ்வாறாக|இப்படி|இப்படியாக)$/u

/** `மொத்தம் 462 மதிப்பெண்கள்`, `மொத்தம் 41 பேரும் சென்றோம்`: of nothing else than what has been told. */
function isBareTotal({ units, sentence }: Numbers, at: number, said: Measured, before: Numbers | undefined) {
  if (said.kind === 'பேர்') {
    if (sentence.words.some(({ text }) => WITH.test(text))) return false
    return said.noun?.is('clitic-um') === true || isOfSameAction(units, at, said, before)
  }
  const outOf = FULL_MARKS * (before?.amounts.length ?? 0)
  if (said.kind === 'மதிப்பெண்' && said.value % outOf === 0) return false
  const isFirst = at === 0 || (at <= 2 && units.slice(0, at).every(({ bare }) => FOR_WHOM.test(bare)))
  return said.isMeasure && isFirst && said.from === at + 1 && units.length - said.to <= 2
}

/** `40 மாணவர்களும் 30 மாணவிகளும் பங்கேற்றனர். மொத்தம் 70 பேர் பங்கேற்றனர்`: right behind the number, the same action. */
function isOfSameAction(units: readonly Unit[], at: number, said: Measured, before: Numbers | undefined) {
  const lemma = before && predicationsOf(before.sentence).at(-1)?.lemma
  const isNext = at === 0 && said.from === 1 && lemma !== undefined
  return isNext && units[said.to]?.word?.hasLemma(lemma) === true
}

/** For whom, or on the one day of which the list tells. */
const FOR_WHOM = /^(?:எனக்கு|எங்களுக்கு|நமக்கு|அவ(?:ரு|னு|ளு)க்கு|அன்று|அன்றைக்கு|ஒரு|ஒரே|நாளில்|நாளிலேயே)$/u
const WITH = /(?:உடன்|ுடன்|ோடு|ுடனும்)$/u
/** What a subject has at least: a multiple of it is what can be reached. */
const FULL_MARKS = 50

/** `நானும் 20 மாணவர்களும்`, `தலைமையாசிரியர், 4 ஆசிரியர்கள்`: one in the list that no number counts. */
function hasUncounted({ units, amounts }: Numbers, parts: readonly Measured[], at: number): boolean {
  return units.slice(0, at).some(({ word }, place) => {
    if (word === undefined || amounts.some(({ from, to }) => from <= place && place < to)) return false
    if (place > (parts[0]?.from ?? 0) && isNamedPart(units, place, amounts)) return false
    if (!(word.isA('noun') || word.isA('name') || word.isA('pronoun')) || !word.is('nominative')) return false
    return word.is('clitic-um') || /^(?:,|என|மற்றும்)$/u.test(units[place + 1]?.text ?? '')
  })
}

/** `14 ஏக்கரில் நெல்லும்`: what so much is of. */
const isNamedPart = (units: readonly Unit[], place: number, amounts: readonly Measured[]) =>
  units[place] !== undefined && amounts.some(({ to, isMeasure }) => isMeasure && to === place)

/** Nothing ends between. */
const isOneBreath = (units: readonly Unit[], from: number, to: number) =>
  units.slice(from, to).every(({ text, word }) => text !== ';' && word?.is('finite') !== true)

/** `மூன்று நாள்களிலும் சேர்த்து`, `ஆகிய இரண்டிலும் மொத்தம்`: right before the sign, as many as there are parts. */
function withoutCountOfParts(
  units: readonly Unit[],
  own: readonly Measured[],
  at: number,
  before: Numbers | undefined,
): readonly Measured[] {
  const last = own.at(-1)
  const closing = last?.noun?.text ?? units[(last?.to ?? 0) - 1]?.text ?? ''
  if (last === undefined || at - last.to > 1 || !/ும்$/u.test(closing)) return own
  const rest = own.slice(0, -1)
  const parts = rest.length === 0 ? (before?.amounts ?? []) : rest
  return last.value === parts.length ? rest : own
}

/** The list right before the sign of the total; of another list nothing is taken. */
function partsOf(
  units: readonly Unit[],
  own: readonly Measured[],
  at: number,
  said: Measured,
  isSummed: boolean,
): readonly Measured[] | undefined {
  const last = own.at(-1)
  if (last === undefined) return undefined
  const isClosed = at - last.to <= MAX_APART && isOneBreath(units, last.to, at)
  const parts = [last]
  for (const one of own.slice(0, -1).toReversed()) {
    if (!isListed(units, one) || !isAlike(one, last)) {
      if (isOutside(one, last)) break
      return undefined
    }
    parts.unshift(one)
  }
  return (isClosed || isSummed) && isSumOf(parts, said, isClosed) ? parts : undefined
}

const JOINS = /ும்$|^(?:,|;)$/u

/** Joined with the next by `,`, உம் or மற்றும். */
function isListed(units: readonly Unit[], { noun, to }: Measured): boolean {
  const next = units[to]?.text ?? ''
  const further = units[to + 1]?.text ?? ''
  return JOINS.test(noun?.text ?? '') || JOINS.test(next) || /^(?:,|மற்றும்)$/u.test(further)
}

const isAlike = (one: Measured, other: Measured) =>
  one.isMeasure || other.isMeasure ? one.kind === other.kind : true

/** Of another measure, or where or for whom it is: `இரு பள்ளிகளில் 20 …`. */
const isOutside = ({ isMeasure, kind, noun }: Measured, last: Measured) =>
  (isMeasure && kind !== last.kind) || noun?.is('locative') === true || noun?.is('genitive') === true

/**
 * A list that the total closes may be of things that have no more than the total in common; any other has to be of what the
 * total is of.
 */
function isSumOf(parts: readonly Measured[], said: Measured, isClosed: boolean): boolean {
  const kinds = new Set(parts.map(({ kind }) => kind))
  const [kind] = kinds
  if (kinds.size === 1 && kind !== undefined && kind === said.kind) return true
  if (!isClosed || parts.some(({ isMeasure }) => isMeasure) || said.isMeasure) return false
  return kinds.size > 1 || kind === undefined
}

/** The list in the sentence before, all of it of what the total is of. */
function partsBefore(
  before: Numbers | undefined,
  { kind, isMeasure }: Measured,
  isSummed: boolean,
): readonly Measured[] | undefined {
  if (
    before === undefined ||
    kind === undefined ||
    !isSummed ||
    !isPlain(before) ||
    OTHERWISE.test(before.sentence.text)
  )
    return undefined
  const { units } = before
  const amounts = withKindOfLast(before)
  const isList = amounts.slice(0, -1).every((one) => isListed(units, one))
  const isAllOf = (one: Measured) =>
    one.kind === kind ||
    (!one.isMeasure && !isMeasure && (kind !== 'பேர்' || one.noun?.is('clitic-um') === true))
  return isList && totalAt(before) < 0 && amounts.every(isAllOf) ? amounts : undefined
}

/** `தமிழில் 92, கணிதத்தில் 97 மதிப்பெண்கள்`: the measure of the last is that of all. */
function withKindOfLast({ amounts, units }: Numbers): readonly Measured[] {
  const last = amounts.at(-1)
  if (last?.isMeasure !== true) return amounts
  return amounts.map((one) => {
    const whose = units[one.from - 1]?.word
    const isOfIt = one.kind === undefined && (whose?.is('locative') === true || whose?.is('dative') === true)
    return isOfIt ? { ...one, kind: last.kind, isMeasure: true } : one
  })
}

const SO = /^(?:ஆகவே|எனவே|ஆக|ஆகையால்)$/u
const WAY = /லிருந்து$|^அங்கிருந்து$/u

/** Stretches of one way: `மதுரையிலிருந்து திருச்சி 130 கி.மீ.; திருச்சியிலிருந்து … ஆகவே, … 345 கிலோமீட்டர்`. */
export const ways: Reckoner = (here, before) => {
  const [said, ...more] = here.amounts
  const [sign] = here.units
  if (said === undefined || before === undefined || more.length > 0 || !SO.test(sign?.bare ?? ''))
    return undefined
  const [first, second, ...others] = before.amounts
  if (first === undefined || second === undefined || others.length > 0 || !isPlain(here) || !isPlain(before))
    return undefined
  const isOneKind = [first, second].every(({ kind }) => kind === said.kind && kind === 'கிலோமீட்டர்')
  const found = first.value + second.value
  const isDifference = /விட|அதிக|குறைவ|கூடுதல/u.test(here.sentence.text)
  const isWay = before.units.filter(({ bare }) => WAY.test(bare)).length > 1
  return isOneKind && isWay && !isDifference && isOff(said.value, found)
    ? { in: here, said, sum: `${inDigits(first.value)} + ${inDigits(second.value)}`, found }
    : undefined
}
