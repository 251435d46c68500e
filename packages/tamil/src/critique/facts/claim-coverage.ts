import type { FoundClaim, Reading } from './claim.ts'
import { COUNT_WORDS, countedUnits, LISTS } from './count-claims.ts'
import { cueUnits, matchCues } from './cues.ts'
import type { IndexedRecord } from './fact-index.ts'
import { isMeasureWord } from './measure-units.ts'
import type { Mention } from './name-index.ts'
import { CALLED, COPULA, HONORIFICS, LINK } from './name-phrases.ts'
import type { Unit } from './sentence-units.ts'

/** A claim with the record and the name that it was read from. */
export interface GroundedClaim {
  readonly found: FoundClaim
  readonly record: IndexedRecord
  readonly subject: Mention
}

/**
 * The claims whose record supports every word that they stand over. A word that no record licenses may be wrong
 * (a birthplace beside a birth year) or make the subject another thing (a frog's heart), so the claim is left out.
 * What one claim's record says counts for the other claims about the same subject.
 */
export function supportedClaims<T extends GroundedClaim>(claims: readonly T[], reading: Reading): T[] {
  const licensed = claims.map((claim) => licensedUnits(claim, reading))
  const supported = claims.filter((claim) => {
    // What contradicts a record supports nothing beside it.
    const supporting = claims.flatMap((other, i) => {
      const agrees = claim.found.badge === 'conflicting' || other.found.badge === 'verified'
      return other === claim || (other.subject === claim.subject && agrees) ? [...(licensed[i] ?? [])] : []
    })
    const units = new Set(supporting)
    return coversAll(claim, units, reading) && !isModified(claim, units, reading)
  })
  return supported.filter((claim) => !supported.some((other) => saysMore(other, claim)))
}

/** Whether one of two claims rests on the same value in a record that asks for more: a prize's field beside the prize. */
const saysMore = (one: GroundedClaim, other: GroundedClaim) =>
  one.subject === other.subject &&
  one.record.cues.length > other.record.cues.length &&
  one.record.record.property === other.record.record.property &&
  one.found.badge === other.found.badge &&
  one.found.value.from === other.found.value.from &&
  JSON.stringify(one.record.record.value) === JSON.stringify(other.record.record.value)

/** The units that a claim's own record licenses: its names, its cues, what it counts and the value. */
function licensedUnits({ found, record, subject }: GroundedClaim, { clause }: Reading): Set<number> {
  const { units, from, to } = clause
  const licensed = new Set(cueUnits(record, units, from, to))
  const add = (start: number, end: number) => {
    for (let i = start; i < end; i++) licensed.add(i)
  }
  for (const unit of found.ties ?? []) licensed.add(unit)
  add(subject.from, subject.to)
  add(found.value.from, found.value.to)
  const { value } = record.record
  if (value.type === 'number')
    for (const unit of countedUnits(value.nouns, units, from, to)) licensed.add(unit)
  if (value.type === 'measure')
    for (let i = found.value.to; isMeasureWord(units[i]?.bare ?? ''); i++) licensed.add(i)
  const names = wordsOfRecord(record)
  for (let i = from; i < to; i++) if (names.has(units[i]?.bare ?? '')) licensed.add(i)
  return licensed
}

/** Memo of `wordsOfRecord`. */
const WORDS = new WeakMap<IndexedRecord, ReadonlySet<string>>()

/** The single words of all names that a record gives to its subject and its value. */
function wordsOfRecord(record: IndexedRecord): ReadonlySet<string> {
  let words = WORDS.get(record)
  if (words === undefined) {
    const names = [...record.record.subject, ...record.accepted]
    words = new Set(names.flatMap((name) => name.split(/[\s.,]+/u)).filter((word) => word !== ''))
    WORDS.set(record, words)
  }
  return words
}

