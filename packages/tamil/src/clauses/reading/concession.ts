import type { Word } from '../../text/word.ts'

/** What there is, although, while or since it is there. */
const THERE_IS = /^இருந்(?:தும்|தும்கூட|துகூட|தாலும்|தபோதும்|தபோதிலும்)(?:[கசதப]்)?$/u

/** `இருக்க நடந்து சென்றார்`, but `இருக்க வேண்டும்`, one verb. */
const BEHIND_BEING = /^(?:வேண்ட|முடி|கூட|மாட்ட|வை|செய்|விட|இயல|பழக|தேவை|இல்ல)/u

/**
 * `இரண்டு கார்கள் இருந்தும் நடந்து வருகிறார்`, `நாய்கள் குரைத்தும் எழவில்லை`: what a thing right before it does or is, and someone
 * else does otherwise all the same. The clause is one by itself; as a rule a participle shares its subject.
 */
export function concedes(word: Word): boolean {
  const { previous, text, next } = word
  if (previous === undefined || previous.tokenAfter !== ' ' || next === undefined) return false
  if (!previous.is('nominative', 'irrational')) return false
  if (THERE_IS.test(text)) return true
  if (/^இருக்க(?:[கசதப]்)?$/u.test(text)) return !BEHIND_BEING.test(next.text)
  return isThough(word) && word.isOnly('intransitive') && !isOneOfSeveral(word)
}

const isThough = (word: Word) => word.is('verbal-participle', 'clitic-um')

/** `ஓடியும் ஆடியும் மகிழ்ந்தன`. */
function isOneOfSeveral(word: Word): boolean {
  return word.sentence.words.some((other) => other !== word && isThough(other))
}
