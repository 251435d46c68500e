import type { Mention } from '../names/name-index.ts'
import type { Clause } from '../records/clause.ts'
import type { FactIndex } from '../records/fact-index.ts'
import { NamesInClause, type Segment, segmentsOf } from './clause-segments.ts'
import { has } from './clause-words.ts'
import { coordinatedIn, knownFor, listedIn } from './coordination.ts'
import { isNamedOnce } from './descriptions.ts'

/** A statement of its own inside a longer clause: some of its units, and where each of them stands there. */
export interface SimpleClause {
  readonly clause: Clause
  /** The names in it, each with what it is there: at another place, and maybe in another case. */
  readonly names: ReadonlyMap<Mention, Mention>
  /** Whether it is one of a list, of which others than the record names may be right, too. */
  readonly isListed: boolean
  /** Where in it the member of the list stands. */
  readonly joint?: number
  /** For each unit of the simple clause its place in the sentence. */
  readonly places: readonly number[]
}

/**
 * Takes a clause with participles apart into simple statements (sentence simplification, as open information extraction
 * does it), so that what reads `திருக்குறளை எழுதிய கபிலர்` need not know what stands around it:
 *
 * - each relative clause with the name it tells of, `1330 குறள்களை எழுதிய வள்ளுவரை உலகம் போற்றுகிறது`: `1330 குறள்களை எழுதிய வள்ளுவர்`;
 * - each verbal participle with the subject that it shares with the end: `இசையை வளர்த்து நாடகத்தைக் காத்தவர் அவர்`: `இசையை வளர்த்து அவர்`;
 * - a list of names, once with each of them (`coordination.ts`);
 * - each of several statements that ‑உம் joins, with the predicate that they share (`coordination.ts`);
 * - the clause without all these, and without what it denies: `தலைநகர் சிட்னி அல்ல, கான்பெரா`: `தலைநகர் கான்பெரா`.
 *
 * A clause has so few units at most that this is linear in the text.
 * @param mentions the names in the clause, and the pronouns that stand for names
 */
export function simpleClausesOf(
  clause: Clause,
  mentions: readonly Mention[],
  index: FactIndex,
): SimpleClause[] {
  const names = new NamesInClause(mentions)
  const { relative, participial, denied } = segmentsOf(clause, names)
  const coordinated = [...coordinatedIn(clause, names), ...knownFor(clause, names)]
  const listed = listedIn(clause, names)
  if (relative.length + participial.length + denied.length + coordinated.length + listed.length === 0)
    return []
  const whole = range(clause.from, clause.to)
  const told = relative.filter(({ head }) => head !== undefined && isNamedOnce(head, index))
  const dropped = placesOf([...told, ...denied])
  const main = whole.filter((place) => !dropped.has(place))
  const joined = placesOf(participial)
  const own = subjectIn(participial, dropped, names)
  const marks = whole.filter((place) => clause.units[place]?.text === ',')
  const chained = new Set([...joined, ...marks])
  const parts = [
    ...relative.flatMap(relativeStatement),
    ...participial.map((segment) =>
      withSubject(segment, clause, names).filter((place) => !dropped.has(place)),
    ),
    ...participial.flatMap((segment) => withHead(segment, relative, chained, names, index)),
    ...coordinated.map(({ places }) => places),
    ...listed.map(({ places }) => places),
    ...(dropped.size > 0 ? [main] : []),
    ...(joined.size > 0 ? [main.filter((place) => !joined.has(place) || own.has(place))] : []),
  ]
  const joints = new Set([...coordinated, ...listed].map(({ joint }) => joint))
  const inLists = new Map(listed.map(({ places, joint }) => [places, places.indexOf(joint)]))
  const heads = new Set(relative.flatMap(({ head, subject }) => head ?? subject ?? []))
  return parts
    .filter((places) => places.length > 1 && places.length < whole.length)
    .map((places) => ({
      ...simpleClause(places, clause, mentions, { heads, joints }),
      isListed: inLists.has(places),
      ...(inLists.has(places) ? { joint: inLists.get(places) ?? 0 } : {}),
    }))
}

const placesOf = (segments: readonly Segment[]) =>
  new Set(segments.flatMap(({ from, to }) => range(from, to)))

