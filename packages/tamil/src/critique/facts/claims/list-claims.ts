import type { NameValue } from '../../../knowledge/facts/fact-record.ts'
import { withoutVallinam } from '../../../words/vallinam.ts'
import { hasCues } from '../clauses/cues.ts'
import type { Mention } from '../names/name-index.ts'
import { caseOfUnit, type Inflection, inflectionOf } from '../names/name-inflection.ts'
import { differsInVowels } from '../names/name-likeness.ts'
import { canonicalSpelling } from '../names/name-spellings.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { FoundClaim, Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'

/**
 * Reads a list that names all parts of its subject: `மா, பலா, வாழை ஆகிய மூன்றும் முக்கனிகள் எனப்படும்`. Where the others are the
 * record's, the one that is not among them is wrong; a list that is told for anything else than what the subject is made of is none.
 */
export function listClaim(subject: Mention, record: IndexedRecord, reading: Reading): FoundClaim | undefined {
  const { property, value } = record.record
  const { units, from, to } = reading.clause
  if (property !== 'parts' || value.type !== 'name' || !hasCues(record, units, from, to)) return undefined
  const list = listIn(subject, reading)
  if (list === undefined || !isAllOf(list, reading)) return undefined
  const names = namesOf(record, value)
  const placed = list.items.map((item) => ({
    item,
    at: memberAt(item, names, units, item === list.items[0]),
  }))
  const odd = placed.filter(({ at }) => at === undefined)
  const [wrong, another] = odd
  const inside = { from: placed[0]?.at ?? list.from, to: list.to }
  if (another !== undefined && odd.length < placed.length) return undefined
  // `க, ச, ட, த, ப, ற ஆகிய ஆறும் மெல்லின எழுத்துகள்`: letters, of which there is one spelling.
  if (another !== undefined)
    return reading.mayConflict && placed.every(({ item }) => isLetter(item, units))
      ? claimOf('conflicting', list)
      : undefined
  if (wrong !== undefined) {
    const isFirst = wrong.item === list.items[0]
    const at = isFirst ? { from: wrong.item.to - 1, to: wrong.item.to } : wrong.item
    if (placed.length < MIN_LISTED || !reading.mayConflict || isSpelledLike(at, value, reading))
      return undefined
    return claimOf('conflicting', at)
  }
  // A part of the list is not all of it.
  return placed.length === value.accepted.length ? claimOf('verified', inside) : undefined

  function claimOf(
    badge: FoundClaim['badge'],
    at: { readonly from: number; readonly to: number },
  ): FoundClaim {
    const ties = new Set<number>()
    const asides = new Set<number>()
    for (let i = from; i < to; i++) (i >= inside.from && i < inside.to ? ties : asides).add(i)
    const whole = { from: Math.min(subject.from, at.from), to: Math.max(subject.to, at.to) }
    return { record: record.record, badge, ...whole, value: at, ties, asides }
  }
}

/** Fewer names, one of them wrong, are no list of the record yet. */
const MIN_LISTED = 3

const isLetter = ({ from, to }: Span, units: readonly Unit[]) =>
  to === from + 1 && /^[அ-ஹ]\p{M}?$/u.test(units[from]?.text ?? '')

interface Span {
  readonly from: number
  readonly to: number
}

interface List extends Span {
  readonly items: readonly Span[]
}

/** The names that commas, மற்றும் or -உம் join, on one side of the subject. */
function listIn(subject: Mention, { clause: { units, from, to } }: Reading): List | undefined {
  const before = itemsIn(units, from, subject.from)
  const items = before.length > 1 ? before : itemsIn(units, subject.to, to)
  const [first] = items
  const last = items.at(-1)
  return first === undefined || last === undefined || items.length < 2
    ? undefined
    : { from: first.from, to: last.to, items }
}

