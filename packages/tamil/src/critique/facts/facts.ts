import type { FactRecord, FactValue } from '../../knowledge/facts/fact-record.ts'
import { factSource } from '../../knowledge/facts/sources.ts'
import type { Block, Essay } from '../essay.ts'
import type { CritiqueFinding, Evidence } from '../feedback-item.ts'
import { type Claim, type Reading, wordsOf } from './claim.ts'
import { type Clause, clausesOf, reservationOf } from './clauses.ts'
import { centuryAt, dateAt } from './dates.ts'
import type { FactIndex } from './fact-index.ts'
import { figureClaim } from './figure-claims.ts'
import { measureUnitAt } from './measure-units.ts'
import type { Mention } from './name-index.ts'
import { type Quantity, quantityAt } from './numbers.ts'
import { relationClaim } from './relation-claims.ts'
import { type Unit, unitsOf } from './sentence-units.ts'
import { Discourse, type StandIn } from './stand-ins.ts'

const MOST = 12
const MOST_VERIFIED = 8

/** Checks what an essay states against the fact base: every contradiction, then what cannot be checked, then what agrees. */
export function factFindings(essay: Essay, index: FactIndex): CritiqueFinding[] {
  const claims: { claim: Claim; start: number; end: number }[] = []
  const open: OpenStatement[] = []
  const paragraphs = essay.paragraphs.map((paragraph) => namedIn(paragraph, index))
  const title = essay.title ? namedIn(essay.title, index) : []
  const discourse = new Discourse(index, mentionsOf(title), paragraphs.flatMap(mentionsOf))
  for (const paragraph of paragraphs) {
    discourse.beginParagraph()
    for (const { units, mentions } of paragraph)
      for (const clause of clausesOf(units)) {
        const reading = readClause(clause, mentions, index)
        const found = claimsIn(reading, discourse, essay)
        discourse.remember(clause, reading.mentions, found)
        for (const claim of found)
          claims.push({ claim, start: units[claim.from]?.start ?? 0, end: units[claim.to - 1]?.end ?? 0 })
        open.push(...openStatements(reading, found, essay))
      }
  }
  const conflicting = claims.filter(({ claim }) => claim.badge === 'conflicting').slice(0, MOST)
  const unverified = open.slice(0, MOST - conflicting.length)
  const room = Math.min(MOST_VERIFIED, MOST - conflicting.length - unverified.length)
  const verified = distinctRecords(claims.filter(({ claim }) => claim.badge === 'verified')).slice(0, room)
  return [
    ...conflicting.map(({ claim, start, end }) => conflictingFinding(claim, start, end)),
    ...unverified.map(unverifiedFinding),
    ...verified.map(({ claim, start, end }) => verifiedFinding(claim, start, end)),
  ]
}

function distinctRecords<T extends { readonly claim: Claim }>(claims: readonly T[]): T[] {
  const seen = new Set<string>()
  return claims.filter(({ claim }) => seen.size !== seen.add(claim.record.id).size)
}

function readClause(clause: Clause, all: readonly Mention[], index: FactIndex): Reading {
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
  const mentions = all.filter(within)
  const isNamed = (unit: number) => mentions.some((mention) => unit >= mention.from && unit < mention.to)
  const reservation = reservationOf(clause, dates.length > 0, isNamed)
  return {
    clause,
    mentions,
    dates: dates.filter(within),
    centuries: centuries.filter(within),
    quantities: quantities.filter(within),
    mayConflict: reservation === 'none',
    isStatement: reservation !== 'not-a-statement',
    index,
  }
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
  const claims: Claim[] = []
  const named = reading.mentions.map((subject) => ({ subject, firm: true }))
  const subjects: readonly StandIn[] = [...named, ...discourse.standInsIn(reading.clause, reading.mentions)]
  for (const { subject, firm, property } of subjects)
    for (const record of reading.index.recordsAbout(subject.name)) {
      if (property !== undefined && record.record.property !== property) continue
      const mayConflict = reading.mayConflict && firm && !(discourse.isAbroad && NATIONAL.test(subject.name))
      const own = mayConflict === reading.mayConflict ? reading : { ...reading, mayConflict }
      const found = relationClaim(subject, record, own) ?? figureClaim(subject, record, own)
      if (found === undefined || isSaidByAnother(found, units, essay)) continue
      const stated = wordsOf(units, found.from, found.to, essay.text)
      claims.push({ ...found, subject: subject.name, stated })
    }
  return settle(claims)
}

