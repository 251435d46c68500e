import type { Mention } from '../names/name-index.ts'
import { HONORIFICS } from '../names/name-phrases.ts'
import { type Unit, unitWorded } from '../names/sentence-units.ts'
import type { Clause } from '../records/clause.ts'
import { has, looksLikeParticiple } from './clause-words.ts'

/** Units `[from, to)` up to a participle; `head`: the name that a relative clause tells of. */
export interface Segment {
  readonly from: number
  readonly to: number
  readonly head?: Mention | undefined
  /** Where the relative clause tells of the predicate noun, the subject that is one: `எறும்பு, எட்டுக் கால்களைக் கொண்ட பூச்சியாகும்`. */
  readonly subject?: Mention | undefined
}

/** The relative and adverbial clauses inside a clause, in order; linear in its units. */
export function segmentsOf(
  { units, from, to }: Clause,
  names: NamesInClause,
): { relative: Segment[]; participial: Segment[]; denied: Segment[] } {
  const relative: Segment[] = []
  const participial: Segment[] = []
  const denied: Segment[] = []
  const preface = prefaceTo(units, from, to, names)
  if (preface !== undefined) denied.push({ from, to: preface })
  let start = preface ?? from
  for (let i = start; i < to; i++) {
    const unit = units[i]
    if (unit?.text === ',') start = i + 1
    if (i === from && AMONG.test(unit?.bare ?? '')) denied.push({ from: i, to: i + 1 })
    if (isDenial(unit) && units[i + 1]?.text === ',') denied.push({ from: deniedFrom(i, names), to: i + 2 })
    if (unit?.kind !== 'word' || i + 1 >= to) continue
    const name = names.around(i)
    const describes =
      name === undefined ? isDescribing(unit) : name.case === 'adjectival' && name.to === i + 1
    if (describes && units[i + 1]?.text !== ',') {
      if (!isRelator(units[i + 1])) relative.push(relativeClause(start, i + 1, to, units, names))
      start = i + 1
    } else if (name === undefined && (isCause(unit) || (isParticiple(unit) && !isFiniteVerb(units[i + 1])))) {
      participial.push({ from: start, to: i + 1 })
      start = i + 1
    }
  }
  return { relative, participial, denied }
}

/** Where what leads up to the statement ends: `வரலாற்றைப் புரட்டிப் பார்த்தால், …`, `நாம் படித்தபடி, …`. */
function prefaceTo(
  units: readonly Unit[],
  from: number,
  to: number,
  names: NamesInClause,
): number | undefined {
  for (let i = from + 1; i < Math.min(to, from + REACH + 2); i++) {
    if (names.around(i - 1) !== undefined || units[i - 1]?.kind !== 'word') return undefined
    if (units[i]?.text === ',') return LEADS_UP.test(units[i - 1]?.bare ?? '') ? i + 1 : undefined
  }
  return undefined
}
/** Looking at the matter, which supposes nothing. */
const LEADS_UP =
  /^(?:உண்மையில்|[\u0B80-\u0BFF]*பார்த்தால்|நோக்கினால்|ஆராய்ந்தால்|கவனித்தால்|பார்க்கும்போது|நோக்கும்போது|படித்தபடி|அறிந்தபடி|கற்றபடி|அறிந்தவரை|தெரிந்தவரை|அறிந்தவாறு)$/u

/** `சிட்னி அல்ல, கான்பெரா`; `ஆறு கால்கள் அல்ல, எட்டுக் கால்கள்`: the name, or the noun and the word before it. */
const deniedFrom = (at: number, names: NamesInClause) => names.around(at - 1)?.from ?? Math.max(0, at - 2)
/** `அவர்களுள் முதலில் சென்றவர்`: of whom it is told stands in another sentence. */
const AMONG = /^[அஇ](?:வர்களுள்|வர்களில்|வற்றுள்|வற்றில்)$/u
const isDenial = unitWorded(/^(?:அல்ல|அல்லர்|அல்லன்|அல்லள்|அன்று)$/u)

function relativeClause(
  start: number,
  end: number,
  to: number,
  units: readonly Unit[],
  names: NamesInClause,
): Segment {
  const head = headAfter(end, to, units, names)
  if (head !== undefined) return { from: start, to: end, head }
  const subject = names.subjectBefore(end, units)
  const isOne = subject !== undefined && endsInNoun(end, to, units, names)
  return { from: isOne ? Math.max(start, subject.to) : start, to: end, ...(isOne ? { subject } : {}) }
}

/** Whether nothing but a noun follows, its attributes and the copula: `உயிரினம் ஆகும்`. */
function endsInNoun(from: number, to: number, units: readonly Unit[], names: NamesInClause): boolean {
  let nouns = 0
  for (let i = from; i < to; i++) {
    const unit = units[i]
    if (unit === undefined || unit.kind === 'punctuation' || COPULA.test(unit.bare)) continue
    if (names.around(i) !== undefined || i > from + REACH) return false
    if (has(unit, 'finite') && !/(?:ாகும்|ாவார்|ாவான்)$/u.test(unit.bare)) return false
    if (has(unit, 'nominative') || /(?:ாகும்|ாவார்|ாவான்)$/u.test(unit.bare)) nouns++
    else if (!isAttribute(unit) && !isDescribing(unit)) return false
  }
  return nouns > 0
}
const COPULA = /^(?:ஆகும்|ஆவார்|ஆவான்|ஆவாள்|தான்)$/u

