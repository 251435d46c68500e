import type { Block, Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { type Claim, type Reading, wordsOf } from './claim.ts'
import { supportedClaims } from './claim-coverage.ts'
import { type Clause, clausesOf, reservationOf, withoutFrame } from './clauses.ts'
import { type Antecedent, Discourse } from './coreference.ts'
import { centuryAt, dateAt } from './dates.ts'
import type { FactIndex } from './fact-index.ts'
import { conflictingFinding, unverifiedFinding, verifiedFinding } from './fact-messages.ts'
import { figureClaim } from './figure-claims.ts'
import type { GroundedClaim } from './grounded-claim.ts'
import { measureUnitAt } from './measure-units.ts'
import type { Mention } from './name-index.ts'
import { type Quantity, quantityAt } from './numbers.ts'
import { isSaidByAnother, type OpenStatement, openStatements } from './open-statements.ts'
import { relationClaim } from './relation-claims.ts'
import { type Unit, unitsOf } from './sentence-units.ts'

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
    for (const { units, mentions } of paragraph)
      for (const [clause, named] of withMentions(clausesOf(units), mentions)) {
        const reading = readClause(clause, named, index)
        const found = claimsIn(reading, discourse, essay)
        discourse.remember(clause, reading.mentions, found)
        for (const claim of found)
          claims.push({ claim, start: units[claim.from]?.start ?? 0, end: units[claim.to - 1]?.end ?? 0 })
        if (!isInvented) open.push(...openStatements(reading, found, essay))
      }
  }
  const conflicting = claims.filter(({ claim }) => claim.badge === 'conflicting')
  const verified = distinctRecords(claims.filter(({ claim }) => claim.badge === 'verified'))
  return [
    ...conflicting.map(({ claim, start, end }) => conflictingFinding(claim, start, end)),
    ...open.map(unverifiedFinding),
    ...verified.map(({ claim, start, end }) => verifiedFinding(claim, start, end)),
  ]
}

function distinctRecords<T extends { readonly claim: Claim }>(claims: readonly T[]): T[] {
  const seen = new Set<string>()
  return claims.filter(({ claim }) => seen.size !== seen.add(claim.record.id).size)
}

/** Each clause with the names that lie inside it; both come in order, so one pass does. */
function withMentions(
  clauses: readonly Clause[],
  mentions: readonly Mention[],
): (readonly [Clause, readonly Mention[]])[] {
  let next = 0
  return clauses.map((clause) => {
    const inside: Mention[] = []
    for (let mention = mentions[next]; mention && mention.from < clause.to; mention = mentions[++next])
      if (mention.from >= clause.from && mention.to <= clause.to) inside.push(mention)
    return [clause, inside] as const
  })
}

function readClause(whole: Clause, named: readonly Mention[], index: FactIndex): Reading {
  const clause = withoutFrame(whole)
  const { units, from, to } = clause
  const within = ({ from: start, to: end }: { from: number; to: number }) => start >= from && end <= to
  const dates: Reading['dates'][number][] = []
  const centuries: Reading['centuries'][number][] = []
  const quantities: Quantity[] = []
  for (let i = from; i < to; ) {
    const century = centuryAt(units, i)
    const date = century ? undefined : dateAt(units, i)
    const quantity = century || date ? undefined : quantityAt(units, i)
    if (century) centuries.push(century)
    if (date) dates.push(date)
    if (quantity) quantities.push(quantity)
    i = century?.to ?? date?.to ?? quantity?.to ?? i + 1
  }
  // 1882 ஆம் ஆண்டு: a word of a date is not the name of a thing.
  const dated = (i: number) => dates.some((date) => i >= date.from && i < date.to)
  const mentions = named
    .filter((mention) => mention.to <= to && !dated(mention.from))
    .map((mention) => inCaseOfKind(mention, units))
  const inNames = new Set<number>()
  for (const mention of mentions) for (let i = mention.from; i < mention.to; i++) inNames.add(i)
  const reservation = reservationOf(clause, dates.length > 0, (unit) => inNames.has(unit))
  return {
    clause,
    mentions,
    dates: dates.filter(within),
    centuries: centuries.filter(within),
    quantities: quantities.filter(within),
    people: mentions.filter(({ name }) => index.isOfKind(name, 'person')),
    measures: quantities.filter(within).flatMap((quantity) => {
      const unit = measureUnitAt(units, quantity.to)
      return unit === undefined ? [] : [{ quantity, unit }]
    }),
    mayConflict: reservation === 'none',
    isStatement: reservation !== 'not-a-statement',
    index,
  }
}

