import type { Word } from '../../text/word.ts'
import { PERSONAL_PRONOUNS } from '../../words/pronouns.ts'
import { roleOf } from '../reading/word-role.ts'
import { KNOWING_AND_LIKING } from './experiencer-verbs.ts'
import { isPersonNoun } from './government.ts'
import { isPersonAccusative, nominalsBefore } from './nominals-before.ts'

/** Whether what a verb says is told: `… தெரியும் என்றார்`. */
export function isSaid({ next }: Word): boolean {
  return next !== undefined && (roleOf(next) === 'quotative' || (next.hasLemma('என்') && next.is('finite')))
}

const KNOWS_HOW =
  /^(?:தெரியும்|தெரியாது|தெரியவில்லை|தெரிந்தது|தெரியுமா|தெரியாதா|தெரியாதே|தெரியாத|தெரிந்த|தெரிந்தவர்|தெரியாதவர்)$/u

/** `நான் சமைக்கத் தெரியாது`, `அவளைப் பாடத் தெரியும்`: who knows how to do it, a pronoun that the verb does not agree with. */
export function skilled(verb: Word): Word | undefined {
  const action = verb.previous
  if (action === undefined || !KNOWS_HOW.test(verb.text) || !verb.is('finite')) return undefined
  if (!action.isOnly('infinitive') || action.isA('adverb')) return undefined
  const nouns = nominalsBefore(action)
  if (nouns.some((noun) => noun.is('dative'))) return undefined
  const people = nouns.filter((noun) => noun.isA('pronoun') && isPersonNoun(noun))
  const [person, ...others] = people
  if (person === undefined || others.length > 0 || nouns.at(-1) !== person || person.tokenAfter !== ' ')
    return undefined
  if (person.previous !== undefined && !STARTS.test(person.previous.tokenAfter)) return undefined
  if (person.is('clitic-um')) return undefined
  const nominative = person.isOnly('nominative') && OWN_FORM.has(person.text)
  const accusative = person.is('accusative') && action.isOnly('intransitive')
  return nominative || accusative || person.isOnly('instrumental') ? person : undefined
}

const STARTS = /[,;:.!?]/u
const OWN_FORM: ReadonlySet<string> = new Set(PERSONAL_PRONOUNS)

/** `எங்களால் ஆறு மாதங்கள் தேவை`, `நாங்கள் இன்னும் அவகாசம் தேவை`: who is in need, a pronoun. */
export function needing(word: Word): Word | undefined {
  if (!NEED.test(word.text) || !(word.isLast || word.tokenAfter === ';' || isSaid(word))) return undefined
  const nouns = nominalsBefore(word)
  if (nouns[0]?.next !== word || !nouns[0].is('nominative', 'irrational')) return undefined
  if (nouns.some((noun) => noun.is('dative'))) return undefined
  const people = nouns.filter((noun) => noun.isA('pronoun') && isPersonNoun(noun))
  const [person, ...others] = people
  if (person === undefined || others.length > 0 || person.next === word || person.is('clitic-um'))
    return undefined
  return person.isOnly('instrumental') || (person.isOnly('nominative') && OWN_FORM.has(person.text))
    ? person
    : undefined
}

const NEED = /^(?:தேவை|தேவைப்படும்|தேவைப்படுகிறது|அவசியம்)$/u

/** `அவளை மிகவும் பிடித்தது மாம்பழம்`, `என்னைப் பிடித்த நிறம்`: what one likes, not what catches one. */
export function admirerOf(verb: Word): Word | undefined {
  if (!LIKING.test(verb.text) || verb.next === undefined) return undefined
  const much = verb.previous !== undefined && MUCH.test(verb.previous.text)
  const person = much ? verb.previous?.previous : verb.previous
  if (person === undefined || !isPersonAccusative(person) || !/ை(?:[கசதப]்)?$/u.test(person.text))
    return undefined
  if (!much && !(verb.is('relative-participle') && isLikedThing(verb.next))) return undefined
  return nominalsBefore(verb).some((noun) => noun.is('dative')) ? undefined : person
}

const LIKING = /^பிடித்த(?:து|வை|வர்|வன்|வள்)?(?:[கசதப]்)?$/u
const MUCH = /^(?:மிகவும்|மிக|ரொம்பவும்|ரொம்பப்|அதிகம்|நிறைய|மிகமிக)(?:[கசதப]்)?$/u

function isLikedThing(word: Word): boolean {
  return LIKED.some((lemma) => word.hasLemma(lemma)) && !word.is('rational')
}

