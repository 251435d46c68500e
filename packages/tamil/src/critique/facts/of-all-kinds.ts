import { isVerb } from './clauses/clauses.ts'
import type { Mention } from './names/name-index.ts'
import type { Unit } from './names/sentence-units.ts'
import type { Clause } from './records/clause.ts'

/** The world as a subject, and whether it is said: `உலகக் கண்டங்களில்`. */
interface WorldMeant {
  readonly subject: Mention
  readonly isSaid: boolean
}

/**
 * The world, in the place of the words that mean all there are of a kind: `கண்டங்களில் மிகப் பெரியது ஆசியா`,
 * `உலகப் பெருங்கடல்களுள் மிகப் பெரியது`. Only at the head of a clause, where nothing says whose they are, and before `மிக`.
 */
export function worldMeantIn(
  { units, from, to }: Clause,
  mentions: readonly Mention[],
): WorldMeant | undefined {
  let at = from
  while (at < to && units[at]?.kind === 'punctuation') at++
  const isSaid = WORLD.test(units[at]?.bare ?? '')
  const head = at
  if (ALL_SEVEN.test(`${units[at]?.bare ?? ''} ${units[at + 1]?.bare ?? ''}`)) at++
  const all = isSaid ? at + 1 : at
  const kind = units[all]
  if (kind === undefined || all + 1 >= to || !isOfAll(kind)) return undefined
  if (mentions.some((one) => one.from <= all && one.to > at && one.to > one.from + 1)) return undefined
  const most = units.slice(all + 1, Math.min(to, all + 2)).some(({ bare }) => MOST.test(bare))
  if (!most || units.slice(from, to).some(({ bare }) => OURS.test(bare))) return undefined
  const name = PLANETS.test(kind.bare) ? 'சூரியக் குடும்பம்' : 'உலகம்'
  const subject: Mention = { name, case: 'locative', withUm: false, from: head, to: at + 1 }
  return { subject, isSaid }
}

/** As many as there are: `ஏழு கண்டங்களுள்`. */
const ALL_SEVEN = /^(?:ஏழு கண்டங்கள|எட்டுக? கோள்கள|ஐந்து பெருங்கடல்கள|ஐம்பெருங்கடல்கள)/u

/** Of which all are the sun's: `கோள்களில் மிகப் பெரியது வியாழன்`. */
const PLANETS = /^கோள்களி?[லு]/u
const WORLD = /^உலக[கசதப]?்?$/u
const MOST = /^மிக/u
/** Not of all, but of those before us. */
const OURS = /^(?:நம்|நாம்|எங்கள்|என்|நான்|இந்த|அந்த|கதையில்|தோட்டத்தில்|பார்த்த|கண்ட(?!ங்)|படித்த)/u

/** `பறவைகளில்`, `கோள்களுள்ளே`, `பாலூட்டிகளிலேயே`: a noun, no verb's. */
const isOfAll = (unit: Unit) =>
  unit.kind === 'word' && /(?:களில்|களிலேயே|களிலே|களுள்|களுள்ளே)$/u.test(unit.bare) && !isVerb(unit)
