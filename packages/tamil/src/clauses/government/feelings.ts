import type { Word } from '../../text/word.ts'
import { PERSONAL_PRONOUNS } from '../../words/pronouns.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { isPersonNoun } from './government.ts'
import { nominalsBefore } from './nominals-before.ts'

/** What one feels. */
export const FEELINGS: readonly string[] =
  'கோபம் மகிழ்ச்சி சந்தேகம் ஆசை பசி தாகம் வெட்கம் பயம் அச்சம் வருத்தம் ஏமாற்றம் நம்பிக்கை'.split(' ')

/** What comes over someone: illnesses, feelings, wants. */
export const FELT: ReadonlySet<string> = new Set([
  ...FEELINGS,
  ...'காய்ச்சல் தலைவலி வயிற்றுவலி பல்வலி வலி சினம் ஐயம் துக்கம் காயம் தூக்கம் உறக்கம் சிரிப்பு அழுகை குழப்பம் சளி இருமல் மயக்கம்'.split(
    ' ',
  ),
  ...'நினைவு ஆர்வம் எரிச்சல் பொறாமை துன்பம் வெற்றி விருப்பம் நோய்'.split(' '),
])

/** How a feeling comes over one: `கோபம் வந்தது`. */
export const COMING: ReadonlySet<string> = new Set('வா அடி ஏற்படு எடு பிற உண்டாகு தோன்று'.split(' '))
const AGEING: ReadonlySet<string> = new Set('ஆ ஆகு நிறைவடை முடி பூர்த்தியாகு நிறை நிறைவுறு'.split(' '))
const GOT: ReadonlySet<string> = new Set(['கிடை', 'கிட்டு', 'தேவைப்படு'])
const PRONOUN: ReadonlySet<string> = new Set(PERSONAL_PRONOUNS)

/** Whether the verb says what comes over someone, or that someone comes of age: nobody is its subject. */
export function isFelt(verb: Word): boolean {
  const { previous } = verb
  if (previous === undefined || !verb.is('neuter') || verb.is('passive')) return false
  if (FELT.has(previous.text)) return isOf(verb, COMING)
  return isAge(previous) && isOf(verb, AGEING)
}

/** Who comes of age, or gets something, and stands in the nominative all the same. */
export function unmarkedExperiencer(verb: Word): Word | undefined {
  const thing = verb.previous
  if (thing === undefined || verb.quoted || !verb.isLast || !isNeuterVerb(verb)) return undefined
  if (isAge(thing) && isOf(verb, AGEING)) return agedOne(thing)
  return isOf(verb, GOT) && thing.is('nominative', 'irrational') ? getterOf(verb, thing) : undefined
}

function isNeuterVerb(verb: Word): boolean {
  return verb.is('neuter') || (verb.isA('verb') && verb.isLast && /(?:தாம்|னவாம்)$/u.test(verb.text))
}

function isOf(verb: Word, known: ReadonlySet<string>): boolean {
  const roots = rootsOf(verb)
  return roots.length > 0 && roots.every((root) => known.has(root))
}

/** `ஐந்து வயது`. */
function isAge(word: Word): boolean {
  return word.text === 'வயது' && isCount(word.previous)
}

function isCount(word: Word | undefined): boolean {
  return word?.isA('numeral') === true
}

/** `என் மகன் பத்து வயது நிறைவடைகிறது`: right before the years. */
function agedOne(age: Word): Word | undefined {
  const person = age.previous?.previous
  if (person === undefined || !person.isOnly('nominative', 'rational') || !isPersonNoun(person))
    return undefined
  return person.is('plural') || person.is('clitic-um') || person.tokenAfter !== ' ' ? undefined : person
}

/**
 * `அவள் நகரத்தில் ஒரு வேலை கிடைத்தது`: a pronoun that opens the sentence, and is no owner of what stands behind it; no other verb, and
 * nobody who gets it.
 */
function getterOf(verb: Word, thing: Word): Word | undefined {
  const [person] = verb.sentence.words
  if (
    person === undefined ||
    verb.index > MAX_BETWEEN ||
    !PRONOUN.has(person.text) ||
    person.tokenAfter !== ' '
  )
    return undefined
  const { next } = person
  if (next === undefined || next === thing || (person.is('third') && mayBeOwned(next))) return undefined
  const between = verb.sentence.words.slice(1, verb.index)
  const plain = between.every(
    (word) =>
      word.tokenAfter === ' ' &&
      word.form.isRead &&
      !word.is('dative') &&
      !word.is('sociative') &&
      !word.is('participial-noun') &&
      ['head', 'modifier', 'adverb'].includes(roleOf(word)),
  )
  return plain && nominalsBefore(verb).at(-1) === person ? person : undefined
}

const MAX_BETWEEN = 10

/** `அவர் வீட்டில்`, `அவன் தாத்தாவின் கடையில்`, `அவள் வீட்டுத் தோட்டத்தில்`: his, her. */
function mayBeOwned(word: Word): boolean {
  if (word.isA('name') || word.is('time')) return false
  return roleOf(word) === 'head' || word.isOnly('genitive') || word.isOnly('oblique')
}
