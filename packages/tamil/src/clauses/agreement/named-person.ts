import type { Word } from '../../text/word.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'
import { verbPerson } from '../reading/finite-verb.ts'

type Gender = 'male' | 'female'

/** What links a name with who is called so: `கீதா என்ற சிறுமி`. */
export const NAMING_LINKS: ReadonlySet<string> = new Set(['என்ற', 'என்னும்', 'எனும்', 'என்கிற'])

/** Whether a name is one of the other gender, and the verb behind does not deny it. */
export function isSurelyOther(name: Word, gender: Gender, noun: Word): boolean {
  const ofName = genderOfName(name)
  if (ofName === undefined || ofName === gender) return false
  return !personsBehind(noun).includes(gender === 'male' ? 'he' : 'she')
}

/** The words that may stand between: `என்ற பத்து வயதுச் சிறுமி`. */
export const MAX_BETWEEN = 3

/** ஒரு, or an age, between a name and the noun. */
export function isAge(word: Word): boolean {
  return word.isA('numeral') || /^(?:ஒரு|ஓர்|வயது(?:[கசதப]்)?)$/u.test(word.text)
}

/** Whether the verb bears out the name, and the noun is of the other gender: `செந்தில் என்ற சிறுமி விழுந்தான்`. */
export function isNamedOtherwise(noun: Word): boolean {
  let link = noun.previous
  for (let passed = 0; link !== undefined && passed < MAX_BETWEEN && isAge(link); passed++)
    link = link.previous
  if (link === undefined || !NAMING_LINKS.has(link.text) || link.previous === undefined) return false
  const ofName = genderOfName(link.previous)
  if (ofName === undefined || !noun.isOnly('rational', 'nominative')) return false
  const isOther = ofName === 'male' ? isFemale(noun) : isMale(noun)
  return isOther && personsBehind(noun).includes(PERSONS[ofName])
}

/** Whether a word is a woman's in every reading; ஒருத்தி and ஒருவன் are nouns and pronouns. */
export function isFemale({ analyses }: Word): boolean {
  return analyses.every(({ features }) => features.includes('female') || features.includes('feminine'))
}

/** The same of a man's. */
export function isMale({ analyses }: Word): boolean {
  return analyses.every(({ features }) => features.includes('male') || features.includes('masculine'))
}

const PERSONS = { male: 'he', female: 'she' } as const

function personsBehind({ sentence, index }: Word) {
  return sentence.words.slice(index + 1, index + MAX_WORDS).map(verbPerson)
}

/** By the names that people bear; of gods, whose names they bear, by the ending. Undefined of names of both, and of other words. */
export function genderOfName(name: Word): Gender | undefined {
  if (name.analyses.length === 0 || !name.isOnly('nominative', 'rational')) return undefined
  if (name.isOnly('male')) return name.isA('name') ? 'male' : undefined
  if (name.isOnly('deity') && name.text.endsWith('ன்')) return 'male'
  const isWoman = name.analyses.every(
    ({ class: kind, features }) =>
      (kind === 'name' && features.includes('female')) ||
      (features.includes('deity') && GODDESS.test(name.text)),
  )
  return isWoman ? 'female' : undefined
}

const GODDESS = /(?:லட்சுமி|லக்ஷ்மி|வதி|ட்சி|துர்கா)$/u
