import type { NameKind } from '../../../knowledge/facts/fact-record.ts'
import { PERSON_CLASSES } from '../../../words/noun-class.ts'
import { isRelative } from '../clauses/clause-words.ts'
import { saysKind } from '../names/kind-nouns.ts'
import type { Mention } from '../names/name-index.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { Reading } from '../records/claim.ts'
import { isQuality } from './helping-words.ts'

/** `சுரக்கும் உறுப்பு கணையம்`, `கால்வாய் சூயஸ் கால்வாய்`, `பேகன் என்னும் வள்ளல்`: the noun beside the answer that says what it is. */
export function saysWhatItIs(at: number, answer: Mention, kind: NameKind, units: readonly Unit[]): boolean {
  const analyses = units[at]?.word?.analyses ?? []
  const after = at > answer.to && CALLING.test(units[at - 1]?.bare ?? '') && at === answer.to + 1
  // `உறுப்பாக இதயம்`, `ஐதரசன் வாயு`.
  const isCalled = at < answer.from && /ாக$/u.test(units[at]?.bare ?? '')
  if (isCalled)
    return analyses.some(({ lemma, features }) => features.includes('adverbial') && saysKind(lemma, kind))
  if (at === answer.to && answer.case === 'nominative')
    return analyses.some(({ lemma, features }) => features.includes('nominative') && saysKind(lemma, kind))
  // `கைப்பற்றிய ஐரோப்பியர்கள் போர்த்துக்கேயர் ஆவர்`.
  if (at === answer.from - 1 && PEOPLES.has(kind) && /(?:ர்கள்|யர்|வர்)$/u.test(units[at]?.text ?? ''))
    return true
  if (at !== answer.from - 1 && !after) return false
  if (kind === 'person' && isPersonByForm(at, units)) return true
  return analyses.some(
    ({ lemma, features }) =>
      features.includes('nominative') &&
      (saysKind(lemma, kind) ||
        (!after && answer.name.endsWith(` ${lemma}`)) ||
        (kind === 'person' && PERSON_CLASSES.some((one) => features.includes(one)))),
  )
}

/** `ஆண்ட வீரமங்கை வேலு நாச்சியார்`: behind a participle, of a word that no stem table has, by its last part. */
const isPersonByForm = (at: number, units: readonly Unit[]) =>
  units[at]?.word?.analyses.every(({ guessed }) => guessed) === true &&
  PERSON_FORM.test(units[at]?.bare ?? '') &&
  isRelative(units[at - 1])
const PERSON_FORM =
  /(?:மங்கை|ங்கனை|மணி|மகள்|மகன்|அரசி|அரசர்|அரசன்|வீரர்|வீரன்|ஞர்|யாளர்|யாளி|[லவ]லர்|கர்|னர்|தியர்|மாட்டி|பெருமகனார்|தலைவி|தலைவர்|மன்னர்|மன்னன்|வேந்தர்|வேந்தன்|கவி|புலவர்|மேதை|ஆசான்|அடிகள்|நாயகி|நாயகர்|ோடி)$/u

/** Kinds of the names of peoples. */
const PEOPLES: ReadonlySet<NameKind> = new Set(['dynasty', 'title'])

const CALLING = /^(?:என்னும்|என்ற|எனும்|ஆகிய)$/u

/** `உப்புச் சத்தியாகிரகத்திற்கு` of which a record asks for the first word: the whole name says the relation. */
export const namesOfRelation = (
  cues: ReadonlySet<number>,
  subject: Mention,
  answer: Mention,
  { mentions }: Reading,
) =>
  mentions.filter(
    (one) =>
      one !== subject &&
      one !== answer &&
      one.to > one.from + 1 &&
      cues.has(one.from) &&
      one.from >= subject.to,
  )

/** `குறுகிய` of `குறுகிய நீரிணை`. */
export const isOfNoun = (at: number, answer: Mention, kind: NameKind, units: readonly Unit[]) =>
  (isQuality(units[at]) || isFirstOfCompound(units[at])) && saysWhatItIs(at + 1, answer, kind, units)

/** `தொகை` of `தொகை நூல்`, `சங்க` of `சங்க இலக்கியம்`: a noun that only says of which sort. */
const isFirstOfCompound = (unit: Unit | undefined) => unit !== undefined && SORTS.test(unit.bare)
const SORTS =
  /^(?:தொகை|தொகுப்பு|சங்க|சங்கத்|சமய|பக்தி|அற|நீதி|அக|புற|இலக்கண|இலக்கிய|காப்பிய|தமிழ்|பழந்தமிழ்|நதி|மலை|கடலோர|தீவு|கோட்டை|கோயில்|துறைமுக|தொழில்)$/u
