import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { MONTH_NAMES, TAMIL_MONTHS } from '../../../../words/months.ts'
import { unitsOf } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'
import type { Claim } from '../reading/claims.ts'
import { hourBefore, partOfDay } from '../reading/clock.ts'
import { nounOf } from '../reading/contradiction.ts'
import type { People } from '../reading/people.ts'
import { type Predication, predicationsOf } from '../reading/predications.ts'
import { thingAt } from '../reading/things.ts'

const BEGINS = /^(?:தொடங்கி|தொடங்கு|ஆரம்பி|ஆரம்பமா|புறப்பட்ட|புறப்படு|கிளம்பி)/u
const ENDS = /^(?:முடிந்த|முடிவடை|முடிவுற்ற|நிறைவுற்ற|நிறைவடை|நிறைவு)/u
const IS_HELD = /^(?:நடந்த|நடைபெற்ற|நிகழ்ந்த|கொண்டாடி|கொண்டாடப்பட்ட|நடத்திய|நடத்தினோம்|நடத்தினர்|நடத்தப்பட்ட)/u
const DOINGS: readonly (readonly [RegExp, string])[] = [
  [BEGINS, 'begins'],
  [ENDS, 'ends'],
  [IS_HELD, 'is held'],
]

/** What takes place or departs at a time. */
const EVENT =
  /^(?:விழா|கூட்டம்|போட்டி|நிகழ்ச்சி|மாநாடு|தேர்வு|திருமணம்|வகுப்பு|பேரணி|ஊர்வலம்|சுற்றுலா|பயணம்|திருவிழா|பொங்கல்|தீபாவளி|கண்காட்சி|முகாம்|கருத்தரங்கு|கலைநிகழ்ச்சி|ஆட்டம்|பட்டிமன்றம்|பேருந்து|தொடர்வண்டி|இரயில்|ரயில்|விமானம்|கப்பல்|விபத்து|நாடகம்|பிறந்தநாள்|ஓட்டம்)$/u

const DEPARTS = /^(?:பேருந்து|தொடர்வண்டி|இரயில்|ரயில்|விமானம்|கப்பல்)$/u

const WEEKDAY = /^(?<day>ஞாயிற்று|திங்கட்|திங்கள்|செவ்வாய்|புதன்|வியாழ|வெள்ளி|சனி)(?:க்)?கிழமை/u
const MONTH = new RegExp(`^(?:${[...MONTH_NAMES.flat(), ...TAMIL_MONTHS].join('|')})$`, 'u')
/** Another of its kind, or one that comes again. */
const AGAIN =
  /(?:தோறும்|ோறும்|ஆண்டுதோறும்|வழக்க|வழக்கம்|பொதுவாக|நடைபெறும்|நடக்கும்|ஒவ்வொரு|ஒவ்வோர்|முதல்|இரண்டாம்|மூன்றாம்|இறுதி|தாமத|மாற்ற|ஒத்தி|அடுத்த|வரை|முன்தினம்|மறுநாள்|பகுதி|அங்கிருந்து|திரும்பி|திரும்பும்)/u

/** When an event begins, ends or is held: the hour, the part of the day, the day of the week, the date. */
export function eventTimes(sentence: Sentence, people: People): Claim[] {
  if (AGAIN.test(sentence.text)) return []
  return predicationsOf(sentence).flatMap((predication) => {
    const doing = DOINGS.find(([wording]) => wording.test(predication.verb.text))?.[1]
    const event = doing === undefined || predication.negative ? undefined : eventOf(predication)
    if (event === undefined) return []
    const named = thingAt(event, people, saysWhen)
    // What was called the annual fair is the fair from then on; of buses there are many.
    const isBare = named.marks.size === 0 && named.owner === undefined && !DEPARTS.test(named.head)
    const of = { ...named, pointed: named.pointed || isBare }
    return timesIn(predication).map(({ what, value }) => ({
      quality: `${doing} ${what}`,
      of,
      value,
      holds: 'days' as const,
    }))
  })
}

