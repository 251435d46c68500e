/** The memo of one word or sentence: a linked list, the latest answer first. Short, so that a walk beats a map. */
export interface Memo {
  readonly question: object
  readonly context: unknown
  readonly answer: unknown
  readonly earlier: Memo | undefined
}

interface Memoized {
  memo: Memo | undefined
}

/**
 * Memoizes a function of a word or a sentence: it runs once for each, and the answer is kept with the word or sentence.
 * A second argument, the context, is part of the key and compared by identity: pass the same object every time.
 */
export function memoize<About extends Memoized, Answer>(
  answer: (about: About) => Answer,
): (about: About) => Answer
export function memoize<About extends Memoized, Context, Answer>(
  answer: (about: About, context: Context) => Answer,
): (about: About, context: Context) => Answer
export function memoize(question: (about: Memoized, context?: unknown) => unknown) {
  return (about: Memoized, context?: unknown): unknown => {
    for (let known = about.memo; known !== undefined; known = known.earlier) {
      if (known.question === question && known.context === context) return known.answer
    }
    const answer = question(about, context)
    about.memo = { question, context, answer, earlier: about.memo }
    return answer
  }
}

/** Something with a form that it shares with others. */
interface OfForm {
  readonly form: { readonly answers: Answers }
}

/** The answers about one word form, by the numbers of the questions. */
export type Answers = unknown[]

/** Stands where the answer is `undefined`. */
const NO_ANSWER = Symbol('no answer')

let questions = 0

/** Room for all answers about a form: it has fewer questions than words have places, and nearly all of them are asked. */
export function noAnswers(): Answers {
  return new Array(questions)
}

/** The same for a function of a word that asks nothing of where it stands: kept with the form, it runs once for all places. */
export function memoizeForm<About extends OfForm, Answer>(
  question: (about: About) => Answer,
): (about: About) => Answer
export function memoizeForm(question: (about: OfForm) => unknown) {
  const number = questions++
  return (about: OfForm): unknown => {
    const { answers } = about.form
    const known = answers[number]
    if (known !== undefined) return known === NO_ANSWER ? undefined : known
    const answer = question(about)
    answers[number] = answer === undefined ? NO_ANSWER : answer
    return answer
  }
}

/** Questions of yes or no whose answers are kept together: each takes two bits of a small integer. */
const TESTS_TOGETHER = 15
let tests = 0
let testsNumber = 0

/** The same for a question of yes or no: fifteen answers take the place of one, as there are hundreds of such questions. */
export function memoizeFormTest<About extends OfForm>(
  question: (about: About) => boolean,
): (about: About) => boolean {
  const place = tests++ % TESTS_TOGETHER
  if (place === 0) testsNumber = questions++
  const number = testsNumber
  const asked = 1 << (2 * place)
  const yes = asked << 1
  return (about) => {
    const { answers } = about.form
    const known = bitsOf(answers[number])
    if ((known & asked) !== 0) return (known & yes) !== 0
    const answer = question(about)
    // Asked again: the question may have asked others.
    answers[number] = bitsOf(answers[number]) | asked | (answer ? yes : 0)
    return answer
  }
}

const bitsOf = (kept: unknown) => (typeof kept === 'number' ? kept : 0)

/** The same for a function with a context: the answer for the latest one is kept. */
export function memoizeFormWith<About extends OfForm, Context, Answer>(
  question: (about: About, context: Context) => Answer,
): (about: About, context: Context) => Answer
export function memoizeFormWith(question: (about: OfForm, context: unknown) => unknown) {
  const number = questions
  questions += 2
  return (about: OfForm, context: unknown): unknown => {
    const { answers } = about.form
    const known = answers[number]
    if (known !== undefined && answers[number + 1] === context) return known === NO_ANSWER ? undefined : known
    const answer = question(about, context)
    answers[number] = answer === undefined ? NO_ANSWER : answer
    answers[number + 1] = context
    return answer
  }
}
