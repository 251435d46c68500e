import type { Essay } from '../essay.ts'
import { supportedClaims } from './claims/claim-coverage.ts'
import { isLastOfSeveral, isWrongInList, resolveOverlaps } from './claims/claim-overlaps.ts'
import type { GroundedClaim } from './claims/grounded-claim.ts'
import { listClaim } from './claims/list-claims.ts'
import { occurrenceClaim } from './claims/occurrence-claims.ts'
import { pairClaim, tellsOfPair } from './claims/pair-claims.ts'
import { has } from './clauses/clause-words.ts'
import { cueUnits, matchCues } from './clauses/cues.ts'
import { describesName } from './clauses/descriptions.ts'
import type { Antecedent } from './discourse.ts'
import type { Mention } from './names/name-index.ts'
import type { NameCase } from './names/name-inflection.ts'
import { type Unit, unitWorded } from './names/sentence-units.ts'
import { isSaidByAnother } from './open-statements.ts'
import { ordinalOf } from './quantities/numbers.ts'
import { figureClaim, hasFigure } from './readings/figure-claims.ts'
import { isOfAllTime, mayBeAnswered, relationClaim } from './readings/relation-claims.ts'
import { type Claim, type FoundClaim, type Reading, wordsOf } from './records/claim.ts'
import type { Clause } from './records/clause.ts'
import type { IndexedRecord } from './records/fact-index.ts'
import { MAKER_PROPERTIES } from './records/property-groups.ts'

/** Where a clause stands. */
export interface ClauseContext {
  readonly essay: Essay
  /** Whether the essay is about another country than India. */
  readonly isAbroad: boolean
}

/** At most one claim a subject and property; two records that disagree about the same words give none. */
export function claimsIn(
  reading: Reading,
  antecedents: readonly Antecedent[],
  { essay, isAbroad }: ClauseContext,
): Claim[] {
  if (!reading.isStatement) return []
  const { units } = reading.clause
  const claims: Told[] = []
  const elsewhere: FoundClaim[] = []
  const named = reading.mentions.map((subject) => ({ subject, firm: true }))
  const subjects: readonly Antecedent[] = [...named, ...antecedents]
  const resolved = withPronouns(reading, antecedents)
  const ask = (antecedent: Antecedent, record: IndexedRecord, accounted?: ReadonlySet<number>) => {
    const { subject } = antecedent
    const isNamed = reading.mentions.includes(subject)
    const read = isNamed ? resolved : reading
    if (!mayBeTold(record, read)) return
    const how = accounted === undefined ? read : { ...read, accounted }
    const found = foundIn(antecedent, record, how, isNamed, isAbroad)
    if (found?.badge === 'verified' && !antecedent.firm) elsewhere.push(found)
    // What a pronoun may mean beside something else confirms nothing.
    if (found === undefined || (found.badge === 'verified' && !antecedent.firm)) return
    if (isSaidByAnother(found, units, essay)) return
    if (isOfAnotherVerb(found, subject, record, reading)) return
    const told = withRelation(found, record, reading)
    const stated = wordsOf(units, told.from, told.to, essay.text)
    claims.push({ found, record, subject, claim: { ...told, subject: subject.name, stated } })
  }
  for (const antecedent of subjects)
    for (const record of reading.index.recordsAbout(antecedent.subject.name))
      if (antecedent.property === undefined || record.record.property === antecedent.property)
        ask(antecedent, record)
  // Each detail by itself: what one record bears out is not in the way of another about the same subject.
  const agreeing = claims.filter(({ found }) => found.badge === 'verified')
  if (agreeing.length > 0)
    for (const antecedent of named) {
      const { subject } = antecedent
      // `காமராசரின் தாயார் சிவகாமி விருதுநகரில் காலமானார்`: what the rest tells is not of the owner.
      const accounted = subject.case === 'genitive' ? NOTHING : accountedFor(subject, agreeing, reading)
      if (accounted.size === 0) continue
      for (const record of reading.index.recordsAbout(subject.name))
        if (!agreeing.some((one) => one.record.record === record.record && one.subject === subject))
          ask(antecedent, record, accounted)
    }
  // `நம் நாடு 1965 ஆகஸ்ட் 9 அன்று விடுதலை பெற்றது`: right of another country that may be meant.
  const isRightElsewhere = ({ found: { badge, value } }: Told) =>
    badge === 'conflicting' && elsewhere.some((one) => one.value.from < value.to && value.from < one.value.to)
  const supported = supportedClaims(claims, reading).filter(
    (one) =>
      !isRightElsewhere(one) &&
      !isOnlyWhere(one, claims, reading) &&
      !nameGoesOn(one, reading) &&
      !isLastOfSeveral(one, reading),
  )
  const ofList = new Set(
    supported.filter((one) => isWrongInList(one, supported, reading)).map(({ claim }) => claim),
  )
  return resolveOverlaps(
    supported.map(({ claim }) => claim),
    ofList,
  )
}

