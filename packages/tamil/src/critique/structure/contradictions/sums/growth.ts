import { type Measured, type Numbers, PERCENT } from './measured.ts'
import { amountsOf, inDigits, isPlain, type Reckoner, stretchesOf } from './reckoning.ts'

const GROWTH = /^(?:வளர்ச்சி|உயர்வு|அதிகரிப்பு|ஏற்றம்|சரிவு|குறைவு|வீழ்ச்சி)/u
const BECAME = /ாக$|^ஆக$/u
const CHANGED = /உயர்ந்|கூடி|அதிகரி|வளர்ந்|குறைந்|சரிந்|ஏறி|இறங்கி/u
const THIS = /^(?:இந்த|இது|இவ்|அதாவது)/u
const MAX_NEAR = 3
/** Percent that a rounded share is off at most, and what is further off is another share. */
const [ROUNDED, OTHER] = [1, 25]
const EACH_YEAR = /ஆண்டுதோறும்|ஆண்டுக்கு|சராசரி|இலக்கு/u

/** By how many percent an amount has grown that the text gives before and after: `1,200 மூட்டை … 1,500 மூட்டையாக உயர்ந்தது. இந்த 35 விழுக்காட்டு வளர்ச்சி`. */
export const growths: Reckoner = (here, before, earlier) => {
  const said = here.amounts.at(-1)
  if (said?.kind !== PERCENT || !tellsGrowth(here, said)) return undefined
  for (const stretch of stretchesOf(here, before, earlier)) {
    const [from, to, last, ...more] = amountsOf(stretch)
    if (from === undefined || to === undefined || last !== said || more.length > 0) continue
    const holder = stretch.find(({ amounts }) => amounts.includes(to))
    if (holder === undefined || from.kind !== to.kind || from.kind === PERCENT) return undefined
    const isChange = [to.to - 1, to.to].some((at) => BECAME.test(holder.units[at]?.bare ?? ''))
    if (!isChange || !CHANGED.test(holder.sentence.text)) return undefined
    if (!stretch.every((text) => isPlain(text) && !EACH_YEAR.test(text.sentence.text))) return undefined
    const found = (Math.abs(to.value - from.value) / from.value) * 100
    const off = Math.abs(said.value - found)
    if (off <= ROUNDED || off > OTHER) return undefined
    const difference = `(${inDigits(Math.max(to.value, from.value))} − ${inDigits(Math.min(to.value, from.value))})`
    return {
      in: here,
      said,
      sum: `${difference} ÷ ${inDigits(from.value)} × 100`,
      found: Math.round(found * 10) / 10,
    }
  }
  return undefined
}

const tellsGrowth = ({ units }: Numbers, { from, to }: Measured) =>
  units.slice(to, to + MAX_NEAR).some(({ bare }) => GROWTH.test(bare)) &&
  units.slice(Math.max(0, from - MAX_NEAR), from).some(({ bare }) => THIS.test(bare))

const ONLY_ONE = /(?:ஒரு|ஒரே ஒரு|ஏதேனும் ஒரு) \S+ மட்டும|ஒன்றை ?மட்டும|ஒன்றுக்கு மட்டும/u
/** What is divided among its parts without a rest that is counted twice. */
const DIVIDED =
  /^(?:வருமானத்த|சம்பளத்த|ஊதியத்த|செலவ|செலவுகளி|நிலத்த|நிலப்பரப்ப|பரப்பளவி|வாக்குகள|பதிவான|காற்றி|வளிமண்டலத்த|கலவை|பட்ஜெட்)\S*(?:ில்|ிலே|ிலும்)$/u
const WHOLE = 100

/** Parts in percent that make more than a hundred: `ஒரு விடையை மட்டுமே குறித்தனர். 55 விழுக்காடு, 30 விழுக்காடு, 25 விழுக்காடு`. */
export const overfull: Reckoner = (here, before) => {
  const { amounts, units } = here
  const said = amounts.at(-1)
  if (said === undefined || amounts.length < 2 || !isPlain(here)) return undefined
  if (!amounts.every(({ kind, value }) => kind === PERCENT && value < WHOLE)) return undefined
  const isDivided =
    units.slice(0, MAX_NEAR).some(({ bare }) => DIVIDED.test(bare)) ||
    [before, here].some((text) => text !== undefined && ONLY_ONE.test(text.sentence.text))
  const others = amounts.slice(0, -1).reduce((sum, { value }) => sum + value, 0)
  const found = WHOLE - others
  if (!isDivided || found <= 0 || said.value <= found + ROUNDED || CHANGED.test(here.sentence.text))
    return undefined
  const sum = [WHOLE, ...amounts.slice(0, -1).map(({ value }) => value)].map(inDigits).join(' − ')
  return { in: here, said, sum, found }
}
