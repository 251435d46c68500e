import type { Reading } from './claim.ts'
import { has } from './clause-words.ts'
import type { Clause } from './clauses.ts'
import type { Mention } from './name-index.ts'
import { HONORIFICS } from './name-phrases.ts'
import type { Unit } from './sentence-units.ts'

/** A clause with its names. */
export interface NamedClause {
  readonly clause: Clause
  readonly mentions: readonly Mention[]
}

/**
 * What a sentence that only names says together with the description before it: `மிகப் பெரிய கோள் இதுவே. இதன் பெயர் சனி`:
 * `மிகப் பெரிய கோள் சனி`. Undefined where the sentence does more than name, or the one before does not describe.
 */
export function namedDescription(before: Reading | undefined, naming: Reading): NamedClause | undefined {
  if (before === undefined) return undefined
  const asked = askedFrom(before)
  const name = asked === undefined ? nameGivenIn(naming) : nameAnsweredIn(naming)
  if (name === undefined || !(before.isStatement || asked !== undefined)) return undefined
  const { units, from, to } = before.clause
  let end = asked ?? to
  while (end > from && isLeftOut(units[end - 1])) end--
  if (end === from) return undefined
  const last = units[end - 1]
  const description = units.slice(from, end)
  const given = naming.clause.units.slice(name.from, name.to)
  const verbLast = last !== undefined && has(last, 'finite')
  const shift = verbLast ? given.length : 0
  const nameAt = verbLast ? 0 : description.length
  return {
    clause: joined(verbLast ? [...given, ...description] : [...description, ...given]),
    mentions: [
      ...before.mentions
        .filter((mention) => mention.to <= end)
        .map((mention) => ({ ...mention, from: mention.from - from + shift, to: mention.to - from + shift })),
      { ...name, from: nameAt, to: nameAt + given.length },
    ].sort((a, b) => a.from - b.from),
  }
}

const joined = (units: readonly Unit[]): Clause => ({ units, from: 0, to: units.length, inQuestion: false })

/** Where a question begins to ask who or what fits its description: `இந்தியாவின் முதல் பிரதமர் யார் தெரியுமா?` */
function askedFrom({ clause: { units, from, to, inQuestion } }: Reading): number | undefined {
  if (!inQuestion) return undefined
  let end = to
  while (
    end > from &&
    (units[end - 1]?.kind === 'punctuation' || DO_YOU_KNOW.test(units[end - 1]?.bare ?? ''))
  )
    end--
  const asks = end - 1
  return asks > from && /^(?:யார்|எது|எவர்)$/u.test(units[asks]?.bare ?? '') ? asks : undefined
}

const DO_YOU_KNOW = /^(?:தெரியுமா|என்று|எனத்|என|உங்களுக்கு|உங்களுக்குத்|அறிவீர்களா)$/u

/** The name in `அவர்தான் நம் விசுவநாதன் ஆனந்த்`, and nothing else in it. */
function nameAnsweredIn({
  clause: { units, from, to },
  mentions,
  isStatement,
}: Reading): Mention | undefined {
  const [name, another] = mentions.filter(({ to: end, from: start }) => end > start)
  if (!isStatement || name === undefined || another !== undefined) return undefined
  const before = units.slice(from, name.from)
  const isPlain = before.every((unit) => isLeftOut(unit) || HONORIFICS.has(unit.bare))
  const rest = units.slice(name.to, to)
  return isPlain && name.case === 'nominative' && rest.every(isLeftOut) ? name : undefined
}

const OWNER = /^(?:அவர்|அவரது|அவருடைய|அவரின்|அவன்|அவள்|இவர்|இவரது|இவருடைய|இவரின்|அதன்|இதன்|அதனுடைய|இதனுடைய)$/u

/** The name in `அவர் பெயர் ஏடா லவ்லேஸ் ஆகும்`, and nothing else in it. */
function nameGivenIn({ clause: { units, from, to }, mentions, isStatement }: Reading): Mention | undefined {
  if (!isStatement || !OWNER.test(units[from]?.bare ?? '') || units[from + 1]?.bare !== 'பெயர்')
    return undefined
  const [name, another] = mentions.filter((mention) => mention.from >= from + 2)
  if (name === undefined || another !== undefined || name.from !== from + 2) return undefined
  const rest = units.slice(name.to, to)
  return name.case === 'nominative' && rest.every(isLeftOut) ? name : undefined
}

/** Punctuation, the copula, and the pronoun that the name stands for. */
const isLeftOut = (unit: Unit | undefined) =>
  unit?.kind === 'punctuation' ||
  /^(?:ஆகும்|ஆவார்|ஆவான்|ஆவாள்|என்பதாகும்|[இஅ]து|[இஅ]துவே|[இஅ]வர்|[இஅ]வரே|[இஅ]துதான்|[இஅ]வர்தான்)$/u.test(unit?.bare ?? '')
