import type { readNames } from '../../../knowledge/facts/fact-base.ts'
import {
  type FactProperty,
  type FactRecord,
  NAME_KINDS,
  type NameKind,
  type NameValue,
} from '../../../knowledge/facts/fact-record.ts'
import { withoutVallinam } from '../../../words/vallinam.ts'
import { KIND_OF } from './kind-nouns.ts'
import { differsInVowels, looksLike, spelledAlike } from './name-likeness.ts'
import { kindByNoun, toldKindOf } from './told-kinds.ts'

/** For each name the things that it means, by their numbers. */
export type Meanings = ReadonlyMap<string, ReadonlySet<number>>

export interface NameMeanings {
  readonly kinds: Map<string, Set<NameKind>>
  /** Which thing a name means. */
  readonly things: Map<string, Set<number>>
  /** Which thing a name may mean besides. */
  readonly possible: Map<string, Set<number>>
  /** Which properties have the name for an answer. */
  readonly answered: ReadonlyMap<string, ReadonlySet<FactProperty>>
}

/** What the names of the records and of the gazetteer mean. */
export function meaningsOf(
  records: readonly FactRecord[],
  gazetteer: ReturnType<typeof readNames>,
): NameMeanings {
  const { kinds, things, answered } = readMeanings(records, gazetteer)
  const possible = new Map<string, Set<number>>()
  addToldKinds(records, kinds, possible)
  for (const { property, value } of records)
    if (value.type === 'name' && !isOfSeveral(property, value, answered))
      joinSpellings(value, things, possible)
  return { kinds, things, possible, answered }
}

/** What names mean: kinds of things, which thing, and which properties have them for an answer. One pass fills all three. */
function readMeanings(records: readonly FactRecord[], gazetteer: ReturnType<typeof readNames>) {
  const answered = new Map<string, Set<FactProperty>>()
  const kinds = new Map<string, Set<NameKind>>()
  const things = new Map<string, Set<number>>()
  let thing = 0
  const sameThing = (names: readonly string[]) => {
    thing++
    for (const name of names) add(things, name, thing)
  }
  for (const { property, subject, value } of records) {
    // A member of a list is told by the list alone: மா is a tree, a horse and a fraction.
    if (value.type === 'name' && property !== 'parts') {
      for (const name of [...value.accepted, ...value.tolerated]) add(kinds, name, value.kind)
      for (const name of value.accepted) add(answered, name, property)
    }
    if (property === 'birth' || property === 'death' || property === 'capital') sameThing(subject)
    if (property === 'birth' || property === 'death') for (const name of subject) add(kinds, name, 'person')
    if (property === 'capital' && value.type === 'name') {
      // A realm may have had several capitals.
      for (const city of value.accepted) sameThing(value.accepted.filter((other) => looksLike(city, other)))
      for (const name of subject) add(kinds, name, 'country')
    }
  }
  for (const kind of NAME_KINDS)
    for (const names of gazetteer.get(kind) ?? []) {
      sameThing(names)
      for (const name of names) add(kinds, name, kind)
    }
  addKindsByNoun(records, kinds, sameThing)
  return { kinds, things, answered }
}

/** `ஒடிசா மாநிலம்` is a state, and the one that ஒடிசா is, though a list has only the shorter name. */
function addKindsByNoun(
  records: readonly FactRecord[],
  kinds: Map<string, Set<NameKind>>,
  sameThing: (names: readonly string[]) => void,
): void {
  for (const name of new Set(records.flatMap(({ subject }) => subject))) {
    const at = name.lastIndexOf(' ')
    const kind = at === -1 || kinds.has(name) ? undefined : KIND_OF.get(name.slice(at + 1))
    const shorter = withoutVallinam(name.slice(0, at))
    if (kind === undefined || !kinds.get(shorter)?.has(kind)) continue
    add(kinds, name, kind)
    sameThing([shorter, name])
  }
}

