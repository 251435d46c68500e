import { memoize, memoizeForm } from '../../text/memoize.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'
import { isBareObject, isGoing } from '../reading/bare-object.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { clausesOf } from '../reading/clauses-of.ts'
import { takesNoObject } from '../reading/main-verb.ts'
import { isNumber } from '../reading/nominative-phrase.ts'
import { countsThings, sumsUp } from '../reading/phrase.ts'
import { isTopic } from '../reading/topic.ts'
import { roleOf } from '../reading/word-role.ts'
import { isMoreThanOne } from './singular-neuter-subject.ts'

/**
 * The one thing that a verb of many things must mean, where nothing before the verb could be many: no plural in any case, no
 * number, no list (`ஊராட்சியின் தீர்மானம் ஆட்சியரால் ஏற்கப்பட்டன`). Then it does not
 * matter whose the thing is, what it is part of, and whether another thing is the object.
 */
export function oneThingAlone(
  clause: Clause,
  candidates: readonly SubjectCandidate[],
  verb: Word,
): SubjectCandidate | undefined {
  if (verb.index > MAX_WORDS) return undefined
  // `வீரர்கள் விரைந்து வந்ததால் சேதம் தவிர்க்கப்பட்டன`: people of a clause inside, whom no verb in -அன fits.
  if (
    clause.candidates.some(
      ({ kind, attachment }) => kind !== 'things' && (kind !== 'people' || attachment === 'sure'),
    )
  )
    return undefined
  const words = verb.sentence.words.slice(0, verb.index)
  const settled =
    clause.candidates.some(({ head }) => head.next === verb && isOneMatter(head)) && !isGoing(verb)
  const isOther = (word: Word) =>
    isInOtherCase(word) &&
    (settled || word.isOnly('time') || isOneOfThose(word) || isOwnerOfOne(word, candidates))
  if (words.some((word) => maySayMany(word) && !isOther(word))) return undefined
  if (mayBeOfManyBefore(verb.sentence)) return undefined
  const [only] = clause.candidates
  if (only !== undefined && goesOn(only, clause, verb)) return only
  const [first, ...others] = candidates.filter(
    ({ head, fits, attachment }) => fits[0] === 'it' && attachment === 'sure' && !isUsuallyMany(head),
  )
  // `கிண்டல் செய்தன`: what is done, by those who are left out.
  if (first === undefined || (first.head.next === verb && !takesNoObject(verb))) return undefined
  return others.findLast((one) => !isBareObject(one, first, verb)) ?? first
}

/** `பேருந்துகளில் பயணிகளுக்குச் சலுகை அளிக்கப்பட்டன`: what is not counted, right before a verb without object. */
function isOneMatter(head: Word): boolean {
  return MATTERS.some((kind) => head.isOnly(kind)) && head.isOnly('nominative')
}

const MATTERS = ['abstract', 'event', 'action', 'nature', 'group', 'mass'] as const

function isInOtherCase(word: Word): boolean {
  return word.isOnly('plural') && !word.is('nominative')
}

/** `பழமையான நகரங்களில் ஒன்றாக`. */
const isOneOfThose = ({ next }: Word) => /^ஒன்றா[கன]/u.test(next?.text ?? '')

/** `வண்டிகளின் சத்தம்`: whose it is, right before one matter that cannot be many. */
function isOwnerOfOne(owner: Word, candidates: readonly SubjectCandidate[]): boolean {
  if (!owner.isOnly('genitive') || owner.tokenAfter !== ' ') return false
  let noun = owner.next
  while (noun !== undefined && roleOf(noun) === 'modifier' && !noun.is('genitive')) noun = noun.next
  // `மரங்களின் நிழல் தேடி வந்தன`: what is looked for.
  if (noun?.next !== undefined && roleOf(noun.next) === 'chain' && noun.next.isOnly('transitive'))
    return false
  return candidates.some(({ head }) => head === noun && isOneMatter(head))
}

/** `நாய் அவனைக் கண்டதும் வாலை ஆட்டிக்கொண்டே ஓடி வந்தன`: the only animal, away from the verb of the clause inside. */
function goesOn({ head, joined, attachment }: SubjectCandidate, { candidates }: Clause, verb: Word): boolean {
  if (candidates.length > 1 || joined.length > 0 || attachment === 'sure') return false
  if (!head.isOnly('animal', 'singular')) return false
  const inner = clausesOf(verb.sentence).filter((one) => one.verb !== verb)
  return inner.every((one) => one.kind === 'adverbial' && one.verb !== head.next)
}

/** Whether a word is many things, counts them, is one of several, or may be misspelt and any of these. */
const maySayMany = memoize((word: Word): boolean => {
  if (isManyByForm(word) || (word.tokenAfter === ',' && !isTopic(word)) || word.misspelling !== undefined)
    return true
  return word.is('nominative') && roleOf(word) === 'head' && (isMoreThanOne(word) || !standsAlone(word))
})

const isManyByForm = memoizeForm((word: Word): boolean => {
  if (/^(?:மற்றும்|பல|சில|எல்லா|அனைத்து|பல்வேறு|இரு)(?:[கசதப]்)?$/u.test(word.text)) return true
  if (countsThings(word) || sumsUp(word)) return true
  return word.is('plural') && !word.isOnly('rational')
})

/** Whether no figure or foreign word stands right before it. */
function standsAlone({ previous, isFirst, tokenBefore }: Word): boolean {
  return isFirst || previous !== undefined || tokenBefore !== ' '
}

/** What is said in the singular of many: trees, fruits, eyes. */
function isUsuallyMany(head: Word): boolean {
  return (
    (USUALLY_MANY.some((kind) => head.is(kind)) && !isNumber(head)) ||
    head.isA('numeral') ||
    head.isA('pronoun')
  )
}

const USUALLY_MANY = ['plant', 'body', 'food', 'time', 'unit'] as const

/** Whether many things were named shortly before, of which the verb may tell. */
function mayBeOfManyBefore({ previous }: Sentence): boolean {
  let earlier = previous
  for (let passed = 0; earlier !== undefined && passed < SENTENCES_BACK; passed++, earlier = earlier.previous)
    if (earlier.words.slice(-MAX_WORDS).some(isManyByForm)) return true
  return false
}

const SENTENCES_BACK = 2
