import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { type Unit, unitsOf } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'
import { type HedgeKind, hedgesAmong } from '../../hedges.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { MAY_COUNT } from '../amounts/may-count.ts'
import type { Claim, ClaimReader } from '../reading/claims.ts'
import { nounOf } from '../reading/contradiction.ts'
import type { People } from '../reading/people.ts'
import { thingAt } from '../reading/things.ts'

const EVENT = /(?:விழா|முகாம்|மாநாடு|கண்காட்சி|கருத்தரங்கு|சுற்றுலா|பயணம்)$/u
const GOES_ON = /^(?:நடைபெறும்|நடக்கும்|நடந்த|நடைபெற்ற|நீடித்த|நீடிக்கும்|நிகழும்|கொண்டாடப்படும்)$/u
const POINTS = /^(?:அந்த|இந்த)$/u
/** Another of its kind, or another year's. */
const EXCUSED: ReadonlySet<HedgeKind> = new Set(['another', 'other-place', 'next', 'earlier', 'likeness'])
const ANOTHER = /ஆண்டு|^(?:சென்ற|கடந்த|முதல்)$|ஊர்களில்/u

/** For how many days an event goes on: `ஏழு நாள்கள் நடைபெறும் இவ்விழா`, `ஒன்பது நாள் திருவிழா`. */
export const eventLengthsBy =
  ({ hedges }: MeaningWords): ClaimReader =>
  (sentence, people) => {
    const beforeEvent = (event: Word) =>
      hedgesAmong(sentence.words.slice(0, sentence.words.indexOf(event) + 1), hedges)
    return lengthIn(sentence, people, (event) => [...beforeEvent(event)].some((kind) => EXCUSED.has(kind)))
  }

function lengthIn(sentence: Sentence, people: People, isOfAnother: (event: Word) => boolean): Claim[] {
  const { text, words } = sentence
  if (!MAY_COUNT.test(text) || !/நா[ளட]்/u.test(text)) return []
  const events = words.filter((word) => EVENT.test(nounOf(word)))
  const [event] = events
  if (event === undefined || events.length > 1) return []
  if (isOfAnother(event) || words.some((word) => word.index <= event.index && ANOTHER.test(word.text)))
    return []
  const units = unitsOf(sentence)
  const at = units.findIndex(({ word }) => word !== undefined && nounOf(word) === 'நாள்')
  const quantity = [at - 2, at - 1].map((from) => quantityAt(units, from)).find((one) => one?.to === at)
  if (quantity?.bound !== 'exact' || quantity.value < 2 || !isBefore(units, at, event)) return []
  const thing = thingAt(event, people, (word) => GOES_ON.test(word.text) || nounOf(word) === 'நாள்')
  if (thing.introduced || thing.marks.size > 0) return []
  const of = { ...thing, head: (EVENT.exec(thing.head) ?? [thing.head])[0], pointed: true }
  return [{ quality: 'length', of, value: String(quantity.value), holds: 'days' }]
}

/** The days, what goes on, and the event. */
function isBefore(units: readonly Unit[], at: number, event: Unit['word']): boolean {
  let next = at + 1
  if (GOES_ON.test(units[next]?.bare ?? '')) next++
  if (POINTS.test(units[next]?.bare ?? '')) next++
  return units[next]?.word === event
}
