import { inDigits, isOff, isPlain, type Reckoner } from './reckoning.ts'

const LEFT = /^(?:மீதி|மீதியாக|மீதம்|மீதமாக|மீதமுள்ள|மிச்சம்|எஞ்சிய|எஞ்சியுள்ள)$/u
const MORE = /பாதி|மேலும்|பிறகு|மீண்டும்|கடன்|கால்வாசி/u
const MAX_APART = 3

/** What is left of so many when some are taken from it: `50 பழங்களில் 20 விற்றான்; மீதி 25 பழங்கள்`. */
export const remainders: Reckoner = (here, before) => {
  const said = here.amounts.at(-1)
  if (said?.kind === undefined || !isPlain(here)) return undefined
  const near = here.units.slice(Math.max(0, said.from - MAX_APART), said.from)
  if (!near.some(({ bare }) => LEFT.test(bare))) return undefined
  const isWhole = here.amounts.length > 2
  if (!isWhole && (before === undefined || !isPlain(before))) return undefined
  const texts = [...(isWhole || before === undefined ? [] : [before]), here]
  const all = texts.flatMap(({ amounts }) => amounts)
  const [whole, taken] = all
  if (whole === undefined || taken === undefined || all.length !== 3 || taken.value >= whole.value)
    return undefined
  if (texts.some(({ sentence }) => MORE.test(sentence.text))) return undefined
  if (![whole, taken].every(({ kind }) => kind === said.kind || (kind === undefined && !said.isMeasure)))
    return undefined
  const found = whole.value - taken.value
  return isOff(said.value, found)
    ? { in: here, said, sum: `${inDigits(whole.value)} − ${inDigits(taken.value)}`, found }
    : undefined
}
