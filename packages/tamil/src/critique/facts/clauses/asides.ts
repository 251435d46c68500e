import type { FactProperty } from '../../../knowledge/facts/fact-record.ts'
import type { Mention } from '../names/name-index.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { Reading } from '../records/claim.ts'
import type { Core } from './aside-core.ts'
import { addCircumstances } from './circumstances.ts'
import { has } from './clause-words.ts'
import { isVerb } from './clauses.ts'
import { contentBefore } from './content-clauses.ts'
import { apposition, descriptionFrom } from './descriptions.ts'
import { isPlace } from './said-kinds.ts'

/**
 * The units of a clause that tell something beside a statement and leave it as it is: what describes a name
 * (`மேற்கு நோக்கிப் பாயும் நர்மதை`, `மணிமேகலை என்னும் பௌத்தக் காப்பியம்`, `ஆங்கில மருத்துவர் எட்வர்ட் ஜென்னர்`),
 * and where, why or with whom something was done (`மனைவியின் நினைவாக`). No record speaks for them.
 */
export function asidesIn(core: Core, reading: Reading): ReadonlySet<number> {
  const asides = new Set<number>()
  const answer = reading.mentions.find(({ from, to }) => from === core.value.from && to === core.value.to)
  const isCore = (i: number) =>
    core.relation.has(i) ||
    [core.subject, core.value, ...reading.dates].some(({ from, to }) => i >= from && i < to)
  const add = (from: number, to: number) => {
    for (let i = from; i < to; i++) if (!isCore(i)) asides.add(i)
  }
  for (const name of answer === undefined ? [core.subject] : [core.subject, answer]) {
    const after = apposition(name, core, reading, isCore)
    if (after !== undefined) add(name.to, after)
    const before = descriptionFrom(name, name === answer, core, reading, isCore)
    if (before !== undefined) add(before, name.from)
  }
  const content = contentBefore(core.subject, reading.clause.units, reading.clause.from)
  if (content !== undefined) add(content, core.subject.from)
  addOuterPlace(asides, core, reading)
  addWordsOfName(asides, core, reading)
  addListed(asides, core.subject, reading)
  addDomain(asides, core, reading)
  addOfficePlace(asides, core, reading, isCore)
  addNamers(asides, core, reading, isCore)
  addScope(asides, core, reading, isCore)
  addCircumstances(asides, core, reading, isCore)
  return asides
}

/**
 * `தமிழில் கிடைக்கும் நூல்களுள்` before what is the oldest of them, where the record agrees; `பாசுரங்களைப் பிரபந்தமாகத் தொகுத்தவர்`:
 * what the subject is made of.
 */
