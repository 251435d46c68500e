import { clockBefore, hourBefore } from '../reading/clock.ts'
import type { Measured, Numbers } from './measured.ts'
import { isPlain, type Reckoner } from './reckoning.ts'

const HOUR = /^மணி(?:க்கு|க்கே|யிலிருந்து|யளவில்)?$/u
const SETS_OUT = /^(?:புறப்ப|கிளம்ப|கிளம்பி)/u
const SLEEPS = /^(?:உறங்|தூங்|உறக்க|தூக்க|படுத்த)/u
const BEGINS = /^(?:முதல்|தொடங்|ஆரம்பி|ஆரம்பமா|திறந்|திறக்க)/u
const UNTIL = /^(?:வரை|வரையில்|வரைக்கும்)$/u
const ENDS = /^(?:முடி|நிறைவ|அடைந்|சென்றடை|வந்தடை|வந்து ?சேர்|போய்ச்|சேர்ந்|எழுந்|விழித்|கண்விழி|மூட)/u
const JOURNEY = /^(?:பயண|பிரயாண)/u
const WENT_ON = /^(?:நடந்|நடைபெற்|நீடித்|நிகழ்ந்|திறந்)/u
const AFTER = /^(?:பிறகு|பின்|பின்னர்|கழித்து)$/u
/** Of a part of the time, or not without a break. */
const NOT_ALL = /இடைவே|இடையில்|இடையே|வழியில்|ஓய்வு|தாமத|மட்டும்|தான்[ .]|நின்ற|காத்திரு|விட்டுவிட்டு/u
/** Units behind an hour that tell whether something begins or ends. */
const MAX_BEHIND = 3
const MAX_APART = 2
const HALF_A_DAY = 12
/** A longer time may have breaks of which nothing is said. */
const MAX_UNBROKEN = 4
const MIN_UNBROKEN = 3
/** What is further off by its share is another time. */
const MAX_OFF = 0.4

const UNBROKEN = /தொடர்ந்து|இடைவிடா|இடைவே\S{0,12} ?\S{0,12}(?:ின்றி|ில்லா|இன்றி|இல்லா)/u
/** `இடைவேளை ஏதுமின்றி`: without a break. */
const withoutDenied = (text: string) =>
  text.replace(/இடைவே\S{0,12} ?\S{0,12}(?:ின்றி|ில்லா|இன்றி|இல்லா)\S{0,4}/gu, ' ')

interface Hour {
  readonly value: number
  /** Since midnight, where the part of the day is told. */
  readonly clock: number | undefined
  readonly from: number
  readonly to: number
  readonly kind: 'sets out' | 'sleeps' | 'begins' | 'until' | 'ends' | undefined
}

/** A length in hours that is not between its two times: `9 மணி முதல் 11 மணி வரை மூன்று மணி நேரம்`. */
export const clockSpans: Reckoner = (here, before, earlierStill) => {
  const lengths = here.amounts.filter(({ kind }) => kind === 'மணி நேரம்' || kind === 'நிமிடம்')
  const [length] = lengths
  if (length === undefined || lengths.length > 1 || length.kind !== 'மணி நேரம்') return undefined
  const hours = hoursIn(here)
  const earlier = [earlierStill, before].flatMap((text) => (text === undefined ? [] : hoursIn(text)))
  const [begin, end, ...more] = hours.length === 2 ? hours : [...earlier, ...hours]
  if (begin === undefined || end === undefined || more.length > 0) return undefined
  if (!(begins(begin) && (end.kind === 'until' || end.kind === 'ends'))) return undefined
  const texts =
    hours.length === 2 ? [here] : [earlierStill, before, here].filter((text) => text !== undefined)
  if (!texts.every((text) => isPlain(text) && !NOT_ALL.test(withoutDenied(text.sentence.text))))
    return undefined
  const found = hoursBetween(begin, end)
  const isAfter = hours.length === 1 && end.from > length.to && isJourneyBefore(here, length, end)
  if (!(isAfter || isLengthOf(here, length, begin, hours.length === 2 ? end : undefined, before)))
    return undefined
  if (hours.length === 1 && !isAfter) return undefined
  return isOffBy(length.value, found) ? reckoned(here, length, begin, end, isAfter) : undefined
}

const begins = ({ kind }: Hour) => kind === 'begins' || kind === 'sets out' || kind === 'sleeps'