function coversAll(
  { found, record, subject }: GroundedClaim,
  supported: ReadonlySet<number>,
  { clause: { units, from, to } }: Reading,
): boolean {
  const start = Math.min(found.from, subject.from)
  const cue = matchCues(record, units, start, to) ?? matchCues(record, units, from, to)
  const first = Math.min(start, cue?.from ?? start)
  const last = Math.max(found.to, cue?.to ?? found.to)
  const { property } = record.record
  const isLife =
    property === 'birth' || property === 'death' || property === 'birthplace' || property === 'located-in'
  const conflicts = found.badge === 'conflicting'
  const introduces = (at: number) => LISTS.test(units[at]?.bare ?? '')
  const explained =
    conflicts && (introduces(found.value.from - 1) || introduces(subject.to) || subject.case === 'quoted')
  for (let i = first; i < last; i++) {
    const unit = units[i]
    if (unit === undefined || supported.has(i) || saysNothing(unit)) continue
    // A place of birth does not excuse a wrong year, nor the parts of a list excuse a wrong number.
    const beside =
      (conflicts && isLife && (isIndependent(unit) || KIND_NOUN.test(units[i + 1]?.bare ?? ''))) ||
      (explained && i < found.value.from)
    if (!beside) return false
  }
  return true
}

/** Words that state nothing of their own between a subject and what is said of it. */
export const saysNothing = (unit: Unit | undefined) =>
  unit === undefined || unit.kind === 'punctuation' || isLink(unit) || KIND_NOUN.test(unit.bare)

const isLink = ({ bare }: Unit) =>
  LINK.has(bare) ||
  HONORIFICS.has(bare) ||
  COPULA.test(bare) ||
  CALLED.test(bare) ||
  COUNT_WORDS.some((words) => words.test(bare)) ||
  GRAMMATICAL.test(bare)

const GRAMMATICAL =
  /^(?:ஆம்|ஆண்டு|ஆண்டில்|ஆண்டின்|நாள்|நாளில்|தேதி|தேதியில்|அன்று|இல்|ல்|மாதம்|மாதத்தில்|வருடம்|கி|பி|மு|அவர்|இவர்|அது|இது|தான்|மிக|மிகவும்|மட்டுமே|மட்டும்|என்றும்|முதன்முதலில்|முதன்முதலாக|முதலில்|தனி|புகழ்பெற்ற|சிறந்த|அழகிய|ஒரு|ஓர்|தம்|தமது|அவர்கள்|அவர்களால்|விண்ணில்|தோறும்|ஆண்டுதோறும்|ஒவ்வோர்|ஒவ்வொரு|ஆண்டும்|இங்கு|இன்று|தற்போது|இப்போது)$/u
/** What kind of thing a name is. */
const KIND_NOUN =
  /^(?:நகர|மாநகர|மாநில|நாட|நாட்ட|நதி|ஆற|ஆற்ற|நூல|காப்பிய|புதின|நாவல|காவிய|பாடல|சிகர|மலர|பறவை|விலங்க|மர|மொழி|கோள|கோயில|கோவில|கடல|பெருங்கடல|தீவ|மாவட்ட|ஊர|கிராம|விழா|கண்ட|கொடி|அமைப்ப|சபை|இயக்க|கட்சி|சங்க|கருவி|இயந்திர|பேரரச|பரிச|விருத|பட்ட|விண்கல|செயற்கைக்கோள|விண்வெளிக்கல|போட்டி|போட்டிகள)(?:|்|ம்|ு|ி|ை|த்தை|த்தின்|த்தில்|த்து|ின்|ில்|ினை|யை|யின்|யில்|வின்|ான|மான|ாகிய|ுக்கு|த்துக்கு|ளை|லை)$/u

