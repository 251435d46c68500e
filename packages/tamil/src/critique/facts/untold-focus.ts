import type { FactProperty, NameKind } from '../../knowledge/facts/fact-record.ts'
import { compareDates } from './claims/date-claims.ts'
import { has } from './clauses/clause-words.ts'
import { isVerb } from './clauses/clauses.ts'
import { LISTS } from './clauses/count-words.ts'
import { cueUnits, matchCues } from './clauses/cues.ts'
import type { Mention } from './names/name-index.ts'
import type { NameCase } from './names/name-inflection.ts'
import { COPULA } from './names/name-phrases.ts'
import type { Unit } from './names/sentence-units.ts'
import { ordinalOf } from './quantities/numbers.ts'
import type { Claim, Reading } from './records/claim.ts'
import { areConnected } from './records/connected-names.ts'
import { isAtOdds, isRivalTo } from './untold-rival.ts'

/**
 * The claims of a clause; nothing is confirmed where what the clause mainly says is something else, for which no record speaks:
 * `டோக்கியோ ஒலிம்பிக்கில் சானு வெள்ளி வென்ற விளையாட்டு குத்துச்சண்டை`, nor beside a place or a medal of the same verb:
 * `காந்தி 1869இல் ராஜ்கோட்டில் பிறந்தார்`. A contradiction stands in any case.
 */
export function withoutPresupposed(claims: readonly Claim[], reading: Reading): readonly Claim[] {
  if (!claims.some(({ badge }) => badge === 'verified')) return claims
  const last = predicateAt(reading)
  const told = toldIn(claims, reading)
  const open = reading.mentions.filter((one) => !isSpokenFor(one, told, claims, reading))
  const isForAnother = (one: Mention) =>
    (isReason(one, reading) || isWhoActs(one, last, claims, reading)) && !isGivenFor(one, told, reading)
  if (
    hasOpenFigure(told, claims, reading) ||
    reading.mentions.some(isForAnother) ||
    isAtOdds(told, open, reading) ||
    isTakenForGranted(claims, last, reading)
  )
    return claims.filter(({ badge }) => badge !== 'verified')
  const isSaid = isCovered({ from: last, to: last + 1 }, claims)
  if (!isSaid && (saysSomethingElse(last, told, claims, reading) || isElsewhere(last, told, claims, reading)))
    return claims.filter(({ badge }) => badge !== 'verified')
  const details = reading.mentions.filter(
    (one) => isDetail(one, last, reading) && !isSpokenFor(one, told, claims, reading),
  )
  if (details.length === 0) return claims
  return claims.filter(
    ({ badge, subject }) => badge !== 'verified' || !asksFor(subject, last, last + 1, reading),
  )
}

/**
 * `கண்டியில் உள்ள தலதா மாளிகையில் …`, `பாரதியார் எழுதிய பாஞ்சாலி சபதத்தில் …`: all that is confirmed says which place or work is
 * meant, and what is in it or what it has is the news, of which nothing is known.
 */
function isTakenForGranted(claims: readonly Claim[], last: number, { clause, mentions }: Reading): boolean {
  const end = Math.max(...claims.map(({ to }) => to))
  const head = mentions.find(({ to }) => to === end)
  if (head === undefined || end >= last || !HOLDING.has(head.case)) return false
  if (claims.some(({ record }) => !DESCRIBING.has(record.property))) return false
  const before = clause.units[head.from - 1]
  return before !== undefined && has(before, 'relative-participle')
}
const HOLDING: ReadonlySet<NameCase> = new Set<NameCase>(['genitive', 'locative'])
const DESCRIBING: ReadonlySet<FactProperty> = new Set([
  ...(['author', 'birthplace', 'discoverer', 'founder', 'inventor', 'located-in'] as const),
])

type Span = Pick<Mention, 'from' | 'to'>

/** The names of which claims tell, and those that they confirm. */
const toldIn = (claims: readonly Claim[], { mentions }: Reading) =>
  claims.flatMap(({ subject, value }) => [
    subject,
    ...mentions.filter(({ from, to }) => value.from < to && from < value.to).map(({ name }) => name),
  ])

const isCovered = ({ from, to }: Span, claims: readonly Claim[]) =>
  claims.some((claim) => claim.from < to && from < claim.to)

/** Whether a claim stands over a name, or a record about one of those told of asks for it or gives it. */
const isSpokenFor = (one: Mention, told: readonly string[], claims: readonly Claim[], reading: Reading) =>
  isCovered(one, claims) ||
  told.some(
    (name) => asksFor(name, one.from, one.to, reading, one) || areConnected(name, one.name, reading.index),
  )