const KIND_OF_PLACE = /^(?:நகர|மாநகர|மாநில|நாட்ட|தீவ|ஊர|கிராம|பகுதி)/u
const KIND_CASES = ['locative', 'accusative', 'genitive', 'dative'] as const

/** `லண்டன் மாநகரில்`: the noun that says what the place is has the case. */
function inCaseOfKind(mention: Mention, units: readonly Unit[]): Mention {
  const kind = units[mention.to]
  if (mention.case !== 'nominative' || kind?.word === undefined || !KIND_OF_PLACE.test(kind.bare))
    return mention
  const found = KIND_CASES.find((one) => kind.word?.analyses.some(({ features }) => features.includes(one)))
  return found === undefined ? mention : { ...mention, case: found }
}

interface NamedSentence {
  readonly units: readonly Unit[]
  readonly mentions: readonly Mention[]
}

const namedIn = ({ sentences }: Block, index: FactIndex): NamedSentence[] =>
  sentences.map((sentence) => {
    const units = unitsOf(sentence)
    return { units, mentions: index.names.mentionsIn(units) }
  })

const mentionsOf = (sentences: readonly NamedSentence[]) => sentences.flatMap(({ mentions }) => mentions)

/** At most one claim a subject and property; two records that disagree about the same words give none. */
function claimsIn(reading: Reading, discourse: Discourse, essay: Essay): Claim[] {
  if (!reading.isStatement) return []
  const { units } = reading.clause
  const claims: (GroundedClaim & { readonly claim: Claim })[] = []
  const named = reading.mentions.map((subject) => ({ subject, firm: true }))
  const antecedents = discourse.antecedentsIn(reading.clause, reading.mentions)
  const subjects: readonly Antecedent[] = [...named, ...antecedents]
  const resolved = withPronouns(reading, antecedents)
  for (const { subject, firm, property } of subjects)
    for (const record of reading.index.recordsAbout(subject.name)) {
      if (property !== undefined && record.record.property !== property) continue
      const mayConflict = reading.mayConflict && firm && !(discourse.isAbroad && NATIONAL.test(subject.name))
      const read = named.some((one) => one.subject === subject) ? resolved : reading
      const own = mayConflict === reading.mayConflict ? read : { ...read, mayConflict }
      const found = relationClaim(subject, record, own) ?? figureClaim(subject, record, own)
      // What a pronoun may mean beside something else confirms nothing.
      if (found === undefined || (found.badge === 'verified' && !firm)) continue
      if (isSaidByAnother(found, units, essay)) continue
      const stated = wordsOf(units, found.from, found.to, essay.text)
      claims.push({ found, record, subject, claim: { ...found, subject: subject.name, stated } })
    }
  return resolveOverlaps(supportedClaims(claims, reading).map(({ claim }) => claim))
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
  (one.subject === other.subject && one.record.property === other.record.property)

function resolveOverlaps(claims: readonly Claim[]): Claim[] {
  const verified = claims.filter(({ badge }) => badge === 'verified')
  const overlaps = ({ value: a }: Claim, { value: b }: Claim) => a.from < b.to && b.from < a.to
  const conflicting = claims.filter(
    (claim) =>
      claim.badge === 'conflicting' &&
      !verified.some((other) => overlaps(other, claim)) &&
      claims.find((other) => other.badge === 'conflicting' && overlaps(other, claim)) === claim &&
      claims.every(
        (other) => other.badge !== 'conflicting' || !overlaps(other, claim) || isSameQuestion(other, claim),
      ),
  )
  return [
    ...conflicting,
    ...verified.filter((claim, i) => verified.findIndex((other) => overlaps(other, claim)) === i),
  ].sort((a, b) => a.from - b.from)
}
