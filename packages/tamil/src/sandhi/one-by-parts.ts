import type { Analysis, Feature } from '../words/analysis.ts'
import { isEvery, isVerbForm } from './reading-kinds.ts'
import { KINDS_OF_PLACES } from './words-apart.ts'

type ReadStems = (word: string) => readonly Analysis[]

/** Whether what the two parts are by themselves tells that print writes them as one word. */
export function isOneByParts(first: string, second: string, readStems: ReadStems): boolean {
  return (
    isStressedInside(first, second, readStems) ||
    (ROUND_NUMBER.test(first) && readStems(second).some(isCountedPeople)) ||
    isGreat(first, second, readStems)
  )
}

/** கேட்டேவிட்டாள், தோண்டியும்விட்டார்கள்: a participle, stressed, and the auxiliary verb that it would have without the stress. */
function isStressedInside(first: string, second: string, readStems: ReadStems): boolean {
  if (!STRESSED.test(first) || !isEvery(readStems(first).filter(isVerbForm), STRESS)) return false
  if (!readStems(first).some(({ features }) => features.includes('verbal-participle'))) return false
  return readStems(second).some(({ class: kind, lemma }) => kind === 'verb' && AUXILIARIES.has(lemma))
}

const STRESSED = /(?:ே|ும்)$/u
const STRESS: readonly Feature[] = ['clitic-e', 'clitic-um']
const AUXILIARIES: ReadonlySet<string> = new Set(['விடு', 'போ', 'வை', 'போடு', 'தொலை', 'தீர்', 'ஆகு', 'கொடு'])

/** அறுபத்துமூவர், நூற்றெண்மர்: how many people, by a round number and what is above it. */
const ROUND_NUMBER = /(?:பத்து|நூற்று|ஆயிரத்து)$/u

function isCountedPeople({ class: kind, lemma }: Analysis): boolean {
  return kind === 'pronoun' && COUNTED_PEOPLE.has(lemma)
}

const COUNTED_PEOPLE: ReadonlySet<string> = new Set([
  ...['ஒருவர்', 'இருவர்', 'மூவர்', 'நால்வர்', 'ஐவர்', 'அறுவர்', 'எழுவர்', 'எண்மர்'],
])

/** பெருநகராட்சி, பெருமாவட்டம்: a great one, not one in Peru. */
function isGreat(first: string, second: string, readStems: ReadStems): boolean {
  return first === 'பெரு' && readStems(second).some(({ lemma }) => KINDS_OF_PLACES.has(lemma))
}
