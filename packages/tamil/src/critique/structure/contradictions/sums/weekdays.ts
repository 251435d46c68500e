import type { Sentence } from '../../../../text/sentence.ts'
import { MONTH_NAMES } from '../../../../words/months.ts'
import { type Unit, unitsOf } from '../../../facts/names/sentence-units.ts'
import { readDigits } from '../../../facts/quantities/numbers.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { isBeside } from './reckoning.ts'

const WEEKDAYS = ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'] as const
/** What stands before `கிழமை`, by the days' order. */
const STEMS = ['ஞாயிற', 'திங்க', 'செவ்வாய', 'புதன', 'வியாழ', 'வெள்ளி', 'சனி']
/** Between a date and its day of the week: `மே 3ஆம் தேதி, சனிக்கிழமை`. */
const BETWEEN = /^(?:ஆம்|ம்|தேதி|நாள்|அன்று|,|[-–(])$/u
const MAX_BETWEEN = 4
const DAYS_OF_WEEK = 7
/** Another year, or another day that is meant. */
const OTHER = /ஆண்டு முன்|கடந்த ஆண்டு|அடுத்த ஆண்டு|சென்ற ஆண்டு|(?:1\d|20)\d\d/u

interface Dated {
  readonly month: number
  readonly day: number
  readonly weekday: number
  readonly at: Unit
}

/** Days of the week that do not fit two dates of one month: `மே 3, சனிக்கிழமை … மே 9, வியாழக்கிழமை`. */
export function weekdaysApart(sentences: readonly Sentence[]): CritiqueFinding[] {
  return sentences.flatMap((sentence, at) => {
    if (!sentence.text.includes('கிழமை')) return []
    const before = sentences[at - 1]
    const text = before !== undefined && isBeside(before, sentence) ? [before, sentence] : [sentence]
    if (text.some((one) => OTHER.test(one.text) || one.text.includes('?'))) return []
    const here = datesIn(sentence)
    const all = text.flatMap(datesIn)
    const last = here.at(-1)
    const first = all.find((one) => one !== last && one.month === last?.month)
    if (last === undefined || first === undefined || all.length > 2) return []
    const days = last.day - first.day
    const right = (first.weekday + (days % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK
    return right === last.weekday ? [] : [misdated(first, last, right)]
  })
}

function datesIn(sentence: Sentence): Dated[] {
  const units = unitsOf(sentence)
  return units.flatMap((unit, at) => {
    const weekday = weekdayOf(unit.bare)
    if (weekday < 0) return []
    let place = at - 1
    while (place >= at - MAX_BETWEEN && BETWEEN.test(units[place]?.bare || units[place]?.text || '')) place--
    const day = readDigits(units[place]?.text ?? '')
    const month = MONTH_NAMES.findIndex((names) => names.some((name) => name === units[place - 1]?.text))
    return day === undefined || month < 0 ? [] : [{ month, day, weekday, at: unit }]
  })
}

function weekdayOf(word: string): number {
  return word.includes('கிழமை') ? STEMS.findIndex((stem) => word.startsWith(stem)) : -1
}

function misdated(first: Dated, last: Dated, right: number): CritiqueFinding {
  const [one, other] = [first, last].map(({ month, day }) => `${MONTH_NAMES[month]?.[0] ?? ''} ${day}`)
  const [from, said, found] = [first.weekday, last.weekday, right].map((day) => WEEKDAYS[day] ?? '')
  return {
    severity: 'high',
    title: 'எண்கள் ஒத்துவரவில்லை',
    description: `${one} ${from} என்றால் ${other} ${found}; இங்கோ ${said} என்று உள்ளது. நாளையும் கிழமையையும் ஒருமுறை பாருங்கள்.`,
    start: last.at.start,
    end: last.at.end,
    suggestion: `மற்ற நாள்கள் சரியென்றால், ${said} என்பதற்குப் பதில் ${found} என்று எழுதுங்கள்.`,
    meaningMayChange: true,
    fix: 'ஒன்றோடொன்று பொருந்தாத நாள்களையும் கிழமைகளையும் சரிசெய்யுங்கள்.',
  }
}