function itemsIn(units: readonly Unit[], from: number, to: number): Span[] {
  const items: Span[] = []
  let start = from
  for (let i = from; i < to; i++) {
    const { text = '', bare = '', kind } = units[i] ?? {}
    if (text === ',' || bare === 'மற்றும்' || (kind === 'word' && CLOSES.test(bare))) {
      if (i > start) items.push({ from: start, to: i })
      start = i + 1
      if (text !== ',' && bare !== 'மற்றும்') return items
    } else if (/[^க]ும்$/u.test(bare)) {
      items.push({ from: start, to: i + 1 })
      start = units[i + 1]?.text === ',' ? i + 2 : i + 1
    } else if (kind === 'punctuation' && !/^["'“”‘’]$/u.test(text)) break
  }
  return items
}

const CLOSES =
  /^(?:என|என்று|என்ற|என்னும்|எனும்|ஆகிய|ஆகியவை|ஆகியன|ஆகியோர்|ஆகியவற்றை|ஆகியவற்றின்|ஆகும்|ஆவர்|ஆகியவைகளை|ஆகியோரே|ஆகியவையே|என்பன|என்பவை|என்பவர்கள்|என்போர்)$/u

/** Whether the clause tells how many they are, or that the subject is made of them or stands for them. */
const isAllOf = ({ from, to, items }: List, { clause, quantities }: Reading) =>
  quantities.some(({ value }) => value === items.length) ||
  clause.units
    .slice(clause.from, clause.to)
    .some(({ bare }, i) => (i + clause.from < from || i + clause.from >= to) && MADE_OF.test(bare))

const MADE_OF =
  /^(?:ஆகும்|ஆவர்|ஆவன|எனப்படு|எனப்பட்ட|அழைக்க|போற்றப்ப|சொல்லப்ப|கூறப்ப|கொண்ட|பகுக்க|பிரிக்க|வகைப்ப|மூவர|நால்வர|ஐவர|அறுவர|எழுவர|மூன்ற|நான்க|ஐந்த|ஆற[ுே]|ஏழ|எட்ட|ஒன்பத|பத்த|இரண்ட|என்பன|என்பவை|நால்வகை|மூவகை|ஐவகை)/u

/** A member of the list, word for word. */
interface Member {
  readonly before: readonly string[]
  readonly last: Inflection
}

/** Memo of `namesOf`. */
const MEMBERS = new WeakMap<IndexedRecord, readonly Member[]>()

function namesOf(record: IndexedRecord, { accepted, tolerated }: NameValue): readonly Member[] {
  let members = MEMBERS.get(record)
  if (members === undefined) {
    members = [...accepted, ...tolerated].map((name) => {
      const words = name.split(/[\s.]+/u)
      return {
        before: words.slice(0, -1).map((word) => canonicalSpelling(withoutVallinam(word))),
        last: inflectionOf(canonicalSpelling(words.at(-1) ?? '')),
      }
    })
    MEMBERS.set(record, members)
  }
  return members
}

/** Where the member begins that an item is; before the first one other words may stand. */
function memberAt(
  { from, to }: Span,
  names: readonly Member[],
  units: readonly Unit[],
  isFirst: boolean,
): number | undefined {
  const words = units
    .map((unit, at) => ({ unit, at }))
    .slice(from, to)
    .filter(({ unit }) => unit.kind !== 'punctuation')
  const last = words.at(-1)
  for (const { before, last: inflection } of names) {
    const start = words.length - 1 - before.length
    const isSaid =
      last !== undefined &&
      (isFirst ? start >= 0 : start === 0) &&
      caseOfUnit(last.unit.canonical, inflection)?.case === 'nominative' &&
      before.every((word, i) => words[start + i]?.unit.canonical.bare === word)
    if (isSaid) return words[start]?.at
  }
  return undefined
}

/** Another spelling of a member. */
function isSpelledLike(
  { from, to }: Span,
  { accepted, tolerated }: NameValue,
  { clause: { units } }: Reading,
): boolean {
  const said = units
    .slice(from, to)
    .map(({ bare }) => bare)
    .join(' ')
  return [...accepted, ...tolerated].some((name) => differsInVowels(said, name))
}