/** `அவர் நாட்டின் | ஒன்பதாவது குடியரசுத் தலைவராகப் பொறுப்பேற்றார்`: what is wrong may be what the record asks for, so it is shown as well. */
function withRelation(
  found: FoundClaim,
  record: IndexedRecord,
  { clause: { units, from: start, to: end } }: Reading,
): FoundClaim {
  if (found.badge !== 'conflicting' || record.record.value.type !== 'name') return found
  const said = new Set(cueUnits(record, units, start, end))
  let { from, to } = found
  while (from > start && said.has(from - 1)) from--
  while (to < end && said.has(to)) to++
  const isRanked = [...said].some((at) => at >= from && at < to && isRank(units[at]))
  return isRanked ? { ...found, from, to } : found
}
const isRank = (unit: Unit | undefined) =>
  unit !== undefined && (ordinalOf(unit.bare) !== undefined || /^(?:முதல்|கடைசி|இறுதி)$/u.test(unit.bare))

const NOTHING: ReadonlySet<number> = new Set()

type Told = GroundedClaim & { readonly claim: Claim }

/** What a reading states about one record of a subject. */
function foundIn(
  { subject, firm }: Antecedent,
  record: IndexedRecord,
  reading: Reading,
  isNamed: boolean,
  isAbroad: boolean,
): FoundClaim | undefined {
  const mayConflict =
    mayConflictWith(record, subject, reading) &&
    firm &&
    !(isAbroad && NATIONAL.test(subject.name)) &&
    !(
      record.record.value.type === 'number' &&
      isReckonedWith(reading.clause) &&
      !isMemberOf(record, subject, reading)
    )
  const own = mayConflict === reading.mayConflict ? reading : { ...reading, mayConflict }
  if (isAgent(subject, record, own)) return undefined
  if (!isNamed && saysNothingElse(subject, record, own)) return undefined
  return (
    listClaim(subject, record, own) ??
    pairClaim(subject, record, own) ??
    relationClaim(subject, record, own) ??
    figureClaim(subject, record, own) ??
    occurrenceClaim(subject, record, own)
  )
}

/** Whether a clause has anything that could be a record's answer: of the many records on a country it has none for most. */
function mayBeTold({ record, around }: IndexedRecord, reading: Reading): boolean {
  const { property, value } = record
  if (value.type !== 'name') return property === 'event' || hasFigure(value, reading)
  return property === 'parts' || mayBeAnswered(value, around, reading) || tellsOfPair(record)
}

/**
 * Whether a participle has the date, and what the record asks for comes behind the subject: `2009 இல் பரிசு பெற்ற இராமகிருஷ்ணன்
 * சிதம்பரத்தில் பிறந்தவர்` tells the year of the prize, not of the birth.
 */
function isOfAnotherVerb(
  { value }: FoundClaim,
  subject: Mention,
  record: IndexedRecord,
  { dates, clause: { units, from, to } }: Reading,
): boolean {
  if (value.to > subject.from) return false
  // `முந்நூறு எலும்புகளோடு பிறக்கும் மனிதன்`
  if (units[value.to - 1]?.word?.isOnly('sociative')) return true
  if (!dates.some((date) => date.from === value.from)) return false
  const asked = cueUnits(record, units, from, to)
  if (asked.length === 0 || asked.some((at) => at < subject.to)) return false
  return units.slice(value.to, subject.from).some((unit) => has(unit, 'relative-participle'))
}

