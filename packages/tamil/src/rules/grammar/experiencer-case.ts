import type { SubjectCandidate } from '../../clauses/clause.ts'
import { clauseOf } from '../../clauses/clauses-of.ts'
import { FELT, unmarkedExperiencer } from '../../clauses/felt.ts'
import { verbPerson } from '../../clauses/finite-verb.ts'
import { isPerson, putInCase } from '../../clauses/government.ts'
import { isPersonAccusative, nominalsBefore } from '../../clauses/nominals-before.ts'
import { agreementOf } from '../../clauses/phrase.ts'
import { roleOf } from '../../clauses/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Verbs of knowing, liking and getting, which say what is known, liked or got. */
const KNOWING = ['தெரி', 'புரி', 'பிடி', 'கிடை', 'வேண்டு', 'பசி', 'வலி', 'தேவைப்படு'] as const
const KNOWN =
  /^(?:தெரியும்|தெரியாது|தெரிகிறது|தெரியவில்லை|தெரிந்தது|தெரியுமா|புரியும்|புரியாது|புரிகிறது|புரிந்தது|புரியவில்லை|புரிகிறதா|புரிந்ததா|பிடிக்கும்|பிடிக்காது|பிடிக்கவில்லை|பிடித்தது|பிடிக்குமா|பிடித்திருக்கிறது|பசிக்கிறது|பசித்தது|பசிக்கவில்லை|வலிக்கிறது|வலித்தது|கிடைத்தது|கிடைக்கவில்லை|கிடைக்கும்|கிடைத்துள்ளது|கிடைத்தன|வேண்டும்|வேண்டாம்|வேண்டுமா|தேவைப்படுகிறது|தேவைப்பட்டது)$/u
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

