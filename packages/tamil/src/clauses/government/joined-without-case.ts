import type { Word } from '../../text/word.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import { NOUN_CLASSES } from '../../words/noun-class.ts'
import { isNeuter, verbPerson } from '../reading/finite-verb.ts'
import { agreementOf } from '../reading/phrase.ts'
import { roleOf } from '../reading/word-role.ts'
import { isPersonNoun } from './government.ts'

/** A noun without a case, joined by -உம் to one that has one. */
interface JoinedWithoutCase {
  readonly noun: Word
  readonly other: Word
  readonly wanted: WantedCase
}

const OBLIQUE = ['accusative', 'instrumental', 'ablative', 'locative', 'sociative'] as const
/** How far another -உம் may stand, to which one of the two belongs. */
const NEAR = 8

/**
 * `கீரைகளையும் பழங்களும் உண்ணுங்கள்`, `நண்பர்களிடமும் உறவினர்களும் கடன் வாங்கினார்`: two nouns of one kind side by side, of which the
 * one without a case is not the subject, since the verb agrees with another.
 */
export function joinedWithoutCase(word: Word): JoinedWithoutCase | undefined {
  const other = word.previous
  if (other?.tokenAfter !== ' ' || !other.is('clitic-um') || !word.is('clitic-um')) return undefined
  const [noun, model] = isBare(word) ? [word, other] : [other, word]
  const wanted = OBLIQUE.find((one) => model.isOnly(one))
  if (wanted === undefined || !isBare(noun) || !isOfOneKind(noun, model) || isOneOfMore(other, word))
    return undefined
  return isSubject(noun, word) ? undefined : { noun, other: model, wanted }
}

function isBare(word: Word): boolean {
  return (
    word.isOnly('nominative', 'clitic-um') && word.isA('noun') && !word.isA('verb') && roleOf(word) === 'head'
  )
}

function isOfOneKind(one: Word, other: Word): boolean {
  if (isPersonNoun(one) || isPersonNoun(other)) return isPersonNoun(one) && isPersonNoun(other)
  return !one.is('time') && NOUN_CLASSES.some((kind) => one.isOnly(kind) && other.isOnly(kind))
}

/** A third may belong to either. */
function isOneOfMore({ sentence, index }: Word, { index: second }: Word): boolean {
  return sentence.words.some(
    (word) =>
      word.index !== index &&
      word.index !== second &&
      Math.abs(word.index - index) < NEAR &&
      word.text.endsWith('ும்') &&
      word.is('clitic-um') &&
      roleOf(word) !== 'adverb',
  )
}

/** Whether a verb may be said of it, or is not of a person at all. */
function isSubject(noun: Word, { sentence, index }: Word): boolean {
  const verbs = sentence.words.slice(index + 1).filter((word) => word.isA('verb') && !isNominal(word))
  const [first] = verbs
  if (first === undefined || sentence.lastWord === undefined) return true
  if (roleOf(first) !== 'finite' && !first.isOnly('verbal-participle')) return true
  const last = verbs.find((verb) => roleOf(verb) === 'finite')
  const person = last && verbPerson(last)
  if (last === undefined || person === undefined) return last?.isOnly('imperative') !== true
  if (isNeuter(person) && isPersonNoun(noun)) return true
  const fits = agreementOf(noun).fits
  // Two are many.
  return fits.includes(person) || person === 'they' || person === 'those' || person === 'we'
}

function isNominal(word: Word): boolean {
  const role = roleOf(word)
  return role === 'head' || role === 'modifier' || role === 'adverb'
}
