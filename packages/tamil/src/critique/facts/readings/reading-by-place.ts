import { matchCues } from '../clauses/cues.ts'
import { isOrIsSaidToBe } from '../clauses/said-kinds.ts'
import type { Mention } from '../names/name-index.ts'
import type { Placed } from '../names/name-phrases.ts'
import type { Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'

const STANDS =
  /^(?:உள்ள|இருக்க$|இருக்கிற|இருக்கின்ற|இருக்கும்|அமைந்த|அமைந்து|அமைந்தி|காணப்ப|நிற்கிற|நிற்கும்|நின்ற|நடைபெற்ற|நடந்த|பிறந்த|பிறந்தார்|பிறந்தவர்|அவதரித்த|நடத்தப்ப)/u

/** Reads by a place: `மதுரையில் உள்ள மீனாட்சி அம்மன் கோவில்`. */
export function byPlace(subject: Mention, record: IndexedRecord, reading: Reading): Placed | undefined {
  const { units, from, to } = reading.clause
  const { value } = record.record
  if (value.type !== 'name') return undefined
  const birth = record.record.property === 'birthplace'
  const cued = record.cues.length > 0
  const around = birth ? undefined : placeAround(subject, record, reading)
  if (around !== undefined) return around
  for (const place of reading.mentions) {
    if (place === subject || !mayAnswer(place, record, reading)) continue
    if (place.from < from || place.to > to) continue
    const around = cued
      ? (matchCues(record, units, place.to, Math.min(to, place.to + 3)) ??
        matchCues(record, units, Math.max(from, place.from - 3), place.from))
      : undefined
    if (cued && around === undefined) continue
    const verbAt =
      cued && around ? Math.max(around.to - (birth ? 1 : 0), place.to) : pastDates(place.to, reading)
    const touching =
      !cued ||
      (around !== undefined &&
        (around.to === place.from || onlyDates(place.to, around.from, reading) || around.from === place.to))
    if (!touching) continue
    const locative = place.case === 'locative'
    const described =
      cued &&
      !birth &&
      (place.case === 'nominative' || place.case === 'genitive' || place.case === 'oblique' || locative)
    if (!locative && !described) continue
    const placed = subjectOfPlace(subject, place, verbAt, reading, birth)
    if (placed) return { value: place, firm: locative && (!cued || birth || around?.to === place.from) }
  }
  return undefined
}

/** Whether a place is of the answer's kind, or lies around the answer where the clause names no nearer one. */
function mayAnswer(place: Mention, { record: { value }, around }: IndexedRecord, reading: Reading): boolean {
  const { mentions } = reading
  const isOfKind = (one: Mention) => value.type === 'name' && isOrIsSaidToBe(one, value.kind, reading)
  return (
    isOfKind(place) || (around.has(place.name) && !mentions.some((one) => one !== place && isOfKind(one)))
  )
}

/** `தஞ்சாவூர் மாவட்டத்திலுள்ள அலங்காநல்லூரில்`, `அமிர்தசரசின் ஜாலியன்வாலா பாக்`: the place right before what is in it. */
function placeAround(
  subject: Mention,
  record: IndexedRecord,
  { clause: { units }, mentions, index }: Reading,
): Placed | undefined {
  const { value } = record.record
  if (value.type !== 'name') return undefined
  const said = /^(?:உள்ள|அமைந்துள்ள|இருக்கும்)$/u.test(units[subject.from - 1]?.bare ?? '')
  const end = said ? subject.from - 1 : subject.from
  const place = mentions.find(({ to }) => to === end)
  if (place === undefined || !index.isOfKind(place.name, value.kind)) return undefined
  if (record.cues.length > 0 && matchCues(record, units, place.from, end) === undefined) return undefined
  const joined = /(?:லுள்ள|ிலுள்ள)$/u.test(units[end - 1]?.bare ?? '')
  const locative = place.case === 'locative' && (said || joined)
  return locative || (place.case === 'genitive' && !said) ? { value: place, firm: locative } : undefined
}

const ON = /^(?:அன்று|ஆம்|நாள்|நாளில்|தேதி|ஆண்டு|ஆண்டில்|இல்|ல்)$/u

/** `குஜராத்தில் 1917 ஆம் ஆண்டு நடைபெற்றது`: behind the place and the date. */
function pastDates(from: number, { clause: { units, to }, dates }: Reading): number {
  let at = from
  while (at < to && (ON.test(units[at]?.bare ?? '') || dates.some((date) => at >= date.from && at < date.to)))
    at++
  return at
}

function onlyDates(from: number, to: number, { clause, dates }: Reading): boolean {
  for (let i = from; i < to; i++)
    if (!ON.test(clause.units[i]?.bare ?? '') && !dates.some((date) => i >= date.from && i < date.to))
      return false
  return from <= to
}

/** Whether the subject stands before the place with nothing between, or right after the verb of standing. */
function subjectOfPlace(
  subject: Mention,
  place: Mention,
  verbAt: number,
  { clause, dates }: Reading,
  birth: boolean,
): boolean {
  const { units } = clause
  if (subject.case !== 'nominative' && subject.case !== 'quoted' && subject.case !== 'genitive') return false
  const dated = (i: number) => dates.some((date) => i >= date.from && i < date.to)
  if (subject.to <= place.from) {
    if (subject.case === 'genitive' && !/^தலைமை/u.test(units[subject.to]?.bare ?? '')) return false
    for (let i = subject.to; i < place.from; i++) {
      const unit = units[i]
      if (unit === undefined || dated(i) || /^[,'"“”‘’]$/u.test(unit.text)) continue
      if (
        !/^(?:தலைமையக|தலைமையிட|தலைமைச்|செயலக|அவர்கள்|என்னும்|என்ற|நகரான|மாவட்டத்தில்|மாநிலத்தில்|உள்ள|கோவில்|கோயில்|ஆனது)/u.test(
          unit.bare,
        )
      )
        return false
    }
    return birth || STANDS.test(units[verbAt]?.bare ?? '') || STANDS.test(units[verbAt + 1]?.bare ?? '')
  }
  if (place.to === subject.from && !birth) return STANDS.test(units[subject.to]?.bare ?? '')
  const verb = birth ? units[subject.from - 1] : units[verbAt]
  if (!STANDS.test(verb?.bare ?? '')) return false
  return subject.from - place.to <= 3
}
