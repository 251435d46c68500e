import type { Word } from '../../text/word.ts'
import type { Block, Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import type { Genre } from '../genre/genre.ts'
import type { MeaningWords } from './meaning-words.ts'
import { givesExample, opensWithTie, refersBack, speaksOn } from './paragraph-traits.ts'
import { cohesionIn } from './topic-cohesion.ts'
import { nounsIn } from './topic-ties.ts'

const MIN_PARAGRAPHS = 4
/** Sentences and different nouns: less says too little to be compared. */
const MIN_SENTENCES = 3
const MIN_NOUNS = 6
/** Below this tie a paragraph speaks of nothing of which the rest speaks. */
const LOOSE = 0.23
/** Of the other sentences: from here on a text tells what happened, and a paragraph that tells nothing stands out. */
const TELLING = 0.35
/** Words that may be found elsewhere by chance, by their nouns and by their first clusters. */
const BY_CHANCE = { telling: { nouns: 1, roots: 2 }, general: { nouns: 0, roots: 1 } } as const
const CLUSTERS = 3

/**
 * Finds paragraphs that have nothing to do with a letter, a tale, a report or a talk: general statements of things that no other
 * paragraph names, in a text in which people do something. What anybody says, does or feels belongs to the text, and so does
 * what points back. Linear in the text's words.
 */
export function foreignParagraphs(essay: Essay, genre: Genre, meanings: MeaningWords): CritiqueFinding[] {
  const { paragraphs } = essay
  if (paragraphs.length < MIN_PARAGRAPHS) return []
  const cohesionOf = cohesionIn(essay, meanings)
  const chance = shareTold(paragraphs) >= TELLING ? BY_CHANCE.telling : BY_CHANCE.general
  const nouns = ownersOf(essay, nounsIn)
  const roots = ownersOf(essay, rootsIn)
  const isKnownElsewhere = (owners: ReadonlyMap<string, number>) => (one: string) =>
    (owners.get(one) ?? 0) > 1
  const found = paragraphs.slice(1, -1).filter((paragraph) => {
    if (!isGeneral(essay, genre, paragraph)) return false
    const own = new Set(nounsIn(paragraph.words))
    return (
      own.size >= MIN_NOUNS &&
      [...own].filter(isKnownElsewhere(nouns)).length <= chance.nouns &&
      [...new Set(rootsIn(paragraph.words))].filter(isKnownElsewhere(roots)).length <= chance.roots &&
      (cohesionOf(paragraph).tie ?? 1) < LOOSE
    )
  })
  // Several at once are a text of many parts.
  return found.length === 1 ? found.map(foreign) : []
}

const isTold = ({ words }: Block['sentences'][number]) =>
  words.some((word) => !word.quoted && word.is('finite', 'past') && !word.is('clitic-um'))

function shareTold(paragraphs: readonly Block[]): number {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences)
  return sentences.filter(isTold).length / Math.max(1, sentences.length)
}

/** Whether a paragraph says by itself what is so, of nobody in the text and at no time. */
function isGeneral(essay: Essay, genre: Genre, paragraph: Block): boolean {
  const { sentences, words, start, end } = paragraph
  return (
    sentences.length >= MIN_SENTENCES &&
    !sentences.some(isTold) &&
    !words.some((word) => isSaidOrDone(word) || (genre !== 'report' && isOfSomebody(word))) &&
    !essay.isQuoted(start, end) &&
    !speaksOn(paragraph) &&
    !opensWithTie(paragraph) &&
    !refersBack(paragraph) &&
    !givesExample(paragraph)
  )
}

const isSaidOrDone = (word: Word) =>
  word.is('finite', 'first') ||
  word.is('finite', 'second') ||
  SAYS.test(word.text) ||
  (/^(?:கூறு|சொல்|தெரிவி)/u.test(word.text) && word.isA('verb') && !word.isA('noun'))
/** Those who write, who are addressed and who are spoken of, of whom a report has none; what is so where we live is so in general. */
const isOfSomebody = (word: Word) =>
  PEOPLE.test(word.text) || word.is('kin') || (word.analyses[0]?.class === 'name' && word.is('person'))
const PEOPLE =
  /^(?:நான்|நானும்|நாங்கள்|என்|எனது|என்னை|என்னிடம்|எனக்கு|எனக்கும்|எங்களுக்கு|எங்களை|எங்களிடம்|நீ|நீயும்|உன்|உனக்கு|உன்னை|நீங்கள்|நீங்களும்|உங்கள்|உங்களுக்கு|உங்களை|[அஇ]வ(?:ன்|ள்|ர்|ர்கள்)|[அஇ]வ[னளர](?:ை|ின்|ுக்கு|ுக்கும்|ுடைய|ிடம்|ுடன்|ோடு|ும்|து))(?:[கசதப]்)?$/u
const SAYS = /^(?:என்று|என|எனவும்|என்கிற|என்றார்|என்பதால்)(?:[கசதப]்)?$/u

const rootsIn = (words: readonly Word[]) =>
  words.filter(isContentWord).map(({ text }) => rootOf(text, CLUSTERS))

/** For each of what `pick` gives the number of paragraphs that have it; the title is one. */
function ownersOf(
  { paragraphs, topic }: Essay,
  pick: (words: readonly Word[]) => readonly string[],
): ReadonlyMap<string, number> {
  const owners = new Map<string, number>()
  for (const words of [topic?.words ?? [], ...paragraphs.map((paragraph) => paragraph.words)])
    for (const one of new Set(pick(words))) owners.set(one, (owners.get(one) ?? 0) + 1)
  return owners
}

function foreign({ start, end }: Block): CritiqueFinding {
  return {
    severity: 'medium',
    title: 'தொடர்பில்லாத பத்தி',
    description:
      'இப்பத்தி பொதுவான செய்தியைச் சொல்கிறது; அதில் பேசப்படும் பொருள் வேறு எந்தப் பத்தியிலும் வரவில்லை. தொடர்பை விளக்குங்கள் அல்லது பத்தியை நீக்குங்கள்.',
    start,
    end,
    suggestion: 'மற்றப் பத்திகளோடு உள்ள தொடர்பை விளக்குங்கள் அல்லது இப்பத்தியை நீக்குங்கள்.',
    meaningMayChange: true,
    fix: 'மற்றப் பத்திகளோடு தொடர்பில்லாத பத்தியில் அத்தொடர்பை விளக்குங்கள் அல்லது அப்பத்தியை நீக்குங்கள்.',
  }
}
