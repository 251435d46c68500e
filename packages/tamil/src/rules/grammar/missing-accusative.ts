import {
  actsOnPeople,
  governsAccusative,
  isSubjectOfParticiple,
  LIGHT,
  SEEING,
} from '../../clauses/agreement/acts-on-people.ts'
import { FINITE_ENDINGS, isOwnOfAgent } from '../../clauses/agreement/correct-verb.ts'
import { metBySpeaker } from '../../clauses/agreement/met-by-speaker.ts'
import { objectBeforeSubject } from '../../clauses/agreement/object-before-subject.ts'
import { ownPerson } from '../../clauses/agreement/own-object.ts'
import { putInCase } from '../../clauses/government/government.ts'
import { isAnybodySought } from '../../clauses/government/object-or-day.ts'
import { clauseOf } from '../../clauses/reading/clauses-of.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { agreementOf } from '../../clauses/reading/phrase.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const POSSESSIVE = new Set(['என்', 'உன்', 'எங்கள்', 'உங்கள்', 'நம்'])

export default defineRule({
  id: 'grammar/missing-accusative',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்னும் வினையின் செயப்படுபொருளான ‘{found}’ இரண்டாம் வேற்றுமை உருபு (ஐ) பெற வேண்டும்: ‘{suggestion}’.',
    en: '‘{found}’ is the object of ‘{verb}’ and needs the accusative ending (ஐ): ‘{suggestion}’.',
  },
  source:
    'நன்னூல், பெயரியல்: இரண்டாம் வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): rational objects take -ஐ',
  examples: [
    { wrong: 'நான் நேற்று [அவன்] பார்த்தேன்.', right: 'நான் நேற்று அவனைப் பார்த்தேன்.' },
    { wrong: 'அம்மா [என்] திட்டினார்.', right: 'அம்மா என்னைத் திட்டினார்.' },
    { wrong: 'நாங்கள் எங்கள் [ஆசிரியர்] வணங்கினோம்.', right: 'நாங்கள் எங்கள் ஆசிரியரை வணங்கினோம்.' },
    {
      wrong: 'விழாவில் தலைமையாசிரியர் வென்ற [மாணவர்கள்] மனதாரப் பாராட்டினார்.',
      right: 'விழாவில் தலைமையாசிரியர் வென்ற மாணவர்களை மனதாரப் பாராட்டினார்.',
    },
    { wrong: 'ஊர் மக்கள் அந்தக் [கள்வன்] துரத்திப் பிடித்தனர்.', right: 'ஊர் மக்கள் அந்தக் கள்வனைத் துரத்திப் பிடித்தனர்.' },
    {
      wrong: 'வழி தவறிய [சிறுவன்] காவலர்கள் ஒரே நாளில் கண்டுபிடித்தனர்.',
      right: 'வழி தவறிய சிறுவனைக் காவலர்கள் ஒரே நாளில் கண்டுபிடித்தனர்.',
    },
    {
      wrong: 'மருத்துவர்கள் காயமடைந்த [தொழிலாளி] பரிசோதித்து மருந்து கொடுத்தனர்.',
      right: 'மருத்துவர்கள் காயமடைந்த தொழிலாளியைப் பரிசோதித்து மருந்து கொடுத்தனர்.',
    },
    { wrong: 'நேற்று சந்தையில் என் பள்ளித் [தோழன்] பார்த்தேன்.', right: 'நேற்று சந்தையில் என் பள்ளித் தோழனைப் பார்த்தேன்.' },
    { wrong: 'அவர் வாரச் சந்தையில் தன் [மகன்] தேடினார்.', right: 'அவர் வாரச் சந்தையில் தன் மகனைத் தேடினார்.' },
    {
      wrong: 'குளத்தில் விழுந்த [சிறுமி] முதியவர் ஒருவர் காப்பாற்றினார்.',
      right: 'குளத்தில் விழுந்த சிறுமியை முதியவர் ஒருவர் காப்பாற்றினார்.',
    },
    { wrong: 'தப்பி ஓடிய [கைதி] பொதுமக்கள் பிடித்தனர்.', right: 'தப்பி ஓடிய கைதியைப் பொதுமக்கள் பிடித்தனர்.' },
    { wrong: 'அவர் தன் [மகன்] அழைத்து வந்தார்.', right: 'அவர் தன் மகனை அழைத்து வந்தார்.' },
    { wrong: 'இந்தக் [கட்டுரை] நான் எழுதினேன்.', right: 'இந்தக் கட்டுரையை நான் எழுதினேன்.' },
    { wrong: 'அரசன் [எதிரிகள்] வென்று திரும்பினான்.', right: 'அரசன் எதிரிகளை வென்று திரும்பினான்.' },
    { wrong: 'நாய் ஒரு [பூனை] துரத்தியது.', right: 'நாய் ஒரு பூனையைத் துரத்தியது.' },
    { wrong: 'விழாவில் என் பழைய [நண்பர்] சந்தித்தேன்.', right: 'விழாவில் என் பழைய நண்பரைச் சந்தித்தேன்.' },
    { wrong: 'அவள் தன் [தங்கை] ஊருக்கு அழைத்துச் சென்றாள்.', right: 'அவள் தன் தங்கையை ஊருக்கு அழைத்துச் சென்றாள்.' },
    { wrong: 'ஆசிரியர் [மாணவர்கள்] பாராட்டினார்.', right: 'ஆசிரியர் மாணவர்களைப் பாராட்டினார்.' },
    {
      wrong: 'பல ஆண்டுகளுக்குப் பின் என் [தோழி] நேற்று மாலை சந்தித்தேன்.',
      right: 'பல ஆண்டுகளுக்குப் பின் என் தோழியை நேற்று மாலை சந்தித்தேன்.',
    },
    {
      wrong: 'சந்தையில் எங்கள் பழைய [ஓட்டுநர்] சந்தித்து நெடுநேரம் பேசினோம்.',
      right: 'சந்தையில் எங்கள் பழைய ஓட்டுநரைச் சந்தித்து நெடுநேரம் பேசினோம்.',
    },
  ],
  allows: [
    'ஒவ்வொரு துளியும் உழவரின் வியர்வையே என்பதை நாம் மறக்கக் கூடாது.',
    'இரயில் நிலையத்தில் நீ மிரட்டியது நினைவிருக்கிறது.',
    'நாங்கள் பெண் பார்த்தோம்.',
    'நான் வேலைக்கு ஆள் பிடித்தேன்.',
    'என் நண்பர் வீட்டில் சந்தித்தேன்.',
    'நாங்கள் மாணவர்கள் பல ஆண்டுகளுக்குப் பிறகு சந்தித்தோம்.',
    'தம்பி, நேற்று சந்தித்தேன்.',
    'என் தம்பிக்கு நல்ல பெண் தேடுகிறோம்.',
    'அப்பா இன்று என்னை அழைத்தார்; நான் நாளை அழைப்பேன்.',
    'வாடிக்கையாளர்களை நான் என் குடும்பமாகவே நினைக்கிறேன்.',
    'உடல் இளைக்கும் என்பதுதான் இதில் நாம் கவனிக்க வேண்டியது.',
    'இதுதான் நான் பார்க்க வேண்டியது.',
    'நான் படித்த காலத்தில் ஆசிரியர்கள் அடித்தார்கள்.',
    'அவன் வளர்ந்த ஊரில் பெரியவர்கள் அறிவுரை சொன்னார்கள்.',
    'ஆசிரியர் மாணவர்கள் மனதாரப் பாராட்டும்படி பேசினார்.',
    'அவர் தன் மகன் வென்றதாகக் கூறினார்.',
    'இந்த ஆண்டு நாங்கள் படித்தோம்.',
    'நான் மீன் பிடித்தேன்.',
    'நாங்கள் படம் பார்த்தோம்.',
    'அதை அவன் பார்த்தான்.',
    'அவள் ஒரு மகன் பெற்றாள்.',
    'நான் மாணவன் ஆனேன்.',
    'சிறுவன் காவலர்கள் தேடுவதை அறிந்து ஒளிந்தான்.',
    'நோயாளி, மருத்துவர்கள் சொன்னபடி நடந்தார்.',
    'இதை நான் என் கண்ணால் பார்த்தேன்.',
    'உன் கைச்சமையலை நினைத்து ஏங்குகிறேன்.',
    'அவள் தன் தங்கை ஊருக்குச் சென்றாள் என்றாள்.',
    'அவள் கடையில் தன் தோழி பார்த்தாள் என்றாள்.',
    'என் அண்ணனுக்குத் துணை தேடினோம்.',
    'அரசன் மக்கள் பாராட்டினார்கள் என்று கேள்விப்பட்டான்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(word, knowledge) {
    // `இதில் நாம் கவனிக்க வேண்டியது`: whose duty it is.
    if (word.is('participial-noun') && word.previous?.isOnly('infinitive') === true) return undefined
    // `நிலையத்தில் நீ மிரட்டியது நினைவிருக்கிறது`: what somebody did, of which more is said.
    if (word.is('participial-noun') && word.next !== undefined && roleOf(word.next) !== 'quotative')
      return undefined
    const first =
      objectBeforeSubject(word) ??
      objectOfChain(word) ??
      ownPerson(word) ??
      definiteThing(word) ??
      metBySpeaker(word)
    if (first !== undefined)
      return putInCase(first, 'accusative', knowledge, { captures: { verb: word.text } })
    const object = objectOf(word)
    // `காடுகளே உயிர் என்பதை நாம் மறக்கக் கூடாது`: that is what we shall not forget.
    if (/^என்பதை/u.test(object?.previous?.text ?? '')) return undefined
    if (object === undefined || !(governsAccusative(word) || governsAccusative(nearestVerb(word))))
      return undefined
    // `நான் என் குடும்பமாகவே நினைக்கிறேன்`: what they are taken for.
    if (object.next?.isOnly('adverbial') === true && object.next.is('irrational')) return undefined
    if (!POSSESSIVE.has(object.text) && !isObject(object, word)) return undefined
    return putInCase(object, 'accusative', knowledge, { captures: { verb: word.text } })
  },
})

