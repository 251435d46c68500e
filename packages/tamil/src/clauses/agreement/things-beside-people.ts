import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { hasAntecedent } from '../reading/antecedent.ts'
import { isBareObject, isPassive } from '../reading/bare-object.ts'
import type { SubjectCandidate } from '../reading/clause.ts'
import { isNeuter } from '../reading/finite-verb.ts'
import { countsPeople } from '../reading/phrase.ts'
import { roleOf } from '../reading/word-role.ts'
import { isFirstPartBehind, isPartBefore, isPartOfOtherNoun } from './compound-parts.ts'
import { isActionOfPeople, isInforming } from './human-actions.ts'
import { AGENT_KINDS, isOfBody, standsForPeople } from './kinds-of-subjects.ts'

/**
 * Before a verb of things that people surely are the subject of: the things that cannot be it. They have no ending as
 * objects (`விவசாயிகள் போராட்டம் நடத்தியது`), or belong to a clause before (`வழி தெரியாமல் பயணிகள் தவித்தது`).
 */
export function withoutThingsBesidePeople(
  phrases: readonly SubjectCandidate[],
  verb: Word,
  person: Person,
): readonly SubjectCandidate[] {
  // `மகளிர் அணி நன்றாக ஆடி வென்றாள்`.
  if (!isNeuter(person))
    return phrases.filter(
      (one) =>
        !(isOne(person) ? !one.fits.includes(person) : isAttributive(one, verb)) || !isOfBody(one, phrases),
    )
  // `ரசிகர் கூட்டம் ஆரவாரம் செய்தது`; but people hold a meeting, which stands right before the verb.
  const candidates = phrases.filter((one) => one.head.next?.next === verb || !isOfBody(one, phrases))
  const all = candidates.filter(({ kind }) => kind === 'people')
  const people =
    all.findLast(({ attachment }) => attachment === 'sure') ??
    (isActionOfPeople(verb) ? all.at(-1) : undefined)
  if (people === undefined || people.fits.includes(person)) return candidates
  const areMany = isSurelyMany(people)
  return candidates.filter((one) => {
    if (one === people || one.kind === 'people') return true
    if (areMany && isLeftToMany(one, people, verb)) return false
    // கடலை, the nut or the sea that is seen.
    if (one.head.text.startsWith('அவரை')) return false
    if (one.head.is('accusative') && !verb.isOnly('intransitive') && !isPassive(verb)) return false
    if (one.head.index < people.head.index) return !isPartBefore(one, people)
    if (isFirstPartBehind(one, people)) return false
    if (one.fits[0] === 'those' || standsForPeople(one.head)) return true
    if (one.head.next === verb && isInforming(verb)) return true
    if (isThingHandled(one, people, verb)) return false
    return !isBareObject(one, people, verb)
  })
}

/** `மகளிர் அணி எதிரணியை வீழ்த்தினார்கள்`: of whom the body is, in a form that is no plural in -கள்; not `மாணவர் கூட்டம் நடத்தினர்`. */
function isAttributive({ head }: SubjectCandidate, verb: Word): boolean {
  const { next } = head
  if (!head.endsWith('ர்') || next?.next === undefined || next.next === verb) return false
  const role = roleOf(next.next)
  return role === 'modifier' || role === 'adverb' || (role === 'head' && !next.next.is('nominative'))
}

const isOne = (person: Person) => person === 'he' || person === 'she' || person === 'he-honoured'

/** `மாணவர்கள் வரிசையாக`, `அனைவரும்`: many people in the nominative, by their ending. */
function isSurelyMany({ head, fits, attachment, joined }: SubjectCandidate): boolean {
  if (attachment !== 'sure' || joined.length > 0 || fits[0] !== 'they') return false
  return head.isOnly('rational', 'plural') || countsPeople(head)
}

/**
 * Beside many people that are the subject of nothing else: a thing named before them (`மணி அடித்ததும் மாணவர்கள் நின்றது`), behind
 * them what people alone do (`விவசாயிகள் நேற்று பேரணி நடத்தியது`), and the first part of another noun.
 */
function isLeftToMany(one: SubjectCandidate, people: SubjectCandidate, verb: Word): boolean {
  const { head, fits, joined } = one
  if (fits[0] !== 'it' || joined.length > 0 || AGENT_KINDS.some((kind) => head.is(kind))) return false
  // Whose doing could be left out was named before.
  const apart = !people.maybePossessor || !hasAntecedent(verb, 'it')
  if (head.index < people.head.index) return apart && !head.is('participial-noun') && !isInforming(verb)
  if (apart && head.next !== undefined && !isBodyOf(one, people) && isPartOfOtherNoun(one, head.next))
    return true
  // `மாலுமிகள் கவலை அடைந்தது`: with the verb it says what they feel.
  if (head.next === verb && head.isOnly('abstract') && FEELING.some((lemma) => verb.hasLemma(lemma)))
    return true
  // `நீதிபதிகள் அமர்வு`: a body that is called after them.
  if (people.head.next === head && !HANDLED.some((kind) => head.isOnly(kind)) && !isHeld(head, verb))
    return false
  return isActionOfPeople(verb) && !isInforming(verb) && !head.is('place')
}

/** `நீதிபதிகள் அமர்வு மனுவை விசாரித்தது`: right behind people, what they are together. */
function isBodyOf({ head }: SubjectCandidate, people: SubjectCandidate): boolean {
  return people.head.next === head && TOGETHER.some((lemma) => head.hasLemma(lemma))
}

const TOGETHER = ['அமர்வு', 'கூட்டம்', 'மாநாடு', 'கூட்டணி'] as const

/** `உழவர்கள் பேரணி நடத்தியது`: an event right before a verb with an object, which people hold. */
function isHeld(head: Word, verb: Word): boolean {
  return head.next === verb && head.isOnly('event') && verb.isOnly('transitive') && !isPassive(verb)
}

const FEELING = ['அடை', 'கொள்', 'உறு'] as const

/** `சிறுவர்கள் தகரம் தட்டியது`, `பெண்கள் கும்மி அடித்தது`: what many people have in hand, right before a verb with an object. */
function isThingHandled({ head }: SubjectCandidate, people: SubjectCandidate, verb: Word): boolean {
  if (head.next !== verb || !people.head.isOnly('plural')) return false
  if (!verb.isOnly('transitive') || isPassive(verb) || isInforming(verb)) return false
  return !standsForPeople(head) && HANDLED.some((kind) => head.isOnly(kind))
}

const HANDLED = ['thing', 'food', 'mass', 'plant'] as const
