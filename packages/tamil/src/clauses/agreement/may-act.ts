import type { Word } from '../../text/word.ts'
import { finalVallinam } from '../../words/vallinam.ts'
import { hasAntecedent } from '../reading/antecedent.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { mainVerb, takesNoObject } from '../reading/main-verb.ts'
import { roleOf } from '../reading/word-role.ts'
import { isActionOfPeople, isInforming } from './human-actions.ts'
import { isBody } from './kinds-of-subjects.ts'
import { isFullOf } from './possible-subjects.ts'

/** Things are surely the subject of a verb without object, of a passive, and where an object follows them. */
export function mayDo(
  verb: Word,
  { head, fits }: SubjectCandidate,
  clause: Clause,
  isFirst: boolean,
): boolean {
  if ((head.is('unit') && fits[0] !== 'it') || head.is('time')) return false
  // `கன்றுகளை நிறுத்திக் காத்தன`: a participle that is read as a noun, too.
  if (head.is('verbal-participle') && finalVallinam(head.text) !== undefined) return false
  // `கை விரல்கள் மெல்ல நடுங்கத் தொடங்கின`
  if (takesNoObject(verb)) return true
  if (verb.hasLemma('பிடி') || verb.hasLemma('புரி'))
    return clause.complements.some(({ case: grammaticalCase }) => grammaticalCase === 'dative')
  if (actsOnThings(head, clause)) return true
  if (fits[0] === 'those' && isManyAlone(head, clause, verb)) return true
  if (head.next !== undefined && roleOf(head.next) === 'chain' && !isObjectless(head.next)) return false
  if (isSayer(head, verb)) return true
  // `அரசு உழவர்களுக்கு உரம் வழங்குகின்றன`.
  if (isFirst && fits[0] === 'it' && head.isOnly('group') && isActionOfPeople(verb)) return true
  // `தொண்டர் கூட்டம் ஆரவாரம் செய்தன`.
  if (isFirst && fits[0] === 'it' && isBody(head) && hasBareObject(head, clause, verb)) return true
  return (
    isFirst &&
    (actsOnEachOther(head, verb) ||
      clause.complements.some(
        (one) => one.case === 'accusative' && (fits[0] === 'it' || one.head.index > head.index),
      ) ||
      // `திட்டங்கள் மக்களுக்குப் பயன் தந்தது`.
      (fits[0] === 'those' &&
        clause.candidates.some((one) => one.head.next === verb && one.head.index > head.index + 1)))
  )
}

/**
 * `திருவிழாப் பணிகள் தொடங்கியது`, `கன்றுகள் மேட்டில் மெதுவாக மேய்ந்தது`: nothing else could do what the verb says, which takes no object in
 * some reading, or its object has an ending; many things apart from a verb with an object are none of it either.
 */
function isManyAlone(head: Word, { candidates, unknown }: Clause, verb: Word): boolean {
  const { next } = head
  if (candidates.length > 1 || unknown.length > 0 || next === undefined) return false
  if (!head.isOnly('nominative', 'plural') || head.is('unit') || isFullOf(verb)) return false
  if (takesNoObjectAtTimes(mainVerb(verb)))
    return next === verb || roleOf(next) !== 'chain' || isObjectless(next)
  return next !== verb && roleOf(next) !== 'chain' && !hasAntecedent(verb, 'it')
}

/** A thing right before a verb with an object, apart from the one who acts. */
function hasBareObject(head: Word, { candidates }: Clause, verb: Word): boolean {
  if (!verb.isOnly('transitive')) return false
  return candidates.some(
    (one) => one.kind === 'things' && one.head.next === verb && one.head.index > head.index,
  )
}

function takesNoObjectAtTimes(verb: Word): boolean {
  return verb.is('intransitive') && !verb.isOnly('transitive')
}

/** `… என்று அமைச்சகம் தெரிவித்தது`: a body or country right behind what is said. */
function isSayer(head: Word, verb: Word): boolean {
  if (head.next !== verb || !isInforming(verb) || !(head.isOnly('group') || head.is('place'))) return false
  let first = head.previous
  while (first !== undefined && roleOf(first) === 'modifier') first = first.previous
  return first !== undefined && (roleOf(first) === 'quotative' || first.text.endsWith('தாக'))
}

/** `நெல்மணிகளைக் குருவிகள் தின்றன`: animals, and a thing in the accusative. */
function actsOnThings(head: Word, { complements }: Clause): boolean {
  if (!head.isOnly('animal')) return false
  // `பூனை மெதுவாக மேய்ந்தன`: apart from the verb it is no object.
  if (head.isOnly('nominative') && head.next !== undefined && roleOf(head.next) === 'adverb') return true
  return complements.some(
    (one) => one.case === 'accusative' && one.head.isOnly('irrational') && !one.head.is('animal'),
  )
}

const NEAR = 4

/** `துருவங்கள் ஒன்றையொன்று விலக்குகின்றன`. */
function actsOnEachOther({ sentence, index }: Word, verb: Word): boolean {
  const start = Math.max(index + 1, verb.index - NEAR)
  return sentence.words
    .slice(start, verb.index)
    .some(({ text }) => /^(?:ஒன்றையொன்று|ஒன்றை|ஒன்றோடொன்று)$/u.test(text))
}

/** `தேனீக்கள் நடனமாடி …`: what stands right before such a participle is no object of it. */
function isObjectless(next: Word): boolean {
  return next.isOnly('verbal-participle') && next.isOnly('intransitive')
}
