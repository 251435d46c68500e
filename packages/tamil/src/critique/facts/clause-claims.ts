import type { FactProperty } from '../../knowledge/facts/fact-record.ts'
import type { Essay } from '../essay.ts'
import { areListed } from './asides.ts'
import { type Claim, type Reading, wordsOf } from './claim.ts'
import { supportedClaims } from './claim-coverage.ts'
import { readClause } from './clause-reading.ts'
import { has } from './clause-words.ts'
import type { Clause } from './clauses.ts'
import type { Antecedent } from './coreference.ts'
import { matchCues } from './cues.ts'
import type { IndexedRecord } from './fact-index.ts'
import { figureClaim } from './figure-claims.ts'
import type { GroundedClaim } from './grounded-claim.ts'
import { listClaim } from './list-claims.ts'
import type { Mention } from './name-index.ts'
import type { NameCase } from './name-inflection.ts'
import { completedClause, ELSEWHERE, withPointing } from './naming-sentences.ts'
import { occurrenceClaim } from './occurrence-claims.ts'
import { isSaidByAnother } from './open-statements.ts'
import { pairClaim } from './pair-claims.ts'
import { relationClaim } from './relation-claims.ts'
import { type SimpleClause, simpleClausesOf } from './simple-clauses.ts'

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
  const claims: (GroundedClaim & { readonly claim: Claim })[] = []
  const named = reading.mentions.map((subject) => ({ subject, firm: true }))
  const subjects: readonly Antecedent[] = [...named, ...antecedents]
  const resolved = withPronouns(reading, antecedents)
  for (const { subject, firm, property } of subjects)
    for (const record of reading.index.recordsAbout(subject.name)) {
      if (property !== undefined && record.record.property !== property) continue
      const mayConflict =
        mayConflictWith(record, reading) &&
        firm &&
        !(isAbroad && NATIONAL.test(subject.name)) &&
        !(record.record.value.type === 'number' && isReckonedWith(reading.clause))
      const read = named.some((one) => one.subject === subject) ? resolved : reading
      const own = mayConflict === reading.mayConflict ? read : { ...read, mayConflict }
      if (isDoer(subject, record, own)) continue
      const found =
        listClaim(subject, record, own) ??
        pairClaim(subject, record, own) ??
        relationClaim(subject, record, own) ??
        figureClaim(subject, record, own) ??
        occurrenceClaim(subject, record, own)
      // What a pronoun may mean beside something else confirms nothing.
      if (found === undefined || (found.badge === 'verified' && !firm)) continue
      if (isSaidByAnother(found, units, essay)) continue
      const stated = wordsOf(units, found.from, found.to, essay.text)
      claims.push({ found, record, subject, claim: { ...found, subject: subject.name, stated } })
    }
  const supported = supportedClaims(claims, reading).filter(
    (one) => !isOnlyWhere(one, claims, reading) && !nameGoesOn(one, reading),
  )
  const ofList = new Set(
    supported.filter((one) => isWrongInList(one, supported, reading)).map(({ claim }) => claim),
  )
  return resolveOverlaps(
    supported.map(({ claim }) => claim),
    ofList,
  )
}

/** A comparison or a look back leaves open what is asked, but not where the record itself asks for it: `இரண்டாவது பெரிய கோள்`. */
function mayConflictWith(record: IndexedRecord, reading: Reading): boolean {
  const { mayConflict, reservedBy } = reading
  const { units, from, to } = reading.clause
  if (mayConflict || reservedBy.length === 0) return mayConflict
  const asked = record.cues.length === 0 ? undefined : matchCues(record, units, from, to)?.positions
  const isDate = record.record.value.type === 'date'
  return reservedBy.every((at) => asked?.has(at) || (isDate && IN_PLACE_OF.test(units[at]?.bare ?? '')))
}
/** `உத்தர காண்டத்தையும் சேர்த்து ஏழு`: of how many nobody speaks but with or without something. */
const isReckonedWith = ({ units, from, to }: Clause) =>
  units.slice(from, to).some(({ bare }) => /^(?:சேர்த்து|சேர்த்தால்|உட்பட|உள்பட|நீங்கலாக|தவிர்த்து)$/u.test(bare))

/** Does not change when something was. */
const IN_PLACE_OF = /^(?:மாற்றாக|பதிலாக|எதிராக)$/u

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

/** `தமிழ் முரசை 1935 இல் தொடங்கினார்`: what the record's passive tells of the subject is done to it, never by it. */
function isDoer(subject: Mention, record: IndexedRecord, { clause: { units, from, to } }: Reading): boolean {
  if (record.cues.length === 0) return false
  const said = matchCues(record, units, from, to)
  if (said === undefined || !said.isActive) return false
  if (subject.case === 'accusative') return false
  const verb = units[said.to - 1]
  const isTold = subject.from === said.to && verb !== undefined && has(verb, 'relative-participle')
  const hasObject = units.slice(from, to).some((unit) => unit.word?.isOnly('accusative') === true)
  return !isTold || hasObject
}

