import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Block, Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { relationOf } from './connectives.ts'
import { ordinalPlaceOf } from './flow.ts'
import { isGeneralNoun, isGeneralVerb } from './general-words.ts'
import type { MeaningWords } from './meaning-words.ts'
import { cohesionIn } from './topic-cohesion.ts'
import { fieldSharing } from './topic-fields.ts'

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
/** In so many paragraphs, and in half of all, a verb belongs to the topic. */
const MIN_OFTEN = 3
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
  const isPersonal = paragraphs.filter(isOfOneself).length > MIN_OFTEN - 1
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
  return off.length <= MAX_OFF * paragraphs.length ? off.map((paragraph) => offTopic(paragraph, essay)) : []
}

/** What ties a paragraph to the title and to the others by its words. */
interface Ties {
  isItsOwn(noun: string): boolean
  /** By a word of the title or one that half of the essay uses. */
  isOfTopic(paragraph: Block): boolean
  /** By these, by two nouns or an often used verb in common, or by part of a compound. */
  isTied(paragraph: Block): boolean
}

function tiesIn({ text, paragraphs, topic }: Essay): Ties {
  const owners = paragraphsOf(nounsIn, paragraphs)
  const verbOwners = paragraphsOf(verbsIn, paragraphs)
  const often = Math.max(MIN_OFTEN, paragraphs.length / 2)
  const asked = topic?.words ?? []
  const topicNouns = new Set(nounsIn(asked))
  const content = asked.filter(isContentWord)
  // மரம் also stands in வேப்பமரத்தின்.
  const roots = content.map((word) => rootOf(word.text.replace(/ம்$/u, ''), 3))
  const beginnings = content.map((word) => rootOf(word.text, 2))
  // பொங்கலன்று also stands in தைப்பொங்கல்.
  const letters = content.map((word) => lettersOf(word.text))
  const isOurs = OURS.test(topic?.text ?? '')
  const isAboutOurs = ({ start, end }: Block) => isOurs && OURS.test(text.slice(start, end))
  const hasRoot = (word: Word) => roots.some((root) => lettersOf(word.text).includes(root))
  const isCommon = (noun: string) =>
    topicNouns.has(noun) || (owners.get(noun) ?? 0) - 1 >= (paragraphs.length - 1) / 2
  const sharesNouns = (nouns: ReadonlySet<string>) =>
    [...nouns].filter((noun) => (owners.get(noun) ?? 0) > 1).length >= 2 || [...nouns].some(isCommon)
  return {
    isItsOwn: (noun) => owners.get(noun) === 1,
    isOfTopic: (paragraph) =>
      nounsIn(paragraph.words).some(isCommon) ||
      paragraph.words.some(
        (word) => hasRoot(word) || (isNounFirst(word) && beginnings.includes(rootOf(word.text, 2))),
      ) ||
      isAboutOurs(paragraph),
    isTied: (paragraph) =>
      sharesNouns(new Set(nounsIn(paragraph.words))) ||
      verbsIn(paragraph.words).some((verb) => (verbOwners.get(verb) ?? 0) >= often) ||
      paragraph.words.some((word) => hasRoot(word) || (isContentWord(word) && isInCompound(word, letters))) ||
      isAboutOurs(paragraph),
  }
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

/** What one has lived through of late. */
const isMemory = ({ sentences: [first], words }: Block) =>
  LATELY.test(first?.text ?? '') && words.some(({ text }) => ONESELF.test(text))

/** Money or a machine may be a topic; an age, a dream or a place is named twice in any tale. */
const isConcrete = (word: Word) =>
  !word.is('time') && !word.is('abstract') && !word.is('action') && !word.is('position') && !word.is('unit')

/** Of whom the paragraph before has spoken. */
const REFERS_BACK =
  /^(?:அவர்|அவரது|அவருடைய|அவரை|அவருக்கு|அவன்|அவனை|அவனுக்கு|அவள்|அவளை|அவளுக்கு|அவர்கள்|அவை|அவற்றை|அதை|அதன்|அதில்)(?:[கசதப]்)?$/u

/** A pronoun later than this has its noun in the paragraph itself. */
const NEAR_START = 6

const refersBack = ({ sentences }: Block) => {
  const [first] = sentences
  if (first === undefined || LINKS.test(first.text)) return true
  return first.words.slice(0, NEAR_START).some(({ text }) => REFERS_BACK.test(text) || POINTS_BACK.test(text))
}

/** இப்பொருள், இம்முறை: what stands before is known. */
const POINTS_BACK = /^இ(?:க்க|ச்ச|த்த|ப்ப(?!ோது|ொழுது)|ந்ந|ம்ம|வ்வ)/u

/** Ties in the first sentence to what stands before: `அப்படிப்பட்டவர்`. */
const LINKS = /அப்படிப்பட்ட|இப்படிப்பட்ட|அத்தகைய|இத்தகைய|அதேபோல|இதேபோல|அதுபோல|இதுபோல/u
const ONESELF = /^(?:நான்|நாங்கள்|என்|என்னை|எனக்கு|எங்கள்|எங்களு)/u
const LATELY = /(?:^|\s)(?:நேற்று|முந்தாநாள்|ஒருநாள்|ஒரு நாள்|(?:சென்ற|போன|கடந்த) (?:வார|மாத|ஆண்ட|வருட|விடுமுறை|கிழமை))/u
const GOES_ON = /^(?:அது|அவை|அதன்|அதில்|அதை|அவற்ற|அவர்|அவரது|அவரிடம்|அவன்|அவள்)/u

/** The fewer words a paragraph has of a field of its own, the looser its tie has to be. */
const isApart = (tie: number, ownField: number, sentences: number) =>
  (tie < LOOSE && ownField > OWN_FIELD) ||
  (tie < LOOSEST && ownField === OWN_FIELD) ||
  (tie < HARDLY_TIED && ownField > 0 && sentences >= MIN_SENTENCES)

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

/** Whether the writer acts or feels in it: a part of what they tell of themselves. */
const isOfOneself = ({ words }: Block) =>
  words.some((word) => !word.quoted && (word.is('finite', 'first') || ACTS.test(word.text)))
const ACTS = /^(?:நான்|நானும்|நாங்கள்|எனக்கு|எனக்குக்|எனக்குச்|எனக்குத்|எனக்குப்|என்னை|எங்களுக்கு|எங்களை)$/u

/** What holds at all times, as a likeness or an argument: no verb of the past or the present. */
const isReasoning = ({ sentences }: Block) =>
  !sentences.some(({ words }) =>
    words.some((word) => word.is('finite') && (word.is('past') || word.is('present'))),
  )

const lettersOf = (word: string) => rootOf(word, word.length)

/** What is ours belongs to an essay on our country or town. */
const OURS = /(?:^|\s)(?:நம்|நமது|நம்முடைய|எங்கள்|எமது|எங்களது)(?=\s)/u

const COMPOUND_PART = 3

function isInCompound({ text }: Word, topicLetters: readonly string[]): boolean {
  const root = rootOf(text, COMPOUND_PART)
  return rootOf(root, COMPOUND_PART - 1) !== root && topicLetters.some((letters) => letters.includes(root))
}

/** For every word that `pick` gives the number of paragraphs that have it. */
function paragraphsOf(
  pick: (words: readonly Word[]) => string[],
  paragraphs: readonly Block[],
): Map<string, number> {
  const owners = new Map<string, number>()
  for (const paragraph of paragraphs)
    for (const one of new Set(pick(paragraph.words))) owners.set(one, (owners.get(one) ?? 0) + 1)
  return owners
}

/** Verbs that only a topic repeats: கற்ற in an essay on learning. */
const verbsIn = (words: readonly Word[]) =>
  words.flatMap(({ analyses }) => {
    const [reading] = analyses
    return reading?.class === 'verb' && !isGeneralVerb(reading.lemma) ? [reading.lemma] : []
  })

/** நட்டால் may be of a nut, too. */
const isNounFirst = (word: Word) => nounOf(word) !== undefined && word.analyses[0]?.class !== 'verb'

const nounsIn = (words: readonly Word[]) => words.flatMap((word) => nounOf(word) ?? [])

/** The dictionary form of a noun that says something; of a word that nothing explains its beginning. */
const nounOf = memoizeForm((word: Word): string | undefined => {
  if (!isContentWord(word)) return undefined
  const { analyses, text } = word
  const explained = analyses.find(({ class: kind }) => kind === 'noun' || kind === 'name')?.lemma
  const noun = explained ?? (analyses.length === 0 ? rootOf(text, 4) : undefined)
  return noun === undefined || isGeneralNoun(noun) ? undefined : noun
})

/** A paragraph that holds a quotation or talks on about the one before it is judged by the quotation. */
function followsQuotation(paragraph: Block, before: Block | undefined, essay: Essay): boolean {
  return essay.isQuoted(paragraph.start, paragraph.end) || followsOnQuotation(paragraph, before, essay)
}

function followsOnQuotation({ sentences }: Block, before: Block | undefined, { isQuoted }: Essay): boolean {
  const opening = sentences[0]?.words[0]?.text ?? ''
  return SPEAKS_ON.test(opening) || (before !== undefined && isQuoted(before.end - 1, before.end))
}

const opensWithQuotation = ({ sentences: [first] }: Block, { isQuoted }: Essay) =>
  first !== undefined && isQuoted(first.start, first.end)

/** `உழவர்களைப் பாருங்கள்`, `எடுத்துக்காட்டாக`: what is far from the topic shows it. */
const givesExample = ({ sentences }: Block) => EXAMPLE.test(sentences[0]?.text ?? '')
const EXAMPLE = /பாருங்கள்|பார்ப்போம்|நினைத்துப்|எண்ணிப்|எடுத்துக்காட்டு|உதாரண|சான்றாக|சான்று|போலவே|போலத்தான்|ஒப்பிட|கதை/u

/** `இத்தகைய`, `இதை`: the paragraph says itself that it goes on from the one before. */
const speaksOn = ({ sentences }: Block) => DEMONSTRATIVE.test(sentences[0]?.words[0]?.text ?? '')
/** `அடுத்து`, `மேலும்`, `இரண்டாவதாக`. */
const opensWithTie = ({ sentences }: Block) => {
  const opening = withoutVallinam(sentences[0]?.words[0]?.text ?? '')
  return relationOf(opening) !== undefined || ordinalPlaceOf(opening) !== undefined || opening === 'முதலில்'
}
const DEMONSTRATIVE =
  /^(?:இது|இதை|இதனை|இதன்|இதில்|இதற்க|இதனால்|இவை|இவற்ற|இத்தகைய|இப்படி|இவ்வாறு|இவ்வளவு|இந்நிலை|இச்சூழ|இக்கருத்|இப்பிரச்ச|இச்சிக்க)/u

/** Duties and wishes one after another belong to whatever the essay is about. */
const isAdvice = ({ sentences }: Block) =>
  2 * sentences.filter(({ lastWord }) => ADVISES.test(lastWord?.text ?? '')).length >= sentences.length
const ADVISES = /(?:வேண்டும்|வேண்டியது|கூடாது|வோம்|ட்டும்|ுங்கள்|கடமை|கடமையாகும்)$/u

const SPEAKS_ON = /^(?:என்ப|என்னும்|என்ற|எனும்|என்று|எனக்|எனப்)/u

function offTopic(paragraph: Block, { topic }: Essay): CritiqueFinding {
  const named = topic ? ` “${topic.text.trim()}” என்னும் தலைப்புக்கும்` : ' கட்டுரையின் பொருளுக்கும்'
  return {
    severity: 'medium',
    title: 'தலைப்போடு தொடர்பு தெளிவாக இல்லை',
    description: `இப்பத்திக்கும்${named} உள்ள தொடர்பு தெளிவாக இல்லை. தொடர்பை விளக்குங்கள் அல்லது பத்தியை நீக்குங்கள்.`,
    start: paragraph.start,
    end: paragraph.end,
    suggestion: 'தலைப்போடு உள்ள தொடர்பை விளக்குங்கள் அல்லது இப்பத்தியை நீக்குங்கள்.',
    meaningMayChange: true,
    fix: `தலைப்போடு தொடர்பு தெளிவாக இல்லாத பத்தியில் அத்தொடர்பை விளக்குங்கள் அல்லது அப்பத்தியை நீக்குங்கள்.`,
  }
}
