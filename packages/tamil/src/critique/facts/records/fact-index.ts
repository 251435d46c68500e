import type { LanguageData } from '../../../data/language-data.ts'
import { readFacts, readNames, readRelationWords, readTies } from '../../../knowledge/facts/fact-base.ts'
import type { FactProperty, FactRecord, NameKind } from '../../../knowledge/facts/fact-record.ts'
import type { Analyser } from '../../../text/word-form.ts'
import type { Analysis } from '../../../words/analysis.ts'
import { withoutVallinam } from '../../../words/vallinam.ts'
import { saysKind, withoutKindNoun } from '../names/kind-nouns.ts'
import { NameIndex, writingOf } from '../names/name-index.ts'
import { namesSpelledAlike } from '../names/name-likeness.ts'
import { add, isSameName, type Meanings, mayBeSameName, meaningsOf } from '../names/name-meanings.ts'
import { canonicalSpelling } from '../names/name-spellings.ts'
import { ordinalNames, withOrdinalNames } from '../names/ordinal-names.ts'

/** A wording that a record asks for, in canonical spelling: every word but the last exactly, the last as the beginning of a word. */
export interface Cue {
  readonly before: readonly string[]
  readonly beginning: string
  /** The root of a cue that is a verb in the past (கட்டிய: கட்டு): any form that says that it was done will do. */
  readonly root?: string
  /** The root of a cue in the passive (தொடங்கப்ப: தொடங்கு): whoever did it, it was done to the subject. */
  readonly passiveOf?: string
}

export interface IndexedRecord {
  readonly record: FactRecord
  /** Any cue of each group has to be said. */
  readonly cues: readonly (readonly Cue[])[]
  /** Whether some cue is in the passive. */
  readonly isPassive: boolean
  readonly accepted: ReadonlySet<string>
  /** Of a place: the states and countries in which it lies. */
  readonly around: ReadonlySet<string>
}

/** An inverted index of the fact base, from names to records and kinds. */
export interface FactIndex {
  readonly names: NameIndex
  recordsAbout(name: string): readonly IndexedRecord[]
  /** What kinds of things a name may mean. */
  kindsOf(name: string): ReadonlySet<NameKind>
  /** Whether a name is of this kind. */
  isOfKind(name: string, kind: NameKind): boolean
  /** Whether a name means the same thing as one of the others: it stands with it in a list of one thing's names. */
  isSame(one: string, others: ReadonlySet<string>): boolean
  /** Whether some record of the property has this name for its answer: கம்பர் for authors. */
  answers(property: FactProperty, name: string): boolean
  /** Whether a word only ties together what others say: `என்று`, `பதவியேற்றார்`. */
  ties(word: string): boolean
  /** Whether a word may stand in a statement of a property beside what its record asks for: `உள்ள` where something is. */
  tells(property: FactProperty, word: string): boolean
  /** Whether two names may mean the same thing. */
  mayBeSame(one: string, others: ReadonlySet<string>): boolean
}

/** A country and its capital in Tamil, from outside the fact base (CLDR), for recognising names only. */
export interface NamedPlaces {
  readonly countries: readonly string[]
  readonly cities: readonly string[]
}

const NO_WORDS: ReadonlySet<string> = new Set()
const NO_KINDS: ReadonlySet<NameKind> = new Set()

const CAPITAL_CUES = 'தலைநகர|தலைப்பட்டண'.split('|')

/** Builds the index once. `places` adds names by which a wrong capital is recognised. */
export function buildFactIndex(
  data: LanguageData,
  places: NamedPlaces = { countries: [], cities: [] },
  analyse: Analyser = () => [],
): FactIndex {
  const records = readFacts(data).map(withOrdinalNames)
  const ties = readTies(data)
  const relationWords = readRelationWords(data)
  const meanings = meaningsOf(records, readNames(data))
  const { kinds, things, answered } = meanings
  for (const name of new Set(records.flatMap(({ subject }) => subject)))
    if (ordinalNames(name).length > 0) add(kinds, name, 'provision')
  const subjects = new Map<string, IndexedRecord[]>()
  const groups = new Map<string, readonly Cue[]>()
  for (const record of records) fileRecord(indexRecord(record, groups, analyse), subjects)
  for (const reversed of records.flatMap((record) => reversedEpithet(record, kinds)))
    fileRecord(indexRecord(reversed, groups, analyse), subjects)
  alsoByRealName(records, kinds, things)
  alsoAboutShorterNames(subjects, kinds)
  alsoAboutOtherNames(subjects, things, kinds)
  alsoWithNounOfPlace(subjects, kinds, things)
  alsoAsKings(kinds, things)
  alsoInOtherSpelling(subjects)
  alsoAsWritten(subjects, kinds, things)
  alsoInPlacesAround(subjects)
  for (const city of places.cities) add(kinds, city, 'city')
  for (const country of places.countries) add(kinds, country, 'country')
  return {
    names: new NameIndex([...subjects.keys(), ...kinds.keys()]),
    recordsAbout: (name) => subjects.get(name) ?? [],
    kindsOf: (name) => kinds.get(name) ?? NO_KINDS,
    isOfKind: (name, kind) => kinds.get(name)?.has(kind) ?? false,
    answers: (property, name) => answered.get(name)?.has(property) ?? false,
    ties: (word) => hasPrefix(word, ties),
    tells: (property, word) => hasPrefix(word, relationWords.get(property) ?? NO_WORDS),
    isSame: (one, others) => isSameName(one, others, meanings),
    mayBeSame: (one, others) => mayBeSameName(one, others, meanings),
  }
}