export default defineRule({
  id: 'grammar/experiencer-case',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்பதோடு அறிபவர், உணர்பவர், பெறுபவர் நான்காம் வேற்றுமையில் (கு) வருவார்: ‘{suggestion}’.',
    en: 'With ‘{verb}’ the one who knows, feels, gets or has stands in the dative: ‘{suggestion}’.',
  },
  source: 'Th. Lehmann, A Grammar of Modern Tamil (1989): dative subjects; நன்னூல்: நான்காம் வேற்றுமை',
  examples: [
    { wrong: '[ரவி] இந்தப் பாடல் நன்றாகத் தெரியும்.', right: 'ரவிக்கு இந்தப் பாடல் நன்றாகத் தெரியும்.' },
    { wrong: '[அவர்கள்] பசிக்கிறது.', right: 'அவர்களுக்குப் பசிக்கிறது.' },
    { wrong: 'என் [மாமா] மூன்று கடைகள் இருக்கின்றன.', right: 'என் மாமாவுக்கு மூன்று கடைகள் இருக்கின்றன.' },
    { wrong: '[அத்தை] நீச்சல் தெரியாது.', right: 'அத்தைக்கு நீச்சல் தெரியாது.' },
    { wrong: '[அப்பா] கோபம் வந்தது.', right: 'அப்பாவுக்குக் கோபம் வந்தது.' },
    { wrong: '[அவர்] இரண்டு மகன்கள் உள்ளனர்.', right: 'அவருக்கு இரண்டு மகன்கள் உள்ளனர்.' },
    { wrong: '[என்னைப்] பாட்டும் நடனமும் நன்றாகத் தெரியும்.', right: 'எனக்குப் பாட்டும் நடனமும் நன்றாகத் தெரியும்.' },
    {
      wrong: 'சிறு வயது முதல் [அவளைப்] பறவைகளைப் பிடிக்கும்.',
      right: 'சிறு வயது முதல் அவளுக்குப் பறவைகளைப் பிடிக்கும்.',
    },
    { wrong: '[அவனைக்] கோபம் வந்தது.', right: 'அவனுக்குக் கோபம் வந்தது.' },
    { wrong: 'சில நாளில் [அவளைக்] குணமாகிவிட்டது.', right: 'சில நாளில் அவளுக்குக் குணமாகிவிட்டது.' },
    {
      wrong: 'இரவு முழுவதும் [மகனைக்] கடும் காய்ச்சல் இருந்தது.',
      right: 'இரவு முழுவதும் மகனுக்குக் கடும் காய்ச்சல் இருந்தது.',
    },
    { wrong: 'விபத்து பற்றி [என்னைத்] தெரியாது.', right: 'விபத்து பற்றி எனக்குத் தெரியாது.' },
    { wrong: 'யார் வென்றார்கள் என்று [என்னைத்] தெரியாது.', right: 'யார் வென்றார்கள் என்று எனக்குத் தெரியாது.' },
    { wrong: '[அவளை] மிகவும் பிடித்த பறவை மயில்.', right: 'அவளுக்கு மிகவும் பிடித்த பறவை மயில்.' },
    { wrong: '[உன்னைப்] பிடித்த கவிதை எது?', right: 'உனக்குப் பிடித்த கவிதை எது?' },
    { wrong: '[மகளை] ஓவியம் என்றால் மிகவும் பிடிக்கும்.', right: 'மகளுக்கு ஓவியம் என்றால் மிகவும் பிடிக்கும்.' },
    { wrong: '[தம்பி] இந்தக் குழம்பு பிடிக்காது.', right: 'தம்பிக்கு இந்தக் குழம்பு பிடிக்காது.' },
    { wrong: '[நான்] நீந்தத் தெரியாது.', right: 'எனக்கு நீந்தத் தெரியாது.' },
    { wrong: '[அவளை] ஆடத் தெரியும்.', right: 'அவளுக்கு ஆடத் தெரியும்.' },
    { wrong: '[உங்களால்] இன்னும் இரண்டு நாள்கள் தேவை.', right: 'உங்களுக்கு இன்னும் இரண்டு நாள்கள் தேவை.' },
    { wrong: '[மாணவனைப்] பரிசு கிடைத்தது.', right: 'மாணவனுக்குப் பரிசு கிடைத்தது.' },
    {
      wrong: '[அவர்] சிங்கப்பூரில் ஒரு பெரிய விருது கிடைத்தது.',
      right: 'அவருக்குச் சிங்கப்பூரில் ஒரு பெரிய விருது கிடைத்தது.',
    },
    { wrong: 'என் [தாத்தா] எண்பது வயது ஆகிறது.', right: 'என் தாத்தாவுக்கு எண்பது வயது ஆகிறது.' },
    { wrong: '[அவர்] தமிழும் மலாயும் நன்றாகத் தெரியும்.', right: 'அவருக்குத் தமிழும் மலாயும் நன்றாகத் தெரியும்.' },
    { wrong: '[அவளால்] சமைக்கத் தெரியாது.', right: 'அவளுக்குச் சமைக்கத் தெரியாது.' },
  ],
  allows: [
    'அவனை எனக்குத் தெரியும்.',
    'நான் சொல்வது உனக்குப் புரியாது.',
    'அவன் வரத் தொடங்கியது தெரியும்.',
    'அவர் பாட எனக்குத் தெரியும்.',
    'அவளை ஆட்டத் தெரியும்.',
    'எங்களால் செய்ய முடியும்; உதவி தேவை.',
    'நீங்கள் தேவை.',
    'இரவில் எனக்கு வயிற்றை வலித்தது.',
    'அவரைக் குணப்படுத்தினார்கள்.',
    'அவன் முகம் தெரிகிறது.',
    'அவர் வீட்டில் மூன்று அறைகள் இருக்கின்றன.',
    'அவர் எழுதிய நூல்கள் இரண்டு உள்ளன.',
    'அவனைப் பிடித்த காவலர் இவர்.',
    'என்னைப் பிடித்த நோய் நீங்கியது.',
    'மிகவும் பிடித்த அம்மா சமையல் இது.',
    'அம்மா சமையல் மிகவும் பிடிக்கும்.',
    'அவர் யார் என்று தெரியவில்லை.',
    'அவன் வர வேண்டும்.',
    'என் அப்பா மருத்துவர் இல்லை.',
    'மாணவர்கள் விடுதியில் இடம் கிடைத்தது.',
    'அவர் வீட்டில் ஒரு பழைய நூல் கிடைத்தது.',
    'அவர் அமெரிக்காவில் ஒரு வேலை கிடைத்ததாகச் சொன்னார்.',
    'ஆசிரியர் ஐந்து வயது ஆகும் குழந்தைகளைச் சேர்த்தார்.',
    'நான் கடைக்குப் போனபோது ஒரு பேனா கிடைத்தது.',
    'அவன் தோட்டத்தில் நல்ல விளைச்சல் கிடைத்தது.',
    'அவர் ஒரு நல்ல மனிதராக இருக்கிறார்.',
    'அவள் வீட்டில் இரண்டு பூனைகள் உள்ளன.',
  ],
  when: {
    lemmas: [
      ...[...KNOWING, 'குணமாகு', 'வா', 'ஏற்படு', 'பிற', 'அடி', 'எடு', 'இரு', 'உள்', 'உண்டாகு'],
      ...['ஆ', 'ஆகு', 'நிறைவடை', 'முடி', 'பூர்த்தியாகு', 'நிறை', 'நிறைவுறு', 'கிட்டு'],
    ],
    words: ['வேண்டும்', 'வேண்டாம்', 'உண்டு', 'தேவை', 'அவசியம்'],
  },
  check(word, knowledge) {
    if (word.quoted) return undefined
    const patient = healed(word)
    if (patient !== undefined)
      return putInCase(patient, 'dative', knowledge, { captures: { verb: word.text } })
    const able = skilled(word) ?? needing(word) ?? unmarkedExperiencer(word)
    if (able !== undefined) return putInCase(able, 'dative', knowledge, { captures: { verb: word.text } })
    const admirer = admirerOf(word)
    if (admirer !== undefined)
      return putInCase(admirer, 'dative', knowledge, { captures: { verb: word.text } })
    if (!word.isLast && word.tokenAfter !== ';' && !isSaid(word)) return undefined
    const experiencer =
      knower(word) ?? (word.isLast ? accusativeExperiencer(word) : undefined) ?? nominativeExperiencer(word)
    return experiencer && putInCase(experiencer, 'dative', knowledge, { captures: { verb: word.text } })
  },
})