/**
 * `காவலர்கள் தப்பிய கள்வன் பிடித்துச் சிறையில் அடைத்தனர்`: a person right before a participle of what is done to people, with whom
 * the verb does not agree, behind the one with whom it does.
 */
function objectOfChain(verb: Word): Word | undefined {
  const person = verbPerson(verb)
  const clause = clauseOf(verb)
  if (person === undefined || clause === undefined) return undefined
  const object = clause.candidates.find(({ head, kind, attachment, joined, fits }) => {
    const { next } = head
    if (next === undefined || next === verb || kind !== 'people' || attachment !== 'sure') return false
    if (joined.length > 0 || fits.includes(person) || head.is('clitic-um') || head.tokenAfter !== ' ')
      return false
    return roleOf(next) === 'chain' && next.isOnly('transitive') && governsAccusative(next)
  })
  if (object === undefined) return undefined
  const before = (word: Word) => word.index < object.head.index
  if (
    clause.complements.some(
      ({ case: grammaticalCase, head }) => grammaticalCase === 'accusative' && before(head),
    )
  )
    return undefined
  const subject = verb.sentence.words.find(
    (word) =>
      before(word) &&
      word.isOnly('nominative', 'rational') &&
      word.tokenAfter === ' ' &&
      agreementOf(word).fits.includes(person),
  )
  return subject !== undefined && (subject.next !== object.head || object.head.isOnly('plural'))
    ? object.head
    : undefined
}

