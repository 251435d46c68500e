import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { Block, Essay } from '../essay.ts'
import { rootOf } from '../essay-roots.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { shortened } from '../shortened.ts'
import { figuresIn } from './figures.ts'
import { isGeneralNoun, isGeneralVerb } from './general-words.ts'
import { type MeaningWords, meaningsOf } from './meaning-words.ts'

const MIN_PARAGRAPHS = 4
/** Fewer sentences are alike by chance. */
const MIN_SENTENCES = 3
/** A longer paragraph says more than one thing. */
const MAX_SENTENCES = 12
/** So much of what a sentence speaks of, taken over all sentences of the paragraph. */
const SAME_PARAGRAPH = 0.38
/** The same where the sentences stand in another order. */
const SAME_OUT_OF_ORDER = 0.5
/** A sentence that speaks of one thing only, as `இடையில் ஐம்பது ஆண்டுகள்`, shares half of what it says by it. */
const MIN_IDEAS = 2
/** So many things in all. */
const MIN_IN_ALL = 3.5
/** A thing of which so many paragraphs speak is the essay's topic: it shows less. */
const TOPIC = 0.5
/** So much less it counts. */
const OF_TOPIC = 0.5
/** Earlier sentences that are looked at for one thing. */
const MAX_PLACES = 24

/** Something that a sentence speaks of: its word, and the sets of words of one meaning that the word stands in. */
interface Idea {
  readonly keys: readonly string[]
}

interface Said {
  /** The place of the sentence in its paragraph. */
  readonly place: number
  readonly paragraph: number
  readonly ideas: readonly Idea[]
}

/**
 * Finds a paragraph that says in other words what an earlier one has said, sentence by sentence. Introduction and
 * conclusion may say it again, and what asks or quotes is left alone. Every thing leads to the sentences that speak of it, so
 * that the time is linear in the text.
 */
export function restatedParagraphs(essay: Essay, meanings: MeaningWords): CritiqueFinding[] {
  const { paragraphs } = essay
  if (paragraphs.length < MIN_PARAGRAPHS) return []
  const said = paragraphs.map((paragraph, at) => sayingsOf(paragraph, at, essay, meanings))
  const common = commonIdeas(said)
  const index = new Map<string, Said[]>()
  const found: CritiqueFinding[] = []
  for (const [at, sayings] of said.entries()) {
    const isBody = at > 0 && at < paragraphs.length - 1
    const paragraph = paragraphs[at]
    const earlier = isBody ? restated(sayings, index, common) : undefined
    const before = earlier === undefined ? undefined : paragraphs[earlier]
    if (
      before !== undefined &&
      paragraph !== undefined &&
      !(earlier === at - 1 && shows(paragraph)) &&
      // `மதிப்பீடு: ரூ. 14.80 இலட்சம்`: another figure is another thing.
      figuresIn(essay.text.slice(before.start, before.end)) ===
        figuresIn(essay.text.slice(paragraph.start, paragraph.end))
    )
      found.push(again(paragraph, before))
    for (const saying of isBody ? sayings : [])
      for (const key of new Set(saying.ideas.flatMap(({ keys }) => keys))) {
        const places = index.get(key) ?? []
        if (places.length < MAX_PLACES) index.set(key, [...places, saying])
      }
  }
  return found
}

const THIS = /^இ(?:தை|தனை|தற்கு|வற்றை)(?:[கசதப]்)?$/u

/** `இதை வீட்டிலேயே சோதித்துப் பார்க்கலாம்`: it points to what the paragraph before has said, to show it. */
const shows = ({ sentences: [first] }: Block) => THIS.test(first?.words[0]?.text ?? '')

function sayingsOf({ sentences }: Block, paragraph: number, essay: Essay, meanings: MeaningWords): Said[] {
  return sentences.slice(0, MAX_SENTENCES + 1).flatMap((sentence, place) => {
    if (sentence.text.includes('?') || essay.isQuoted(sentence.start, sentence.end)) return []
    const ideas = ideasOf(sentence.words, meanings)
    return ideas.length === 0 ? [] : [{ place, paragraph, ideas }]
  })
}

function ideasOf(words: readonly Word[], meanings: MeaningWords): Idea[] {
  const found = new Map<string, Idea>()
  for (const word of words) {
    const key = keyOf(word)
    if (key === undefined || found.has(key)) continue
    const modern = meaningsOf(word, meanings.paraphrases).map((set) => `set ${set}`)
    const older = meaningsOf(word, meanings.synonyms).map((set) => `old ${set}`)
    found.set(key, { keys: [key, ...modern, ...older] })
  }
  return [...found.values()]
}

/** The word that carries an idea; nothing for what stands in texts on anything. */
const keyOf = memoizeForm(({ analyses, text }: Word): string | undefined => {
  const reading = analyses.find(({ features }) => !features.includes('rare'))
  if (reading === undefined) return text.length > 4 ? rootOf(text, 3) : undefined
  const { class: kind, lemma, features } = reading
  if (kind === 'noun' || kind === 'name')
    return isGeneralNoun(lemma) || features.includes('unit') ? undefined : lemma
  if (kind === 'verb') return isGeneralVerb(lemma) ? undefined : lemma
  return kind === 'adjective' || kind === 'adverb' ? lemma : undefined
})