/** A relative clause and what it tells of: the name after it, or the subject that is what stands after it. */
function relativeStatement({ from, to, head, subject }: Segment): number[][] {
  if (head !== undefined) return [range(from, head.to)]
  return subject === undefined ? [] : [[...range(from, to), ...range(subject.from, subject.to)]]
}

/** `நைல் ஆறு வடக்கு நோக்கிப் பாய்ந்து …`: the subject that the first participle begins with is that of the end, too. */
function subjectIn(
  [first]: readonly Segment[],
  dropped: ReadonlySet<number>,
  names: NamesInClause,
): ReadonlySet<number> {
  if (first === undefined) return new Set()
  const begins = range(first.from, first.to).find((place) => !dropped.has(place))
  const subject = begins === undefined ? undefined : names.around(begins)
  return new Set(subject?.case === 'nominative' ? range(subject.from, subject.to) : [])
}

/**
 * A participle with the person that the relative clause after it tells of: `பெனிசிலினைக் கண்டுபிடித்து உயிர்களைக் காத்த
 * பிளெமிங்`: `பெனிசிலினைக் கண்டுபிடித்து பிளெமிங்`.
 */
function withHead(
  { from, to }: Segment,
  relative: readonly Segment[],
  chained: ReadonlySet<number>,
  names: NamesInClause,
  index: FactIndex,
): number[][] {
  const next = relative.find((one) => one.from >= to)
  const isChained = next !== undefined && range(to, next.from).every((place) => chained.has(place))
  const head = isChained ? next.head : undefined
  if (head === undefined || !index.isOfKind(head.name, 'person')) return []
  const ownSubject = range(from, to).some((place) => {
    const name = names.around(place)
    return name?.case === 'nominative' && index.isOfKind(name.name, 'person')
  })
  return ownSubject ? [] : [[...range(from, to), ...range(head.from, head.to)]]
}

/** A participle with the subject of the clause: the name at its end after `…வர்`, else the name at its beginning. */
function withSubject({ from, to }: Segment, clause: Clause, names: NamesInClause): number[] {
  const own = range(from, to)
  const last = names.lastBefore(clause.to)
  const made = last && clause.units[last.from - 1]
  if (last !== undefined && made !== undefined && last.from > to && has(made, 'participial-noun'))
    return [...own, ...range(last.from, clause.to)]
  // `1965 இல் மலேசியாவிலிருந்து பிரிந்து சிங்கப்பூர் தனி நாடானது`.
  const next = names.around(to)
  if (next?.case === 'nominative' && next.from === to && !own.some((place) => isSubjectAt(place, names)))
    return [...own, ...range(next.from, next.to)]
  const beside = clause.units[from - 1]?.text === ',' ? names.around(from - 2) : undefined
  const subject = beside ?? names.around(clause.from)
  return subject?.case === 'nominative' && subject.to <= from
    ? [...range(subject.from, subject.to), ...own]
    : own
}

const isSubjectAt = (place: number, names: NamesInClause) => names.around(place)?.case === 'nominative'

function simpleClause(
  places: readonly number[],
  { units, inQuestion }: Clause,
  mentions: readonly Mention[],
  { heads, joints }: { readonly heads: ReadonlySet<Mention>; readonly joints: ReadonlySet<number> },
): Omit<SimpleClause, 'isListed' | 'joint'> {
  const kept = places.flatMap((place) => units[place] ?? [])
  const at = new Map(places.map((place, i) => [place, i]))
  const names = new Map<Mention, Mention>()
  for (const mention of mentions) {
    const from = at.get(mention.from)
    const to = from === undefined ? undefined : from + mention.to - mention.from
    if (from === undefined || to === undefined || places[to - 1] !== mention.to - 1) continue
    // What a relative clause tells of is what it says, whatever case the noun has outside.
    const ends = heads.has(mention) && to === kept.length
    const withUm = mention.withUm && !joints.has(mention.to - 1)
    names.set(mention, {
      ...mention,
      from,
      to,
      withUm,
      ...(ends ? { case: 'nominative', withUm: false } : {}),
    })
  }
  return { clause: { units: kept, from: 0, to: kept.length, inQuestion }, names, places }
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