/** `அந்தக் கடிதத்தை நான் அனுப்பினேன்`: this or that thing, before the pronoun of who does it. */
function definiteThing(verb: Word): Word | undefined {
  const person = verbPerson(verb)
  const clause = clauseOf(verb)
  if (person === undefined || clause === undefined || clause.kind !== 'finite' || clause.unknown.length > 0)
    return undefined
  if (!verb.isLast || !verb.isOnly('transitive') || verb.is('passive')) return undefined
  if (clause.complements.some(({ case: grammaticalCase }) => grammaticalCase === 'accusative'))
    return undefined
  const [thing, subject, ...others] = clause.candidates
  if (thing === undefined || subject === undefined || others.length > 0) return undefined
  const { head } = thing
  if (thing.kind !== 'things' || thing.fits.includes(person) || thing.joined.length > 0) return undefined
  if (head.is('time') || head.is('clitic-um') || head.tokenAfter !== ' ' || head.next !== subject.head)
    return undefined
  if (head.previous?.isA('demonstrative') !== true || !isThing(head)) return undefined
  return subject.head.isA('pronoun') && subject.fits.includes(person) ? head : undefined
}

/** பாடல், which is an action of singing, too. */
function isThing(word: Word): boolean {
  return word.is('nominative', 'irrational') && !word.is('accusative')
}