function saysSomethingElse(
  last: number,
  told: readonly string[],
  claims: readonly Claim[],
  reading: Reading,
): boolean {
  const { units } = reading.clause
  const [role, predicate] = [units[last - 1], units[last]]
  if (PURPOSE.test(predicate?.bare ?? '')) return true
  if (isVerb(predicate) && role?.word?.is('person') === true && isActingAs(role.bare)) {
    const isKnown = told.some((name) => asksFor(name, last - 1, last, reading))
    if (!isKnown && !isCovered({ from: last - 1, to: last }, claims)) return true
  }
  const answer = reading.mentions.find(({ to }) => to === last + 1)
  return answer !== undefined && isProperName(answer, reading) && !isSpokenFor(answer, told, claims, reading)
}

/**
 * `குருதியைச் செலுத்தும் இதயம் மூன்று அறைகளைக் கொண்டது`, `ராமேசுவரத்தில் பிறந்த கலாம் பத்தாவது குடியரசுத் தலைவரானார்`: a number, a
 * date or a rank over which no badge stands, and which no record gives of those told of.
 */
function hasOpenFigure(told: readonly string[], claims: readonly Claim[], reading: Reading): boolean {
  const { clause, mentions, quantities, dates, index } = reading
  const isOpen = (one: Span) =>
    !isCovered(one, claims) &&
    !mentions.some(({ from, to }) => from < one.to && one.from < to) &&
    !isInTitle(one, clause.units) &&
    !told.some((name) => asksFor(name, one.from, one.to, reading))
  const values = told.flatMap((name) => index.recordsAbout(name).map(({ record: { value } }) => value))
  const isKnownNumber = (number: number) =>
    values.some((value) => value.type === 'number' && value.accepted.includes(number))
  return (
    quantities.some(
      (one) =>
        one.value > 1 && isOpen(one) && !isKnownNumber(one.value) && !isBeside(one, claims, clause.units),
    ) ||
    dates.some(
      (one) =>
        isOpen(one) &&
        !values.some((value) => value.type === 'date' && compareDates(one.date, value) === 'same'),
    ) ||
    clause.units.some(
      ({ bare }, i) =>
        i >= clause.from && i < clause.to && (ordinalOf(bare) ?? 1) > 1 && isOpen({ from: i, to: i + 1 }),
    )
  )
}

