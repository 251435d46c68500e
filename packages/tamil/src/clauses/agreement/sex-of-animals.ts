import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'

/**
 * Whether a word for people names an animal by its sex or its work, in a text about animals: `ஆணும் பெண்ணும் கூடு கட்டுகின்றன`,
 * `எறும்புகள் … . இராணி முட்டையிடுகிறது`.
 */
export function isSexOfAnimal(subject: Word): boolean {
  if (!CALLED_LIKE_PEOPLE.some((lemma) => subject.hasLemma(lemma))) return false
  let sentence: Sentence | undefined = subject.sentence
  for (let passed = 0; sentence !== undefined && passed <= MAX_SENTENCES; passed++) {
    const { words } = sentence
    if (words.some(isOfAnimal)) return true
    if (words.some((word) => isPerson(word) && word !== subject)) return false
    sentence = sentence.opensLine ? undefined : sentence.previous
  }
  return false
}

const CALLED_LIKE_PEOPLE = ['ஆண்', 'பெண்', 'இராணி', 'ராணி', 'தாய்'] as const

/** What is told in the sentences right before, in the paragraph. */
const MAX_SENTENCES = 3

/** An animal, or what only animals have: no object, for people have to do with them, too. */
function isOfAnimal(word: Word): boolean {
  if (ANIMAL_PARTS.some((lemma) => word.hasLemma(lemma))) return true
  return word.isOnly('animal') && !word.is('accusative') && !word.is('sociative')
}

const ANIMAL_PARTS = [
  'முட்டை',
  'குஞ்சு',
  'குட்டி',
  'சிறகு',
  'இறகு',
  'தோகை',
  'புற்று',
  'இரை',
  'முட்டையிடு',
  'அடைகா',
] as const

/** He or she, or somebody by name. */
function isPerson(word: Word): boolean {
  if (CALLED_LIKE_PEOPLE.some((lemma) => word.hasLemma(lemma))) return false
  return word.isOnly('rational') && word.isOnly('third') && !word.is('plural')
}