/** A clause in which a pronoun that means one person only stands for the name: `பாண்டியன் பரிசை அவரே இயற்றினார்`. */
function withPronouns(reading: Reading, antecedents: readonly Antecedent[]): Reading {
  const persons = antecedents.flatMap(({ subject, firm, property }) =>
    firm &&
    property === undefined &&
    subject.to > subject.from &&
    reading.index.isOfKind(subject.name, 'person')
      ? [subject]
      : [],
  )
  if (persons.length !== 1) return reading
  return {
    ...reading,
    mentions: [...reading.mentions, ...persons].sort((a, b) => a.from - b.from),
    people: [...reading.people, ...persons].sort((a, b) => a.from - b.from),
  }
}

/** What every country has of its own, and the fact base of India. */
const NATIONAL = /^தேசிய/u

/** Two records that answer the same question, and against which the same words stand. */
const isSameQuestion = (one: Claim, other: Claim) =>
  one.record === other.record ||
  (one.subject === other.subject && isSameAnswer(one, other)) ||
  (one.subject === other.subject && isWhere(one) && isWhere(other)) ||
  (one.subject === other.subject &&
    one.record.property === other.record.property &&
    answerKind(one) === answerKind(other) &&
    !(ofSeveral(one) && ofSeveral(other)))

/** In which town something is, and in which country. */
const isWhere = ({ record: { property, cues } }: Claim) => property === 'located-in' && cues.length === 0

/** Two records that say the same: when somebody was hanged and when he died; the same number of the same things. */
function isSameAnswer({ record: { value: one } }: Claim, { record: { value: other } }: Claim): boolean {
  if (one.type === 'name' && other.type === 'name')
    return one.kind === other.kind && one.accepted.some((name) => other.accepted.includes(name))
  if (one.type === 'number' && other.type === 'number')
    return one.accepted[0] === other.accepted[0] && one.nouns.some((noun) => other.nouns.includes(noun))
  return (
    one.type === 'date' &&
    other.type === 'date' &&
    JSON.stringify(one.accepted[0]) === JSON.stringify(other.accepted[0])
  )
}

/** A river has a mountain where it rises and a sea where it ends. */
const answerKind = ({ record: { value } }: Claim) => (value.type === 'name' ? value.kind : value.type)

/** A thing has a number for each of its parts: 133 chapters, 1330 couplets. */
const ofSeveral = ({ record }: Claim) => record.property === 'count'

const overlap = ({ value: a }: Claim, { value: b }: Claim) => a.from < b.to && b.from < a.to

/** `விவேகானந்தர் பிறந்த சனவரி 12 தேசிய விளையாட்டு நாள்`: who was born on a day does not make it another's. */
const isOnlyBornThen = (right: Claim, wrong: Claim) =>
  right.record.property === 'birth' && wrong.record.property === 'day'

/** `குயில் பாட்டு, அழகின் சிரிப்பு ஆகியவை பாரதியார் இயற்றிய நூல்கள்`: what is true of another one of the list is not of this one. */
const isWrongInList = (
  { found, subject }: GroundedClaim,
  supported: readonly GroundedClaim[],
  reading: Reading,
): boolean =>
  found.badge === 'conflicting' &&
  supported.some(
    (other) =>
      other.found.badge === 'verified' &&
      other.subject.from !== subject.from &&
      other.found.record.property === found.record.property &&
      other.found.value.from === found.value.from &&
      areListed(subject, other.subject, reading),
  )

/** @param ofList contradictions in a list of which another member is confirmed by the same words */
function resolveOverlaps(claims: readonly Claim[], ofList: ReadonlySet<Claim>): Claim[] {
  const verified = claims.filter(({ badge }) => badge === 'verified')
  const conflicting = claims.filter(
    (claim) =>
      claim.badge === 'conflicting' &&
      !verified.some(
        (other) => overlap(other, claim) && !isOnlyBornThen(other, claim) && !ofList.has(claim),
      ) &&
      claims.find((other) => other.badge === 'conflicting' && overlap(other, claim)) === claim &&
      claims.every(
        (other) => other.badge !== 'conflicting' || !overlap(other, claim) || isSameQuestion(other, claim),
      ),
  )
  // No badge over a word that another record contradicts.
  const isAccused = ({ from, to, subject, names }: Claim) =>
    conflicting.some(
      (other) =>
        (other.value.from < to && from < other.value.to) ||
        (names !== undefined && other.subject === subject),
    )
  return [
    ...conflicting,
    ...verified.filter(
      (claim, i) => verified.findIndex((other) => overlap(other, claim)) === i && !isAccused(claim),
    ),
  ].sort((a, b) => a.from - b.from)
}

/** Without what is confirmed by connection only where a record contradicts any of the same words. */
export const withoutContested = (claims: readonly Claim[]) =>
  claims.filter(
    ({ isByConnection, from, to }) =>
      !isByConnection ||
      !claims.some((other) => other.badge === 'conflicting' && other.from < to && from < other.to),
  )

