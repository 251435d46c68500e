import { isNeuter, verbPerson } from '../../clauses/finite-verb.ts'
import { isPerson, putInCase } from '../../clauses/government.ts'
import { isPersonAccusative } from '../../clauses/nominals-before.ts'
import { ungoverned } from '../../clauses/objectless.ts'
import { GOVERNMENT, type Government } from '../../clauses/postpositions.ts'
import { rootsOf } from '../../clauses/verb-root.ts'
import { roleOf } from '../../clauses/word-role.ts'
import type { Word } from '../../text/word.ts'
import { missingVallinam, withoutVallinam } from '../../words/vallinam.ts'
import type { WrongCases } from '../../words/wrong-cases.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/postposition-case',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{postposition}’ என்பதற்கு முன் பெயர் இந்த வேற்றுமையில் வராது; ‘{suggestion}’ என்று வர வேண்டும்.',
    en: 'Before ‘{postposition}’ the noun stands in another case: ‘{suggestion}’.',
  },
  source:
    'Th. Lehmann, A Grammar of Modern Tamil (1989): postpositions and the case each governs; நன்னூல், பெயரியல்: வேற்றுமை',
  examples: [
    { wrong: 'கப்பல் [துறைமுகத்தில்] நோக்கிச் சென்றது.', right: 'கப்பல் துறைமுகத்தை நோக்கிச் சென்றது.' },
    { wrong: '[அவன்] பற்றி எனக்கு ஒன்றும் தெரியாது.', right: 'அவனைப் பற்றி எனக்கு ஒன்றும் தெரியாது.' },
    { wrong: 'மக்கள் [அரசை] எதிராகப் போராடினர்.', right: 'மக்கள் அரசுக்கு எதிராகப் போராடினர்.' },
    { wrong: '[விபத்தைப்] பின் அவர் நடக்கவில்லை.', right: 'விபத்துக்குப் பின் அவர் நடக்கவில்லை.' },
    { wrong: '[பணத்தை] இல்லாமல் வாழ முடியாது.', right: 'பணம் இல்லாமல் வாழ முடியாது.' },
    { wrong: 'பூமி [சூரியனுக்குச்] சுற்றி வருகிறது.', right: 'பூமி சூரியனைச் சுற்றி வருகிறது.' },
    { wrong: '[கண்ணனுக்குத்] தவிர வேறு யாரும் வரவில்லை.', right: 'கண்ணனைத் தவிர வேறு யாரும் வரவில்லை.' },
    { wrong: '[சீனியைப்] பதிலாக வெல்லம் சேர்த்தாள்.', right: 'சீனிக்குப் பதிலாக வெல்லம் சேர்த்தாள்.' },
    {
      wrong: 'விடுப்பில் உள்ள [ஆசிரியரைப்] பதிலாக நான் பாடத்தை நடத்தினேன்.',
      right: 'விடுப்பில் உள்ள ஆசிரியருக்குப் பதிலாக நான் பாடத்தை நடத்தினேன்.',
    },
    { wrong: 'இரு [நாடுகளை] இடையே போர் மூண்டது.', right: 'இரு நாடுகளுக்கு இடையே போர் மூண்டது.' },
    { wrong: 'ஊர் மக்கள் [கற்களுக்குக்] கொண்டு சுவர் எழுப்பினர்.', right: 'ஊர் மக்கள் கற்களைக் கொண்டு சுவர் எழுப்பினர்.' },
    { wrong: 'சிறுவன் [தந்தைக்குப்] போல நடந்தான்.', right: 'சிறுவன் தந்தையைப் போல நடந்தான்.' },
    { wrong: '[பாலுக்கு] இன்றித் தேநீர் அருந்தினார்.', right: 'பால் இன்றித் தேநீர் அருந்தினார்.' },
    { wrong: 'அது மற்ற [வீடுகளுக்கு] விட உயரமானது.', right: 'அது மற்ற வீடுகளை விட உயரமானது.' },
    { wrong: 'இரு [கிராமங்களை] இடையே நீர்த் தகராறு எழுந்தது.', right: 'இரு கிராமங்களுக்கு இடையே நீர்த் தகராறு எழுந்தது.' },
    { wrong: '[பணத்தை] இல்லாததால் அவர் படிக்கவில்லை.', right: 'பணம் இல்லாததால் அவர் படிக்கவில்லை.' },
    { wrong: '[மேசையை] மீது புத்தகம் உள்ளது.', right: 'மேசையின் மீது புத்தகம் உள்ளது.' },
    { wrong: '[வீட்டைப்] பின்னால் ஒரு கிணறு உள்ளது.', right: 'வீட்டுக்குப் பின்னால் ஒரு கிணறு உள்ளது.' },
    { wrong: 'பேருந்து [சென்னைக்கு] வரை செல்லும்.', right: 'பேருந்து சென்னை வரை செல்லும்.' },
    { wrong: '[விழாவில்] போது பரிசு வழங்கினர்.', right: 'விழாவின் போது பரிசு வழங்கினர்.' },
    { wrong: 'இளவரசன் [மாளிகைக்கு] விட்டு இரவில் வெளியேறினான்.', right: 'இளவரசன் மாளிகையை விட்டு இரவில் வெளியேறினான்.' },
    { wrong: 'மாலையில் [கோட்டைக்கு] இருந்து இறங்கினோம்.', right: 'மாலையில் கோட்டையில் இருந்து இறங்கினோம்.' },
    { wrong: '[விருந்தைப்] பிறகு அவர் நண்பரைச் சந்தித்தார்.', right: 'விருந்துக்குப் பிறகு அவர் நண்பரைச் சந்தித்தார்.' },
    { wrong: 'அவள் [நடனத்தின்] பற்றி எழுதினாள்.', right: 'அவள் நடனத்தைப் பற்றி எழுதினாள்.' },
    { wrong: '[வாய்க்காலைக்] குறுக்கே பாலம் அமைத்தனர்.', right: 'வாய்க்காலின் குறுக்கே பாலம் அமைத்தனர்.' },
    { wrong: 'வகுப்பில் [அனைவருக்கும்] விட அவள் உயரமானவள்.', right: 'வகுப்பில் அனைவரையும் விட அவள் உயரமானவள்.' },
    { wrong: 'இந்த மாலை [மல்லிகையை] ஆனது.', right: 'இந்த மாலை மல்லிகையால் ஆனது.' },
    { wrong: 'பிள்ளைகளின் [பருவத்தில்] ஏற்பக் கதைகள் சொன்னாள்.', right: 'பிள்ளைகளின் பருவத்துக்கு ஏற்பக் கதைகள் சொன்னாள்.' },
    { wrong: 'இந்தப் [பழங்களில்] பதிலாகக் கீரை உண்ணலாம்.', right: 'இந்தப் பழங்களுக்குப் பதிலாகக் கீரை உண்ணலாம்.' },
    { wrong: 'அவள் [அக்காவைச்] சேர்ந்து சந்தைக்குப் போனாள்.', right: 'அவள் அக்காவுடன் சேர்ந்து சந்தைக்குப் போனாள்.' },
    { wrong: 'என் பை [உன்னுடையது] விடக் கனமானது.', right: 'என் பை உன்னுடையதை விடக் கனமானது.' },
    { wrong: 'அவர் [கோவையில்] சேர்ந்தவர்.', right: 'அவர் கோவையைச் சேர்ந்தவர்.' },
    {
      wrong: 'சென்ற [மாதத்தில்] ஒப்பிடும்போது விற்பனை உயர்ந்துள்ளது.',
      right: 'சென்ற மாதத்துடன் ஒப்பிடும்போது விற்பனை உயர்ந்துள்ளது.',
    },
    { wrong: 'ஏழு கோள்கள் [சூரியனில்] சுற்றி வருகின்றன.', right: 'ஏழு கோள்கள் சூரியனைச் சுற்றி வருகின்றன.' },
    {
      wrong: 'அரசு [வறுமையில்] குறித்துப் பல ஆய்வுகளை வெளியிட்டது.',
      right: 'அரசு வறுமையைக் குறித்துப் பல ஆய்வுகளை வெளியிட்டது.',
    },
    { wrong: 'ஊருக்குப் [போவதில்] முன் வீட்டைப் பூட்டினோம்.', right: 'ஊருக்குப் போவதற்கு முன் வீட்டைப் பூட்டினோம்.' },
    { wrong: 'நீண்ட [ஆலோசனையில்] பிறகு ஒப்பந்தம் கையெழுத்தானது.', right: 'நீண்ட ஆலோசனைக்குப் பிறகு ஒப்பந்தம் கையெழுத்தானது.' },
    { wrong: '[உரையைப்] பிறகு கலந்துரையாடல் தொடங்கியது.', right: 'உரைக்குப் பிறகு கலந்துரையாடல் தொடங்கியது.' },
    { wrong: '[அரங்கை] வெளியே பலர் நின்றனர்.', right: 'அரங்குக்கு வெளியே பலர் நின்றனர்.' },
    { wrong: 'அவர் [கடிதத்தை] மூலம் தெரிவித்தார்.', right: 'அவர் கடிதத்தின் மூலம் தெரிவித்தார்.' },
  ],
  allows: [
    'நாங்கள் ஊருக்குச் சுற்றிப் போனோம்.',
    'அந்தச் சொல்லைப் பதிலாகக் கூறினான்.',
    'அவனுக்கு விட மனம் இல்லை.',
    'அதைப் பிறகு பார்ப்போம்.',
    'கூட்டத்தைப் பின்னர் நடத்தினர்.',
    'அவனை முன்னால் நிறுத்தினார்.',
    'அவனைப் போக விட மாட்டேன்.',
    'மழையால் பின்னர் ஆட்டம் நின்றது.',
    'படத்தை வரை.',
    'நாட்டில் கீழ் நீதிமன்றங்கள் உள்ளன.',
    'அவனை மேல் மாடிக்கு அனுப்பினார்.',
    'அவனை வெளியே அனுப்பினார்.',
    'கன்றுகளை நடுவில் நிறுத்திக் காத்தன.',
    'வறுமையை இல்லாமல் செய்வோம்.',
    'சட்டத்தின் சமமான பாதுகாப்பு வேண்டும்.',
    'அவன் ஆற்றைக் குறுக்கே கடந்தான்.',
    'மழையைக் காரணமாகக் காட்டினார்.',
    'ஊருக்கு இருந்து வந்த பெருமை குறைந்தது.',
    'அவனை வீட்டில் விட்டு வந்தேன்.',
    'நாளேட்டில் குறித்து வைத்தான்.',
    'வீட்டில் பிறகு பேசலாம்.',
    'கற்பிப்பதில் முன் அனுபவம் வேண்டும்.',
    'மாணவர்களைச் சேர்ந்து பாட அழைத்தார்.',
    'நாங்கள் அந்த நடிகரைச் சேர்ந்து வரவேற்றோம்.',
    'அவர் கல்லூரியில் சேர்ந்தவர்களை வாழ்த்தினார்.',
    'நண்பனைச் சேர்ந்து வாழ முடிவு செய்தான்.',
    'அவன் பூங்காவில் சுற்றி வந்தான்.',
    'கடிதத்தில் பதிலாக ஒரு வரி எழுதினார்.',
    'இரண்டு நகரங்களில் ஒப்பிடும்போது வேறுபாடு தெரிந்தது.',
  ],
  when: {
    words: [...GOVERNMENT.keys()].flatMap((word) => [
      word,
      ...['க்', 'ச்', 'த்', 'ப்'].map((doubling) => word + doubling),
    ]),
  },
  check(word, knowledge) {
    const noun = word.previous
    const government = GOVERNMENT.get(withoutVallinam(word.text))
    if (
      noun === undefined ||
      government === undefined ||
      !isWrong(noun, word, government, knowledge.wrongCases)
    )
      return undefined
    const deed = deedInDative(noun) ?? ownThingInAccusative(noun)
    if (deed !== undefined)
      return noun.replaceWith(missingVallinam(deed, word.text) ?? deed, {
        captures: { postposition: word.text },
      })
    return putInCase(noun, government.wanted, knowledge, { captures: { postposition: word.text } })
  },
})

