import { has } from '../clauses/clause-words.ts'
import { cueUnits, matchCues } from '../clauses/cues.ts'
import type { Mention } from '../names/name-index.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { Reading } from '../records/claim.ts'
import type { FactIndex, IndexedRecord } from '../records/fact-index.ts'
import { MAKING } from './making.ts'

/**
 * `திருவாசகத்தைப் பாடி உருகிய வள்ளலார்`, `வந்தே மாதரத்தைப் பாடிய பாரதியார்`: not who made it. Of a poet `பாடியவர்` says that
 * the song is his.
 */
export function mayOnlyPerform(
  subject: Mention,
  answer: Mention,
  record: IndexedRecord,
  { clause: { units, from, to }, index }: Reading,
): boolean {
  const said = MAKING.has(record.record.property) ? cueUnits(record, units, from, to) : []
  const verbs = said.flatMap((at) => (isFinished(units, at) ? [] : (units[at]?.bare ?? '')))
  if (verbs.length < said.length) return false
  return (
    verbs.length > 0 &&
    verbs.every(
      (verb) =>
        DONE_BEFORE.test(verb) ||
        (SINGS.test(verb) &&
          SUNG.test(subject.name) &&
          !(saysWhose(verb, subject, answer) && isPoet(answer.name, index))),
    )
  )
}

/** `எழுதி முடித்தவர்`, `ஆக்கித் தந்தவர்`: a verb that helps the participle leaves it whose the work is. */
const isFinished = (units: readonly Unit[], at: number) =>
  /^(?:எழுதி|இயற்றி|ஆக்கி|நிறுவி|உருவாக்கி)$/u.test(units[at]?.bare ?? '') &&
  /^(?:முடித்த|தந்த|அளித்த|கொடுத்த)/u.test(units[at + 1]?.bare ?? '')

/** A participle before another action, of verbs that also say ‘to copy’, ‘to sing’, ‘to open’. */
const DONE_BEFORE = /^(?:பாடி|எழுதி|ஆக்கி|தொடங்கி|ஏற்படுத்தி)$/u

const SINGS = /^பாட/u

const IS_SINGER = /(?:வர்|வன்|வள்)$/u
const IS_SUNG = /ப்(?:பட்ட|பெற்ற)(?:து|தாகும்|வை|ன)$/u
/** Songs that are sung at gatherings, by whomever. */
const ANTHEM = /(?:மாதரம்|ஜன கண மன|நாட்டுப்பண்|கீதம்|வாழ்த்து|பாட்டு|பாடல்)/u

/** `பாடியவர்`, `அப்பரால் பாடப்பட்டது`: of a poet it says that the verses are his. */
const saysWhose = (verb: string, { name }: Mention, { case: how }: Mention) =>
  IS_SINGER.test(verb) || (IS_SUNG.test(verb) && how === 'instrumental' && !ANTHEM.test(name))

const isPoet = (name: string, index: FactIndex) => index.answers('author', name)

/** Works that others than their poets sing. */
const SUNG =
  /(?:தேவாரம்|திருவாசகம்|பாவை|மாதரம்|ஜன கண மன|நாட்டுப்பண்|கீதம்|வாழ்த்து|திருப்புகழ்|அந்தாதி|அருட்பா|பிரபந்தம்|பாசுரம்|கீர்த்தனை|திருமுறை|பாட்டு|பாடல்|சிந்து|பதிகம்|கவசம்)/u

/**
 * `புறநானூற்றைத் தமிழுலகிற்குத் தந்தவர் உ.வே.சாமிநாதையர்`: to whom a work is given, its editor may have given it. Whoever is called a poet
 * there, or is known as one and for no editing, gives what is his.
 */
export function mayOnlyPassOn(
  answer: Mention,
  record: IndexedRecord,
  { clause: { units, from, to }, index }: Reading,
): boolean {
  if (record.record.property !== 'author') return false
  const isCalledPoet =
    POET.test(units[answer.from]?.bare ?? '') || POET.test(units[answer.from - 1]?.bare ?? '')
  if (isCalledPoet || (isPoet(answer.name, index) && !EDITED.test(answer.name))) return false
  const verbs = [...(matchCues(record, units, from, to)?.positions ?? [])]
  return (
    verbs.length > 0 &&
    verbs.every((at) => GIVES.test(units[at]?.bare ?? '')) &&
    units.slice(from, to).some((unit) => has(unit, 'dative'))
  )
}

const POET = /^(?:கவிஞர்|பெருங்கவிஞர்|புலவர்|பாவலர்|சித்தர்|எழுத்தாளர்|நாவலாசிரியர்|நூலாசிரியர்)$/u
/** Who gathered, edited or translated what others wrote. */
const EDITED =
  /(?:சாமிநாத|உ\. ?வே|தாமோதர|நாவலர்|வையாபுரி|ராகவையங்கார்|இராகவ|அனந்தராம|சண்முக|கதிரேச|நாதமுனி|நம்பியாண்டார்|பெருந்தேவனார்|பூரிக்கோ|உருத்திர|தம்பிரான்|போப்|எல்லிஸ்|ஈழத்து)/u

const GIVES = /^(?:தந்த|வழங்கி|அளித்த|கொடுத்த)/u
