import type { Word } from '../../text/word.ts'
import { toPhonemes } from '../../words/phonemes.ts'
import type { Block, Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { titleRoots } from './parts.ts'
import { fieldSharing } from './topic-fields.ts'

const MIN_PARAGRAPHS = 4
const MIN_SHARING = 3
const MIN_WORDS = 8
/** A paragraph that shares so many words with the others belongs to them, whatever the title says. */
const SHARED_WORDS = 2

/** Where more paragraphs than this share seem off, it is the essay's vocabulary that is rich. */
const MAX_OFF = 0.25

/**
 * Finds paragraphs without a tie to the topic: none of the roots of the title, none that half of the
 * paragraphs share, and hardly a word in common with any other paragraph.
 */
export function topicFindings(essay: Essay): CritiqueFinding[] {
  const { paragraphs, topic } = essay
  if (paragraphs.length < MIN_PARAGRAPHS) return []
  const keys = keyRoots(essay)
  if (keys.length === 0) return []
  const owners = stemOwners(paragraphs)
  const titleWords = topic ? withoutPulli(topic.words) : ''
  const sharesField = fieldSharing(essay)
  const off = paragraphs.filter(
    (paragraph, i) =>
      i > 0 &&
      isLong(paragraph) &&
      !followsQuotation(paragraph, paragraphs[i - 1], essay) &&
      !speaksOn(paragraph) &&
      !isAdvice(paragraph) &&
      !sharesField(paragraph) &&
      [...stemsOf(paragraph)].filter((stem) => (owners.get(stem) ?? 0) > 1).length < SHARED_WORDS &&
      !touchesTopic(paragraph, keys, titleWords),
  )
  return off.length <= MAX_OFF * paragraphs.length ? off.map((paragraph) => offTopic(paragraph, essay)) : []
}

/** Whether a paragraph has a root of the topic, or a word that stands inside the title (விழா in திருவிழா). */
function touchesTopic(paragraph: Block, keys: readonly string[], titleWords: string): boolean {
  const words = plainWords(paragraph)
  const sounds = ` ${toPhonemes(words)}`
  return (
    keys.some((key) => words.includes(key)) ||
    titleSounds(titleWords).some((sound) => sounds.includes(` ${sound}`)) ||
    wordsOf(paragraph).some((word) => isContentWord(word) && titleWords.includes(rootOf(word.text, 2)))
  )
}

/** The beginnings of the title's words as three phonemes: மாசில்லா meets மாசடைதல். */
const titleSounds = (titleWords: string) =>
  titleWords
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => toPhonemes(word).slice(0, 3))

const wordsOf = ({ sentences }: Block) => sentences.flatMap(({ words }) => words)
const isLong = (paragraph: Block) => wordsOf(paragraph).length >= MIN_WORDS

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
const ADVISES = /(?:வேண்டும்|வேண்டியது|கூடாது|ோம்|லாம்|ட்டும்|ுங்கள்|கடமை|கடமையாகும்)$/u

const SPEAKS_ON = /^(?:என்ப|என்னும்|என்ற|எனும்|என்று|எனக்|எனப்)/u

/** A paragraph's words without pulli, so that roots can be looked for inside compounds. */
const plainWords = (paragraph: Block) => withoutPulli(wordsOf(paragraph))

const withoutPulli = (words: readonly Word[]) =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('்', '')

function keyRoots(essay: Essay): string[] {
  const counts = new Map<string, number>()
  for (const paragraph of essay.paragraphs) {
    const roots = new Set(
      wordsOf(paragraph)
        .filter((word) => isContentWord(word) && !isVerb(word))
        .map(({ text }) => rootOf(text, 2)),
    )
    for (const root of roots) counts.set(root, (counts.get(root) ?? 0) + 1)
  }
  const enough = Math.max(MIN_SHARING, essay.paragraphs.length / 2)
  const common = [...counts].filter(([, count]) => count >= enough).map(([root]) => root)
  return [...new Set([...titleRoots(essay), ...common])]
}

/** சென்றோம், கொண்டு: every paragraph has them. */
const isVerb = ({ analyses }: Word) =>
  analyses.length > 0 && analyses.every((reading) => reading.class === 'verb')

/** For every word stem the number of paragraphs that have it. */
function stemOwners(paragraphs: readonly Block[]): Map<string, number> {
  const owners = new Map<string, number>()
  for (const paragraph of paragraphs)
    for (const stem of stemsOf(paragraph)) owners.set(stem, (owners.get(stem) ?? 0) + 1)
  return owners
}

const stemsOf = (paragraph: Block) =>
  new Set(
    wordsOf(paragraph)
      .filter(isContentWord)
      .map(({ text }) => rootOf(text, 3)),
  )

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
