import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Block, Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { relationOf } from './connectives.ts'
import { ordinalPlaceOf } from './flow.ts'
import { fieldSharing } from './topic-fields.ts'

const MIN_PARAGRAPHS = 4
const MIN_WORDS = 8
/** In so many paragraphs, and in half of all, a verb belongs to the topic. */
const MIN_OFTEN = 3
/** Where more paragraphs than this share seem off, it is the essay's vocabulary that is rich. */
const MAX_OFF = 0.34

/**
 * Finds paragraphs without a tie to the topic: no noun in common with the title or with any other paragraph, and no
 * field of life. What speaks on, quotes or exhorts belongs to what stands around it. Linear in the essay's words.
 */
export function topicFindings(essay: Essay): CritiqueFinding[] {
  const { paragraphs, topic } = essay
  if (paragraphs.length < MIN_PARAGRAPHS) return []
  const owners = paragraphsOf(nounsIn, paragraphs)
  const verbOwners = paragraphsOf(verbsIn, paragraphs)
  const often = Math.max(MIN_OFTEN, paragraphs.length / 2)
  const topicNouns = new Set(nounsIn(topic?.words ?? []))
  // மரம் also stands in வேப்பமரத்தின்.
  const topicRoots = (topic?.words ?? [])
    .filter(isContentWord)
    .map(({ text }) => rootOf(text.replace(/ம்$/u, ''), 3))
  // பொங்கலன்று also stands in தைப்பொங்கல்.
  const topicLetters = (topic?.words ?? []).filter(isContentWord).map(({ text }) => lettersOf(text))
  const isOurs = OURS.test(topic?.text ?? '')
  const sharesField = fieldSharing(essay)
  const isItsOwn = (noun: string) => owners.get(noun) === 1
  const sharedNouns = (paragraph: Block) => {
    const nouns = new Set(nounsIn(paragraph.words))
    const shared = [...nouns].filter((noun) => (owners.get(noun) ?? 0) > 1)
    return (
      shared.length >= 2 ||
      [...nouns].some(
        (noun) => topicNouns.has(noun) || (owners.get(noun) ?? 0) - 1 >= (paragraphs.length - 1) / 2,
      )
    )
  }
  const isTied = (paragraph: Block) =>
    sharedNouns(paragraph) ||
    verbsIn(paragraph.words).some((verb) => (verbOwners.get(verb) ?? 0) >= often) ||
    paragraph.words.some(({ text }) => topicRoots.some((root) => lettersOf(text).includes(root))) ||
    paragraph.words.some((word) => isContentWord(word) && isInCompound(word, topicLetters)) ||
    (isOurs && OURS.test(essay.text.slice(paragraph.start, paragraph.end)))
  const headings = headingsOf(essay)
  const isPersonal = paragraphs.filter(isOfOneself).length > MIN_OFTEN - 1
  // A virtue is shown by what one has lived through; water or a statesman is not.
  const allowsMemories =
    isPersonal || (topic?.words.some((word) => word.is('abstract') || ONESELF.test(word.text)) ?? true)
  const off = paragraphs.filter(
    (paragraph, i) =>
      i > 0 &&
      i < paragraphs.length - 1 &&
      paragraph.words.length >= MIN_WORDS &&
      !followsQuotation(paragraph, paragraphs[i - 1], essay) &&
      !speaksOn(paragraph) &&
      !opensWithTie(paragraph) &&
      !isAdvice(paragraph) &&
      !isReasoning(paragraph) &&
      !(isPersonal && isOfOneself(paragraph)) &&
      !isUnderHeading(paragraph, headings.get(paragraph)) &&
      hasTopicOfItsOwn(paragraph, isItsOwn, allowsMemories) &&
      !isTied(paragraph) &&
      !sharesField(paragraph),
  )
  return off.length <= MAX_OFF * paragraphs.length ? off.map((paragraph) => offTopic(paragraph, essay)) : []
}

/**
 * Whether a paragraph is about something that no other speaks of: a noun that it names twice, or names and then goes on from
 * with a pronoun. A memory, a comparison or an appeal names nothing so, though its words are new.
 */
