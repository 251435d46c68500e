import type { FactProperty } from '../../../knowledge/facts/fact-record.ts'
import { areListed } from '../clauses/asides.ts'
import type { Claim, Reading } from '../records/claim.ts'
import type { GroundedClaim } from './grounded-claim.ts'

/** Two records that answer the same question, and against which the same words stand. */
export const isSameQuestion = (one: Claim, other: Claim) =>
  one.record === other.record ||
  (one.subject === other.subject && isSameAnswer(one, other)) ||
  // `சூரியக் குடும்பத்தின் மிகச் சிறிய கோள்`, `தமிழில் 18 மெய்யெழுத்துகள்`: of the whole and of its parts the same is asked.
  (OF_PARTS.has(one.record.property) &&
    one.record.property === other.record.property &&
    isSameAnswer(one, other)) ||
  (one.record.property === 'event' && other.record.property === 'event' && isSameAnswer(one, other)) ||
  (one.subject === other.subject && isWhere(one) && isWhere(other)) ||
  (one.subject === other.subject &&
    one.record.property === other.record.property &&
    answerKind(one) === answerKind(other) &&
    !(ofSeveral(one) && ofSeveral(other)))

const OF_PARTS: ReadonlySet<FactProperty> = new Set(['superlative', 'count'])

/** In which town something is, and in which country. */
const isWhere = ({ record: { property, cues } }: Claim) => property === 'located-in' && cues.length === 0

/** Two records that say the same: when somebody was hanged and when he died; the same number of the same things. */
function isSameAnswer({ record: { value: one } }: Claim, { record: { value: other } }: Claim): boolean {
  if (one.type === 'name' && other.type === 'name')
    return one.kind === other.kind && one.accepted.some((name) => other.accepted.includes(name))
  if (one.type === 'number' && other.type === 'number')
    return one.accepted[0] === other.accepted[0] && one.nouns.some((noun) => other.nouns.includes(noun))
  // Six years of an office as a number of years and as a measure.
  if (one.type === 'number' && other.type === 'measure') return one.accepted[0] === other.amount
  if (one.type === 'measure' && other.type === 'number') return other.accepted[0] === one.amount
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

/** Whether two claims check some of the same words. */
export const overlap = ({ value: a }: Claim, { value: b }: Claim) => a.from < b.to && b.from < a.to

/** `விவேகானந்தர் பிறந்த சனவரி 12 தேசிய விளையாட்டு நாள்`: who was born on a day does not make it another's. */
const isOnlyBornThen = (right: Claim, wrong: Claim) =>
  right.record.property === 'birth' && wrong.record.property === 'day'

/** `குயில் பாட்டு, அழகின் சிரிப்பு ஆகியவை பாரதியார் இயற்றிய நூல்கள்`: what is true of another one of the list is not of this one. */
export const isWrongInList = (
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

/** `ஈரோடு, கரூர் ஆகிய மாவட்டங்களில் உள்ள கோபிசெட்டிபாளையம்`: the last of several places, of which another may be the right one. */
export function isLastOfSeveral({ found }: GroundedClaim, { clause: { units } }: Reading): boolean {
  const { badge, record, value } = found
  if (badge !== 'conflicting' || record.property !== 'located-in') return false
  const behind = units.slice(value.to, value.to + 3).map(({ bare }) => bare)
  // `நைஜீரியாவின் நகரங்களுள் ஒன்று`: what one place has several of.
  return behind.some((bare, i) => PLACES.test(bare) && !/^ஒன்ற/u.test(behind[i + 1] ?? ''))
}

const PLACES = /^(?:மாவட்டங்|வட்டங்|மாநிலங்|நாடுக|நகரங்|கண்டங்|தீவுக)/u

/**
 * The contradictions that no confirmed claim speaks against, and what they leave confirmed.
 * @param ofList contradictions in a list of which another member is confirmed by the same words
 */
export function resolveOverlaps(claims: readonly Claim[], ofList: ReadonlySet<Claim>): Claim[] {
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

/** Without what is confirmed of a value that a record about another subject contradicts. */
export const withoutContradicted = (claims: readonly Claim[]) =>
  claims.filter(
    (one) =>
      one.badge === 'conflicting' ||
      !claims.some((other) => other.badge === 'conflicting' && overlap(other, one)),
  )