/** A name of which no list has the kind has the one that its records tell; the other names of the subject may mean the same. */
function addToldKinds(
  records: readonly FactRecord[],
  kinds: Map<string, Set<NameKind>>,
  possible: Map<string, Set<number>>,
): void {
  const known: ReadonlyMap<string, ReadonlySet<NameKind>> = new Map(kinds)
  let list = 0
  for (const record of records) {
    if (record.subject.every((name) => known.has(name))) continue
    const ofAll = toldKindOf(record)
    const told = record.subject.flatMap((name) => {
      const kind = known.has(name) ? undefined : (ofAll ?? kindByNoun(name, record))
      return kind === undefined ? [] : [[name, kind] as const]
    })
    // Pair by pair: a list of several captains does not make those of them one who are known by their own records.
    for (const [name, kind] of told) {
      add(kinds, name, kind)
      for (const other of record.subject) {
        list--
        for (const one of [name, other]) add(possible, one, list)
      }
    }
  }
  const many = records.flatMap(({ subject }) => subject.filter((name) => name.endsWith('ர்கள்')))
  for (const name of new Set(many)) {
    const one = name.slice(0, -PLURAL.length)
    if (known.has(name) || !known.has(one)) continue
    list--
    for (const kind of known.get(one) ?? []) add(kinds, name, kind)
    for (const other of [one, name]) add(possible, other, list)
  }
}
const PLURAL = 'கள்'

/** Whether a name means the same thing as one of the others. */
export const isSameName = (one: string, others: ReadonlySet<string>, { things }: NameMeanings) =>
  shareMeaning(one, others, [things])

/** Whether a name may mean the same thing as one of the others. */
export const mayBeSameName = (one: string, others: ReadonlySet<string>, { things, possible }: NameMeanings) =>
  shareMeaning(one, others, [things, possible]) || isWrittenAlike(one, others, things)

/** Whether a name is another spelling of one of the others, as far as is known of them. */
function isWrittenAlike(one: string, others: ReadonlySet<string>, things: Meanings): boolean {
  const known = things.has(one) && [...others].some((other) => things.has(other))
  if (!known) return [...others].some((other) => spelledAlike(one, other))
  // Both are known, so they are two unless some list has them together or they differ in vowels only.
  return [...others].some((other) => differsInVowels(one, other))
}

/** Whether a name means something that one of the others means. */
function shareMeaning(one: string, others: ReadonlySet<string>, tables: readonly Meanings[]): boolean {
  for (const mine of tables)
    for (const meaning of mine.get(one) ?? [])
      for (const other of others) if (tables.some((table) => table.get(other)?.has(meaning))) return true
  return false
}

/**
 * Where a record's names that are known mean one thing, the others that look like them are more spellings of it. One that
 * looks otherwise may be a second thing (English and Arabic, two poets of one work), so it is only possibly the same.
 */
function joinSpellings(
  { accepted }: NameValue,
  things: Map<string, Set<number>>,
  possible: Map<string, Set<number>>,
): void {
  const known = accepted.filter((name) => things.has(name))
  const meant = known.flatMap((name) => things.get(name) ?? [])
  const [first] = meant
  const shared = first && [...first].find((id) => meant.every((ids) => ids.has(id)))
  if (shared === undefined) return
  for (const name of accepted)
    add(known.some((other) => looksLike(name, other)) ? things : possible, name, shared)
}

/** Whether the names of a value may be of several: a given name (`சுப்பிரமணியன்`) is many people's, an epithet some poets'. */
const isOfSeveral = (
  property: FactProperty,
  value: NameValue,
  answered: ReadonlyMap<string, ReadonlySet<FactProperty>>,
) => property === 'real-name' || (property === 'epithet' && areSeveral(value, answered))

/** `கவிச்சக்கரவர்த்தி: கம்பர்; ஒட்டக்கூத்தர்`: each of whom has made something of his own. */
function areSeveral(
  { accepted }: NameValue,
  answered: ReadonlyMap<string, ReadonlySet<FactProperty>>,
): boolean {
  const [first, ...others] = accepted.filter((name) => answered.get(name)?.has('author'))
  return first !== undefined && others.some((other) => !looksLike(first, other))
}

/** Adds a value to those of a key. */
export function add<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key)
  if (set) set.add(value)
  else map.set(key, new Set([value]))
}
