/** What was found out about a word or a sentence, the latest first. */
export interface Answered {
  readonly question: object
  readonly answer: unknown
  readonly earlier: Answered | undefined
}

interface Asked {
  answers: Answered | undefined
}

/** A question about a word or a sentence that several rules ask: answered once for each, and kept with it. */
export function askedOnce<About extends Asked, Answer>(
  answer: (about: About) => Answer,
): (about: About) => Answer
export function askedOnce<About extends Asked, Context, Answer>(
  answer: (about: About, context: Context) => Answer,
): (about: About, context: Context) => Answer
export function askedOnce(question: (about: Asked, context?: unknown) => unknown) {
  return (about: Asked, context?: unknown): unknown => {
    for (let known = about.answers; known !== undefined; known = known.earlier) {
      if (known.question === question) return known.answer
    }
    const answer = question(about, context)
    about.answers = { question, answer, earlier: about.answers }
    return answer
  }
}
