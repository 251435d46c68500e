import type { Sentence } from '../../../text/sentence.ts'
import type { Word } from '../../../text/word.ts'
import { type Quantity, quantityAt } from '../../facts/numbers.ts'
import { type Unit, unitsOf } from '../../facts/sentence-units.ts'
import type { Claim } from './claims.ts'
import { lemmaOf, nounOf } from './contradiction.ts'
import { isPerson, type People } from './people.ts'
import { thingAt } from './things.ts'

const EXISTS = /^(?:உள்|இரு|உண்டு|அமை|கொள்)$/u
/** What those who belong there do there: to be counted by it is to be counted. */
const BELONGS: ReadonlySet<string> = new Set('படி பயில் கல் வாழ் வசி பணியாற்று பணிபுரி'.split(' '))
const OTHER_TIME =
  /^(?:முன்பு|முன்னர்|இன்று|இப்போது|இப்போதெல்லாம்|பின்னர்|பிறகு|தொடக்கத்தில்|கடந்த|சென்ற|இந்த|அடுத்த|முதல்|மேலும்|ஆண்டு|ஆண்டில்|புதிதாக|மற்றொரு|இன்னொரு|ஒவ்வொரு|நாள்தோறும்)/u
/** Between owner and number: எங்கள் பள்ளியில் மொத்தம் 500 மாணவர்கள். */
const ABOUT = /^(?:மொத்தம்|மொத்தமாக|சுமார்|ஏறத்தாழ|ஏறக்குறைய|நாங்கள்|நான்|அழகிய|பெரிய|உள்ள|இருக்கும்|இருந்த|படிக்கும்|ஒரே)$/u
const OWNER =
  /^(?:என்|எனது|எங்கள்|எங்களது|நமது|தம்|தன்|தனது|தமது)$|(?:ுக்கு|க்கு|ற்கு|ிடம்|ின்|ினது|ுடைய|ரது|னது|ளது|ில்)$/u
/** Units that say nothing without what they measure. */
const UNIT = /^(?:ஏக்கர்|காணி|குழி|மூட்டை|கிலோ|லிட்டர்|மணி|மைல்|கிலோமீட்டர்|மீட்டர்|அடி)/u
/** Said of all of them: பத்து ஏக்கரிலும், மூன்று மகன்களும். */
const ALL_OF_THEM = /(?:ும்|களுள்)$/u

/** Digits, and endings of numerals: what a sentence that counts has. */
export const MAY_COUNT = /\d|ண்டு|ன்று|ந்து|ான்கு|ஆறு|ஏழு|ட்டு|த்து|ஒன்ப|பது|ூறு|ூற்ற|யிர|ட்ச|கோடி|இரு|[ொஒ]ரு /u

/** How many of a thing somebody or something has: `மருதனுக்கு இரண்டு ஏக்கர் நிலம் இருந்தது`, `மருதனின் பத்து ஏக்கர் நிலத்திலும்`. */
export function counts(sentence: Sentence, people: People): Claim[] {
  if (!MAY_COUNT.test(sentence.text) || sentence.words.some(({ text }) => OTHER_TIME.test(text))) return []
  const units = unitsOf(sentence)
  const found: Claim[] = []
  for (let i = 0; i < units.length; i++) {
    const quantity = quantityAt(units, i)
    if (quantity === undefined) continue
    const count = countOf(sentence, units, quantity, people) ?? countWithin(units, quantity, people)
    if (count) found.push(count)
    i = quantity.to - 1
  }
  return found
}

function countOf(
  sentence: Sentence,
  units: readonly Unit[],
  { value, bound, from, to }: Quantity,
  people: People,
): Claim | undefined {
  const isOnlyOne = value === 1 && units[from - 1]?.bare === 'ஒரே'
  let at = from - 1
  while (ABOUT.test(units[at]?.bare ?? '')) at--
  const owner = units[at]
  const unit = units[to]?.word
  if (owner?.word === undefined || unit === undefined || bound !== 'exact') return undefined
  if (!OWNER.test(owner.bare) || (value < 2 && !isOnlyOne)) return undefined
  const isUnit = UNIT.test(unit.text)
  const counted = isUnit ? units[to + 1]?.word : unit
  if (counted === undefined || counted.is('time') || counted.hasLemma('ரூபாய்')) return undefined
  const what = isUnit ? `${lemmaOf(unit)} ${nounOf(counted)}` : nounOf(counted)
  const of = thingAt(owner.word, people)
  const holds = counted.is('kin') ? 'years' : 'days'
  return { quality: `number of ${what}, ${saidOfThem(sentence, counted)}`, of, value: String(value), holds }
}

const HOLDS = /^(?:உள்ள|கொண்ட|இருக்கும்|இருந்த)$/u
const POINTS = /^(?:அந்த|இந்த)$/u

/** `மூவாயிரம் நூல்களே உள்ள அந்தச் சிறிய நூலகம்`: how many it holds that the reader knows. */
function countWithin(
  units: readonly Unit[],
  { value, bound, to }: Quantity,
  people: People,
): Claim | undefined {
  const counted = units[to]?.word
  if (bound !== 'exact' || value < 2 || counted === undefined || !counted.isA('noun') || counted.is('time'))
    return undefined
  if (!HOLDS.test(units[to + 1]?.bare ?? '') || !POINTS.test(units[to + 2]?.bare ?? '')) return undefined
  const at = units[to + 3]?.word?.isA('adjective') ? to + 4 : to + 3
  const holder = units[at]?.word
  if (holder === undefined || !holder.isA('noun')) return undefined
  const of = {
    ...thingAt(holder, people, (word) => word.isA('adjective')),
    pointed: true,
    marks: new Set<string>(),
  }
  return { quality: `number of ${nounOf(counted)}, உள்`, of, value: String(value), holds: 'days' }
}

/** Of twenty teachers five may teach Tamil: both must say how many there are, or say the same of them. */
function saidOfThem({ lastWord, words }: Sentence, counted: Word): string {
  const isAllThereAre = ALL_OF_THEM.test(counted.text) && !isJoined(words, counted)
  const verb = lastWord === undefined || lastWord === counted ? 'உள்' : lemmaOf(lastWord)
  // மாணவர்கள் படிக்கின்றனர், with nothing between: all of them.
  if (lastWord !== undefined && counted.next === lastWord && lastWord.is('present') && BELONGS.has(verb))
    return 'உள்'
  return isAllThereAre || EXISTS.test(verb) ? 'உள்' : verb
}

/** `மூன்று மகன்களும் இரண்டு மகள்களும்`: not all, but these and those. */
const isJoined = (words: readonly Word[], counted: Word) =>
  words.some((word) => word !== counted && word.isA('noun') && word.is('clitic-um') && !word.is('time'))

/** The first noun in the nominative, where the sentence has a person's verb. */
export function subjectOf({ words, lastWord }: Sentence): string | undefined {
  if (!/(?:ான்|ாள்|ார்)$/u.test(lastWord?.text ?? '')) return undefined
  const subject = words.find(
    (word) =>
      !/^(?:அவர்|அவன்|அவள்|இவர்|நான்|நாங்கள்|நாம்)$/u.test(word.text) &&
      (word.analyses.length === 0 || (isPerson(word) && word.is('nominative'))),
  )
  return subject && lemmaOf(subject)
}
