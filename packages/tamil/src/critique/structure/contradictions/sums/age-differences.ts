import type { Measured, Numbers } from './measured.ts'
import { amountsOf, inDigits, isOff, isPlain, type Reckoner, stretchesOf } from './reckoning.ts'

const OLDER_OR_YOUNGER = /^(?:மூத்த|பெரிய|இளைய|சிறிய)/u
const COMPARED = /விட$/u
const OTHER_TIME = /அப்போது|அன்று|முன்ப|பிறகு|கழித்து|இறந்|மறைந்/u

/** An age and how much older or younger another is: `எனக்கு 14 வயது. அண்ணன் என்னைவிட நான்கு வயது மூத்தவர்; அவருக்கு 20 வயது`. */
export const ageDifferences: Reckoner = (here, before, earlier) => {
  const stretch = stretchesOf(here, before, earlier).find((one) => amountsOf(one).length > 2)
  if (stretch === undefined || amountsOf(stretch).length !== 3) return undefined
  if (!stretch.every((text) => isPlain(text) && !OTHER_TIME.test(text.sentence.text))) return undefined
  const all = amountsOf(stretch)
  const apart = all.find((one) => isApart(stretch, one))
  const [first, said] = all.filter((one) => one !== apart)
  if (apart === undefined || first === undefined || said === undefined || !here.amounts.includes(said))
    return undefined
  if (!isOfThem(stretch, here, said, apart)) return undefined
  if (!all.every(isAge)) return undefined
  const isOlder = said.value > first.value
  const found = first.value + (isOlder ? apart.value : -apart.value)
  if (!isOff(said.value, found)) return undefined
  const sign = isOlder ? '+' : '−'
  return { in: here, said, sum: `${inDigits(first.value)} ${sign} ${inDigits(apart.value)}`, found }
}

const LATER = /^(?:பிறகு|பின்|பின்னர்|கழித்து)$/u
const EARLIER = /^(?:முன்|முன்பு|முன்னர்)$/u

/** An age so many years later or earlier: `எனக்கு 14 வயது. ஐந்து ஆண்டுகளுக்குப் பிறகு எனக்கு 20 வயதாகும்`. */
export const agesLater: Reckoner = (here, before) => {
  const [years, said, ...more] = here.amounts
  const [now, ...others] = before?.amounts ?? []
  if (before === undefined || years === undefined || said === undefined || now === undefined) return undefined
  if (more.length + others.length > 0 || now.kind !== AGE || said.kind !== AGE || years.kind !== 'ஆண்டு')
    return undefined
  const when = here.units[years.to]?.bare ?? ''
  const whose = here.units[said.from - 1]
  const isLater = LATER.test(when)
  if (!(isLater || EARLIER.test(when)) || whose?.word?.is('dative') !== true) return undefined
  if (before.units[now.from - 1]?.bare !== whose.bare || !isPlain(here) || !isPlain(before)) return undefined
  const found = isLater ? now.value + years.value : now.value - years.value
  return isOff(said.value, found)
    ? { in: here, said, sum: `${now.value} ${isLater ? '+' : '−'} ${years.value}`, found }
    : undefined
}

const AGE = 'வயது'

/** `அவருக்கு 18 வயது`, `மூத்தவரான அண்ணனுக்கு`, `அண்ணன் … அண்ணனுக்கு`: of one of the two that are compared. */
function isOfThem(
  stretch: readonly Numbers[],
  { units, amounts }: Numbers,
  said: Measured,
  apart: Measured,
): boolean {
  const whose = units
    .slice(0, said.from)
    .findLast(({ word }) => word?.is('dative') === true || word?.is('genitive') === true)
  if (whose === undefined) return false
  if (THEM.test(whose.bare) || (amounts.includes(apart) && /ான$/u.test(units[apart.to]?.bare ?? '')))
    return true
  const name = whose.bare.slice(0, NAME)
  return stretch.some((text) => text.units.some((unit) => unit !== whose && unit.bare.startsWith(name)))
}

const THEM = /^(?:அவ(?:ர|ன|ள)|என|தன|தம)(?:ுக்கு|க்கு|து)$/u
/** Letters that tell one kinsman from another. */
const NAME = 4

const isAge = ({ kind }: Measured) => kind === 'வயது' || kind === 'ஆண்டு'

/** `என்னைவிட நான்கு வயது மூத்தவர்`: how much one is older than the other. */
function isApart(stretch: readonly Numbers[], apart: Measured): boolean {
  const holder = stretch.find(({ amounts }) => amounts.includes(apart))
  const isCompared = holder?.units.slice(0, apart.from).some(({ bare }) => COMPARED.test(bare)) === true
  return isCompared && OLDER_OR_YOUNGER.test(holder?.units[apart.to]?.bare ?? '')
}
