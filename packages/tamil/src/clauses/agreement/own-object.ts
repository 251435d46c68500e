import type { Word } from '../../text/word.ts'
import { verbPerson } from '../reading/finite-verb.ts'
import { agreementOf } from '../reading/phrase.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { governsAccusative } from './acts-on-people.ts'

const EMBRACING = new Set(
  'அணை அணைத்துக்கொள் அழை அனுப்பு இறக்கு இறக்கிவிடு ஏற்று சேர் மீள் கண்டி எழுப்பு குளிப்பாட்டு'.split(' '),
)
/** `தன் நண்பர் வீட்டில்`: what the person has. */
const HOMES = ['வீடு', 'இல்லம்', 'அறை', 'கடை', 'கார்', 'வண்டி', 'அலுவலகம்', 'தோட்டம்', 'வயல்', 'பெயர்', 'கை'] as const
const OWN = /^(?:தன்|தம்|தனது|தமது|தங்கள்|தன்னுடைய|தங்களுடைய|தம்முடைய)(?:[கசதப]்)?$/u

/** `தாய் தன் குழந்தை அணைத்துக்கொண்டாள்`: somebody's own child or friend is not the subject that it is the own of. */
export function ownPerson(verb: Word): Word | undefined {
  const person = verbPerson(verb)
  let first = verb
  while (first.previous !== undefined && roleOf(first.previous) === 'chain' && first.previous.isA('verb'))
    first = first.previous
  let object = first.previous
  while (object !== undefined && (roleOf(object) === 'adverb' || isWhere(object) || isPartOfWhere(object)))
    object = object.previous
  const own = object?.previous
  if (person === undefined || object === undefined || own === undefined || !OWN.test(own.text))
    return undefined
  if (object.next !== undefined && HOMES.some((lemma) => object.next?.hasLemma(lemma))) return undefined
  // `அவள் தன் தோழி பார்த்தாள் என்றாள்`.
  if (verb.next !== undefined && (roleOf(verb.next) === 'quotative' || verb.next.hasLemma('என்')))
    return undefined
  if (!object.isOnly('nominative', 'rational') || object.is('clitic-um') || object.tokenAfter !== ' ')
    return undefined
  if (!governsAccusative(first) && !rootsOf(first).every((root) => EMBRACING.has(root))) return undefined
  let subject = own.previous
  while (
    subject !== undefined &&
    subject.tokenAfter === ' ' &&
    (isWhere(subject) || roleOf(subject) === 'modifier')
  )
    subject = subject.previous
  if (subject?.is('nominative', 'rational') !== true || subject.tokenAfter !== ' ') return undefined
  return agreementOf(subject).fits.includes(person) ? object : undefined
}

/** `தன் தங்கையைப் பள்ளிக்கு அழைத்தாள்`: where stands between. */
function isWhere(word: Word): boolean {
  return word.isOnly('irrational') && WHERE.some((one) => word.isOnly(one))
}

/** பள்ளி of `பள்ளி வாசலில்`. */
function isPartOfWhere(word: Word): boolean {
  return (
    word.next !== undefined &&
    isWhere(word.next) &&
    word.isOnly('nominative', 'irrational') &&
    word.tokenAfter === ' '
  )
}

const WHERE = ['dative', 'locative', 'ablative'] as const
