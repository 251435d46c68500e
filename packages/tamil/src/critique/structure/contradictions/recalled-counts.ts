import type { Sentence } from '../../../text/sentence.ts'
import type { Word } from '../../../text/word.ts'
import { type Quantity, quantityAt } from '../../facts/numbers.ts'
import { type Unit, unitsOf } from '../../facts/sentence-units.ts'
import type { CritiqueFinding } from '../../feedback-item.ts'
import { contradicts, lemmaOf } from './contradiction.ts'
import { MAY_COUNT } from './counts.ts'
import { eventIn, mayBeOneEvent } from './events.ts'

interface Mention {
  readonly sentence: Sentence
  readonly value: number
  readonly counted: string
  /**
   * Whether it speaks of all of those that the reader knows: `அந்த ஆறு நாள்களும்`. By a deed only where the deed has been told:
   * `அவர் வாங்கிய மூன்று கப்பல்களும்`.
   */
  readonly recalls: boolean | { readonly by: Word }
}

/**
 * All of those told of before, and another number of them: `இரண்டு கப்பல்களை வாங்கினார்`, `அவர் வாங்கிய மூன்று கப்பல்களும்
 * விற்கப்பட்டன`. Where the text counts the same things otherwise too, or whose they are is said anew, nothing is concluded.
 */
export function recalledOtherwise(sentences: readonly Sentence[]): CritiqueFinding[] {
  const mentions = new Map<string, Mention[]>()
  const found: CritiqueFinding[] = []
  for (const sentence of sentences)
    for (const mention of mentionsIn(sentence)) {
      const earlier = mentions.get(mention.counted) ?? mentionsOfCompound(mentions, mention.counted)
      if (earlier === undefined) mentions.set(mention.counted, [mention])
      else {
        const [other] = earlier
        const isOne = earlier.every(({ value }) => value === other?.value)
        if (isOne && other !== undefined && isOfOneEvent(mention, other) && isRecalled(mention, other))
          found.push(contradicts(sentence, other.sentence))
        earlier.push(mention)
      }
    }
  return found
}

/** Compounds looked through for one noun. */
const MAX_COMPOUNDS = 32

/** கன்று, where மரக்கன்று was counted. */
function mentionsOfCompound(mentions: ReadonlyMap<string, Mention[]>, noun: string): Mention[] | undefined {
  let looked = 0
  for (const [counted, found] of mentions) {
    if (++looked > MAX_COMPOUNDS) return undefined
    if (noun.length >= 3 && counted.length > noun.length && counted.endsWith(noun)) return found
  }
  return undefined
}

/** What is counted again and again, always otherwise; and what stands for anything. */
const GENERAL = new Set(
  'ஆண்டு வருடம் மாதம் வாரம் மணி நிமிடம் நொடி முறை தடவை பேர் வகை பகுதி ஒன்று இரண்டு கிலோ மீட்டர் கிலோமீட்டர் ரூபாய் சதவீதம் விழுக்காடு வயது நூற்றாண்டு பங்கு கட்டம் சுற்று அணி'.split(
    ' ',
  ),
)
const SPAN = /^(?:பயண|சுற்றுலா|முகாம|விழா|மாநாட|மாநாடு|கருத்தரங்|பயிற்சி)/u
const THOSE = /^(?:அந்த|இந்த|அவ்|இவ்|அந்|இந்)/u
/** Whose they are, by a word that needs no name. */
const BY_PRONOUN = /^(?:எங்கள்|எங்களது|நமது|நம்|என்|எனது|அவரது|அவருடைய|அவர்கள்|அவர்களது|அவற்றின்|இவற்றின்|அதன்|இதன்)$/u

function mentionsIn(sentence: Sentence): Mention[] {
  if (!MAY_COUNT.test(sentence.text)) return []
  const units = unitsOf(sentence)
  const found: Mention[] = []
  for (let i = 0; i < units.length; i++) {
    const quantity = quantityAt(units, i)
    if (quantity === undefined) continue
    const mention = mentionOf(sentence, units, quantity)
    if (mention !== undefined) found.push(mention)
    i = quantity.to - 1
  }
  return found
}

function mentionOf(
  sentence: Sentence,
  units: readonly Unit[],
  { value, bound, from, to }: Quantity,
): Mention | undefined {
  const noun = units[to]?.word
  if (noun === undefined || value < 1 || !noun.isA('noun')) return undefined
  const counted = lemmaOf(noun)
  if (GENERAL.has(counted) || (counted === 'நாள்' && !isOneSpan(noun))) return undefined
  const before = units[from - 1]?.word
  const recalls = bound === 'exact' && value > 1 && recallsBy(noun, before)
  return { sentence, value, counted, recalls }
}

/** A journey of so many days, and those days. */
function isOneSpan(noun: Word): boolean {
  return noun.is('clitic-um') || SPAN.test(noun.next?.text ?? '')
}

function recallsBy(noun: Word, before: Word | undefined): Mention['recalls'] {
  const isAll = noun.is('clitic-um') && noun.is('plural')
  if (!isAll || isJoined(noun)) return false
  if (before === undefined) return noun.sentence.words[0]?.next === noun
  if (THOSE.test(before.text) || BY_PRONOUN.test(before.text)) return true
  // உள்ள tells of no deed.
  const isDeed = !before.hasLemma('உள்') && !before.hasLemma('இரு')
  return isDeed && before.is('relative-participle') && { by: before }
}

/** Another number at the same event, where both name one. */
const isOfOneEvent = (one: Mention, other: Mention) =>
  one.value !== other.value && mayBeOneEvent(eventIn(one.sentence.words), eventIn(other.sentence.words))

function isRecalled({ recalls }: Mention, other: Mention): boolean {
  if (typeof recalls === 'boolean') return recalls
  const deeds = recalls.by.analyses.filter(({ class: kind }) => kind === 'verb').map(({ lemma }) => lemma)
  return other.sentence.words.some((word) => deeds.some((lemma) => word.hasLemma(lemma)))
}

/** `மூன்று மகன்களும் இரண்டு மகள்களும்`: not all, but these and those. */
function isJoined({ sentence, index }: Word): boolean {
  return sentence.words.some((word, at) => at !== index && word.is('clitic-um') && word.isA('noun'))
}