/** The word right before the verb, or before the noun that makes one verb with it. */
function objectOf(verb: Word): Word | undefined {
  const { previous } = verb
  const light = previous !== undefined && LIGHT.has(previous.text) && verb.hasLemma('செய்')
  let object = light ? previous.previous : nearestVerb(verb).previous
  // `மாணவர்கள் மனதாரப் பாராட்டினார்`.
  for (let passed = 0; passed < 2 && object !== undefined && roleOf(object) === 'adverb'; passed++) {
    // What nobody knows may be the object itself: `உன் கைச்சமையலை நினைத்து`.
    if (object.analyses.length === 0) return undefined
    object = object.previous
  }
  return object
}

/** `துரத்திப் பிடித்தனர்`: the participle that is nearer to the object. */
function nearestVerb(verb: Word): Word {
  const { previous } = verb
  return previous !== undefined &&
    roleOf(previous) === 'chain' &&
    previous.isOnly('transitive') &&
    previous.isA('verb')
    ? previous
    : verb
}

/** A person or animal in the nominative that is not the subject, since another is. */
function isObject(object: Word, verb: Word): boolean {
  const person = verbPerson(verb)
  if (isOwnOfAgent(object, verb)) return true
  if (isSubjectOfParticiple(object) || isAnybodySought(object)) return false
  if (agreementOf(object).kind !== 'people' && !object.isOnly('animal')) return false
  const clause = clauseOf(verb)
  if (person === undefined || clause === undefined) return false
  if (clause.complements.some(({ case: grammaticalCase }) => grammaticalCase === 'accusative')) return false
  const candidate = clause.candidates.find(({ head }) => head === object)
  if (candidate === undefined || candidate.joined.length > 0 || object.is('clitic-um')) return false
  const animal =
    object.isOnly('animal') && isMarkedOff(object) && !rootsOf(verb).some((root) => SEEING.has(root))
  if (candidate.kind !== 'people' && !animal) return false
  const subject = clause.candidates.find(
    (one) =>
      one !== candidate &&
      (one.attachment === 'sure' || (candidate.attachment === 'sure' && actsOnPeople(verb))) &&
      one.fits.includes(person) &&
      one.head.tokenAfter === ' ',
  )
  if (subject === undefined || subject.head.index > object.index || subject.head.next === object)
    return directly(subject, candidate, person)
  return !candidate.fits.includes(person) || isMarkedOff(object) || isDescribed(object, verb)
}

type Candidate = NonNullable<ReturnType<typeof clauseOf>>['candidates'][number]
type Person = NonNullable<ReturnType<typeof verbPerson>>

/** `நான் அவன் பார்த்தேன்`: the verb shows whose action it is. */
function directly(subject: Candidate | undefined, object: Candidate, person: Person): boolean {
  if (subject === undefined || subject.head.index > object.head.index) return false
  // Many people are no first part of what is told of others: `ஆசிரியர் மாணவர்கள் பாராட்டினார்`.
  return !object.fits.includes(person) && (!subject.maybePossessor || object.head.isOnly('plural'))
}

/** `மக்கள் நேர்மையான தலைவர் தேர்ந்தெடுத்தனர்`: no compound, where the verb asks for someone. */
function isDescribed({ previous }: Word, verb: Word): boolean {
  return previous?.isOnly('adjectival') === true && previous.index > 0 && actsOnPeople(verb)
}

/** `அந்தப் பையன்`, `ஒரு பூனை`: a phrase of its own. */
function isMarkedOff({ previous }: Word): boolean {
  return previous?.isA('demonstrative') === true || previous?.text === 'ஒரு'
}
