import type { Block, Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { withoutContested, withoutContradicted } from './claims/claim-overlaps.ts'
import { claimsOfBoth, claimsOfParts } from './claims-of-parts.ts'
import { claimsIn } from './clause-claims.ts'
import { readClause } from './clauses/clause-reading.ts'
import { takesBack } from './clauses/clauses.ts'
import { type JoinedClause, joinedClausesOf } from './clauses/joined-statements.ts'
import { Discourse } from './discourse.ts'
import { conflictingFinding, unverifiedFinding, verifiedFinding } from './fact-messages.ts'
import type { Mention } from './names/name-index.ts'
import { unitsOf } from './names/sentence-units.ts'
import { type NamedSentence, superlativeOfNone } from './none-more.ts'
import { type OpenStatement, openStatements } from './open-statements.ts'
import { isWithoutOffice, withoutOverreaching } from './overreaching-badges.ts'
import type { Claim, Reading } from './records/claim.ts'
import type { FactIndex } from './records/fact-index.ts'
import { setsRight } from './set-right.ts'
import { withoutPresupposed } from './untold-focus.ts'

/** Clauses behind a wrong claim in which the essay may say itself what is right. */
const CORRECTION_REACH = 2

/**
 * Checks what an essay states against the fact base: every contradiction, then what cannot be checked, then what agrees.
 * @param isInvented whether figures are the writer's own invention, as in a story: then they ask for no source.
 */
export function factFindings(essay: Essay, index: FactIndex, isInvented = false): CritiqueFinding[] {
  const claims: { claim: Claim; start: number; end: number }[] = []
  const open: OpenStatement[] = []
  const paragraphs = essay.paragraphs.map((paragraph) => namedIn(paragraph, index))
  const title = essay.title ? namedIn(essay.title, index) : []
  const discourse = new Discourse(index, mentionsOf(title), paragraphs.flatMap(mentionsOf))
  for (const paragraph of paragraphs) {
    discourse.beginParagraph()
    let before: Reading | undefined
    let isPremiseTrue: boolean = false
    const clauses = paragraph.flatMap(({ units, mentions }) => withMentions(joinedClausesOf(units), mentions))
    for (const [i, [clause, mentioned]] of clauses.entries()) {
      const { units } = clause
      const [next] = clauses[i + 1] ?? []
      const isStated: boolean = !clause.isPremise && (isPremiseTrue || !clause.isBesidePremise)
      const read = readClause(clause, mentioned, index)
      const reading =
        next !== undefined && takesBack(next) ? { ...read, isStatement: false, isTakenBack: true } : read
      const context = { essay, isAbroad: discourse.isAbroad }
      const antecedents = discourse.antecedentsIn(reading.clause, reading.mentions)
      const whole = claimsIn(reading, antecedents, context).filter((one) => !isWithoutOffice(one, reading))
      discourse.remember(clause, reading.mentions, whole)
      const parts = claimsOfParts(reading, antecedents, whole, context)
      const told = [...whole, ...parts]
      const named = claimsOfBoth(before, reading, context).filter(
        ({ value }) => !told.some((one) => one.value.from < value.to && value.from < one.value.to),
      )
      const isCorrected = (claim: Claim) =>
        clauses
          .slice(i + 1, i + 1 + CORRECTION_REACH)
          .some(([after, names]) => setsRight(claim, after, names))
      const supported = withoutContested(withoutContradicted([...told, ...named]))
      const found: readonly Claim[] = withoutPresupposed(
        withoutOverreaching(supported, reading, before),
        reading,
      ).filter((claim) => claim.badge === 'verified' || (isStated && !isCorrected(claim)))
      before = reading
      if (!clause.isBesidePremise) isPremiseTrue = found.some(({ badge }) => badge === 'verified')
      for (const claim of found)
        claims.push({ claim, start: units[claim.from]?.start ?? 0, end: units[claim.to - 1]?.end ?? 0 })
      if (!isInvented) open.push(...openStatements(reading, found, essay))
    }
  }
  const conflicting = claims.filter(({ claim }) => claim.badge === 'conflicting')
  const verified = distinctRecords(claims.filter(({ claim }) => claim.badge === 'verified'))
  return widestOf([
    ...conflicting.map(({ claim, start, end }) => conflictingFinding(claim, start, end)),
    ...open.map(unverifiedFinding),
    ...verified.map(({ claim, start, end }) => verifiedFinding(claim, start, end)),
  ])
}

/** Of two verified statements of which one lies inside the other, the wider; what is wrong or open outweighs neither here. */
function widestOf(findings: readonly CritiqueFinding[]): CritiqueFinding[] {
  const verified = findings.filter(({ verdict }) => verdict?.badge === 'verified')
  return findings.filter(
    (one) =>
      one.verdict?.badge !== 'verified' ||
      !verified.some(
        (other) =>
          other !== one && holds(other, one) && (!holds(one, other) || isBefore(other, one, verified)),
      ),
  )
}

const holds = (wide: CritiqueFinding, narrow: CritiqueFinding) =>
  wide.start <= narrow.start && narrow.end <= wide.end

const isBefore = (one: CritiqueFinding, other: CritiqueFinding, all: readonly CritiqueFinding[]) =>
  all.indexOf(one) < all.indexOf(other)

function distinctRecords<T extends { readonly claim: Claim }>(claims: readonly T[]): T[] {
  const seen = new Set<string>()
  return claims.filter(({ claim }) => isFirst(claim.record.id, seen))
}

/** Whether an id comes for the first time; it is remembered. */
function isFirst(id: string, seen: Set<string>): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  return true
}

/** Each clause with the names that lie inside it; both come in order, so one pass does. */
function withMentions(
  clauses: readonly JoinedClause[],
  mentions: readonly Mention[],
): (readonly [JoinedClause, readonly Mention[]])[] {
  let next = 0
  return clauses.map((clause) => {
    const inside: Mention[] = []
    for (let mention = mentions[next]; mention && mention.from < clause.to; mention = mentions[++next])
      if (mention.from >= clause.from && mention.to <= clause.to) inside.push(mention)
    return [clause, inside] as const
  })
}

const namedIn = ({ sentences }: Block, index: FactIndex): NamedSentence[] =>
  sentences.map((sentence) => {
    const units = unitsOf(sentence)
    return superlativeOfNone(units, index) ?? { units, mentions: index.names.mentionsIn(units) }
  })

const mentionsOf = (sentences: readonly NamedSentence[]) => sentences.flatMap(({ mentions }) => mentions)
