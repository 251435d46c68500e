import { memoizeForm } from '../../../../text/memoize.ts'
import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { worded } from '../../../../text/worded.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { isAsserted } from '../reading/assertion.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import { isPersonName } from '../reading/people.ts'

const PLACES: readonly (readonly [RegExp, number])[] = [
  [/^(?:முதலில்|முதலாவதாக|முதன்முதலில்)$/u, 1],
  [/^(?:இரண்டாவதாக)$/u, 2],
  [/^(?:மூன்றாவதாக)$/u, 3],
  [/^(?:இறுதியாக|கடைசியாக|இறுதியில்|கடைசியில்)$/u, 9],
]
/** After whoever came before in the text. */
const comesNext = worded(/^(?:அடுத்து|அடுத்ததாக|பின்|பிறகு|பின்னர்|பின்பு)$/u)
/** How much later the next one is: less than from first to second. */
const STEP = 0.01
const comesAfter = worded(/^(?:பிறகு|பின்|பின்னர்|பின்பு)$/u)
const comesBefore = worded(/^(?:முன்|முன்பு|முன்னர்|முன்பே|முன்னால்)$/u)
const AGAIN = /மறுநாள்|அடுத்த நாள்|மீண்டும்|இரண்டாம் சுற்று|அடுத்த சுற்று/u

interface Turn {
  readonly sentence: Sentence
  readonly place: number
}

/** Another order of those who came one after the other: `இறுதியாக ரவி பாடினான் … கண்ணனுக்கு முன் ரவி பாடினான்`. */
export function otherOrders(sentences: readonly Sentence[]): CritiqueFinding[] {
  const turns = new Map<string, Turn>()
  let last: number | undefined
  return sentences.flatMap((sentence) => {
    if (!isAsserted(sentence)) return []
    if (AGAIN.test(sentence.text)) {
      turns.clear()
      last = undefined
    }
    const found = reversed(sentence, turns)
    const turn = found === undefined ? turnIn(sentence, last) : undefined
    last = turn?.place ?? last
    if (turn !== undefined && !turns.has(turn.who)) turns.set(turn.who, { sentence, place: turn.place })
    return found === undefined ? [] : [contradicts(sentence, found)]
  })
}

function turnIn(
  { words, lastWord }: Sentence,
  last: number | undefined,
): { readonly who: string; readonly place: number } | undefined {
  const names = words.filter((word) => isPersonName(word) && word.is('nominative'))
  const [who] = names
  const place = words.flatMap((word) => placeBy(word, last) ?? [])[0]
  if (who === undefined || names.length !== 1 || place === undefined || !lastWord?.is('past'))
    return undefined
  return { who: nounOf(who), place }
}

function placeBy(word: Word, last: number | undefined): number | undefined {
  const isAfterNamed = word.previous?.is('dative') && isPersonName(word.previous)
  const isNext = last !== undefined && comesNext(word) && !isAfterNamed
  return isNext ? last + STEP : placeSaidBy(word)
}

const placeSaidBy = memoizeForm(
  ({ text }: Word) => PLACES.find(([wording]) => wording.test(withoutVallinam(text)))?.[1],
)

function reversed({ words }: Sentence, turns: ReadonlyMap<string, Turn>): Sentence | undefined {
  if (turns.size < 2) return undefined
  for (const word of words) {
    const isAfter = comesAfter(word)
    if (!isAfter && !comesBefore(word)) continue
    const { previous } = word
    const other = words.slice(word.index + 1).find((one) => isPersonName(one))
    const one = previous && referent(previous, words)
    const earlier = one === undefined ? undefined : turns.get(one)
    const later = other === undefined ? undefined : turns.get(nounOf(other))
    if (earlier === undefined || later === undefined || earlier === later) continue
    const isRight = isAfter ? earlier.place <= later.place : later.place <= earlier.place
    if (!isRight) return later.sentence
  }
  return undefined
}

/** Whom `சேகருக்கு` or `தனக்கு` before பின், முன் means. */
function referent(word: Word, words: readonly Word[]): string | undefined {
  if (!word.is('dative')) return undefined
  if (isPersonName(word)) return nounOf(word)
  const subject = words.find((one) => isPersonName(one) && one.is('nominative'))
  return /^தனக்கு/u.test(word.text) && subject ? nounOf(subject) : undefined
}
