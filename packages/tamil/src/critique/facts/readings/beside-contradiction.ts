import type { Analysis, Feature } from '../../../words/analysis.ts'
import { isIndependent } from '../claims/another-thing.ts'
import { isClassNoun } from '../clauses/clause-reading.ts'
import { endsStatement, has, isAboutIt, isRelative } from '../clauses/clause-words.ts'
import { DOUBTS, isVerb } from '../clauses/clauses.ts'
import { isObjectItself } from '../clauses/descriptions.ts'
import { isKindNoun } from '../names/kind-nouns.ts'
import type { Mention } from '../names/name-index.ts'
import type { NameCase } from '../names/name-inflection.ts'
import type { Unit } from '../names/sentence-units.ts'
import { ordinalOf } from '../quantities/numbers.ts'
import type { Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { MAKER_PROPERTIES } from '../records/property-groups.ts'
import { isMannerBeside, isOfSubject, isWithinRelation, verbAtEnd } from './words-beside.ts'

/** A statement that contradicts a record: whose record, what stands against it, and the units that say the relation. */
interface Contradiction {
  readonly subject: Mention
  readonly answer: Mention
  readonly record: IndexedRecord
  readonly relation: ReadonlySet<number>
  /** The relation, and the words that only tie it to its names. */
  readonly ties: ReadonlySet<number>
}

/**
 * Whether words of which no record knows anything leave a contradiction standing: what describes the subject from before it, what
 * was done besides (`அமுதசுரபியை ஏந்தி ஏழைகளின் பசியைப் போக்கியவள் கண்ணகி`), and its circumstances. A word that may make another
 * thing of the subject, of the relation or of the answer does not, nor one that names somebody else or tells that it is not so.
 */
export function leavesItWrong(
  beyond: readonly number[],
  contradiction: Contradiction,
  reading: Reading,
): boolean {
  const { subject, answer, relation, ties } = contradiction
  const { units, from } = reading.clause
  const last = Math.max(...relation)
  const end = Math.max(subject.to, answer.to, last + 1)
  const verb = verbAtEnd(ties, reading.clause) ?? 0
  if (beyond.length > MANY) return false
  const isItself = (at: number) => at >= subject.from && at < subject.to
  const isOpen = ({ bare }: Unit, i: number) =>
    !isItself(from + i) &&
    (FRAMES.test(bare) || (POINTS.test(bare) && !(from + i >= subject.to && MEANS_IT.test(bare))))
  if (units.slice(from, end).some(isOpen)) return false
  return beyond.every(
    (at) =>
      (at < end ||
        (at < verb && (isMannerBeside(at, units) || isWithinRelation(at, relation, ties, units)))) &&
      (isNounOf(subject, at, reading) ||
        isWithinRelation(at, relation, ties, units) ||
        isPlain(at, contradiction, reading)) &&
      !goesOnWith(subject, at, units) &&
      !goesOnWith(answer, at, units) &&
      !narrows(at, contradiction, reading) &&
      (at < last ||
        at > answer.from ||
        isNounOf(subject, at, reading) ||
        identifies(at, last, answer, beyond, reading)),
  )
}

/** Words of which nothing is known: with more of them it is another story. */
const MANY = 6

const FRAMES = /^(?:என்பது|என்பதை|என்பதாக|என்பார்கள்|என்போர்)$/u
/** Words that mean something named before, or the writer and his own. */
const POINTS =
  /^[அஇ](?:வர்|வன்|வள்|வை|து|தை|தன்|தற்கு|தில்|வர்கள்|வற்ற|ந்த)|^(?:நான்|என்|எனது|என்னுடைய|எங்கள்|எங்களுடைய|உன்|உங்கள்|நாங்கள்|எனக்கு)$/u
/** `சூரியனுக்கு அருகில் இருந்து அதைச் சுற்றிவரும் கோள்`: behind the subject a word that means the very one. */
const MEANS_IT = /^[அஇ](?:தை|தனை|தன்|தற்கு|தில்|தனால்)$/u

/** `முருகனைத் தெய்வமாகக் கொண்ட நிலம் குறிஞ்சி`: what the subject is, of which the participle tells. */
function isNounOf(subject: Mention, at: number, { clause: { units } }: Reading): boolean {
  const [before, noun] = [units[at - 1], units[at]]
  if (at !== subject.from - 1 || before === undefined || noun === undefined) return false
  const isKind = noun.word?.analyses.some(
    ({ lemma, features }) => features.includes('nominative') && isKindNoun(lemma),
  )
  return isKind === true && has(before, 'relative-participle')
}

/** A word that names nobody and leaves open nothing. */
function isPlain(at: number, { subject, record }: Contradiction, reading: Reading): boolean {
  const { clause, mentions, index, quantities } = reading
  const unit = clause.units[at]
  if (unit === undefined || unit.kind === 'punctuation') return true
  if (unit.kind !== 'word' || isAboutIt(unit) || ordinalOf(unit.bare) !== undefined) return false
  if (endsStatement(unit) || has(unit, 'negative') || DOUBTS.test(unit.bare) || SEEMS.test(unit.bare))
    return false
  const name = mentions.find(({ from, to }) => at >= from && at < to)
  const { value } = record.record
  if (name !== undefined)
    return (
      value.type === 'name' &&
      !index.isOfKind(name.name, value.kind) &&
      (index.recordsAbout(name.name).length === 0 ||
        isOfSubject(name, subject, record, reading) ||
        isDomain(name, record) ||
        isApposed(name, clause.units))
    )
  const isNumber = quantities.some(({ from, to }) => at >= from && at < to)
  return isNumber || isKnownForm(unit) || isKnownForm(clause.units[at + 1])
}

/** `பஞ்சபூதத் தலங்களில் ஆகாயத் தலம் என்று`: among what one is called so. */
const isDomain = ({ name, case: how }: Mention, { record: { property } }: IndexedRecord) =>
  property === 'epithet' && how === 'locative' && /கள்$/u.test(name)

/** `மிமாஸ் என்னும் துணைக்கோளை`: what it is that is named before. */
const isApposed = ({ from }: Mention, units: readonly Unit[]) =>
  /^(?:என்னும்|என்ற|எனும்|என்கிற)$/u.test(units[from - 1]?.bare ?? '')

const SEEMS =
  /^(?:எண்ண|கருத்த|கூற்ற|வாத|கதை|புராண|ஐதீக|ஆசை|விருப்ப|எதிர்பார்|ஐயத்|ஐயம்|சந்தேக|மாயை|போல|போன்ற|வேறு|மற்ற|அடுத்த|இளைய|மூத்த|நம்பிக்கை|வதந்தி|தவறு|பிழை|பொய்)/u

/** A form that shows what it is in the clause: of a verb, or of a noun in a case. A noun in none may be another subject. */
const isKnownForm = (unit: Unit | undefined) =>
  unit?.kind === 'word' &&
  (unit.doubled ||
    (unit.word?.analyses.some(({ guessed, ...one }) => guessed !== true && isForm(one)) ?? false))

const isForm = ({ class: kind, features }: Omit<Analysis, 'guessed'>) =>
  kind === 'verb' ||
  kind === 'adverb' ||
  kind === 'adjective' ||
  kind === 'particle' ||
  FORMS.some((one) => features.includes(one))
const FORMS: readonly Feature[] = [
  ...(['accusative', 'dative', 'genitive', 'locative', 'ablative'] as const),
  ...(['instrumental', 'sociative', 'adverbial', 'adjectival'] as const),
]

/** `கார்பன் டை ஆக்சைடு`, `நபார்டு வங்கி`: a word behind a name that has no case may belong to it. */
const goesOnWith = ({ to, case: how }: Mention, at: number, units: readonly Unit[]) =>
  at === to && !CLOSED.has(how) && !isRelative(units[at])
const CLOSED: ReadonlySet<NameCase> = new Set([
  'accusative',
  'dative',
  'locative',
  'instrumental',
  'ablative',
  'copula',
  'adverbial',
  'sociative',
])

const QUOTE = /^["'”’]$/u

const TIES_TO = /^(?:எதிரான|உரிய|ஆன|வேண்டிய|ஏற்ற)$/u

/** `புதுதில்லியைத் தலைநகராக உருவாக்கியவர்`: what a town was founded as. */
const AS_CAPITAL = /^தலைநக(?:ராக|ரமாக)$/u

/** `உரைநடையில் எழுதியவர்`, `பெண் முதலமைச்சர்`: a word that makes another relation of it. */
function narrows(
  at: number,
  { subject, record, relation }: Contradiction,
  { clause: { units } }: Reading,
): boolean {
  const first = Math.min(...relation)
  const unit = units[at]
  if (unit === undefined || unit.kind !== 'word') return false
  if (MAKER_PROPERTIES.has(record.record.property) && at >= subject.to && at < first) {
    // `‘மனோன்மணீயம்’ நாடகத்தைப் படைத்தவர்`: a marked name, and what it is.
    const isItsNoun = at === subject.to + 1 && QUOTE.test(units[subject.to]?.text ?? '') && isClassNoun(unit)
    if (AS_CAPITAL.test(unit.bare)) return false
    // `காலராவுக்கு எதிரான தடுப்பூசியை`: ties the thing to the noun that the record asks for.
    if (subject.case === 'dative' && at === subject.to && relation.has(at + 1) && TIES_TO.test(unit.bare))
      return false
    return !isItsNoun && (subject.case === 'accusative' || !isObjectItself(unit))
  }
  const noun = units[at + 1]
  if (noun === undefined || !relation.has(at + 1) || isVerb(noun) || has(noun, 'participial-noun'))
    return false
  return !isIndependent(unit)
}

/**
 * `தேரை ஈந்து புகழ்பெற்ற மன்னன் பேகன்`: who did what the relation's participle tells is named at the end, behind what else was
 * done and what the one is. `பாடிய கவிஞரின் இயற்பெயர்`: of somebody else.
 */
function identifies(
  at: number,
  last: number,
  answer: Mention,
  beyond: readonly number[],
  { clause: { units, to } }: Reading,
): boolean {
  const isLast = units.slice(answer.to, to).every(({ kind }) => kind === 'punctuation')
  const [relation, noun, before] = [units[last], units[answer.from - 1], units[answer.from - 2]]
  if (!isLast || relation === undefined || noun === undefined || at < last) return false
  // `பசியைப் போக்கியவள்`: the object of what the one at the end did.
  const isObject = relation.word?.isOnly('accusative') === true && last === answer.from - 2
  if (isObject) return has(noun, 'participial-noun')
  if (!(has(relation, 'relative-participle') || has(relation, 'verbal-participle'))) return false
  const isTold =
    has(noun, 'participial-noun') ||
    (has(noun, 'nominative') && before !== undefined && has(before, 'relative-participle'))
  if (!isTold) return false
  const between = beyond.filter((one) => one > last && one < answer.from)
  // What a participle tells of stands right behind it: `கட்டிய மன்னனை வென்றவர்`.
  if (has(relation, 'relative-participle') && !has(relation, 'verbal-participle'))
    return between.every((one) => one === answer.from - 1)
  return between.every((one) => {
    const unit = units[one]
    return unit !== undefined && (one === answer.from - 1 || !has(unit, 'participial-noun'))
  })
}
