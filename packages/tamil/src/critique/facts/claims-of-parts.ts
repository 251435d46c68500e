import type { Essay } from '../essay.ts'
import { isSomebodyAtHome } from './claims/another-thing.ts'
import { isSameQuestion, overlap } from './claims/claim-overlaps.ts'
import { type ClauseContext, claimsIn, isReckonedWith } from './clause-claims.ts'
import { readClause } from './clauses/clause-reading.ts'
import { matchCues } from './clauses/cues.ts'
import { completedClause, ELSEWHERE, withPointing } from './clauses/naming-sentences.ts'
import { type SimpleClause, simpleClausesOf } from './clauses/simple-clauses.ts'
import type { Antecedent } from './discourse.ts'
import { type Claim, type Reading, wordsOf } from './records/claim.ts'
import type { Clause } from './records/clause.ts'
import { MAKER_PROPERTIES, TITLE_PROPERTIES } from './records/property-groups.ts'

/** The claims of the simple statements that a clause is made of, beside those that it makes as a whole. */
export function claimsOfParts(
  reading: Reading,
  antecedents: readonly Antecedent[],
  whole: readonly Claim[],
  context: ClauseContext,
): Claim[] {
  const { clause, index } = reading
  const mentions = reading.mentions.filter((one) => !isSomebodyAtHome(one, clause))
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
    const own =
      isQuoted(part, clause) || isToldOfOwned(part, reading)
        ? { ...read, mayConflict: false, reservedBy: [] }
        : read
    for (const claim of claimsIn(own, understood, context)) {
      if (isOnlyWho(claim, reading)) continue
      const isNumber = claim.record.value.type === 'number' && claim.badge === 'conflicting'
      if (isNumber && isReckonedWith(clause)) continue
      // Of several answers the record need not name all; what is said of several things is said of each.
      if (part.isListed && claim.badge === 'conflicting' && !isOfListed(claim, part)) continue
      const placed = inWhole(claim, part, reading, context.essay)
      const isTaken = (other: Claim) =>
        isSameQuestion(other, placed) ||
        (overlap(other, placed) &&
          !isToldOfAnswer(other, placed, reading) &&
          !isToldBehind(other, placed, reading))
      if (!found.some(isTaken)) found.push(placed)
    }
  }
  return found.slice(whole.length)
}

/** `கலாம், பட்டாசுத் தொழிலுக்குப் பெயர்பெற்ற சிவகாசியில் பிறந்தார்`: what is confirmed only tells of the wrong answer which one it is. */
const isToldOfAnswer = (right: Claim, wrong: Claim, { mentions }: Reading) =>
  areOfOneAnswer(right, wrong) && mentions.some(({ name, to }) => name === wrong.subject && to <= right.from)

const areOfOneAnswer = (right: Claim, wrong: Claim) =>
  wrong.badge === 'conflicting' &&
  right.badge === 'verified' &&
  right.subject !== wrong.subject &&
  right.value.from === wrong.value.from

/** `சிலம்பை இயற்றிய கம்பர், கவிச்சக்கரவர்த்தி எனப்பட்டார்`: what is confirmed is another statement, behind the wrong answer. */
const isToldBehind = (right: Claim, wrong: Claim, { mentions }: Reading) =>
  areOfOneAnswer(right, wrong) &&
  wrong.to === wrong.value.to &&
  mentions.some(({ name, from }) => name === right.subject && from >= wrong.value.to)

/** `ஜஹாங்கீரின் நூலை எழுதிய முகலாய மன்னர் அக்பர்`: what he was is true; where what he did is not, nothing is confirmed. */
const isOnlyWho = (
  { badge, record, subject }: Claim,
  { mentions, index, clause: { units, from, to } }: Reading,
) =>
  badge === 'verified' &&
  TITLE_PROPERTIES.has(record.property) &&
  mentions.some(({ name }) =>
    index
      .recordsAbout(name)
      .some(
        (made) =>
          made.record.value.type === 'name' &&
          MAKER_PROPERTIES.has(made.record.property) &&
          !made.accepted.has(subject) &&
          index.isOfKind(subject, made.record.value.kind) &&
          !index.isSame(subject, made.accepted) &&
          matchCues(made, units, from, to) !== undefined,
      ),
  )

const isOfListed = ({ record, from, value }: Claim, { joint }: SimpleClause) =>
  record.value.type === 'date' && joint !== undefined && joint >= from && joint < value.from

/** `சமநிலையைக் கட்டுப்படுத்தும் மூளையின் பகுதி`: the participle may tell of what the thing named has. */
const isToldOfOwned = ({ places }: SimpleClause, { mentions, index, clause: { units } }: Reading) => {
  const end = (places.at(-1) ?? 0) + 1
  const head = mentions.find(({ to }) => to === end)
  return (
    head?.case === 'genitive' &&
    !index.isOfKind(head.name, 'person') &&
    units[end]?.word?.is('nominative') === true
  )
}

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
