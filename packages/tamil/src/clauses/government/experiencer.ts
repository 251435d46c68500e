import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import type { SubjectCandidate } from '../reading/clause.ts'
import { clauseOf } from '../reading/clauses-of.ts'
import { verbPerson } from '../reading/finite-verb.ts'
import { agreementOf } from '../reading/phrase.ts'
import { isKin } from '../reading/subject.ts'
import { roleOf } from '../reading/word-role.ts'
import { EXPERIENCING } from './experiencer-verbs.ts'
import { FELT } from './feelings.ts'
import { isPersonNoun } from './government.ts'

const KNOWN: ReadonlySet<string> = new Set([
  ...EXPERIENCING,
  ...['தெரிந்தது', 'பிடித்தது', 'பிடித்திருக்கிறது', 'பசிக்கவில்லை', 'வலித்தது'],
  ...['கிடைக்கும்', 'கிடைத்துள்ளது', 'கிடைத்தன', 'தேவைப்படுகிறது', 'தேவைப்பட்டது'],
])
/** What one has for a while. */
const ILLNESS = /^(?:காய்ச்சல்|தலைவலி|வயிற்றுவலி|பல்வலி|சளி|இருமல்|மயக்கம்)$/u
const COMES =
  /^(?:வந்தது|வருகிறது|வந்துவிட்டது|வரவில்லை|ஏற்பட்டது|ஏற்படுகிறது|ஏற்பட்டுள்ளது|உண்டானது|உண்டாயிற்று|பிறந்தது|அடிக்கிறது|அடித்தது|எடுக்கிறது|எடுத்தது|இல்லை|இருக்கிறது|இருந்தது|உள்ளது)$/u
const HAS =
  /^(?:இருக்கிறது|இருக்கின்றன|இருக்கிறான்|இருக்கிறாள்|இருக்கிறார்|இருக்கிறார்கள்|உள்ளது|உள்ளன|உள்ளனர்|உள்ளான்|உள்ளாள்|உள்ளார்|உள்ளார்கள்|இருந்தது|இருந்தன|இருந்தனர்|இருந்தார்கள்|உண்டு|இல்லை)$/u
/** What one can do or speak, which nobody owns: `தாத்தா நாதஸ்வரம் தெரியும்` is hardly ‘grandfather’s’. */
const SKILL =
  /^(?:இசை|நடனம்|நீச்சல்|பாட்டு|கணக்கு|சமையல்|ஓவியம்|கணினி|யோகா|வீணை|புல்லாங்குழல்|நாதஸ்வரம்|நாதசுவரம்|தவில்|சிலம்பம்|சதுரங்கம்|தையல்|பரதம்|பரதநாட்டியம்|மிருதங்கம்|ஓட்டுநர்)$/u
const COUNT = /^(?:ஒரு|ஓர்|இரண்டு|இரு|மூன்று|நான்கு|ஐந்து|ஆறு|பத்து|பல|சில|நிறைய)$/u

/** `அவனைக் கோபம் வந்தது`, `அவனைப் பரிசு கிடைத்தது`. */
export function accusativeExperiencer(verb: Word): Word | undefined {
  const thing = verb.previous
  let person = thing?.previous
  while (person !== undefined && person.next !== verb && roleOf(person) === 'modifier')
    person = person.previous
  if (thing === undefined || person === undefined || !person.isOnly('accusative') || !isPersonNoun(person))
    return undefined
  const felt =
    FELT.has(thing.text) &&
    COMES.test(verb.text) &&
    (ILLNESS.test(thing.text) || (!verb.hasLemma('உள்') && !verb.hasLemma('இரு')))
  const got = verb.hasLemma('கிடை') && verb.is('finite') && thing.is('nominative', 'irrational')
  return felt || got ? person : undefined
}

