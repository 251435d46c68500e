import type { Sentence } from '../../text/sentence.ts'
import type { Block, Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { concludes } from '../structure/conclusion.ts'
import { AUDIENCE } from './genre.ts'
import type { GenreLine } from './letters.ts'
import { missing, type Part } from './part.ts'

/**
 * Asks a speech for a greeting at its beginning, and for an end: before an assembly thanks are due, and what breaks off within a
 * detail has no end at all.
 */
export function speechPartsFindings(essay: Essay, first: GenreLine, last: GenreLine): CritiqueFinding[] {
  const opening = firstSentenceOf(essay) ?? first
  return [
    ...(addressesAtOnce(essay) ? [] : [missing(opening, 'high', SPEECH_OPENING)]),
    ...(SPEECH_ENDS.test(essay.text.slice(endFrom(essay))) ? [] : [missingEnd(essay, last)]),
  ]
}

/** Where the end begins: behind the paragraph that greets. */
const endFrom = ({ text, paragraphs: [opening, ...others] }: Essay): number =>
  Math.max(text.length - CLOSED_WITHIN, others.length === 0 ? 0 : (opening?.end ?? 0))

function missingEnd(essay: Essay, last: GenreLine): CritiqueFinding {
  const paragraph = essay.paragraphs.at(-1)
  const isOpen = essay.paragraphs.length >= MIN_PARAGRAPHS && paragraph !== undefined
  const part = isOpen && !concludes(essay, paragraph) ? SPEECH_END : SPEECH_CLOSING
  return missing(lastSentenceOf(essay) ?? last, isBeforeAssembly(essay) ? 'medium' : 'low', part)
}

/** Below this a speech is a greeting or an announcement. */
const MIN_PARAGRAPHS = 3

/** Whether those who listen are greeted where the speech begins: words of others, a title and a note on who speaks may stand before. */
function addressesAtOnce({ text, paragraphs, isQuoted }: Essay): boolean {
  const isPrelude = ({ sentences, start, end }: Block) => sentences.length < 2 || isQuoted(start, end)
  const opening = paragraphs.slice(0, MAX_PRELUDES).find((paragraph) => !isPrelude(paragraph))
  const end = opening?.end ?? paragraphs[MAX_PRELUDES]?.end ?? text.length
  const beginning = text.slice(0, Math.min(end, ADDRESSED_WITHIN))
  return AUDIENCE.test(beginning) || GREETS.test(beginning)
}

/** Paragraphs. */
const MAX_PRELUDES = 3

/** Before judges, teachers and elders thanks are due; a talk on the radio or to a meeting may end as it likes. */
const ASSEMBLY = /அவையோர|அவையின|அவைக்கு|நடுவர்|சான்றோர|பெரியோர|ஆசிரியர|ஆசிரியப்|தலைமை|சிறப்பு விருந்தின|மாணவ/u
const isBeforeAssembly = ({ text }: Essay): boolean => ASSEMBLY.test(text.slice(0, ADDRESSED_WITHIN))

/** UTF-16 code units. */
const ADDRESSED_WITHIN = 600

const firstSentenceOf = ({ text, paragraphs }: Essay) => lineOf(paragraphs[0]?.sentences[0], text)
const lastSentenceOf = ({ text, paragraphs }: Essay) => lineOf(paragraphs.at(-1)?.sentences.at(-1), text)

const lineOf = (sentence: Sentence | undefined, text: string): GenreLine | undefined =>
  sentence && {
    text: text.slice(sentence.start, sentence.end),
    start: sentence.start,
    end: sentence.start + sentence.text.trimEnd().length,
  }

const GREETS = /வணக்கம்/u
const SPEECH_ENDS = /(?:நன்றி|வணக்கம்|விடைபெறு|நிறைவு செய்)/u
/** UTF-16 code units. */
const CLOSED_WITHIN = 400

const SPEECH_OPENING: Part = {
  title: 'அவையை விளிக்கவில்லை',
  description: 'உரையின் தொடக்கத்தில் அவையோரை விளித்து வணக்கம் கூற வேண்டும்.',
  suggestion: 'தொடக்கத்தில் அவையோரை விளித்து வணக்கம் கூறுங்கள்.',
}
const SPEECH_CLOSING: Part = {
  title: 'நன்றி கூறி முடிக்கவில்லை',
  description: 'உரையின் இறுதியில் கேட்டவர்களுக்கு நன்றி கூறி முடிப்பது மரபு.',
  suggestion: 'இறுதியில் நன்றி கூறி உரையை நிறைவு செய்யுங்கள்.',
}
const SPEECH_END: Part = {
  title: 'முடிவுரை இல்லை',
  description:
    'உரை ஒரு செய்தியைச் சொல்லும்போதே நின்றுவிடுகிறது. கருத்துகளைத் தொகுத்து, கேட்டவர்களுக்கு நன்றி கூறி முடிக்க வேண்டும்.',
  suggestion: 'கருத்துகளைத் தொகுத்து நன்றி கூறும் முடிவுரைப் பத்தி ஒன்றைச் சேருங்கள்.',
}