function addDomain(asides: Set<number>, { record, subject, conflicts }: Core, reading: Reading): void {
  const { mentions } = reading
  const { units, from, to } = reading.clause
  const addTo = (end: number) => {
    for (let i = end; i >= from && !(i >= subject.from && i < subject.to); i--) asides.add(i)
  }
  const { property } = record.record
  if (!conflicts && (property === 'first' || property === 'superlative' || property === 'epithet'))
    for (let i = from; i < to; i++) if (/களுள்(?:ளே)?$/u.test(units[i]?.bare ?? '')) addTo(i)
  // `பத்துப்பாட்டு நூல்களுள்`: the things that the subject consists of.
  if (
    property === 'superlative' &&
    subject.case === 'nominative' &&
    /களுள்(?:ளே)?$/u.test(units[subject.to]?.bare ?? '')
  )
    asides.add(subject.to)
  // `மூவேந்தர்களுள் சோழர்களின் கொடியில்`: of what the subject is one.
  if (property !== 'superlative' && property !== 'first' && property !== 'group')
    for (let i = subject.from - 1; i >= from && AMONG.test(units[subject.from - 1]?.bare ?? ''); i--)
      if (
        i === subject.from - 1 ||
        mentions.some((one) => i >= one.from && one.to === subject.from) ||
        isToldOfThem(i, reading)
      )
        asides.add(i)
      else break
  // `பட்டாணிச் செடிகளை ஆராய்ந்து மரபியலின் தந்தை எனப் பெயர்பெற்றவர்`: what else was done by the one who is called so.
  let done = subject.from - 1
  while (/^["'“‘]$/u.test(units[done]?.text ?? '')) done--
  const action = units[done]
  if (property === 'epithet' && action !== undefined && has(action, 'verbal-participle'))
    addTo(subject.from - 1)
  const object = units[subject.from - 1]
  if (subject.case === 'adverbial' && object?.word?.isOnly('accusative')) addTo(subject.from - 1)
}

const AMONG = /(?:களுள்|ருள்)$/u

/** `நடராசர் ஆடிய ஐந்து சபைகளுள்`: how many they are, and what is told of them, by no name of which a record knows. */
const isToldOfThem = (at: number, { clause: { units }, mentions, index }: Reading) =>
  units[at]?.kind === 'word' &&
  !mentions.some(({ name, from, to }) => at >= from && at < to && index.recordsAbout(name).length > 0)

/**
 * `தமிழ் இலக்கிய வரலாற்றில்`, `உலக வரைபடத்தில்` at the beginning: in what field or on what page it is told. Of the first and the
 * greatest it says among which.
 */
function addScope(
  asides: Set<number>,
  { record: { record } }: Core,
  { clause: { units, from, to } }: Reading,
  isCore: (i: number) => boolean,
): void {
  if (AMONG_WHICH.has(record.property)) return
  for (let i = from; i < Math.min(to, from + SCOPE_REACH); i++) {
    const unit = units[i]
    if (unit?.kind !== 'word' || isCore(i) || isVerb(unit)) return
    if (!SCOPE.test(unit.bare)) continue
    for (let inside = from; inside <= i; inside++) asides.add(inside)
    return
  }
}
const SCOPE_REACH = 4
const SCOPE = /^(?:.*வரலாற்றில்|.*வரைபடத்தில்|வரைபடத்தின்படி|பாடநூலில்|.*இலக்கியத்தில்|.*உலகில்|.*துறையில்|.*உலகிலே)$/u
const AMONG_WHICH: ReadonlySet<FactProperty> = new Set<FactProperty>([
  'first',
  'superlative',
  'epithet',
  'located-in',
  'event',
  'count',
])

/** `ரசிகர்களால் அன்போடு அழைக்கப்பட்டவர்`: by whom somebody is called what he is. */
function addNamers(
  asides: Set<number>,
  { record: { record } }: Core,
  { clause: { units, from, to }, mentions }: Reading,
  isCore: (i: number) => boolean,
): void {
  if (record.property !== 'epithet' && record.property !== 'real-name') return
  for (let i = from; i < to; i++)
    if (
      NAMERS.test(units[i]?.bare ?? '') &&
      !isCore(i) &&
      !mentions.some((one) => i >= one.from && i < one.to)
    )
      asides.add(i)
}
/** People, in the plural and as those who do it. */
const NAMERS = /(?:ர்களால்|ர்களாலும்|வர்களால்|ரால்|ராலும்|மக்களால்|உலகத்தால்|உலகால்)$/u

/** `2024 இல் சிங்கப்பூர்ப் பிரதமராகப் பொறுப்பேற்றார்`: of which country the office is that the record asks for. */
function addOfficePlace(
  asides: Set<number>,
  { record: { record }, relation }: Core,
  { mentions, index }: Reading,
  isCore: (i: number) => boolean,
): void {
  if (record.property !== 'event') return
  for (const { name, case: how, from, to } of mentions)
    if (
      relation.has(to) &&
      !isCore(from) &&
      (how === 'nominative' || how === 'genitive' || how === 'oblique') &&
      (index.isOfKind(name, 'country') || index.isOfKind(name, 'state'))
    )
      for (let i = from; i < to; i++) asides.add(i)
}

/** `மலேசியாவின் சரவாக் மாநிலத்திற்கு`: in which country the place lies of which it is told. */
function addOuterPlace(
  asides: Set<number>,
  { record: { record }, subject, conflicts }: Core,
  { mentions, index, clause: { units } }: Reading,
): void {
  let end = subject.from
  while (/^["'“‘]$/u.test(units[end - 1]?.text ?? '')) end--
  const place = mentions.find(({ to, case: how }) => to === end && how === 'genitive')
  if (place === undefined || !isPlace(place.name, index)) return
  const isIn =
    isPlace(subject.name, index) && record.property !== 'located-in' && record.property !== 'continent'
  // `சிங்கப்பூரின் ஜோசப் ஸ்கூலிங்`: whose country it is leaves a person who he is.
  const isOfPerson =
    index.isOfKind(subject.name, 'person') &&
    record.value.type === 'name' &&
    !index.isOfKind(place.name, record.value.kind)
  if (isIn || isOfPerson || !conflicts) for (let i = place.from; i < place.to; i++) asides.add(i)
}

/** `தேர்தல் ஆணையத்தின் தலைமை ஆணையர்`: words of the subject's own fuller name, the last of them in the genitive. */
function addWordsOfName(
  asides: Set<number>,
  { record: { record }, subject }: Core,
  { clause: { units, from } }: Reading,
): void {
  const owner = units[subject.from - 1]
  if (owner === undefined || subject.from <= from || !has(owner, 'genitive')) return
  const fuller = record.subject
    .filter((name) => name.endsWith(` ${subject.name}`))
    .map((name) => name.slice(0, -subject.name.length - 1).split(' '))
  const lemmas = owner.word?.analyses.map(({ lemma }) => lemma) ?? []
  const words = fuller.filter((one) => lemmas.includes(one.at(-1) ?? ''))
  if (words.length === 0) return
  asides.add(subject.from - 1)
  for (const [first, ...more] of words)
    if (more.length === 1 && subject.from - 2 >= from && units[subject.from - 2]?.bare === first)
      asides.add(subject.from - 2)
}

/** The other names of the subject's list: `பாஞ்சாலி சபதம், குயில் பாட்டு ஆகியவற்றை எழுதியவர்`. */
function addListed(asides: Set<number>, subject: Mention, { mentions, clause: { units } }: Reading): void {
  const add = (from: number, to: number) => {
    for (let i = from; i < to; i++) asides.add(i)
  }
  const parts = mentions.filter((one) => one.case === 'nominative' || one.withUm || one === subject)
  const at = parts.indexOf(subject)
  let last = at
  while (isJoined(parts[last], parts[last + 1], units)) last++
  let first = at
  while (isJoined(parts[first - 1], parts[first], units)) first--
  if (first === last) return
  for (const part of parts.slice(first, last + 1)) if (part !== subject) add(part.from, part.to)
  const end = parts[last]?.to ?? subject.to
  for (let i = end; i < end + 3; i++)
    if (/^(?:ஆகிய|ஆகியவற்ற|ஆகியவை|போன்ற)/u.test(units[i]?.bare ?? '')) add(i, i + 1)
}

/** `குயில் பாட்டு, அழகின் சிரிப்பு ஆகியவை`: whether two names stand in one list. */
export function areListed(one: Mention, other: Mention, { mentions, clause: { units } }: Reading): boolean {
  const [first, last] = one.from < other.from ? [one, other] : [other, one]
  const parts = mentions.filter(({ from, to }) => from >= first.from && to <= last.to)
  return parts.every((part, i) => i === 0 || isJoined(parts[i - 1], part, units))
}

/** Whether two names follow each other in one list: only a comma, quotation marks or மற்றும் between, or -உம் at both. */
function isJoined(one: Mention | undefined, other: Mention | undefined, units: readonly Unit[]): boolean {
  if (one === undefined || other === undefined) return false
  const between = units.slice(one.to, other.from)
  if (between.length === 0) return one.withUm && other.withUm
  return (
    between.every(({ text, bare }) => /^[,'"“”‘’]$/u.test(text) || bare === 'மற்றும்') &&
    between.some(({ text, bare }) => text === ',' || bare === 'மற்றும்')
  )
}