/** Whether a word before the subject makes it another thing: தவளையின் இதயம், நேபாள ரிசர்வ் வங்கி. */
function isModified({ subject }: GroundedClaim, supported: ReadonlySet<number>, reading: Reading): boolean {
  const { clause, index, mentions } = reading
  const at = subject.from - 1
  const unit = clause.units[at]
  if (at < clause.from || subject.to === subject.from || unit?.kind !== 'word') return false
  if (supported.has(at) || isLink(unit) || index.isOfKind(subject.name, 'person')) return false
  const named = mentions.find((mention) => mention.to === subject.from)
  if (named && belongsTo(subject, named, reading)) return false
  if (NATIONAL.test(subject.name) && INDIAN.test(unit.bare)) return false
  if (OWNER.test(unit.bare)) return !OWN.test(unit.bare)
  if (isPartOfName(unit)) return true
  if (isProper(subject, reading)) return false
  if (subject.name.includes(' ') && isParticiple(unit)) return false
  return !isIndependent(unit)
}

/** A word that names are lengthened by, or that Tamil does not know: நியூ சவுத் வேல்ஸ் is not Wales. */
function isPartOfName({ bare, word }: Unit): boolean {
  return LENGTHENING.test(bare) || (word?.analyses.every(({ guessed }) => guessed) ?? false)
}

const LENGTHENING = /^(?:நியூ|புதிய|சவுத்|நார்த்|ஈஸ்ட்|வெஸ்ட்|கிரேட்|வட|தென்|கிழக்கு|மேற்கு|வடக்கு|தெற்கு)$/u

const NATIONAL = /^(?:தேசிய|அசோக)/u
const INDIAN = /^(?:இந்திய|பாரத|நம்|நமது|நாட்டின்)/u
const OWNER = /(?:ின்|னுடைய|உடைய|ினது|ுடைய)$/u
/** Owners that leave a thing what it is. */
const OWN = /^(?:மனித|உலக|நாட்ட|இயற்கையின்|தமிழின்|தமிழர்களின்)/u
/** A participle tells more of a name of several words, but chooses among things that one word names. */
const isParticiple = ({ bare, word }: Unit) =>
  PARTICIPLE.test(bare) && (word?.analyses.some((analysis) => analysis.class === 'verb') ?? false)
const PARTICIPLE = /(?:ும்|ந்த|த்த|ட்ட|ற்ற|கிற|கின்ற|ிய)$/u

const NEUTRAL = /^(?:மனித|மனிதர்|நம்|உலக|உலகப்|தூய|இயல்பான)$/u
/** Case endings, adverbs and predicates: no such word belongs to the name after it. */
const ENDS_APART = /(?:ில்|ிலிருந்து|க்கு|ற்கு|ால்|ாக|ோடு|ுடன்|ே|கிறது|ள்ளது|ியது|ள்ளன|ார்|கின்றன|ங்கு|று)$/u

function isIndependent(unit: Unit): boolean {
  if (NEUTRAL.test(unit.bare) || ENDS_APART.test(unit.bare)) return true
  const analyses = unit.word?.analyses ?? []
  if (unit.bare.endsWith('ை')) return analyses.some(({ features }) => features.includes('accusative'))
  return unit.bare.endsWith('ும்') && analyses.some((analysis) => analysis.class === 'noun')
}

const PROPER = ['country', 'state', 'city', 'work', 'river', 'mountain', 'continent', 'spacecraft'] as const

function isProper({ name }: Mention, { index }: Reading): boolean {
  return (
    PROPER.some((kind) => index.isOfKind(name, kind)) ||
    index.recordsAbout(name).some(({ record }) => record.property === 'author')
  )
}

/** Whether a record connects the subject with the name before it: வள்ளுவரின் திருக்குறள், இந்தியாவின் தேசியக் கொடி. */
function belongsTo(subject: Mention, { name }: Mention, { index }: Reading): boolean {
  if (name === 'இந்தியா' && NATIONAL.test(subject.name)) return true
  const connected = (one: string, other: string) =>
    index
      .recordsAbout(one)
      .some(({ accepted, record }) => accepted.has(other) || record.subject.includes(other))
  return connected(subject.name, name) || connected(name, subject.name)
}
