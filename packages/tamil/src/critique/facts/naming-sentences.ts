import type { Reading } from './claim.ts'
import { has } from './clause-words.ts'
import type { Clause } from './clauses.ts'
import type { Mention } from './name-index.ts'
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
  const name = nameGivenIn(naming)
  if (before === undefined || name === undefined || !before.isStatement) return undefined
  const { units, from, to } = before.clause
  let end = to
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
