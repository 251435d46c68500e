import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { type HedgeKind, isHedged } from '../../hedges.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { isAsserted } from '../reading/assertion.ts'
import { clockBefore } from '../reading/clock.ts'
import { contradicts } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { type People, SELF } from '../reading/people.ts'
import { type Thing, thingAt } from '../reading/things.ts'
import { isOpeningPlace } from './open-on-closed-days.ts'

const HOUR_WORD = /^மணி/u
/** Another day or time, another's hours, or a wish. */
const EXCUSED: ReadonlySet<HedgeKind> = new Set(['earlier', 'now', 'later'])
const EXCEPT = /விடுமுறை|ஞாயிற்று|சனிக்கிழமை|விழா(?!மல்)|தேர்வு|(?:^|\s)கோடை|அன்று மட்டும்|வேண்டும்|கூடாது/u
/** Before a door that is shut, or about the door. */
const OUTSIDE = /காத்திரு|காத்து|நின்ற|நிற்|வாசல|வெளியே|வெளியில்|பூட்டி|திற|மூட|வரிசை/u

interface Hours {
  readonly sentence: Sentence
  readonly place: Thing
  readonly from: number
  readonly to: number
}

const MAX_KNOWN = 16
const MIDNIGHT = 24

/** Somebody is inside before a place opens or after it has closed: `மாலை ஐந்து மணிக்கு மூடப்படும் … இரவு ஏழு மணி வரை நூலகத்தில் படிப்பேன்`. */
export function insideWhenClosed({ hedges }: MeaningWords): Follower {
  const hours: Hours[] = []
  const stays: Hours[] = []
  return (sentence, people) => {
    if (!sentence.text.includes('மணி') || EXCEPT.test(sentence.text) || !isAsserted(sentence)) return []
    if (isHedged(sentence, EXCUSED, hedges)) return []
    const places = sentence.words.filter((word) => isOpeningPlace(word))
    const word = places[0] ?? pronounIn(sentence, people)
    const bells = sentence.words.filter(({ text }) => HOUR_WORD.test(text))
    if (word === undefined || places.length > 1 || bells.length > 2) return []
    const open = openHours(sentence, word, bells, people)
    const stay = open === undefined ? stayIn(sentence, word, bells, people) : undefined
    const against =
      (stay && hours.find((one) => isBeyond(stay, one))) ?? (open && stays.find((one) => isBeyond(one, open)))
    if (open !== undefined && hours.length < MAX_KNOWN) hours.push(open)
    if (stay !== undefined && stays.length < MAX_KNOWN) stays.push(stay)
    return against === undefined ? [] : [contradicts(sentence, against.sentence)]
  }
}

/** `அது`, where the sentence before speaks of one such place. */
function pronounIn({ words }: Sentence, people: People): Word | undefined {
  const [first] = words
  const isIt = first !== undefined && /^(?:அது|இது)$/u.test(first.text)
  return isIt && people.thing !== undefined && isOpeningPlace(people.thing) ? first : undefined
}

const isBeyond = (stay: Hours, open: Hours) =>
  isNamedAs(stay.place, open.place) && (stay.from < open.from || stay.to > open.to)

/** A place is named with what tells it from others of its kind, or shortly. */
function isNamedAs(one: Thing, other: Thing): boolean {
  const [short, long] = one.marks.size <= other.marks.size ? [one, other] : [other, one]
  return (
    one.head === other.head &&
    (one.owner ?? SELF) === (other.owner ?? SELF) &&
    (short.marks.size === 0 || [...short.marks].every((mark) => long.marks.has(mark)))
  )
}

/** `காலை எட்டு மணிக்குத் திறக்கப்படும்`, `மாலை ஐந்து மணிக்கு மூடப்படும்`, as it is day by day. */
function openHours(
  sentence: Sentence,
  word: Word,
  bells: readonly Word[],
  people: People,
): Hours | undefined {
  let [from, to] = [0, 2 * MIDNIGHT]
  const { lastWord } = sentence
  if (!word.is('nominative') || lastWord === undefined || lastWord.is('past') || lastWord.is('negative'))
    return undefined
  for (const hourWord of bells) {
    const clock = clockBefore(hourWord)
    const verb = sentence.words.find(
      (one) => one.index > hourWord.index && one.isA('verb') && !one.isA('noun'),
    )
    if (clock === undefined || verb === undefined) return undefined
    if (verb.hasLemma('திற')) from = clock
    else if (verb.hasLemma('மூடு') || verb.hasLemma('பூட்டு')) to = clock
    else return undefined
  }
  return { sentence, place: thingAt(word, people), from, to }
}

/** `இரவு ஏழு மணி வரை நூலகத்தில் அமர்ந்து படிப்போம்`, `காலை ஆறு மணிக்கு வங்கிக்குள் சென்று`. */
function stayIn(sentence: Sentence, word: Word, bells: readonly Word[], people: People): Hours | undefined {
  const [hourWord, another] = bells
  const clock = hourWord && clockBefore(hourWord)
  const isInside = word.is('locative') || /க்குள்/u.test(word.text) || /^உள்ளே/u.test(word.next?.text ?? '')
  const isDone = sentence.words.some(
    (one) => one.index > Math.max(word.index, hourWord?.index ?? 0) && one.isA('verb') && !one.is('negative'),
  )
  if (clock === undefined || another !== undefined || !isInside || !isDone) return undefined
  if (OUTSIDE.test(sentence.text) || sentence.lastWord?.is('negative') === true) return undefined
  return { sentence, place: thingAt(word, people), from: clock, to: clock }
}
