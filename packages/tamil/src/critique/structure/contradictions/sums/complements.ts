import type { Unit } from '../../../facts/names/sentence-units.ts'
import { type Measured, type Numbers, PERCENT } from './measured.ts'
import { amountsOf, inDigits, isOff, isPlain, type Reckoner, stretchesOf } from './reckoning.ts'

type Pair = readonly [one: RegExp, other: RegExp]

/** Two sorts beside which there may be a third: children, those who were ill. */
const SORTS: readonly Pair[] = [
  [/^ஆண்கள்$/u, /^பெண்கள்$/u],
  [/^மாணவர்(?:கள்)?$/u, /^மாணவி(?:யர்|கள்)$/u],
  [/^சிறுவர்(?:கள்)?$/u, /^சிறுமி(?:யர்|கள்)$/u],
  [/^(?:தேறி|தேர்ச்சி|வெற்றி|வென்ற)/u, /^(?:தோல்வி|தோற்ற|தவறி|தேறவில்லை)/u],
  [/^(?:நல்ல|உடையாத)/u, /^(?:உடைந்|அழுகி|கெட்டு|பழுத)/u],
]
/** What each of a group does or does not. */
const DONE_OR_NOT: readonly Pair[] = [
  [/^(?:வந்த|வருகை|வந்திரு)/u, /^(?:வரவில்லை|வராத)/u],
  [/^(?:வாக்களித்)/u, /^(?:வாக்களிக்கவில்லை|வாக்களிக்காத)/u],
  [/^(?:எழுதி|விடை|பதில)/u, /^(?:விட்டுவிட்ட|விடுத்த|எழுதவில்லை)/u],
  [/^முளைத்த/u, /^(?:முளைக்கவில்லை|முளைக்காத)/u],
  [/^(?:திரும்பி|திருப்பி)/u, /^(?:திரும்பவில்லை|திரும்பாத)/u],
]
const AMONG_THEM = /^(?:அவற்றில்|அவற்றுள்|அவர்களில்|அவர்களுள்|இவற்றில்|இவர்களில்|அதில்|இதில்)$/u
const WITHIN = /(?:ில்|இல்|ுள்)$/u
const IS_THERE = /^(?:உள்ள|இருந்த|இருக்கி)/u
/** There are more than two sorts. */
const THIRD = /எஞ்சி|மீதி|மற்ற|குழந்தை/u
/** Words beside the amount and the word that tells which ones they are. */
const MAX_MORE = 1
const WHOLE = 100

/** Two parts of which each is what the other is not: `50 பேரில் 8 பேர் வரவில்லை; வந்தவர்கள் 45 பேர்`. */
export const complements: Reckoner = (here, before, earlier) => {
  const said = here.amounts.at(-1)
  if (said === undefined) return undefined
  for (const stretch of stretchesOf(here, before, earlier)) {
    const all = amountsOf(stretch)
    const isShares = all.length === 2 && all.every(({ kind }) => kind === PERCENT)
    const [whole, part, ...rest] = isShares ? [undefined, ...all] : all
    if (part === undefined || rest.length !== 1 || (whole === undefined && !isShares)) continue
    if (!stretch.every((text) => isPlain(text) && !THIRD.test(text.sentence.text))) return undefined
    if (whole !== undefined && !isWholeOf(stretch, whole, part, said)) return undefined
    const holder = stretch.find(({ amounts }) => amounts.includes(part))
    const of = whole?.value ?? WHOLE
    const found = of - part.value
    const pairs = said.value > found ? [...SORTS, ...DONE_OR_NOT] : DONE_OR_NOT
    if (holder === undefined || !areOpposite(pairs, holder, part, here, said)) return undefined
    return found > 0 && isOff(said.value, found)
      ? { in: here, said, sum: `${inDigits(of)} − ${inDigits(part.value)}`, found }
      : undefined
  }
  return undefined
}

/** `50 பேரில் 8 பேர்`, `அவர்களில் 8 பேர்`, `மொத்தம் 60 கேள்விகள்`. */
function isWholeOf(stretch: readonly Numbers[], whole: Measured, part: Measured, said: Measured): boolean {
  if (part.value >= whole.value || whole.isMeasure || part.isMeasure || said.isMeasure) return false
  const of = stretch.find(({ amounts }) => amounts.includes(whole))
  const holder = stretch.find(({ amounts }) => amounts.includes(part))
  if (of === undefined || holder === undefined) return false
  const end = of.units[whole.to]?.bare ?? ''
  const isWithin =
    of === holder &&
    [whole.noun?.text ?? '', of.units[whole.to - 1]?.bare ?? '', end].some((text) => WITHIN.test(text))
  const isAmong = holder.units.slice(0, part.from).some(({ bare }) => AMONG_THEM.test(bare))
  const isAll = /^மொத்த/u.test(of.units[whole.from - 1]?.bare ?? '') && whole.kind === said.kind
  return isWithin || isAmong || isAll
}

function areOpposite(
  pairs: readonly Pair[],
  holder: Numbers,
  part: Measured,
  here: Numbers,
  said: Measured,
): boolean {
  const own = clauseOf(here, said)
  if (own.length > MAX_MORE + 1 || own.some(({ word }) => word?.is('locative') || word?.is('dative')))
    return false
  const others = clauseOf(holder, part)
  return pairs.some(([one, other]) => {
    const [isOne, isOther] = [one, other].map(
      (sign) => (words: readonly Unit[]) => words.some(({ bare }) => sign.test(bare)),
    )
    if (isOne === undefined || isOther === undefined) return false
    return (isOne(own) && isOther(others)) || (isOther(own) && isOne(others) && !isOne(own))
  })
}

/** The words beside an amount up to a mark or another amount. */
function clauseOf({ units, amounts }: Numbers, { from, to }: Measured): readonly Unit[] {
  const isBorder = (at: number) =>
    units[at]?.kind === 'punctuation' || amounts.some((one) => one.from <= at && at < one.to)
  let [start, end] = [from, to]
  while (start > 0 && !isBorder(start - 1)) start--
  while (end < units.length && !isBorder(end)) end++
  return [...units.slice(start, from), ...units.slice(to, end)].filter(({ bare }) => !IS_THERE.test(bare))
}
