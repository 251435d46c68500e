import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { clausesOf } from './clauses-of.ts'
import { isNeuter } from './finite-verb.ts'
import { isHonorific, isInitial } from './title.ts'
import { isUnknownPeople, isUnknownPerson } from './unknown-nouns.ts'
import { roleOf } from './word-role.ts'

/** In a longer sentence what is left out may be anywhere. */
export const MAX_WORDS = 40

/** Whether something named before could be the subject that is left out. */
export function hasAntecedent(verb: Word, person: Person): boolean {
  const { sentence } = verb
  if (verb.index > MAX_WORDS) return true
  for (const clause of clausesOf(sentence)) {
    if (clause.verb === verb) break
    if (isNeuter(person) && clause.kind !== 'finite') continue
    if (clause.candidates.some((one) => one.fits.includes(person))) return true
  }
  let earlier = sentence.previous
  for (let i = 0; i < 3 && earlier !== undefined; i++, earlier = earlier.previous) {
    if (earlier.words.some((word) => mayBeMeant(word, person))) return true
  }
  if (isNeuter(person)) return false
  return sentence.words
    .slice(0, verb.index)
    .some(
      (word) =>
        !word.is('nominative') &&
        !isHonorific(word) &&
        !isInitial(word) &&
        !isSubjectNotKnown(word) &&
        mayBeMeant(word, person),
    )
}

/** தமிழாசிரியர், not known as a whole, but a subject. */
function isSubjectNotKnown({ form }: Word): boolean {
  return isUnknownPerson(form) || isUnknownPeople(form)
}

function isOne(person: Person): boolean {
  return person === 'he' || person === 'she' || person === 'he-honoured'
}

/** No person is called so, as far as can be told of a word that is not known. */
export const THING_SHAPE = /(?:ப்பு|த்தல்|ச்சி|மை|த்தில்|த்தை|த்தின்|களில்|களை|[கசதப]்|[க-ஹ])$/u

function mayBeMeant(word: Word, person: Person): boolean {
  if (word.analyses.length === 0) return isNeuter(person) || !THING_SHAPE.test(word.text)
  if (isNeuter(person)) return word.is('irrational') || word.hasLemma('குழந்தை')
  if (word.is('first') || word.is('second') || word.hasLemma('தான்')) return false
  if (person === 'he' && (word.isOnly('feminine') || word.isOnly('female'))) return false
  // `அரசு மகளிருக்கு … அறிவித்தார்`: many are not one.
  if (isOne(person) && word.isOnly('plural')) return false
  if (person === 'she' && (word.isOnly('masculine') || word.isOnly('male'))) return false
  // `தனியார் நிறுவனம்`, read as a verb, too.
  return word.is('rational') || (word.is('finite', 'third') && roleOf(word) !== 'modifier')
}
