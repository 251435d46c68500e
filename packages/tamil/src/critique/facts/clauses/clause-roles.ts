import type { FactProperty } from '../../../knowledge/facts/fact-record.ts'
import type { Mention } from '../names/name-index.ts'
import type { NameCase } from '../names/name-inflection.ts'
import { HONORIFICS } from '../names/name-phrases.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { caseFits, HAVING, MADE, NAMING, QUOTED, WORK } from './answer-case.ts'
import { has } from './clause-words.ts'
import { belongingWords, isMaker, isOfHouse, isWithin } from './governed-answers.ts'
import { placeWords } from './place-words.ts'

/** The units that say the relation; none is needed where the subject is itself the relation (an epithet). */
export function relationUnits(
  record: IndexedRecord,
  { clause: { units, from, to }, index }: Reading,
  answer: Mention,
  subject: Mention,
): ReadonlySet<number> | undefined {
  const { property } = record.record
  const stands = property === 'continent' || (property === 'located-in' && record.cues.length === 0)
  if (
    stands &&
    (answer.case === 'locative' || /^(?:இடம்|ஊர்|நகரம்|மாநிலம்|நாடு)$/u.test(units[answer.from - 1]?.bare ?? ''))
  ) {
    for (let i = from; i < to; i++) if (index.tells(property, units[i]?.bare ?? '')) return new Set([i])
    // `சூரியக் கோயிலைக் கொண்ட மாநிலம்`.
    return HAVING.test(units[answer.from - 2]?.bare ?? '') ? new Set([answer.from - 2]) : undefined
  }
  const place = stands
    ? (placeWords(answer, units, from, to) ?? belongingWords(subject, answer, units, to))
    : undefined
  if (place !== undefined) return place
  const noun = AGENT[property]
  if (noun !== undefined)
    for (let i = from; i < to; i++) if (noun.test(units[i]?.bare ?? '')) return new Set([i])
  if (property === 'birthplace')
    for (let i = from; i + 1 < to; i++)
      if (units[i]?.bare === 'சொந்த' && /^(?:ஊர|கிராம|நகர)/u.test(units[i + 1]?.bare ?? ''))
        return new Set([i, i + 1])
  if (property === 'epithet' && record.cues.length > 0 && units.some(({ bare }) => QUOTED.test(bare)))
    for (let i = from; i < to; i++) if (NAMING.test(units[i]?.bare ?? '')) return new Set([i])
  if (record.cues.length === 0) return IS_RELATION.has(property) ? new Set() : undefined
  const made = property === 'author' ? WORK : MADE[property]
  if (made === undefined || answer.case !== 'genitive') return undefined
  for (let i = answer.to; i < to; i++) if (made.test(units[i]?.bare ?? '')) return new Set([i])
  return undefined
}

/** Properties whose subject says the relation itself where nothing else is asked for: `இந்தியாவின் முதல் பிரதமர்`. */
const IS_RELATION: ReadonlySet<FactProperty> = new Set(['epithet', 'first', 'nationality', 'superlative'])

/** Nouns for the one who did it, beside the record's verbs. */
const AGENT: Readonly<Partial<Record<FactProperty, RegExp>>> = {
  author: /^(?:நூலாசிரிய|நாவலாசிரிய|படைப்பாள)/u,
  discoverer: /^கண்டுபிடிப்பாள/u,
  founder: /^(?:நிறுவனர்|தோற்றுவிப்பாள|நிறுவியவ)/u,
  inventor: /^(?:கண்டுபிடிப்பாள|வடிவமைப்பாள)/u,
}

/** Whether a name is a word of the relation; of `முதல் தமிழ் எழுத்தாளர் அகிலன்` only the title is. */
export const saysAnswer = (said: ReadonlySet<number>, { from, to }: Mention, units: readonly Unit[]) =>
  said.has(from) && (said.has(to - 1) || !HONORIFICS.has(units[from]?.bare ?? ''))

/** Cases in which an answer names what the subject has: not what it comes from, goes to or is compared with. */
const ANSWERS: ReadonlySet<NameCase> = new Set([
  'nominative',
  'copula',
  'quoted',
  'adverbial',
  'adjectival',
  'instrumental',
])

/** `பாண்டா மூங்கிலை உண்ணும்`: right before the word that the record asks for; others may do so besides. */
export const isObjectOf = (
  cues: ReadonlySet<number>,
  { case: kase, to }: Mention,
  { record }: IndexedRecord,
) => record.property === 'symbol' && kase === 'accusative' && cues.has(to)

/** Whether the answer stands where an answer to what the record asks stands: its case, and what governs it. */
export function rolesFit(
  subject: Mention,
  answer: Mention,
  cues: ReadonlySet<number>,
  { record: { property, value }, accepted }: IndexedRecord,
  { clause: { units, from } }: Reading,
): boolean {
  // `சூரியனிலிருந்து மூன்றாவதாக அமைந்த கோள்`: from where one counts.
  const isCounted = property === 'superlative' && subject.case === 'ablative' && subject.from === from
  if (subject.case === 'sociative' || (subject.case === 'ablative' && !isCounted)) return false
  // `எட்டுத்தொகை நூல்களுக்குப் பின் தோன்றியது` is none of them.
  if (property === 'group' && [...cues].some((at) => isApart(units[at]))) return false
  // `எட்டுத்தொகை நூல்களுள்`.
  if (property === 'group' && [...cues].some((at) => /களுள்(?:ளே)?$/u.test(units[at]?.bare ?? ''))) return true
  if (property === 'group' && answer.case === 'locative' && STANDS.has(subject.case) && isWithin(cues, units))
    return true
  if (property === 'dynasty' && STANDS.has(subject.case) && isOfHouse(answer, units)) return true
  if (property === 'symbol' && isMaker(answer, cues, units)) return false
  return ANSWERS.has(answer.case) || caseFits({ subject, answer, cues, property, value, accepted, units })
}

/** Of what is told, or what somebody puts somewhere. */
const STANDS: ReadonlySet<NameCase> = new Set(['nominative', 'accusative', 'quoted'])

const isApart = (unit: Unit | undefined) =>
  unit !== undefined && !/ுள்$/u.test(unit.bare) && APART.some((one) => has(unit, one))

const APART = ['ablative', 'accusative', 'dative', 'instrumental', 'sociative'] as const
