import type { Sentence } from '../../../text/sentence.ts'
import type { Word } from '../../../text/word.ts'
import { quantityAt } from '../../facts/numbers.ts'
import { type Unit, unitsOf } from '../../facts/sentence-units.ts'
import type { MeaningWords } from '../meaning-words.ts'
import { isAsserted } from './assertion.ts'
import { contradicts, nounOf } from './contradiction.ts'
import { MAY_COUNT } from './counts.ts'
import { eventIn, mayBeOneEvent, type Occasion } from './events.ts'
import type { Follower } from './follower.ts'
import { type Idea, ideaOf, isSameIdea } from './ideas.ts'

const JOINED = /^(?:கலந்துகொண்ட|பங்கேற்ற|பங்குகொண்ட|பங்குபெற்ற|வந்திருந்த|குருதி|இரத்தம்)/u
const NUMBER_OF = /^எண்ணிக்கை/u
const TOTAL = /மொத்த/u
const ALL = /^(?:அனைவர|எல்லோர|எல்லார|அனைத்த|யாவர)/u
/** A part of them, more of them, or those of another occasion. */
const PART =
  /அவர்கள[ுி]ள்|இவர்கள[ுி]ள்|அவர்களில்|இவர்களில்|மட்டும்|மேலும்|கூடுதல|புதிதாக|(?:சென்ற|கடந்த|போன) (?:ஆண்ட|வருட|மாத|வார|முறை|விடுமுறை)|முதல் நாள்|இரண்டாம் நாள்|ஒவ்வொரு|சுமார்|ஏறத்தாழ|ஏறக்குறைய|பெண்|ஆண்|மாணவிய|முந்தைய|ஒவ்வோர்|முறையே/u
const MAX_COUNTS = 16

interface Count {
  readonly sentence: Sentence
  readonly value: number
  readonly of: Idea
  readonly event: Occasion | undefined
  /** Whether it counts all who took part. */
  readonly isOfAll: boolean
}

/** How many took part, told twice: `மொத்தம் அறுபது மாணவர்கள் கலந்துகொண்டனர் … பங்கேற்ற நூறு மாணவர்களுக்கும்`. */
export function participants(meanings: MeaningWords): Follower {
  const counts: Count[] = []
  return (sentence) => {
    const own = countIn(sentence, meanings)
    if (own === undefined) return []
    const same = counts.filter((one) => isSameIdea(one.of, own.of) && mayBeOneEvent(one.event, own.event))
    if (counts.length < MAX_COUNTS) counts.push(own)
    const [other] = same
    const isSure = other !== undefined && same.every(({ value }) => value === other.value)
    return isSure && areApart(other, own) ? [contradicts(sentence, other.sentence)] : []
  }
}

/** All are as many as they are, and a part is not more. */
function areApart(one: Count, other: Count): boolean {
  if (one.value === other.value) return false
  if (one.isOfAll && other.isOfAll) return true
  return one.isOfAll ? other.value > one.value : other.isOfAll && one.value > other.value
}

function countIn(sentence: Sentence, meanings: MeaningWords): Count | undefined {
  const { text, words, lastWord } = sentence
  if (!MAY_COUNT.test(text) || PART.test(text) || !isAsserted(sentence)) return undefined
  const joined = words.find((word) => JOINED.test(word.text))
  if (joined === undefined) return undefined
  const found = countedIn(sentence)
  if (found === undefined) return undefined
  const { value, counted, isNumberOf } = found
  const isKnown = joined.index < counted.index && joined.is('relative-participle')
  const isAll =
    isKnown && (counted.is('clitic-um') || (counted.next !== undefined && ALL.test(counted.next.text)))
  const isPlain =
    lastWord !== undefined && JOINED.test(lastWord.text) && !counted.is('clitic-um') && isUnmarked(counted)
  return {
    sentence,
    value,
    of: ideaOf(counted, meanings),
    event: eventIn(words),
    isOfAll: isAll || isPlain || TOTAL.test(text) || (isNumberOf && isKnown),
  }
}

/** `போட்டியில் எட்டு அணிகள் பங்கேற்றன`: nothing tells which. */
function isUnmarked(counted: Word): boolean {
  let { previous } = counted
  while (previous?.isA('numeral')) previous = previous.previous
  return (
    previous === undefined ||
    previous.is('locative') ||
    previous.is('dative') ||
    TOTAL.test(previous.text) ||
    /^\d/u.test(previous.text)
  )
}

interface Counted {
  readonly value: number
  readonly counted: Word
  readonly isNumberOf: boolean
}

/** The first exact number of people or groups. */
function countedIn(sentence: Sentence): Counted | undefined {
  const units = unitsOf(sentence)
  for (let i = 0; i < units.length; i++) {
    const quantity = quantityAt(units, i)
    if (quantity === undefined) continue
    i = quantity.to - 1
    if (quantity.bound !== 'exact' || quantity.value < 2) continue
    const { value } = quantity
    const before = units[quantity.from - 1]?.word
    if (before !== undefined && NUMBER_OF.test(before.text)) {
      const counted = countedBefore(before)
      if (counted !== undefined) return { value, counted, isNumberOf: true }
    }
    const counted = countedAfter(units, quantity.to)
    if (counted !== undefined) return { value, counted, isNumberOf: false }
  }
  return undefined
}

function countedAfter(units: readonly Unit[], at: number): Word | undefined {
  const word = units[at]?.word
  const noun = word?.isA('adjective') && !word.isA('noun') ? units[at + 1]?.word : word
  return noun !== undefined && isGroup(noun) ? noun : undefined
}

/** `மாணவர்களின் மொத்த எண்ணிக்கை`. */
const countedBefore = (word: Word) =>
  word.sentence.words.slice(0, word.index).findLast((one) => one.is('plural') && isGroup(one))

const isGroup = (word: Word) =>
  word.isA('noun') &&
  !word.is('time') &&
  (word.is('rational') || /^(?:அணி|குழு|பள்ளி|பேர்|கல்லூரி|நாடு|கல்விக்கூடம்)$/u.test(nounOf(word)))
