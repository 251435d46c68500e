import type { NameKind } from '../../../knowledge/facts/fact-record.ts'
import type { Word } from '../../../text/word.ts'
import { isWhoDoes } from '../clauses/circumstances.ts'
import { endsStatement } from '../clauses/clause-words.ts'
import { describesName, isNamedOnce } from '../clauses/descriptions.ts'
import { isLink } from '../clauses/link-words.ts'
import { isPlace } from '../clauses/said-kinds.ts'
import { KIND_OF } from '../names/kind-nouns.ts'
import type { Mention } from '../names/name-index.ts'
import type { NameCase } from '../names/name-inflection.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { MAKER_PROPERTIES } from '../records/property-groups.ts'
import type { GroundedClaim } from './grounded-claim.ts'

/** Whether a word before the subject makes it another thing: தவளையின் இதயம், நேபாள ரிசர்வ் வங்கி. */
export function isModified(
  { found, subject }: GroundedClaim,
  supported: ReadonlySet<number>,
  asides: () => ReadonlySet<number>,
  reading: Reading,
): boolean {
  const { clause, index, mentions } = reading
  const at = subject.from - 1
  const unit = clause.units[at]
  if (isSomebodyAtHome(subject, clause)) return true
  if (found.badge === 'conflicting' && isOfAnotherKind(subject, reading)) return true
  if (at < clause.from || subject.to === subject.from || unit?.kind !== 'word') return false
  if (ORDINAL.test(unit.bare) && !supported.has(at)) return true
  if (supported.has(at) || isLink(unit) || index.isOfKind(subject.name, 'person')) return false
  if (subject.case === 'accusative' && isWhoDoes(unit)) return false
  if (AMONG.test(unit.bare) && asides().has(at)) return false
  // `எட்டுக் கோள்களுள்`: how many they are of which one is told.
  const isCounted = reading.quantities.some(({ to, value }) => to === subject.from && value > 1)
  if (isCounted && found.badge === 'verified' && /கள்$/u.test(subject.name)) return false
  const named = mentions.find((mention) => mention.to === subject.from)
  if (named && (APART.has(named.case) || belongsTo(subject, named, reading))) return false
  if (named && found.badge === 'verified' && isPlaceOfBuilding(subject, named, reading)) return false
  if (NATIONAL.test(subject.name) && INDIAN.test(unit.bare)) return false
  if (describesName(unit) && (asides().has(at) || found.ties?.has(at) === true)) return false
  if (OWNER.test(unit.bare) && !NEUTRAL.test(unit.bare))
    return !OWN.test(unit.bare) && !(OF_PEOPLE.test(unit.bare) && HAPPENS_ONCE.test(subject.name))
  if (isPartOfName(unit, named !== undefined)) return true
  if (isNamedOnce(subject, index)) return false
  if (subject.name.includes(' ') && isParticiple(unit)) return false
  return !isIndependent(unit)
}

/** `மூவேந்தர்களுள் சோழர்களின் கொடி`: of what the subject is one. */
const AMONG = /(?:களுள்|ருள்)$/u

/**
 * `ஜார்ஜியா மாநிலத்தின்`, `ஜார்ஜியா என்னும் மாநிலத்தின்`: of a kind of which the name is not known, or of which there is one beside the country. Several are
 * what it has: `இந்தியாவின் மாநிலங்களுள்`.
 */
function isOfAnotherKind({ name, to }: Mention, { clause: { units }, index, quantities }: Reading): boolean {
  // `ஆறு காண்டங்களாக`: six, no river.
  if (quantities.some(({ from }) => from === to)) return false
  const isCalled = NAMED.test(units[to]?.bare ?? '')
  const kinds = units
    .slice(to, isCalled ? to + KIND_REACH : to + 1)
    .flatMap(({ word }) => placeKind(word) ?? [])
  const [kind] = kinds
  return kind !== undefined && index.kindsOf(name).size > 0 && !index.isOfKind(name, kind)
}

/** `என்னும் அமெரிக்க மாநிலத்தின்`. */
const KIND_REACH = 3

function placeKind(noun: Word | undefined): NameKind | undefined {
  if (noun === undefined || noun.is('plural')) return undefined
  const lemma = noun.analyses.find((one) => one.class === 'noun')?.lemma ?? ''
  const kind = KIND_OF.get(lemma)
  return kind !== undefined && PLACE_KINDS.has(kind) ? kind : undefined
}

const PLACE_KINDS: ReadonlySet<NameKind> = new Set([
  'state',
  'country',
  'district',
  'city',
  'river',
  'mountain',
  'island',
])

