import { has } from '../clauses/clause-words.ts'
import { isVerb } from '../clauses/clauses.ts'
import { IN_ALL } from '../clauses/count-words.ts'
import type { Unit } from '../names/sentence-units.ts'

/** The figure of a clause: where it stands with what it counts, and whether it agrees with a record. */
interface Figure {
  readonly right: boolean
  readonly from: number
  readonly to: number
}

/** What may stand beside a number: what is there with those that are counted, and what was done to reach it. */
export function addBesideNumber(
  ties: Set<number>,
  rest: number[],
  figure: Figure,
  units: readonly Unit[],
): void {
  addCompany(ties, rest, units)
  addReached(ties, rest, figure, units)
}

/** `பிறையோடு ஐந்து விண்மீன்கள்`: what stands beside those that are counted. */
function addCompany(ties: Set<number>, rest: number[], units: readonly Unit[]): void {
  for (const i of [...rest]) {
    if (units[i]?.word?.isOnly('sociative') !== true) continue
    ties.add(i)
    rest.splice(rest.indexOf(i), 1)
  }
}

/** `டெஸ்ட் போட்டிகளில் மொத்தம் 800 விக்கெட்டுகளை வீழ்த்தினார்`: what was done to reach that number in all, and in what. */
function addReached(
  ties: Set<number>,
  rest: number[],
  { from, to, right }: Figure,
  units: readonly Unit[],
): void {
  const done = units[to]
  const isInAll = IN_ALL.test(units[from - 1]?.bare ?? '')
  // `800 விக்கெட்டுகளை வீழ்த்தியவர்`: a number that agrees is what the one reached in all; another may be told of a part.
  const isOfOne = right && done !== undefined && has(done, 'participial-noun') && ONE_WHO.test(done.bare)
  if (!isOfOne && !(isInAll && isVerb(done))) return
  const isReached = (i: number) =>
    i === to || (isInAll && i === from - 1) || (i < from && WHEREVER.test(units[i]?.bare ?? ''))
  for (const i of [...rest]) {
    if (!isReached(i)) continue
    ties.add(i)
    rest.splice(rest.indexOf(i), 1)
  }
}

/** In all matches or in a whole life; in one country or in one series it is another number. */
const WHEREVER = /^(?:போட்டிகளில்|ஆட்டங்களில்|கிரிக்கெட்டில்|கால்பந்தில்|ஹாக்கியில்|டென்னிசில்|வாழ்வில்|வாழ்நாளில்)$/u
const ONE_WHO = /(?:வர்|வன்|வள்)$/u
