import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { rootOf } from '../../../essay-roots.ts'
import { type MeaningWords, meaningsOf } from '../../meaning-words.ts'
import { nounOf } from './contradiction.ts'
import { verbOf } from './proposition.ts'

/** What a word means, apart from the word: its dictionary form and the sets of words of one meaning that it stands in. */
export interface Idea {
  readonly root: string
  readonly sets: readonly number[]
  /** The beginning of a word that nothing explains, and of any other. */
  readonly beginning: string
  readonly isKnown: boolean
}

/** By what sentences that name one of the ideas are looked up. */
export const keysOfIdeas = (ideas: readonly Idea[]): readonly string[] => [
  ...new Set(ideas.flatMap(({ root, sets }) => [root, ...sets.map(String)])),
]

/** Clusters that two words have in common at least where one of them is unknown. */
const ALIKE = 4

/** `பாடலைக்கூட`. */
const EVEN = /(?:த்தை|[யவ]?ை)?க்?கூட$/u

/** The idea of a word as a noun. */
export function ideaOf(word: Word, meanings: MeaningWords): Idea {
  const isKnown = word.analyses.length > 0
  const root = isKnown ? nounOf(word) : withoutVallinam(word.text).replace(EVEN, '')
  return { root, sets: setsOf(root, word, meanings), beginning: rootOf(root, ALIKE), isKnown }
}

/** Words of one meaning; those that show the same ability, habit or convenience are told apart from them by their sign. */
function setsOf(root: string, word: Word, { paraphrases, actions }: MeaningWords): readonly number[] {
  const shown = actions.get(root) ?? meaningsOf(word, actions)
  return [...(paraphrases.get(root) ?? meaningsOf(word, paraphrases)), ...shown.map((action) => -1 - action)]
}

/** The idea of a word as a verb, where it is one. */
export function verbIdeaOf(word: Word, meanings: MeaningWords): Idea | undefined {
  const root = verbOf(word)
  if (root === undefined) return undefined
  return { root, sets: setsOf(root, word, meanings), beginning: rootOf(root, ALIKE), isKnown: true }
}

/** Whether two words mean the same: one root, one set of synonyms, or, where one of them is unknown, a like beginning. */
export const isSameIdea = (one: Idea, other: Idea) =>
  one.root === other.root ||
  one.sets.some((set) => other.sets.includes(set)) ||
  ((!one.isKnown || !other.isKnown) && beginAlike(one.beginning, other.beginning))

function beginAlike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length >= ALIKE && long.startsWith(short)
}

/** A noun, a name, or a word that nothing explains. */
export const isNominal = (word: Word) => word.isA('noun') || word.isA('name') || word.analyses.length === 0