/** Who knows, feels or has it, in the nominative, as the reading of the clause tells: `ரவி இந்தப் பாடல் தெரியும்`. */
export function nominativeExperiencer(verb: Word): Word | undefined {
  if (!KNOWN.has(verb.text) && !COMES.test(verb.text) && !HAS.test(verb.text)) return undefined
  if (!verb.sentence.words.some((word) => word.index < verb.index && agreementOf(word).kind === 'people'))
    return undefined
  const clause = clauseOf(verb)
  if (clause === undefined || clause.kind === 'relative' || clause.unknown.length > 0) return undefined
  const { candidates, complements } = clause
  const [person, ...others] = candidates
  if (
    person === undefined ||
    person.kind !== 'people' ||
    person.attachment === 'shared' ||
    person.joined.length > 0
  )
    return undefined
  // `நான் படித்த பாடம் புரிந்தது`.
  if (person.head.next?.is('relative-participle', 'transitive') === true) return undefined
  const knows = ofSpeaker(person.head) && /^(?:தெரி|பிடி|புரி)/u.test(verb.text)
  if (complements.some((one) => NOT_BESIDE.has(one.case) && !(knows && one.case === 'accusative')))
    return undefined
  // `நான் பேனா கிடைக்கும் என்று நினைத்தேன்`: who thinks or says it.
  const sayer = sayerOf(verb)
  if (sayer !== undefined && person.fits.includes(sayer)) return undefined
  if (
    person.head.tokenAfter !== ' ' ||
    (!person.head.isFirst && !isDescribed(person.head) && !opensMainClause(person.head))
  )
    return undefined
  // `தொண்டர்கள் விரைந்து வந்து கயிறு பிடித்தது`: with their hands.
  if (verb.hasLemma('பிடி') && person.head.next !== undefined && roleOf(person.head.next) === 'chain')
    return undefined
  if (knows && others.length === 0 && complements.some((one) => one.case === 'accusative')) return person.head
  if (others.some(({ head, joined }) => joined.length > 0 && !isSkill(head)) || others.length > 2)
    return undefined
  return experiences(person, others, verb) ? person.head : undefined
}

const NOT_BESIDE: ReadonlySet<string> = new Set(['dative', 'accusative', 'sociative'])

/** நான் and நாங்கள் own nothing in this form. */
function ofSpeaker(word: Word): boolean {
  return /^(?:நான்|நாங்கள்|நீ|நீங்கள்)$/u.test(word.text)
}

/** `விளக்கியதால் மாணவர்கள்`, `வந்த நான்`: right behind a clause. */
function opensMainClause(word: Word): boolean {
  const { previous } = word
  if (previous === undefined || previous.tokenAfter !== ' ') return false
  const role = roleOf(previous)
  return role === 'adverbial' || (role === 'relative' && ofSpeaker(word))
}

/** The person of the next finite verb in the same statement, which may say it: நினைத்தேன் of `… கிடைக்கும் என்று நினைத்தேன்; …`. */
export function sayerOf(verb: Word): Person | undefined {
  if (verb.tokenAfter === ';') return undefined
  const after = verb.sentence.words.slice(verb.index + 1).find((word) => roleOf(word) === 'finite')
  return after && verbPerson(after)
}

function isDescribed({ index, sentence }: Word): boolean {
  return sentence.words
    .slice(0, index)
    .every(
      (word) =>
        word.is('genitive') || word.isA('demonstrative') || word.isA('adjective') || word.isA('adverb'),
    )
}

function experiences(person: SubjectCandidate, others: readonly SubjectCandidate[], verb: Word): boolean {
  const thing = others.at(-1)
  // `அவன் தோட்டத்தில் விளைச்சல் கிடைத்தது`: his.
  if (person.head.isA('pronoun') && person.head.is('third') && person.head.next?.isOnly('locative') === true)
    return false
  if (thing !== undefined && FELT.has(thing.head.text) && COMES.test(verb.text))
    // `அவர் நினைவு வந்தது`: of him.
    return thing.head.next === verb && !(person.maybePossessor && thing.head.text === 'நினைவு')
  // `அவர்கள் பசிக்கிறது`.
  if (thing === undefined && verb.hasLemma('பசி')) return true
  if (KNOWN.has(verb.text))
    return (
      thing?.kind === 'things' &&
      (!person.maybePossessor ||
        isSkill(thing.head) ||
        isOwnKin(person.head) ||
        person.head.next?.isA('demonstrative') === true) &&
      !isInfinitive(verb.previous)
    )
  return HAS.test(verb.text) && has(person, thing, verb)
}

/** `என் தம்பி இனிப்பு மிகவும் பிடிக்கும்`: one of somebody's family. */
function isOwnKin(word: Word): boolean {
  // `என் அண்ணன் கடையில்`: his shop.
  if (word.next?.isOnly('locative') === true || word.next?.is('place') === true) return false
  return word.previous?.isA('pronoun') === true && isKin(word)
}

function isSkill(word: Word): boolean {
  return word.isOnly('language') || SKILL.test(word.text)
}

function isInfinitive(word: Word | undefined): boolean {
  // மிகவும் is also ‘to exceed, too’.
  return (word?.is('infinitive') === true && !word.isA('adverb')) || word?.is('adverbial') === true
}

/** `அவர் இரண்டு மகன்கள் உள்ளனர்`: counted kin, right before the verb. */
function has({ head }: SubjectCandidate, thing: SubjectCandidate | undefined, verb: Word): boolean {
  if (thing === undefined || thing.head.next !== verb) return false
  const counted = head.next !== undefined && (COUNT.test(head.next.text) || head.next.isA('numeral'))
  if (counted && thing.kind === 'things' && verb.is('neuter')) return true
  return counted && (thing.head.is('kin') || thing.head.is('kinMale') || thing.head.is('kinFemale'))
}
