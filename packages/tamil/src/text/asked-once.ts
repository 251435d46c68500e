/** A word or a sentence, with what was found out about it. */
interface Asked {
  /** By the number of the question. */
  answers: unknown[] | undefined
}

const NOTHING = Symbol('nothing')
let questions = 0

/** A question about a word or a sentence that several rules ask: answered once for each, and kept with it. */
export function askedOnce<About extends Asked, Answer>(
  answer: (about: About) => Answer,
): (about: About) => Answer
export function askedOnce<About extends Asked, Context, Answer>(
  answer: (about: About, context: Context) => Answer,
): (about: About, context: Context) => Answer
export function askedOnce(answer: (about: Asked, context?: unknown) => unknown) {
  const question = questions++
  return (about: Asked, context?: unknown): unknown => {
    about.answers ??= []
    const known = about.answers[question]
    if (known !== undefined) return known === NOTHING ? undefined : known
    const found = answer(about, context)
    about.answers[question] = found ?? NOTHING
    return found
  }
}