/** The claims of the simple statements that a clause is made of, beside those that it makes as a whole. */
export function claimsOfParts(
  reading: Reading,
  antecedents: readonly Antecedent[],
  whole: readonly Claim[],
  context: ClauseContext,
): Claim[] {
  const { clause, mentions, index } = reading
  const pronouns = antecedents.filter(
    ({ subject, property }) => property === undefined && subject.to > subject.from,
  )
  const meant = [...new Set(pronouns.map(({ subject }) => subject))]
  const found = [...whole]
  if (reading.isTakenBack) return []
  for (const part of simpleClausesOf(clause, [...mentions, ...meant], index)) {
    const named = mentions.flatMap((mention) => part.names.get(mention) ?? [])
    const understood = pronouns.flatMap((pronoun) => {
      const subject = part.names.get(pronoun.subject)
      return subject === undefined ? [] : [{ ...pronoun, subject }]
    })
    const read = readClause(part.clause, named, index)
    const own = isQuoted(part, clause) ? { ...read, mayConflict: false, reservedBy: [] } : read
    for (const claim of claimsIn(own, understood, context)) {
      if (isOnlyWho(claim, reading)) continue
      const isNumber = claim.record.value.type === 'number' && claim.badge === 'conflicting'
      if (isNumber && isReckonedWith(clause)) continue
      // Of several answers the record need not name all; what is said of several things is said of each.
      if (part.isListed && claim.badge === 'conflicting' && !isOfListed(claim, part)) continue
      const placed = inWhole(claim, part, reading, context.essay)
      if (!found.some((other) => isSameQuestion(other, placed) || overlap(other, placed))) found.push(placed)
    }
  }
  return found.slice(whole.length)
}

/** `ஜஹாங்கீரின் நூலை எழுதிய முகலாய மன்னர் அக்பர்`: what he was is true; where what he did is not, nothing is confirmed. */
const isOnlyWho = (
  { badge, record, subject }: Claim,
  { mentions, index, clause: { units, from, to } }: Reading,
) =>
  badge === 'verified' &&
  WHO_IT_IS.has(record.property) &&
  mentions.some(({ name }) =>
    index
      .recordsAbout(name)
      .some(
        (made) =>
          made.record.value.type === 'name' &&
          MADE.has(made.record.property) &&
          !made.accepted.has(subject) &&
          index.isOfKind(subject, made.record.value.kind) &&
          !index.isSame(subject, made.accepted) &&
          matchCues(made, units, from, to) !== undefined,
      ),
  )
const WHO_IT_IS: ReadonlySet<FactProperty> = new Set(['dynasty', 'nationality', 'title'])
const MADE: ReadonlySet<FactProperty> = new Set(['author', 'discoverer', 'founder', 'inventor'])

const isOfListed = ({ record, from, value }: Claim, { joint }: SimpleClause) =>
  record.value.type === 'date' && joint !== undefined && joint >= from && joint < value.from

/** `அக்பரால் கட்டப்பட்ட தாஜ்மகால் என்று மாணவன் எழுதியதை …`: what somebody said, which may be told for its error. */
const isQuoted = ({ places }: SimpleClause, { units }: Clause) =>
  /^(?:என்று|என)$/u.test(units[(places.at(-1) ?? 0) + 1]?.bare ?? '')

/** What a clause claims together with the one before, which it completes; the claims stand in this one. */
export function claimsOfBoth(before: Reading | undefined, after: Reading, context: ClauseContext): Claim[] {
  const told = completedClause(before, after)
  if (told === undefined) return []
  const { units } = after.clause
  return claimsIn(readClause(told.clause, told.mentions, after.index), [], context).flatMap((claim) => {
    if ((told.places[claim.value.from] ?? ELSEWHERE) === ELSEWHERE) return []
    const placed = inWhole(claim, told, after, context.essay)
    const { from, to } = withPointing(placed, after.clause)
    return [{ ...placed, from, to, names: false, stated: wordsOf(units, from, to, context.essay.text) }]
  })
}

/** A claim of a part by the places of the whole clause; where other words stand between it keeps to those around its value. */
function inWhole(
  claim: Claim,
  { places }: Pick<SimpleClause, 'places'>,
  { clause: { units } }: Reading,
  { text }: Essay,
): Claim {
  let from = claim.value.from
  let to = claim.value.to
  while (from > claim.from && places[from - 1] === (places[from] ?? 0) - 1) from--
  while (to < claim.to && places[to] === (places[to - 1] ?? 0) + 1) to++
  const at = (place: number) => places[place] ?? 0
  const span = { from: at(from), to: at(to - 1) + 1 }
  const value = { from: at(claim.value.from), to: at(claim.value.to - 1) + 1 }
  const names = claim.names !== false && from === claim.from && to === claim.to
  return { ...claim, ...span, value, names, stated: wordsOf(units, span.from, span.to, text) }
}
