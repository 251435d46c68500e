import { memoize } from '../../../../text/memoize.ts'
import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'

/** What one verb of a sentence tells: `விழா தொடங்கியது`, `தொடங்கிய விழா`, `தொடங்கியவர்`. */
export interface Predication {
  readonly verb: Word
  /** Its root. */
  readonly lemma: string
  readonly kind: 'finite' | 'relative' | 'nominal'
  readonly negative: boolean
  readonly tense: 'past' | 'present' | 'future' | undefined
  /** The words before it that no other predication has. */
  readonly words: readonly Word[]
  /** The noun that a participle qualifies. */
  readonly head: Word | undefined
}

/** At most so many words stand between a participle and its noun: `திறக்கப்பட்ட அந்தப் பெரிய நூலகம்`. */
const MAX_BETWEEN = 3

/** `சென்ற ஆண்டு` tells nothing. */
const isLastTime = ({ text, next }: Word) => /^(?:சென்ற|போன|கடந்த|வரும்)$/u.test(text) && next?.is('time')

/** `சொல்ல மாட்டான்`: what is done stands before. */
const REFUSES = /^(?:மாட்ட|முடியாது|முடியவில்லை)/u

/** The predications of a sentence, in the order of their verbs. */
export const predicationsOf = memoize((sentence: Sentence): readonly Predication[] => {
  const found: Predication[] = []
  let from = 0
  for (const word of sentence.words) {
    const predication = predicationBy(word, sentence.words.slice(from, word.index))
    if (predication === undefined) continue
    found.push(predication)
    from = word.index + 1
  }
  return found
})

function predicationBy(verb: Word, words: readonly Word[]): Predication | undefined {
  const reading = verb.analyses.find(({ class: kind }) => kind === 'verb')
  if (reading === undefined || verb.isA('numeral') || isLastTime(verb)) return undefined
  const { features } = reading
  const does = REFUSES.test(verb.text)
    ? verb.previous?.analyses.find(({ class: kind }) => kind === 'verb')
    : reading
  const lemma = (does ?? reading).lemma
  const kind = kindOf(verb)
  if (kind === undefined) return undefined
  const tense = (['past', 'present', 'future'] as const).find((one) => features.includes(one))
  return {
    verb,
    lemma,
    kind,
    negative: features.includes('negative') || /(?:வில்லை|தில்லை)$/u.test(verb.text) || isDenied(verb),
    tense,
    words,
    head: kind === 'relative' ? nounAfter(verb) : undefined,
  }
}

function kindOf(verb: Word): Predication['kind'] | undefined {
  if (verb.isLast || isDenied(verb)) {
    if (verb.is('finite') || verb.is('participial-noun') || /(?:வில்லை|தில்லை)$/u.test(verb.text))
      return 'finite'
  }
  if (verb.is('relative-participle') && !isNoun(verb) && nounAfter(verb) !== undefined) return 'relative'
  if (verb.is('participial-noun') || verb.is('temporal')) return 'nominal'
  return verb.is('finite') && !isNoun(verb) && !verb.isA('particle') && !verb.isA('pronoun')
    ? 'finite'
    : undefined
}

const isNoun = (word: Word) =>
  word.analyses.some(({ class: kind, features }) => kind === 'noun' && !features.includes('rare'))

/** `பார்த்ததே இல்லை`. */
function isDenied({ next }: Word): boolean {
  if (next === undefined || !/^(?:இல்லை|இல்லையே|கிடையாது)$/u.test(next.text)) return false
  return next.isLast || /^[,;]/u.test(next.tokenAfter)
}

function nounAfter(verb: Word): Word | undefined {
  let { next } = verb
  for (let passed = 0; next !== undefined && passed < MAX_BETWEEN; passed++) {
    const isNoun = next.isA('noun') || next.isA('name') || next.isA('pronoun') || next.analyses.length === 0
    const isAdjunct = next.analyses.length === 0 && withoutVallinam(next.text) !== next.text
    const goesOn = isAdjunct || next.is('genitive') || (next.is('nominative') && next.is('sandhi'))
    if (isNoun && !next.isA('demonstrative') && !next.isA('adjective') && !goesOn) return next
    next = next.next
  }
  return undefined
}
