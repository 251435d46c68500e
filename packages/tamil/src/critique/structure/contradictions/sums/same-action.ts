import type { Sentence } from '../../../../text/sentence.ts'
import { predicationsOf } from '../reading/predications.ts'

/** UTF-16 code units by which one verb is known in other forms: படித்தேன், படித்துவிட்டேன். */
const BEGINNING = 4

/** Whether what two sentences end with is the same action. */
export function isSameAction(one: Sentence, other: Sentence): boolean {
  const [first, second] = [one.lastWord, other.lastWord]
  if (first === undefined || second === undefined) return false
  if (first.text.slice(0, BEGINNING) === second.text.slice(0, BEGINNING)) return true
  const [action, again] = [one, other].map((sentence) => predicationsOf(sentence).at(-1)?.lemma)
  return action !== undefined && action === again && action.length > 1
}