/** The units, beside the subject's, that agreeing claims about it or with it for their answer speak for. */
function accountedFor(
  subject: Mention,
  agreeing: readonly Told[],
  { clause: { units, from, to } }: Reading,
): ReadonlySet<number> {
  const accounted = new Set<number>()
  const add = (i: number) => {
    if (i < subject.from || i >= subject.to) accounted.add(i)
  }
  for (const one of agreeing) {
    const isAnswer = one.found.value.from === subject.from && one.found.value.to === subject.to
    if (one.subject !== subject && !isAnswer) continue
    for (const part of [one.subject, one.found.value]) for (let i = part.from; i < part.to; i++) add(i)
    for (const i of [...cueUnits(one.record, units, from, to), ...(one.found.ties ?? [])]) add(i)
  }
  return accounted
}

/** A comparison or a look back leaves open what is asked, but not where the record itself asks for it: `இரண்டாவது பெரிய கோள்`. */
function mayConflictWith(record: IndexedRecord, told: Mention, reading: Reading): boolean {
  const { mayConflict, reservedBy } = reading
  const { units, from, to } = reading.clause
  if (mayConflict || reservedBy.length === 0) return mayConflict
  // `பாண்டியர்களின் தலைநகரம் … ஆக இருந்தது`: all that is told of a dynasty is over.
  const { property, subject } = record.record
  if (property === 'capital' && subject.some((name) => reading.index.isOfKind(name, 'dynasty'))) return true
  const asked = record.cues.length === 0 ? undefined : matchCues(record, units, from, to)?.positions
  const isDate = record.record.value.type === 'date'
  const isLast = isOfAllTime(record) || isHeldThen(record)
  const leavesIt = ({ bare }: Unit) =>
    (isDate && (IN_PLACE_OF.test(bare) || OF_THAT_TIME.test(bare))) ||
    (isLast && WAS.test(bare)) ||
    (MAKER_PROPERTIES.has(property) && NEW.test(bare))
  // `தீப்பெட்டி போன்ற வடிவமுள்ள கனசெவ்வகம்`: what the subject is like, told by a participle before its name.
  const last = units[told.from - 1]
  const isDescribed = last !== undefined && record.record.value.type !== 'name' && describesName(last)
  const isBeside = (at: number) => isDescribed && at < told.from - 1 && LIKE.test(units[at]?.bare ?? '')
  return reservedBy.every((at) => asked?.has(at) || isBeside(at) || units.slice(at, at + 1).some(leavesIt))
}
/** `உத்தர காண்டத்தையும் சேர்த்து ஏழு`: of how many nobody speaks but with or without something. */
export const isReckonedWith = ({ units, from, to }: Clause) => units.slice(from, to).some(isReckoning)
const isReckoning = unitWorded(/^(?:சேர்த்து|சேர்த்தால்|உட்பட|உள்பட|நீங்கலாக|தவிர்த்து)$/u)

/** `சிங்கப்பூரில் தமிழ் உட்பட ஆறு மொழிகள்`: who is named is known to be one of those that are counted. */
const isMemberOf = (
  counted: IndexedRecord,
  subject: Mention,
  { mentions, index, clause: { units } }: Reading,
) =>
  mentions.some(
    ({ name, to }) =>
      /^(?:உட்பட|உள்பட)$/u.test(units[to]?.bare ?? '') &&
      index.recordsAbout(subject.name).some((record) => record !== counted && record.accepted.has(name)),
  )

/** `வங்கம் பிரிக்கப்பட்டபோது வைசிராயாக இருந்தவர்`: who held an office when something happened that the record asks for. */
const isHeldThen = ({ record: { property, cues } }: IndexedRecord) => property === 'ruler' && cues.length > 1

/** `கடைசி வைசிராயாக இருந்தவர்`: the first and the last are so for all time. */
const WAS = /^இருந்த/u

/** `புதிய நகரை உருவாக்கியவர்`: new when it was made. */
const NEW = /^புதிய$/u
const LIKE = /^(?:போல|போல்|போன்ற|போன்று|போலவே|ஒத்த|ஒப்ப)$|(?:ைப்போல்?|ைப்போன்ற)$/u

/** Does not change when something was. */
const IN_PLACE_OF = /^(?:மாற்றாக|பதிலாக|எதிராக|அடுத்து)$/u
const OF_THAT_TIME = /^(?:அன்றைய|அப்போது|அப்போதைய|அக்காலத்தில்|அக்கால)$|(?:காலத்தில்|ஆட்சியில்|ட்சியில்|ட்சியின்போது)$/u

