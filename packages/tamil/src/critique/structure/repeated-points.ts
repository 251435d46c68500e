import { memoizeForm } from '../../text/memoize.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Block, Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { isDenial } from './contradictions/reading/denials.ts'
import { type MeaningWords, meaningsOf } from './meaning-words.ts'

/** Sentences before one that it is compared with. */
const WINDOW = 6
/** Ideas that two sentences of one point share at least. */
const MIN_SHARED = 3
/** Of all their ideas. */
const SAME_POINT = 0.75
const MAX_IDEAS = 10
/** Clusters of an idea's beginning: வலிமை in வலிமையாக்கு, விளையா in விளையாட்டு and விளையாடு. */
const CLUSTERS = 3

/** One thing that a sentence speaks of. */
interface Idea {
  readonly roots: readonly string[]
  readonly synonyms: readonly number[]
}

interface Point {
  readonly sentence: Sentence
  readonly ideas: readonly Idea[]
  /** What may not differ: numbers and names. */
  readonly particulars: string
  readonly denies: boolean
}

/**
 * Finds a paragraph that turns one point over and over: sentences close to each other that speak of the same things and add
 * nothing. What counts, names or denies otherwise says something else; what asks or quotes is left alone. Linear in the text.
 */
export function repeatedPoints({ paragraphs, isQuoted }: Essay, words: MeaningWords): CritiqueFinding[] {
  return paragraphs.flatMap((paragraph) => repeatedIn(paragraph, isQuoted, words))
}

function repeatedIn(
  { sentences }: Block,
  isQuoted: Essay['isQuoted'],
  words: MeaningWords,
): CritiqueFinding[] {
  const points: Point[] = []
  const runs: Point[][] = []
  for (const sentence of sentences) {
    if (isQuoted(sentence.start, sentence.end) || sentence.text.includes('?')) continue
    const point = pointOf(sentence, words)
    const same = points.slice(-WINDOW).findLast((other) => isSamePoint(other, point))
    points.push(point)
    if (same === undefined) continue
    const run = runs.find((one) => one.includes(same))
    if (run === undefined) runs.push([same, point])
    else run.push(point)
  }
  return runs.map(repeated)
}

function pointOf(sentence: Sentence, { synonyms }: MeaningWords): Point {
  const heavy = sentence.words.filter((word) => (isContentWord(word) || isShortNoun(word)) && !isLight(word))
  const ideas: Idea[] = []
  for (const word of heavy) {
    const idea = { roots: rootsOf(word), synonyms: meaningsOf(word, synonyms) }
    if (!ideas.some((other) => isSameIdea(other, idea))) ideas.push(idea)
  }
  const names = sentence.words.filter((word) => word.isA('numeral') || word.analyses[0]?.class === 'name')
  const digits = sentence.tokens.filter(({ kind }) => kind === 'number').map(({ text }) => text)
  const particulars = [...names.map(({ text, analyses }) => analyses[0]?.lemma ?? text), ...digits]
    .sort()
    .join(' ')
  return { sentence, ideas, particulars, denies: sentence.words.some(isDenial) }
}

function isSamePoint(one: Point, other: Point): boolean {
  if (one.particulars !== other.particulars || one.denies !== other.denies) return false
  if (one.ideas.length > MAX_IDEAS || other.ideas.length > MAX_IDEAS) return false
  const shared = one.ideas.filter((idea) => other.ideas.some((another) => isSameIdea(idea, another))).length
  const all = one.ideas.length + other.ideas.length - shared
  const wanted = GOES_ON.test(other.sentence.words[0]?.text ?? '') ? MIN_SHARED - 1 : MIN_SHARED
  return shared >= wanted && shared >= SAME_POINT * (all - (MIN_SHARED - wanted))
}

/** The pronoun stands for what the sentence before has named. */
const GOES_ON = /^(?:அது|அவை|இது|இவை)$/u

/** Shorter beginnings are of too many words. */
const MIN_ROOT = 4

/** செழி and செழிப்பு, பெருக்கு and பெருகு. */
function isSameRoot(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return one === other || (short.length >= MIN_ROOT && long.startsWith(short))
}

const isSameIdea = (one: Idea, other: Idea) =>
  one.roots.some((root) => other.roots.some((another) => isSameRoot(root, another))) ||
  one.synonyms.some((set) => other.synonyms.includes(set))

/** The beginnings of what a word may go back to. */
const rootsOf = memoizeForm(({ analyses, text }: Word): readonly string[] => {
  const lemmas = analyses.filter(({ features }) => !features.includes('rare')).map(({ lemma }) => lemma)
  return [...new Set((lemmas.length === 0 ? [text] : lemmas).map((lemma) => rootOf(lemma, CLUSTERS)))]
})

/** பெண், நாடு. */
const isShortNoun = (word: Word) =>
  word.analyses[0]?.class === 'noun' && !word.is('time') && !word.is('unit') && !word.is('position')

/** Verbs and words that carry a point and are none. */
const isLight = memoizeForm(
  (word: Word) =>
    LIGHT_WORDS.test(withoutVallinam(word.text)) ||
    (word.isA('verb') &&
      word.analyses.every(({ lemma, class: kind }) => kind !== 'verb' || LIGHT_VERBS.has(lemma))),
)
const LIGHT_VERBS: ReadonlySet<string> = new Set(
  `தா கொடு அளி வழங்கு பெறு அடை கொள் செய் ஆக்கு ஆகு ஆ இரு உள் அமை விளங்கு திகழ் உதவு உணர் வேண்டு முடி இயல் வா வை விடு படு ஏற்படு
  உண்டாக்கு உண்டாகு கிடை கூறு சொல் என் காண் அறி`.split(/\s+/u),
)
const LIGHT_WORDS = /^(?:ஆகவே|எனவே|ஆகையால்|அதனால்|இதனால்|மேலும்|உண்மையில்|நிச்சயமாக|மிகுந்த|பெரிதும்|என்பது|என்பதை)$/u

function repeated(run: readonly Point[]): CritiqueFinding {
  const [first, second] = run
  const last = run.at(-1)
  const start = (second ?? last ?? first)?.sentence.start ?? 0
  const end = last === undefined ? start : last.sentence.start + last.sentence.text.trimEnd().length
  const times = run.length === 2 ? 'இரண்டு தொடர்களில்' : `${run.length} தொடர்களில்`
  return {
    severity: run.length > 2 ? 'medium' : 'low',
    title: 'கூறியது கூறல்',
    description: `இப்பத்தியில் ஒரே கருத்து ${times} வேறு சொற்களில் மீண்டும் வருகிறது. ஒரு முறை தெளிவாகச் சொல்லி, அடுத்த தொடரில் காரணமோ எடுத்துக்காட்டோ சேருங்கள்.`,
    start,
    end,
    suggestion: 'ஒரு தொடரை மட்டும் வைத்துக்கொண்டு, மற்றவற்றுக்குப் பதிலாகப் புதிய செய்தி சேருங்கள்.',
    meaningMayChange: true,
    ...(run.length > 2
      ? { fix: 'ஒரே கருத்தை வேறு சொற்களில் மீண்டும் மீண்டும் கூறாமல், ஒரு முறை சொல்லி விளக்கம் சேருங்கள்.' }
      : {}),
  }
}
