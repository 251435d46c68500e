import type { Unit } from '../../../facts/names/sentence-units.ts'
import { isOfOther } from './anniversaries.ts'
import type { Measured, Numbers } from './measured.ts'
import { isPlain, type Reckoner } from './reckoning.ts'

const FROM = /^(?:முதல்|தொடங்கி|லிருந்து|இலிருந்து|ஆண்டிலிருந்து)$/u
const UNTIL = /^(?:வரை|வரையில்|வரையிலும்|வரையிலான)$/u
/** What begins in one year and what ends in the other. */
const BORN = /^பிறந்[தத]/u
const DIED = /^(?:இறந்|மறைந்|காலமா|மரண|உயிர்நீத்|உயிர்துறந்)/u
/** `2019இல் தமது 22ஆம் வயதில்`: of who was born. */
const OWN = /^(?:தன்|தனது|தம்|தமது)$/u
const BEGUN = /^(?:தொடங்கி|தொடங்கிய|தொடங்கப்பட்ட|கட்டப்பட்ட|கட்டிய|வெடித்|மூண்ட|ஆரம்பித்|சேர்ந்|பதவியேற்ற)/u
const ENDED = /^(?:முடிந்|முடிவ|நிறைவ|ஓய்வு|விலகி|ஓய்ந்|இடிந்|இடிக்கப்பட்ட|மூடப்பட்ட)/u
const LIVED = /^(?:வாழ்ந்|உயிர்வாழ்ந்)/u
/** `அவர் வாழ்ந்தது 80 ஆண்டுகள்`. */
const LIFE = /^வாழ்ந்தது$/u
const LASTED = /^(?:நீடித்|பணியாற்|பணிபுரி|ஆண்டார்|ஆட்சி|சேவை|உழைத்|நடந்|நடைபெற்|நின்ற|நிலைத்|இயங்)/u
const ALL = /^(?:மொத்தம்|மொத்தமாக)$/u
/** `அந்த நாற்பது ஆண்டுகளில்`. */
const THOSE = /^(?:அந்த|இந்த)$/u
const AGO = /^(?:முன்|பிறகு|பின்|கழித்)/u
const LAST = /கடைசி|இறுதி/u
/** Both ends may be counted, and the last year may not be over. */
const TOLERATED = 1
/** What is further off is the length of something else. */
const MAX_OFF = 0.5
/** Units from a year to the word that tells what it is. */
const MAX_APART = 7

/** A number of years that is not between its two years: `1998 முதல் 2010 வரை 15 ஆண்டுகள்`. */
export const spans: Reckoner = (here, before) => {
  const said = lengthIn(here)
  if (said === undefined || LAST.test(here.sentence.text) || !isPlain(here)) return undefined
  const years = here.years.length === 0 ? before : here
  const [from, to] = years?.years ?? []
  if (years?.years.length !== 2 || from === undefined || to === undefined) return undefined
  if (!isPlain(years) || !isSpan(years, [from, to], here, said)) return undefined
  const found = to.value - from.value
  const off = Math.abs(said.value - found)
  if (off <= TOLERATED || off > Math.max(found * MAX_OFF, TOLERATED)) return undefined
  return { in: here, said, sum: `${to.value} − ${from.value}`, found }
}

/** The one length in years or age of the sentence. */
function lengthIn({ amounts, units }: Numbers): Measured | undefined {
  const lengths = amounts.filter(({ kind }) => kind === 'ஆண்டு' || kind === 'வயது')
  const [only] = lengths
  if (lengths.length !== 1 || only === undefined) return undefined
  const isDistance = AGO.test(units[only.to]?.bare ?? '') || /க்கு$/u.test(only.noun?.text ?? '')
  return isDistance ? undefined : only
}

/** A stretch that is not longer than the years between may be a part of them, unless the text says that it is all of them. */
function isSpan(
  of: Numbers,
  [from, to]: readonly [Measured, Measured],
  here: Numbers,
  said: Measured,
): boolean {
  const { units } = of
  const isShorter = said.value < to.value - from.value
  const lasts = (what: RegExp) =>
    here.units.slice(said.to, said.to + MAX_APART).some(({ bare }) => what.test(bare))
  if (saysAfter(units, from, FROM, to.from) && saysAfter(units, to, UNTIL, to.from + 3)) {
    const isBehind = of === here && said.from > to.from && said.from - to.to <= 2
    const isThose = of !== here && said.from === 1 && THOSE.test(here.units[0]?.bare ?? '')
    return isThose || (isBehind && (!isShorter || lasts(LASTED)))
  }
  const isSet = (begin: RegExp, end: RegExp) =>
    saysAfter(units, from, begin, to.from) && saysAfter(units, to, end, units.length)
  if (of === here && said.kind === 'வயது' && isOfOther(units.slice(to.from + 1, said.from))) return false
  if (isSet(BORN, DIED))
    return (
      said.kind === 'வயது' ||
      (LIFE.test(here.units[said.from - 1]?.bare ?? '') && said.from <= 2) ||
      (lasts(LIVED) && !(isShorter && saysWhere(here, said)))
    )
  const isAll = ALL.test(here.units[said.from - 1]?.bare ?? '')
  if (isSet(BORN, OWN) && said.kind === 'வயது' && of === here && said.from >= to.to) return true
  return isSet(BEGUN, ENDED) && lasts(LASTED) && (isAll || !isShorter)
}

/** `மதுரையில் 40 ஆண்டுகள் வாழ்ந்தார்`: a part of the life. */
const saysWhere = ({ units }: Numbers, { from, to }: Measured) =>
  [...units.slice(Math.max(0, from - 3), from), ...units.slice(to, to + 3)].some(
    ({ word, bare }) => bare !== 'இல்' && (word?.is('locative') === true || /ாக$/u.test(bare)),
  )

const saysAfter = (units: readonly Unit[], { from }: Measured, what: RegExp, end: number) =>
  units.slice(from + 1, Math.min(end, from + 1 + MAX_APART)).some(({ bare }) => what.test(bare))
