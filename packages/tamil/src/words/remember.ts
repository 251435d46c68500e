const LIMIT = 50_000

/** The same function of a word, with its latest answers kept; it forgets everything when it has kept too many. */
export function remember<Answer>(ask: (word: string) => Answer): (word: string) => Answer {
  let answers = new Map<string, Answer>()
  return (word) => {
    const known = answers.get(word)
    if (known !== undefined || answers.has(word)) return known as Answer
    const answer = ask(word)
    if (answers.size >= LIMIT) answers = new Map()
    answers.set(word, answer)
    return answer
  }
}
