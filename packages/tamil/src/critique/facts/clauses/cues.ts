import { canonicalSpelling } from '../names/name-spellings.ts'
import type { Unit } from '../names/sentence-units.ts'
import { dateAt } from '../quantities/dates.ts'
import { type Cue, type IndexedRecord, isDone } from '../records/fact-index.ts'

/** The words that answer a record's cues: for each group one place, and the last of all. */
export interface CueMatch {
  readonly from: number
  readonly to: number
  /** What follows the cue's beginning in its last word. */
  readonly rest: string
  readonly positions: ReadonlySet<number>
  /** Whether a verb says in the active what the cue says in the passive. */
  readonly isActive: boolean
}

/** Finds every group of a record's cues inside `[from, to)`; undefined when one is missing. */
export function matchCues(
  { cues }: IndexedRecord,
  units: readonly Unit[],
  from: number,
  to: number,
): CueMatch | undefined {
  const positions = new Set<number>()
  let last: { from: number; to: number; rest: string } | undefined
  let first = to
  let isActive = false
  for (const group of cues) {
    const found = findCue(group, units, from, to)
    if (found === undefined) return undefined
    for (let i = found.from; i < found.to; i++) positions.add(i)
    first = Math.min(first, found.from)
    isActive ||= found.isActive
    if (last === undefined || found.to > last.to) last = found
  }
  return last && { from: first, to: last.to, rest: last.rest, positions, isActive }
}

/** Whether a clause has what the record asks for; most records of figures ask for nothing. */
export const hasCues = (record: IndexedRecord, units: readonly Unit[], from: number, to: number) =>
  record.cues.length === 0 || matchCues(record, units, from, to) !== undefined

/** The units at which every group of a record's cues is answered by that one unit, in order. */
export function singleUnitMatches(
  record: IndexedRecord,
  units: readonly Unit[],
  from: number,
  to: number,
): number[] {
  const [group] = record.cues
  if (group === undefined) return []
  const occurrences = occurrencesOf(group, units)
  const found: number[] = []
  for (let i = firstFrom(occurrences, from); i < occurrences.length; i++) {
    const { at, end } = occurrences[i] ?? { at: to, end: to }
    if (at >= to) break
    if (end === at + 1 && found.at(-1) !== at && matchCues(record, units, at, end)) found.push(at)
  }
  return found
}

/** Every unit in `[from, to)` that answers one of a record's cues. */
export function cueUnits(
  { cues }: IndexedRecord,
  units: readonly Unit[],
  from: number,
  to: number,
): number[] {
  const found: number[] = []
  for (const group of cues)
    for (const { at, end } of occurrencesOf(group, units))
      if (at >= from && end <= to) for (let i = at; i < end; i++) found.push(i)
  return found
}

/** One place where a wording of a group is said: units `[at, end)`. */
interface Occurrence {
  readonly at: number
  readonly end: number
  readonly rest: string
  readonly isActive: boolean
  /** Another wording of the group in the next unit; the two are one: கால் பதித்தவர். */
  readonly further: { readonly to: number; readonly rest: string } | undefined
}

function findCue(
  group: readonly Cue[],
  units: readonly Unit[],
  from: number,
  to: number,
): { from: number; to: number; rest: string; isActive: boolean } | undefined {
  const occurrences = occurrencesOf(group, units)
  let active: Occurrence | undefined
  for (let i = firstFrom(occurrences, from); i < occurrences.length; i++) {
    const found = occurrences[i]
    if (found === undefined || found.at >= to) break
    if (found.end > to) continue
    // `தாக்கத்தை ஏற்படுத்திய … நிறுவப்பட்டது`: the passive that is asked for goes before another verb in the active.
    if (!found.isActive) return placeOf(found, to)
    active ??= found
  }
  return active && placeOf(active, to)
}

function placeOf({ at, end, rest, isActive, further }: Occurrence, to: number) {
  const more = end < to ? further : undefined
  return { from: at, to: more?.to ?? end, rest: more?.rest ?? rest, isActive }
}

