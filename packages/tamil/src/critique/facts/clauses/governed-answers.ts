import type { FactProperty } from '../../../knowledge/facts/fact-record.ts'
import type { Mention } from '../names/name-index.ts'
import { endsThere } from '../names/name-phrases.ts'
import type { Unit } from '../names/sentence-units.ts'
import { MAKER_PROPERTIES } from '../records/property-groups.ts'
import { has } from './clause-words.ts'

/**
 * The words that say of a place in the accusative that something is there: `ஒடிசா மாநிலத்தைச் சேர்ந்தது`, `கேரளத்தைச் சேர்ந்த வேம்பநாட்டு
 * ஏரி`. Of `கேரளத்தைச் சேர்ந்த மீனவர்கள்` the participle tells somebody else.
 */
export function belongingWords(
  subject: Mention,
  answer: Mention,
  units: readonly Unit[],
  to: number,
): ReadonlySet<number> | undefined {
  if (answer.case !== 'accusative') return undefined
  const at = units[answer.to]?.word?.isOnly('accusative') === true ? answer.to + 1 : answer.to
  const verb = units[at]?.bare ?? ''
  const isPredicate = BELONGS.test(verb) && endsThere(units, at + 1, to)
  const isOfSubject = BELONGING.test(verb) && subject.from === at + 1
  return isPredicate || isOfSubject ? new Set([at]) : undefined
}
const BELONGS = /^(?:சேர்ந்த|சார்ந்த|உரிய)(?:து|தாகும்|தே|வை|வையாகும்|ன)$/u
const BELONGING = /^(?:சேர்ந்த|சார்ந்த)$/u

/** `ஜான் பென்னிகுவிக் என்ற பொறியாளரின் அயராத முயற்சியால் கட்டப்பட்டது`: by whose work something came about. */
export function isByEffort({ to }: Mention, property: FactProperty, units: readonly Unit[]): boolean {
  if (!MAKER_PROPERTIES.has(property)) return false
  for (let i = to; i < to + EFFORT_REACH; i++) {
    const unit = units[i]
    if (unit?.kind !== 'word') return false
    if (EFFORT.test(unit.bare)) return true
    if (has(unit, 'finite') || has(unit, 'verbal-participle')) return false
  }
  return false
}
const EFFORT_REACH = 6
const EFFORT = /^(?:பெரு|விடா)?(?:முயற்சி|உழைப்ப)(?:ால்|யால்|யினால்|ில்|யில்|ினால்)$/u

/** `இங்கிலாந்தின் உதவியோடு அமைக்கப்பட்டது`, `திருவாங்கூரின் மன்னர்களாக ஆண்டனர்`: whose the noun is that the record asks for, in a case of its own. */
export function isOwnerOfRelation(
  { to }: Mention,
  cues: ReadonlySet<number>,
  units: readonly Unit[],
): boolean {
  const noun = units[to]
  return noun !== undefined && cues.has(to) && OWNED.some((one) => has(noun, one))
}
const OWNED = ['sociative', 'instrumental', 'adverbial'] as const

/** `அக்பரால் கட்டப்பட்ட நினைவுச்சின்னம்`: who made it, where the record asks for something else. */
export const isMaker = ({ case: how, to }: Mention, cues: ReadonlySet<number>, units: readonly Unit[]) =>
  how === 'instrumental' && !cues.has(to) && MADE.test(units[to]?.bare ?? '')
const MADE = /^(?:கட்ட|எழுப்ப|உருவாக்க|நிறுவ|அமைக்க|தொடங்க|ஏற்படுத்த|தோற்றுவிக்க)ப்ப/u

/** `குப்த மரபில் தோன்றியவர்`, `சாளுக்கிய வம்சத்து அரசன்`, `பல்லவ அரசர்களுள் ஒருவன்`: of what house somebody is. */
export function isOfHouse({ case: how, to }: Mention, units: readonly Unit[]): boolean {
  const next = units[to]?.bare ?? ''
  if (how === 'locative') return COMES.test(next) || /^ஒருவ/u.test(next)
  return how === 'oblique' && KING.test(next) && endsThere(units, to + 1, units.length)
}
const COMES = /^(?:தோன்றி|பிறந்|வந்|உதித்)/u
const KING = /^(?:மன்ன[னர]்|அரச[னர]்|வேந்த[னர]்|பேரரசர்|அரசி)$/u

/** `ஊழியல் அதிகாரம் அறத்துப்பாலில் அமைந்துள்ளது`: a verb of being within something says of what it is a part. */
export const isWithin = (cues: ReadonlySet<number>, units: readonly Unit[]) =>
  [...cues].some((at) => WITHIN.test(units[at]?.bare ?? ''))
const WITHIN = /^(?:உள்ள|அமைந்|அமைக்கப்|இடம்பெற்|இடம்பெறு|அடங்|வருகி|வரும்|வருவ|வைக்கப்ப|சேர்க்கப்ப|தொகுக்கப்ப|ஒன்ற|ஒருவர)/u

/** `முல்லையின் தெய்வமாகத் தொல்காப்பியம் மாயோனைக் குறிப்பிடுகிறது`: who or what is told to be the one whom the record asks for. */
export const isToldToBe = ({ to }: Mention, cues: ReadonlySet<number>, units: readonly Unit[]) =>
  [...cues].some((at) => at < to && /ாக(?:வே)?$/u.test(units[at]?.bare ?? '')) &&
  TELLS.test(units[to]?.bare ?? '')
const TELLS = /^(?:குறிப்பிடு|கூறு|சுட்டு|காட்டு|கருது|போற்று|வழிபடு|வணங்கு|கொண்டாடு|சொல்|உரைக்|எண்ணு)/u

/** `அர்ஜென்டினாவின் நகரங்களுள் ஒன்று`, `ஆசியக் கண்டத்து நாடுகளுள் ஒன்று`: what a place has several of. */
export const isOneOfIts = ({ to }: Mention, units: readonly Unit[]) =>
  /(?:களுள்|களில்)$/u.test(units[to]?.bare ?? '') && /^ஒன்ற/u.test(units[to + 1]?.bare ?? '')