/** What every country has of its own, and the fact base of India. */
const NATIONAL = /^தேசிய/u

/** Words in quotation marks are somebody else's. */
function isSaidByAnother(
  { from, to }: { from: number; to: number },
  units: readonly Unit[],
  essay: Essay,
): boolean {
  const start = units[from]?.start ?? 0
  const end = units[to - 1]?.end ?? 0
  return essay.quotations.some((quotation) => quotation.start <= start && end <= quotation.end)
}

function settle(claims: readonly Claim[]): Claim[] {
  const verified = claims.filter(({ badge }) => badge === 'verified')
  const overlaps = ({ value: a }: Claim, { value: b }: Claim) => a.from < b.to && b.from < a.to
  const conflicting = claims.filter(
    (claim) =>
      claim.badge === 'conflicting' &&
      !verified.some((other) => overlaps(other, claim)) &&
      claims.filter((other) => other.badge === 'conflicting' && overlaps(other, claim)).length === 1,
  )
  return [
    ...conflicting,
    ...verified.filter((claim, i) => verified.findIndex((other) => overlaps(other, claim)) === i),
  ].sort((a, b) => a.from - b.from)
}

// ——— What cannot be checked ———

interface OpenStatement {
  readonly start: number
  readonly end: number
}

/** Small numbers in words (இரண்டு, பத்து) say nothing that asks for a source. */
const SMALL = 20
const REFERENCE = /^(?:குறள்|எண்|பக்கம்|பாடல்|அதிகாரம்|வகுப்பு|பாடம்)/u

function openStatements(
  { clause, dates, centuries, quantities, isStatement }: Reading,
  claims: readonly Claim[],
  essay: Essay,
): OpenStatement[] {
  const { units } = clause
  if (!isStatement) return []
  const figures = [
    ...dates
      .filter(({ from }) => !REFERENCE.test(units[from - 1]?.bare ?? ''))
      .map(({ from, to }) => ({ from, to })),
    ...centuries.map(({ from, to }) => ({ from, to })),
    ...quantities.filter((quantity) => asksForSource(quantity, units)).map(({ from, to }) => ({ from, to })),
  ].filter(
    ({ from, to }) =>
      !claims.some((claim) => claim.from < to && from < claim.to) &&
      !isSaidByAnother({ from, to }, units, essay),
  )
  if (figures.length === 0) return []
  const spans = claims.length > 0 ? figures : [wholeClause(clause)]
  return spans
    .map(({ from, to }) => ({ start: units[from]?.start ?? 0, end: units[to - 1]?.end ?? 0 }))
    .filter(({ start, end }) => end > start)
}

function wholeClause({ units, from, to }: Clause): { from: number; to: number } {
  let first = from
  let last = to
  while (first < last - 1 && units[first]?.kind === 'punctuation') first++
  while (last > first + 1 && units[last - 1]?.kind === 'punctuation') last--
  return { from: first, to: last }
}

function asksForSource({ value, from, to, inWords }: Quantity, units: readonly Unit[]): boolean {
  if (REFERENCE.test(units[from - 1]?.bare ?? '') || REFERENCE.test(units[to]?.bare ?? '')) return false
  if (units[from - 1]?.text === '(' && units[to]?.text === ')') return false
  if (units[from - 1]?.text === '-' || units[from - 1]?.text === '#') return false
  const share = measureUnitAt(units, to) === 'percent'
  return share || value >= (inWords ? SMALL : 13)
}