/** The things of which half of the paragraphs speak. */
function commonIdeas(said: readonly (readonly Said[])[]): ReadonlySet<string> {
  const times = new Map<string, number>()
  for (const sayings of said)
    for (const key of new Set(sayings.flatMap(({ ideas }) => ideas.flatMap(({ keys }) => keys))))
      times.set(key, (times.get(key) ?? 0) + 1)
  const many = Math.max(2, TOPIC * said.length)
  return new Set([...times].flatMap(([key, count]) => (count > many ? [key] : [])))
}

interface Match {
  /** The places of the two sentences in their paragraphs. */
  readonly at: number
  readonly other: number
  readonly shared: number
  /** What is shared, of all that the shorter of the two speaks of. */
  readonly share: number
}

/** The earlier paragraph that this one says again, sentence for sentence and in the same order. */
function restated(
  sayings: readonly Said[],
  index: ReadonlyMap<string, readonly Said[]>,
  common: ReadonlySet<string>,
): number | undefined {
  if (sayings.length < MIN_SENTENCES || sayings.length > MAX_SENTENCES) return undefined
  const matches = new Map<number, Match[]>()
  for (const [at, saying] of sayings.entries())
    for (const [other, shared] of sharedWith(saying, index, common)) {
      if (shared < 1) continue
      const share = shared / Math.max(MIN_IDEAS, Math.min(saying.ideas.length, other.ideas.length))
      const known = matches.get(other.paragraph)
      const match = { at, other: other.place, shared, share }
      if (known === undefined) matches.set(other.paragraph, [match])
      else known.push(match)
    }
  return [...matches].find(([, found]) => isRestated(found, sayings.length))?.[0]
}

function isRestated(matches: readonly Match[], sentences: number): boolean {
  const isEnough = (found: readonly Match[], share: number) =>
    found.length >= MIN_SENTENCES &&
    sum(found, (match) => match.share) >= share * sentences &&
    sum(found, ({ shared }) => shared) >= MIN_IN_ALL
  return isEnough(bestChain(matches), SAME_PARAGRAPH) || isEnough(bestPairs(matches), SAME_OUT_OF_ORDER)
}

/** Every sentence with the one that it shares most with, each once. */
function bestPairs(matches: readonly Match[]): readonly Match[] {
  const pairs: Match[] = []
  for (const match of [...matches].sort((one, other) => other.share - one.share))
    if (pairs.every(({ at, other }) => at !== match.at && other !== match.other)) pairs.push(match)
  return pairs
}

const sum = (chain: readonly Match[], of: (match: Match) => number) =>
  chain.reduce((total, match) => total + of(match), 0)

/** The matches in the order of both paragraphs that share most. */
function bestChain(matches: readonly Match[]): readonly Match[] {
  const chains: (readonly Match[])[] = []
  for (const match of matches) {
    const before = chains.filter((chain) => goesBefore(chain.at(-1), match)).reduce(better, [])
    chains.push([...before, match])
  }
  return chains.reduce(better, [])
}

const goesBefore = (last: Match | undefined, next: Match) =>
  last === undefined || (last.at < next.at && last.other < next.other)

const better = (one: readonly Match[], other: readonly Match[]) =>
  sum(other, ({ share }) => share) > sum(one, ({ share }) => share) ? other : one

/** How many ideas of a sentence each earlier sentence speaks of. */
function sharedWith(
  { ideas }: Said,
  index: ReadonlyMap<string, readonly Said[]>,
  common: ReadonlySet<string>,
): ReadonlyMap<Said, number> {
  const shared = new Map<Said, number>()
  for (const { keys } of ideas) {
    const weight = keys.some((key) => common.has(key)) ? OF_TOPIC : 1
    for (const other of new Set(keys.flatMap((key) => index.get(key) ?? [])))
      shared.set(other, (shared.get(other) ?? 0) + weight)
  }
  return shared
}

function again(paragraph: Block, earlier: Block | undefined): CritiqueFinding {
  const shown = shortened(earlier?.sentences[0]?.text ?? '', SHOWN)
  return {
    severity: 'medium',
    title: 'கூறியது கூறல்',
    description: `“${shown}” என்று தொடங்கும் பத்தியில் சொன்ன கருத்துகளே இப்பத்தியில் வேறு சொற்களில் மீண்டும் வருகின்றன. ஒன்றை வைத்துக்கொண்டு, மற்றதில் புதிய செய்தி சேருங்கள்.`,
    start: paragraph.start,
    end: paragraph.end,
    suggestion: 'இரு பத்திகளையும் ஒன்றாக்குங்கள்; அல்லது இங்கே புதிய காரணமோ எடுத்துக்காட்டோ தாருங்கள்.',
    meaningMayChange: true,
    fix: 'முன்பு சொன்ன கருத்துகளை மற்றொரு பத்தியில் வேறு சொற்களில் மீண்டும் கூறாமல், ஒரே இடத்தில் சொல்லுங்கள்.',
  }
}

/** UTF-16 code units of the other paragraph that are shown. */
const SHOWN = 60
