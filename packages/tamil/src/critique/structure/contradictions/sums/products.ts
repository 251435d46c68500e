import type { Unit } from '../../../facts/names/sentence-units.ts'
import { nounOf } from '../reading/contradiction.ts'
import type { Measured, Numbers } from './measured.ts'
import { amountsOf, inDigits, isOff, isPlain, type Reckoner, stretchesOf } from './reckoning.ts'

const EACH = /^(?:தலா|ஆளுக்கு|வீதம்|ஒவ்வொருவரும்|ஒவ்வொருவருக்கும்|ஒவ்வொன்றிலும்|ஒவ்வொன்றுக்கும்|ஒவ்வொன்றும்|ஒவ்வொரு)$/u
const SUMMED = /^(?:மொத்தம்|மொத்தமாக|மொத்த|ஆகமொத்தம்|எல்லாமாக)$/u
/** What is collected is not all spent, and what is paid comes back in part. */
const PAYS = /^(?:கொடுத்து|தந்து|வாங்கி|திரட்டி|போட்டு|சேர்த்து|செலுத்தி)$/u
const MAX_APART = 3

/** A product that its factors do not make: `ஆறு குடங்களில் தலா 50 லிட்டர் … மொத்தம் 350 லிட்டர்`. */
export const products: Reckoner = (here, before, earlier) => {
  const stretch = stretchesOf(here, before, earlier).find((one) => amountsOf(one).length > 2)
  const [one, other, said, ...more] = stretch === undefined ? [] : amountsOf(stretch)
  if (stretch === undefined || one === undefined || other === undefined || said === undefined)
    return undefined
  if (more.length > 0 || !here.amounts.includes(said) || !stretch.every((text) => isPlain(text)))
    return undefined
  const isAll =
    isSummed(here.units, said) ||
    isGathered(here.units, one, said) ||
    (here.amounts.length === 3 && followsRate(here.units, one, other, said))
  const of = stretch.find(({ amounts }) => amounts.includes(other))
  return isAll && of !== undefined ? productOf(of, [one, other], here, said) : undefined
}

function productOf(of: Numbers, factors: readonly Measured[], here: Numbers, said: Measured) {
  const rate =
    factors.find(({ kind }) => kind !== undefined && kind === said.kind) ??
    factors.find(({ kind }) => kind === 'பேர்' && said.noun?.is('rational')) ??
    factors.find(({ kind, to }) => kind === undefined && !said.isMeasure && of.units[to]?.bare === 'வீதம்')
  const times = factors.find((one) => one !== rate)
  if (rate === undefined || times === undefined || times.kind === rate.kind) return undefined
  if (!Number.isInteger(times.value) || !isEach(of, rate, times)) return undefined
  const found = rate.value * times.value
  if (said.noun?.is('dative') || !isOff(said.value, found)) return undefined
  return { in: here, said, sum: `${inDigits(times.value)} × ${inDigits(rate.value)}`, found }
}

/** `தலா`, `வீதம்`, or the thing again for which it is so much: `எட்டு மூட்டை … மூட்டைக்கு 1,200 ரூபாய்`. */
function isEach({ units, amounts }: Numbers, rate: Measured, times: Measured): boolean {
  const isOne = amounts.includes(rate) && amounts.includes(times)
  if (!amounts.includes(rate)) return false
  const from = isOne ? Math.min(rate.from, times.from) : rate.from - 1
  const to = isOne ? Math.max(rate.to, times.to) : rate.to
  if (units.slice(Math.max(0, from - 2), to + 2).some(({ bare }) => EACH.test(bare))) return true
  const whose = units[rate.from - 1]?.word
  return whose?.is('dative') === true && times.kind !== undefined && nounOf(whose) === times.kind
}

const isSummed = (units: readonly Unit[], { from }: Measured) =>
  units.slice(Math.max(0, from - MAX_APART), from).some(({ bare }) => SUMMED.test(bare))

/** `மூட்டைக்கு 1,200 ரூபாய் வீதம் விற்று 9,800 ரூபாய் பெற்றார்`: what comes of it, right behind the rate and the number of them. */
function followsRate(units: readonly Unit[], one: Measured, other: Measured, said: Measured): boolean {
  const between = units.slice(other.to, said.from)
  const isRate = between[0]?.bare === 'வீதம்' || (units[one.to]?.bare === 'வீதம்' && other.from === one.to + 1)
  return (
    isRate &&
    between.length <= MAX_APART &&
    between.every(({ bare, word }) => word !== undefined && !word.is('infinitive') && !PAYS.test(bare))
  )
}

/** `50 ரூபாய் வீதம் 30 பேர் கொடுத்தனர்; 1,500 ரூபாய் சேர்ந்தது`. */
const isGathered = (units: readonly Unit[], one: Measured, { to }: Measured) =>
  units[one.to]?.bare === 'வீதம்' && GATHERED.test(units[to]?.bare ?? '')

const GATHERED = /^(?:சேர்ந்தது|வசூலானது|திரண்டது)$/u

const EQUALLY = /சமமா|சம அளவி|களாகப்? பிரி/u
const WITH = /(?:ுடன்|ோடு)(?=[ ,])/u
const FOR_EACH = /^(?:தலா|ஆளுக்கு|ஒவ்வொருவரும்|ஒவ்வொருவருக்கும்|ஒவ்வொன்றிலும்|ஒவ்வொன்றுக்கும்)$/u

/** What each gets when all is shared alike: `30 பழங்களை ஆறு பேருக்குச் சமமாகப் பிரித்து ஆளுக்கு நான்கு பழம் கொடுத்தாள்`. */
export const quotients: Reckoner = (here, before, earlier) => {
  const said = here.amounts.at(-1)
  const texts = stretchesOf(here, before, earlier).find((stretch) => amountsOf(stretch).length > 2)
  if (said === undefined || !texts?.some(({ sentence }) => EQUALLY.test(sentence.text))) return undefined
  const isForOne = here.units[said.from - 2]?.bare === 'ஒவ்வொரு'
  if (!(isForOne || FOR_EACH.test(here.units[said.from - 1]?.bare ?? ''))) return undefined
  const [one, other, ...rest] = amountsOf(texts)
  if (one === undefined || other === undefined || rest.length !== 1) return undefined
  if (
    !texts.every(
      (text) => isPlain(text) && !LEFT_OVER.test(text.sentence.text) && !WITH.test(text.sentence.text),
    )
  )
    return undefined
  const [whole, parts] = one.isMeasure || one.value > other.value ? [one, other] : [other, one]
  const ofEach = isForOne ? here.units[said.from - 1]?.word : undefined
  if (isForOne && (ofEach === undefined || nounOf(ofEach) !== parts.kind)) return undefined
  const isAlike =
    said.kind === undefined ||
    said.kind === whole.kind ||
    (said.kind === 'பேர்' && whole.noun?.is('rational') === true)
  const found = whole.value / parts.value
  if (
    parts.isMeasure ||
    !isAlike ||
    whole.kind === parts.kind ||
    !(said.isMeasure || Number.isInteger(found))
  )
    return undefined
  return isOff(said.value, found, MAX_OFF_SHARE)
    ? { in: here, said, sum: `${inDigits(whole.value)} ÷ ${inDigits(parts.value)}`, found }
    : undefined
}

/** An equal share has only one value. */
const MAX_OFF_SHARE = 1
const LEFT_OVER = /மீதி|மிச்ச|எஞ்சி|பிறகு|போக|சாப்பிட்டு|எடுத்துக்கொண்டு|வைத்துக்கொண்டு/u
