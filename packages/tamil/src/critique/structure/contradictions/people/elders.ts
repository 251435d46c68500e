import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { isAssertedApartFrom } from '../reading/assertion.ts'
import { contradicts } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { isPerson, type People, SELF } from '../reading/people.ts'

const THAN = /ைவிட$|^விட$/u
const OLDER = /^(?:மூத்தவ|பெரியவ)(?:ன்|ள்|ர்)$/u
const YOUNGER = /^(?:இளையவ|சிறியவ)(?:ன்|ள்|ர்)$/u
/** What makes it a matter of years. */
const BY_AGE = /வயத|ஆண்டு|வருட/u
const MAX_PAIRS = 8

interface Older {
  readonly sentence: Sentence
  readonly elder: string
  readonly younger: string
}

/** Who is said to be older than one, and younger: `அக்கா என்னைவிட நான்கு வயது மூத்தவள் … அவளைவிட நான் இரண்டு வயது பெரியவன்`. */
export function elders(): Follower {
  const known: Older[] = []
  return (sentence, people) => {
    const pair = BY_AGE.test(sentence.text) ? olderIn(sentence, people) : undefined
    if (pair === undefined) return []
    const against = known.find(({ elder, younger }) => elder === pair.younger && younger === pair.elder)
    if (known.length < MAX_PAIRS) known.push(pair)
    return against === undefined ? [] : [contradicts(sentence, against.sentence)]
  }
}

function olderIn(sentence: Sentence, people: People): Older | undefined {
  if (!isAssertedApartFrom(sentence, THAN)) return undefined
  const { words } = sentence
  const said = words.find(({ text }) => OLDER.test(text) || YOUNGER.test(text))
  const than = words.find(({ text }) => THAN.test(text))
  const other = than?.text === 'விட' ? than.previous : than
  if (said === undefined || other === undefined || than === undefined || than.index > said.index)
    return undefined
  const one = words.find(
    (word) => word !== other && word !== said && word.index < said.index && isSomeone(word),
  )
  const [a, b] = [one && people.keyOf(one), keyOfCompared(other, people)]
  if (a === undefined || b === undefined || a === b) return undefined
  return OLDER.test(said.text) ? { sentence, elder: a, younger: b } : { sentence, elder: b, younger: a }
}

const isSomeone = (word: Word) =>
  word.is('nominative') && (isPerson(word) || (word.isA('pronoun') && word.is('person')))

/** `என்னைவிட`, `அவளைவிட`, `அண்ணனை விட`. */
const keyOfCompared = (word: Word, people: People): string | undefined =>
  /^(?:என்னை|எங்களை)/u.test(word.text) ? SELF : people.keyOf(word)
