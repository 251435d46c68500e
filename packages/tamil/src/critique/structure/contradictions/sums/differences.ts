import type { Unit } from '../../../facts/names/sentence-units.ts'
import { type Measured, type Numbers, PERCENT } from './measured.ts'
import { amountsOf, inDigits, isOff, isPlain, type Reckoner, stretchesOf } from './reckoning.ts'

const FROM = /(?:லிருந்து|யிருந்து)$/u
const TO = /ாக$|^ஆக$/u
const CHANGED = /^(?:உயர|உயர்|கூடி|கூடு|அதிகரி|அதிகமா|வளர்ந்|குறை|சரிந்|இறங்கி|ஏறி|ஏற்ற)/u
const THAT_IS = /^(?:அதாவது|இந்த|இது|அந்த)$/u
/** Of another time or another thing. */
const OTHER = /மேலும்|கடந்த|சென்ற|முந்தைய|மறுபடி|மீண்டும்|ஒவ்வொ|தலா|ஆண்டுக்கு|மாதத்துக்கு/u
const MAX_NEAR = 3
/** A difference is small beside what it is of. */
const MAX_OFF = 1
/** A narrow victory may be told with a margin several times too wide. */
const MAX_OFF_MARGIN = 5

/** How much a number has grown that the text gives before and after: `10 ரூபாயிலிருந்து 15 ரூபாயாக, அதாவது 7 ரூபாய் உயர்ந்தது`. */
export const changes: Reckoner = (here, before) => {
  const said = here.amounts.at(-1)
  const stretch = stretchesOf(here, before, undefined).find((one) => amountsOf(one).length > 2)
  if (said === undefined || stretch === undefined || said.kind === PERCENT) return undefined
  const [from, to, ...rest] = amountsOf(stretch)
  const [of] = stretch
  if (from === undefined || to === undefined || of === undefined || rest.length !== 1) return undefined
  if (!of.amounts.includes(to) || !stretch.every((text) => isPlain(text))) return undefined
  if (OTHER.test(here.sentence.text) || !isFromTo(of.units, from, to)) return undefined
  const isSame = of === here
  const isNext = said.from === 0 || THAT_IS.test(here.units[said.from - 1]?.bare ?? '')
  const isOfIt = isSame ? said.from - to.to <= MAX_NEAR : isNext
  if (!isOfIt || !saysChange(here.units, said) || !(isSame || changedAfter(of.units, to))) return undefined
  if (
    !isAlike(from, to) ||
    !(said.kind === to.kind || (said.kind !== undefined && !said.isMeasure && !to.isMeasure))
  )
    return undefined
  return difference(here, said, from, to)
}

const isAlike = (one: Measured, other: Measured) => one.kind === other.kind

const isFromTo = (units: readonly Unit[], from: Measured, to: Measured) =>
  [from.to - 1, from.to, from.to + 1].some((at) => at < to.from && FROM.test(units[at]?.bare ?? '')) &&
  [to.to - 1, to.to, to.to + 1].some((at) => TO.test(units[at]?.bare ?? ''))

const changedAfter = (units: readonly Unit[], { to }: Measured) =>
  units.slice(to, to + MAX_NEAR).some(({ bare }) => CHANGED.test(bare))
const saysChange = (units: readonly Unit[], { to }: Measured) =>
  units.slice(to - 1, to + 2).some(({ bare }) => CHANGED.test(bare))

const COMPARED = /விட$/u
const MORE_OR_LESS = /^(?:கூடுதல|அதிக|குறைவ|குறைந்|உயர|மிகுதி|கூட|நீள)/u
const SELF = /^என்னை/u
/** Letters that tell one from another. */
const NAME = 3

/** How much more one has than another, both told: `ராமு 80, சோமு 92 மதிப்பெண் பெற்றனர். சோமு ராமுவைவிட 15 மதிப்பெண் கூடுதலாகப் பெற்றான்`. */
export const comparisons: Reckoner = (here, before) => {
  const [said, ...more] = here.amounts
  const [one, other, ...others] = before?.amounts ?? []
  if (before === undefined || said === undefined || one === undefined || other === undefined) return undefined
  if (more.length + others.length > 0 || !isPlain({ ...here, amounts: [] }) || !isPlain(before))
    return undefined
  const { units } = here
  const at = units.findIndex(({ bare }, place) => place < said.from && COMPARED.test(bare))
  const than = units[at]?.bare === 'விட' ? units[at - 1] : units[at]
  const [who] = units
  if (than === undefined || who === undefined || who === than || said.from - at > 2) return undefined
  const behind = units[said.to]?.text === '.' ? units[said.to + 1] : units[said.to]
  if (!MORE_OR_LESS.test(behind?.bare ?? '')) return undefined
  if (
    !isTold(before, who.bare) ||
    !(isTold(before, than.bare) || (SELF.test(than.bare) && isTold(before, 'நான்')))
  )
    return undefined
  return apart(here, said, one, other)
}

const isTold = ({ units }: Numbers, name: string) => {
  const stem = name.replace(/(?:[யவ]?ை)?(?:விட)?$/u, '')
  return stem.length >= NAME && units.some(({ bare }) => bare.startsWith(stem))
}

const MARGIN = /^(?:வித்தியாச|வேறுபா)/u

/** By how much one side has won: `நாங்கள் 180, எதிரணி 165 ஓட்டங்கள் எடுத்தது; 25 ஓட்டங்கள் வித்தியாசத்தில் வென்றோம்`. */
export const margins: Reckoner = (here, before, earlier) => {
  const said = here.amounts.at(-1)
  if (said === undefined || !MARGIN.test(here.units[said.to]?.bare ?? '')) return undefined
  if (OTHER.test(here.sentence.text)) return undefined
  const stretch = stretchesOf(here, before, earlier).find((texts) => ofKind(texts, said).length > 2)
  const [one, other, ...rest] = stretch === undefined ? [] : ofKind(stretch, said)
  if (one === undefined || other === undefined || rest.length !== 1) return undefined
  return stretch?.every((text) => isPlain(text)) ? apart(here, said, one, other, MAX_OFF_MARGIN) : undefined
}

/** `20 ஓவர்களில் 174 ரன்கள்`: only the runs. */
const ofKind = (stretch: readonly Numbers[], { kind }: Measured) =>
  amountsOf(stretch).filter((one) => one.kind === kind)

function apart(here: Numbers, said: Measured, one: Measured, other: Measured, maxOff = MAX_OFF) {
  if (said.kind === undefined || !isAlike(one, said) || !isAlike(other, said)) return undefined
  return difference(here, said, one, other, maxOff)
}

function difference(here: Numbers, said: Measured, one: Measured, other: Measured, maxOff = MAX_OFF) {
  const [high, low] = [Math.max(one.value, other.value), Math.min(one.value, other.value)]
  return isOff(said.value, high - low, maxOff)
    ? { in: here, said, sum: `${inDigits(high)} − ${inDigits(low)}`, found: high - low }
    : undefined
}
