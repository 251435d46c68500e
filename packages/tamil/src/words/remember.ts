const LIMIT = 50_000

/** The same function of a word, with its latest answers kept; it forgets everything when it has kept too many. */
export function remember<Answer>(ask: (word: string) => Answer): (word: string) => Answer {
  return rememberBy((word) => word, ask)
}

/** `remember` for a function of more than a word, whose answer depends on the word alone. */
export function rememberBy<Subject, Answer>(
  wordOf: (subject: Subject) => string,
  ask: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  let answers = new Map<string, Answer>()
  return (subject) => {
    const word = wordOf(subject)
    const known = answers.get(word)
    if (known !== undefined || answers.has(word)) return known as Answer
    const answer = ask(subject)
    if (answers.size >= LIMIT) answers = new Map()
    answers.set(ownCopy(word), answer)
    return answer
  }
}

/** A slice keeps the whole text that it was cut from in memory; this keeps only its own letters. */
function ownCopy(word: string): string {
  return ` ${word}`.slice(1)
}
