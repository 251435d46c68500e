import type { Word } from '../../text/word.ts'
import type { Block, Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import { isGeneralNoun, isGeneralVerb } from './general-words.ts'

/** Clusters by which words of one stem are known. */
const CLUSTERS = 3
/** Fewer words than these say little. */
const MIN_WORDS = 4

/**
 * The share of a paragraph's words that neither the title nor a paragraph before it has: a point of its own is new in
 * four words of five, an end comes back to what was said. 1 where it says too little. Linear in the words.
 */
export function shareOfNewWords({ topic, paragraphs }: Essay, paragraph: Block): number {
  const own = rootsOf(paragraph.words)
  if (own.size < MIN_WORDS) return 1
  const before = paragraphs.slice(0, paragraphs.indexOf(paragraph)).flatMap(({ words }) => words)
  const known = rootsOf([...(topic?.words ?? []), ...before])
  return [...own].filter((root) => !known.has(root)).length / own.size
}

const rootsOf = (words: readonly Word[]) =>
  new Set(words.filter(isContentWord).flatMap((word) => contentRoot(word) ?? []))

function contentRoot({ analyses, text }: Word): string | undefined {
  const noun = analyses.find(({ class: kind }) => kind === 'noun' || kind === 'name')?.lemma
  if (noun !== undefined) return isGeneralNoun(noun) ? undefined : rootOf(noun, CLUSTERS)
  const [reading] = analyses
  if (reading === undefined) return rootOf(text, CLUSTERS)
  if (reading.class !== 'verb' || isGeneralVerb(reading.lemma)) return undefined
  return `${rootOf(reading.lemma, CLUSTERS)} verb`
}