function hasTopicOfItsOwn(
  { sentences, words }: Block,
  isItsOwn: (noun: string) => boolean,
  allowsMemories: boolean,
): boolean {
  const [first, second] = sentences
  if (first === undefined || LINKS.test(first.text)) return false
  if (first.words.some(({ text }) => REFERS_BACK.test(text))) return false
  const isMemory = LATELY.test(first.text) && words.some(({ text }) => ONESELF.test(text))
  if (isMemory) return !allowsMemories
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

/** Of whom the paragraph before has spoken. */
const REFERS_BACK =
  /^(?:அவர்|அவரது|அவருடைய|அவரை|அவருக்கு|அவன்|அவனை|அவனுக்கு|அவள்|அவளை|அவளுக்கு|அவர்கள்|அவை|அவற்றை|அதை|அதன்|அதில்)(?:[கசதப]்)?$/u

/** Ties in the first sentence to what stands before: `அப்படிப்பட்டவர்`. */
const LINKS = /அப்படிப்பட்ட|இப்படிப்பட்ட|அத்தகைய|இத்தகைய|அதேபோல|இதேபோல|அதுபோல|இதுபோல/u
const ONESELF = /^(?:நான்|நாங்கள்|என்|என்னை|எனக்கு|எங்கள்|எங்களு)/u
const LATELY = /(?:^|\s)(?:நேற்று|முந்தாநாள்|ஒருநாள்|ஒரு நாள்|(?:சென்ற|போன|கடந்த) (?:வார|மாத|ஆண்ட|வருட|விடுமுறை|கிழமை))/u
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
    return reading?.class === 'verb' && !GENERAL_VERBS.has(reading.lemma) ? [reading.lemma] : []
  })

const GENERAL_VERBS = new Set(
  'செய் கொள் வா போ இரு தா கூறு சொல் பெறு விளங்கு உள் ஆ ஆகு என் காண் வாழ் செல் கொடு அளி எடு வை வேண்டு முடி இயல் அமை உண்டு அறி தெரி நட நடத்து விடு படு கிடை உதவு சிற மாறு மாற்று தொடங்கு'.split(
    ' ',
  ),
)

const nounsIn = (words: readonly Word[]) => words.flatMap((word) => nounOf(word) ?? [])

/** The dictionary form of a noun that says something; of a word that nothing explains its beginning. */
const nounOf = memoizeForm((word: Word): string | undefined => {
  if (!isContentWord(word)) return undefined
  const { analyses, text } = word
  const explained = analyses.find(({ class: kind }) => kind === 'noun' || kind === 'name')?.lemma
  const noun = explained ?? (analyses.length === 0 ? rootOf(text, 4) : undefined)
  return noun === undefined || GENERAL.has(noun) ? undefined : noun
})

/** Nouns that stand in essays on anything. */
const GENERAL = new Set(
  `காலம் நாள் ஆண்டு மாதம் வாரம் வருடம் வீடு ஊர் மாவட்டம் மாநிலம் மக்கள் பேர் இடம் வகை பயன் நிலை வாழ்வு வாழ்க்கை அளவு பகுதி உலகம் மனிதன் காட்சி தந்தை தாய் ஆற்றல்
  அழகு நினைவு முறை செயல் கருத்து எண்ணம் பொருள் சொல் பெயர் தேவை வழி பணி தொழில் இந்தியா தமிழ்நாடு நூற்றாண்டு நேரம் ஒருவர் பலர் சிலர் அனைவர் ஒன்று இரண்டு மூன்று நான்கு
  முதல் கடமை சிறப்பு பெருமை மகிழ்ச்சி துன்பம் நன்மை தீமை பண்பு உதவி முயற்சி வெற்றி வளர்ச்சி எண்ணிக்கை காரணம் விளைவு தொடக்கம் முடிவு பிற அனைத்து எல்லாம் தலைமுறை குடும்பம்`.split(
    /\s+/u,
  ),
)

/** A paragraph that holds a quotation or talks on about the one before it is judged by the quotation. */
function followsQuotation(paragraph: Block, before: Block | undefined, essay: Essay): boolean {
  if (essay.isQuoted(paragraph.start, paragraph.end)) return true
  const opening = paragraph.sentences[0]?.words[0]?.text ?? ''
  return SPEAKS_ON.test(opening) || (before !== undefined && essay.isQuoted(before.end - 1, before.end))
}

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