// ——— Wording ———

function verifiedFinding({ record }: Claim, start: number, end: number): CritiqueFinding {
  return confirmed({ start, end }, factSource(record.source))
}

/** The finding for a statement that evidence speaks for. Offsets as in `CritiqueFinding`. */
export function confirmed(
  { start, end }: Pick<CritiqueFinding, 'start' | 'end'>,
  evidence: Evidence,
): CritiqueFinding {
  return {
    severity: 'low',
    title: 'தகவல் சரிபார்க்கப்பட்டது',
    description: 'இத்தகவல் மூலத்தோடு பொருந்துகிறது.',
    start,
    end,
    suggestion: 'மாற்றம் தேவையில்லை.',
    meaningMayChange: false,
    verdict: { badge: 'verified', evidence },
  }
}

function conflictingFinding({ record, stated }: Claim, start: number, end: number): CritiqueFinding {
  const right = showValue(record)
  return {
    severity: 'high',
    title: 'தகவல் மூலத்தோடு முரண்படுகிறது',
    description: `கட்டுரையில் “${stated}” என்று உள்ளது; மூலத்தில் “${right}” என்று உள்ளது. சரிபார்த்துத் திருத்துங்கள்.`,
    start,
    end,
    suggestion: `மூலத்தில் உள்ளபடி “${right}” என்று திருத்துங்கள்.`,
    meaningMayChange: true,
    verdict: { badge: 'conflicting', evidence: factSource(record.source) },
    fix: `“${stated}” என்னும் தகவல் மூலத்தில் “${right}” என்று உள்ளது; சரிபார்த்துத் திருத்துங்கள்.`,
  }
}

function unverifiedFinding({ start, end }: OpenStatement): CritiqueFinding {
  return {
    severity: 'low',
    title: 'தகவல் சரிபார்க்கப்படவில்லை',
    description: 'இத்தகவலை எங்களால் சரிபார்க்க முடியவில்லை. நம்பகமான மூலத்தைச் சுட்டுங்கள்.',
    start,
    end,
    suggestion: 'இத்தகவலுக்கு நம்பகமான மூலம் ஒன்றைச் சுட்டுங்கள்.',
    meaningMayChange: true,
    verdict: { badge: 'unverified' },
  }
}

const MONTH_NAMES = 'ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்'.split(' ')

const UNIT_NAMES = {
  metre: 'மீட்டர்',
  kilometre: 'கிலோமீட்டர்',
  'kilometre-per-second': 'கிலோமீட்டர் (ஒரு நொடிக்கு)',
  foot: 'அடி',
  'square-kilometre': 'சதுர கிலோமீட்டர்',
  'degree-celsius': 'டிகிரி செல்சியஸ்',
  percent: 'விழுக்காடு',
  second: 'நொடி',
  minute: 'நிமிடம்',
  hour: 'மணி நேரம்',
  day: 'நாள்',
  year: 'ஆண்டு',
} as const

/** A record's value in Tamil. */
export function showValue({ value }: { readonly value: FactValue } | FactRecord): string {
  switch (value.type) {
    case 'name':
      return value.accepted[0] ?? ''
    case 'number':
      return `${value.accepted[0]} ${value.nouns[0]}`
    case 'measure':
      return `${value.amount} ${UNIT_NAMES[value.unit]}`
    case 'century':
      return value.accepted
        .map((number) => `${number < 0 ? `கி.மு. ${-number}` : number} ஆம் நூற்றாண்டு`)
        .join(' / ')
    case 'date': {
      const { year, month, day } = value.accepted[0] ?? {}
      const parts = [
        year === undefined ? '' : year < 0 ? `கி.மு. ${-year} ஆம் ஆண்டு` : `${year} ஆம் ஆண்டு`,
        month === undefined ? '' : (MONTH_NAMES[month - 1] ?? ''),
        day === undefined ? '' : `${day} ஆம் நாள்`,
      ]
      return parts.filter((part) => part !== '').join(' ')
    }
  }
}
