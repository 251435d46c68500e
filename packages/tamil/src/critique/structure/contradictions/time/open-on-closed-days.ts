import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type HedgeKind, isHedged } from '../../hedges.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { isAsserted } from '../reading/assertion.ts'
import { contradicts } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'

const WEEKDAY = /^(ஞாயிறு|ஞாயிற்று|திங்கள்|திங்கட்|செவ்வாய்|புதன்|வியாழன்|வியாழ|வெள்ளி|சனி)/u
const DAY_OF_WEEK = /கிழமை/u
/** Open without a day's rest. */
const ALL_DAYS =
  /ஏழு நா(?:ளும்|ள்களும்|ட்களும்)|எல்லா நா(?:ளும்|ள்களும்|ட்களும்|ள்களிலும்|ட்களிலும்)|விடுமுறையின்றி|விடுமுறையே இல்லாமல்/u
const OPEN = /திறந்திருக்கும்|திறந்தே இருக்கும்|திறந்து ?வைக்கப்படும்|இயங்கும்|இயங்குகிறது|திறக்கப்படும்/u
const CLOSED =
  /மூடப்பட்டிரு|மூடியிரு|பூட்டியிரு|பூட்டப்பட்டிரு|மூடப்படும்|மூடிவிடு|திறக்கப்படாது|திறந்திருக்காது|திறக்கமாட்ட|இயங்காது|விடுமுறை/u
const PLACE =
  /^(?:நூலகம்|கடை|அங்காடி|சந்தை|பூங்கா|அருங்காட்சியகம்|கோயில்|மருத்துவமனை|அலுவலகம்|வங்கி|திடல்|உணவகம்|வாசகசாலை|மையம்|பள்ளி|திரையரங்கு|கூடம்)$/u
/** A change, another place of the kind, or an exception that the text owns to. */
const EXCUSED: ReadonlySet<HedgeKind> = new Set([
  'except',
  'earlier',
  'now',
  'later',
  'other-place',
  'next',
  'another',
  'new',
])
const EXCEPT = /மட்டும் தான்|(?:^|\s)(?:பழைய\s|கோடை)|விழா(?!மல்)/u

interface Opening {
  readonly sentence: Sentence
  readonly place: string
  /** A day of the week on which it is open, or every day. */
  readonly day: string
  readonly isOpen: boolean
}

const EVERY = 'எல்லாம்'

/** A place that is open or visited on the day on which it is closed: `ஏழு நாளும் திறந்திருக்கும் … வெள்ளிக்கிழமைகளில் பூட்டியிருக்கும்`. */
export function openOnClosedDays({ hedges }: MeaningWords): Follower {
  const known: Opening[] = []
  return (sentence) => {
    if (!isAsserted(sentence) || EXCEPT.test(sentence.text)) return []
    if (isHedged(sentence, EXCUSED, hedges)) return []
    const opening = openingIn(sentence)
    if (opening === undefined) return []
    const against = known.find((one) => isOpposed(one, opening))
    if (known.length < MAX_KNOWN) known.push(opening)
    return against === undefined ? [] : [contradicts(sentence, against.sentence)]
  }
}

const MAX_KNOWN = 16

function isOpposed(one: Opening, other: Opening): boolean {
  if (one.place !== other.place || one.isOpen === other.isOpen) return false
  const [open, closed] = one.isOpen ? [one, other] : [other, one]
  return open.day === closed.day || open.day === EVERY
}

function openingIn(sentence: Sentence): Opening | undefined {
  const { words, text } = sentence
  const places = words.flatMap((word) => placeIn(word) ?? [])
  const [place] = places
  if (place === undefined || places.length > 1) return undefined
  const days = words.filter((word) => DAY_OF_WEEK.test(word.text) && WEEKDAY.test(word.text))
  const [day] = days
  const isEvery = ALL_DAYS.test(text)
  if (days.length > 1 || (day === undefined) === !isEvery) return undefined
  const named = day === undefined ? EVERY : (WEEKDAY.exec(day.text)?.[1] ?? '').slice(0, 3)
  if (CLOSED.test(text)) return isEvery ? undefined : { sentence, place, day: named, isOpen: false }
  const isOpen = OPEN.test(text) || (day !== undefined && isHabit(day) && isVisited(sentence))
  return isOpen ? { sentence, place, day: named, isOpen: true } : undefined
}

/** Whether a word names a place that opens and closes. */
export const isOpeningPlace = (word: Word) => placeIn(word) !== undefined

/** In any reading: சந்தை is no form of சந்து. */
const placeIn = ({ analyses }: Word) =>
  analyses.find(({ class: kind, lemma }) => kind === 'noun' && PLACE.test(lemma))?.lemma

/** `ஒவ்வொரு ஞாயிற்றுக்கிழமையும்`, `ஞாயிற்றுக்கிழமைகளில்`, `ஞாயிற்றுக்கிழமைதோறும்`. */
function isHabit({ text, previous }: Word): boolean {
  return (
    /கிழமை(?:களில்|தோறும்|களிலும்|களில்தான்)/u.test(withoutVallinam(text)) || /^ஒவ்வொ/u.test(previous?.text ?? '')
  )
}

const isVisited = ({ lastWord }: Sentence) =>
  lastWord !== undefined &&
  !lastWord.is('past') &&
  !lastWord.is('negative') &&
  lastWord.is('finite') &&
  !lastWord.is('neuter') &&
  !lastWord.is('infinitive')
