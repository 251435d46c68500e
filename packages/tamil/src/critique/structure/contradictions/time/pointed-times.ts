import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { MONTH_NAMES } from '../../../../words/months.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { isAsserted, isCorrection } from '../reading/assertion.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { verbOf } from '../reading/proposition.ts'

/** What of a text is one: the journey, the festival, the holidays. */
const EVENTS: ReadonlySet<string> = new Set(
  'சுற்றுலா பயணம் விடுமுறை விழா திருவிழா முகாம் போட்டி திருமணம் கண்காட்சி'.split(' '),
)
/** What a going is, without a noun of its own. */
const JOURNEYS: ReadonlySet<string> = new Set(['சுற்றுலா', 'பயணம்', 'விடுமுறை'])
const GOES: ReadonlySet<string> = new Set('செல் போ புறப்படு கிளம்பு பயணி'.split(' '))
const WEEKDAYS = /^(ஞாயிற்று|திங்கட்|திங்கள்|செவ்வாய்|புதன்|வியாழ|வெள்ளி|சனி)க்?கிழமை/u
const SEASONS = /^(கோடை|குளிர்|மழை|பனி)(?:$|கால|க்கால|யில்)/u
const THAT = /^அந்த/u
/** Several of them, or another. */
const OTHERS = /ஒவ்வொரு|தோறும்|மற்றொரு|இன்னொரு|வேறு|அடுத்த|சென்ற ஆண்ட|கடந்த ஆண்ட|இரண்டாம்|இரண்டாவது|மறுநாள்|வரை/u
const MAX_REMEMBERED = 12

type Kind = 'weekday' | 'month' | 'season'

interface Told {
  readonly sentence: Sentence
  readonly events: ReadonlySet<string>
  readonly times: ReadonlyMap<Kind, string>
}

/**
 * Finds another day of the week, month or season of the one journey or festival that the text points to: `மே மாதம் சுற்றுலா சென்றோம் … டிசம்பரில் சென்ற
 * அந்தச் சுற்றுலா`. Nothing where the text has told of several times of that sort.
 */
export function pointedTimes(): Follower {
  const told: Told[] = []
  return (sentence) => {
    if (!isAsserted(sentence) || isCorrection(sentence)) return []
    const events = eventsIn(sentence)
    const times = timesIn(sentence.words)
    if (events.size === 0 || times.size === 0) return []
    const pointed = OTHERS.test(sentence.text) ? undefined : pointedIn(sentence)
    const other = pointed && earlierOf(nounOf(pointed), timesIn(sentence.words.slice(0, pointed.index)), told)
    if (told.length < MAX_REMEMBERED) told.push({ sentence, events, times })
    return other === undefined ? [] : [contradicts(sentence, other.sentence)]
  }
}

/** The only earlier sentence that tells such a time of the event, where it is another. */
function earlierOf(event: string, times: ReadonlyMap<Kind, string>, told: readonly Told[]): Told | undefined {
  for (const [kind, value] of times) {
    const all = told.filter((one) => one.times.has(kind))
    const [first] = all
    const isOne = new Set(all.map((one) => one.times.get(kind))).size === 1
    if (first !== undefined && isOne && first.events.has(event) && first.times.get(kind) !== value)
      return first
  }
  return undefined
}

/** The event that a sentence points to. */
const pointedIn = ({ words }: Sentence): Word | undefined =>
  words.find((word) => EVENTS.has(nounOf(word)) && isPointed(word))

/** `அந்தச் சுற்றுலா`, `அந்தச் சனிக்கிழமைப் பயணம்`. */
const isPointed = ({ previous }: Word): boolean =>
  previous !== undefined && (THAT.test(previous.text) || THAT.test(previous.previous?.text ?? ''))

function eventsIn({ words }: Sentence): ReadonlySet<string> {
  const named = words.map(nounOf).filter((noun) => EVENTS.has(noun))
  const isOurs = words.some((word) => GOES.has(verbOf(word) ?? '') && word.is('finite', 'first', 'past'))
  return new Set(isOurs ? [...named, ...JOURNEYS] : named)
}

/** The times of each sort of which some words name one. */
function timesIn(words: readonly Word[]): ReadonlyMap<Kind, string> {
  const found = new Map<Kind, string>()
  const several = new Set<Kind>()
  for (const word of words)
    for (const [kind, value] of timesOf(word)) {
      if (found.has(kind) && found.get(kind) !== value) several.add(kind)
      found.set(kind, value)
    }
  for (const kind of several) found.delete(kind)
  return found
}

function timesOf(word: Word): readonly (readonly [Kind, string])[] {
  const weekday = WEEKDAYS.exec(word.text)?.[1]
  const season = SEASONS.exec(withoutVallinam(word.text))?.[1]
  const month = MONTHS.get(nounOf(word)) ?? MONTHS.get(word.text)
  return [
    ...(weekday === undefined ? [] : [['weekday', weekday] as const]),
    ...(season === undefined || (season === 'மழை' && !/கால/u.test(word.text))
      ? []
      : [['season', season] as const]),
    ...(month === undefined ? [] : [['month', month] as const]),
  ]
}

/** Each name of a month with the first of its names. */
const MONTHS: ReadonlyMap<string, string> = new Map(
  MONTH_NAMES.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
)
