import type { Word } from '../../text/word.ts'
import { verbPerson } from '../reading/finite-verb.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { isOnePerson } from './met-by-speaker.ts'

/** What one asks or gets of somebody. */
const ASKING_OR_GETTING: ReadonlySet<string> = new Set('கேள் விசாரி வாங்கு பெறு கடன்வாங்கு'.split(' '))
const TELLING: ReadonlySet<string> = new Set(
  'சொல் கூறு விளக்கு காட்டு கற்பி எடுத்துரை அறிவி தெரிவி எழுது'.split(' '),
)
/** What one does by it: learns, gets, or puts right. */
const THEREBY: ReadonlySet<string> = new Set(
  'தெரிந்துகொள் அறிந்துகொள் கற்றுக்கொள் புரிந்துகொள் அறி உணர் வாங்கு பெறு கற்றறி கேட்டறி திருத்து எழுது'.split(' '),
)

/** One person without a case, from whom the speaker learns or gets something. */
export interface SourceOfSpeaker {
  readonly person: Word
  /** Asked for it, and so in need of a case; else the person tells it, and is the subject of that participle. */
  readonly isAsked: boolean
}

/**
 * `இந்த விவரத்தை நூலகர் கேட்டு அறிந்தேன்`: a person right before a participle of asking, though the verb is of me or us;
 * in `நூலகர் சொல்லி அறிந்தேன்` the librarian tells it. What is learnt stands before, in the accusative.
 */
export function sourceOfSpeaker(verb: Word): SourceOfSpeaker | undefined {
  const who = verbPerson(verb)
  if (roleOf(verb) !== 'finite' || verb.is('passive') || (who !== 'i' && who !== 'we')) return undefined
  const { previous } = verb
  const chain =
    previous?.is('verbal-participle') === true && roleOf(previous) === 'chain' ? previous : undefined
  if (chain !== undefined && !isOf(THEREBY, verb)) return undefined
  const acting = chain ?? verb
  let person = acting.previous
  while (person !== undefined && roleOf(person) === 'adverb') person = person.previous
  if (person === undefined || person.tokenAfter !== ' ' || !isOnePerson(person) || !isThingBefore(person))
    return undefined
  if (isOf(ASKING_OR_GETTING, acting)) return { person, isAsked: true }
  return chain !== undefined && isOf(TELLING, acting) ? { person, isAsked: false } : undefined
}

function isOf(roots: ReadonlySet<string>, verb: Word): boolean {
  const own = rootsOf(verb)
  return own.length > 0 && own.some((root) => roots.has(root))
}

function isThingBefore({ sentence, index }: Word): boolean {
  return sentence.words
    .slice(Math.max(0, index - MAX_BEFORE), index)
    .some((word) => word.isOnly('accusative', 'irrational'))
}

const MAX_BEFORE = 4