/** `பொறியாளர் ஜான் பென்னிக்வைக்கை`: a known name that is the first part of one that is not known, where the clause ends. */
function nameGoesOn({ found: { badge, value } }: GroundedClaim, { mentions, clause }: Reading): boolean {
  if (badge !== 'conflicting' || value.to < clause.to) return false
  const next = clause.units[value.to - 1]?.word?.next
  return next?.isKnown === false && mentions.some(({ to, case: how }) => to === value.to && BARE.has(how))
}

/** How a name stands that may go on behind it. */
const BARE: ReadonlySet<NameCase> = new Set<NameCase>(['nominative', 'oblique'])

/** `பாலாறு சேலம் மாவட்டத்தில் உள்ள ஏற்காட்டில் தோன்றுகிறது`: where the town lies is true; of the river nothing is confirmed. */
function isOnlyWhere(
  { found, subject }: GroundedClaim,
  claims: readonly GroundedClaim[],
  { mentions, index, clause: { units, from, to } }: Reading,
): boolean {
  if (found.badge !== 'verified' || subject.case !== 'locative' || found.record.property !== 'located-in')
    return false
  return mentions.some(
    (told) =>
      told.case === 'nominative' &&
      !claims.some((claim) => claim.subject === told) &&
      index
        .recordsAbout(told.name)
        .some(
          (record) =>
            record.record.property === 'located-in' &&
            record.cues.length > 0 &&
            matchCues(record, units, from, to) !== undefined,
        ),
  )
}

/** `பாராட்டிய அந்தக் கண்டுபிடிப்பு`: what the record asks for is only what the thing is called. */
function saysNothingElse(subject: Mention, record: IndexedRecord, { clause }: Reading): boolean {
  if (subject.to === subject.from || record.cues.length === 0) return false
  const said = matchCues(record, clause.units, clause.from, clause.to)?.positions
  return said !== undefined && [...said].every((at) => at >= subject.from && at < subject.to)
}

/** `தமிழ் முரசை 1935 இல் தொடங்கினார்`: what the record's passive tells of the subject is done to it, never by it. */
function isAgent(subject: Mention, record: IndexedRecord, { clause: { units, from, to } }: Reading): boolean {
  if (isGiver(subject, record, units, from, to)) return true
  if (!record.isPassive) return false
  const said = matchCues(record, units, from, to)
  if (said === undefined || !said.isActive) return false
  if (subject.case === 'accusative') return false
  const verb = units[said.to - 1]
  const isTold = subject.from === said.to && verb !== undefined && has(verb, 'relative-participle')
  const hasObject = units.slice(from, to).some((unit) => unit.word?.isOnly('accusative') === true)
  return !isTold || hasObject
}

/** `அவர் விருது வழங்கினார்`, `பரிசளித்துச் சிறப்பித்தார்`: who gives a prize does not receive it. */
function isGiver(
  { case: how }: Mention,
  record: IndexedRecord,
  units: readonly Unit[],
  from: number,
  to: number,
): boolean {
  if (how !== 'nominative' || record.record.property !== 'event') return false
  return cueUnits(record, units, from, to).some((at) => GIVES.test(units[at]?.bare ?? ''))
}
const GIVES = /^(?:வழங்கி|பரிசளித்|விருதளித்|அளித்)/u

/**
 * A clause in which a pronoun that means one person or one thing only stands for the name: `பாண்டியன் பரிசை அவரே இயற்றினார்`,
 * `அதுவே நேபாளத்தின் தலைநகரம்`.
 */
function withPronouns(reading: Reading, antecedents: readonly Antecedent[]): Reading {
  const isPerson = ({ name }: Mention) => reading.index.isOfKind(name, 'person')
  const meant = antecedents.flatMap(({ subject, firm, property }) =>
    firm && property === undefined && subject.to > subject.from ? [subject] : [],
  )
  const persons = meant.filter(isPerson)
  const things = meant.filter((one) => !isPerson(one))
  const [one, another] = persons.length > 0 ? persons : things
  if (one === undefined || another !== undefined) return reading
  if (persons.length === 0 && one.case !== 'nominative') return reading
  const inOrder = (mentions: readonly Mention[]) => [...mentions, one].sort((a, b) => a.from - b.from)
  return {
    ...reading,
    mentions: inOrder(reading.mentions),
    people: persons.length === 0 ? reading.people : inOrder(reading.people),
  }
}

/** What every country has of its own, and the fact base of India. */
const NATIONAL = /^தேசிய/u
