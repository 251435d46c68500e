import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Block, Essay } from '../essay.ts'
import { rootOf } from '../essay-roots.ts'
import { shareOfNewWords } from './new-words.ts'
import { titleRoots } from './title-roots.ts'

const CLOSING_WORDS =
  /^(?:முடிவாக|சுருங்க|சுருங்கக்|தொகுத்து|இவ்வாறு|இங்ஙனம்|ஆகவே|எனவே|ஆகையால்|ஆதலால்|இறுதியாக|நிறைவாக|மொத்தத்தில்|ஆக|ஒட்டுமொத்தமாக|முடிவில்|இதன்மூலம்|இதிலிருந்து|இவற்றிலிருந்து|மேற்கண்ட|மேற்கூறிய|சுருக்கமாக|இத்தகைய)$/u
const EXHORTATION =
  /(?:வோம்|வோமாக|ோமாக|ட்டும்|வேண்டும்|வேண்டியது|வேண்டியவை|வேண்டுகிறேன்|கடமை|கடமையாகும்|கடமையும்|பொறுப்பு|பொறுப்பாகும்|அவசியம்|அவசியமாகும்|இன்றியமையாதது|இன்றியமையாததாகும்|வாழ்க|வளர்க|வெல்க|ஓங்குக|காக்கலாம்|உறுதி|உறுதிகொள்வோம்|நம்பிக்கை|ஐயமில்லை|திண்ணம்|நிச்சயம்|மறுக்கமுடியாது|மறுக்க|எனலாம்|கூறலாம்|சாலச்|தேவை|தேவையில்லை|தேவையாகும்|வழியாகும்|சிறக்கும்|செழிக்கும்|மலரும்|பிறக்கும்|உயரும்|தழைக்கும்|கேள்வியாகும்|எதிர்பார்ப்பு|எதிர்பார்ப்பாகும்|விருப்பம்|வேண்டுகோள்|அழைப்பு|எதிர்காலம்|செய்தி|நன்மை|இல்லை|உண்மை)$/u
/** A feeling or a lesson that stays: the end of a journey, of a memory. */
const AFTERTHOUGHT =
  /^(?:மறக்க|மறவாத|நினைவில்|நெஞ்சை|மனத்தை|கற்றுக்|கற்றுத்|கற்பிக்|பாடமாக|பாடத்தை|அனுபவமாக|அனுபவம்|மகிழ்ச்சியையும்|என்றென்றும்|என்றும்|வருங்கால|வருங்காலத்|எதிர்கால|நாளைய|வாழ்நாள்|ஆசையா|ஆசையாக|கனவு|நனவா)/u

/** A figure, or a day that is kept: one more fact, unless it is to be done. */
const isDetail = ({ text, lastWord }: Sentence) =>
  (/\d/u.test(text) || /நாளாகக்? (?:கொண்டாட|கடைப்பிடி)/u.test(text)) &&
  !EXHORTATION.test(withoutVallinam(lastWord?.text ?? ''))

/** `காப்போம்`, `வளருங்கள்`, `வாழ்க`: what all shall do. */
const callsFor = ({ lastWord }: Sentence) =>
  lastWord !== undefined &&
  (lastWord.is('finite', 'first', 'future') || lastWord.is('optative') || /(?:ுங்கள்|ீர்)$/u.test(lastWord.text))

/** One more thing that happened or is so: a verb of the past or the present, a figure, somebody's name. */
function isParticular({ lastWord, words, text }: Sentence, asked: readonly string[]): boolean {
  if (/\d/u.test(text) || words.some((word) => word.isA('numeral') && !ONE.test(word.text))) return true
  if (words.some((word) => isAnother(word, asked))) return true
  return lastWord?.is('finite') === true && (lastWord.is('past') || lastWord.is('present'))
}

/** Up to this share of new words a paragraph comes back to what the essay has said, where that was not much. */
const COMES_BACK = 0.74
/** So much less of them for every doubling: the more was said, the fewer words are new to any paragraph. */
const LESS_BY_DOUBLING = 0.05
const NOT_MUCH = 100

function comesBack(essay: Essay, paragraph: Block): boolean {
  const said = essay.paragraphs
    .slice(0, essay.paragraphs.indexOf(paragraph))
    .reduce((sum, { words }) => sum + words.length, 0)
  const doublings = Math.max(0, Math.log2(said / NOT_MUCH))
  return shareOfNewWords(essay, paragraph) <= COMES_BACK - LESS_BY_DOUBLING * doublings
}
/** Below this an advice is drawn from what the essay has said. */
const SAYS_NEW = 0.75
/** So many pieces of advice on one point are a part of the body: rules of a library, a recipe. */
const MIN_ADVICE = 3
const ADVISES = /(?:வேண்டும்|வேண்டியது|கூடாது|லாம்)$/u

