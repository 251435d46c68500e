const LIMIT = 50_000

/** The same function of a word, with its latest answers kept; it forgets everything when it has kept too many. */
export function remember<Answer extends object>(ask: (word: string) => Answer): (word: string) => Answer {
  let answers = new Map<string, Answer>()
  return (word) => {
    const known = answers.get(word)
    if (known !== undefined) return known
    const own = ownCopy(word)
    const answer = ask(own)
    if (answers.size >= LIMIT) answers = new Map()
    answers.set(own, answer)
    return answer
  }
}

/** A slice keeps the whole text that it was cut from in memory; this keeps only its own letters. */
function ownCopy(word: string): string {
  return ` ${word}`.slice(1)
}
