import type { Mention } from '../names/name-index.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { Clause } from '../records/clause.ts'
import type { NamesInClause } from './clause-segments.ts'
import { has } from './clause-words.ts'

/** One of several statements that share a predicate: the places of its units. `joint`: the unit that has the ‑உம். */
export interface Coordinated {
  readonly places: readonly number[]
  readonly joint: number
}

/**
 * The statements that -உம் joins, each with the predicate that they share:
 * `பூச்சிகளுக்கு ஆறு கால்களும் சிலந்திகளுக்கு எட்டுக் கால்களும் உள்ளன`, `மரம் பனை என்றும் மலர் செங்காந்தள் என்றும் அறிவித்தனர்`.
 * A list of single words is none. Linear in the units.
 */
export function coordinatedIn({ units, from, to }: Clause, names: NamesInClause): Coordinated[] {
  const joints = range(from, to).filter((i) => isJoint(units[i], names.around(i)?.to === i + 1))
  const last = joints.at(-1)
  if (last === undefined || joints.length < 2 || joints.length > MAX_JOINTS) return []
  const parts = joints.map((joint, k) => ({
    begin: k === 0 ? from : behindComma((joints[k - 1] ?? from) + 1, units),
    joint,
  }))
  if (parts.some(({ begin, joint }) => joint === begin)) return []
  const subject = names.around(from)
  const quotes = SAID.test(units[last]?.bare ?? '')
  return parts.map(({ begin, joint }) => {
    const shared = begin > from && subject !== undefined && names.around(begin) === undefined
    return {
      joint,
      places: [
        ...(shared ? range(subject.from, subject.to) : []),
        ...range(begin, quotes ? joint : joint + 1),
        ...(quotes ? [] : range(last + 1, to)),
      ],
    }
  })
}

const behindComma = (at: number, units: readonly Unit[]) => (units[at]?.text === ',' ? at + 1 : at)

/**
 * The statements of a list of names, once with each of them: `சித்து, கானு ஆகியோர் தலைமை தாங்கினர்`,
 * `இன்சுலினை பாண்டிங்கும் பெஸ்ட்டும் கண்டுபிடித்தனர்`. Linear in the units.
 */
export function listedIn({ units, from, to }: Clause, names: NamesInClause): Coordinated[] {
  const statements: Coordinated[] = []
  for (let i = from; i < to; i++) {
    const list = listAt(i, units, to, names)
    if (list === undefined) continue
    for (const name of list.members)
      statements.push({
        joint: name.to - 1,
        places: [...range(from, i), ...range(name.from, name.to), ...range(list.to, to)],
      })
    i = list.to
  }
  return statements
}

function listAt(
  start: number,
  units: readonly Unit[],
  end: number,
  names: NamesInClause,
): { members: readonly Mention[]; to: number } | undefined {
  const members: Mention[] = []
  let at = start
  let isJoined = false
  while (at < end && members.length < MAX_JOINTS) {
    const name = names.around(at)
    if (name === undefined || name.from !== at || name.case !== 'nominative') break
    members.push(name)
    at = name.to
    const isAnd = units[at]?.bare === 'மற்றும்'
    isJoined ||= isAnd
    if (isAnd || units[at]?.text === ',') at++
    else if (!name.withUm) break
  }
  if (members.length < 2) return undefined
  const sums = SUMS.test(units[at]?.bare ?? '')
  if (!sums && !isJoined && !members.every(({ withUm }) => withUm)) return undefined
  if (sums) at++
  return { members, to: at }
}

/**
 * `பூட்டுக்கும் தோல் பொருள்களுக்கும் பெயர்பெற்ற ஊர்`: for each of two things that something is known for, once with the one that has a
 * name. Linear in the units.
 */
export function knownFor({ units, from, to }: Clause, names: NamesInClause): Coordinated[] {
  const last = range(from, to).find(
    (i) => DATIVE_UM.test(units[i]?.bare ?? '') && FAMED.test(units[i + 1]?.bare ?? ''),
  )
  const first = range(from, last ?? from).find((i) => DATIVE_UM.test(units[i]?.bare ?? ''))
  if (last === undefined || first === undefined || last - first > LONGEST_JOINED) return []
  const [one, other] = [names.around(first), names.around(last)]
  return [
    ...(one?.to === first + 1
      ? [{ joint: first, places: [...range(from, first + 1), ...range(last + 1, to)] }]
      : []),
    ...(other?.to === last + 1 && other.from > first
      ? [{ joint: last, places: [...range(other.from, to)] }]
      : []),
  ]
}
const DATIVE_UM = /க்கும்$/u
const FAMED = /^(?:பெயர்|பேர்|புகழ்|சிறப்பு|பிரசித்தி)/u
/** Units of the second of two that are joined, at most. */
const LONGEST_JOINED = 4

const SUMS = /^(?:ஆகியோர்|ஆகியோரே|முதலியோர்|போன்றோர்|என்போர்)$/u

/** More is a list, each member of which would be read with all the rest of the clause. */
const MAX_JOINTS = 6

const SAID = /^(?:என்றும்|எனவும்)$/u

/** A noun with ‑உம், at the end of a name where it is part of one. */
function isJoint(unit: Unit | undefined, endsName: boolean): boolean {
  if (unit?.kind !== 'word') return false
  if (SAID.test(unit.bare)) return true
  if (!/[^க]ும்$/u.test(unit.bare)) return false
  return (
    endsName || (has(unit, 'clitic-um') && (unit.word?.analyses.some((one) => one.class === 'noun') ?? false))
  )
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
