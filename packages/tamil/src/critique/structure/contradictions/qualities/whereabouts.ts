import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { unitsOf } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'
import type { Claim } from '../reading/claims.ts'
import { nounOf } from '../reading/contradiction.ts'
import { isPerson, isPlaceName, type People } from '../reading/people.ts'
import { type Predication, predicationsOf } from '../reading/predications.ts'
import { thingAt } from '../reading/things.ts'

const LIVES: ReadonlySet<string> = new Set(['வசி', 'குடியிரு', 'வாழ்'])
const WORKS: ReadonlySet<string> = new Set(['பணிபுரி', 'பணியாற்று', 'பணிசெய்'])
const HELD = /^(?:நடந்த|நடைபெற்ற|நிகழ்ந்த|நடத்திய|நடத்தப்பட்ட)/u
const JOURNEY = /^(?:சுற்றுலா|இன்பச்சுற்றுலா)$/u
const STAYS = /^(?:தங்கி|கழித்|இருந்த)/u
const ALL_DAYS = /^(?:நாட்களும்|நாள்களும்|நாட்களுமே|வாரங்களும்|மாதங்களும்)$/u

/** Where somebody lives, an event was held, or so many days were spent. */
export function whereabouts(sentence: Sentence, people: People): Claim[] {
  return predicationsOf(sentence).flatMap((predication) => {
    if (predication.negative) return []
    return [
      ...homes(predication, people),
      ...scenes(predication, people),
      ...stays(predication, people),
      ...lengthsOfStay(predication),
    ]
  })
}

/** `மாமா கோவையில் வசிக்கிறார்`, `கோவையில் வேலை செய்யும் மாமா`. */
function homes({ verb, lemma, tense, words, head }: Predication, people: People): Claim[] {
  const isAtWork = WORKS.has(lemma) || (lemma === 'செய்' && /^(?:வேலை|பணி)$/u.test(verb.previous?.text ?? ''))
  if (!(LIVES.has(lemma) || isAtWork) || tense === 'past') return []
  const place = onlyPlace(words, 'locative')
  const person = head ?? words.find((word) => isPerson(word) && word.is('nominative'))
  if (place === undefined || person === undefined || !isPerson(person) || person.is('plural')) return []
  return [
    { quality: isAtWork ? 'workplace' : 'home', of: thingAt(person, people), value: place, holds: 'years' },
  ]
}

/** `இராமேசுவரத்தில் நடந்த சுற்றுலா`, `சுற்றுலாவுக்கு ஊட்டி சென்றோம்`. */
function scenes({ verb, words, head, kind }: Predication, people: People): Claim[] {
  const isHeld = HELD.test(verb.text)
  const event =
    kind === 'relative'
      ? head
      : words.find((word) =>
          isHeld ? word.is('event') && word.is('nominative') : JOURNEY.test(nounOf(word)),
        )
  if (event === undefined || !(event.is('event') || JOURNEY.test(nounOf(event)))) return []
  if (!isHeld && !/^(?:சென்ற|போன|போனோம்|சென்றோம்)/u.test(verb.text)) return []
  const place =
    onlyPlace(words, isHeld ? 'locative' : 'dative') ?? (isHeld ? undefined : onlyPlace(words, 'nominative'))
  if (place === undefined) return []
  const of = thingAt(event, people, isPlaceName)
  return [{ quality: 'scene', of, value: place, holds: 'days' }]
}

/** `மூன்று நாட்களும் ஊட்டியில் தங்கினோம்`. */
function stays({ verb, words }: Predication, people: People): Claim[] {
  const days = words.find(({ text }) => ALL_DAYS.test(withoutVallinam(text)))
  if (days === undefined || !STAYS.test(verb.text)) return []
  const units = unitsOf(verb.sentence)
  const at = units.findIndex(({ word }) => word === days)
  const count = quantityAt(units, at - 1)?.value
  const isThere = words.some(({ text }) => /^அங்கே(?:யே)?$/u.test(text))
  const place = onlyPlace(words, 'locative') ?? (isThere ? people.place : undefined)
  if (count === undefined || place === undefined) return []
  const of = {
    head: `${count} நாள்`,
    owner: undefined,
    marks: new Set<string>(),
    pointed: true,
    introduced: false,
  }
  return [{ quality: 'stay', of, value: place, holds: 'always' }]
}

/** `மதுரையில் ஐந்து நாள் தங்கினோம்`, `மதுரையில் தங்கிய அந்த ஐந்து நாள்களும்`. */
function lengthsOfStay({ verb, words, head }: Predication): Claim[] {
  const place = onlyPlace(words, 'locative')
  if (!/^தங்கி/u.test(verb.text) || place === undefined) return []
  const units = unitsOf(verb.sentence)
  const days =
    head !== undefined && nounOf(head) === 'நாள்' ? head : words.find((word) => nounOf(word) === 'நாள்')
  const at = units.findIndex(({ word }) => word === days)
  const count = days === undefined ? undefined : quantityAt(units, at - 1)
  if (count?.to !== at || count.bound !== 'exact') return []
  const of = { head: place, owner: undefined, marks: new Set<string>(), pointed: true, introduced: false }
  return [{ quality: 'length of stay', of, value: String(count.value), holds: 'days' }]
}

function onlyPlace(words: readonly Word[], wanted: 'locative' | 'dative' | 'nominative'): string | undefined {
  const places = words.filter((word) => isPlaceName(word) && word.is(wanted))
  const [place] = places
  return place !== undefined && places.length === 1 ? nounOf(place) : undefined
}
