import { type Measured, type Numbers, PERCENT } from './measured.ts'
import { amountsOf, inDigits, isOff, isPlain, type Reckoner, stretchesOf } from './reckoning.ts'

const PAY = /^(?:கூலி|தினக்கூலி|நாள்கூலி|சம்பளம்|தினச்சம்பளம்|ஊதியம்)/u
const A_DAY = /^(?:நாள்|நாளுக்கு|நாளைக்கு|நாளொன்றுக்கு|தினமும்|தினக்|தினக்கூலி|நாள்கூலி|தினச்|தினச்சம்பளம்)/u
const SUMMED = /^(?:மொத்தம்|மொத்தமாக|மொத்த|ஆகமொத்தம்|எல்லாமாக|சேர்த்து)$/u
const MAX_APART = 3
/** Not all of them or not for all days. */
const SAVE = /விடுப்பு எடுத்(?!தவர் யாரும)|ஞாயிறு|அரை நாள்|முன்பணம்|மீதி|மிச்ச|பிடித்தம்/u

/** So many workers for so many days at a wage: `8 பேர் 6 நாள் உழைத்தனர். ஒருவருக்கு நாள் கூலி 700 ரூபாய்; மொத்தம் 36,300 ரூபாய்`. */
export const wages: Reckoner = (here, before, earlier) => {
  const said = here.amounts.at(-1)
  if (said?.isMeasure !== true || !isNear(here, said, SUMMED)) return undefined
  for (const stretch of stretchesOf(here, before, earlier)) {
    const factors = amountsOf(stretch).slice(0, -1)
    const days = factors.find(({ kind }) => kind === 'நாள்')
    const rate = factors.find(({ kind }) => kind === said.kind)
    const workers = factors.find(
      ({ isMeasure, noun, kind }) => !isMeasure && (kind === 'பேர்' || noun?.is('rational')),
    )
    const holder = stretch.find(({ amounts }) => rate !== undefined && amounts.includes(rate))
    if (factors.length !== 3 || days === undefined || rate === undefined || workers === undefined) continue
    if (holder === undefined || !(isNear(holder, rate, PAY) && isNear(holder, rate, A_DAY))) return undefined
    if (!stretch.every((text) => isPlain(text) && !SAVE.test(text.sentence.text))) return undefined
    const found = workers.value * days.value * rate.value
    const sum = [workers, days, rate].map(({ value }) => inDigits(value)).join(' × ')
    return isOff(said.value, found) ? { in: here, said, sum, found } : undefined
  }
  return undefined
}

const isNear = ({ units }: Numbers, { from }: Measured, sign: RegExp) =>
  units.slice(Math.max(0, from - MAX_APART), from).some(({ bare }) => sign.test(bare))

const WORK = /வேலை|பணி/u
const AS_FAST = /அதே வேக|ஒரே வேக|அதே அளவு|சம வேக/u

/** The same work by more hands: `எட்டுப் பேர் பத்து நாளில் முடிக்கும் வேலையை, அதே வேகத்தில் பதினாறு பேர் ஆறு நாளில் முடிப்பார்கள்`. */
export const manDays: Reckoner = (here) => {
  const [people, days, others, said, ...more] = here.amounts
  if (people === undefined || days === undefined || others === undefined || said === undefined)
    return undefined
  const { text } = here.sentence
  if (more.length > 0 || !WORK.test(text) || !AS_FAST.test(text) || !isPlain(here)) return undefined
  const isPeople = [people, others].every(({ isMeasure }) => !isMeasure)
  if (!isPeople || days.kind !== said.kind || !['நாள்', 'மணி நேரம்'].includes(said.kind ?? '')) return undefined
  const found = (people.value * days.value) / others.value
  const sum = `${inDigits(people.value)} × ${inDigits(days.value)} ÷ ${inDigits(others.value)}`
  return isOff(said.value, found) ? { in: here, said, sum, found } : undefined
}

const ONE_PERSON = /^(?:ஒருவருக்கு|நபருக்கு|தலைக்கு|ஆளுக்கு|ஒருவருக்கான)$/u
const TOGETHER = /^(?:சேர்த்து|மொத்தம்|மொத்தமாக|மொத்தமாய்)$/u
const PAID = /கட்டி|கொடுத்|செலுத்|ஆனது|ஆயிற்று|செலவா/u

/** What all pay together where each pays so much: `ஒருவருக்கு 18 ரிங்கிட். எங்கள் மூவருக்கும் சேர்த்து 64 ரிங்கிட் கட்டினோம்`. */
export const fares: Reckoner = (here, before, earlier) => {
  for (const stretch of stretchesOf(here, before, earlier)) {
    const [rate, people, said, ...more] = amountsOf(stretch)
    if (rate === undefined || people === undefined || said === undefined || more.length > 0) continue
    const holder = stretch.find(({ amounts }) => amounts.includes(rate))
    const isEach = holder !== undefined && isNear(holder, rate, ONE_PERSON) && rate.kind === said.kind
    if (!isEach || people.isMeasure || people.noun?.is('clitic-um') !== true || !here.amounts.includes(said))
      continue
    const between = here.units.slice(here.amounts.includes(people) ? people.to : 0, said.from)
    if (!between.some(({ bare }) => TOGETHER.test(bare)) || !PAID.test(here.sentence.text)) return undefined
    if (!stretch.every((text) => isPlain(text))) return undefined
    const found = rate.value * people.value
    const sum = `${inDigits(people.value)} × ${inDigits(rate.value)}`
    return isOff(said.value, found) ? { in: here, said, sum, found } : undefined
  }
  return undefined
}

const LOAN = /கடன்/u
const MONTHLY = /^(?:மாதந்தோறும்|மாதம்தோறும்|மாதாமாதம்|மாதம்|மாதத்துக்கு|மாதத்திற்கு)$/u
const PAID_OFF = /முழுக்கட|முழுக் கட|முழுவதும்|கடனும் |கடன் (?:அடைந்|தீர்ந்)|அடைந்துவிட்ட|தீர்ந்துவிட்ட/u
const WITH_INTEREST = /வட்டி(?!யில்லா| இல்லா|யின்றி| இன்றி)|முன்பணம்|அசல்/u

/** In how many months a loan is paid off: `24,000 ரூபாய் கடன். மாதந்தோறும் 2,000 ரூபாய் வீதம். பத்து மாதங்களில் முழுக்கடனும் அடைந்தது`. */
export const instalments: Reckoner = (here, before, earlier) => {
  const said = here.amounts.at(-1)
  if (said?.kind !== 'மாதம்' || !PAID_OFF.test(here.sentence.text)) return undefined
  for (const stretch of stretchesOf(here, before, earlier)) {
    const [loan, part, last, ...more] = amountsOf(stretch)
    if (loan === undefined || part === undefined || last !== said || more.length > 0) continue
    const holder = stretch.find(({ amounts }) => amounts.includes(part))
    if (holder === undefined || loan.kind !== part.kind || loan.kind === PERCENT) return undefined
    const isMonthly = holder.units
      .slice(Math.max(0, part.from - MAX_APART), part.from)
      .some(({ bare }) => MONTHLY.test(bare))
    const text = stretch.map(({ sentence }) => sentence.text).join(' ')
    if (!isMonthly || !LOAN.test(text) || WITH_INTEREST.test(text)) return undefined
    if (!stretch.every((one) => isPlain(one))) return undefined
    const found = Math.ceil(loan.value / part.value)
    const sum = `${inDigits(loan.value)} ÷ ${inDigits(part.value)}`
    return isOff(said.value, found) ? { in: here, said, sum, found } : undefined
  }
  return undefined
}