/** They govern times, too: `வயதுக்கு ஏற்ப`, `சென்ற ஆண்டுடன் ஒப்பிடும்போது`. */
const TIMELESS = /^(?:தவிர|ஏற்ப|ஏற்றவாறு|ஏற்றபடி|தகுந்த|தக்க|ஒப்பிட)/u

/** உன்னுடையது: what is somebody's. */
const OWN_THING = /ுடையது$/u

/** `வருவதற்கு முன்`, `நீண்ட இடைவேளைக்குப் பிறகு`: a deed, or what is said to be long; elsewhere the locative says where. */
function isDoneBefore(noun: Word, { text, next }: Word): boolean {
  if (!/^(?:முன்|பின்|பிறகு)/u.test(text)) return false
  // `முன் அனுபவம்`, `பின் இருக்கையில்`: what is before or behind.
  if (
    /^(?:முன்|பின்)[க்ச்த்ப்]*$/u.test(text) &&
    next?.isOnly('accusative') !== true &&
    next?.is('rational') !== true
  )
    return false
  if (noun.is('participial-noun', 'neuter') || noun.isOnly('verbal-noun'))
    return /[தவப]தில்[க்ச்த்ப்]*$/u.test(noun.text)
  const { previous } = noun
  return (
    previous !== undefined &&
    /^(?:நீண்ட|நெடிய|கடும்|கடுமையான|நெடுநேர|பெரும்|பலத்த|தீவிர|தீவிரமான|விரிவான)$/u.test(previous.text) &&
    LASTING.some((kind) => noun.isOnly(kind))
  )
}