const hasPrefix = (word: string, prefixes: ReadonlySet<string>) =>
  Array.from(word, (_, i) => i).some((i) => prefixes.has(word.slice(0, i + 1)))

/** Files a record under every name of its subject. */
function fileRecord(indexed: IndexedRecord, subjects: Map<string, IndexedRecord[]>): void {
  for (const name of indexed.record.subject) {
    const list = subjects.get(name)
    if (list) list.push(indexed)
    else subjects.set(name, [indexed])
  }
}

/** What is known of ஆரியபட்டா and தேசியக் கொடி is known of ஆரியபட்டா செயற்கைக்கோள் and இந்தியாவின் தேசியக் கொடி, too. */
function alsoAboutShorterNames(
  subjects: Map<string, IndexedRecord[]>,
  kinds: ReadonlyMap<string, ReadonlySet<NameKind>>,
): void {
  for (const name of new Set([...subjects.keys(), ...kinds.keys()])) {
    const own = subjects.get(name) ?? []
    const shorter = [withoutKindNoun(name), withoutOwnKind(name, kinds), OF_INDIA.exec(name)?.[1]]
    const more = shorter.flatMap((one) => (one === undefined ? [] : (subjects.get(one) ?? [])))
    if (more.length > 0) subjects.set(name, [...new Set([...own, ...more])])
  }
}

/** `குச்சிப்புடி நடனம்`, `தார் பாலைவனம்`: without the noun of the kind that both names are known to be of. */
function withoutOwnKind(name: string, kinds: ReadonlyMap<string, ReadonlySet<NameKind>>): string | undefined {
  const at = name.lastIndexOf(' ')
  const shorter = at === -1 ? '' : withoutVallinam(name.slice(0, at))
  const isOf = (kind: NameKind) =>
    ONE_BY_ANY_NAME.has(kind) && saysKind(name.slice(at + 1), kind) && kinds.get(shorter)?.has(kind) === true
  return [...(kinds.get(name) ?? NO_KINDS)].some(isOf) ? shorter : undefined
}

/** `கனக சுப்புரத்தினம்` is பாரதிதாசன். A given name alone is many people's. */
function alsoByRealName(
  records: readonly FactRecord[],
  kinds: Map<string, Set<NameKind>>,
  things: Map<string, Set<number>>,
): void {
  for (const { property, subject, value } of records) {
    if (property !== 'real-name' || value.type !== 'name') continue
    for (const name of value.accepted.filter((one) => one.includes(' '))) {
      add(kinds, name, 'person')
      for (const id of subject.flatMap((one) => [...(things.get(one) ?? [])])) add(things, name, id)
    }
  }
}

/** What is one under all its names. */
const ONE_BY_ANY_NAME: ReadonlySet<NameKind> = new Set<NameKind>([
  ...(['person', 'city', 'country', 'state', 'district', 'river', 'mountain'] as const),
  ...(['lake', 'ocean', 'island', 'planet', 'spacecraft', 'language', 'dynasty'] as const),
  ...(['continent', 'desert', 'waterfall', 'dance'] as const),
])

/** What is known of மதுரை is known of மதுரை மாநகர், where a list has both for one thing. */
function alsoAboutOtherNames(
  subjects: Map<string, IndexedRecord[]>,
  things: Meanings,
  kinds: ReadonlyMap<string, ReadonlySet<NameKind>>,
): void {
  const known = new Map<number, IndexedRecord[]>()
  const isOne = (name: string) => [...(kinds.get(name) ?? NO_KINDS)].some((kind) => ONE_BY_ANY_NAME.has(kind))
  for (const [name, records] of subjects)
    if (isOne(name))
      for (const id of things.get(name) ?? []) known.set(id, [...(known.get(id) ?? []), ...records])
  for (const [name, ids] of things) {
    if (!isOne(name)) continue
    const more = [...ids].flatMap((id) => known.get(id) ?? [])
    if (more.length > 0) subjects.set(name, [...new Set([...(subjects.get(name) ?? []), ...more])])
  }
}