function isSaid({ next }: Word): boolean {
  return next !== undefined && (roleOf(next) === 'quotative' || (next.hasLemma('என்') && next.is('finite')))
}

const KNOWS_HOW =
  /^(?:தெரியும்|தெரியாது|தெரியவில்லை|தெரிந்தது|தெரியுமா|தெரியாதா|தெரியாதே|தெரியாத|தெரிந்த|தெரிந்தவர்|தெரியாதவர்)$/u

/** `நான் சமைக்கத் தெரியாது`, `அவளைப் பாடத் தெரியும்`: who knows how to do it, a pronoun that the verb does not agree with. */
function skilled(verb: Word): Word | undefined {
  const deed = verb.previous
  if (deed === undefined || !KNOWS_HOW.test(verb.text) || !verb.is('finite')) return undefined
  if (!deed.isOnly('infinitive') || deed.isA('adverb')) return undefined
  const nouns = nominalsBefore(deed)
  if (nouns.some((noun) => noun.is('dative'))) return undefined
  const people = nouns.filter((noun) => noun.isA('pronoun') && isPerson(noun))
  const [person, ...others] = people
  if (person === undefined || others.length > 0 || nouns.at(-1) !== person || person.tokenAfter !== ' ')
    return undefined
  if (person.previous !== undefined && !STARTS.test(person.previous.tokenAfter)) return undefined
  if (person.is('clitic-um')) return undefined
  const nominative = person.isOnly('nominative') && OWN_FORM.test(person.text)
  const accusative = person.is('accusative') && deed.isOnly('intransitive')
  return nominative || accusative || person.isOnly('instrumental') ? person : undefined
}

const STARTS = /[,;:.!?]/u
const OWN_FORM = /^(?:நான்|நாங்கள்|நாம்|நீ|நீங்கள்|அவன்|அவள்|அவர்|அவர்கள்|இவன்|இவள்|இவர்|இவர்கள்)$/u

