import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import type { Block, Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { isDenial } from './contradictions/denials.ts'
import { isGeneralNoun, isGeneralVerb } from './general-words.ts'
import { type MeaningWords, meaningsOf, type State } from './meaning-words.ts'
import { saidAgain } from './said-again.ts'

/** Ideas that two sentences share at least, one of them in another word. */
const MIN_SHARED = 3
/** Of the ideas of the two together, and of those of the one that has fewer; less where they share many. */
const SHARES = { few: { ofAll: 0.5, ofFewer: 0.7 }, many: { ofAll: 0.44, ofFewer: 0.6 } } as const
const MANY = 4
/** The same of two sentences of one paragraph that both say what is so or ought to be: a point is made there once. */
const SHARES_NEARBY = { ofAll: 0.34, ofFewer: 0.5 } as const
/** A conclusion may come back to what has been said; not sentence for sentence. */
const MIN_SHARED_AT_END = 4
const MAX_IDEAS = 10
/** Of two sentences that belong together: more of them, since a thought may be told in one or in two. */
const MIN_SHARED_BY_TWO = 5
const MAX_IDEAS_OF_TWO = 16
/** Of these each of the two says so many again. */
const MIN_OF_EACH = 2
const SHARES_BY_TWO = { ofAll: 0.4, ofFewer: 0.6 } as const
/** Earlier sentences that are looked at for one idea. */
const MAX_PLACES = 24

interface Idea {
  readonly root: string
  /** The root without pulli. */
  readonly letters: string
  /** Stands in texts on anything: it bears a likeness out, but makes none. */
  readonly isGeneral: boolean
  readonly keys: readonly string[]
}

interface Thought {
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

/**
 * Finds a sentence that says again, in other words, what an earlier one has said: of the same things the same, with no number
 * or name of its own. The introduction may announce what follows. An index by the ideas keeps the time linear in the text.
 */
export function restatedSentences(
  { paragraphs, isQuoted }: Essay,
  meanings: MeaningWords,
): CritiqueFinding[] {
  const index = new Map<string, Thought[]>()
  const remarked = new Set<Sentence>()
  return paragraphs.slice(1).flatMap((paragraph, at) =>
    thoughtsOf(paragraph, at === paragraphs.length - 2, isQuoted, meanings).flatMap((thought) => {
      if (remarked.has(thought.sentence) || (thought.second && remarked.has(thought.second))) return []
      const earlier = sharedWith(thought, index).find(([other]) => isSameThought(other, thought))?.[0]
      for (const key of new Set(thought.ideas.flatMap(({ keys }) => keys))) {
        const places = index.get(key) ?? []
        if (places.length < MAX_PLACES) index.set(key, [...places, thought])
      }
      if (earlier === undefined) return []
      remarked.add(thought.sentence)
      if (thought.second) remarked.add(thought.second)
      return [saidAgain(thought.sentence, earlier.sentence, thought.second)]
    }),
  )
}

/** The thoughts of a paragraph: of each sentence, and of each two that follow each other. */
function thoughtsOf(
  block: Block,
  isOuter: boolean,
  isQuoted: Essay['isQuoted'],
  meanings: MeaningWords,
): Thought[] {
  const single = singleThoughts(block, isOuter, isQuoted, meanings)
  const told = single.filter(({ ideas }) => ideas.length >= MIN_SHARED && ideas.length <= MAX_IDEAS)
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

/** A likeness or an explanation brings something new. */
const ADDS = /போல|போன்ற|என்பது|பொருள்|எடுத்துக்காட்டு|உதாரண|சான்றாக/u

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

/** The earlier sentences that share enough ideas, those that share most first. */
function sharedWith({ ideas }: Thought, index: ReadonlyMap<string, readonly Thought[]>): [Thought, number][] {
  const shared = new Map<Thought, number>()
  for (const { keys } of ideas)
    for (const other of new Set(keys.flatMap((key) => index.get(key) ?? [])))
      shared.set(other, (shared.get(other) ?? 0) + 1)
  return [...shared].filter(([, count]) => count >= MIN_SHARED).sort(([, one], [, other]) => other - one)
}

function isSameThought(earlier: Thought, later: Thought): boolean {
  if ((earlier.second ?? earlier.sentence).start >= later.sentence.start) return false
  const isOneParagraph = earlier.paragraph === later.paragraph
  if (earlier.particulars !== later.particulars || earlier.denies !== later.denies) return false
  if (
    earlier.states.some(({ pair, side }) =>
      later.states.some((one) => one.pair === pair && one.side !== side),
    )
  )
    return false
  const pairs = later.ideas.flatMap((said) => {
    const { root, keys, isGeneral } = said
    const same = earlier.ideas.find((idea) => idea.root === root)
    const other =
      same ??
      earlier.ideas.find((idea) => idea.keys.some((key) => keys.includes(key)) || isOfOneRoot(idea, said))
    if (other === undefined) return []
    return [{ said, other, isReworded: same === undefined, isTelling: !other.isGeneral || !isGeneral }]
  })
  const said = new Set(pairs.map(({ said: one }) => one.root))
  const isOfEach = (later.parts ?? []).every(
    ({ ideas }) => ideas.filter(({ root }) => said.has(root)).length >= MIN_OF_EACH,
  )
  if (!isOfEach) return false
  const shared = new Set(pairs.map(({ other }) => other)).size
  const all = earlier.ideas.length + later.ideas.length - shared
  const fewer = Math.min(earlier.ideas.length, later.ideas.length)
  const isByTwo = earlier.second !== undefined || later.second !== undefined
  const isNear =
    !isByTwo && isOneParagraph && !earlier.isTold && !later.isTold && !ADDS.test(later.sentence.text)
  const { ofAll, ofFewer } = isByTwo
    ? SHARES_BY_TWO
    : isNear
      ? SHARES_NEARBY
      : shared >= MANY
        ? SHARES.many
        : SHARES.few
  const least = isByTwo ? MIN_SHARED_BY_TWO : later.isOuter ? MIN_SHARED_AT_END : MIN_SHARED
  return (
    pairs.filter(({ isTelling }) => isTelling).length >= least &&
    shared >= ofAll * all &&
    shared >= ofFewer * fewer &&
    (pairs.some(({ isReworded }) => isReworded) || (isNear && shared >= MANY))
  )
}

/** The beginning of a noun of its verb, செழி of செழிப்பு, and of a word that nothing explains: டெங்கு of டெங்குவை. */
const MIN_ROOT = 4
function isOfOneRoot(one: Idea, other: Idea): boolean {
  const [short, long] = one.letters.length <= other.letters.length ? [one, other] : [other, one]
  return short.letters.length >= MIN_ROOT && long.letters.startsWith(short.letters)
}