function reckoned(here: Numbers, length: Measured, begin: Hour, end: Hour, isAfter: boolean) {
  const found = hoursBetween(begin, end)
  if (!isAfter) return { in: here, said: length, sum: `${begin.value} → ${end.value} மணி`, found }
  const said: Measured = { ...length, value: end.value, from: end.from, to: end.to }
  const arrival = ((begin.value + length.value - 1) % HALF_A_DAY) + 1
  return { in: here, said, sum: `${begin.value} மணி + ${length.value} மணி நேரம்`, found: arrival }
}

function hoursBetween(begin: Hour, end: Hour): number {
  if (begin.clock !== undefined && end.clock !== undefined) {
    const hours = (end.clock - begin.clock + 2 * HALF_A_DAY) % (2 * HALF_A_DAY)
    return hours === 0 ? 2 * HALF_A_DAY : hours
  }
  return (end.value - begin.value + HALF_A_DAY) % HALF_A_DAY || HALF_A_DAY
}

function isOffBy(said: number, found: number): boolean {
  const off = Math.abs(said - found)
  const isRounded = Number.isInteger(said) ? off <= 0.5 : off < 0.5
  if (isRounded || off > Math.max(1, found * MAX_OFF)) return false
  return said > found || (found >= MIN_UNBROKEN && found <= MAX_UNBROKEN)
}

function hoursIn({ units }: Numbers): Hour[] {
  return units.flatMap(({ word, bare }, at) => {
    if (word === undefined || !HOUR.test(bare) || /^நேர/u.test(units[at + 1]?.bare ?? '')) return []
    const hour = hourBefore(word)
    if (hour === undefined || hour < 1 || hour > HALF_A_DAY + 1) return []
    const whole = Math.floor(hour)
    const minutes = /^\d/u.test(units[at - 1]?.text ?? '') ? (hour - whole) / 0.6 : hour - whole
    const value = whole + minutes
    const clock = clockBefore(word)
    return [
      {
        value,
        clock: clock === undefined ? undefined : clock - hour + value,
        from: at - 1,
        to: at + 1,
        kind: kindOf(units.slice(at, at + 1 + MAX_BEHIND).map((unit) => unit.bare)),
      },
    ]
  })
}

function kindOf([hour = '', ...behind]: readonly string[]): Hour['kind'] {
  if (/இருந்து$|ிலிருந்து$/u.test(hour)) return 'begins'
  for (const bare of behind) {
    if (HOUR.test(bare)) return undefined
    if (UNTIL.test(bare)) return 'until'
    if (SETS_OUT.test(bare)) return 'sets out'
    if (SLEEPS.test(bare)) return 'sleeps'
    if (BEGINS.test(bare)) return 'begins'
    if (ENDS.test(bare)) return 'ends'
  }
  return undefined
}

/** `மூன்று மணி நேரப் பயணத்துக்குப் பிறகு மதியம் ஒரு மணிக்கு மதுரையை அடைந்தோம்`. */
function isJourneyBefore({ units }: Numbers, length: Measured, end: Hour): boolean {
  const between = units.slice(length.to, end.from).map(({ bare }) => bare)
  return JOURNEY.test(between[0] ?? '') && between.some((bare) => AFTER.test(bare))
}

/** Whether the length is that of what lies between the two hours. */
function isLengthOf(
  { units }: Numbers,
  { from, to, noun }: Measured,
  begin: Hour,
  end: Hour | undefined,
  before: Numbers | undefined,
): boolean {
  if (end?.kind === 'until' && from >= end.to && from - end.to <= MAX_APART) return true
  if (end !== undefined && from < end.to) return false
  const near = units.slice(Math.max(0, from - MAX_APART), to + MAX_APART).map(({ bare }) => bare)
  if (begin.kind === 'sets out') return near.some((bare) => JOURNEY.test(bare))
  if (begin.kind === 'sleeps') return near.some((bare) => SLEEPS.test(bare))
  if (from === 0 && before !== undefined && UNBROKEN.test(before.sentence.text)) return true
  if (noun?.is('clitic-um') || WENT_ON.test(units[to]?.bare ?? '')) return true
  const first = (end === undefined ? before?.units : units)?.[0]?.word
  const again = units.slice(to, to + MAX_APART).map(({ word }) => word?.text)
  return first?.isA('noun') === true && again.includes(first.text)
}