/** Whether a name is that of somebody whom the writer knows, who only has the name of a known one. */
export function isSomebodyAtHome(mention: Mention, clause: Reading['clause']): boolean {
  return isNamesakeAtHome(mention, clause) || isOfHome(mention.from - 1, clause)
}

/** `என் நண்பன் பாரதி`, `எங்கள் பக்கத்து வீட்டுக் கபிலன்`: somebody whom the writer knows, of the same name. */
function isOfHome(at: number, { units, from }: Reading['clause']): boolean {
  for (let i = at; i >= Math.max(from, at - HOME_REACH); i--)
    if (WRITERS.test(units[i]?.bare ?? '')) return true
  return false
}

/** `பாரதி என்னும் என் தோழி`. */
function isNamesakeAtHome({ to }: Mention, { units }: Reading['clause']): boolean {
  if (!NAMED.test(units[to]?.bare ?? '')) return false
  return units.slice(to + 1, to + 1 + HOME_REACH).some(({ bare }) => WRITERS.test(bare))
}
export const NAMED = /^(?:என்னும்|என்ற|எனும்|என்கிற)$/u

/** Words for what is the writer's own. */
export const WRITERS = /^(?:என்|என்னுடைய|எனது|எங்கள்|எங்களது|எம்|எமது|உன்|உங்கள்|அவனது|அவளது)$/u
const HOME_REACH = 3

/** A word that names are lengthened by, or that Tamil does not know: நியூ சவுத் வேல்ஸ் is not Wales. */
function isPartOfName({ bare, word }: Unit, isNamed: boolean): boolean {
  if (LENGTHENING.test(bare)) return true
  return (
    !isNamed &&
    !IS_DOING.test(bare) &&
    !IN_CASE.test(bare) &&
    (word?.analyses.every(({ guessed }) => guessed) ?? false)
  )
}

/** A case ending after a word that Tamil does not know: `வினைஞரால்`, `லிப்பர்ஷேக்கு`. */
const IN_CASE = /(?:[ரளன]ால்|வால்|க்கு|ற்கு|ுடன்|ோடு|ிலிருந்து|ிடமிருந்து)$/u

/** `உயிர்காக்கும்`, `விரித்துரைக்கும்`: a participle by its form, of whatever verb; no name ends so. */
const IS_DOING = /[\u0B80-\u0BFF]{2}(?:க்கும்|க்கின்ற|க்கிற|ப்படும்|ப்பட்ட|ப்பெற்ற)$/u

const LENGTHENING = /^(?:நியூ|புதிய|சவுத்|நார்த்|ஈஸ்ட்|வெஸ்ட்|கிரேட்|வட|தென்|கிழக்கு|மேற்கு|வடக்கு|தெற்கு)$/u

const FIELDS = ['city', 'country', 'state', 'continent', 'language'] as const

/** `இந்தியாவில் சாரணர் இயக்கத்தைத் தொடங்கியவர்`, `தமிழில் … இயற்றியவர்`: who was first in one place need not be the record's. */
export function isOfAnotherPlace(
  { found, record, subject }: GroundedClaim,
  supported: ReadonlySet<number>,
  { mentions, index }: Reading,
): boolean {
  const { property, value } = record.record
  const byPlace =
    MAKER_PROPERTIES.has(property) ||
    (property === 'event' && value.type === 'date' && record.cues.length > 0)
  if (found.badge !== 'conflicting' || !byPlace || MOVES.some((kind) => index.isOfKind(subject.name, kind)))
    return false
  const standsHere = (name: string) =>
    index.recordsAbout(subject.name).some((other) => tellsWhere(other) && index.isSame(name, other.accepted))
  return mentions.some(
    ({ name, case: how, from }) =>
      how === 'locative' &&
      from !== subject.from &&
      !supported.has(from) &&
      FIELDS.some((kind) => index.isOfKind(name, kind)) &&
      !standsHere(name),
  )
}

/** Where it is, or in which language: `சாகுந்தலத்தைச் சமஸ்கிருதத்தில் இயற்றியவர்`. */
const tellsWhere = ({ record: { property, value } }: IndexedRecord) =>
  property === 'located-in' || (value.type === 'name' && value.kind === 'language')

/** What is one wherever it acts. */
const MOVES = ['person', 'country', 'spacecraft'] as const

/** Another of the same name: இரண்டாம் இராசராச சோழன். */
const ORDINAL = /^(?:முதலாம்|இரண்டாம்|மூன்றாம்|நான்காம்|ஐந்தாம்|ஆறாம்|ஏழாம்|எட்டாம்|ஒன்பதாம்|இளைய|மூத்த)$/u