/** வருவதற்கு of வருவதில்; undefined of what is no deed. */
function deedInDative({ text, analyses }: Word): string | undefined {
  const isDeed = analyses.length > 0 && analyses.every(({ class: kind }) => kind === 'verb')
  return isDeed && /[வப]தில்$/u.test(text) ? text.replace(/தில்$/u, 'தற்கு') : undefined
}

/** உன்னுடையதை of உன்னுடையது. */
function ownThingInAccusative({ text }: Word): string | undefined {
  return /ுடையது$/u.test(text) ? text.replace(/து$/u, 'தை') : undefined
}

const LASTING = ['time', 'action', 'event', 'abstract'] as const

const BARE_PRONOUNS = new Set(
  'நான் நீ நாம் நாங்கள் நீங்கள் அவன் அவள் அவர் அவர்கள் இவன் இவள் இவர் இவர்கள் அது இது அவை இவை என் உன் எங்கள் உங்கள்'.split(' '),
)

function isWrong(
  noun: Word,
  postposition: Word,
  { wanted, wrong, adverb, ofMany, notBarePronoun, where }: Government,
  wrongCases: WrongCases,
): boolean {
  const hasNoObject = (one: Word) => isOfIntransitive(one) || ungoverned(one, wrongCases) !== undefined
  // குடியிருப்பிடம், பிறப்பிடம்: the place of it.
  if (/ப்பிடம்$/u.test(noun.text)) return false
  if (adverb && noun.isOnly('accusative', 'time')) return hasNoObject(noun)
  if (
    noun.isA('adverb') ||
    (noun.is('time') && !TIMELESS.test(postposition.text) && !(noun.isOnly('accusative') && adverb !== true))
  )
    return false
  if (notBarePronoun && (BARE_PRONOUNS.has(noun.text) || OWN_THING.test(noun.text)))
    return isComparison(postposition)
  if (adverb && noun.isOnly('locative')) return isDoneBefore(noun, postposition)
  if (!wrong.some((kase) => noun.isOnly(kase) || (kase === 'accusative' && isPersonAccusative(noun))))
    return false
  if (postposition.next === undefined && isVerbToo(postposition)) return false
  // `நீதியையும் சமமான வளர்ச்சியையும்`: in a list it is no postposition.
  if (noun.is('clitic-um') && wanted !== 'accusative') return false
  if (where !== undefined && !where(noun, postposition)) return false
  if (/^விட[க்ச்த்ப்]*$/u.test(postposition.text))
    return isComparison(postposition) && (noun.is('rational') || isOfDegree(postposition.next))
  if (postposition.text.startsWith('இன்றி') && noun.is('dative'))
    return WITHOUT_WHAT.some((kind) => noun.isOnly(kind))
  if (postposition.text.startsWith('சுற்றி')) return noun.isOnly('irrational') && !isDetour(postposition)
  if (/^சேர்ந்து/u.test(postposition.text)) return hasNoObject(noun)
  if (postposition.text.startsWith('கொண்டு')) return isMeans(noun, postposition)
  if (/^போ(?:ல|ன்ற)/u.test(postposition.text)) return isPerson(noun) && !hasParallel(noun)
  if (postposition.text.startsWith('தவிர'))
    return (
      noun.isOnly('time', 'dative') || (noun.is('rational') && !noun.isA('pronoun') && !noun.is('clitic-um'))
    )
  if (postposition.text.startsWith('பதில'))
    return (
      thingAfter(postposition) ||
      (postposition.next?.is('nominative', 'rational') === true &&
        (hasNoObject(noun) || hasObjectBehind(postposition)))
    )
  // `கன்றுகளை நடுவில் நிறுத்தி`: what is put there.
  if (ofMany && noun.isOnly('plural')) {
    const { next } = postposition
    return next?.isA('verb') !== true || roleOf(next) === 'modifier'
  }
  if (adverb === true && wanted === 'dative' && isPersonAccusative(noun))
    return ungoverned(noun, wrongCases) !== undefined
  return adverb !== true || (noun.isOnly('irrational') && hasNoObject(noun))
}