/** The name that a relative clause ends in: at most titles, adjectives and marks of quotation before it. */
function headAfter(
  from: number,
  to: number,
  units: readonly Unit[],
  names: NamesInClause,
): Mention | undefined {
  for (let i = from; i < Math.min(to, from + REACH); i++) {
    const name = names.around(i)
    if (name !== undefined) return name.from === i && !isBehindPerson(i, from, units) ? name : undefined
    const unit = units[i]
    const passes =
      unit !== undefined &&
      (HONORIFICS.has(unit.bare) || OPENING.test(unit.text) || isAttribute(unit) || isDescribing(unit))
    if (!passes) return undefined
  }
  return undefined
}

/** `பிறந்த அந்த நண்பர் அவரைப் பற்றிச் சொன்னார்`: a pronoun is nobody's name. */
const isBehindPerson = (at: number, from: number, units: readonly Unit[]) =>
  at > from && units[at]?.word?.isA('pronoun') === true && units[at - 1]?.word?.is('person') === true

const REACH = 5
const OPENING = /^["'“‘]$/u

/** An adjective, or what a person is: `சோழ மன்னர் கரிகாலன்`. */
const isAttribute = (unit: Unit) =>
  unit.word?.analyses.some(
    ({ class: kind, features }) =>
      kind === 'adjective' ||
      (kind === 'noun' &&
        features.includes('nominative') &&
        (['person', 'male', 'female'] as const).some((one) => features.includes(one))),
  ) ?? false

/** `எழுதிய`, `பாயும்`, `பறவையான`, `உயரமுள்ள`: tells of the noun after it. */
const isDescribing = (unit: Unit) =>
  !has(unit, 'negative') &&
  !isSaying(unit) &&
  (isVerbOnly(unit, 'relative-participle') ||
    looksLikeParticiple(unit) ||
    (isUnknown(unit) && endsInParticiple(unit)) ||
    (has(unit, 'adjectival') && endsInAttribute(unit)))

const endsInParticiple = unitWorded(/(?:ச்செய்த|ப்பட்ட|ப்பெற்ற|க்கொண்ட|ப்படும்)$/u)
const endsInAttribute = unitWorded(/(?:ான|ுள்ள)$/u)

/** `போராட்டத்தில் பங்கேற்றதால்`. */
const isCause = (unit: Unit) =>
  endsInCause(unit) && (unit.word?.analyses.some(({ class: kind }) => kind === 'verb') ?? false)

const endsInCause = unitWorded(/(?:[தடறய]தால்|வதால்|மையால்)$/u)

const isParticiple = (unit: Unit) =>
  (isVerbOnly(unit, 'verbal-participle') || (isUnknown(unit) && endsInGerund(unit))) && !isSaying(unit)

const endsInGerund = unitWorded(/(?:[யம]ாகி|ப்பெற்று|ப்பட்டு|க்கொண்டு)$/u)

const isUnknown = ({ word }: Unit) => word?.analyses.every(({ guessed }) => guessed) === true

/** `என்ற`, `என்று`, `ஆகிய`: quote and name, and tell nothing. */
const isSaying = (unit: Unit) =>
  beginsAsSaying(unit) &&
  (unit.word?.analyses.some(({ lemma }) => lemma === 'என்' || lemma === 'ஆகு') ?? false)

const beginsAsSaying = unitWorded(/^(?:என|ஆகிய)/u)

/** A verb in this form that is no noun, numeral or postposition besides, rare words left out. */
const isVerbOnly = (unit: Unit, form: 'relative-participle' | 'verbal-participle') =>
  has(unit, form) &&
  unit.word?.analyses.every(
    ({ class: kind, features }) => kind === 'verb' || kind === 'postposition' || features.includes('rare'),
  ) === true

/** `சுற்றி வருகிறது`: the participle belongs to the verb after it. */
const isFiniteVerb = (unit: Unit | undefined) => unit !== undefined && has(unit, 'finite')

/** `பிறந்த போது`: when, why or how it was, not of what it is told. */
const isRelator = (unit: Unit | undefined) => RELATOR.test(unit?.bare ?? '')
const RELATOR =
  /^(?:போது|பொழுது|போதும்|பின்|பின்பு|பின்னர்|பின்னரே|பிறகு|பிறகும்|பிறகே|உடன்|உடனே|வரை|வரையில்|படி|படியே|ஆண்டு|நாள்|காலம்|இடம்|ஊர்|காரணம்)/u

/** The names of a clause by the units that they cover. */
export class NamesInClause {
  readonly #names: readonly Mention[]
  readonly #around = new Map<number, Mention>()

  constructor(names: readonly Mention[]) {
    this.#names = names
    for (const name of names) for (let i = name.from; i < name.to; i++) this.#around.set(i, name)
  }

  around(place: number): Mention | undefined {
    return this.#around.get(place)
  }

  lastBefore(end: number): Mention | undefined {
    return this.#names.findLast(({ to }) => to <= end)
  }

  /** The name in the nominative that a clause begins with, where it ends before a unit. */
  subjectBefore(end: number, units: readonly Unit[]): Mention | undefined {
    const first = this.#names.find((name) => name.case === 'nominative')
    if (first === undefined || first.to >= end) return undefined
    return this.#names.some((name) => name.from < first.from) || units[first.from - 1]?.text === ','
      ? undefined
      : first
  }
}
