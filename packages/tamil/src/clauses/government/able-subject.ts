import type { Word } from '../../text/word.ts'
import type { SubjectCandidate } from '../reading/clause.ts'
import { clauseOf } from '../reading/clauses-of.ts'
import { SPEECH_PRONOUNS } from '../reading/speech-pronouns.ts'
import { roleOf } from '../reading/word-role.ts'
import { sayerOf } from './experiencer.ts'
import { isPersonNoun } from './government.ts'

/**
 * Who is able or not, in the nominative: `அவர் போட்டியில் விளையாட முடியவில்லை`. Undefined where another clause may have it
 * as its subject (`அவர் முயன்றும் வெல்ல முடியவில்லை`, `நான் வர முடியவில்லை என்று எழுதினேன்`).
 */
export function nominativeOfAbility(verb: Word): Word | undefined {
  const { previous: infinitive } = verb
  if (infinitive?.is('infinitive') !== true || roleOf(infinitive) !== 'chain') return undefined
  if (verb.next !== undefined && roleOf(verb.next) !== 'quotative') return undefined
  const clause = clauseOf(verb)
  if (clause === undefined || clause.unknown.length > 0) return undefined
  const [person, ...others] = clause.candidates
  if (person === undefined || others.some(({ kind }) => kind !== 'things') || others.length > 1)
    return undefined
  if (clause.complements.some(({ head }) => mayBeAble(head))) return undefined
  if (isParted(person.head, infinitive)) return undefined
  return isAble(person) && !mayBeObject(person, infinitive, clause.complements) && !isOfSayer(person, verb)
    ? person.head
    : undefined
}

/** Another who may be able, as அதனால், too. */
function mayBeAble(word: Word): boolean {
  return (isPersonNoun(word) && !word.is('accusative')) || (word.isA('pronoun') && word.is('instrumental'))
}

function isAble({ head, kind, attachment, joined, maybePossessor }: SubjectCandidate): boolean {
  if (kind !== 'people' || attachment !== 'sure' || joined.length > 0) return false
  if (!head.isOnly('nominative', 'rational') || head.is('clitic-um') || head.tokenAfter !== ' ') return false
  // `அவர் பாடலைப் பாட`: his song.
  if (SPEECH_PRONOUNS.has(head.text)) return true
  // `ஆண் பயணியின் விவரத்தை`: part of another phrase.
  if (head.next?.is('genitive') === true && !head.is('plural')) return false
  return !maybePossessor && !ANYONE.test(head.text) && roleOf(head) === 'head'
}

/** `அவர் முயன்றும் வெல்ல`, `ஆசிரியர் இல்லாமல் படிக்க`: another verb between. */
function isParted(person: Word, infinitive: Word): boolean {
  return person.sentence.words
    .slice(person.index + 1, infinitive.index)
    .some((word) => word.is('verbal-participle') || WITHOUT.test(word.text))
}

const WITHOUT = /(?:ாமல்|^இன்றி|ாது)$/u

/** `யார் தடுக்க முடியும்`; `மக்கள் ஒருவர்` counts another. */
const ANYONE = /^(?:யார்|எவர்|யாரும்|எவரும்|ஒருவர்|ஒருவன்|ஒருத்தி|தான்|தாங்கள்|தாம்|பேர்)$/u

/** `திருடன் பிடிக்க முடியவில்லை`: whom it is done to, without the ending. */
function mayBeObject(
  { head }: SubjectCandidate,
  infinitive: Word,
  complements: readonly { readonly head: Word }[],
): boolean {
  return (
    !head.isA('pronoun') &&
    !infinitive.isOnly('intransitive') &&
    !complements.some((other) => other.head.is('accusative')) &&
    infinitive.previous?.isOnly('nominative', 'irrational') !== true
  )
}

/** `நான் வர முடியவில்லை என்று எழுதினேன்`: the subject of who says it. */
function isOfSayer({ fits }: SubjectCandidate, verb: Word): boolean {
  if (verb.isLast) return false
  const sayer = sayerOf(verb)
  return sayer === undefined || fits.includes(sayer)
}
