import type { Essay } from '../essay.ts'
import type { Unit } from './names/sentence-units.ts'
import { measureUnitAt } from './quantities/measure-units.ts'
import type { Quantity } from './quantities/numbers.ts'
import type { Claim, Reading } from './records/claim.ts'
import type { Clause } from './records/clause.ts'

/** A statement with a figure for or against which no record speaks. Offsets: UTF-16 code units into `Essay.text`. */
export interface OpenStatement {
  readonly start: number
  readonly end: number
}

/** Small numbers in words (இரண்டு, பத்து) say nothing that asks for a source. */
const SMALL = 20
const REFERENCE = /^(?:குறள்|எண்|பக்கம்|பாடல்|அதிகாரம்|வகுப்பு|பாடம்)/u

/** `பக். 27`. */
const ABBREVIATED = /^(?:பக்|எண்|தொ)$/u

/** The number of a couplet or song: `392 ஆவது குறளில்`. */
const CITED = /^(?:குறள|குறட்பா|பாடல|பாட்ட|அதிகார|வகுப்ப|பக்க|வரிசை)/u
/** What a writer knows of home: how much of something there is. */
const OWN = /^(?:எங்கள்|எங்களது|எம்|எமது|என்|எனது|நான்|நாங்கள்)$/u
const THERE_IS = /^(?:உள்ளது|உள்ளன|உள்ளனர்|இருக்கிறது|இருக்கின்றன|இருந்தது|இருந்தன|உண்டு|படிக்கின்றனர்|படிக்கிறார்கள்)$/u
/** How many died or were hurt: what a writer may have seen, and what a source must bear out all the same. */
const TOLL = /^(?:உயிரிழந்த|இறந்த|மாண்ட|மடிந்த|பலியா|கொல்லப்பட்ட|காயமடைந்த|படுகாயமடைந்த).*(?:னர்|ார்கள்)$/u
const LETTERHEAD = /^(?:இடம்|நாள்|தேதி|அனுப்புநர்|பெறுநர்|தொலைபேசி|கைபேசி|அஞ்சல்|பின்கோடு)$/u