/** What nobody is caught by. */
const LIKED = [
  ...['நிறம்', 'உணவு', 'பாடல்', 'பாட்டு', 'படம்', 'திரைப்படம்', 'நூல்', 'புத்தகம்', 'பாடம்', 'விளையாட்டு', 'பழம்'],
  ...['இனிப்பு', 'ஊர்', 'மலர்', 'பூ', 'கதை', 'கவிதை', 'நாவல்', 'பொழுதுபோக்கு', 'இசை', 'ஆடை', 'உடை', 'சட்டை'],
  ...[
    'புடவை',
    'சுவை',
    'மொழி',
    'நாள்',
    'பருவம்',
    'வகை',
    'விதம்',
    'தொழில்',
    'துறை',
    'கலை',
    'விஷயம்',
    'பெயர்',
    'சொல்',
    'பண்டிகை',
    'விழா',
    'காய்',
    'காய்கறி',
    'தொடர்',
  ],
]

/** `அவரைக் குணமாகிவிட்டது`: right before healing. */
export function healed(verb: Word): Word | undefined {
  const { previous } = verb
  if (previous === undefined || !verb.hasLemma('குணமாகு')) return undefined
  return isPersonAccusative(previous) && /ை(?:[கசதப]்)?$/u.test(previous.text) ? previous : undefined
}

const KNOWN_OR_LIKED: ReadonlySet<string> = new Set([
  ...KNOWING_AND_LIKING,
  ...['தெரிந்தது', 'தெரியாதா', 'பிடித்தது', 'பிடித்தன', 'பிடித்திருந்தது', 'பிடித்திருந்தன'],
  ...['பிடித்திருக்கிறது', 'பிடித்திருக்கின்றன'],
])

/** `என்னைத் தமிழ் நன்றாகத் தெரியும்`, `என்னிடம் அந்தப் பாட்டு பிடித்தது`: what is known or liked stands there, and nobody in the dative. */
export function knower(verb: Word): Word | undefined {
  if (!KNOWN_OR_LIKED.has(verb.text)) return undefined
  const fond = fondOf(verb)
  if (fond !== undefined) return fond
  const nouns = nominalsBefore(verb).filter((noun) => !noun.isOnly('genitive'))
  const person = nouns.find(
    (noun) =>
      !/பற்றி$/u.test(noun.text) &&
      // அவரை is hardly the bean.
      (isPersonAccusative(noun) ||
        (isPersonNoun(noun) && (noun.isOnly('locative') || (isLiked(verb) && noun.isOnly('instrumental'))))),
  )
  const thing = nouns.find(
    (noun) =>
      noun !== person &&
      (noun.is('nominative', 'irrational') ||
        noun.is('participial-noun', 'neuter') ||
        noun.isOnly('accusative', 'irrational')),
  )
  const about =
    person?.previous !== undefined &&
    /^(?:பற்றி|குறித்து|என்று|என்றே|என்பது)(?:[கசதப]்)?$/u.test(person.previous.text)
  if (person === undefined || (thing === undefined && !about) || nouns.some((noun) => noun.is('dative')))
    return undefined
  // `நீங்கள்தான் என்று என்னிடம் தெரியாது`; in whom something shows is in the locative.
  if (person.isOnly('locative') && !isLiked(verb) && !(about && nouns[0] === person)) return undefined
  const others = nouns.filter((noun) => noun !== person && isPersonNoun(noun) && !/பற்றி$/u.test(noun.text))
  return others.length > 0 ? undefined : person
}

function isLiked({ text }: Word): boolean {
  return text.startsWith('பிடி')
}

/** `அவர் பேசியது எங்களைப் புரியாததால்`, `என்னிடம் கடிதம் கிடைத்தது`: in any form, with what is understood or got. */
export function puzzledOrGetting(verb: Word): Word | undefined {
  const person = verb.previous
  if (person === undefined || !isPersonNoun(person)) return undefined
  if (verb.hasLemma('கிடை') && verb.is('finite', 'neuter'))
    return OURS_AT.test(person.text) && nominalsBefore(verb).some(isGot) ? person : undefined
  const before = person.previous
  if (!/^புரியா(?:த|மல்|மை)/u.test(verb.text) || before === undefined || !isPersonAccusative(person))
    return undefined
  return before.is('participial-noun', 'neuter') || roleOf(before) === 'quotative' ? person : undefined
}

const OURS_AT = /^(?:என்னிடம்|எங்களிடம்|நம்மிடம்|உங்களிடம்)$/u

function isGot(noun: Word): boolean {
  return noun.is('nominative', 'irrational') && !noun.is('time')
}

/** `குழந்தைகளை இனிப்பு என்றால் மிகவும் பிடிக்கும்`. */
function fondOf(verb: Word): Word | undefined {
  if (!verb.text.startsWith('பிடி')) return undefined
  let when = verb.previous
  while (when !== undefined && roleOf(when) === 'adverb') when = when.previous
  if (when === undefined || !/^என்றால்(?:[கசதப]்)?$/u.test(when.text)) return undefined
  const liked = when.previous
  const person = liked?.previous
  if (liked === undefined || person === undefined || !liked.is('nominative', 'irrational')) return undefined
  return isPersonAccusative(person) ? person : undefined
}
