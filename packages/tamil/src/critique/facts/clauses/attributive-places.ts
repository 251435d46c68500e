import type { NameKind } from '../../../knowledge/facts/fact-record.ts'
import type { Mention } from '../names/name-index.ts'
import { type Unit, unitWorded } from '../names/sentence-units.ts'
import type { FactIndex } from '../records/fact-index.ts'
import { has } from './clause-words.ts'

/**
 * The names of a clause with those places that stand before what they have several of: `இந்திய மாநிலங்களில்`,
 * `உலகப் பெருங்கடல்களுள்` is `இந்தியாவின் மாநிலங்களில்`, `உலகின் பெருங்கடல்களுள்`, and before who is of them: `பாரசீக நாட்டவர்`.
 * Linear in the units.
 */
export function withAttributivePlaces(
  mentions: readonly Mention[],
  units: readonly Unit[],
  from: number,
  to: number,
  index: FactIndex,
): readonly Mention[] {
  const places: Mention[] = []
  for (let i = from; i + 1 < to; i++) {
    const isNation = NATION.test(units[i + 1]?.bare ?? '')
    const name = isNation || isBeforeSeveral(i, units, to) ? placeOf(units[i]?.bare ?? '', index) : undefined
    const isPartOfName = mentions.some((one) => one.from <= i && i < one.to && one.to > one.from + 1)
    if (name !== undefined && !isPartOfName)
      places.push({ name, case: isNation ? 'nominative' : 'genitive', withUm: false, from: i, to: i + 1 })
  }
  if (places.length === 0) return mentions
  const others = mentions.filter((one) => !places.some((place) => place.from === one.from))
  return [...others, ...places].sort((a, b) => a.from - b.from)
}

/** Of which of several something is told; at most one more word stands between: `தமிழ்நாட்டு மலைச் சிகரங்களுள்`. */
function isBeforeSeveral(at: number, units: readonly Unit[], to: number): boolean {
  for (let i = at + 1; i < Math.min(to, at + 3); i++) {
    const unit = units[i]
    if (unit?.kind !== 'word') return false
    if (isAmong(unit)) return true
    if (has(unit, 'finite') || has(unit, 'relative-participle')) return false
  }
  return false
}
const isAmong = unitWorded(/கள(?:ில்|ுள்|ிலேயே|ுள்ளே|ிலும்)$/u)

/** Who is of a country: `இத்தாலிய நாட்டவர்`. */
const NATION = /^நாட்ட(?:வர்|ினர்|ுக்காரர்)(?:களே?|கள்|ே)?$|^நாட்டுக்காரர்$/u

/** `ஸ்பெயின் நாட்டவர்` that some list has as a title: the country, and the word for who is of it. */
export function ofNation(mention: Mention, index: FactIndex): Mention {
  const country = /^(\S+) நாட்ட(?:வர்|ினர்|ுக்காரர்)$/u.exec(mention.name)?.[1]
  return country !== undefined && mention.to === mention.from + 2 && index.isOfKind(country, 'country')
    ? { ...mention, name: country, case: 'nominative', to: mention.to - 1 }
    : mention
}

/** What a name loses before a noun. */
const ENDINGS = ['ம்', 'ா'] as const
const KINDS: readonly NameKind[] = ['country', 'state', 'continent']

const placeOf = (word: string, index: FactIndex): string | undefined =>
  word === 'உலக'
    ? 'உலகம்'
    : ENDINGS.map((ending) => `${word}${ending}`).find((name) =>
        KINDS.some((kind) => index.isOfKind(name, kind)),
      )
