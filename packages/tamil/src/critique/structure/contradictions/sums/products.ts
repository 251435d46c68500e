import type { Unit } from '../../../facts/names/sentence-units.ts'
import { nounOf } from '../reading/contradiction.ts'
import type { Measured, Numbers } from './measured.ts'
import { inDigits, isOff, isPlain, type Reckoner } from './reckoning.ts'

const EACH = /^(?:தலா|ஆளுக்கு|வீதம்|ஒவ்வொருவரும்|ஒவ்வொருவருக்கும்|ஒவ்வொன்றிலும்|ஒவ்வொன்றுக்கும்|ஒவ்வொன்றும்|ஒவ்வொரு)$/u
const SUMMED = /^(?:மொத்தம்|மொத்தமாக|மொத்த|ஆகமொத்தம்|எல்லாமாக)$/u
/** What is collected is not all spent, and what is paid comes back in part. */
const PAYS = /^(?:கொடுத்து|தந்து|வாங்கி|திரட்டி|போட்டு|சேர்த்து|செலுத்தி)$/u
const MAX_APART = 3

/** A product that its factors do not make: `ஆறு குடங்களில் தலா 50 லிட்டர் … மொத்தம் 350 லிட்டர்`. */
export const products: Reckoner = (here, before) => {
  const own = factorsIn(here, here.amounts)
  if (own !== undefined) return own
  if (before === undefined || here.amounts.length !== 1 || before.amounts.length !== 2) return undefined
  const [said] = here.amounts
  return said !== undefined && isSummed(here.units, said) && isPlain(here)
    ? productOf(before, before.amounts, here, said)
    : undefined
}

function factorsIn(here: Numbers, amounts: readonly Measured[]) {
  const said = amounts[2]
  if (said === undefined || amounts.length !== 3) return undefined
  const [, last] = amounts
  if (last === undefined || !(isSummed(here.units, said) || followsRate(here.units, last, said)))
    return undefined
  return productOf(here, amounts.slice(0, 2), here, said)
}

function productOf(of: Numbers, factors: readonly Measured[], here: Numbers, said: Measured) {
  const rate = factors.find(({ kind }) => kind !== undefined && kind === said.kind)
  const times = factors.find((one) => one !== rate)
  if (rate === undefined || times === undefined || times.kind === rate.kind || !isPlain(of)) return undefined
  if (!Number.isInteger(times.value) || !isEach(of.units, rate, times)) return undefined
  const found = rate.value * times.value
  if (said.noun?.is('dative') || !isOff(said.value, found)) return undefined
  return { in: here, said, sum: `${inDigits(times.value)} × ${inDigits(rate.value)}`, found }
}

/** `தலா`, `வீதம்`, or the thing again for which it is so much: `எட்டு மூட்டை … மூட்டைக்கு 1,200 ரூபாய்`. */
function isEach(units: readonly Unit[], rate: Measured, times: Measured): boolean {
  const from = Math.min(rate.from, times.from)
  const to = Math.max(rate.to, times.to)
  if (units.slice(Math.max(0, from - 2), to + 2).some(({ bare }) => EACH.test(bare))) return true
  const whose = units[rate.from - 1]?.word
  return whose?.is('dative') === true && times.kind !== undefined && nounOf(whose) === times.kind
}

const isSummed = (units: readonly Unit[], { from }: Measured) =>
  units.slice(Math.max(0, from - MAX_APART), from).some(({ bare }) => SUMMED.test(bare))

/** `மூட்டைக்கு 1,200 ரூபாய் வீதம் விற்று 9,800 ரூபாய் பெற்றார்`: what comes of it, right behind the rate. */
function followsRate(units: readonly Unit[], rate: Measured, said: Measured): boolean {
  const between = units.slice(rate.to, said.from)
  return (
    between[0]?.bare === 'வீதம்' &&
    between.length <= MAX_APART &&
    between.every(({ bare, kind }) => kind === 'word' && !PAYS.test(bare))
  )
}
