import type { Sentence } from '../../text/sentence.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Block, Essay } from '../essay.ts'
import { rootOf } from '../essay-roots.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { relationOf } from './connectives.ts'
import { ordinalPlaceOf } from './flow.ts'

/** Below this an essay is a note and needs no introduction and conclusion. */
const MIN_PARAGRAPHS = 3
const MIN_SENTENCES = 6

/** Asks for an introduction and a conclusion by what they do, never by their headings alone. */
export function partsFindings(essay: Essay): CritiqueFinding[] {
  const { paragraphs } = essay
  const sentences = paragraphs.reduce((sum, { sentences: own }) => sum + own.length, 0)
  const first = paragraphs[0]
  const last = paragraphs.at(-1)
  if (!first || !last || paragraphs.length < MIN_PARAGRAPHS || sentences < MIN_SENTENCES) return []
  return [
    ...(introduces(first) ? [] : [missingIntroduction(first)]),
    ...(concludes(essay, last) ? [] : [missingConclusion(last)]),
    ...headingFindings(essay),
  ]
}

const STARTS_MIDWAY = new Set(['additive', 'contrast', 'cause', 'example', 'summary'])
const LATER = new Set(['அடுத்து', 'அடுத்ததாக', 'பின்னர்', 'பிறகு', 'அதன்பின்', 'இறுதியாக', 'முதலாவதாக'])

function introduces(paragraph: Block): boolean {
  const opening = firstWord(paragraph.sentences[0])
  if (opening === undefined) return true
  const relation = relationOf(opening)
  const place = ordinalPlaceOf(opening)
  return !(
    (relation !== undefined && STARTS_MIDWAY.has(relation) && opening !== 'ஆக') ||
    LATER.has(opening) ||
    (place !== undefined && place > 1)
  )
}

function firstWord(sentence: Sentence | undefined): string | undefined {
  const word = sentence?.words[0]
  return word && withoutVallinam(word.text)
}

const CLOSING_WORDS =
  /^(?:முடிவாக|சுருங்க|சுருங்கக்|தொகுத்து|இவ்வாறு|இங்ஙனம்|ஆகவே|எனவே|ஆகையால்|ஆதலால்|இறுதியாக|நிறைவாக|மொத்தத்தில்|ஆக|ஒட்டுமொத்தமாக|முடிவில்|இதன்மூலம்|இதிலிருந்து|இவற்றிலிருந்து|மேற்கண்ட|மேற்கூறிய|சுருக்கமாக)$/u
const EXHORTATION =
  /(?:வோம்|ோம்|வோமாக|ோமாக|ட்டும்|வேண்டும்|வேண்டியது|வேண்டியவை|வேண்டுகிறேன்|கடமை|கடமையாகும்|கடமையும்|பொறுப்பு|பொறுப்பாகும்|அவசியம்|அவசியமாகும்|இன்றியமையாதது|இன்றியமையாததாகும்|வாழ்க|வளர்க|வெல்க|ஓங்குக|காக்கலாம்|உறுதி|உறுதிகொள்வோம்|நம்பிக்கை|ஐயமில்லை|திண்ணம்|நிச்சயம்|மறுக்கமுடியாது|மறுக்க|எனலாம்|கூறலாம்|சாலச்|தேவை|தேவையாகும்|வழியாகும்|சிறக்கும்|செழிக்கும்|மலரும்|பிறக்கும்|உயரும்|தழைக்கும்|கேள்வியாகும்|எதிர்பார்ப்பு|எதிர்பார்ப்பாகும்|விருப்பம்|வேண்டுகோள்|அழைப்பு|எதிர்காலம்)$/u

/** A summing-up, a wish or duty, or an echo of the whole title. */
function concludes(essay: Essay, paragraph: Block): boolean {
  const { sentences } = paragraph
  const words = sentences.flatMap(({ words: own }) => own)
  const openers = sentences.flatMap(({ words: own }) => own.slice(0, 2))
  if (openers.some((word) => CLOSING_WORDS.test(withoutVallinam(word.text)))) return true
  // In the very last sentence the wish may be reported: …வேண்டும் என்று கேட்டுக்கொண்டார்.
  const endings = sentences.flatMap(({ words: own }, i) => (i === sentences.length - 1 ? own : own.slice(-3)))
  if (endings.some((word) => EXHORTATION.test(withoutVallinam(word.text)))) return true
  const roots = titleRoots(essay)
  return (
    roots.length >= 2 && roots.every((root) => words.some((word) => rootOf(word.text, 2).startsWith(root)))
  )
}

/** Two clusters of every content word of the title. */
export function titleRoots({ topic }: Essay): string[] {
  const words = topic?.words ?? []
  return [...new Set(words.filter(({ text }) => text.length > 3).map((word) => rootOf(word.text, 2)))]
}

