import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { Feature } from '../../words/analysis.ts'
import { finalVallinam } from '../../words/vallinam.ts'
import { OPEN_PLACES } from './open-places.ts'
import { sumsUp } from './phrase.ts'
import { OWN_GENITIVE, sumsUpPeople } from './subject.ts'
import { roleOf } from './word-role.ts'

/** Whose it is, said by the speaker or to the hearer: `என் வீடு`. */
export const POSSESSIVE_PRONOUN = /^(?:என்|எங்கள்|உன்|உங்கள்|நம்|நமது|எனது|உனது|என்னுடைய|எங்களுடைய)$/u

/** Kinds of nouns that no one has: weather, substances, foods, tongues, times. */
const OF_NOBODY: readonly Feature[] = ['nature', 'mass', 'food', 'language', 'time', 'unit', 'plant']

/** `அண்ணன் உறுதியுடன்`, `தாத்தா கோபத்தோடு`: how one does it, and nobody's own. */
export const isManner = memoizeForm(
  (word: Word): boolean => word.isOnly('sociative') && word.analyses.every(({ lemma }) => MANNERS.has(lemma)),
)

const MANNERS: ReadonlySet<string> = new Set(
  `உறுதி மகிழ்ச்சி வருத்தம் கோபம் துணிச்சல் துணிவு பரிவு கனிவு கவலை பயம் அச்சம் ஆர்வம் ஆவல் உற்சாகம் ஊக்கம் பொறுமை அமைதி பெருமை
   வெட்கம் நாணம் தயக்கம் ஏக்கம் எரிச்சல் வேகம் அவசரம் கவனம் அக்கறை நம்பிக்கை மரியாதை பணிவு பெருமிதம் கண்ணீர் புன்னகை நிம்மதி
   திகைப்பு வியப்பு ஆச்சரியம் சோகம் துயரம் ஆத்திரம் பதற்றம் படபடப்பு பரபரப்பு பரவசம் உருக்கம் சிரிப்பு ஆசை வாஞ்சை கருணை`.split(
    /\s+/,
  ),
)

/** Public places, where one comes or goes to. */
const PUBLIC: ReadonlySet<string> = new Set([
  ...OPEN_PLACES,
  ...'தெரு மருத்துவமனை பள்ளி கல்லூரி வானம் தண்ணீர் தேநீர் பலகை கூட்டம் விழா போட்டி தேர்வு தேர்தல் போராட்டம் நிகழ்ச்சி மேடை பேரணி'.split(
    ' ',
  ),
  ...'பஞ்சாயத்து மாநாடு நீதிமன்றம் சிறை பேரவை நாடாளுமன்றம் சட்டமன்றம் ஊர்வலம் வகுப்பு வகுப்பறை'.split(' '),
])

/** `அவர்கள் இருவருடைய`: the case of the second is that of both. */
const TOGETHER: ReadonlySet<string> = new Set(
  'இருவர் மூவர் நால்வர் அனைவர் எல்லோர் எல்லார் எல்லோரும் அனைவரும் ஒருவர் ஒவ்வொருவர் பலர் சிலர்'.split(' '),
)

/**
 * Whether the noun right after a word in the nominative may be its own (`அவன் கையை`, `மாணவர்கள் சங்கம்`), so that the
 * word is no subject.
 */
export function maybePossessor(word: Word): boolean {
  const { next } = word
  if (next === undefined || isSpeaker(word) || word.isOnly('clitic-um')) return false
  if (next.analyses.some(({ lemma }) => TOGETHER.has(lemma)))
    return (
      !next.is('nominative') && !sumsUpPeople(next) && !word.isOnly('irrational') && !word.isOnly('singular')
    )
  // அனைவரும், with its -உம், is nobody's owner; of ஆகியோர் the genitive is ஆகியோரின்.
  if (sumsUp(word) || areCounted(word)) return false
  if (sumsUpPeople(word) && word.text.endsWith('ும்')) return false
  if (ALSO.test(next.text) || isObjectOfNext(next)) return false
  if (isManner(next)) return false
  // `தாள்கள் இத்துடன் இணைக்கப்பட்டன`: with what they are is no part of theirs.
  if (word.isOnly('irrational', 'plural') && next.isOnly('sociative')) return false
  // `தூண்கள் காண்போரை வியக்க வைக்கின்றன`.
  if (next.isOnly('participial-noun', 'accusative')) return false
  // `பாண்டியர் காலத்தில்`: in their days.
  if (next.hasLemma('காலம்') && word.isOnly('rational')) return true
  // The genitive of மரம் is மர or மரத்து.
  if (word.isOnly('irrational', 'singular') && word.text.endsWith('ம்')) return false
  if (next.isOnly('oblique') || next.isOnly('genitive', 'irrational')) return true
  // `அவன் தாத்தாவின் கடையில்`: of his grandfather.
  if (OWN_GENITIVE.test(word.text) && next.isOnly('genitive') && next.is('kin')) return true
  if (isPeopleOfParticiple(next)) return false
  const role = roleOf(next)
  if (role === 'postposition' || role === 'unknown') return true
  if (role !== 'head') return false
  if (next.isA('pronoun') || TO_PEOPLE.some((grammaticalCase) => next.isOnly('rational', grammaticalCase)))
    return false
  if (next.isOnly('place', 'locative') && next.isA('name')) return false
  if (isForWhom(word.text, next)) return true
  if (next.analyses.some(({ lemma }) => PUBLIC.has(lemma))) return false
  if (next.is('rational') && next.is('singular') && (next.isOnly('male') || next.is('deity')))
    return /^(?:நண்பன்|தோழன்|சீடன்|கணவன்|காதலன்|தலைவன்)/u.test(next.text)
  return isLimb(next) || !OF_NOBODY.some((kind) => next.is(kind))
}

