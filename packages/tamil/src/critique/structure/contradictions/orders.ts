import type { Sentence } from '../../../text/sentence.ts'
import type { Word } from '../../../text/word.ts'
import { withoutVallinam } from '../../../words/vallinam.ts'
import type { CritiqueFinding } from '../../feedback-item.ts'
import { isAsserted } from './assertion.ts'
import { contradicts, nounOf } from './contradiction.ts'

const PLACES: readonly (readonly [RegExp, number])[] = [
  [/^(?:முதலில்|முதலாவதாக|முதன்முதலில்)$/u, 1],
  [/^(?:இரண்டாவதாக|அடுத்து|அடுத்ததாக|பின்|பிறகு|பின்னர்|பின்பு)$/u, 2],
  [/^(?:மூன்றாவதாக)$/u, 3],
  [/^(?:இறுதியாக|கடைசியாக|இறுதியில்|கடைசியில்)$/u, 9],
]
const AFTER = /^(?:பிறகு|பின்|பின்னர்|பின்பு)$/u
const BEFORE = /^(?:முன்|முன்பு|முன்னர்|முன்பே|முன்னால்)$/u
const AGAIN = /மறுநாள்|அடுத்த நாள்|மீண்டும்|இரண்டாம் சுற்று|அடுத்த சுற்று/u

interface Turn {
  readonly sentence: Sentence
  readonly place: number
}

/** Another order of those who came one after the other: `இறுதியாக ரவி பாடினான் … கண்ணனுக்கு முன் ரவி பாடினான்`. */
export function otherOrders(sentences: readonly Sentence[]): CritiqueFinding[] {
  const turns = new Map<string, Turn>()
  return sentences.flatMap((sentence) => {
    if (!isAsserted(sentence)) return []
    if (AGAIN.test(sentence.text)) turns.clear()
    const found = reversed(sentence, turns)
    const turn = found === undefined ? turnIn(sentence) : undefined
    if (turn !== undefined && !turns.has(turn.who)) turns.set(turn.who, { sentence, place: turn.place })
    return found === undefined ? [] : [contradicts(sentence, found)]
  })
}

const isName = (word: Word) => (word.isA('name') || word.is('deity')) && word.is('person')

function turnIn({ words, lastWord }: Sentence): { readonly who: string; readonly place: number } | undefined {
  const names = words.filter((word) => isName(word) && word.is('nominative'))
  const [who] = names
  const place = words.flatMap(
    ({ text }) => PLACES.find(([wording]) => wording.test(withoutVallinam(text)))?.[1] ?? [],
  )[0]
  if (who === undefined || names.length !== 1 || place === undefined || !lastWord?.is('past'))
    return undefined
  return { who: nounOf(who), place }
}

function reversed({ words }: Sentence, turns: ReadonlyMap<string, Turn>): Sentence | undefined {
  if (turns.size < 2) return undefined
  for (const word of words) {
    const isAfter = AFTER.test(withoutVallinam(word.text))
    if (!isAfter && !BEFORE.test(withoutVallinam(word.text))) continue
    const { previous } = word
    const other = words.slice(word.index + 1).find((one) => isName(one))
    const one = previous && referent(previous, words)
    const earlier = one === undefined ? undefined : turns.get(one)
    const later = other === undefined ? undefined : turns.get(nounOf(other))
    if (earlier === undefined || later === undefined || earlier === later) continue
    const isRight = isAfter ? earlier.place < later.place : later.place < earlier.place
    if (!isRight) return later.sentence
  }
  return undefined
}

/** Whom `சேகருக்கு` or `தனக்கு` before பின், முன் means. */
function referent(word: Word, words: readonly Word[]): string | undefined {
  if (!word.is('dative')) return undefined
  if (isName(word)) return nounOf(word)
  const subject = words.find((one) => isName(one) && one.is('nominative'))
  return /^தனக்கு/u.test(word.text) && subject ? nounOf(subject) : undefined
}
