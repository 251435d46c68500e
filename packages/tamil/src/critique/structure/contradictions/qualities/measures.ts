import { memoizeFormTest } from '../../../../text/memoize.ts'
import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { unitsOf } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'
import type { Claim } from '../reading/claims.ts'
import { nounOf } from '../reading/contradiction.ts'
import { isPerson, isPossessor, type People } from '../reading/people.ts'
import { type Thing, thingAt } from '../reading/things.ts'

const UNITS: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:கிலோமீட்டர|கி\.மீ|கிமீ|கிலோமீற்றர)/u, 'm', 1000],
  [/^(?:மைல்)/u, 'm', 1609],
  [/^(?:மீட்டர|மீற்றர)/u, 'm', 1],
  [/^(?:அடி)/u, 'm', 0.3048],
  [/^(?:கிலோ|கிலோகிராம்)/u, 'kg', 1],
  [/^(?:ஏக்கர)/u, 'acre', 1],
]
const isUnit = memoizeFormTest(({ text }: Word) => UNITS.some(([unit]) => unit.test(text)))
const DISTANCE = /^(?:தூரம்|தொலைவு|தொலைவில்|தூரத்தில்|தூரத்திலும்)$/u
const DIMENSION = /^(?:ஆழம்|உயரம்|நீளம்|அகலம்|எடை|பரப்பு|பரப்பளவு|ஆழமான|உயரமான|நீளமான)$/u
const WHOLE = /^(?:முழு|மொத்த)[கசதப]?்?$/u
const FROM = /(?:இலிருந்து|ிலிருந்து|ிருந்து|ிலிருந்தும்)$/u
const ANOTHER_WAY =
  /குறுக்கு|சுற்று|வழியாக|மேலும்|கூடுதல|மட்டம்|வேறு|பாதி|தோண்டி|வளர்ந்|திரும்ப|சென்று வர|போய் வர|இன்று|இப்போது|எஞ்சிய/u

/** How far, high, deep or heavy: `ஊரிலிருந்து பள்ளி இரண்டு கிலோமீட்டர்`, `கிணற்றின் ஆழம் முப்பது அடி`. */
export function measures(sentence: Sentence, people: People): Claim[] {
  const { words, text } = sentence
  if (!words.some(isUnit) || ANOTHER_WAY.test(text)) return []
  const measured = measureIn(sentence)
  if (measured === undefined) return []
  const ends = endsOf(words)
  if (ends !== undefined && measured.unit === 'm')
    return [{ quality: 'distance', of: between(ends), value: measured.value, holds: 'years' }]
  const dimension = words.find((word) => DIMENSION.test(nounOf(word)))
  const thing = dimension && measuredThing(words, dimension)
  if (thing === undefined || dimension === undefined) return []
  return [
    {
      quality: `measure ${nounOf(dimension)}`,
      of: thingAt(thing, people),
      value: measured.value,
      holds: 'years',
    },
  ]
}

function measureIn(sentence: Sentence): { readonly unit: string; readonly value: string } | undefined {
  const units = unitsOf(sentence)
  const found = units.flatMap((_, from) => {
    const quantity = quantityAt(units, from)
    if (quantity === undefined || quantityAt(units, from - 1)?.to === quantity.to) return []
    const unit = UNITS.find(([wording]) => wording.test(units[quantity.to]?.bare ?? ''))
    return unit === undefined || quantity.bound !== 'exact'
      ? []
      : [{ unit: unit[1], value: String(quantity.value * unit[2]) }]
  })
  return found.length === 1 ? found[0] : undefined
}

/** The two places that lie apart. */
function endsOf(words: readonly Word[]): readonly [string, string] | undefined {
  const from = words.find((word) => FROM.test(word.text) || word.is('ablative'))
  const isApart = words.some(
    (word) => DISTANCE.test(nounOf(word)) || /^வரை/u.test(word.text) || FROM.test(word.text),
  )
  if (from === undefined) return pairBetween(words)
  const to = words.find(
    (word) =>
      word !== from &&
      isPlace(word) &&
      (word.is('nominative') || word.is('dative') || /^வரை/u.test(word.next?.text ?? '')) &&
      !isPossessor(word),
  )
  return isApart && to !== undefined ? [nounOf(from), nounOf(to)] : undefined
}

/** `ஊருக்கும் கோவிலுக்கும் இடையே`. */
function pairBetween(words: readonly Word[]): readonly [string, string] | undefined {
  const ends = words.filter((word) => word.is('dative', 'clitic-um'))
  const [one, other] = ends
  const isBetween = words.some(({ text }) => /^(?:இடையே|இடையில்|நடுவே|இடைப்பட்ட|இடையிலான)/u.test(text))
  return ends.length === 2 && one && other && isBetween ? [nounOf(one), nounOf(other)] : undefined
}

const isPlace = (word: Word) =>
  (word.isA('noun') || word.isA('name')) &&
  !isPerson(word) &&
  !DISTANCE.test(nounOf(word)) &&
  !word.is('unit') &&
  !word.is('time') &&
  !word.is('position')

function between(ends: readonly [string, string]): Thing {
  const head = [...ends].sort().join(' – ')
  return { head, owner: undefined, marks: new Set(), pointed: true, introduced: false }
}

function measuredThing(words: readonly Word[], dimension: Word): Word | undefined {
  let before = dimension.previous
  while (before?.isA('adjective') || (before !== undefined && WHOLE.test(before.text)))
    before = before.previous
  if (before?.is('genitive')) return before
  const first = words.find((word) => word.isA('noun') && word.is('nominative') && !isPossessor(word))
  return first !== undefined && first !== dimension && !first.is('unit') && !first.is('plural')
    ? first
    : undefined
}
