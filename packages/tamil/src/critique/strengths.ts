import type { Essay, Span } from './essay.ts'
import type { FeedbackItem } from './feedback-item.ts'
import type { Genre } from './genre/genre.ts'
import { concludes } from './structure/conclusion.ts'
import { introduces, promises } from './structure/introduction.ts'

/** Something that the essay does well, at its place in the normalised text. */
export interface FoundStrength extends Span {
  readonly title: string
  readonly description: string
}

/** Something that the essay does well, at its place in the essay as sent. */
export interface Strength {
  readonly title: string
  readonly description: string
  readonly location: FeedbackItem['location']
}

const EXAMPLE = /^(?:எடுத்துக்காட்டாக|சான்றாக|உதாரணமாக|எடுத்துக்காட்டு|சான்று)/u

/** What can be shown in the text itself: an introduction, a conclusion, an example that is announced. */
export function writingStrengths(essay: Essay, genre: Genre): FoundStrength[] {
  const sentences = essay.paragraphs.flatMap((paragraph) => paragraph.sentences)
  const example = sentences.find(({ words }) =>
    words.some(({ text, quoted }) => !quoted && EXAMPLE.test(text)),
  )
  return [
    ...(genre === 'essay' ? partsDone(essay) : []),
    ...(example === undefined
      ? []
      : [
          {
            title: 'எடுத்துக்காட்டுடன் விளக்கம்',
            description: 'கருத்து எடுத்துக்காட்டுடன் விளக்கப்பட்டுள்ளது.',
            start: example.start,
            end: example.start + example.text.trimEnd().length,
          },
        ]),
  ]
}

/** A text that breaks off is not rounded off. */
const ENDS = /[.!?…][\s"'”’)]*$/u
/** With an introduction, a body and a conclusion. */
const MIN_PARTS = 3

function partsDone(essay: Essay): FoundStrength[] {
  const [first] = essay.paragraphs
  const last = essay.paragraphs.at(-1)
  if (first === undefined || last === undefined || essay.paragraphs.length < MIN_PARTS) return []
  return [
    ...(introduces(essay, first) && promises(first)
      ? [
          {
            title: 'நோக்கத்தைச் சொல்லும் முன்னுரை',
            description: 'கட்டுரை எதைப் பேசப் போகிறது என்பதை முன்னுரை தெளிவாகச் சொல்கிறது.',
            start: first.start,
            end: first.end,
          },
        ]
      : []),
    ...(concludes(essay, last) && ENDS.test(essay.text.slice(last.start, last.end))
      ? [
          {
            title: 'நிறைவான முடிவுரை',
            description: 'இறுதிப் பத்தி கருத்துகளைத் தொகுத்தோ, வருங்காலத்தைச் சுட்டியோ கட்டுரையை நிறைவு செய்கிறது.',
            start: last.start,
            end: last.end,
          },
        ]
      : []),
  ]
}

/** What the evidence shows: a quotation and a statement that agree with their sources, one of each. */
export function evidenceStrengths(items: readonly FeedbackItem[]): Strength[] {
  const verified = (section: FeedbackItem['category']) =>
    items.filter(({ category, badge }) => category === section && badge === 'verified')
  const [quotation] = verified('citations')
  const [fact] = verified('facts')
  return [
    ...(quotation === undefined
      ? []
      : [
          {
            title: 'மூலத்தோடு பொருந்தும் மேற்கோள்',
            description: 'கருத்துக்கு வலு சேர்க்கும் மேற்கோள் மூலத்தில் உள்ளபடியே தரப்பட்டுள்ளது.',
            location: quotation.location,
          },
        ]),
    ...(fact === undefined
      ? []
      : [
          {
            title: 'சரியான தகவல்',
            description: 'இத்தகவல் மூலத்தோடு பொருந்துகிறது.',
            location: fact.location,
          },
        ]),
  ]
}
