import type { Literature, Passage } from '../../knowledge/literature/literature.ts'
import type { Ascription } from './ascription.ts'
import { type ChapterMention, type Mention, type Reference, standsFor } from './attributions.ts'
import { type Comparison, compareWithPassage } from './comparison.ts'
import type { ComparisonLimit } from './comparison-limit.ts'
import { perLiterature } from './per-literature.ts'
import type { Quoted } from './quotations.ts'
import { tamilWords } from './spelled.ts'

/** What a look-up says of one quotation. */
export type Judgement =
  | {
      readonly outcome: 'exact' | 'variant' | 'popular' | 'circulating'
      readonly comparison: Comparison
    }
  /** `mention`: the words differ, and their author is another than the text says. */
  | { readonly outcome: 'misquoted'; readonly comparison: Comparison; readonly mention?: Mention }
  | { readonly outcome: 'wrong-chapter'; readonly passage: Passage; readonly chapter: ChapterMention }
  | { readonly outcome: 'misattributed'; readonly passage: Passage; readonly mention: Mention | Reference }
  | { readonly outcome: 'wrong-number'; readonly passage: Passage; readonly reference: Reference }
  | { readonly outcome: 'unknown' | 'saying' }

/** A quotation's candidates: this share of its runs of three clusters at least. */
const CANDIDATE_SHARE = 0.3
const CANDIDATES = 12
/** How much has to agree before words are called misquoted, with and without an ascription. */
const CLAIMED_SIMILARITY = 0.45
const UNCLAIMED_SIMILARITY: Readonly<Record<Quoted['kind'], number>> = {
  marked: 0.72,
  lines: 0.62,
  unmarked: 0.8,
}
/** Fewer words than these are ordinary words as soon as they differ, or as soon as no author is named. */
const MIN_CLAIMED = 2
const MIN_UNCLAIMED = 4
const MIN_EXACT = 3
const MIN_UNKNOWN = 3

/**
 * Judges one quotation; undefined where nothing says that it is one of literature, `not-compared` where the essay has
 * spent its comparisons.
 */
export function judge(
  quoted: Quoted,
  words: string,
  ascription: Ascription,
  literature: Literature,
  limit: ComparisonLimit,
): Judgement | 'not-compared' | undefined {
  const passages = candidates(quoted, words, ascription, literature)
  if (!limit.allows(words, passages)) return 'not-compared'
  const reach = quoted.kind === 'unmarked' ? 'local' : undefined
  const comparisons = passages.map((passage) => compareWithPassage(words, passage, reach))
  const agreeing = comparisons.filter(
    (comparison) => comparison.agreement !== 'differs' && isTelling(comparison, quoted, words, ascription),
  )
  // `நூல் பல கல்` is a line of its own before it is the beginning of `நூல்பல கற்பினும்`.
  const isLine = agreeing.some(({ wholeLine }) => wholeLine)
  const whole = agreeing.filter(({ cutsWord, wholeLine }) => !isLine || wholeLine || !cutsWord)
  if (whole.length > 0) return judgeAgreeing(whole, ascription)
  const nearest = nearestOf(comparisons, ascription)
  if (nearest && isMisquotation(nearest, quoted, words, ascription)) return misquoted(nearest, ascription)
  const announced = quoted.kind === 'marked' || quoted.introduced === true
  return announced ? judgeUnknown(words, ascription, literature) : undefined
}

function misquoted(comparison: Comparison, { ascribed, near }: Ascription): Judgement {
  const [mention] = ascribed
  const elsewhere = mention && !near.some(({ name }) => standsFor(name, comparison.passage))
  return { outcome: 'misquoted', comparison, ...(elsewhere ? { mention } : {}) }
}

function candidates(
  quoted: Quoted,
  words: string,
  ascription: Ascription,
  literature: Literature,
): Passage[] {
  const claimed = claimedPassages(ascription, literature)
  const passages = new Set([...claimed, ...literature.nearest(words, CANDIDATE_SHARE, CANDIDATES)])
  return [...passages].filter((passage) => quoted.kind === 'unmarked' || mayHold(passage, words))
}

/** A whole passage cannot agree with a quotation of many times its length; aligning the two would only cost time. */
const MAX_EXCESS = 3

function mayHold({ whole, lines }: Passage, words: string): boolean {
  return !whole || words.length <= MAX_EXCESS * lines.join('\n').length
}

