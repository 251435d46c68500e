import type { Passage } from '../../knowledge/literature/literature.ts'
import { type Alignment, align, type Reach } from './alignment.ts'
import type { Difference } from './differences.ts'
import { type Spelled, spell } from './spelled.ts'

/**
 * How a quotation stands to a passage: letter for letter (joining and splitting of words aside), by an
 * accepted other reading, as people say it, by an error that circulates in digital editions, or otherwise.
 */
export type Agreement = 'exact' | 'variant' | 'popular' | 'circulating' | 'differs'

export interface Comparison {
  readonly passage: Passage
  readonly agreement: Agreement
  /** 0 to 1: the share of letters that agree, over the longer of the two stretches compared. */
  readonly similarity: number
  readonly differences: readonly Difference[]
  /** First and last word of the quotation that was compared. */
  readonly words: readonly [number, number]
  /** The passage's lines that the quotation runs over. */
  readonly lines: readonly string[]
  /** Whether the quotation holds at least one whole line of the passage. */
  readonly wholeLine: boolean
  /** Whether it ends inside a word of the passage: `கல்` of `கற்பினும்`. */
  readonly cutsWord: boolean
}

/** Compares a quotation with a passage, blind to where words are joined, split or assimilated to each other. */
export function compareWithPassage(
  quotation: string,
  passage: Passage,
  reach: Reach = passage.whole ? 'whole' : 'excerpt',
): Comparison {
  const quoted = spell(quotation)
  const { whole } = spelledPassage(passage)
  const ours = align(quoted, whole, reach)
  const base = {
    passage,
    cutsWord: whole.word[ours.end] !== undefined && whole.word[ours.end] === whole.word[ours.end - 1],
    similarity: ours.similarity,
    differences: ours.differences,
    words: [ours.quotedFrom, ours.quotedTo] as const,
    ...linesOf(passage, ours),
  }
  if (ours.differences.length === 0) return { ...base, agreement: 'exact' }
  for (const lines of otherReadings(passage))
    if (align(quoted, spell(lines), reach).differences.length === 0) return { ...base, agreement: 'variant' }
  const { circulating, popular } = passage
  if (popular !== undefined && align(quoted, spell(popular), reach).differences.length === 0)
    return { ...base, agreement: 'popular', wholeLine: true }
  if (circulating && align(quoted, spell(circulating.join('\n')), reach).differences.length === 0)
    return { ...base, agreement: 'circulating' }
  return { ...base, agreement: 'differs' }
}

interface SpelledPassage {
  readonly whole: Spelled
  readonly lines: readonly Spelled[]
}

/** Memo of `spelledPassage`: a passage is a candidate for many quotations. */
const SPELLED = new WeakMap<Passage, SpelledPassage>()

function spelledPassage(passage: Passage): SpelledPassage {
  let spelled = SPELLED.get(passage)
  if (spelled === undefined) {
    spelled = { whole: spell(passage.lines.join('\n')), lines: passage.lines.map(spell) }
    SPELLED.set(passage, spelled)
  }
  return spelled
}

function otherReadings({ lines, variants }: Passage): string[] {
  const text = lines.join('\n')
  const single = variants.map(([ours, another]) => text.replaceAll(ours, another))
  const all = variants.reduce((changed, [ours, another]) => changed.replaceAll(ours, another), text)
  return variants.length > 1 ? [...single, all] : single
}

function linesOf(passage: Passage, { from, to, first, end }: Alignment) {
  const lines: string[] = []
  let word = 0
  let symbol = 0
  let wholeLine = false
  const spelledLines = spelledPassage(passage).lines
  for (const [i, line] of passage.lines.entries()) {
    const spelled = spelledLines[i] ?? spell(line)
    const lastWord = word + spelled.words.length - 1
    if (lastWord >= from && word <= to) lines.push(line)
    if (first <= symbol + 1 && end >= symbol + spelled.symbols.length - 1) wholeLine = true
    word = lastWord + 1
    symbol += spelled.symbols.length
  }
  return { lines, wholeLine }
}
