import type { NameKind } from '../../../knowledge/facts/fact-record.ts'
import { has } from '../clauses/clause-words.ts'
import { isVerb } from '../clauses/clauses.ts'
import { saysKind } from '../names/kind-nouns.ts'
import type { Mention } from '../names/name-index.ts'
import { endsThere } from '../names/name-phrases.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { Reading } from '../records/claim.ts'
import type { Clause } from '../records/clause.ts'
import { areConnected } from '../records/connected-names.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { isQuality } from './helping-words.ts'

/**
 * `அறிவியலார் … என்னும் பெயரால் குறிப்பிடுகின்றனர்`, `தமிழ் ரசிகர் உலகம் … என்று அழைத்தது`: by whom something is called what it is. Only
 * people in the plural, and what stands for them.
 */
export function isNamer(at: number, { from, to }: Mention, { clause, mentions }: Reading): boolean {
  const { units } = clause
  const unit = units[at]
  if (unit?.kind !== 'word' || (at >= from && at < to) || !isNamingAtEnd(clause)) return false
  const name = mentions.find((one) => at >= one.from && at < one.to)
  if (name !== undefined && !PEOPLE.test(units[name.to - 1]?.bare ?? '')) return false
  if (PEOPLE.test(unit.bare) && !isVerb(unit)) return true
  // `சங்க நூல்கள்`, `தமிழ்த் திரையுலகம்`: of what they are.
  const next = units[at + 1]
  return next !== undefined && PEOPLE.test(next.bare) && isFirstOfCompound(unit)
}
const PEOPLE =
  /^(?:[\u0B80-\u0BFF]*(?:ர்கள்|ஞர்|லார்|ளர்கள்|னோர்|றோர்|யோர்|வோர்|தோர்|யினர்|தினர்)|(?:[\u0B80-\u0BFF]+)?உலகம்|[\u0B80-\u0BFF]+யுலகம்|மக்கள்|பெற்றோர்|நூல்கள்|இலக்கியங்கள்|பாடல்கள்|கல்வெட்டுகள்|செப்பேடுகள்|புராணங்கள்|அறிஞர்கள்)$/u

/** `அழைக்கின்றனர்`, `போற்றியது`: the clause ends with calling. */
function isNamingAtEnd({ units, to }: Clause): boolean {
  let last = to - 1
  while (units[last]?.kind === 'punctuation') last--
  const verb = units[last]
  return verb !== undefined && CALLS.test(verb.bare) && !has(verb, 'negative')
}
const CALLS =
  /^(?:என்ற)?(?:அழை|போற்|புகழ|குறிப்பி|வழங்கப்ப|பாராட்|வருணி|வர்ணி|சிறப்பி|கொண்டா|ஏத்|சுட்)[\u0B80-\u0BFF]*(?:கின்றன|கின்றனர்|கிறார்கள்|கிறது|ர்|ார்கள்|து|ன|னர்)$/u

/** `எழில்மிகு`, `தமிழ்`: stands unchanged before the noun that it tells of. */
const isFirstOfCompound = (unit: Unit) => unit.doubled || isQuality(unit) || /[க-ஹ]$|்$/u.test(unit.text)

/** `இந்திய மாநிலங்களுள் சணலை அதிகமாக விளைவிப்பது`: among all of the kind, which nothing narrows. */
export const isAmongKind = (
  at: number,
  kind: NameKind,
  cues: ReadonlySet<number>,
  { units, from }: Clause,
  isAccounted: (at: number) => boolean,
) =>
  /(?:களுள்|களில்|ருள்|வற்றுள்)(?:ளே)?$/u.test(units[at]?.bare ?? '') &&
  (units[at]?.word?.analyses.some(
    ({ lemma }) => saysKind(lemma, kind) || [...cues].some((cue) => units[cue]?.word?.hasLemma(lemma)),
  ) ??
    false) &&
  (at === from || isAccounted(at - 1) || /^(?:உலக|எல்லா|அனைத்து)$/u.test(units[at - 1]?.bare ?? ''))

/**
 * `வைகைக் கரையில் எழில்மிகு தோற்றத்துடன் அமைந்திருக்கிறது`: how, between the answer and the verb that ends the clause and is one of the
 * relation's.
 */
export function isMannerBeside(at: number, units: readonly Unit[]): boolean {
  const [unit, next] = [units[at], units[at + 1]]
  if (unit?.kind !== 'word' || has(unit, 'negative')) return false
  if (HOW.test(unit.bare) || (has(unit, 'sociative') && !has(unit, 'nominative'))) return true
  return next !== undefined && isFirstOfCompound(unit) && !isVerb(unit) && isMannerBeside(at + 1, units)
}
const HOW =
  /(?:ுடன்|ோடு|வண்ணம்)$|^(?:இன்றும்|இன்றளவும்|என்றும்|எப்போதும்|இயல்பாகவே|[\u0B80-\u0BFF]{3,}(?:மாக|யாக|ராக|ாகவே)|தொடர்ந்து|பெருமையுடன்)$/u

/** Where the clause ends with a verb that is one of the relation's words: its place. */
export function verbAtEnd(ties: ReadonlySet<number>, { units, to }: Clause): number | undefined {
  const last = Math.max(...ties)
  return isVerb(units[last]) && endsThere(units, last + 1, to) ? last : undefined
}

/** `புறநானூற்றில் “யாதும் ஊரே” என்று பாடியவர்`: a name that some record joins to the subject, in a case of circumstance. */
export const isOfSubject = (
  { name, case: how, to }: Mention,
  subject: Mention,
  { accepted }: IndexedRecord,
  { index }: Reading,
) =>
  (how === 'locative' || how === 'genitive' || how === 'ablative' || to === subject.from) &&
  [subject.name, ...accepted].some((one) => areConnected(name, one, index))

/** `'சூரியன் நகரம்' எனப் பெயர்பெற்றது`, `குருவின் தலமாகப் போற்றப்படுவது`: the words that say that something is called so. */
export function callingUnits({ units, from, to }: Clause): ReadonlySet<number> | undefined {
  for (let at = from + 1; at < to; at++) {
    const before = units[at - 1]?.bare ?? ''
    if (CALLED.test(units[at]?.bare ?? '') && (QUOTED.test(before) || /ாக$/u.test(before)))
      return new Set(QUOTED.test(before) ? [at - 1, at] : [at])
  }
  return undefined
}
const CALLED = /^(?:அழைக்க|போற்ற|புகழ|சிறப்பி|குறிப்பிட|வழங்க|பெயர்|வருணி|வர்ணி|கருத|மதிக்க|கொண்டாட)/u
const QUOTED = /^(?:என|என்று|என்றே)$/u

/** `சாகித்திய அகாதெமி விருதை`: behind a first part of a compound that the record asks for, and before another of the relation's words. */
export const isWithinRelation = (
  at: number,
  relation: ReadonlySet<number>,
  ties: ReadonlySet<number>,
  units: readonly Unit[],
) =>
  relation.has(at - 1) &&
  ties.has(at + 1) &&
  /[க-ஹ]$/u.test(units[at - 1]?.bare ?? '') &&
  units[at]?.word?.isOnly('accusative') !== true &&
  !isVerb(units[at])
