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
    (object.fits.includes(person) &&
      !isBesideOne(object.fits, subject.head) &&
      !isCaughtByPolice(object.head, subject.head, verb)) ||
    object.head.tokenAfter !== ' ' ||
    object.head.is('clitic-um') ||
    isSubjectOfParticiple(object.head)
  )
    return undefined
  if (
    subject.attachment !== 'sure' ||
    !subject.fits.includes(person) ||
    !(CALLING.test(callingOf(subject.head)) || isBeast(subject.head, object.head, verb))
  )
    return undefined
  if (subject.head.isOnly('animal')) return object.head
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

/** `தப்பி ஓடிய இளைஞர் போலீசார் கைது செய்தனர்`: one of whom something is told, before those who arrest or save people. */
function isCaughtByPolice(object: Word, subject: Word, verb: Word): boolean {
  if (!POLICE.test(subject.text) || object.previous === undefined) return false
  if (roleOf(object.previous) !== 'relative') return false
  const bare = verb.previous?.text
  return (
    (bare !== undefined && /^(?:கைது|விசாரணை|விடுதலை)$/u.test(bare)) ||
    rootsOf(verb).every((root) => ['மீள்', 'பிடி', 'கைதுசெய்', 'மீட்டெடு', 'சிறைப்பிடி', 'காப்பாற்று'].includes(root))
  )
}

const POLICE = /^(?:போலீசார்|காவலர்கள்|காவல்துறையினர்|காவலர்|.{0,12}படையினர்|.{0,12}துறையினர்|.{0,8}வீரர்கள்|அதிகாரிகள்)$/u

/** `சிறுவன் நாய் கடித்தது`: an animal that hurts whoever stands before it. */
function isBeast(subject: Word, object: Word, verb: Word): boolean {
  if (!subject.isOnly('animal') || subject.tokenAfter !== ' ' || subject.next !== verb) return false
  // `பக்கத்து வீட்டுக்காரர் நாய்`: whose it is.
  const { previous } = object
  if (previous === undefined || !(roleOf(previous) === 'relative' || /^ஒரு(?:வர்|த்தி|வன்)$/u.test(object.text)))
    return false
  return object.isOnly('rational') && rootsOf(verb).every((root) => HURTING.has(root))
}

const HURTING = new Set(['கடி', 'கொத்து', 'முட்டு', 'தாக்கு', 'துரத்து', 'கொல்', 'மிதி', 'விரட்டு', 'உதை'])

/** To bring or hand someone over. */
const HANDING = new Set(['சேர்', 'ஒப்படை', 'அனுமதி', 'அனுப்பு', 'தூக்கு', 'எழுப்பு', 'மீள்'])

/** Who search, catch, save or heal: nobody's own, so that the person before them is no possessor. */
const CALLING =
  /(?:ஓட்டுநர்|நடத்துநர்|ஆசிரியர்|தலைவர்|அமைச்சர்|ஆட்சியர்|செவிலியர்|விவசாயி|இளைஞர்|போலீசார்|மன்னர்|அரசர்|தொழிலாளி|தொழிலாளர்|பயணி|காவலர்|காவல்துறையினர்|மருத்துவர்|படையினர்|வீரர்|அதிகாரி|அலுவலர்|மீனவர்|ஊழியர்|கிராமத்தினர்|ஊரார்|மக்கள்|துறையினர்|தனிப்படை|வழிப்போக்கர்|பாதுகாவலர்|தொண்டர்|பணியாளர்|நிர்வாகி|திருடர்|கொள்ளையர்|ரவுடி|நீதிபதி|வணிகர்|முதியவர்|பெரியவர்|மாணவர்|பெண்)(?:கள்)?$/u
