import { PERSON_CLASSES } from '../../../words/noun-class.ts'
import { has } from '../clauses/clause-words.ts'
import { isVerb } from '../clauses/clauses.ts'
import { matchCues } from '../clauses/cues.ts'
import type { Mention } from '../names/name-index.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'

/**
 * Whether the name that stands against a record is of somebody or something else than the one of whom the record's words are said:
 * `முதல் பிரதமரின் மகன் லீ சியன் லூங்`, `முதல் பிரதமர் பாராட்டிய விஞ்ஞானி`, `தேர் ஈந்த வள்ளலைப் பாடிய கபிலர்`, `கணையத்துக்கு அருகில் உள்ள உறுப்பு`.
 */
export function isToldOfAnother(
  subject: Mention,
  answer: Mention,
  record: IndexedRecord,
  reading: Reading,
): boolean {
  const { clause, mentions } = reading
  const { units, from, to } = clause
  const isNamedToo = ({ name, from: at, to: end, case: how }: Mention) =>
    record.accepted.has(name) &&
    OTHER_PARTS.some((one) => one === how) &&
    (at >= answer.to || end <= answer.from) &&
    (at >= subject.to || end <= subject.from)
  if (isFirstTimeOf(answer, record, reading)) return true
  if (mentions.some(isNamedToo) || isQualityOf(answer, subject, reading)) return true
  if (record.cues.length === 0)
    return subject.case === 'genitive' && subject.to < answer.from && isPerson(units[subject.to])
  const match = matchCues(record, units, from, to)
  const end = match?.to
  const isToldBehind = match !== undefined && match.from >= answer.to
  if (isToldBehind && subject.case === 'genitive' && isAppositive(subject, answer, units)) return true
  if (end === undefined || end >= answer.from) return false
  const [last, next] = [units[end - 1], units[end]]
  if (last === undefined || next === undefined || subject.from === end) return false
  if (isPerson(last)) {
    const isOther = OTHER_PARTS.some((one) => last.word?.isOnly(one) === true)
    if (isOther && !isNaming(next)) return true
    return last.word?.isOnly('nominative') === true && tellsOf(next)
  }
  // `தேர் ஈந்த வள்ளலைப் பாடிய`: of whom the participle tells, right behind it.
  const noun = has(last, 'relative-participle') ? end : tellsOf(next) ? end + 1 : undefined
  const told = noun === undefined ? undefined : units[noun]
  if (noun === undefined || told === undefined || noun >= answer.from || isNaming(units[noun + 1]))
    return false
  return isPerson(told) && OTHER_PARTS.some((one) => told.word?.isOnly(one) === true)
}

/** `இந்தியா முதன்முதலில் உலகக் கோப்பையை வென்ற ஆண்டு 1983`: its own first time, not the first of all. */
const isFirstTimeOf = (
  { to, case: how }: Mention,
  { record: { property, value } }: IndexedRecord,
  { dates, clause: { units } }: Reading,
) =>
  property === 'first' &&
  how === 'nominative' &&
  /^முதன்முத|^முதல்முறை/u.test(units[to]?.bare ?? '') &&
  (dates.length > 0 || (value.type === 'name' && value.kind !== 'person'))

/** `அமைதியான சூழலில்`, `பல்லவ அபராசிதனை`: right before a name stands what it is like, or its house. */
const isQualityOf = (name: Mention, { from }: Mention, { index, clause: { units } }: Reading): boolean =>
  name.to === from &&
  (units[name.to - 1]?.word?.is('adjectival') === true || index.isOfKind(name.name, 'dynasty'))

/** `காவிரியின் துணை ஆறான அமராவதி தோன்றுகிறது`: what the name is to the subject is said before it; what comes behind is said of the name. */
function isAppositive(subject: Mention, name: Mention, units: readonly Unit[]): boolean {
  return subject.to < name.from && /(?:ான|ாகிய)$/u.test(units[name.from - 1]?.bare ?? '')
}

/** Cases in which a noun is another part of the clause than the one who is named at its end. */
const OTHER_PARTS = ['accusative', 'dative', 'genitive', 'sociative', 'ablative', 'locative'] as const

/** `மன்னரின் பெயர்`: the name of the very one. */
const isNaming = (unit: Unit | undefined) => /பெயர/u.test(unit?.bare ?? '')

const isPerson = (unit: Unit | undefined) =>
  unit?.word?.analyses.some(
    ({ class: kind, features }) => kind === 'noun' && PERSON_CLASSES.some((one) => features.includes(one)),
  ) ?? false

/** A participle of something done, not of being: `பாராட்டிய`, never `இருந்த`. */
const tellsOf = (unit: Unit) =>
  isVerb(unit) && has(unit, 'relative-participle') && !/^(?:ஆன|இருந்த|விளங்|திகழ்|என்[றன]|ஆகிய)/u.test(unit.bare)
