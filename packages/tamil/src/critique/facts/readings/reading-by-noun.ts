import { isVerb } from '../clauses/clauses.ts'
import { type CueMatch, matchCues, type NounForm, nounFormOf } from '../clauses/cues.ts'
import type { Mention } from '../names/name-index.ts'
import type { NameCase } from '../names/name-inflection.ts'
import { beginsThere, CALLED, endsThere, isTitleOf, joins, LINK, type Placed } from '../names/name-phrases.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { Reading } from '../records/claim.ts'
import type { Clause } from '../records/clause.ts'
import type { IndexedRecord } from '../records/fact-index.ts'

const HOLDS = /^(?:விளங்க|திகழ்|திகழு|உள்ள|இருக்க$|இருக்கிற|இருக்கின்ற|அமைந்து|அமைந்தி|போற்ற|கருத|அழைக்க|செயல்ப)/u
const PAST = /(?:ருந்தது|ங்கியது|ழ்ந்தது|ந்தன|ருந்தன|ருந்து)$/u
const GAP =
  /^(?:மிக|மிகவும்|மிகப்பெரிய|மிகுந்த|மொத்த|நாட்டின்|நாட்டு|மாநிலத்தின்|என்னும்|என்ற|உள்ள|அனைத்து|எல்லா|இன்றைய|தற்போதைய|இப்போதைய|புழங்கும்|வழங்கும்|பயன்படும்|பயன்படுத்தப்படும்|பயன்படுத்தும்|நாட்டில்|நாடு|மாநிலத்தில்|அளக்க|அளவிட|குறிக்க|உதவும்|பயன்படுகின்ற)$/u

/** Reads by a noun: `நேபாளத்தின் தலைநகர் காத்மாண்டு`. */
export function byNoun(subject: Mention, record: IndexedRecord, reading: Reading): Placed | undefined {
  const { units } = reading.clause
  const cue = cueAfter(subject, record, reading)
  if (cue === undefined) return undefined
  const close = gapIsClose(units, subject.to, cue)
  if (close === 'far' || !(standsAsOwner(subject) || isMeasured(subject, units))) return undefined
  const form = nounFormOf(cue.rest)
  const found = valueAfter(cue, form, reading) ?? valueBefore(subject, cue, form, reading)
  return found && { ...found, firm: found.firm && close === 'touching' }
}

function cueAfter(subject: Mention, record: IndexedRecord, reading: Reading): CueMatch | undefined {
  const { units, to } = reading.clause
  const next = reading.mentions.find(
    (other) =>
      other.from >= subject.to &&
      reading.index
        .recordsAbout(other.name)
        .some((one) => one.record.property === record.record.property && one.record !== record.record),
  )
  const cue = matchCues(record, units, subject.to, to)
  return cue && (next === undefined || cue.to <= next.from || cue.positions.has(next.from)) ? cue : undefined
}

const OWNER: ReadonlySet<NameCase> = new Set([
  'genitive',
  'nominative',
  'oblique',
  'locative',
  'dative',
  'adjectival',
  'quoted',
])
const standsAsOwner = (subject: Mention) => OWNER.has(subject.case)

/** `மின்தடையை அளக்கப் பயன்படும் அலகு`. */
const isMeasured = (subject: Mention, units: readonly Unit[]) =>
  subject.case === 'accusative' && /^(?:அளக்க|அளவிட|குறிக்க)$/u.test(units[subject.to]?.bare ?? '')