/** `அவரைப் பதிலாக நான் கணக்கைச் சரிபார்த்தேன்`: the only verb behind has its own object. */
function hasObjectBehind({ sentence, index }: Word): boolean {
  const rest = sentence.words.slice(index + 1, index + 17)
  const verbs = rest.filter((word) => word.isA('verb') && !['head', 'modifier'].includes(roleOf(word)))
  const [verb] = verbs
  return (
    verbs.length === 1 &&
    verb?.isOnly('transitive') === true &&
    rest.some((word) => word.isOnly('accusative') && word.index < verb.index)
  )
}

/** `நிதிக்குக் கொண்டு கட்டினர்`: with what; not `வீட்டுக்குக் கொண்டு வந்தான்`. */
function isMeans(noun: Word, { next }: Word): boolean {
  if (next === undefined || MOVING.test(next.text)) return false
  if (!MEANS.some((kind) => noun.isOnly(kind)) && !FUNDS.some((lemma) => noun.hasLemma(lemma))) return false
  return !noun.is('locative') || !noun.is('place')
}

const MEANS = ['thing', 'mass', 'body', 'plant'] as const
const FUNDS = ['நிதி', 'பணம்', 'தொகை', 'வருமானம்', 'நன்கொடை'] as const
const MOVING = /^(?:வந்|வரு|வா|செல்|சென்|போ|சேர்|விட|கொடு|தந்|தா|ஓட|திரும்ப|இரு|உள்ள|அலை)/u

