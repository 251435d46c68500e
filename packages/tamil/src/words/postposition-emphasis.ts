import { withoutVallinam } from './vallinam.ts'

/** Clitics on a postposition, and what it ends in without them: முன்பே, பற்றியே, விடவே, வரைதான், முன்புகூட. */
const CLITICS: readonly (readonly [ending: RegExp, without: string])[] = [
  [/(?:த்)?தான்$/u, ''],
  [/(?:க்)?கூட$/u, ''],
  [/([ிைே])ய(?:ே|ும்)$/u, '$1'],
  [/([^ிைேு்])வே$/u, '$1'],
  [/(?:ே|ும்)$/u, '்'],
  [/(?:ே|ும்)$/u, 'ு'],
]

/** Words of their own: `கீழே விழுந்தது`, `எனக்குப் போதும்`. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['கீழே', 'மேலே', 'போதும்'])

/**
 * What a table says of a postposition, with doubling or a clitic behind it: of பற்றிப் and பற்றியே, பற்றி. A form with a
 * clitic that has an entry of its own is that one.
 */
export function ofPostposition<Entry>(text: string, table: ReadonlyMap<string, Entry>): Entry | undefined {
  const plain = withoutVallinam(text)
  const own = table.get(plain)
  if (own !== undefined || OTHER_WORDS.has(plain)) return own
  for (const [ending, without] of CLITICS) {
    if (!ending.test(plain)) continue
    const entry = table.get(plain.replace(ending, without))
    if (entry !== undefined) return entry
  }
  return undefined
}

/** A postposition with each of the clitics: what calls a rule about it. */
export function emphasised(postposition: string): readonly string[] {
  if (postposition.endsWith('்'))
    return ['ே', 'ும்'].map((clitic) => postposition.slice(0, -1) + clitic).concat(`${postposition}தான்`)
  const doubled = [`${postposition}தான்`, `${postposition}த்தான்`, `${postposition}க்கூட`]
  if (postposition.endsWith('ு'))
    return ['ே', 'ும்'].map((clitic) => postposition.slice(0, -1) + clitic).concat(doubled)
  if (/[ிைே]$/u.test(postposition))
    return ['யே', 'யும்'].map((clitic) => postposition + clitic).concat(doubled)
  return [`${postposition}வே`, ...doubled]
}
