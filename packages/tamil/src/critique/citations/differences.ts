import type { Spelled } from './spelled.ts'

/** Words that differ: as quoted and as the text has them. Either may be empty. */
export interface Difference {
  readonly quoted: string
  readonly printed: string
}

/** Groups faults into runs of neighbouring words, named whole. */
export function differencesOf(
  quoted: Spelled,
  printed: Spelled,
  faults: readonly (readonly [number, number])[],
  links: readonly (readonly [number, number])[],
): Difference[] {
  const groups: { quoted: [number, number]; printed: [number, number] }[] = []
  for (const [q, p] of faults) {
    const last = groups.at(-1)
    if (last && q <= last.quoted[1] + 1 && p <= last.printed[1] + 1) {
      last.quoted[1] = Math.max(last.quoted[1], q)
      last.printed[1] = Math.max(last.printed[1], p)
    } else groups.push({ quoted: [q, q], printed: [p, p] })
  }
  for (const group of groups) {
    for (const [q, p] of links) {
      if (q < group.quoted[0] || q > group.quoted[1]) continue
      group.printed = [Math.min(group.printed[0], p), Math.max(group.printed[1], p)]
    }
  }
  return groups.map((group) => ({
    quoted: quoted.words.slice(group.quoted[0], group.quoted[1] + 1).join(' '),
    printed: printed.words.slice(group.printed[0], group.printed[1] + 1).join(' '),
  }))
}