const NATIONAL = /^(?:தேசிய|அசோக)/u
const INDIAN = /^(?:இந்திய|பாரத|நம்|நமது|நாட்டின்)/u
const OWNER = /(?:ின்|னுடைய|உடைய|ினது|ுடைய)$/u
/** `உழவர்களின் அவுரிக் கிளர்ச்சி`: whose it was leaves an event with a name of its own what it is. */
const OF_PEOPLE = /(?:ர்களின்|மக்களின்|ரின்)$/u
/** What is an event by its own name. */
export const HAPPENS_ONCE =
  / (?:போர்|புரட்சி|கிளர்ச்சி|எழுச்சி|போராட்டம்|இயக்கம்|படுகொலை|கலகம்|மாநாடு|உடன்படிக்கை|ஒப்பந்தம்|சட்டம்)$/u
/** Owners that leave a thing what it is. */
const OWN = /^(?:அரசின்|அரசியலமைப்பின்|அரசமைப்பின்|மனித|உலக|நாட்ட|இயற்கையின்|தமிழின்|தமிழர்களின்)/u
/** A participle tells more of a name of several words, but chooses among things that one word names. */
const isParticiple = ({ bare, word }: Unit) =>
  IS_DOING.test(bare) ||
  (PARTICIPLE.test(bare) && (word?.analyses.some((analysis) => analysis.class === 'verb') ?? false))
const PARTICIPLE = /(?:ும்|ந்த|த்த|ட்ட|ற்ற|கிற|கின்ற|ிய|ுள்ள)$/u

const NEUTRAL =
  /^(?:மூலம்|வாயிலாக|போது|பொழுது|பின்|பின்பு|பின்னர்|பிறகு|முன்|முன்பு|முன்னர்|மனித|மனிதர்|வளர்ந்த|வயதுவந்த|நம்|உலக|உலகப்|தூய|இயல்பான)$/u
/** Case endings, adverbs and predicates: no such word belongs to the name after it. */
const ENDS_APART = /(?:ில்|ிலிருந்து|க்கு|ற்கு|ால்|ாக|ோடு|ுடன்|ே|கிறது|ள்ளது|ியது|ள்ளன|ார்|கின்றன|ங்கு|று)$/u

/** Whether a word before a name belongs to something else in the clause. */
export function isIndependent(unit: Unit): boolean {
  if (NEUTRAL.test(unit.bare) || ENDS_APART.test(unit.bare) || endsStatement(unit)) return true
  // `வானோட்டிகள்`, `வேதியியலார்`: who does it.
  if (/(?:[ரட][்ி]கள்|லார்|வோர்|னோர்|ஞர்கள்)$/u.test(unit.bare) && unit.word?.is('nominative') === true) return true
  const analyses = unit.word?.analyses ?? []
  // `1757 இல் நடைபெற்றது பிளாசிப் போர்`
  if (analyses.some(({ features }) => features.includes('participial-noun') && features.includes('neuter')))
    return true
  // `நிலைபெற்றவர் ஷெர்ஷா`: who it is that is named behind.
  if (/(?:ற்ற|ந்த|த்த|ட்ட|ிய|ப்ப)வர்$/u.test(unit.bare)) return true
  if (unit.bare.endsWith('ை')) return analyses.some(({ features }) => features.includes('accusative'))
  return unit.bare.endsWith('ும்') && analyses.some((analysis) => analysis.class === 'noun')
}

/** A name in such a case is a part of the clause by itself: அமிர்தசரசில் ஜாலியன்வாலாபாக் படுகொலை. */
const APART: ReadonlySet<NameCase> = new Set([
  'locative',
  'ablative',
  'dative',
  'instrumental',
  'sociative',
  'accusative',
])

/** `இலங்கையின் விக்டோரியா நீர்த்தேக்கம்`: in what country a thing of several words lies, of which no record has it in another. */
const isPlaceOfBuilding = (subject: Mention, place: Mention, { index }: Reading) =>
  place.case === 'genitive' &&
  subject.name.includes(' ') &&
  index.isOfKind(place.name, 'country') &&
  !isPlace(subject.name, index) &&
  !index
    .recordsAbout(subject.name)
    .some(({ record: { value } }) => value.type === 'name' && value.kind === 'country')

/** Whether a record connects the subject with the name before it: வள்ளுவரின் திருக்குறள், இந்தியாவின் தேசியக் கொடி. */
function belongsTo(subject: Mention, { name }: Mention, { index }: Reading): boolean {
  if (name === 'இந்தியா' && NATIONAL.test(subject.name)) return true
  const connected = (one: string, other: string) =>
    index
      .recordsAbout(one)
      .some(({ accepted, record }) => accepted.has(other) || record.subject.includes(other))
  return connected(subject.name, name) || connected(name, subject.name)
}