function eventOf({ words, head }: Predication): Word | undefined {
  if (head?.next !== undefined && isEvent(head.next)) return head.next
  if (head !== undefined && isEvent(head)) return head
  const events = words.filter(
    (word) =>
      isEvent(word) &&
      (word.is('nominative') || word.is('accusative')) &&
      !(word.next !== undefined && isEvent(word.next)),
  )
  return events.length === 1 ? events[0] : undefined
}

const isEvent = (word: Word) => word.analyses.some(({ lemma }) => EVENT.test(lemma))

const saysWhen = (word: Word) =>
  WEEKDAY.test(word.text) || partOfDay(word) !== undefined || MONTH.test(nounOf(word))

interface Time {
  readonly what: 'hour' | 'clock' | 'part of day' | 'weekday' | 'date' | 'month' | 'length'
  readonly value: string
}

/** The times of one predication; of several of a kind none. */
function timesIn({ words, head, verb }: Predication): Time[] {
  const near = head === undefined || isEvent(head) ? words : [...words, ...wordsTo(verb, head)]
  const parts = new Set(near.flatMap((word) => partOfDay(word) ?? []))
  const days = new Set(near.flatMap(({ text }) => WEEKDAY.exec(text)?.groups?.day ?? []))
  const [part] = parts
  const [day] = days
  const hour = hourIn(near)
  const date = dateIn(verb.sentence, near)
  const month = monthIn(near)
  const length = daysIn(verb.sentence, head === undefined ? near : [...near, head])
  return [
    ...(part !== undefined && parts.size === 1 ? [{ what: 'part of day' as const, value: part }] : []),
    ...(hour !== undefined && parts.size === 1 ? [{ what: 'hour' as const, value: `${part} ${hour}` }] : []),
    // Eleven is not ten, in the morning or at night.
    ...(hour !== undefined && parts.size <= 1 ? [{ what: 'clock' as const, value: String(hour % 12) }] : []),
    ...(day !== undefined && days.size === 1 ? [{ what: 'weekday' as const, value: day }] : []),
    ...(date !== undefined ? [{ what: 'date' as const, value: date }] : []),
    ...(month !== undefined ? [{ what: 'month' as const, value: month }] : []),
    ...(length !== undefined ? [{ what: 'length' as const, value: length }] : []),
  ]
}

const wordsTo = (verb: Word, head: Word) => verb.sentence.words.slice(verb.index + 1, head.index + 2)

function hourIn(near: readonly Word[]): number | undefined {
  const hourWord = near.find(({ text }) => /^மணி(?:க்கு|யளவில்|க்கே)/u.test(text))
  return hourWord && hourBefore(hourWord)
}

/** `மூன்று நாள்கள்`. */
function daysIn(sentence: Sentence, near: readonly Word[]): string | undefined {
  const days = near.filter((word) => nounOf(word) === 'நாள்' && word.is('plural'))
  const [only] = days
  if (only === undefined || days.length > 1) return undefined
  const units = unitsOf(sentence)
  const at = units.findIndex(({ word }) => word === only)
  const count = [at - 2, at - 1]
    .map((from) => quantityAt(units, from))
    .find((quantity) => quantity?.to === at)
  return count?.bound === 'exact' ? String(count.value) : undefined
}

/** `மார்ச் மாதத்தில்`. */
function monthIn(near: readonly Word[]): string | undefined {
  const months = new Set(
    near.flatMap((word) => {
      const isMonth = word.next !== undefined && nounOf(word.next) === 'மாதம்'
      return isMonth && (MONTH.test(nounOf(word)) || MONTH.test(word.text)) ? [nounOf(word)] : []
    }),
  )
  const [month] = months
  return months.size === 1 ? month : undefined
}

function dateIn(sentence: Sentence, near: readonly Word[]): string | undefined {
  const months = near.filter((word) => MONTH.test(nounOf(word)) || MONTH.test(word.text))
  const [month] = months
  if (month === undefined || months.length > 1) return undefined
  const units = unitsOf(sentence)
  const at = units.findIndex(({ word }) => word === month)
  const day = units.slice(at + 1, at + 4).find(({ kind, text }) => kind === 'number' && Number(text) <= 31)
  return day && `${nounOf(month)} ${Number(day.text)}`
}