function claimedPassages({ reference }: Ascription, literature: Literature): readonly Passage[] {
  return reference ? literature.numbered(reference.work, reference.number) : []
}

function isClaimed(passage: Passage, { reference, near }: Ascription): boolean {
  const cited = reference?.work === passage.work && reference.number === passage.number
  return cited || near.some(({ name }) => standsFor(name, passage))
}

/** Whether agreement means anything: a whole line, or enough words. */
function isTelling(comparison: Comparison, quoted: Quoted, words: string, ascription: Ascription): boolean {
  if (comparison.wholeLine) return true
  if (quoted.kind === 'unmarked') return false
  return (
    tamilWords(words).length >= MIN_EXACT ||
    (isClaimed(comparison.passage, ascription) && tamilWords(words).length >= 2)
  )
}

function judgeAgreeing(agreeing: readonly Comparison[], ascription: Ascription): Judgement {
  const { reference, ascribed, near, chapter, composer, book } = ascription
  const cited = agreeing.find(
    ({ passage }) => reference?.work === passage.work && reference.number === passage.number,
  )
  const named = agreeing.find(({ passage }) => near.some(({ name }) => standsFor(name, passage)))
  const best = cited ?? named ?? agreeing[0]
  if (best === undefined) return { outcome: 'unknown' }
  if (!cited && reference) {
    const numbered = agreeing.find(
      ({ passage }) => passage.work === reference.work && passage.number !== undefined,
    )
    if (numbered) return { outcome: 'wrong-number', passage: numbered.passage, reference }
    if (!agreeing.some(({ passage }) => passage.work === reference.work))
      return { outcome: 'misattributed', passage: best.passage, mention: reference }
  }
  const wrong = ascribed[0]
  if (!cited && !named && wrong) return { outcome: 'misattributed', passage: best.passage, mention: wrong }
  const isAnother = composer && !agreeing.some(({ passage }) => standsFor(composer.name, passage))
  if (composer && isAnother && best.passage.author !== undefined)
    return { outcome: 'misattributed', passage: best.passage, mention: composer }
  if (book && !cited && !agreeing.some(({ passage }) => standsFor(book.name, passage)))
    return { outcome: 'misattributed', passage: best.passage, mention: book }
  const inThere = agreeing.some(({ passage }) => passage.place === chapter?.chapter)
  if (chapter && best.passage.work === 'thirukkural' && !inThere)
    return { outcome: 'wrong-chapter', passage: best.passage, chapter }
  return best.agreement === 'differs'
    ? { outcome: 'misquoted', comparison: best }
    : { outcome: best.agreement, comparison: best }
}

/** The most similar passage; one that the text names counts for more. */
function nearestOf(comparisons: readonly Comparison[], ascription: Ascription): Comparison | undefined {
  const { reference } = ascription
  const weight = ({ passage, similarity }: Comparison) => {
    const cited = reference?.work === passage.work && reference.number === passage.number
    return similarity + (cited ? 0.25 : isClaimed(passage, ascription) ? 0.1 : 0)
  }
  return [...comparisons].sort((a, b) => weight(b) - weight(a))[0]
}

function isMisquotation(
  comparison: Comparison,
  quoted: Quoted,
  words: string,
  ascription: Ascription,
): boolean {
  const count = tamilWords(words).length
  const bound =
    ascription.reference !== undefined ||
    ascription.ascribed.some(({ name }) => standsFor(name, comparison.passage))
  if (bound && quoted.kind !== 'unmarked')
    return count >= MIN_CLAIMED && comparison.similarity >= CLAIMED_SIMILARITY
  return count >= MIN_UNCLAIMED && comparison.similarity >= UNCLAIMED_SIMILARITY[quoted.kind]
}

/** The sayings as runs of letters. */
const sayingsOf = perLiterature(({ sayings }) => sayings.map((saying) => tamilWords(saying).join('')))

function judgeUnknown(
  words: string,
  { reference, ascribed }: Ascription,
  literature: Literature,
): Judgement | undefined {
  if (reference === undefined && ascribed.length === 0) return undefined
  const bare = tamilWords(words).join('')
  const saying = sayingsOf(literature).some((known) => bare.includes(known))
  if (saying) return { outcome: 'saying' }
  return tamilWords(words).length < MIN_UNKNOWN ? undefined : { outcome: 'unknown' }
}
