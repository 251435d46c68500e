import type { Sentence } from '../../../text/sentence.ts'
import type { CritiqueFinding } from '../../feedback-item.ts'
import { shortened } from '../../shortened.ts'

/** The finding for a sentence, or for two from the first to the `last`, that says what an earlier one has said. */
export function saidAgain(sentence: Sentence, earlier: Sentence, last: Sentence): CritiqueFinding {
  const shown = shortened(earlier.text)
  return {
    severity: 'low',
    title: 'கூறியது கூறல்',
    description: `“${shown}” என்று முன்பு சொன்ன கருத்தே வேறு சொற்களில் மீண்டும் வருகிறது. ஒரு தொடரை வைத்துக்கொண்டு, மற்றதில் புதிய காரணமோ எடுத்துக்காட்டோ சேருங்கள்.`,
    start: sentence.start,
    end: endOf(last),
    suggestion: 'இத்தொடரை நீக்குங்கள்; அல்லது இங்கே புதிய செய்தி சேருங்கள்.',
    meaningMayChange: true,
  }
}

/** The finding for a paragraph that turns one point over in so many sentences. */
export function turnedOver(second: Sentence, last: Sentence, sentences: number): CritiqueFinding {
  return {
    severity: 'medium',
    title: 'கூறியது கூறல்',
    description: `இப்பத்தியில் ஒரே கருத்து ${sentences} தொடர்களில் வேறு சொற்களில் மீண்டும் வருகிறது. ஒரு முறை தெளிவாகச் சொல்லி, அடுத்த தொடரில் காரணமோ எடுத்துக்காட்டோ சேருங்கள்.`,
    start: second.start,
    end: endOf(last),
    suggestion: 'ஒரு தொடரை மட்டும் வைத்துக்கொண்டு, மற்றவற்றுக்குப் பதிலாகப் புதிய செய்தி சேருங்கள்.',
    meaningMayChange: true,
    fix: 'ஒரே கருத்தை வேறு சொற்களில் மீண்டும் மீண்டும் கூறாமல், ஒரு முறை சொல்லி விளக்கம் சேருங்கள்.',
  }
}

const endOf = ({ start, text }: Sentence) => start + text.trimEnd().length
