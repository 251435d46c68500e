import type { Measured, Numbers } from './measured.ts'
import { inDigits, isOff, isPlain, type Reckoner } from './reckoning.ts'

const MONEY = 'ரூபாய்'
const BOUGHT = /^(?:வாங்க|வாங்கி)/u
const SOLD = /^(?:விற்ற|விற்று|விற்க)/u
const GAIN = /^(?:இலாப|லாப|ஆதாய)/u
const LOSS = /^(?:நட்ட|நஷ்ட|இழப்ப)/u
/** The price of one, or what else was spent on it. */
const NOT_ALL = /கிலோ|ஒன்று|ஒவ்வொ|வீதம்|தலா|செலவ|கூலி|போக்குவரத்து|பாதி|மீதி|சிலவற்ற/u
/** Units between a price and what was done for it. */
const MAX_APART = 5
/** Only one number can be gained between two prices. */
const MAX_OFF = 0.8

/** What is gained between the price at which something was bought and that at which it was sold. */
export const profits: Reckoner = (here, before, earlier) => {
  const said = here.amounts.findLast(
    ({ kind, from, to }) =>
      kind === MONEY &&
      here.units.slice(Math.max(0, from - 2), to + 2).some(({ bare }) => GAIN.test(bare) || LOSS.test(bare)),
  )
  if (said === undefined) return undefined
  const texts = [earlier, before, here].filter((text) => text !== undefined)
  if (texts.some((text) => !isPlain(text) || NOT_ALL.test(text.sentence.text))) return undefined
  const prices = texts.flatMap((text) => pricesIn(text, said))
  const [bought, ...more] = prices.filter(({ isSold }) => !isSold)
  const [sold, ...others] = prices.filter(({ isSold }) => isSold)
  if (bought === undefined || sold === undefined || more.length + others.length > 0) return undefined
  const isLoss = here.units.some(({ bare }) => LOSS.test(bare))
  const [from, to] = isLoss ? [sold.value, bought.value] : [bought.value, sold.value]
  const found = to - from
  if (found <= 0 || !isOff(said.value, found, MAX_OFF)) return undefined
  return { in: here, said, sum: `${inDigits(to)} − ${inDigits(from)}`, found }
}

interface Price {
  readonly value: number
  readonly isSold: boolean
}

function pricesIn({ units, amounts }: Numbers, said: Measured): Price[] {
  return amounts.flatMap((amount) => {
    if (amount === said || amount.kind !== MONEY) return []
    const behind = units.slice(amount.to, amount.to + MAX_APART).map(({ bare }) => bare)
    const action = behind.find((bare) => BOUGHT.test(bare) || SOLD.test(bare))
    return action === undefined ? [] : [{ value: amount.value, isSold: SOLD.test(action) }]
  })
}