/** `எங்களால் ஆறு மாதங்கள் தேவை`, `நாங்கள் இன்னும் அவகாசம் தேவை`: who is in need, a pronoun. */
function needing(word: Word): Word | undefined {
  if (!NEED.test(word.text) || !(word.isLast || word.tokenAfter === ';' || isSaid(word))) return undefined
  const nouns = nominalsBefore(word)
  if (nouns[0]?.next !== word || !nouns[0].is('nominative', 'irrational')) return undefined
  if (nouns.some((noun) => noun.is('dative'))) return undefined
  const people = nouns.filter((noun) => noun.isA('pronoun') && isPerson(noun))
  const [person, ...others] = people
  if (person === undefined || others.length > 0 || person.next === word || person.is('clitic-um'))
    return undefined
  return person.isOnly('instrumental') || (person.isOnly('nominative') && OWN_FORM.test(person.text))
    ? person
    : undefined
}

const NEED = /^(?:தேவை|தேவைப்படும்|தேவைப்படுகிறது|அவசியம்)$/u

/** `அவளை மிகவும் பிடித்தது மாம்பழம்`, `என்னைப் பிடித்த நிறம்`: what one likes, not what catches one. */
function admirerOf(verb: Word): Word | undefined {
  if (!LIKING.test(verb.text) || verb.next === undefined) return undefined
  const much = verb.previous !== undefined && MUCH.test(verb.previous.text)
  const person = much ? verb.previous?.previous : verb.previous
  if (person === undefined || !isPersonAccusative(person) || !/ை[க்ச்த்ப்]*$/u.test(person.text)) return undefined
  if (!much && !(verb.is('relative-participle') && isLikedThing(verb.next))) return undefined
  return nominalsBefore(verb).some((noun) => noun.is('dative')) ? undefined : person
}

const LIKING = /^பிடித்த(?:து|வை|வர்|வன்|வள்)?[க்ச்த்ப்]*$/u
const MUCH = /^(?:மிகவும்|மிக|ரொம்பவும்|ரொம்பப்|அதிகம்|நிறைய|மிகமிக)[க்ச்த்ப்]*$/u

function isLikedThing(word: Word): boolean {
  return LIKED.some((lemma) => word.hasLemma(lemma)) && !word.is('rational')
}

/** What nobody is caught by. */
const LIKED = [
  ...['நிறம்', 'உணவு', 'பாடல்', 'பாட்டு', 'படம்', 'திரைப்படம்', 'நூல்', 'புத்தகம்', 'பாடம்', 'விளையாட்டு', 'பழம்'],
  ...['இனிப்பு', 'ஊர்', 'மலர்', 'பூ', 'கதை', 'கவிதை', 'நாவல்', 'பொழுதுபோக்கு', 'இசை', 'ஆடை', 'உடை', 'சட்டை'],
  ...['புடவை', 'சுவை', 'மொழி', 'நாள்', 'பருவம்', 'பெயர்', 'சொல்', 'பண்டிகை', 'விழா', 'காய்', 'காய்கறி', 'தொடர்'],
]

/** `அவரைக் குணமாகிவிட்டது`: right before healing. */
function healed(verb: Word): Word | undefined {
  const { previous } = verb
  if (previous === undefined || !verb.hasLemma('குணமாகு')) return undefined
  return isPersonAccusative(previous) && /ை[க்ச்த்ப்]*$/u.test(previous.text) ? previous : undefined
}

const KNOWN_OR_LIKED =
  /^(?:தெரியும்|தெரியாது|தெரிந்தது|தெரியவில்லை|புரிந்தது|புரியவில்லை|புரியும்|புரியாது|பிடிக்கும்|பிடிக்காது|பிடித்தது|பிடித்திருந்தது|பிடிக்கவில்லை|பிடித்திருக்கிறது)$/u

