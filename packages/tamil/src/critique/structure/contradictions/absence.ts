import type { Sentence } from '../../../text/sentence.ts'
import type { Word } from '../../../text/word.ts'
import { withoutVallinam } from '../../../words/vallinam.ts'
import type { CritiqueFinding } from '../../feedback-item.ts'
import { isAsserted } from './assertion.ts'
import { contradicts, nounOf } from './contradiction.ts'
import { RESERVED } from './denials.ts'

const NOT_THERE = /^(?:இல்லை|கிடையாது|இருந்ததில்லை|இல்லவே)$/u
/** Stand between a thing and what says that there is none of it. */
const NOBODY = /^(?:எதுவும்|ஒன்றும்|யாரும்|எவரும்|ஒருவரும்|அறவே)$/u
const MAX_WORDS = 7
const PLACE = /^(?:ஊர்|கிராமம்|பள்ளி|வீடு|வகுப்பு|தெரு|குடும்பம்|நகரம்|சிற்றூர்|தோட்டம்|நான்|நாங்கள்)$/u
/** Another place or time than the writer's own. */
const ELSEWHERE =
  /^(?:பக்கத்து|அடுத்த|அண்டை|அருகில்|அருகிலுள்ள|தாத்தா|பாட்டி|மாமா|அத்தை|நண்ப|தோழி|உறவினர்|விடுமுறை|சுற்றுலா|பயண|பிறகு|பின்னர்|இப்போது|இன்று|முன்பு|புதிய|புதிதாக|ஒருநாள்|வேறு|மற்ற|பிற|நகர|வெளியூர்|இரவல்|கனவு|அது|அந்த|வாடகை)/u
const OWN_DEED = /(?:தோம்|னோம்|டோம்|றோம்|தேன்|னேன்|டேன்|றேன்|வோம்|வேன்)$/u
const IS_THERE = /^(?:உள்ளது|உள்ளன|உண்டு|இருக்கிறது|இருக்கின்றன|இருந்தது|ஓடுகிறது|பாய்கிறது)$/u
/** How something is used where it is: in it, with it, from it, or it. */
const USED: ReadonlySet<string> = new Set(['locative', 'instrumental', 'accusative', 'ablative', 'sociative'])

interface Absence {
  readonly sentence: Sentence
  readonly place: string
}

/** What the writer's own place has not, used there all the same: `எங்கள் ஊரில் ஆறு இல்லை … ஆற்றில் குளித்தோம்`. */
export function usedThoughAbsent(sentences: readonly Sentence[]): CritiqueFinding[] {
  const absent = new Map<string, Absence>()
  for (const sentence of sentences) {
    const found = absenceIn(sentence)
    if (found !== undefined && !absent.has(found.thing)) absent.set(found.thing, found)
  }
  if (absent.size === 0) return []
  return sentences.flatMap((sentence) => {
    const other = presenceIn(sentence, absent)
    return other === undefined ? [] : [contradicts(sentence, other.sentence)]
  })
}

function absenceIn(sentence: Sentence): (Absence & { readonly thing: string }) | undefined {
  const words = wordsTo(sentence)
  if (words.length > MAX_WORDS || words.length < 3 || sentence.text.includes('?')) return undefined
  if (words.some((word) => isReserved(word) || ELSEWHERE.test(word.text))) return undefined
  const things = words
    .slice(0, -1)
    .filter((word) => hasCase(word, 'nominative') && !PLACE.test(nounOf(word)) && !NOBODY.test(word.text))
  const places = words.filter((word) => PLACE.test(nounOf(word)) && !hasCase(word, 'nominative'))
  const place = places.find((word) => word.isA('noun')) ?? places[0]
  const thing = things.at(-1)
  const isBefore = words.slice(0, -1).findLast((word) => !NOBODY.test(word.text)) === thing
  if (thing === undefined || place === undefined || !isBefore) return undefined
  return { sentence, thing: nounOf(thing), place: nounOf(place) }
}

/** The words up to what says that there is none, where it ends the sentence or a comma follows. */
function wordsTo({ words }: Sentence): readonly Word[] {
  const end = words.findIndex((word) => NOT_THERE.test(word.text))
  const last = words[end]
  return last !== undefined && (last.isLast || last.tokenAfter.startsWith(',')) ? words.slice(0, end + 1) : []
}

function presenceIn(sentence: Sentence, absent: ReadonlyMap<string, Absence>): Absence | undefined {
  const { words, lastWord, text } = sentence
  const verb = lastWord?.text ?? ''
  const own = isAsserted(sentence) ? words.find((word) => isOwn(word, absent.get(nounOf(word)))) : undefined
  if (own !== undefined) return absent.get(nounOf(own))
  if (words.length > MAX_WORDS + 3 || /\?/u.test(text)) return undefined
  if (words.some((word) => isReserved(word) || ELSEWHERE.test(word.text))) return undefined
  for (const word of words) {
    const other = absent.get(nounOf(word))
    if (other === undefined || other.sentence === sentence) continue
    const isSamePlace = words.some((one) => nounOf(one) === other.place)
    const isNamed = words.some(({ analyses }) => analyses.some(({ class: kind }) => kind === 'name'))
    if (IS_THERE.test(verb) && isSamePlace && hasCase(word, 'nominative')) return other
    const isUsed = word.analyses.some(({ features }) => features.some((feature) => USED.has(feature)))
    if (isUsed && OWN_DEED.test(verb) && (isSamePlace || !isNamed)) return other
  }
  return undefined
}

/** `எங்கள் வீட்டு நாய்`, `எங்கள் தோட்டத்துத் தென்னை மரங்கள்`. */
function isOwn(word: Word, absence: Absence | undefined): boolean {
  if (absence === undefined || absence.sentence === word.sentence || !word.isA('noun')) return false
  let { previous } = word
  if (previous?.is('plant', 'nominative')) previous = previous.previous
  if (previous === undefined || !previous.is('oblique') || nounOf(previous) !== absence.place) return false
  return OWN.test(previous.previous?.text ?? '')
}

const OWN = /^(?:எங்கள்|என்|எனது|நம்|நமது)$/u

const isReserved = ({ text }: Word) => RESERVED.test(withoutVallinam(text)) && !NOT_THERE.test(text)

const hasCase = ({ analyses }: Word, wanted: string) =>
  analyses.some(
    ({ class: kind, features }) =>
      (kind === 'noun' || kind === 'pronoun' || kind === 'name') && features.some((one) => one === wanted),
  )
