import type { FactProperty } from '../../../knowledge/facts/fact-record.ts'
import { isIndependent } from '../claims/another-thing.ts'
import { saysNothing } from '../claims/claim-coverage.ts'
import { relationUnits, rolesFit, saysAnswer } from '../clauses/clause-roles.ts'
import { has, isAboutIt } from '../clauses/clause-words.ts'
import { isVerb } from '../clauses/clauses.ts'
import { matchCues } from '../clauses/cues.ts'
import { isOrIsSaidToBe } from '../clauses/said-kinds.ts'
import type { Mention } from '../names/name-index.ts'
import type { Placed } from '../names/name-phrases.ts'
import { ordinalOf } from '../quantities/numbers.ts'
import type { Reading } from '../records/claim.ts'
import { areConnected } from '../records/connected-names.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { isDayOfBirth } from './answered-clause.ts'
import { isOneOfGroup } from './reading-by-clause.ts'

/**
 * Confirms what a record joins, whatever else a clause tells: subject, relation and answer are said, and no other name could
 * be what is asked for unless some record connects it with them. It never contradicts: where a record agrees, the words that
 * nobody speaks for need only stand outside the badge.
 */
export function byConnection(subject: Mention, record: IndexedRecord, reading: Reading): Placed | undefined {
  const { clause, mentions, index } = reading
  const { units, from, to } = clause
  const { property, value } = record.record
  if (value.type !== 'name' || subject.to === subject.from) return undefined
  if (subject.withUm && !isOneOfGroup(subject, record, reading)) return undefined
  if (mentions.length > MAX_NAMES) return undefined
  const others = mentions.filter((one) => one.to <= subject.from || one.from >= subject.to)
  const answers = others.filter(
    ({ name }) => record.accepted.has(name) || index.isSame(name, record.accepted),
  )
  const [answer] = answers
  if (answer === undefined || UNFIT.has(subject.case)) return undefined
  const said =
    record.cues.length > 0
      ? matchCues(record, units, from, to)?.positions
      : relationUnits(record, reading, answer, subject)
  if (said === undefined || saysAnswer(said, answer, units)) return undefined
  if (record.cues.length > 0 && !isSaidOutside(said, answer, record, reading)) return undefined
  const mayBeExchanged = value.kind === 'person' || index.isOfKind(subject.name, value.kind)
  // `பென்சிலில் பயன்படும் கார்பனின் வடிவம்`: whose the answer is.
  const isOwner = property === 'symbol' && answer.case === 'genitive'
  if ((mayBeExchanged || isOwner || FIXED.has(property)) && !rolesFit(subject, answer, said, record, reading))
    return undefined
  if (property === 'birthplace' && isDayOfBirth(said, answer, reading)) return undefined
  const core = [subject, ...answers]
  if ([...said].some((at) => isNarrowed(at, said, core, reading))) return undefined
  const isRival = (one: Mention) =>
    isOrIsSaidToBe(one, value.kind, reading) && !core.some(({ name }) => areConnected(one.name, name, index))
  if (others.some((one) => !answers.includes(one) && !said.has(one.from) && isRival(one))) return undefined
  const asides = new Set<number>()
  for (let i = from; i < to; i++) {
    const unit = units[i]
    if (unit === undefined || said.has(i) || core.some((one) => i >= one.from && i < one.to)) continue
    const isNamed = mentions.some((one) => i >= one.from && i < one.to)
    const isItsKind = i === subject.to && PLAY.test(unit.bare)
    if (
      unit.kind === 'word' &&
      !isNamed &&
      !isItsKind &&
      (isAboutIt(unit) || ordinalOf(unit.bare) !== undefined)
    )
      return undefined
    asides.add(i)
  }
  return { value: answer, firm: false, bounded: true, asides }
}

/** `கிங் லியர் நாடகத்தை`: what the work is. */
const PLAY = /^நாடக(?:ம்|த்தை|த்தின்|மான)$/u

/** A clause of more names is a list: each is compared with each. */
const MAX_NAMES = 16

/** `மேல் மாகாணம்`: where the answer's own name has the record's word, being there has to be said. */
const isSaidOutside = (
  said: ReadonlySet<number>,
  answer: Mention,
  { record: { property } }: IndexedRecord,
  { clause: { units, from, to }, index }: Reading,
) =>
  [...said].some((at) => at < answer.from || at >= answer.to) ||
  (answer.case === 'locative' && units.slice(from, to).some(({ bare }) => index.tells(property, bare)))

/** `தேசிய பாரம்பரிய விலங்கு`: a word of which nothing is known makes another thing of the relation's noun. */
function isNarrowed(
  at: number,
  said: ReadonlySet<number>,
  core: readonly Mention[],
  { clause: { units, from }, mentions }: Reading,
): boolean {
  const [noun, before] = [units[at], units[at - 1]]
  if (noun === undefined || isVerb(noun) || has(noun, 'participial-noun')) return false
  if (before?.kind !== 'word' || at - 1 < from || said.has(at - 1) || saysNothing(before)) return false
  if ([...core, ...mentions].some((one) => at - 1 >= one.from && at - 1 < one.to)) return false
  return !isIndependent(before)
}

/** What comes from a thing or stands beside it is not told of it. */
const UNFIT: ReadonlySet<Mention['case']> = new Set(['sociative', 'ablative'])

/** Properties whose words also say what others do. */
const FIXED: ReadonlySet<FactProperty> = new Set(['kin', 'ruler', 'birthplace', 'capital', 'group'])
