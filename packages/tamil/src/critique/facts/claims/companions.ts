import type { FactProperty } from '../../../knowledge/facts/fact-record.ts'
import { hasCues, matchCues } from '../clauses/cues.ts'
import type { Mention } from '../names/name-index.ts'
import { HONORIFICS, isTitleOf } from '../names/name-phrases.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { Reading } from '../records/claim.ts'
import type { Clause } from '../records/clause.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { saysNothing } from './claim-coverage.ts'

/**
 * The units of what other records know of the subject: who shot the collector beside where he was shot, the country of a town
 * beside its river, Mars beside the orbit of Mangalyaan. They are true, so they leave any statement about it as it is.
 */
export function companionUnits(
  subject: Mention,
  asked: IndexedRecord,
  relation: ReadonlySet<number>,
  { clause: { units, from, to }, mentions, index }: Reading,
): ReadonlySet<number> {
  const companions = new Set<number>()
  const others = mentions.filter(
    (one) => one !== subject && (one.to <= subject.from || one.from >= subject.to),
  )
  for (const record of others.length === 0 ? [] : index.recordsAbout(subject.name)) {
    if (record === asked || record.record.value.type !== 'name') continue
    const known = others.filter(
      ({ name, case: how }) => record.accepted.has(name) || (how === 'locative' && record.around.has(name)),
    )
    if (known.length === 0) continue
    const said = record.cues.length === 0 ? undefined : matchCues(record, units, from, to)
    for (const one of known) {
      const stands =
        record.record.property === 'located-in' && one.case === 'locative' && record.cues.length === 0
      // `முதல் பெண் பிரதமர் என்ற பெருமை … -க்கு`: who bears the name that is told of.
      const bears =
        record.record.cues.length === 0 &&
        BYNAMES.has(record.record.property) &&
        asked.record.value.type === 'date'
      const owns = (one.case === 'genitive' || one.case === 'oblique') && relation.has(one.to)
      if ((said === undefined && !stands && !owns && !bears) || mayBeSubject(one, subject)) continue
      for (let i = titledFrom(one, others, units, from); i < one.to; i++) companions.add(i)
      for (const i of said?.positions ?? []) companions.add(i)
    }
  }
  for (const one of others)
    for (const i of bynameUnits(one, subject, asked, units, from, to, index)) companions.add(i)
  if (asked.record.value.type === 'name')
    for (const one of others)
      if (isAskedToo(one, asked, { units, from, to }, index))
        for (let i = one.from; i < one.to; i++) companions.add(i)
  return companions
}

/** `சோழ மன்னன் கரிகாலன்`: where what somebody is begins, who is named right behind it. */
function titledFrom(one: Mention, others: readonly Mention[], units: readonly Unit[], from: number): number {
  const title = others.find((other) => isTitleOf(other, one, units))
  if (title !== undefined) return title.from
  if (one.from <= from || !HONORIFICS.has(units[one.from - 1]?.bare ?? '')) return one.from
  const house = others.find(({ to, case: how }) => to === one.from - 1 && OF_HOUSE.has(how))
  return house?.from ?? one.from - 1
}

/** `சோழ மன்னன்`: how a house or a country stands before what somebody is. */
const OF_HOUSE: ReadonlySet<Mention['case']> = new Set(['nominative', 'oblique', 'adjectival', 'genitive'])

/** `'தென்னகத்தின் ஸ்பா' என அழைக்கப்படும் குற்றாலம்`: what the subject is called, with the words that say so. */
function bynameUnits(
  one: Mention,
  subject: Mention,
  asked: IndexedRecord,
  units: readonly Unit[],
  from: number,
  to: number,
  index: Reading['index'],
): number[] {
  const isByname = index
    .recordsAbout(one.name)
    .some(
      (record) =>
        record !== asked &&
        BYNAMES.has(record.record.property) &&
        record.accepted.has(subject.name) &&
        hasCues(record, units, from, to),
    )
  if (!isByname || one.to > subject.from) return []
  const between = Array.from({ length: subject.from - one.to }, (_, i) => one.to + i)
  if (!between.every((i) => saysNothing(units[i]))) return []
  return Array.from({ length: subject.from - one.from }, (_, i) => one.from + i)
}
const BYNAMES: ReadonlySet<FactProperty> = new Set(['epithet', 'first', 'superlative'])

/** `பானிப்பட்டுப் போரில் இப்ராகிம் லோடியை வென்றவர்`: of both the same is known, who won. */
const isAskedToo = (
  { name, case: how }: Mention,
  asked: IndexedRecord,
  { units, from, to }: Pick<Clause, 'units' | 'from' | 'to'>,
  index: Reading['index'],
) =>
  (how === 'accusative' || how === 'locative') &&
  asked.cues.length > 0 &&
  index
    .recordsAbout(name)
    .some(
      (other) =>
        other !== asked &&
        other.record.property === asked.record.property &&
        [...other.accepted].some((one) => asked.accepted.has(one)) &&
        hasCues(other, units, from, to),
    )

/** `காந்தியின் மனைவி கஸ்தூரிபா 1944 இல் மறைந்தார்`: of her it is told, not of him. */
const mayBeSubject = (one: Mention, subject: Mention) =>
  (one.case === 'nominative' || one.case === 'copula') && subject.case !== 'accusative'
