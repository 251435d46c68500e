import type { Sentence } from '../../../text/sentence.ts'
import type { Word } from '../../../text/word.ts'
import { withoutVallinam } from '../../../words/vallinam.ts'
import { isAsserted } from './assertion.ts'
import { placeOf } from './beyond-count.ts'
import { contradicts, nounOf } from './contradiction.ts'
import type { Follower } from './follower.ts'
import { isPlaceName } from './people.ts'

const STAYS: ReadonlySet<string> = new Set(['தங்கு', 'கழி', 'உறங்கு', 'தூங்கு'])
const REACHES: ReadonlySet<string> = new Set(['அடை', 'சேர்', 'வா', 'செல்', 'போ'])
const NIGHT = /^(?:இரவ|இரா|அன்றிரவ|நள்ளிரவ)/u
const NEXT_DAY = /^(?:மறுநாள்|அடுத்தநாள்|மறுநாளே)$/u
/** So much later that no day is known. */
const LATER = /வாரம் கழி|நாட்கள் கழி|நாள்கள் கழி|நாட்களுக்குப்|நாள்களுக்குப்|அடுத்த வாரம்|அடுத்த மாத|அடுத்த ஆண்ட|முன்பு|ஆண்டு/u

interface Night {
  readonly sentence: Sentence
  readonly place: string
}

/** Where each night of a journey was spent: `அன்று இரவு கண்டியில் தங்கினோம் … முதல் நாள் இரவை மாத்தளையில் கழித்தோம்`. */
export function nights(): Follower {
  let day: number | undefined = 1
  const spent = new Map<number, Night>()
  return (sentence) => {
    if (LATER.test(sentence.text)) day = undefined
    const named = dayNamedIn(sentence)
    if (isNextDay(sentence)) day = day === undefined ? undefined : day + 1
    const isToldOf = named !== undefined && named !== day
    if (named !== undefined && !isLookingBack(sentence)) day = named
    const place = isAsserted(sentence) ? placeOfNight(sentence) : undefined
    const of = named ?? day
    if (place === undefined || of === undefined) return []
    const known = spent.get(of)
    if (known === undefined) {
      if (!isToldOf || named !== undefined) spent.set(of, { sentence, place })
      return []
    }
    return known.place === place ? [] : [contradicts(sentence, known.sentence)]
  }
}

/** `மறுநாள்`, `அடுத்த நாள்`. */
const isNextDay = ({ words }: Sentence) =>
  words.some(
    ({ text, next }) =>
      NEXT_DAY.test(withoutVallinam(text)) || (/^அடுத்த$/u.test(text) && /^நாள/u.test(next?.text ?? '')),
  )

/** `முதல் நாள்`, `இரண்டாம் நாள்`. */
function dayNamedIn({ words }: Sentence): number | undefined {
  const day = words.find((word) => nounOf(word) === 'நாள்' && word.previous !== undefined)
  const before = day?.previous
  if (before === undefined) return undefined
  return /^(?:முதல்|முதலாம்)$/u.test(before.text) ? 1 : placeOf(before)
}

/** A night that is recalled, not told: it is what is said of it. */
const isLookingBack = ({ words }: Sentence) =>
  words.some(({ text }) => /^(?:கழித்தது|தங்கியது|என்பது|மறக்க|நினைவ|அனுபவ|பட்டறிவ)/u.test(text))

/** The one place with a name where we spent a night. */
function placeOfNight({ words }: Sentence): string | undefined {
  const stays = words.find((word) => hasVerb(word, STAYS) && !word.is('negative'))
  if (stays === undefined || !words.some(({ text }) => NIGHT.test(text))) return undefined
  const places = words.filter((word) => word.index < stays.index && isPlaceName(word) && !word.is('genitive'))
  const [place] = places
  if (place === undefined || new Set(places.map(nounOf)).size > 1) return undefined
  const isThere = place.is('locative') || (place.next !== undefined && hasVerb(place.next, REACHES))
  return isThere ? nounOf(place) : undefined
}

const hasVerb = (word: Word, lemmas: ReadonlySet<string>) =>
  word.analyses.some(({ class: kind, lemma }) => kind === 'verb' && lemmas.has(lemma))