/** Binary search for the first occurrence at `from` or later. */
function firstFrom(occurrences: readonly Occurrence[], from: number): number {
  let low = 0
  let high = occurrences.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((occurrences[middle]?.at ?? from) < from) low = middle + 1
    else high = middle
  }
  return low
}

/** A sentence made ready for the search: the places of its words by first letter, and what was found for each group. */
interface SearchedSentence {
  readonly byLetter: ReadonlyMap<string, readonly number[]>
  /** The places of what was done, by the root of the verb. */
  readonly byRoot: ReadonlyMap<string, readonly number[]>
  readonly found: Map<readonly Cue[], readonly Occurrence[]>
}

/** Memo: many subjects and clauses of a sentence ask for the same groups. */
const SEARCHED = new WeakMap<readonly Unit[], SearchedSentence>()

function searchedSentence(units: readonly Unit[]): SearchedSentence {
  let searched = SEARCHED.get(units)
  if (searched === undefined) {
    const byLetter = new Map<string, number[]>()
    const byRoot = new Map<string, number[]>()
    for (const [place, unit] of units.entries()) {
      for (const root of new Set((unit.word?.analyses ?? []).filter(isDone).map(({ lemma }) => lemma)))
        byRoot.set(root, [...(byRoot.get(root) ?? []), place])
      const letters = [wordAfterIntensifier(unit)?.[0], fusedCopula(unit.canonical.bare)?.[0]]
      for (const letter of new Set(letters)) {
        const places = letter && byLetter.get(letter)
        if (places) places.push(place)
        else if (letter) byLetter.set(letter, [place])
      }
    }
    searched = { byLetter, byRoot, found: new Map() }
    SEARCHED.set(units, searched)
  }
  return searched
}

/** Every place in a sentence where a group is said, in order; at one place in the order of the group's wordings. */
function occurrencesOf(group: readonly Cue[], units: readonly Unit[]): readonly Occurrence[] {
  const { byLetter, byRoot, found } = searchedSentence(units)
  let occurrences = found.get(group)
  if (occurrences === undefined) {
    const worded = group.flatMap((cue) =>
      (byLetter.get(cue.beginning[0] ?? '') ?? []).flatMap((place) => occurrenceAt(cue, group, units, place)),
    )
    const known = new Set(worded.map(({ end }) => end - 1))
    const saidBy = (roots: readonly (string | undefined)[]) =>
      new Set(roots.flatMap((root) => (root === undefined ? [] : (byRoot.get(root) ?? []))))
    const done = saidBy(group.map(({ root }) => root))
    const active = saidBy(group.map(({ passiveOf }) => passiveOf))
    const inflected = [...new Set([...done, ...active])]
      .filter((place) => !known.has(place))
      .map((at) => {
        const rest = (units[at]?.bare ?? '').slice(-3)
        return { at, end: at + 1, rest, isActive: !done.has(at), further: undefined }
      })
    occurrences = [...worded, ...inflected].sort((a, b) => a.at - b.at)
    found.set(group, occurrences)
  }
  return occurrences
}

/** The occurrence of a cue whose last word is the unit at `place`. */
function occurrenceAt(cue: Cue, group: readonly Cue[], units: readonly Unit[], place: number): Occurrence[] {
  const at = startOfCue(cue, units, place)
  const rest = restAfter(cue, units, at, place)
  if (rest === undefined) return []
  return [{ at, end: place + 1, rest, isActive: false, further: oneWordAt(group, units, place + 1) }]
}

function oneWordAt(group: readonly Cue[], units: readonly Unit[], at: number): Occurrence['further'] {
  for (const cue of group) {
    const rest = cue.before.length === 0 ? restAfter(cue, units, at, at) : undefined
    if (rest !== undefined) return { to: at + 1, rest }
  }
  return undefined
}