function missingIntroduction(paragraph: Block): CritiqueFinding {
  return {
    severity: 'high',
    title: 'முன்னுரை இல்லை',
    description:
      'முன்னுரை தெளிவாக இல்லை. தலைப்பை அறிமுகப்படுத்தி, கட்டுரையின் நோக்கத்தைச் சொல்லும் ஒரு பத்தியுடன் தொடங்குங்கள்.',
    ...placeOf(paragraph.sentences[0], paragraph),
    suggestion: 'தலைப்பை அறிமுகப்படுத்தும் ஒரு முன்னுரைப் பத்தியைத் தொடக்கத்தில் சேருங்கள்.',
    meaningMayChange: true,
    fix: 'தலைப்பையும் நோக்கத்தையும் அறிமுகப்படுத்தும் முன்னுரைப் பத்தி ஒன்றைத் தொடக்கத்தில் சேருங்கள்.',
  }
}

function missingConclusion(paragraph: Block): CritiqueFinding {
  return {
    severity: 'high',
    title: 'முடிவுரை இல்லை',
    description:
      'கட்டுரை புதிய செய்தியோடு நின்றுவிடுகிறது. முதன்மைக் கருத்துகளைத் தொகுத்து ஒரு முடிவுரைப் பத்தி சேருங்கள்.',
    ...placeOf(paragraph.sentences.at(-1), paragraph),
    suggestion: 'முதன்மைக் கருத்துகளைத் தொகுத்துக் கூறும் முடிவுரைப் பத்தி ஒன்றைச் சேருங்கள்.',
    meaningMayChange: true,
    fix: 'முதன்மைக் கருத்துகளைத் தொகுத்துக் கூறும் முடிவுரைப் பத்தி ஒன்றைக் கட்டுரையின் இறுதியில் சேருங்கள்.',
  }
}

function placeOf(sentence: Sentence | undefined, paragraph: Block): { start: number; end: number } {
  if (sentence === undefined) return paragraph
  return { start: sentence.start, end: Math.min(sentence.end, paragraph.end) }
}

const INTRODUCTION = /^(?:முன்னுரை|முகவுரை|அறிமுகம்)$/u
const CONCLUSION = /^(?:முடிவுரை|முடிவு|நிறைவுரை)$/u

function headingFindings({ headings, blocks, text }: Essay): CritiqueFinding[] {
  const named = headings.map((heading) => ({
    heading,
    name: text.slice(heading.start, heading.end).replace(/[:.\s]+$/u, ''),
  }))
  const introduction = named.findIndex(({ name }) => INTRODUCTION.test(name))
  const conclusion = named.findIndex(({ name }) => CONCLUSION.test(name))
  const found: CritiqueFinding[] = []
  if (introduction >= 0 && conclusion < 0)
    found.push(noConclusionHeading(named[introduction]?.heading ?? { start: 0, end: 0 }))
  const misplaced = conclusion >= 0 && conclusion < named.length - 1 ? named[conclusion]?.heading : undefined
  if (misplaced) found.push(headingOutOfOrder(misplaced))
  return [...found, ...emptyHeadings(blocks)]
}

function emptyHeadings(blocks: readonly Block[]): CritiqueFinding[] {
  return blocks.flatMap((block, i) => {
    const follows = blocks[i + 1]?.kind
    return block.kind === 'heading' && (follows === undefined || follows === 'heading')
      ? [emptyHeading(block)]
      : []
  })
}

const heading =
  (severity: 'medium' | 'low', title: string, description: string, suggestion: string) =>
  ({ start, end }: { start: number; end: number }): CritiqueFinding => ({
    severity,
    title,
    description,
    start,
    end,
    suggestion,
    meaningMayChange: true,
    ...(severity === 'medium' ? { fix: description } : {}),
  })

const noConclusionHeading = heading(
  'medium',
  'முடிவுரைத் தலைப்பு இல்லை',
  'முன்னுரை என்னும் உட்தலைப்பு உள்ளது; ஆனால் முடிவுரை என்னும் உட்தலைப்பு இல்லை. இறுதிப் பத்திக்கும் உட்தலைப்பு இடுங்கள்.',
  'இறுதிப் பத்திக்கு “முடிவுரை” என்னும் உட்தலைப்பு இடுங்கள்.',
)
const headingOutOfOrder = heading(
  'medium',
  'உட்தலைப்புகளின் வரிசை',
  'முடிவுரைக்குப் பின்னும் உட்தலைப்புகள் வருகின்றன. முடிவுரையை இறுதிக்கு நகர்த்துங்கள்.',
  'முடிவுரைப் பகுதியைக் கட்டுரையின் இறுதிக்கு நகர்த்துங்கள்.',
)
const emptyHeading = heading(
  'low',
  'உட்தலைப்பின் கீழ் உரை இல்லை',
  'இவ்வுட்தலைப்பின் கீழ் எதுவும் எழுதப்படவில்லை. விளக்கம் சேருங்கள் அல்லது உட்தலைப்பை நீக்குங்கள்.',
  'உட்தலைப்பின் கீழ் விளக்கம் சேருங்கள்.',
)
