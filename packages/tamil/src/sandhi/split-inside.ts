import type { Word } from '../text/word.ts'
import type { Analysis } from '../words/analysis.ts'
import { isCertain } from '../words/readings.ts'
import { finalVallinam } from '../words/vallinam.ts'
import { isCommand, isNounReading, isVerbForm } from './reading-kinds.ts'

/** What telling where a word is split needs. */
interface Knowledge {
  readonly lexicon: { has(word: string): boolean }
  readStems(word: string): readonly Analysis[]
}

/**
 * பாட + கர், பகு + தியில், கிரா + மத்தில்: the two make a form of a common stem, and what the gap leaves of that stem is no word.
 * காவல் + துறை, குற்றச் + சாட்டு are two words, which print joins or not.
 */
export function isSplitInside(first: Word, second: Word, knowledge: Knowledge): boolean {
  if (!mayBeSplit(first, second)) return false
  const wholes = knowledge.readStems(first.text + second.text).filter(isCertain)
  // அமைதியாக is an adverb of its own, but of அமைதி.
  const ofNouns = wholes.filter(isAdverbialNoun)
  const telling = ofNouns.length > 0 ? ofNouns : wholes
  return telling.length > 0 && telling.every((whole) => isOneStem(whole, first, second, knowledge))
}

function isAdverbialNoun({ class: kind, features }: Analysis): boolean {
  return kind === 'noun' && features.includes('adverbial')
}

/** Whether one of the two stands in no sentence as it is; அந் + நாள் is a word with its demonstrative, குஷியாகி + விட்டது two verbs. */
function mayBeSplit(first: Word, second: Word): boolean {
  if (DEMONSTRATIVE.test(first.text) || second.isA('conjunction') || second.text === CHANGES) return false
  if (!second.form.isCertain) return true
  if (!first.form.isCertain) return first.text.length <= SHORT_FIRST || !second.analyses.some(isVerbForm)
  // செய் + வதை, அமை + தியாக: a root before what is a word by chance.
  return first.analyses.filter(isCertain).every(isCommand)
}

/** `கூடு மாறும் நாள்`: a verb of its own far more often than the end of கூடுமாறும். */
const CHANGES = 'மாறும்'

const DEMONSTRATIVE = /^[அஇஎ][க-ஹ]்$/u

/** `அந்நிய மனம்`: the whole may be read as that appointment, அந்நியமனம். */
const POINTING = /^[அஇஎ]([க-ஹ])்(?=\1)/u

/** Code units: no participle is as short. */
const SHORT_FIRST = 4

function isOneStem(
  { lemma, class: kind }: Analysis,
  first: Word,
  second: Word,
  { readStems, lexicon }: Knowledge,
): boolean {
  if (kind === 'name') return false
  const start = lemma.startsWith(first.text) ? first.text : first.text.replace(POINTING, '')
  if (!lemma.startsWith(start)) return true
  const rest = lemma.slice(start.length)
  const isNoun = first.form.isCertain && first.analyses.some(isNounReading)
  const shortest = finalVallinam(first.text) === undefined ? LISTED_REST : DOUBLED_REST
  if (rest.length >= shortest && isNoun && lexicon.has(rest)) return false
  if (second.form.isCertain || isNoun)
    return ![rest, `${rest}ம்`].some((one) => readStems(one).some((reading) => isOf(reading, one)))
  if (rest === PLURAL) return true
  const stems = first.analyses.some(isBeforeVerbs) ? [rest] : [rest, `${rest}ம்`]
  return !stems.some((one) => readStems(one).some((reading) => isNounOf(reading, one)))
}

/** Code units: a shorter rest is an ending that the list holds, too. */
const LISTED_REST = 4
/** `வேலைப் பளு`: no ending has the consonant doubled before it. */
const DOUBLED_REST = 3

/** அவர் + களுக்கான: of many, and no toddy. */
const PLURAL = 'கள்'

/** அழ + காக: an infinitive or a root, which the first part of no compound with a shortened noun is. */
function isBeforeVerbs({ class: kind, features }: Analysis): boolean {
  return kind === 'verb' && (features.includes('infinitive') || features.includes('imperative'))
}

/** Of a second part that is no word the stem would have told what it is, unless it is a noun with what else is joined to it. */
function isNounOf(reading: Analysis, text: string): boolean {
  return (
    isCertain(reading) && (isNounReading(reading) || reading.class === 'adjective') && isOf(reading, text)
  )
}

/** Whether letters are a stem, or a longer one with its ending: காலத்தில். */
function isOf({ lemma }: Analysis, text: string): boolean {
  return lemma === text || (lemma.length >= LONG_STEM && text.startsWith(lemma.slice(0, -2)))
}

/** Code units. */
const LONG_STEM = 5

/** கடு + மையான, உண் + மையை: what a root or an adjective makes a quality with; பெண் + மை may be kohl. */
export function isSplitQuality(first: Word, second: Word, { readStems }: Knowledge): boolean {
  if (!second.text.startsWith(QUALITY) || second.isA('verb')) return false
  const firsts = first.analyses.filter(isCertain)
  if (firsts.length === 0 || !firsts.every((one) => isCommand(one) || one.class === 'adjective')) return false
  return readStems(first.text + second.text).some(({ lemma }) => lemma === first.text + QUALITY)
}

const QUALITY = 'மை'
