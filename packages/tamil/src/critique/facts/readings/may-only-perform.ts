import { has } from '../clauses/clause-words.ts'
import { cueUnits, matchCues } from '../clauses/cues.ts'
import type { Mention } from '../names/name-index.ts'
import type { Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { MAKING } from './making.ts'

/**
 * `திருவாசகத்தைப் பாடி உருகிய வள்ளலார்`, `வந்தே மாதரத்தைப் பாடிய பாரதியார்`: not who made it. Of a poet `பாடியவர்` says that
 * the song is his.
 */
export function mayOnlyPerform(
  subject: Mention,
  { name }: Mention,
  record: IndexedRecord,
  { clause: { units, from, to }, index }: Reading,
): boolean {
  const said = MAKING.has(record.record.property) ? cueUnits(record, units, from, to) : []
  const verbs = said.map((at) => units[at]?.bare ?? '')
  return (
    verbs.length > 0 &&
    verbs.every(
      (verb) =>
        DONE_BEFORE.test(verb) ||
        (SINGS.test(verb) &&
          SUNG.test(subject.name) &&
          !(IS_SINGER.test(verb) && index.answers('author', name))),
    )
  )
}

/** A participle before another action, of verbs that also say ‘to copy’, ‘to sing’, ‘to open’. */
const DONE_BEFORE = /^(?:பாடி|எழுதி|ஆக்கி|நிறுவி|தொடங்கி|ஏற்படுத்தி)$/u

const SINGS = /^பாட/u

const IS_SINGER = /(?:வர்|வன்|வள்)$/u

/** Works that others than their poets sing. */
const SUNG =
  /(?:தேவாரம்|திருவாசகம்|பாவை|மாதரம்|ஜன கண மன|நாட்டுப்பண்|கீதம்|வாழ்த்து|திருப்புகழ்|அந்தாதி|அருட்பா|பிரபந்தம்|பாசுரம்|கீர்த்தனை|திருமுறை|பாட்டு|பாடல்|சிந்து|பதிகம்|கவசம்)/u

/** `புறநானூற்றைத் தமிழுலகிற்குத் தந்தவர் உ.வே.சாமிநாதையர்`: to whom a work is given, its editor may have given it. */
export function mayOnlyPassOn(record: IndexedRecord, { clause: { units, from, to } }: Reading): boolean {
  if (record.record.property !== 'author') return false
  const verbs = [...(matchCues(record, units, from, to)?.positions ?? [])]
  return (
    verbs.length > 0 &&
    verbs.every((at) => GIVES.test(units[at]?.bare ?? '')) &&
    units.slice(from, to).some((unit) => has(unit, 'dative'))
  )
}

const GIVES = /^(?:தந்த|வழங்கி|அளித்த|கொடுத்த)/u