/** `நேபாள நாடு` is நேபாளம்: a country or state loses its ம் before the noun that says what it is. */
function alsoWithNounOfPlace(
  subjects: Map<string, IndexedRecord[]>,
  kinds: Map<string, Set<NameKind>>,
  things: Map<string, Set<number>>,
): void {
  for (const [name, own] of [...kinds]) {
    alsoOfLongerName(name, subjects, kinds)
    for (const [kind, noun] of NOUNS_OF_PLACE) {
      if (!own.has(kind) || !/^.{3,}ம்$/u.test(name)) continue
      const longer = `${name.slice(0, -2)} ${noun}`
      add(kinds, longer, kind)
      for (const id of things.get(name) ?? []) add(things, longer, id)
      const records = [...(subjects.get(name) ?? []), ...(subjects.get(longer) ?? [])]
      if (records.length > 0) subjects.set(longer, [...new Set(records)])
    }
  }
}
/** `நாயக்க மன்னர்கள்`, `பல்லவ அரசர்கள்`: a house is its kings. */
function alsoAsKings(kinds: Map<string, Set<NameKind>>, things: Map<string, Set<number>>): void {
  for (const [name, own] of [...kinds]) {
    const house = own.has('dynasty') ? /^(\S{2,}[\u0B95-\u0BB9])ர்(?:கள்)?$/u.exec(name)?.[1] : undefined
    if (house === undefined) continue
    for (const kings of ['மன்னர்கள்', 'அரசர்கள்']) {
      add(kinds, `${house} ${kings}`, 'dynasty')
      for (const id of things.get(name) ?? []) add(things, `${house} ${kings}`, id)
    }
  }
}
/** `சோமாலியா நாடு` in some list is சோமாலியா, of which the records are. */
function alsoOfLongerName(
  name: string,
  subjects: Map<string, IndexedRecord[]>,
  kinds: ReadonlyMap<string, ReadonlySet<NameKind>>,
): void {
  for (const [kind, noun] of NOUNS_OF_PLACE) {
    if (!name.endsWith(` ${noun}`) || subjects.has(name)) continue
    const shorter = name.slice(0, -noun.length - 1)
    const records = kinds.get(shorter)?.has(kind) ? subjects.get(shorter) : undefined
    if (records !== undefined) subjects.set(name, records)
  }
}
const NOUNS_OF_PLACE = [
  ['country', 'நாடு'],
  ['state', 'மாநிலம்'],
] as const

/** ஜாலியன் வாலாபாக் படுகொலை, ஜாலியன்வாலா பாக் படுகொலை: parted and voiced otherwise, one name. */
function alsoInOtherSpelling(subjects: Map<string, IndexedRecord[]>): void {
  for (const names of namesSpelledAlike(subjects.keys())) {
    const all = [...new Set(names.flatMap((name) => subjects.get(name) ?? []))]
    for (const name of names) subjects.set(name, all)
  }
}

/** `எம்.ஜி.ஆர்`, `எம். ஜி. ஆர்`: of names that are found in the same words one is found, and means what any of them means. */
function alsoAsWritten(
  subjects: Map<string, IndexedRecord[]>,
  kinds: Map<string, Set<NameKind>>,
  things: Map<string, Set<number>>,
): void {
  const written = new Map<string, string[]>()
  for (const name of new Set([...subjects.keys(), ...kinds.keys()])) {
    const writing = writingOf(name)
    written.set(writing, [...(written.get(writing) ?? []), name])
  }
  for (const names of written.values()) {
    if (names.length === 1) continue
    const records = [...new Set(names.flatMap((name) => subjects.get(name) ?? []))]
    const meant = names.map((name) => [kinds.get(name), things.get(name)] as const)
    for (const name of names) {
      if (records.length > 0) subjects.set(name, records)
      for (const [own, ids] of meant) {
        for (const kind of own ?? []) add(kinds, name, kind)
        for (const id of ids ?? []) add(things, name, id)
      }
    }
  }
}

