import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { isUnreported } from '../government/nominals-before.ts'
import { clauseOf } from '../reading/clauses-of.ts'
import { verbPerson } from '../reading/finite-verb.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { governsAccusative, isSubjectOfParticiple } from './acts-on-people.ts'

/**
 * `தொலைந்த சிறுவன் காவலர்கள் தேடிக் கண்டுபிடித்தனர்`: one person or animal before those whose calling it is, with whom alone the
 * verb agrees, and nothing else that is done to.
 */
export function objectBeforeSubject(verb: Word): Word | undefined {
  const person = verbPerson(verb)
  const clause = clauseOf(verb)
  if (person === undefined || clause === undefined || clause.unknown.length > 0) return undefined
  if (clause.complements.some(({ case: grammaticalCase }) => grammaticalCase === 'accusative'))
    return undefined
  // `அரசன் மக்கள் பாராட்டினார்கள் என்று கேள்விப்பட்டான்`: who hears it.
  if (!isUnreported(verb)) return undefined
  const acting = clause.candidates.filter(({ kind, head }) => kind === 'people' || head.isOnly('animal'))
  const [object, subject, ...others] = acting
  if (object === undefined || subject === undefined || others.length > 0) return undefined
  const single = object.attachment === 'sure' && object.joined.length === 0 && object.head.isOnly('singular')
  if (
    !single ||
    (object.fits.includes(person) && !isBesideOne(object.fits, subject.head)) ||
    object.head.tokenAfter !== ' ' ||
    object.head.is('clitic-um') ||
    isSubjectOfParticiple(object.head)
  )
    return undefined
  if (
    subject.attachment !== 'sure' ||
    !subject.fits.includes(person) ||
    !CALLING.test(callingOf(subject.head))
  )
    return undefined
  const verbs = verb.sentence.words.slice(subject.head.index + 1, verb.index + 1)
  return verbs.some(
    (one) =>
      (one === verb || roleOf(one) === 'chain') &&
      (governsAccusative(one) ||
        (one.isOnly('transitive') && rootsOf(one).every((root) => HANDING.has(root)))),
  )
    ? object.head
    : undefined
}

/** `சிறுவன் மீனவர் ஒருவர்`: one boy, and one other. */
function isBesideOne([usual]: readonly Person[], { text }: Word): boolean {
  return text === 'ஒருவர்' && (usual === 'he' || usual === 'she')
}

/** மீனவர் of `மீனவர் ஒருவர்`. */
function callingOf({ text, previous }: Word): string {
  return previous !== undefined && /^(?:ஒருவர்|இருவர்|மூவர்|சிலர்|பலர்)$/u.test(text) ? previous.text : text
}

/** To bring or hand someone over. */
const HANDING = new Set(['சேர்', 'ஒப்படை', 'அனுமதி', 'அனுப்பு', 'தூக்கு', 'எழுப்பு'])

/** Who search, catch, save or heal: nobody's own, so that the person before them is no possessor. */
const CALLING =
  /(?:ஓட்டுநர்|நடத்துநர்|ஆசிரியர்|தலைவர்|அமைச்சர்|ஆட்சியர்|செவிலியர்|விவசாயி|இளைஞர்|போலீசார்|மன்னர்|அரசர்|தொழிலாளி|தொழிலாளர்|பயணி|காவலர்|காவல்துறையினர்|மருத்துவர்|படையினர்|வீரர்|அதிகாரி|அலுவலர்|மீனவர்|ஊழியர்|கிராமத்தினர்|ஊரார்|மக்கள்|நீதிபதி|வணிகர்|முதியவர்|பெரியவர்|மாணவர்|பெண்)(?:கள்)?$/u
