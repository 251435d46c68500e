import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import type { Block, Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { isDenial } from './contradictions/denials.ts'
import { isGeneralNoun, isGeneralVerb } from './general-words.ts'
import { type MeaningWords, meaningsOf, type State } from './meaning-words.ts'

/** Ideas that two sentences share at least, one of them in another word. */
const MIN_SHARED = 3
/** Of the ideas of the two together, and of those of the one that has fewer; less where they share many. */
const SHARES = { few: { ofAll: 0.5, ofFewer: 0.7 }, many: { ofAll: 0.44, ofFewer: 0.6 } } as const
const MANY = 4
/** A conclusion may come back to what has been said; not sentence for sentence. */
const MIN_SHARED_AT_END = 4
const MAX_IDEAS = 10
/** Earlier sentences that are looked at for one idea. */
const MAX_PLACES = 24
/** UTF-16 code units of the earlier sentence that are shown. */
const SHOWN = 80

interface Idea {
  readonly root: string
  /** Stands in texts on anything: it bears a likeness out, but makes none. */
  readonly isGeneral: boolean
  readonly keys: readonly string[]
}

interface Thought {
  readonly sentence: Sentence
  readonly ideas: readonly Idea[]
  /** What may not differ: numbers and names. */
  readonly particulars: string
  readonly denies: boolean
  readonly states: readonly State[]
  readonly isOuter: boolean
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
  return paragraphs.slice(1).flatMap((paragraph, at) =>
    thoughtsOf(paragraph, at === paragraphs.length - 2, isQuoted, meanings).flatMap((thought) => {
      const earlier = sharedWith(thought, index).find(([other]) => isSameThought(other, thought))?.[0]
      for (const key of new Set(thought.ideas.flatMap(({ keys }) => keys))) {
        const places = index.get(key) ?? []
        if (places.length < MAX_PLACES) index.set(key, [...places, thought])
      }
      return earlier === undefined ? [] : [saidAgain(thought.sentence, earlier.sentence)]
    }),
  )
}

function thoughtsOf(
  { sentences }: Block,
  isOuter: boolean,
  isQuoted: Essay['isQuoted'],
  meanings: MeaningWords,
): Thought[] {
  return sentences.flatMap((sentence) => {
    const { words, text, tokens } = sentence
    if (text.includes('?') || isQuoted(sentence.start, sentence.end) || words.some(({ quoted }) => quoted))
      return []
    const ideas = ideasOf(words, meanings)
    if (ideas.length < MIN_SHARED || ideas.length > MAX_IDEAS) return []
    const names = words.filter((word) => word.isA('numeral') || word.analyses[0]?.class === 'name')
    const digits = tokens.filter(({ kind }) => kind === 'number').map((token) => token.text)
    const particulars = [...names.map((word) => word.analyses[0]?.lemma ?? word.text), ...digits]
      .sort()
      .join(' ')
    const denies = words.some(isDenial)
    return [{ sentence, ideas, particulars, denies, states: statesOf(words, meanings), isOuter }]
  })
}

const statesOf = (words: readonly Word[], { states }: MeaningWords) =>
  words.flatMap((word) => meaningsOf(word, states))

function ideasOf(words: readonly Word[], meanings: MeaningWords): Idea[] {
  const found: Idea[] = []
  for (const word of words) {
    const root = rootOfIdea(word)
    if (root === undefined || found.some((idea) => idea.root === root)) continue
    found.push({ root, isGeneral: isGeneralNoun(root), keys: [root, ...setsOf(word, meanings)] })
  }
  return found
}

/** The sets of words of one meaning that a word stands in, in any of its readings: `நோக்கினால்` is by seeing as well as by aim. */
function setsOf({ analyses, text }: Word, { paraphrases }: MeaningWords): string[] {
  const lemmas = analyses.filter(({ features }) => !features.includes('rare')).map(({ lemma }) => lemma)
  const sets = [text, ...lemmas].flatMap((word) => paraphrases.get(word) ?? [])
  return [...new Set(sets)].map((set) => `set ${set}`)
}

/** The word that carries an idea; nothing for verbs that stand in texts on anything. */
function rootOfIdea(word: Word): string | undefined {
  const reading = word.analyses.find(({ features }) => !features.includes('rare'))
  if (reading === undefined) return isContentWord(word) ? rootOf(word.text, 4) : undefined
  const { class: kind, lemma } = reading
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
  if (earlier.particulars !== later.particulars || earlier.denies !== later.denies) return false
  if (
    earlier.states.some(({ pair, side }) =>
      later.states.some((one) => one.pair === pair && one.side !== side),
    )
  )
    return false
  const pairs = later.ideas.flatMap(({ root, keys, isGeneral }) => {
    const same = earlier.ideas.find((idea) => idea.root === root)
    const other = same ?? earlier.ideas.find((idea) => idea.keys.some((key) => keys.includes(key)))
    if (other === undefined) return []
    return [{ other, isReworded: same === undefined, isTelling: !other.isGeneral || !isGeneral }]
  })
  const shared = new Set(pairs.map(({ other }) => other)).size
  const all = earlier.ideas.length + later.ideas.length - shared
  const fewer = Math.min(earlier.ideas.length, later.ideas.length)
  const { ofAll, ofFewer } = shared >= MANY ? SHARES.many : SHARES.few
  return (
    pairs.filter(({ isTelling }) => isTelling).length >= (later.isOuter ? MIN_SHARED_AT_END : MIN_SHARED) &&
    shared >= ofAll * all &&
    shared >= ofFewer * fewer &&
    pairs.some(({ isReworded }) => isReworded)
  )
}

function saidAgain(sentence: Sentence, other: Sentence): CritiqueFinding {
  const first = other.text.trim()
  const shown = first.length <= SHOWN ? first : `${first.slice(0, SHOWN).replace(/\s+\S*$/u, '')} …`
  return {
    severity: 'low',
    title: 'கூறியது கூறல்',
    description: `“${shown}” என்று முன்பு சொன்ன கருத்தே வேறு சொற்களில் மீண்டும் வருகிறது. ஒரு தொடரை வைத்துக்கொண்டு, மற்றதில் புதிய காரணமோ எடுத்துக்காட்டோ சேருங்கள்.`,
    start: sentence.start,
    end: sentence.start + sentence.text.trimEnd().length,
    suggestion: 'இத்தொடரை நீக்குங்கள்; அல்லது இங்கே புதிய செய்தி சேருங்கள்.',
    meaningMayChange: true,
  }
}
