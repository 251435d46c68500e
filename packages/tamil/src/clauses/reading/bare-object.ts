import type { Word } from '../../text/word.ts'
import type { Clause, SubjectCandidate } from './clause.ts'
import { verbPerson } from './finite-verb.ts'
import { sumsUpPeople } from './subject.ts'
import { roleOf } from './word-role.ts'

/** `பதிவு செய்யப்பட்டன`, `தள்ளுபடி செய்யப்பட்டன`: one verb with செய். */
export function isDone({ head, fits }: SubjectCandidate, verb: Word): boolean {
  return head.next === verb && fits[0] === 'it' && verb.hasLemma('செய்') && isPassive(verb)
}

/** `வீடு திரும்பினர்`, `பள்ளி சென்றனர்`: with a bare goal. */
export function isGoing(verb: Word): boolean {
  return GOING.some((lemma) => verb.hasLemma(lemma))
}

const GOING = ['செல்', 'போ', 'வா', 'திரும்பு', 'ஏறு', 'இறங்கு', 'சேர்', 'புகு', 'அடை', 'நட', 'ஓடு'] as const

/** `தண்ணீர் எடுத்து`: an object without its ending, right before a transitive verb and away from the subject. */
export function isBareObject(
  { head, kind }: SubjectCandidate,
  subject: SubjectCandidate,
  verb: Word,
): boolean {
  const { next } = head
  if (next === undefined || kind !== 'things') return false
  // `பலர் சுயதொழில் தொடங்கி`: what counts people owns nothing.
  if (subject.head.next === head && verbPerson(verb) !== 'those' && !sumsUpPeople(subject.head)) return false
  // `அவை இன்றும் பயன்படுவது மகிழ்ச்சியளிக்கிறது`: that they do.
  if (next === verb && head.is('participial-noun', 'neuter')) return false
  if (next === verb && EVENTS.test(head.text) && isGoing(verb)) return true
  return isTransitive(next) || (next !== verb && isTransitive(verb) && next.is('clitic-um'))
}

/** `ஊர்வலம் சென்றனர்`: what one goes on. */
const EVENTS = /^(?:ஊர்வலம்|பேரணி|பயணம்|சுற்றுலா|நகர்வலம்|உலா)$/u

function isTransitive(word: Word): boolean {
  return word.isA('verb') && word.is('transitive') && !isPassive(word) && roleOf(word) !== 'adverb'
}

/** `வழங்கப்பட்டன`. */
export function isPassive(verb: Word): boolean {
  return verb.isOnly('passive')
}

/** `சிறுவன் ரவியை நாய் கடித்தது`: what is done to has its ending, so what stands before the verb does it. */
export function isActing({ head }: SubjectCandidate, { complements }: Clause): boolean {
  return (
    ['animal', 'group', 'nature'].some((kind) =>
      head.analyses.some(({ features }) => features.some((one) => one === kind)),
    ) && complements.some(({ case: grammaticalCase }) => grammaticalCase === 'accusative')
  )
}