/** Where a cue begins whose last word is at `place`: `உயிர் 1904 இல் பிரிந்தது` has its date before its verb. */
function startOfCue({ before }: Cue, units: readonly Unit[], place: number): number {
  if (before.length === 1 && ENDS_DATE.test(units[place - 1]?.bare ?? ''))
    for (let from = Math.max(1, place - DATE_UNITS); from < place; from++)
      if (dateAt(units, from)?.to === place) return from - 1
  return place - before.length
}
const ENDS_DATE = /^(?:இல்|ல்|இல்தான்|ஆண்டு|ஆண்டில்|ஆண்டில்தான்|அன்று|தேதி|நாள்|நாளில்)$/u
/** Units of a date at most: `1904 ஆம் ஆண்டு ஜனவரி 1 ஆம் நாள்`. */
const DATE_UNITS = 8

/** What follows a cue's beginning in its last word, where the cue is said from `at` to `place`. */
function restAfter(
  { before, beginning }: Cue,
  units: readonly Unit[],
  at: number,
  place: number,
): string | undefined {
  const whole = wordAfterIntensifier(units[place])
  if (at < 0 || whole === undefined) return undefined
  const last = beginning.startsWith(BECAME) ? (fusedCopula(whole) ?? whole) : whole
  // ஆறாக, நாடாகும்: a final உ gives way to the ஆ of a predicate.
  const stem =
    beginning.endsWith('ு') && last.startsWith(`${beginning.slice(0, -1)}ா`)
      ? beginning.slice(0, -1)
      : beginning
  if (stem === FOUND && ORGANISATION.test(last)) return undefined
  const length = last.startsWith(stem) ? stem.length : lengthInFormsOf(stem, last)
  if (length === undefined) return undefined
  return before.every((word, i) => units[at + i]?.canonical.bare === word) ? last.slice(length) : undefined
}

const FOUND = canonicalSpelling('நிறுவ')
/** `யுனெஸ்கோ நிறுவனம்`: what it is, and not when it was founded. */
const ORGANISATION = new RegExp(`^${canonicalSpelling('நிறுவன')}(?:ம|த்த|ங்க)`, 'u')

/** `சிகரம்` is said by சிகரங்களுள் and சிகரத்தின், too: how much of the word is the noun. */
function lengthInFormsOf(stem: string, word: string): number | undefined {
  if (!stem.endsWith('ம') || stem.length < SHORTEST_NOUN) return undefined
  const length = stem.length - 1
  return word.startsWith(stem.slice(0, length)) && /^(?:ங்க|த்த[ைு]|த்தி)/u.test(word.slice(length))
    ? length
    : undefined
}
const SHORTEST_NOUN = 3

/** `குடியரசுத் தலைவரானார்`: the verb of becoming, written with the noun that somebody became. */
function fusedCopula(word: string): string | undefined {
  const end = /[னரள]ா(ன(?:ார்|வர்|ான்|ாள்|ாராம்))$/u.exec(word)?.[1]
  return end === undefined ? undefined : `ஆ${end}`
}
const BECAME = 'ஆன'

/** மிகப்பெரிய counts as பெரிய; in the spelling in which cues are kept. */
function wordAfterIntensifier(unit: Unit | undefined): string | undefined {
  if (unit === undefined || unit.kind === 'punctuation') return undefined
  const { bare } = unit.canonical
  return bare.startsWith('மிக') ? bare.replace(/^மிக(?:[கசதப]்)?(?=[அ-ஔக-ஹ])/u, '') : bare
}

/** How a cue's noun stands: as the subject of the predicate, as an adjective (-ஆன), as a complement (-ஆக). */
export type NounForm = 'nominative' | 'adjectival' | 'adverbial' | 'copula' | 'other'

/** Reads the ending that a cue's word has beyond the cue. */
export function nounFormOf(rest: string): NounForm {
  if (/^(?:்|ு|ம்|து|டு|று|ி|ை|ா|)$|(?:வர்|வன்|வள்)$/u.test(rest)) return 'nominative'
  if (/(?:ான|ாகிய|மான|ாகவுள்ள|ாயிருந்த)$/u.test(rest)) return 'adjectival'
  if (/(?:ாக|ாகவும்|ாகவே)$/u.test(rest)) return 'adverbial'
  if (/(?:ாகும்|ாவார்|ாவான்|ாவாள்|ாவது|ானது)$/u.test(rest)) return 'copula'
  return 'other'
}
