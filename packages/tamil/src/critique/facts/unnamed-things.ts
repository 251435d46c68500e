import type { DefiniteDescription } from './clauses/definite-descriptions.ts'
import { KIND_OF } from './names/kind-nouns.ts'
import type { Mention } from './names/name-index.ts'
import type { Unit } from './names/sentence-units.ts'
import type { Clause } from './records/clause.ts'
import { isThingNoun } from './records/thing-nouns.ts'

/** Things that a clause speaks of without a name, by the nouns for them: `வழியில் ஒரு பாலம் இருந்தது`. */
export function unnamedThingsIn(
  { units, from, to }: Clause,
  mentions: readonly Mention[],
  descriptions: readonly DefiniteDescription[],
): string[] {
  const found: string[] = []
  const isPredicate =
    descriptions.length > 0 || mentions.length > 0 || units.slice(from, to).some(pointsToThing)
  for (let i = from; i < to; i++) {
    const noun = thingNounOf(units[i])
    if (noun === undefined || descriptions.some((one) => i >= one.from && i < one.to)) continue
    if (mentions.some((one) => (i >= one.from && i <= one.to) || isCalledBehind(one, i, units))) continue
    if (mentions.some((one) => one.from === i + 1) || standsBeforeNoun(i, units)) continue
    if (isPredicate && isLast(i, units, to)) continue
    if (isPlaceNoun(noun) && !isBroughtUp(i, units, from)) continue
    found.push(noun)
  }
  return found
}

/** The lemma of a singular noun that says what a thing is. */
function thingNounOf(unit: Unit | undefined): string | undefined {
  const reading = unit?.word?.analyses.find(
    ({ class: kind, lemma }) => kind === 'noun' && (isThingNoun(lemma) || KIND_OF.has(lemma)),
  )
  const isOne = reading !== undefined && IN_CASE.some((one) => reading.features.includes(one))
  return isOne && !reading.features.includes('plural') ? reading.lemma : undefined
}

/** `நாட்டின் வளர்ச்சி`, `ஊரில்`: mostly where one is. */
const isPlaceNoun = (noun: string) => /^(?:city|country|district|state)$/u.test(KIND_OF.get(noun) ?? '')

const isBroughtUp = (at: number, units: readonly Unit[], from: number) =>
  units.slice(Math.max(from, at - BROUGHT_UP_REACH), at).some(({ bare }) => BRINGS_UP.test(bare))
const BROUGHT_UP_REACH = 3
const BRINGS_UP = /^(?:ஒரு|ஓர்|மற்றொரு|இன்னொரு|வேறு|வேறொரு|பக்கத்து|அண்டை|எங்கள்|எங்களது|என்)$/u

/** `கட்டடக் கலை`: a noun in no case only tells of the next. */
const IN_CASE = [
  'nominative',
  'accusative',
  'genitive',
  'locative',
  'dative',
  'ablative',
  'instrumental',
] as const

const pointsToThing = ({ bare }: Unit) => /^[அஇ]துவ?ே?$|^[அஇ]து(?:வும்|தான்)$/u.test(bare)

/** `கல்லணை என்னும் அணை`. */
const isCalledBehind = ({ to }: Mention, at: number, units: readonly Unit[]) =>
  at > to && at <= to + CALLED_REACH && /^(?:என்னும்|என்ற|எனும்|என்கிற)$/u.test(units[to]?.bare ?? '')
const CALLED_REACH = 3

/** `கோயில் மணி`, `நூல் நிலையம்`: only tells of what kind the next thing is. */
const standsBeforeNoun = (at: number, units: readonly Unit[]) =>
  units[at]?.word?.is('nominative') === true &&
  units[at + 1]?.word?.isOnly('nominative') === true &&
  units[at + 1]?.word?.isA('noun') === true

const isLast = (at: number, units: readonly Unit[], to: number) =>
  units
    .slice(at + 1, to)
    .every(({ kind, bare }) => kind === 'punctuation' || /^(?:ஆகும்|தான்|அது|இது|எனலாம்)$/u.test(bare))