/** `அவனுக்குப் போல எனக்கும்`: as it is to another. */
function hasParallel(noun: Word): boolean {
  return noun.sentence.words.some(
    (word) => word !== noun && word.is('rational') && !word.is('nominative') && !word.is('genitive'),
  )
}

/** What one may go without; without a person is also who lacks something. */
const WITHOUT_WHAT = ['food', 'mass', 'thing', 'abstract'] as const

/** `உயரமானது`, `பெரிய`, `வேகமாக`: more so than another. */
function isOfDegree(word: Word | undefined): boolean {
  return word !== undefined && (OF_DEGREE.test(word.text) || word.isA('adjective'))
}

const OF_DEGREE = /(?:மான|ான|ிய|மாக|ாக)(?:து|வன்|வள்|வர்|வை|வர்கள்)?[க்ச்த்ப்]*$/u

/** வரை, draw. */
function isVerbToo(word: Word): boolean {
  return word.is('imperative')
}

/** `சீனிக்குப் பதிலாக நாட்டு வெல்லம்`: a thing follows, and no verb that might have the noun for its object. */
function thingAfter({ next }: Word): boolean {
  const noun = next !== undefined && roleOf(next) === 'modifier' ? next.next : next
  return noun?.isOnly('irrational', 'nominative') === true
}

/** `ஊருக்குச் சுற்றிப் போனோம்`: by a roundabout way to the village. */
function isDetour({ next }: Word): boolean {
  return next === undefined || ['போ', 'செல்', 'சுற்று', 'காட்டு'].some((lemma) => next.hasLemma(lemma))
}

/** `அமர்வு தொடங்கும்`: what begins stands right before, and nobody begins it. */
function beginsOfItself(verb: Word): boolean {
  const { previous } = verb
  if (
    previous === undefined ||
    roleOf(verb) !== 'finite' ||
    !rootsOf(verb).every((root) => root === 'தொடங்கு')
  )
    return false
  const person = verbPerson(verb)
  return person !== undefined && isNeuter(person) && BEGINNING.some((kind) => previous.is(kind, 'nominative'))
}

const BEGINNING = ['action', 'event', 'abstract'] as const

/** `அவனை விட உயரம்`, not `அவனைப் போக விட`: no form of விடு to let or to leave follows. */
function isComparison({ text, next }: Word): boolean {
  if (!/^விட[க்ச்த்ப்]*$/u.test(text)) return next !== undefined
  return (
    next !== undefined &&
    (isOfDegree(next) ||
      next.isA('pronoun') ||
      next.isA('adverb') ||
      next.is('adverbial') ||
      next.is('adjectival'))
  )
}

/** Whether the next verb is without object, so that an accusative before it has no place: `விபத்தைப் பின் நடக்கவில்லை`. */
function isOfIntransitive(noun: Word): boolean {
  const rest = noun.sentence.words.slice(noun.index + 2)
  const verbs = rest.filter(
    (word) =>
      word.isA('verb') && (word.hasLemma('உள்') || !(roleOf(word) === 'head' || roleOf(word) === 'modifier')),
  )
  if (verbs.length === 0 || rest.some((word) => word.analyses.length === 0)) return false
  return verbs.every(
    (verb) =>
      verb.hasLemma('உள்') ||
      verb.isOnly('passive') ||
      beginsOfItself(verb) ||
      (verb.isOnly('intransitive') && !verb.is('causative') && rootsOf(verb).length > 0),
  )
}
