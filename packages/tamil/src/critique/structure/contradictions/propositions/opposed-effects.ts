import type { Sentence } from '../../../../text/sentence.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { BoundedIndex } from '../reading/bounded-index.ts'
import { contradicts } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { type Idea, isSameIdea, keysOfIdeas } from '../reading/ideas.ts'
import { pointApart } from '../reading/terms.ts'
import { weighsTwoSides } from '../reading/two-sides.ts'
import { type Effect, effectIn } from './effects.ts'

/** Effects on one thing that are remembered. */
const MAX_REMEMBERED = 12

/**
 * Finds a sentence in which the same cause has the opposite effect: what it was said to lessen it makes more. Cause, whether it is
 * there, and what is affected have to be the same word by word. A text that weighs two sides is left alone.
 */
export function opposedEffects(meanings: MeaningWords, sentences: readonly Sentence[]): Follower {
  const index = new BoundedIndex<Effect>(MAX_REMEMBERED)
  let hasTwoSides: boolean | undefined
  return (sentence) => {
    const effect = effectIn(sentence, meanings)
    if (effect === undefined) return []
    const keys = keysOf(effect)
    const against = index.under(keys).find((earlier) => areOpposed(earlier, effect))
    index.file(keys, effect)
    if (against === undefined) return []
    hasTwoSides ??= weighsTwoSides(sentences)
    return hasTwoSides ? [] : [contradicts(sentence, against.sentence)]
  }
}

/** By what is affected; its owner may be what is affected elsewhere: `கிணற்று நீர்`, `கிணறுகள்`. */
const keysOf = ({ affected, others }: Effect): readonly string[] => keysOfIdeas([affected, ...others])

function areOpposed(earlier: Effect, later: Effect): boolean {
  if (earlier.isOfLack !== later.isOfLack || pointApart(earlier.sentence, later.sentence)) return false
  if (earlier.isDeniedWholly !== later.isDeniedWholly) return isDeniedByAnyMeasure(earlier, later)
  if (earlier.isMore === later.isMore || earlier.isDeniedWholly) return false
  return (
    isSameIdea(earlier.affected, later.affected) &&
    coversAll(earlier.others, later.others) &&
    coversAll(later.others, earlier.others)
  )
}

/** `எவ்வளவு எரித்தாலும் காற்று மாசுபடாது` beside `குப்பையை எரித்தால் காற்று மாசுபடும்`. */
function isDeniedByAnyMeasure(earlier: Effect, later: Effect): boolean {
  const [denied, said] = earlier.isDeniedWholly ? [earlier, later] : [later, earlier]
  if (denied.isMore !== said.isMore) return false
  const all = [said.affected, ...said.others]
  const isOfSame =
    isSameIdea(denied.affected, said.affected) || denied.others.some((one) => isSameIdea(one, said.affected))
  const shared = denied.others.filter((one) => all.some((other) => isSameIdea(one, other)))
  return isOfSame && shared.length >= 2 && denied.others.length - shared.length <= 1
}

const coversAll = (some: readonly Idea[], all: readonly Idea[]) =>
  all.every((one) => some.some((other) => isSameIdea(one, other)))
