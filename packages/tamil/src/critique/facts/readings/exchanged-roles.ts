import { has } from '../clauses/clause-words.ts'
import type { Mention } from '../names/name-index.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { MAKING } from './making.ts'

/**
 * Whether the clause gives the subject the place of the answer: `கபிலர் குறிஞ்சிப்பாட்டால் எழுதப்பட்டது`,
 * `குறிஞ்சிப்பாட்டு எழுதிய நூல் கபிலர்`, `குமாரசாமியின் தந்தை காமராசர்`, `லும்பினி புத்தரில் பிறந்தார்`, `லும்பினி பிறந்த ஊர் புத்தர்`,
 * `உகாண்டா விக்டோரியா ஏரியில் உள்ளது`.
 */
export function areExchanged(
  subject: Mention,
  answer: Mention,
  record: IndexedRecord,
  { clause: { units, from, to } }: Reading,
): boolean {
  const { property } = record.record
  // `புலிகேசியால் தோற்கடிக்கப்பட்டவர் ஹர்ஷர்`: who did it, not to whom it was done.
  if ((MAKING.has(property) || property === 'ruler') && subject.case === 'instrumental') return true
  if (property === 'birthplace' && subject.case === 'locative') return true
  if (property === 'located-in' && subject.case === 'locative' && answer.case === 'nominative')
    return record.record.cues.every((group) => group.some((cue) => STANDS.test(cue)))
  if (property === 'kin') return answer.case === 'genitive' || answer.case === 'dative'
  if (!MAKING.has(property) && property !== 'birthplace') return false
  // What the noun after the participle is, stands behind it; what the participle tells of it, before.
  const [behind, before] = property === 'birthplace' ? [subject, answer] : [answer, subject]
  const noun = property === 'birthplace' ? PLACE_TOLD : WORK_TOLD
  for (let at = Math.max(from + 1, before.to); at < Math.min(to, behind.from); at++)
    if (
      noun.test(units[at]?.bare ?? '') &&
      isRelative(units[at - 1]) &&
      !PASSIVE.test(units[at - 1]?.bare ?? '') &&
      before.case === 'nominative' &&
      before.to <= at - 1
    )
      return true
  return false
}

/** What is asked of a thing that only lies somewhere. */
const STANDS = /^(?:உள்ள|அமைந்|வாழ்)/u

const PLACE_TOLD = /^(?:ஊர்|இடம்|நகரம்|நகர்|கிராமம்|நாடு)$/u

const WORK_TOLD = /^(?:நூல்|காப்பியம்|காவியம்|புதினம்|நாவல்|பாடல்|படைப்பு|கருவி|இயக்கம்|அமைப்பு|நிறுவனம்)$/u

const isRelative = (unit: Unit | undefined) => unit !== undefined && has(unit, 'relative-participle')

const PASSIVE = /(?:ப்பட்ட|ப்பெற்ற)$|^(?:என்ற|ஆகிய)$/u
