import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import type { Block, Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import { isDenial } from './contradictions/reading/denials.ts'
import { isGeneralNoun, isGeneralVerb } from './general-words.ts'
import { type MeaningWords, meaningsOf, type State } from './meaning-words.ts'

/** Ideas that a sentence has, at least, for it to tell a thought. */
const MIN_IDEAS = 3
const MAX_IDEAS = 10
/** Of two sentences that belong together: more of them, since a thought may be told in one or in two. */
export const MIN_SHARED_BY_TWO = 5
const MAX_IDEAS_OF_TWO = 16

/** One content word of a thought. */
export interface Idea {
  readonly root: string
  /** The root without pulli. */
  readonly letters: string
  /** Stands in texts on anything: it bears a likeness out, but makes none. */
  readonly isGeneral: boolean
  /** What something is done to. */
  readonly isObject: boolean
  /** What the verb right after it tells of: கண்கள் of `கண்கள் சோரும்`. */
  readonly isSubject: boolean
  readonly keys: readonly string[]
}

/** What one sentence, or two that belong together, say. */
export interface Thought {
  readonly sentence: Sentence
  /** The second of two sentences that tell one thought. */
  readonly second?: Sentence
  /** The thoughts of the two by themselves. */
  readonly parts?: readonly Thought[]
  readonly ideas: readonly Idea[]
  /** What may not differ: numbers and names. */
  readonly particulars: string
  readonly denies: boolean
  readonly states: readonly State[]
  readonly isOuter: boolean
  readonly paragraph: Block
  /** Whether it tells what happened once: of two such sentences each tells its own. */
  readonly isTold: boolean
}

/** The thoughts of a paragraph: of each sentence, and of each two that follow each other. */
export function thoughtsOf(
  block: Block,
  isOuter: boolean,
  isQuoted: Essay['isQuoted'],
  meanings: MeaningWords,
): Thought[] {
  const single = singleThoughts(block, isOuter, isQuoted, meanings)
  const told = single.filter(({ ideas }) => ideas.length >= MIN_IDEAS && ideas.length <= MAX_IDEAS)
  const pairs = single.flatMap((one, at) => {
    const other = single[at + 1]
    const follows =
      other !== undefined &&
      block.sentences.indexOf(other.sentence) - block.sentences.indexOf(one.sentence) === 1
    return follows && !isOuter ? (together(one, other) ?? []) : []
  })
  return [...told, ...pairs]
}

function together(one: Thought, other: Thought): Thought | undefined {
  const ideas = [...one.ideas]
  for (const idea of other.ideas) if (!ideas.some(({ root }) => root === idea.root)) ideas.push(idea)
  if (ideas.length < MIN_SHARED_BY_TWO || ideas.length > MAX_IDEAS_OF_TWO) return undefined
  return {
    sentence: one.sentence,
    second: other.sentence,
    parts: [one, other],
    ideas,
    particulars: [...new Set(`${one.particulars} ${other.particulars}`.split(' '))]
      .filter(Boolean)
      .sort()
      .join(' '),
    denies: one.denies || other.denies,
    states: [...one.states, ...other.states],
    isOuter: one.isOuter,
    paragraph: one.paragraph,
    isTold: one.isTold || other.isTold,
  }
}

function singleThoughts(
  paragraph: Block,
  isOuter: boolean,
  isQuoted: Essay['isQuoted'],
  meanings: MeaningWords,
): Thought[] {
  return paragraph.sentences.flatMap((sentence) => {
    const { words, text, tokens, lastWord } = sentence
    if (text.includes('?') || isQuoted(sentence.start, sentence.end) || words.some(({ quoted }) => quoted))
      return []
    const ideas = ideasOf(words, meanings)
    if (ideas.length > MAX_IDEAS_OF_TWO) return []
    const names = words.filter(
      (word) => !ONE.test(word.text) && (word.isA('numeral') || word.analyses[0]?.class === 'name'),
    )
    const digits = tokens.filter(({ kind }) => kind === 'number').map((token) => token.text)
    const particulars = [...names.map((word) => word.analyses[0]?.lemma ?? word.text), ...digits]
      .sort()
      .join(' ')
    const denies = words.some(isDenial)
    return [
      {
        sentence,
        ideas,
        particulars,
        denies,
        states: statesOf(words, meanings),
        isOuter,
        paragraph,
        isTold: lastWord?.is('past') === true,
      },
    ]
  })
}

/** `ஒரு`, `ஒவ்வொருவரும்`: no number that may not differ. */
const ONE = /^(?:ஒரு|ஓர்|ஒவ்வொரு|ஒவ்வோர்|ஒவ்வொருவ)/u

const statesOf = (words: readonly Word[], { states }: MeaningWords) =>
  words.flatMap((word) => meaningsOf(word, states))

function ideasOf(words: readonly Word[], meanings: MeaningWords): Idea[] {
  const found: Idea[] = []
  for (const word of words) {
    const root = rootOfIdea(word)
    if (root === undefined || found.some((idea) => idea.root === root)) continue
    found.push({
      root,
      letters: rootOf(root, root.length),
      isGeneral: isGeneralNoun(root),
      isObject: word.isA('noun') && word.is('accusative'),
      isSubject: word.next?.isLast === true && word.isA('noun') && word.is('nominative') && !word.isA('verb'),
      keys: [root, ...setsOf(word, meanings)],
    })
  }
  return found
}

/** The sets of words of one meaning that a word stands in, in any of its readings: `நோக்கினால்` is by seeing as well as by aim. */
function setsOf({ analyses, text }: Word, { paraphrases }: MeaningWords): string[] {
  const lemmas = analyses.filter(({ features }) => !features.includes('rare')).map(({ lemma }) => lemma)
  const sets = [text, ...lemmas].flatMap((word) => paraphrases.get(word) ?? [])
  return [...new Set(sets)].map((set) => `set ${set}`)
}

/** That it is to be done: told in many words, by a verb or by a noun. */
const DUTY = /^(?:வேண்டும்|கடமை|பொறுப்பு|பொறுப்பாகும்|கட்டாயம்|அவசியம்|அவசியமாகும்|தேவை|இன்றியமையாதது|குறைந்தது)$/u

/** The word that carries an idea; nothing for verbs that stand in texts on anything. */
function rootOfIdea(word: Word): string | undefined {
  const reading = word.analyses.find(({ features }) => !features.includes('rare'))
  if (reading === undefined) return isContentWord(word) ? rootOf(word.text, 4) : undefined
  const { class: kind, lemma } = reading
  if (DUTY.test(word.text)) return undefined
  if (kind === 'noun' || kind === 'name') return isContentWord(word) ? lemma : undefined
  if (kind === 'verb') return isGeneralVerb(lemma) ? undefined : lemma
  const isOpen = kind === 'adjective' || kind === 'adverb'
  return isOpen && isContentWord(word) ? lemma : undefined
}