/** The statements of a clause that ask for a source and have no claim; one item at most. */
export function openStatements(reading: Reading, claims: readonly Claim[], essay: Essay): OpenStatement[] {
  const { clause, dates, centuries, quantities, isStatement } = reading
  const { units } = clause
  if (!isStatement || isOfHome(reading) || asksNothing(reading)) return []
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
  const spans = claims.length > 0 ? figures.slice(0, 1) : [wholeClause(clause)]
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

/** A letterhead, a line without a verb, how many trees our school has, what we did and what our own people did. */
function isOfHome({ clause: { units, from, to }, mentions, index }: Reading): boolean {
  const words = units.slice(from, to).filter(({ kind }) => kind === 'word')
  const first = words[0]?.bare ?? ''
  if (LETTERHEAD.test(first) && units[from + 1]?.kind === 'punctuation') return true
  const last = words.at(-1)
  if (last?.word?.isOnly('first') === true) return true
  if (TOLL.test(last?.bare ?? '')) return false
  const isOwn = words.some(({ bare }) => OWN.test(bare))
  const isKnown = mentions.some(({ name }) => index.recordsAbout(name).length > 0)
  return isOwn && (THERE_IS.test(last?.bare ?? '') || !isKnown)
}

/** `பல நூறு ஆண்டுகள்`: no count. */
const VAGUE = /^(?:பல|பற்பல|சில|எத்தனையோ)$/u
/** `ஆயிரம் விளக்குகள்`, `நூறு பேருக்குச் சமம்`: a round number in words that measures nothing. */
const ROUND: ReadonlySet<number> = new Set([100, 1000, 100_000, 10_000_000])
/** A price, an entrance fee, a rent: what one has paid. */
const PAID = /^(?:கட்டண|நுழைவுக்|வாடகை|செலவ|விலை|மொத்தம்|சம்பாதி|சம்பளம்|ஊதியம்|கூலி|சேமித்த)/u
/** What a household is paid or pays; larger sums are public. */
const MAX_OWN_SUM = 1_000_000
const MONEY = /^(?:ரூபாய்|ரூ)/u
/** Who takes part and who wins at a school's event, who rides along, who belongs to a street. */
const OF_AN_EVENT = /^(?:பங்கேற்ற|கலந்துகொண்ட|பரிசு|பரிசுகள்|பயனடைந்த|பேருந்தில்|வகுப்பில்|வகுப்பறையில்|முகாமில்|தெருவில்)/u
/** Our school, without a word of its own for whose it is. */
const HOMELIKE = /^(?:பள்ளி|பள்ளியில்|கல்லூரி|அங்கே|இங்கே)$/u
const LETTERS_ROUND = /^(?:பார்வை|ரூ)$/u

/** What nobody would look up: a line without a sentence, a letter's dates, a price, an event of one's own. */
function asksNothing({ clause: { units, from, to }, mentions, index, dates, quantities }: Reading): boolean {
  const words = units.slice(from, to).filter(({ kind }) => kind === 'word')
  const all = words.map(({ bare }) => bare)
  const has = (pattern: RegExp) => all.some((bare) => pattern.test(bare))
  if (LETTERS_ROUND.test(all[0] ?? '')) return true
  const isNameless = !mentions.some(({ name }) => index.recordsAbout(name).length > 0)
  if (!isNameless || TOLL.test(all.at(-1) ?? '')) return false
  const figures = [...dates, ...quantities]
  // A date line, or a line of numbers, has no words but theirs.
  const beside = units
    .slice(from, to)
    .filter(
      ({ kind }, i) => kind === 'word' && !figures.some((one) => one.from <= from + i && from + i < one.to),
    )
  if (beside.length === 0) return true
  if (isFigurative(dates, quantities, all)) return true
  if (has(PAID) && has(MONEY)) return quantities.every(({ value }) => value <= MAX_OWN_SUM)
  if (has(OF_AN_EVENT)) return dates.length === 0
  return HOMELIKE.test(all[0] ?? '')
}

/** A round number in words, said of no one who did or had it: what has happened and what there is can be counted. */
function isFigurative(
  dates: Reading['dates'],
  quantities: readonly Quantity[],
  words: readonly string[],
): boolean {
  const last = words.at(-1) ?? ''
  const large = quantities.filter(({ value }) => value > SMALL)
  if (dates.length > 0 || large.length === 0 || THERE_IS.test(last)) return false
  if (words.some((word) => COUNTS.test(word))) return false
  return SAYS_HOW_IT_IS.test(last) && large.every(({ value, inWords }) => inWords && ROUND.has(value))
}
const SAYS_HOW_IT_IS = /(?:கிறார்|கிறார்கள்|கிறான்|கிறாள்|கிறது|கின்றன|கிறேன்|கிறோம்|வார்|ும்|ாகாது|ாது|மாட்டார்|சமம்|போல)$/u
/** `ஆயிரத்துக்கும் மேற்பட்ட படிகள்`: counted after all. */
const COUNTS = /^(?:மேற்பட்ட|மேல்|அதிகமா|குறையா|சுமார்|ஏறத்தாழ|மொத்தம்)/u

function asksForSource({ value, from, to, inWords }: Quantity, units: readonly Unit[]): boolean {
  const before = units[from - 1]?.text === '.' ? from - 2 : from - 1
  if (ABBREVIATED.test(units[before]?.text ?? '') || REFERENCE.test(units[before]?.bare ?? '')) return false
  if (REFERENCE.test(units[to]?.bare ?? '')) return false
  if (inWords && VAGUE.test(units[from - 1]?.bare ?? '')) return false
  if (units[from - 1]?.text === '(' && units[to]?.text === ')') return false
  if (units[from - 1]?.text === '-' || units[from - 1]?.text === '#') return false
  let noun = units[to]?.text === '-' ? to + 1 : to
  if (/^(?:ஆவது|ஆம்|வது|ம்)$/u.test(units[noun]?.bare ?? '')) noun++
  if (CITED.test(units[noun]?.bare ?? '')) return false
  const share = measureUnitAt(units, to) === 'percent'
  return share || value >= (inWords ? SMALL : 13)
}

/** Words in quotation marks are not the writer's own statement. */
export function isSaidByAnother(
  { from, to }: { from: number; to: number },
  units: readonly Unit[],
  essay: Essay,
): boolean {
  const start = units[from]?.start ?? 0
  const end = units[to - 1]?.end ?? 0
  return essay.isWithinQuotation(start, end)
}
