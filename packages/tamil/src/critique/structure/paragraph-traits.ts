import { withoutVallinam } from '../../words/vallinam.ts'
import type { Block, Essay } from '../essay.ts'
import { relationOf } from './connectives.ts'
import { ordinalPlaceOf } from './flow.ts'

/** What one has lived through of late. */
export const isMemory = ({ sentences: [first], words }: Block) =>
  LATELY.test(first?.text ?? '') && words.some(({ text }) => ONESELF.test(text))

/** Of whom the paragraph before has spoken. */
export const REFERS_BACK =
  /^(?:அவர்|அவரது|அவருடைய|அவரை|அவருக்கு|அவன்|அவனை|அவனுக்கு|அவள்|அவளை|அவளுக்கு|அவர்கள்|அவை|அவற்றை|அதை|அதன்|அதில்)(?:[கசதப]்)?$/u

/** A pronoun later than this has its noun in the paragraph itself. */
const NEAR_START = 6

/** Whether its beginning points at something said before. */
export const refersBack = ({ sentences }: Block) => {
  const [first] = sentences
  if (first === undefined || LINKS.test(first.text)) return true
  return first.words.slice(0, NEAR_START).some(({ text }) => REFERS_BACK.test(text) || POINTS_BACK.test(text))
}

/** இப்பொருள், இம்முறை: what stands before is known. */
const POINTS_BACK = /^இ(?:க்க|ச்ச|த்த|ப்ப(?!ோது|ொழுது)|ந்ந|ம்ம|வ்வ)/u

/** Ties in the first sentence to what stands before: `அப்படிப்பட்டவர்`. */
export const LINKS = /அப்படிப்பட்ட|இப்படிப்பட்ட|அத்தகைய|இத்தகைய|அதேபோல|இதேபோல|அதுபோல|இதுபோல/u

/** A word of the writer about themselves. */
export const ONESELF = /^(?:நான்|நாங்கள்|என்|என்னை|எனக்கு|எங்கள்|எங்களு)/u
const LATELY = /(?:^|\s)(?:நேற்று|முந்தாநாள்|ஒருநாள்|ஒரு நாள்|(?:சென்ற|போன|கடந்த) (?:வார|மாத|ஆண்ட|வருட|விடுமுறை|கிழமை))/u

/** Whether the writer acts or feels in it: a part of what they tell of themselves. */
export const isOfOneself = ({ words }: Block) =>
  words.some((word) => !word.quoted && (word.is('finite', 'first') || ACTS.test(word.text)))
const ACTS = /^(?:நான்|நானும்|நாங்கள்|எனக்கு|எனக்குக்|எனக்குச்|எனக்குத்|எனக்குப்|என்னை|எங்களுக்கு|எங்களை)$/u

/** What holds at all times, as a likeness or an argument: no verb of the past or the present. */
export const isReasoning = ({ sentences }: Block) =>
  !sentences.some(({ words }) =>
    words.some((word) => word.is('finite') && (word.is('past') || word.is('present'))),
  )

/** A paragraph that holds a quotation or talks on about the one before it is judged by the quotation. */
export function followsQuotation(paragraph: Block, before: Block | undefined, essay: Essay): boolean {
  return essay.isQuoted(paragraph.start, paragraph.end) || followsOnQuotation(paragraph, before, essay)
}

/** Whether it opens with `என்று …`, or right after a quotation. */
export function followsOnQuotation(
  { sentences }: Block,
  before: Block | undefined,
  { isQuoted }: Essay,
): boolean {
  const opening = sentences[0]?.words[0]?.text ?? ''
  return SPEAKS_ON.test(opening) || (before !== undefined && isQuoted(before.end - 1, before.end))
}

/** Whether its first sentence is quoted. */
export const opensWithQuotation = ({ sentences: [first] }: Block, { isQuoted }: Essay) =>
  first !== undefined && isQuoted(first.start, first.end)

/** `உழவர்களைப் பாருங்கள்`, `எடுத்துக்காட்டாக`: what is far from the topic shows it. */
export const givesExample = ({ sentences }: Block) => EXAMPLE.test(sentences[0]?.text ?? '')
const EXAMPLE = /பாருங்கள்|பார்ப்போம்|நினைத்துப்|எண்ணிப்|எடுத்துக்காட்டு|உதாரண|சான்றாக|சான்று|போலவே|போலத்தான்|ஒப்பிட|கதை/u

/** `இத்தகைய`, `இதை`: the paragraph says itself that it goes on from the one before. */
export const speaksOn = ({ sentences }: Block) => DEMONSTRATIVE.test(sentences[0]?.words[0]?.text ?? '')
/** `அடுத்து`, `மேலும்`, `இரண்டாவதாக`. */
export const opensWithTie = ({ sentences }: Block) => {
  const opening = withoutVallinam(sentences[0]?.words[0]?.text ?? '')
  return relationOf(opening) !== undefined || ordinalPlaceOf(opening) !== undefined || opening === 'முதலில்'
}
const DEMONSTRATIVE =
  /^(?:இது|இதை|இதனை|இதன்|இதில்|இதற்க|இதனால்|இவை|இவற்ற|இத்தகைய|இப்படி|இவ்வாறு|இவ்வளவு|இந்நிலை|இச்சூழ|இக்கருத்|இப்பிரச்ச|இச்சிக்க)/u

/** Duties and wishes one after another belong to whatever the essay is about. */
export const isAdvice = ({ sentences }: Block) =>
  2 * sentences.filter(({ lastWord }) => ADVISES.test(lastWord?.text ?? '')).length >= sentences.length
const ADVISES = /(?:வேண்டும்|வேண்டியது|கூடாது|வோம்|ட்டும்|ுங்கள்|கடமை|கடமையாகும்)$/u

const SPEAKS_ON = /^(?:என்ப|என்னும்|என்ற|எனும்|என்று|எனக்|எனப்)/u