/** One rule after the other, on something of which the essay has not spoken, without a word on the whole. */
function onlyAdvises(essay: Essay, paragraph: Block): boolean {
  const { sentences } = paragraph
  const advice = sentences.filter(({ lastWord }) => ADVISES.test(lastWord?.text ?? ''))
  const final = sentences.at(-1)
  if (final === undefined || advice.length < MIN_ADVICE || !advice.includes(final)) return false
  if (essay.paragraphs.indexOf(paragraph) < 1 || sentences.some(({ text }) => ON_THE_WHOLE.test(text)))
    return false
  const roots = titleRoots(essay)
  const namesTitle = final.words.some((word) => roots.includes(rootOf(word.text, 2)))
  return !namesTitle && shareOfNewWords(essay, paragraph) >= SAYS_NEW
}
const ON_THE_WHOLE = /(?:^|\s)(?:நாம்|நாமும்|நம்|நமது|நான்|நாங்கள்|அனைவரும்|ஒவ்வொருவரும்|எல்லாரும்|எல்லோரும்)(?=\s)/u

/** `மழை எனக்கு ஒரு நல்ல தோழி`: what the thing of the title is, without a verb. */
function namesWhatItIs({ topic }: Essay, { lastWord, words, text }: Sentence): boolean {
  const roots = (topic?.words ?? []).map((word) => rootOf(word.text, 2))
  const isNoun = lastWord?.isA('noun') === true && !lastWord.is('finite')
  return (
    isNoun && !/\d/u.test(text) && words.slice(0, -1).some((word) => roots.includes(rootOf(word.text, 2)))
  )
}

/** A paragraph of so few sentences develops nothing. */
const ALONE = 2

const ONE = /^(?:ஒரு|ஓர்|ஒரே|ஒன்று|ஒன்றே|இரு|இரண்டும்|ஒவ்வொரு|பாதி|முழு|பல|சில)$/u
const isAnother = (word: Word, asked: readonly string[]) =>
  word.analyses[0]?.class === 'name' && word.is('person') && !asked.includes(rootOf(word.text, 2))

/** What the writer means to do: ஆடுவேன், காத்திருப்பேன். */
const RESOLVES = /(?:வேன்|ப்பேன்)$/u
/** A question or a cry that the reader takes along. */
const STAYS_OPEN = /[?!]["”’)]*$/u
/** What remains in the writer's heart. */
const FEELS =
  /(?:நினைத்தால்|நினைக்கும்போது|போதெல்லாம்|என் (?:உயிர்|நண்பன்|தோழி|தெய்வம்|வழிகாட்டி)\.|பெருமைப்படுகிறேன்|பெருமையாக|மகிழ்ச்சியாக இருக்கிற|மகிழ்ச்சி அடைகிறேன்|நன்றி)/u

/** `எனக்கு மிகவும் பிடிக்கும்`, and not what somebody else likes. */
const isDear = (text: string): boolean => text.includes('மிகவும் பிடிக்கும்') && !OTHERS_LIKE.test(text)
const OTHERS_LIKE = /(?:^|\s)(?:தம்பி|தங்கை|அண்ணன|அக்கா|அவரு|அவனு|அவளு|அம்மா|அப்பா)\S*க்கு/u

/**
 * Whether a paragraph does what a conclusion does: its end draws a sum, wishes, asks for something or says what stays,
 * or it comes back to the whole title. A wish in the middle of an argument is not an end.
 */
export function concludes(essay: Essay, paragraph: Block): boolean {
  const { sentences } = paragraph
  const opening = sentences[0]?.words[0]
  if (opening !== undefined && !opening.quoted && CLOSING_WORDS.test(withoutVallinam(opening.text)))
    return true
  const final = sentences.at(-1)
  if ((final !== undefined && isDetail(final)) || onlyAdvises(essay, paragraph)) return false
  const ends = sentences.slice(-2)
  if (
    ends.some(({ words }) => words.slice(0, 2).some(({ text }) => CLOSING_WORDS.test(withoutVallinam(text))))
  )
    return true
  // The wish may be reported: …வேண்டும் என்று கேட்டுக்கொண்டார்.
  if (
    final !== undefined &&
    (RESOLVES.test(final.lastWord?.text ?? '') || STAYS_OPEN.test(final.text.trimEnd()))
  )
    return true
  if (ends.some(({ text }) => FEELS.test(text) || isDear(text)) || ends.some(callsFor)) return true
  const last = final?.words ?? []
  const beforeLast = sentences.at(-2)?.words.slice(-1) ?? []
  if ([...last, ...beforeLast].some(({ text }) => EXHORTATION.test(withoutVallinam(text)))) return true
  if (last.some(({ text }) => AFTERTHOUGHT.test(text))) return true
  const roots = titleRoots(essay)
  const isPast = (sentence: Sentence | undefined) => sentence?.lastWord?.is('finite', 'past') === true
  const isTold = isPast(final) || 2 * sentences.filter(isPast).length >= sentences.length
  if (!isTold && comesBack(essay, paragraph)) return true
  if (final !== undefined && namesWhatItIs(essay, final)) return true
  // A saying, a likeness, what will always be, by itself: nothing more is told, and the text may well end so.
  if (final !== undefined && sentences.length <= ALONE && !isParticular(final, roots)) return true
  const words = ends.flatMap(({ words: own }) => own)
  return (
    roots.length >= 2 && roots.every((root) => words.some((word) => rootOf(word.text, 2).startsWith(root)))
  )
}
