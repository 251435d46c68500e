import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { unitsOf } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'
import { isAsserted } from '../reading/assertion.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'

const EVENT = /(?:விழா|முகாம்|மாநாடு|கண்காட்சி|கருத்தரங்கு|சுற்றுலா|பயணம்|போட்டி)$/u
const LASTED = /^(?:நீடித்த|நடைபெற்ற|நடந்த|நிகழ்ந்த|முடிந்த|நிறைவுற்ற|நடந்தே|நடைபெறு|நீடிக்கு)/u
const ONE_DAY = /(?:^|\s)ஒரே நாளில்/u
const ORDINALS = ['முதல்', 'இரண்டாம்', 'மூன்றாம்', 'நான்காம்', 'ஐந்தாம்', 'ஆறாம்', 'ஏழாம்', 'எட்டாம்', 'ஒன்பதாம்', 'பத்தாம்']
/** Another of its kind, or another year's. */
const ANOTHER =
  /மற்றொரு|இன்னொரு|வேறு|அடுத்த|(?:சென்ற|கடந்த|போன) (?:ஆண்ட|வருட|மாத|வார|முறை|விடுமுறை)|முன்பு|ஒவ்வொரு|ஆண்டுதோறும்|வழக்க/u
const MAX_EVENTS = 8

interface Span {
  readonly sentence: Sentence
  readonly event: string
  readonly days: number
}

/** An event that goes on longer than it does: `ஒரே நாளில் முடிந்த கண்காட்சி … கண்காட்சியின் மூன்றாம் நாள்`. */
export function beyondItsDays(): Follower {
  const lengths: Span[] = []
  const days: Span[] = []
  return (sentence) => {
    const { text } = sentence
    if (!/நா[ளட]/u.test(text) || ANOTHER.test(text) || !isAsserted(sentence)) return []
    const length = lengthIn(sentence)
    const day = dayIn(sentence)
    const isBeyond = (one: Span, other: Span) => one.event === other.event && one.days > other.days
    const other =
      (day && lengths.find((one) => isBeyond(day, one))) ??
      (length && days.find((one) => isBeyond(one, length)))
    if (length !== undefined && lengths.length < MAX_EVENTS) lengths.push(length)
    if (day !== undefined && days.length < MAX_EVENTS) days.push(day)
    return other === undefined || other.sentence === sentence ? [] : [contradicts(sentence, other.sentence)]
  }
}

const eventOf = (word: Word) => EVENT.exec(nounOf(word))?.[0]

function lengthIn(sentence: Sentence): Span | undefined {
  const { words, text } = sentence
  const events = words.filter((word) => eventOf(word) !== undefined)
  const event = events[0] && eventOf(events[0])
  if (event === undefined || events.length > 1 || !words.some((word) => LASTED.test(word.text)))
    return undefined
  if (ONE_DAY.test(text)) return { sentence, event, days: 1 }
  const units = unitsOf(sentence)
  const at = units.findIndex(({ word }) => word !== undefined && nounOf(word) === 'நாள்' && word.is('plural'))
  const quantity = at < 1 ? undefined : (quantityAt(units, at - 1) ?? quantityAt(units, at - 2))
  return quantity?.to === at && quantity.bound === 'exact'
    ? { sentence, event, days: quantity.value }
    : undefined
}

/** `முகாமின் இரண்டாம் நாள்`, `ஐந்து நாள்களும் முகாமில்`. */
function dayIn(sentence: Sentence): Span | undefined {
  for (const word of sentence.words) {
    const { previous } = word
    if (previous === undefined || nounOf(word) !== 'நாள்' || word.is('plural')) continue
    const days = ORDINALS.indexOf(previous.text) + 1
    const of = previous.previous
    const event = of && eventOf(of)
    if (days > 0 && of?.is('genitive') && event !== undefined) return { sentence, event, days }
  }
  return allDaysIn(sentence)
}

function allDaysIn(sentence: Sentence): Span | undefined {
  const days = sentence.words.find(
    (word) => nounOf(word) === 'நாள்' && word.is('plural') && word.is('clitic-um'),
  )
  const event = sentence.words.find((word) => eventOf(word) !== undefined && word.is('locative'))
  if (days === undefined || event === undefined) return undefined
  const units = unitsOf(sentence)
  const at = units.findIndex(({ word }) => word === days)
  const quantity = at < 1 ? undefined : quantityAt(units, at - 1)
  const of = eventOf(event)
  return quantity?.bound === 'exact' && of !== undefined
    ? { sentence, event: of, days: quantity.value }
    : undefined
}