/** `‘ஏழு சாமுராய்’ படத்தால்`, `மூன்று மூன்றாக`: part of what something is called, or how it is shared out. */
const isInTitle = ({ from, to }: Span, units: readonly Unit[]) =>
  /^["'“‘]$/u.test(units[from - 1]?.text ?? '') || SHARED.test(units[to]?.bare ?? '')
const SHARED = /^(?:இரண்ட|மூன்ற|நான்க|ஐந்த|ஆற|ஏழ|எட்ட|ஒன்பத|பத்த)ாக$/u

/** `ஆகிய மூன்றும்`, `இரண்டாயிரம் ஆண்டுகளுக்கு முன்`, `ஐந்து சபைகளுள்`: how many a list has, how long ago, or of how many. */
function isBeside({ from, to }: Span, claims: readonly Claim[], units: readonly Unit[]): boolean {
  const [before, noun, next] = [units[from - 1]?.bare ?? '', units[to]?.bare ?? '', units[to + 1]?.bare ?? '']
  if (LISTS.test(before) || /(?:களுள்|களில்|ருள்)(?:ளே)?$/u.test(noun)) return true
  if (/(?:ஆண்டு|வருடங்|நூற்றாண்டு)/u.test(noun) && /^(?:முன்|பின்|பிறகு|மேல)/u.test(next)) return true
  return claims.some(({ record }) => record.property === 'parts')
}

/** `வேதியியலுக்கானது`. */
const PURPOSE = /[\u0B80-\u0BFF]க்கானது$/u
/** `மருத்துவராகப் பணியாற்றினார்`. */
const isActingAs = (bare: string) => bare.endsWith('ராக')

/** Where the last word of a clause stands but for marks and copulas. */
function predicateAt({ clause: { units, from, to } }: Reading): number {
  let last = to - 1
  while (last > from && (units[last]?.kind === 'punctuation' || COPULA.test(units[last]?.bare ?? ''))) last--
  return last
}

/** Whether a name stands beside the last word and is governed by it, is what something was given for, or a medal. */
function isDetail(one: Mention, last: number, reading: Reading): boolean {
  const { case: how, from, to } = one
  const { clause, index } = reading
  const { units } = clause
  if (index.isOfKind(one.name, 'element') && from > 0) return WON.test(units[to]?.bare ?? '')
  if (!isProperName(one, reading)) return false
  // `பிரான்சிடமிருந்து விடுதலை பெற்றது`.
  const isFrom = how === 'ablative' && index.isOfKind(one.name, 'country')
  return (isFrom || GOVERNED.has(how)) && isNear(one, last, reading)
}

/** `ஊட்டியைத் தலைமையிடமாகக் கொண்ட நீலகிரி கேரளத்தில் உள்ளது`: where something lies is what the clause says. */
function isElsewhere(
  last: number,
  told: readonly string[],
  claims: readonly Claim[],
  reading: Reading,
): boolean {
  const { units, from } = reading.clause
  if (!STANDS.test(units[last]?.bare ?? '')) return false
  // `… இலங்கையின் மேற்குக் கரையில் அமைந்துள்ளது`: on which side something lies.
  const isOpenSide = (at: number) =>
    SIDE.test(units[at]?.bare ?? '') &&
    !isCovered({ from: at, to: at + 1 }, claims) &&
    !reading.mentions.some((one) => at >= one.from && at < one.to)
  for (let at = from; at < last; at++) if (isOpenSide(at)) return true
  return reading.mentions.some(
    (one) =>
      GOVERNED.has(one.case) &&
      isNear(one, last, reading) &&
      isProperName(one, reading) &&
      !isSpokenFor(one, told, claims, reading),
  )
}
const STANDS = /^(?:உள்ள(?:து|ன|ார்)|அமைந்துள்ள(?:து|ன)|அமைந்திருக்கி|இருக்கி(?:றது|ன்றன)|காணப்படுகி|பாய்கிறது)/u
const SIDE =
  /^(?:வட|தென்)?(?:கிழக்கு|மேற்கு)(?:ப்?பகுதியில்|க்?கரையில்|க்?கடற்கரையில்|த்?திசையில்)?$|^(?:வடக்கு|தெற்கு|வடக்கில்|தெற்கில்|கிழக்கில்|மேற்கில்|வடகிழக்கில்|வடமேற்கில்|தென்கிழக்கில்|தென்மேற்கில்|வடபகுதியில்|தென்பகுதியில்)$/u

/** `வேங்கையின் மைந்தனுக்காக`: what something was given for. */
const isReason = (one: Mention, reading: Reading) =>
  one.case === 'dative' &&
  isProperName(one, reading) &&
  [-1, 0, 1].some((gap) => FOR.test(reading.clause.units[one.to + gap]?.bare ?? ''))

/** `உலகக் கோப்பையை வென்ற இலங்கை அணிக்கு டி சில்வா தலைமை தாங்கினார்`: who does what the clause ends with, behind all that is confirmed. */
const isWhoActs = (one: Mention, last: number, claims: readonly Claim[], reading: Reading) =>
  one.case === 'nominative' &&
  reading.index.isOfKind(one.name, 'person') &&
  claims.every(({ to }) => to <= one.from) &&
  reading.clause.units[last]?.word?.is('finite') === true

/** Whether a record whose words are said gives the name for what one of those told of got; who wrote the book got another prize for it. */
const isGivenFor = ({ name }: Mention, told: readonly string[], { clause, index }: Reading) =>
  told.some((one) =>
    [...index.recordsAbout(one), ...index.recordsAbout(name)].some(
      (record) =>
        [name, one].some((given) => index.isSame(given, record.accepted) || record.accepted.has(given)) &&
        record.cues.length > 0 &&
        !MADE.has(record.record.property) &&
        matchCues(record, clause.units, clause.from, clause.to) !== undefined,
    ),
  )
const MADE: ReadonlySet<FactProperty> = new Set(['author', 'founder'])

/** Whether at most a word, or a date, stands between a name and the last word: `பூரியில் 1897-இல் பிறந்தவர்`. */
function isNear({ to }: Span, last: number, { dates }: Reading): boolean {
  let at = to
  for (const date of dates) if (date.from === at || date.from === at + 1) at = date.to
  return at > last - NEAR
}

/** A name of something that there is once, or a sport; a currency or a title may be a word of everyday. */
const isProperName = ({ name }: Mention, { index }: Reading) =>
  PROPER.some((kind) => index.isOfKind(name, kind)) ||
  index.recordsAbout(name).some(({ record }) => record.property === 'located-in')

const PROPER: readonly NameKind[] = [
  ...(['city', 'continent', 'country', 'district', 'island', 'mountain', 'ocean'] as const),
  ...(['person', 'planet', 'river', 'spacecraft', 'sport', 'state', 'work'] as const),
]

/** Units. */
const NEAR = 2
const GOVERNED: ReadonlySet<NameCase> = new Set<NameCase>([
  ...(['accusative', 'dative', 'locative'] as const),
])
const WON = /^(?:வென்ற|பதக்க|பெற்ற)/u
/** `நாவலுக்காக`. */
const FOR = /க்காக$/u

/** Whether some record about a name asks for the words of units `[from, to)`; of a rival to its answer it does not speak. */
const asksFor = (
  name: string,
  from: number,
  to: number,
  { clause: { units }, index }: Reading,
  rival?: Mention,
) =>
  index
    .recordsAbout(name)
    .some((record) => cueUnits(record, units, from, to).length > 0 && !isRivalTo(rival, record, index))
