import type { Word } from '../../text/word.ts'
import type { Block, Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import type { MeaningWords } from './meaning-words.ts'
import {
  followsOnQuotation,
  followsQuotation,
  givesExample,
  isAdvice,
  isMemory,
  isOfOneself,
  isReasoning,
  LINKS,
  ONESELF,
  opensWithQuotation,
  opensWithTie,
  REFERS_BACK,
  refersBack,
  speaksOn,
} from './paragraph-traits.ts'
import { cohesionIn } from './topic-cohesion.ts'
import { fieldSharing } from './topic-fields.ts'
import { nounOf, nounsIn, tiesIn } from './topic-ties.ts'

const MIN_PARAGRAPHS = 4
const MIN_WORDS = 8
/** Below this tie a paragraph hardly belongs to the rest. */
const LOOSE = 0.3
const LOOSEST = 0.12
/** The same of a paragraph of which the table of fields knows few words. */
const HARDLY_TIED = 0.15
/** So many words of the essay's own field tie a paragraph to it. */
const MIN_COMMON = 2
/** Words of a field of its own that make a paragraph one on something else. */
const OWN_FIELD = 2
/** So many sentences tell what a paragraph is about though hardly a word of theirs stands in the table of fields. */
const MIN_SENTENCES = 4
/** So many paragraphs in which the writer acts or feels make an essay a personal one. */
const MIN_PERSONAL = 3
/** Where more paragraphs than this share seem off, it is the essay's vocabulary that is rich. */
const MAX_OFF = 0.34

/**
 * Finds paragraphs without a tie to the topic: no noun in common with the title or with any other paragraph, and no
 * field of life. What speaks on, quotes or exhorts belongs to what stands around it. Linear in the essay's words.
 */
export function topicFindings(essay: Essay, meanings: MeaningWords): CritiqueFinding[] {
  const { paragraphs, topic } = essay
  if (paragraphs.length < MIN_PARAGRAPHS) return []
  const ties = tiesIn(essay)
  const sharesField = fieldSharing(essay, meanings)
  const cohesionOf = cohesionIn(essay, meanings)
  const headings = headingsOf(essay)
  const isPersonal = paragraphs.filter(isOfOneself).length >= MIN_PERSONAL
  // A virtue is shown by what one has lived through; water or a statesman is not.
  const allowsMemories =
    isPersonal || (topic?.words.some((word) => word.is('abstract') || ONESELF.test(word.text)) ?? true)
  const mayBeOff = (paragraph: Block) =>
    paragraph.words.length >= MIN_WORDS &&
    !speaksOn(paragraph) &&
    !opensWithTie(paragraph) &&
    !givesExample(paragraph) &&
    !isUnderHeading(paragraph, headings.get(paragraph)) &&
    !(isPersonal && isOfOneself(paragraph)) &&
    cohesionOf(paragraph).commonField < MIN_COMMON
  const speaksOfOther = (paragraph: Block, before: Block | undefined) => {
    const { tie, ownField } = cohesionOf(paragraph)
    return (
      tie !== undefined &&
      isApart(tie, ownField, paragraph.sentences.length) &&
      !(ownField < OWN_FIELD && allowsMemories && isMemory(paragraph)) &&
      !refersBack(paragraph) &&
      !followsOnQuotation(paragraph, before, essay) &&
      !opensWithQuotation(paragraph, essay) &&
      !ties.isOfTopic(paragraph)
    )
  }
  const namesItsOwn = (paragraph: Block, before: Block | undefined) =>
    !followsQuotation(paragraph, before, essay) &&
    !isAdvice(paragraph) &&
    !isReasoning(paragraph) &&
    hasTopicOfItsOwn(paragraph, ties.isItsOwn, allowsMemories) &&
    (cohesionOf(paragraph).tie ?? 0) < LOOSE &&
    !ties.isTied(paragraph) &&
    !sharesField(paragraph)
  const off = paragraphs
    .slice(1, -1)
    .filter(
      (paragraph, i) =>
        mayBeOff(paragraph) &&
        (speaksOfOther(paragraph, paragraphs[i]) || namesItsOwn(paragraph, paragraphs[i])),
    )
  if (off.length > MAX_OFF * paragraphs.length) return []
  // Several at once tell rather of a rich vocabulary than of wandering.
  const severity = off.length > 1 ? 'low' : 'medium'
  return off.map((paragraph) => offTopic(paragraph, essay, severity))
}

/**
 * Whether a paragraph is about something that no other speaks of: a noun that it names twice, or names and then goes on from
 * with a pronoun. A memory, a comparison or an appeal names nothing so, though its words are new.
 */
function hasTopicOfItsOwn(
  paragraph: Block,
  isItsOwn: (noun: string) => boolean,
  allowsMemories: boolean,
): boolean {
  const { sentences, words } = paragraph
  const [first, second] = sentences
  if (first === undefined || LINKS.test(first.text)) return false
  if (first.words.some(({ text }) => REFERS_BACK.test(text))) return false
  if (isMemory(paragraph)) return !allowsMemories
  const times = new Map<string, number>()
  for (const noun of words.filter(isConcrete).flatMap((word) => nounOf(word) ?? []))
    if (isItsOwn(noun)) times.set(noun, (times.get(noun) ?? 0) + 1)
  if ([...times.values()].some((count) => count > 1)) return true
  const isNamed = nounsIn(first.words).some(isItsOwn)
  return isNamed && second !== undefined && GOES_ON.test(second.words[0]?.text ?? '')
}

/** Money or a machine may be a topic; an age, a dream or a place is named twice in any tale. */
const isConcrete = (word: Word) =>
  !word.is('time') && !word.is('abstract') && !word.is('action') && !word.is('position') && !word.is('unit')

const GOES_ON = /^(?:அது|அவை|அதன்|அதில்|அதை|அவற்ற|அவர்|அவரது|அவரிடம்|அவன்|அவள்)/u

/** Every paragraph's own heading. */
function headingsOf({ blocks }: Essay): ReadonlyMap<Block, Block> {
  return new Map(
    blocks.flatMap((block, i) => {
      const before = blocks[i - 1]
      return before?.kind === 'heading' && block.kind === 'paragraph' ? [[block, before] as const] : []
    }),
  )
}

/** A part that speaks of what its heading names is where the writer wants it. */
function isUnderHeading({ words }: Block, heading: Block | undefined): boolean {
  const roots = heading?.words.filter(isContentWord).map(({ text }) => rootOf(text, 3)) ?? []
  return roots.some((root) => words.some(({ text }) => rootOf(text, 3) === root))
}

/** The fewer words a paragraph has of a field of its own, the looser its tie has to be. */
const isApart = (tie: number, ownField: number, sentences: number) =>
  (tie < LOOSE && ownField > OWN_FIELD) ||
  (tie < LOOSEST && ownField === OWN_FIELD) ||
  (tie < HARDLY_TIED && ownField > 0 && sentences >= MIN_SENTENCES)

function offTopic(paragraph: Block, { topic }: Essay, severity: 'medium' | 'low'): CritiqueFinding {
  const named = topic ? ` “${topic.text.trim()}” என்னும் தலைப்புக்கும்` : ' கட்டுரையின் பொருளுக்கும்'
  return {
    severity,
    title: 'தலைப்போடு தொடர்பு தெளிவாக இல்லை',
    description: `இப்பத்திக்கும்${named} உள்ள தொடர்பு தெளிவாக இல்லை. தொடர்பை விளக்குங்கள் அல்லது பத்தியை நீக்குங்கள்.`,
    start: paragraph.start,
    end: paragraph.end,
    suggestion: 'தலைப்போடு உள்ள தொடர்பை விளக்குங்கள் அல்லது இப்பத்தியை நீக்குங்கள்.',
    meaningMayChange: true,
    fix: `தலைப்போடு தொடர்பு தெளிவாக இல்லாத பத்தியில் அத்தொடர்பை விளக்குங்கள் அல்லது அப்பத்தியை நீக்குங்கள்.`,
  }
}
