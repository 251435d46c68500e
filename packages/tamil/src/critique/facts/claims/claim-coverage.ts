import { asidesIn } from '../clauses/asides.ts'
import { LISTS } from '../clauses/count-words.ts'
import { cueUnits, matchCues } from '../clauses/cues.ts'
import { isLink } from '../clauses/link-words.ts'
import type { Unit } from '../names/sentence-units.ts'
import { isMeasureWord } from '../quantities/measure-units.ts'
import { ordinalOf } from '../quantities/numbers.ts'
import type { Claim, Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { isIndependent, isModified, isOfAnotherPlace } from './another-thing.ts'
import { countedUnits } from './counted-nouns.ts'
import { VERB_OF_NOUN } from './event-dates.ts'
import type { GroundedClaim } from './grounded-claim.ts'

/**
 * The claims whose record supports every word that they stand over. A word that no record licenses may be wrong
 * (a birthplace beside a birth year) or make the subject another thing (a frog's heart), so the claim is left out.
 * What one claim's record says counts for the other claims about the same subject.
 */
export function supportedClaims<T extends GroundedClaim & { readonly claim: Claim }>(
  claims: readonly T[],
  reading: Reading,
): T[] {
  const licensed = claims.map((claim) => licensedUnits(claim, reading))
  const beside = new Set<IndexedRecord>()
  const supported = claims.flatMap((claim) => {
    // What contradicts a record supports nothing beside it.
    const supporting = claims.flatMap((other, i) => {
      const agrees = claim.found.badge === 'conflicting' || other.found.badge === 'verified'
      return other === claim || (other.subject === claim.subject && agrees) ? [...(licensed[i] ?? [])] : []
    })
    const units = new Set(supporting)
    const asides = lazily(() => asidesBeside(claim, reading))
    // A list tells by its members of what it is.
    const isList = claim.record.record.property === 'parts'
    if (
      (!isList && isModified(claim, licensedUnits(claim, reading, false), asides, reading)) ||
      isOfAnotherPlace(claim, units, reading)
    )
      return []
    if (coversAll(claim, units, undefined, reading)) return [claim]
    if (!coversAll(claim, units, asides, reading) && !leavesItTrue(claim, units, asides, reading)) return []
    beside.add(claim.record)
    if (claim.found.badge === 'conflicting') return [claim]
    const narrowed = narrow(claim, units, reading)
    return claim.found.isByConnection && !saysOfWhat(narrowed, reading) ? [] : [narrowed]
  })
  // Whose the value is, is told by the claim that needs no aside.
  const told = supported.filter((claim) => !isWithinCounted(claim, supported, reading))
  const nearer = told.filter(
    (claim) =>
      !beside.has(claim.record) ||
      !told.some((other) => !beside.has(other.record) && other.found.value.from === claim.found.value.from),
  )
  return nearer.filter((claim) => !nearer.some((other) => saysMore(other, claim)))
}

/** `மாநிலத்தில் உள்ள மக்களவைத் தொகுதிகள்`: a name that is a word of what is counted of another has no number of its own. */
const isWithinCounted = (
  { subject, found }: GroundedClaim,
  claims: readonly GroundedClaim[],
  { clause: { units, from, to } }: Reading,
) =>
  found.badge === 'conflicting' &&
  claims.some(({ record: { record }, subject: other }) => {
    if (other === subject || record.value.type !== 'number') return false
    return countedUnits(record.value.nouns, units, from, to).includes(subject.from)
  })

/**
 * Whether a figure that agrees with its record is right whatever else the clause tells: no other answer, no other name of which
 * anything is known, nothing that picks one of several things, no other statement.
 */
function leavesItTrue(
  { found, record, subject }: GroundedClaim,
  supported: ReadonlySet<number>,
  asides: Asides,
  { clause: { units, from, to }, mentions, index, quantities, dates }: Reading,
): boolean {
  if (found.badge !== 'verified' || record.record.value.type === 'name' || subject.withUm) return false
  const isOther = ({ from: at }: { readonly from: number }) => at !== found.value.from && !supported.has(at)
  if (quantities.some((one) => one.value !== 1 && isOther(one)) || dates.some(isOther)) return false
  for (let i = from; i < to; i++) {
    const unit = units[i]
    if (supported.has(i) || saysNothing(unit) || asides().has(i)) continue
    if (unit?.kind !== 'word' || PICKS.test(unit.bare) || ordinalOf(unit.bare) !== undefined) return false
    const name = mentions.find((one) => i >= one.from && i < one.to)
    if (name !== undefined && index.recordsAbout(name.name).length > 0) return false
  }
  return true
}
const PICKS =
  /^(?:முதல்|கடைசி|இறுதி|பழைய|புதிய|மற்ற|மறு|வேறு|இன்னொரு|மற்றொரு|முன்னாள்|துணை|கிளை|போன்ற|போல|உரை|மொழிபெயர்|நூலில்|பாலில்|காண்டத்தில்|பிரிவில்|பகுதியில்|ஒவ்வொரு|சில|பல)/u

type Asides = () => ReadonlySet<number>

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** What the clause tells beside a claim that was found in it. */
function asidesBeside({ found, record, subject }: GroundedClaim, reading: Reading): ReadonlySet<number> {
  if (found.asides !== undefined) return found.asides
  const { units, from, to } = reading.clause
  const relation = matchCues(record, units, from, to)?.positions ?? new Set<number>()
  const conflicts = found.badge === 'conflicting'
  return asidesIn({ record, subject, value: found.value, relation, conflicts }, reading)
}

/** The supported words around the value: a badge stands over nothing else. */
function narrow<T extends GroundedClaim & { readonly claim: Claim }>(
  claim: T,
  supported: ReadonlySet<number>,
  { clause: { units, from, to }, mentions, dates }: Reading,
): T {
  const { found } = claim
  const holds = (i: number) => supported.has(i) || (units[i]?.kind === 'word' && saysNothing(units[i]))
  let start = found.value.from
  let end = found.value.to
  while (start > from && holds(start - 1)) start--
  while (end < to && holds(end)) end++
  while (start < found.value.from && !supported.has(start)) start++
  while (end > found.value.to && !supported.has(end - 1)) end--
  // Never the noun that says what a name is that stands before: நகரில் of `பாரிஸ் நகரில்`.
  const endsName = (at: number) => !supported.has(at) && mentions.some(({ to: end }) => end === at + 1)
  while (start < found.value.from && endsName(start - 1) && KIND_NOUN.test(units[start]?.bare ?? '')) start++
  // Never part of a name or of a date: மாநிலத்தில் of `குஜராத் மாநிலத்தில்`, ஆம் ஆண்டில் of `1928ஆம் ஆண்டில்`.
  for (const name of [...mentions, ...dates]) {
    if (name.from < start && start < name.to && name.to <= found.value.from) start = name.to
    if (name.from < end && end < name.to && name.from >= found.value.to) end = name.from
  }
  const names = claim.subject.from >= start && claim.subject.to <= end
  return {
    ...claim,
    found: { ...found, from: start, to: end },
    claim: { ...claim.claim, from: start, to: end, names },
  }
}

/** Whether a badge stands over more than the bare answer: the subject, or a word of the relation. */
function saysOfWhat(
  { claim: { from, to, names }, found: { value }, record }: GroundedClaim & { readonly claim: Claim },
  { clause: { units } }: Reading,
): boolean {
  return names === true || cueUnits(record, units, from, to).some((at) => at < value.from || at >= value.to)
}

/** Whether one of two claims rests on the same value in a record that asks for more: a prize's field beside the prize. */
const saysMore = (one: GroundedClaim, other: GroundedClaim) =>
  one.subject === other.subject &&
  one.record.cues.length > other.record.cues.length &&
  one.record.record.property === other.record.record.property &&
  one.found.badge === other.found.badge &&
  one.found.value.from === other.found.value.from &&
  JSON.stringify(one.record.record.value) === JSON.stringify(other.record.record.value)

/** The units that a claim's own record licenses: its names, its cues, what it counts and the value. */
function licensedUnits(
  { found, record, subject }: GroundedClaim,
  { clause }: Reading,
  withTies = true,
): Set<number> {
  const { units, from, to } = clause
  const cues = cueUnits(record, units, from, to)
  const licensed = new Set(cues)
  if (record.record.value.type === 'date')
    for (const i of cues) if (VERB_OF_NOUN.test(units[i + 1]?.bare ?? '')) licensed.add(i + 1)
  const add = (start: number, end: number) => {
    for (let i = start; i < end; i++) licensed.add(i)
  }
  if (withTies) for (const unit of found.ties ?? []) licensed.add(unit)
  add(subject.from, subject.to)
  add(found.value.from, found.value.to)
  const { value } = record.record
  // `2017 ஜூலை 1 முதல் நடைமுறைக்கு வந்தது`: from then on, not the first.
  if (value.type === 'date' && units[found.value.to]?.bare === 'முதல்') licensed.add(found.value.to)
  if (record.record.property === 'day')
    for (let i = from; i < to; i++) if (KEEPS.test(units[i]?.bare ?? '')) licensed.add(i)
  if (value.type === 'number')
    for (const unit of countedUnits(value.nouns, units, from, to)) licensed.add(unit)
  if (value.type === 'measure')
    for (let i = found.value.to; isMeasured(units[i]?.bare ?? ''); i++) licensed.add(i)
  const names = wordsOfRecord(record)
  for (let i = from; i < to; i++) if (names.has(units[i]?.bare ?? '')) licensed.add(i)
  return licensed
}

/** `120 டிகிரி செல்சியஸ் வெப்பநிலையில்`: the unit, and what is measured in it. */
const isMeasured = (bare: string) => isMeasureWord(bare) || /^(?:வெப்பநிலை|வெப்பத்|வேகத்|உயரத்)/u.test(bare)

/** `நாளைக் கொண்டாடுகிறோம்`. */
const KEEPS = /^(?:கொண்டாட|கடைப்பிடிக்க|அனுசரிக்க)/u

/** Memo of `wordsOfRecord`. */
const WORDS = new WeakMap<IndexedRecord, ReadonlySet<string>>()

/** The single words of all names that a record gives to its subject and its value. */
function wordsOfRecord(record: IndexedRecord): ReadonlySet<string> {
  let words = WORDS.get(record)
  if (words === undefined) {
    const names = [...record.record.subject, ...record.accepted]
    words = new Set(names.flatMap((name) => name.split(/[\s.,]+/u)).filter((word) => word !== ''))
    WORDS.set(record, words)
  }
  return words
}

function coversAll(
  { found, record, subject }: GroundedClaim,
  supported: ReadonlySet<number>,
  asides: Asides | undefined,
  { clause: { units, from, to } }: Reading,
): boolean {
  const start = Math.min(found.from, subject.from)
  const cue = matchCues(record, units, start, to) ?? matchCues(record, units, from, to)
  const first = Math.min(start, cue?.from ?? start)
  const last = Math.max(found.to, cue?.to ?? found.to)
  const { property } = record.record
  const isLife =
    property === 'birth' || property === 'death' || property === 'birthplace' || property === 'located-in'
  const conflicts = found.badge === 'conflicting'
  const introduces = (at: number) => LISTS.test(units[at]?.bare ?? '')
  const explained =
    conflicts && (introduces(found.value.from - 1) || introduces(subject.to) || subject.case === 'quoted')
  for (let i = first; i < last; i++) {
    const unit = units[i]
    if (unit === undefined || supported.has(i) || saysNothing(unit) || asides?.().has(i)) continue
    // A place of birth does not excuse a wrong year, nor the parts of a list excuse a wrong number.
    const beside =
      (conflicts && isLife && (isIndependent(unit) || KIND_NOUN.test(units[i + 1]?.bare ?? ''))) ||
      (explained && i < found.value.from)
    if (!beside) return false
  }
  return true
}

/** Words that state nothing of their own between a subject and what is said of it. */
export const saysNothing = (unit: Unit | undefined) =>
  unit === undefined ||
  unit.kind === 'punctuation' ||
  isLink(unit) ||
  KIND_NOUN.test(unit.bare) ||
  ASKED.test(unit.bare)

/** What was asked in the question that a clause answers. */
const ASKED = /^(?:எப்போது|எப்பொழுது|எந்த|எத்தனை|எவ்வளவு|யாது)$/u

/** What kind of thing a name is. */
const KIND_NOUN =
  /^(?:நகர|மாநகர|திடல|மைதான|மாநில|நாட|நாட்ட|நதி|ஆற|ஆற்ற|(?:குறு|பெருங்|பெரு|சிறு)?(?:நூல|காப்பிய|புதின|நாவல|காவிய|ங்காவிய|ங்காப்பிய)|பாடல|சிகர|மலர|பறவை|விலங்க|மர|மொழி|கோள|கோயில|கோவில|கடல|பெருங்கடல|தீவ|மாவட்ட|ஊர|கிராம|விழா|கண்ட|கொடி|அமைப்ப|சபை|இயக்க|கட்சி|சங்க|கருவி|இயந்திர|பேரரச|பரிச|விருத|பட்ட|விண்கல|செயற்கைக்கோள|விண்வெளிக்கல|போட்டி|போட்டிகள|மருந்த|தனிம|உலோக|தடுப்பூசி|நாளிதழ|சீமை|பாலைவன)(?:|்|ம்|ு|ி|ை|த்தை|த்தின்|த்தில்|த்து|ின்|ில்|ினை|யை|யின்|யில்|வின்|ான|மான|ாகிய|ுக்கு|த்துக்கு|ளை|லை)$/u
