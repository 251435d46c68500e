import type { Essay, Span } from './essay.ts'
import type { FeedbackItem } from './feedback-item.ts'

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

/** What can be shown in the text itself: an example that is announced. */
export function writingStrengths({ paragraphs }: Essay): FoundStrength[] {
  const sentence = paragraphs
    .flatMap(({ sentences }) => sentences)
    .find(({ words }) => words.some(({ text, quoted }) => !quoted && EXAMPLE.test(text)))
  if (sentence === undefined) return []
  return [
    {
      title: 'எடுத்துக்காட்டுடன் விளக்கம்',
      description: 'கருத்து எடுத்துக்காட்டுடன் விளக்கப்பட்டுள்ளது.',
      start: sentence.start,
      end: sentence.start + sentence.text.trimEnd().length,
    },
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