function gapIsClose(units: readonly Unit[], from: number, cue: CueMatch): 'touching' | 'near' | 'far' {
  let others = 0
  for (let i = from; i < cue.to; i++) {
    const unit = units[i]
    if (unit === undefined || cue.positions.has(i) || GAP.test(unit.bare)) continue
    if (unit.kind === 'punctuation' ? !/["'“”‘’]/u.test(unit.text) : isVerb(unit)) return 'far'
    others++
  }
  return others === 0 ? 'touching' : others <= 3 ? 'near' : 'far'
}

function valueAfter(cue: CueMatch, form: NounForm, { clause, mentions }: Reading): Placed | undefined {
  const { units, to } = clause
  let at = cue.to
  const named = () => mentions.find((mention) => mention.from === at)
  // A title may be part of the name: டாக்டர் இராசேந்திர பிரசாத்.
  while (at < to && named() === undefined && joins(units[at])) at++
  const value = named()
  if (value === undefined) return undefined
  if (form === 'adjectival') return { value, bounded: true, firm: at === cue.to }
  if (
    form === 'nominative' &&
    (value.case === 'nominative' || value.case === 'copula' || value.case === 'quoted')
  )
    return {
      value,
      bounded: true,
      firm: value.case === 'copula' || endsThere(units, value.to, to) || isInApposition(value, clause),
    }
  if (form === 'adverbial' && value.case === 'nominative') {
    const verb = units[value.to]
    const holds = HOLDS.test(verb?.bare ?? '')
    return holds
      ? { value, bounded: true, firm: !PAST.test(verb?.bare ?? '') && !PAST.test(units[to - 2]?.bare ?? '') }
      : undefined
  }
  return undefined
}

/** `அவருடைய தந்தை பிந்துசாரர் அவருக்குக் கற்பித்தார்`: behind the name a word that no name goes on with. */
const isInApposition = ({ to, case: how }: Mention, { units, to: end }: Clause) => {
  const next = units[to]
  if (how !== 'nominative' || to >= end - 1 || next?.word === undefined) return false
  const { analyses } = next.word
  return (
    PRONOUN.test(next.bare) || (analyses.length > 0 && analyses.every(({ class: kind }) => kind === 'adverb'))
  )
}
const PRONOUN = /^[அஇ]வ(?:ருக்கு|ரை|னுக்கு|னை|ளுக்கு|ளை)$/u

function valueBefore(
  subject: Mention,
  cue: CueMatch,
  form: NounForm,
  { clause, mentions }: Reading,
): Placed | undefined {
  const { units, from, to } = clause
  let at = subject.from
  while (at > from && LINK.has(units[at - 1]?.bare ?? '')) at--
  const value = mentions.find((mention) => mention.to === at)
  if (value === undefined) return undefined
  if (value.case === 'accusative') {
    return undefined
  }
  if (value.case !== 'nominative' && value.case !== 'quoted') return undefined
  const states =
    form === 'copula' ||
    (form === 'nominative' && (endsThere(units, cue.to, to) || CALLED.test(units[cue.to]?.bare ?? ''))) ||
    (form === 'adverbial' && HOLDS.test(units[cue.to]?.bare ?? '') && !PAST.test(units[cue.to]?.bare ?? ''))
  if (!states) return undefined
  return { value, firm: beginsThere(units, value.from, from) }
}

/** Reads by a name that stands for the thing: `கப்பலோட்டிய தமிழன் வ.உ.சி`. */
export function byApposition(
  subject: Mention,
  _record: IndexedRecord,
  { clause, mentions }: Reading,
): Placed | undefined {
  const { units, from, to } = clause
  let at = subject.to
  while (at < to && (CALLED.test(units[at]?.bare ?? '') || /["'“”‘’]/u.test(units[at]?.text ?? ''))) at++
  let after = mentions.find((mention) => mention.from === at)
  const titled = mentions.find((mention) => mention.from === after?.to)
  if (after !== undefined && titled !== undefined && isTitleOf(after, titled, units)) after = titled
  const plain = subject.case === 'nominative' || subject.case === 'adjectival' || subject.case === 'quoted'
  if (after && plain)
    return { value: after, bounded: at > subject.to, firm: at > subject.to || endsThere(units, after.to, to) }
  let before = subject.from
  while (before > from && /["'“”‘’]/u.test(units[before - 1]?.text ?? '')) before--
  const value = mentions.find((mention) => mention.to === before)
  if (value === undefined || (value.case !== 'nominative' && value.case !== 'accusative')) return undefined
  const called = at > subject.to || /^(?:ஆவார்|ஆகும்)$/u.test(units[at]?.bare ?? '') || subject.case === 'copula'
  return called && beginsThere(units, value.from, from)
    ? { value, firm: value.case === 'nominative' }
    : undefined
}
