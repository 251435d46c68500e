import type { Word } from '../../../text/word.ts'
import { isPerson, type People, SELF } from '../contradictions/reading/people.ts'
import type { Idea, Statement } from './statement.ts'

/** Of whom or what a sentence speaks. */
export interface Subject {
  readonly name: string
  readonly isSomebody: boolean
  /** The word that names it, here or in the sentence that a pronoun points to. */
  readonly idea: Idea | undefined
}

/** Verbs of what somebody feels or has, who stands in the dative: `எனக்குப் பிடிக்கும்`. */
const FEELS: ReadonlySet<string> = new Set('பிடி தெரி புரி இல்லை உண்டு உள் இரு கிடை தோன்று வேண்டு'.split(' '))

const isFelt = ({ analyses, text }: Word) =>
  /இல்லை$/u.test(text) || analyses.some(({ lemma }) => FEELS.has(lemma))

const IT = /^(?:அது|அவை|இது|இவை)/u
const THEY = /^(?:அவர்|அவன்|அவள்|இவர்|இவன்|இவள்)/u

/**
 * Tells of whom or what a sentence speaks: by its verb the writer, whom it names in the first case, or what it names so; by a
 * pronoun, or by nothing but the verb, whom or what the sentence before spoke of.
 */
export function subjectOf(
  { sentence, ideas }: Statement,
  people: People,
  before: Subject | undefined,
): Subject | undefined {
  const { lastWord, words } = sentence
  if (lastWord?.is('finite', 'first')) return { name: SELF, isSomebody: true, idea: undefined }
  const whom = words.find((word) => word.is('dative') && (isPerson(word) || word.is('person')))
  if (
    whom !== undefined &&
    lastWord !== undefined &&
    (isFelt(lastWord) || words.some((word) => word.hasLemma('பிடி')))
  ) {
    const name = people.keyOf(whom)
    const idea = ideas.find(({ word }) => word === whom)
    return name === undefined ? undefined : { name, isSomebody: true, idea }
  }
  const idea = ideas.find(({ word, role }) => role === 'thing' && isFirst(word))
  const somebody = words.find((word) => word.isA('pronoun') && isFirst(word))
  if (somebody !== undefined && (idea === undefined || somebody.index < idea.word.index))
    return ofPronoun(somebody, people, before)
  if (idea !== undefined) {
    const isSomebody = isPerson(idea.word)
    const name = (isSomebody ? people.keyOf(idea.word) : undefined) ?? idea.keys[0] ?? idea.word.text
    return { name, isSomebody, idea }
  }
  const isRational = lastWord?.is('finite', 'third') === true && !lastWord.is('neuter')
  return isRational && before?.isSomebody === true ? before : undefined
}

function ofPronoun(word: Word, people: People, before: Subject | undefined): Subject | undefined {
  if (IT.test(word.text)) return before?.isSomebody === false ? before : undefined
  const name = people.keyOf(word)
  if (name === SELF) return { name, isSomebody: true, idea: undefined }
  if (!THEY.test(word.text)) return undefined
  if (before?.isSomebody === true) return before
  return name === undefined ? undefined : { name, isSomebody: true, idea: undefined }
}

/** In the first case, of the sentence itself, and governed by no word behind. */
const isFirst = (word: Word) =>
  word.is('nominative') &&
  !word.isOnly('oblique') &&
  word.next?.isA('postposition') !== true &&
  word.next?.isOnly('relative-participle') !== true
