import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { isNeuter, verbPerson } from '../reading/finite-verb.ts'
import { isSexOfAnimal } from './sex-of-animals.ts'

/** `வெப்பம் என்னும் கொலையாளி தப்பிவிடுகிறது`, `நிலா சிரித்தது`: a thing that is called a person, and what bears the name of a girl. */
export function isPersonified(subject: Word, verb: Word): boolean {
  const person = verbPerson(verb)
  if (person === undefined || !isNeuter(person)) return false
  if (subject.isA('name') && subject.is('nature', 'nominative')) return true
  if (subject.is('kin') && (isKinOfAnimals(subject) || tellsOfKindredAnimals(subject.sentence))) return true
  if (isSexOfAnimal(subject)) return true
  let called = subject.previous
  while (called?.isOnly('adjectival') === true || called?.isA('demonstrative') === true)
    called = called.previous
  if (called === undefined || !NAMING.has(withoutVallinam(called.text))) return false
  const thing = called.previous
  return thing?.is('irrational', 'nominative') === true && !thing.isA('name')
}

/** `கிளி அக்கா`, `ஆமைத் தாத்தா`: an animal of a tale, called as one of a family. */
function isKinOfAnimals(word: Word): boolean {
  const { previous } = word
  if (!word.is('kin') || (!word.is('nominative') && !word.is('vocative')) || previous === undefined)
    return false
  return previous.is('animal', 'nominative') || previous.is('animal', 'sandhi')
}

/** Texts, by their words, in which animals are called so. */
const TALES = new WeakMap<readonly Word[], boolean>()

/** Whether the text of a sentence is a tale in which animals have names of kin: mother and aunts in it are animals, too. */
function tellsOfKindredAnimals({ textWords }: Sentence): boolean {
  let tells = TALES.get(textWords)
  if (tells === undefined) {
    tells = textWords.some(isKinOfAnimals)
    TALES.set(textWords, tells)
  }
  return tells
}

const NAMING: ReadonlySet<string> = new Set(['என்னும்', 'என்ற', 'எனும்', 'என்கிற', 'ஆகிய'])