/** `என்னைத் தமிழ் நன்றாகத் தெரியும்`, `என்னிடம் அந்தப் பாட்டு பிடித்தது`: what is known or liked stands there, and nobody in the dative. */
function knower(verb: Word): Word | undefined {
  if (!KNOWN_OR_LIKED.test(verb.text)) return undefined
  const fond = fondOf(verb)
  if (fond !== undefined) return fond
  const nouns = nominalsBefore(verb).filter((noun) => !noun.isOnly('genitive'))
  const person = nouns.find(
    (noun) => isPerson(noun) && (noun.isOnly('accusative') || noun.isOnly('locative')),
  )
  const thing = nouns.find(
    (noun) =>
      noun.is('nominative', 'irrational') ||
      noun.is('participial-noun', 'neuter') ||
      (noun.isOnly('accusative', 'irrational') && noun !== person),
  )
  const about =
    person?.previous !== undefined && /^(?:பற்றி|குறித்து|என்று|என்பது)[க்ச்த்ப்]*$/u.test(person.previous.text)
  if (person === undefined || (thing === undefined && !about) || nouns.some((noun) => noun.is('dative')))
    return undefined
  const liked = verb.text.startsWith('பிடி')
  if (person.isOnly('locative') && !liked) return undefined
  return nouns.some((noun) => noun !== person && isPerson(noun)) ? undefined : person
}

/** `குழந்தைகளை இனிப்பு என்றால் மிகவும் பிடிக்கும்`. */
function fondOf(verb: Word): Word | undefined {
  if (!verb.text.startsWith('பிடி')) return undefined
  let when = verb.previous
  while (when !== undefined && roleOf(when) === 'adverb') when = when.previous
  if (when === undefined || !/^என்றால்[க்ச்த்ப்]*$/u.test(when.text)) return undefined
  const liked = when.previous
  const person = liked?.previous
  if (liked === undefined || person === undefined || !liked.is('nominative', 'irrational')) return undefined
  return isPersonAccusative(person) ? person : undefined
}

/** `அவனைக் கோபம் வந்தது`, `அவனைப் பரிசு கிடைத்தது`. */
function accusativeExperiencer(verb: Word): Word | undefined {
  const thing = verb.previous
  let person = thing?.previous
  while (person !== undefined && person.next !== verb && roleOf(person) === 'modifier')
    person = person.previous
  if (thing === undefined || person === undefined || !person.isOnly('accusative') || !isPerson(person))
    return undefined
  const felt =
    FELT.test(thing.text) &&
    COMES.test(verb.text) &&
    (ILLNESS.test(thing.text) || (!verb.hasLemma('உள்') && !verb.hasLemma('இரு')))
  const got = verb.hasLemma('கிடை') && verb.is('finite') && thing.is('nominative', 'irrational')
  return felt || got ? person : undefined
}

function nominativeExperiencer(verb: Word): Word | undefined {
  if (!KNOWN.test(verb.text) && !COMES.test(verb.text) && !HAS.test(verb.text)) return undefined
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
  if (
    complements.some(({ case: kase }) => kase === 'dative' || kase === 'accusative' || kase === 'sociative')
  )
    return undefined
  // `நான் பேனா கிடைக்கும் என்று நினைத்தேன்`: who thinks or says it.
  const sayer = verb.isLast ? undefined : verb.sentence.lastWord && verbPerson(verb.sentence.lastWord)
  if (sayer !== undefined && person.fits.includes(sayer)) return undefined
  if (person.head.tokenAfter !== ' ' || (!person.head.isFirst && !isDescribed(person.head))) return undefined
  if (others.some(({ head, joined }) => joined.length > 0 && !isSkill(head)) || others.length > 2)
    return undefined
  return experiences(person, others, verb) ? person.head : undefined
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
  if (thing !== undefined && FELT.test(thing.head.text) && COMES.test(verb.text))
    return thing.head.next === verb
  // `அவர்கள் பசிக்கிறது`.
  if (thing === undefined && verb.hasLemma('பசி')) return true
  if (KNOWN.test(verb.text))
    return (
      thing?.kind === 'things' &&
      (!person.maybePossessor || isSkill(thing.head) || person.head.next?.isA('demonstrative') === true) &&
      !isInfinitive(verb.previous)
    )
  return HAS.test(verb.text) && has(person, thing, verb)
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
