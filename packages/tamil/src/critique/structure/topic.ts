import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { Block, Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
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
  const sharesField = fieldSharing(essay)
  const isTied = (paragraph: Block) =>
    nounsIn(paragraph.words).some((noun) => topicNouns.has(noun) || (owners.get(noun) ?? 0) > 1) ||
    verbsIn(paragraph.words).some((verb) => (verbOwners.get(verb) ?? 0) >= often) ||
    paragraph.words.some(({ text }) => topicRoots.some((root) => lettersOf(text).includes(root)))
  const off = paragraphs.filter(
    (paragraph, i) =>
      i > 0 &&
      paragraph.words.length >= MIN_WORDS &&
      !followsQuotation(paragraph, paragraphs[i - 1], essay) &&
      !speaksOn(paragraph) &&
      !isAdvice(paragraph) &&
      !isTied(paragraph) &&
      !sharesField(paragraph),
  )
  return off.length <= MAX_OFF * paragraphs.length ? off.map((paragraph) => offTopic(paragraph, essay)) : []
}

const lettersOf = (word: string) => rootOf(word, word.length)

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
  const explained = analyses.find((reading) => reading.class === 'noun')?.lemma
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