/** `அவர் காலைத் தொட்டான்`: the foot, and not the morning, of which the last letter is not doubled. */
function isLimb(word: Word): boolean {
  return word.is('body', 'accusative') && finalVallinam(word.text) !== undefined
}

/** `அவன் தோளில்`, `அவள் தங்கையை`: a pronoun right before a part of the body or one of the family, in another case than the first. */
export function ownsNext(pronoun: Word): boolean {
  const { next, tokenAfter } = pronoun
  if (next === undefined || tokenAfter !== ' ' || !pronoun.is('rational')) return false
  if (next.is('nominative')) return isLimb(next)
  return next.is('body') || next.is('kin')
}

/** `மூன்று பெண்கள் அலுவலகத்தில்`: whose it is, is hardly counted. */
function areCounted(word: Word): boolean {
  if (word.next?.isOnly('locative') !== true || !word.text.endsWith('கள்')) return false
  return word.isOnly('rational', 'plural') && word.previous?.isA('numeral') === true
}

/** `பாட்டி மக்கள் கூடும் சந்தையில்`: nobody has the people, and they gather there. */
function isPeopleOfParticiple(people: Word): boolean {
  if (!/^(?:பொது)?மக்கள்$/u.test(people.text)) return false
  return people.next?.is('relative-participle') === true && !people.next.isA('adjective')
}

/** `உழவர் சந்தையில்`, `மகளிர் கல்லூரிக்கு`: public places that are called after those whom they are for. */
function isForWhom(people: string, place: Word): boolean {
  return FOR_WHOM.some(([whom, places]) => whom.test(people) && places.some((one) => place.hasLemma(one)))
}

const FOR_WHOM: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:உழவர்|மீனவர்)$/u, ['சந்தை']],
  [/^(?:சிறுவர்|சிறார்|மழலையர்|மகளிர்|பெண்கள்|ஆண்கள்)$/u, ['பூங்கா', 'பள்ளி', 'கல்லூரி', 'மருத்துவமனை', 'பேருந்து', 'சிறை']],
]

/** `குருவிகள் கூடு கட்ட`, `வீரர்கள் கயிறு கட்டி`: what stands right before a participle or infinitive with an object is that. */
function isObjectOfNext(thing: Word): boolean {
  const verb = thing.next
  if (verb === undefined || !thing.isOnly('irrational', 'nominative') || !thing.isOnly('singular'))
    return false
  if (thing.is('group') || thing.is('event') || thing.is('place')) return false
  const role = roleOf(verb)
  if (role === 'finite') return verb.isOnly('transitive') && GAINING.some((root) => verb.hasLemma(root))
  return (
    (role === 'chain' || verb.isOnly('infinitive') || WITHOUT.test(verb.text)) &&
    verb.analyses.every(({ class: kind, features }) => kind !== 'verb' || features.includes('transitive'))
  )
}

/** `மாணவி பட்டம் பெற்றாள்`, `மாலுமிகள் கவலை அடைந்தனர்`: with its noun one verb; what is another's has the accusative. */
const GAINING = ['பெறு', 'அடை', 'மேற்கொள்', 'எய்து'] as const

/** `அவர் பதில் தராமல்`. */
const WITHOUT = /ாமல்$/u

/** `நாய்களில் ஒன்று மட்டும்`: still the subject. */
const ALSO = /^(?:மட்டும்|மட்டுமே|தான்)$/u

const TO_PEOPLE = ['accusative', 'dative', 'locative', 'sociative'] as const

/** நான், நீ and their like have a genitive of their own. */
function isSpeaker(word: Word): boolean {
  return word.isOnly('nominative') && (word.is('first') || word.is('second'))
}
