import type { Sentence } from '../../text/sentence.ts'
import type { Block, Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import type { EssayKind } from '../genre/exposition.ts'
import { isSigned, linesIn } from '../genre/letters.ts'
import { concludes } from './conclusion.ts'
import { opensWithLaterPoint } from './first-point.ts'
import { introduces } from './introduction.ts'

/** Below this an essay is a note and needs no introduction and conclusion. */
const MIN_PARAGRAPHS = 3
const MIN_SENTENCES = 6

/**
 * Asks for an introduction and a conclusion by what they do, never by their headings alone. An essay that may be of another
 * kind is asked for them with little weight; of one that is of another kind only an opening is told that goes on from what nobody said.
 */
export function partsFindings(essay: Essay, kind: EssayKind): CritiqueFinding[] {
  const { paragraphs } = essay
  if (kind === 'other')
    return paragraphs
      .slice(0, 1)
      .filter(opensWithLaterPoint)
      .map((opening) => missingIntroduction(opening, 'medium'))
  const severity = kind === 'exposition' ? 'high' : 'low'
  const sentences = paragraphs.reduce((sum, { sentences: own }) => sum + own.length, 0)
  const first = paragraphs.find((paragraph) => !isData(essay, paragraph))
  const last = paragraphs.findLast((paragraph) => !isByline(paragraph))
  if (!first || !last || paragraphs.length < MIN_PARAGRAPHS || sentences < MIN_SENTENCES) return []
  return [
    ...(introduces(essay, first) && !startsUnderBodyHeading(essay)
      ? []
      : [missingIntroduction(first, severity)]),
    // Below a closing stands a name: no paragraph that could conclude anything.
    ...(isSigned(linesIn(essay.text)) || concludes(essay, last) ? [] : [missingConclusion(last, severity)]),
    ...headingFindings(essay),
  ]
}

/** Words. */
const MAX_BYLINE = 8

/** `ச. கதிரவன், ஒன்பதாம் வகுப்பு`, `– சந்திப்பு: மு. அப்துல் கரீம்`: who wrote it, below the text. */
function isByline({ sentences, words }: Block): boolean {
  const end = sentences.at(-1)?.text.trimEnd() ?? ''
  return (
    words.length <= MAX_BYLINE && !/[.!?…]["”’)]*$/u.test(end) && !words.some((word) => word.is('finite'))
  )
}

/** `நூல்: …; ஆசிரியர்: …; விலை: ரூ. 380`: the data of a book, a film or an event, above what is said of it. */
function isData({ text }: Essay, { start, end }: Block): boolean {
  const parts = text.slice(start, end).split(/[;|\n]/u)
  return parts.length > 1 && parts.every((part) => LABELLED.test(part.trim()))
}
const LABELLED = /^[^:.!?]{2,40}:\s?\S/u

function missingIntroduction(paragraph: Block, severity: CritiqueFinding['severity']): CritiqueFinding {
  return {
    severity,
    title: 'முன்னுரை இல்லை',
    description:
      'கட்டுரை நேரே ஒரு கருத்தில் தொடங்குகிறது. அதற்கு முன் தலைப்பை அறிமுகப்படுத்தி, எதைப் பற்றி எழுதப் போகிறீர்கள் என்று சொல்லுங்கள்.',
    ...placeOf(paragraph.sentences[0], paragraph),
    suggestion: 'தலைப்பை அறிமுகப்படுத்தும் ஒரு முன்னுரைப் பத்தியைத் தொடக்கத்தில் சேருங்கள்.',
    meaningMayChange: true,
    fix: 'தலைப்பையும் நோக்கத்தையும் அறிமுகப்படுத்தும் முன்னுரைப் பத்தி ஒன்றைத் தொடக்கத்தில் சேருங்கள்.',
  }
}

function missingConclusion(paragraph: Block, severity: 'high' | 'low'): CritiqueFinding {
  return {
    severity,
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

/** Whether the first paragraph stands under the heading of another part, as the second of several headings. */
function startsUnderBodyHeading({ blocks, headings, text }: Essay): boolean {
  const at = blocks.findIndex(({ kind }) => kind === 'paragraph')
  const own = blocks[at - 1]
  if (own?.kind !== 'heading' || headings.length < 2) return false
  return (
    headings[0] !== own &&
    INTRODUCTION.test(text.slice(headings[0]?.start, headings[0]?.end).replace(/(?<![:.\s])[:.\s]+$/u, ''))
  )
}

function headingFindings({ headings, blocks, text }: Essay): CritiqueFinding[] {
  const named = headings.map((heading) => ({
    heading,
    name: text.slice(heading.start, heading.end).replace(/(?<![:.\s])[:.\s]+$/u, ''),
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