/** Who was born in ஜோகன்னஸ்பர்க் was born in தென்னாப்பிரிக்கா, too, where only one place has the name. */
function alsoInPlacesAround(subjects: ReadonlyMap<string, IndexedRecord[]>): void {
  const around = (name: string): readonly string[] => {
    const places = (subjects.get(name) ?? []).filter(
      ({ record, cues }) =>
        record.property === 'located-in' && cues.length === 0 && record.value.type === 'name',
    )
    const [only, another] = places
    return only === undefined || another !== undefined ? [] : [...only.accepted]
  }
  for (const records of subjects.values())
    for (const [i, one] of records.entries()) {
      const { property, value } = one.record
      if (value.type !== 'name' || !PLACED.has(property) || value.kind === 'country') continue
      const [name = ''] = value.accepted
      const nearest = around(name)
      const places = [...nearest, ...around(nearest[0] ?? '')]
      if (places.length > 0) records[i] = { ...one, around: new Set(places) }
    }
}

const PLACED: ReadonlySet<FactProperty> = new Set(['birthplace', 'located-in'])

/** What is India's where no other country is said. */
const OF_INDIA = /^(?:இந்தியாவின்|இந்தியத்?|நமது|நம்) (\S+ .+)$/u

/** `ஊட்டி: மலைகளின் அரசி` says as well that no other town is: the record of the epithet, with the one who bears it. */
function reversedEpithet(
  record: FactRecord,
  kinds: ReadonlyMap<string, ReadonlySet<NameKind>>,
): FactRecord[] {
  const { property, subject, value } = record
  if (property !== 'epithet' || value.type !== 'name' || value.kind !== 'epithet') return []
  const kind = subject.flatMap((name) => [...(kinds.get(name) ?? [])]).find((one) => one !== 'epithet')
  if (kind === undefined) return []
  const bearer = { type: 'name' as const, kind, accepted: subject, tolerated: value.tolerated }
  return [{ ...record, subject: value.accepted, cues: [], value: bearer }]
}

function indexRecord(
  record: FactRecord,
  groups: Map<string, readonly Cue[]>,
  analyse: Analyser,
): IndexedRecord {
  const asked = record.property === 'capital' && record.cues.length === 0 ? [CAPITAL_CUES] : record.cues
  const cues = asked.map((group) => cueGroup(group, groups, analyse))
  return {
    record,
    cues,
    isPassive: cues.some((group) => group.some(({ passiveOf }) => passiveOf !== undefined)),
    accepted: new Set(record.value.type === 'name' ? record.value.accepted : []),
    around: NO_WORDS,
  }
}

/** One group object for the same wordings in many records, so that a sentence is searched for it once. */
function cueGroup(
  wordings: readonly string[],
  groups: Map<string, readonly Cue[]>,
  analyse: Analyser,
): readonly Cue[] {
  const key = wordings.join('|')
  const known = groups.get(key)
  if (known !== undefined) return known
  const group = wordings
    .map((wording) => toCue(wording, analyse))
    .sort((a, b) => b.beginning.length - a.beginning.length)
  groups.set(key, group)
  return group
}

/** சிகரம் is to meet சிகரமாக too, so a final pulli or உ is left open. */
function toCue(wording: string, analyse: Analyser): Cue {
  // `ஐ.நா`: letters with stops are units by themselves.
  const words = wording.split(/ +|(?<=\.)|(?=\.)/u)
  const last = words.at(-1) ?? ''
  const open = canonicalSpelling(last.length > 3 && /[்ு]$/u.test(last) ? last.slice(0, -1) : last)
  const before = words.slice(0, -1).map((word) => canonicalSpelling(word.replace(/[கசதப]்$/u, '')))
  if (before.length > 0) return { before, beginning: open }
  const done = analyse(last).find(isDone)
  if (done !== undefined) return { before, beginning: open, root: done.lemma }
  const active = /^(.+)ப்(?:ப|ப்ப|ப்பட்ட|பட்ட|படு)$/u.exec(last)?.[1]
  // `நியமிக்க` is the beginning of நியமிக்கப்பட்டது, too.
  const infinitive = active ?? (/[^க]க்க$/u.test(last) ? last : undefined)
  const root =
    infinitive && analyse(infinitive).find(({ features }) => features.includes('infinitive'))?.lemma
  return root ? { before, beginning: open, passiveOf: root } : { before, beginning: open }
}

/** Whether a reading of a word says that something was done: கட்டிய, கட்டினார், கட்டப்பட்டது. */
export const isDone = ({ class: kind, features }: Analysis): boolean =>
  kind === 'verb' &&
  features.includes('past') &&
  !features.includes('negative') &&
  (['relative-participle', 'finite', 'participial-noun'] as const).some((form) => features.includes(form))
