import type { Mention } from './names/name-index.ts'
import type { Claim } from './records/claim.ts'
import type { Clause } from './records/clause.ts'

/**
 * Whether a later clause says against a claim what its record says: `X எழுதினார் என்று என் தோழி சொன்னாள். உண்மையில் அதை
 * எழுதியவர் Y`. Then the essay knows better than the one it quotes.
 */
export function setsRight(
  { record: { value } }: Claim,
  { units, from, to }: Clause,
  mentions: readonly Mention[],
): boolean {
  if (!units.slice(from, Math.min(to, from + OPENING)).some(({ bare }) => AGAINST.test(bare))) return false
  return value.type === 'name'
    ? mentions.some(({ name }) => value.accepted.includes(name))
    : units.slice(from, to).some(({ bare }) => IN_TRUTH.test(bare))
}

/** Units at the beginning of a clause in which it says that it is against what was said. */
const OPENING = 3
const IN_TRUTH = /^(?:உண்மையில்|உண்மையிலேயே|உண்மையோ)$/u
const AGAINST = /^(?:உண்மையில்|உண்மையிலேயே|உண்மையோ|ஆனால்|ஆனாலும்|எனினும்|இருப்பினும்|ஆயினும்|மாறாக|பிறகுதான்|பின்னர்தான்|இல்லை)$/u
