import { activeMeant } from '../../clauses/government/active-meant.ts'
import { caseViolation } from '../../clauses/government/case-violation.ts'
import { FEELINGS } from '../../clauses/government/feelings.ts'
import { GOOD_FOR } from '../../clauses/government/good-for.ts'
import { isPersonNoun, putInCase } from '../../clauses/government/government.ts'
import { isPersonAccusative } from '../../clauses/government/nominals-before.ts'
import { ungoverned } from '../../clauses/government/objectless.ts'
import { isNeuter, verbPerson } from '../../clauses/reading/finite-verb.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Finding } from '../../text/finding.ts'
import type { Word } from '../../text/word.ts'
import type { Feature } from '../../words/analysis.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import type { CaseFrame } from '../../words/case-frames.ts'
import { AMONG, BEFORE_AND_AFTER } from '../../words/postposition-groups.ts'
import { defineRule } from '../rule.ts'

/** The case that a verb without object gives to what it is about. */
const CASE_OF: Readonly<Partial<Record<CaseFrame, WantedCase>>> = {
  towards: 'dative',
  sake: 'benefactive',
  goal: 'dative',
  place: 'locative',
  source: 'ablative',
  with: 'sociative',
}
const POSSESSION: ReadonlySet<string> = new Set(
  'இரு உள் கிடை ஏற்படு தேவைப்படு பிற தோன்று குணமாகு வலி பசி வியர் தாகமெடு சலி அலு உண்டாகு நேர்'.split(' '),
)
/** `நூலை … உள்ளன`: in it. */
const HOLDING: ReadonlySet<string> = new Set(['இரு', 'உள்', 'ஏற்படு', 'தோன்று', 'காணப்படு', 'நிலவு'])
const CAUSES: readonly Feature[] = ['nature', 'abstract', 'event']
const IN_WHAT: readonly Feature[] = ['thing', 'body', 'place', 'nature', 'group']
const PLACES: readonly Feature[] = ['place', 'nature', 'event', 'group']
const FOR_WHOM: readonly Feature[] = ['place', 'group', 'body', 'animal', 'plant']
const ENOUGH = /^(?:போதும்|போதாது|அவசியம்|முக்கியம்)$/u

/** Said after the dative: `மேசைக்குக் கீழே`, `நாடுகளுக்கு இடையே`. */
const AFTER_DATIVE = new RegExp(
  `^(?:கீழே|மேலே|${[...AMONG, ...BEFORE_AND_AFTER].join('|')}|அருகே|அருகில்)(?:[கசதப]்)?$`,
  'u',
)

/** Who or what needs it: `ஊருக்கு ஒரு நூலகம் வேண்டும்`. */
const WANTED = new RegExp(
  `^(?:${[...GOOD_FOR, ...FEELINGS].join('|')}|வேண்ட|போதும்|போதாது|உண்டு|விருப்ப|ஆர்வ|கவலை|ஆச்சரியம்|வியப்பு|பழக்க|தெளிவ)`,
  'u',
)

export default defineRule({
  id: 'grammar/ungoverned-accusative',
  type: 'grammar',
  severity: 'medium',
  byLearners: true,
  certainty: 'likely',
  message: {
    ta: '‘{found}’ இரண்டாம் வேற்றுமையில் (ஐ) உள்ளது; ஆனால் ‘{verb}’ செயப்படுபொருள் ஏற்காத வினை. வேறு வேற்றுமை வேண்டும்.',
    en: '‘{found}’ is in the accusative, but no verb after it takes an object (‘{verb}’): another case is needed.',
  },
  source:
    'நன்னூல், பெயரியல்: இரண்டாம் வேற்றுமை செயப்படுபொருளுக்கு உரியது; Th. Lehmann, A Grammar of Modern Tamil (1989): case government',
  examples: [
    {
      wrong: 'வீட்டில் இருந்த [பணத்தைப்] பறிமுதல் செய்யப்பட்டதாக அதிகாரிகள் கூறினர்.',
      right: 'வீட்டில் இருந்த பணம் பறிமுதல் செய்யப்பட்டதாக அதிகாரிகள் கூறினர்.',
    },
    { wrong: '[ஓவியத்தைக்] கலைஞரால் வரையப்பட்டது.', right: 'ஓவியம் கலைஞரால் வரையப்பட்டது.' },
    { wrong: '[திருடனைக்] காவலரால் பிடிக்கப்பட்டான்.', right: 'திருடன் காவலரால் பிடிக்கப்பட்டான்.' },
    {
      wrong: 'இந்த [ஊரை] வெள்ளத்தின்போது கடந்த ஆண்டு படகுகள் மிதந்தன.',
      alternatives: ['ஊரில்', 'ஊருக்கு', 'ஊரால்'],
    },
    { wrong: 'இரவில் [வானத்தை] எண்ணற்ற மீன்கள் மின்னின.', right: 'இரவில் வானத்தில் எண்ணற்ற மீன்கள் மின்னின.' },
    { wrong: 'சிறுவன் [கட்டிலைக்] கீழே ஒளிந்துகொண்டான்.', right: 'சிறுவன் கட்டிலுக்குக் கீழே ஒளிந்துகொண்டான்.' },
    { wrong: 'இந்த [ஊரை] வெள்ளத்தின்போது படகுகள் மிதந்தன.', right: 'இந்த ஊரில் வெள்ளத்தின்போது படகுகள் மிதந்தன.' },
    { wrong: 'இந்தத் தோல்வி [என்னை] நல்ல பாடம்.', right: 'இந்தத் தோல்வி எனக்கு நல்ல பாடம்.' },
    { wrong: 'கடலைப் பார்க்க [அவளை] ஆசை.', right: 'கடலைப் பார்க்க அவளுக்கு ஆசை.' },
    { wrong: 'தினமும் எழுதும் பழக்கம் [எங்களை] உண்டு.', right: 'தினமும் எழுதும் பழக்கம் எங்களுக்கு உண்டு.' },
    {
      wrong: 'செடிகள் [பூச்சியைச்] சில நாளில் வாடின.',
      alternatives: ['பூச்சியில்', 'பூச்சிக்குச்', 'பூச்சியால்'],
    },
    { wrong: 'அவர் [திங்கட்கிழமையை] வருவார்.', right: 'அவர் திங்கட்கிழமையில் வருவார்.' },
    { wrong: '[காலையை] நாங்கள் உடற்பயிற்சி செய்வோம்.', right: 'காலையில் நாங்கள் உடற்பயிற்சி செய்வோம்.' },
    { wrong: 'மாலை [நேரத்தைச்] சிறுவர்கள் விளையாடினார்கள்.', right: 'மாலை நேரத்தில் சிறுவர்கள் விளையாடினார்கள்.' },
    {
      wrong: '[சண்டைகளை] விரைவில் நிறுத்தப்பட வேண்டும் என்று தலைவர் கூறினார்.',
      right: 'சண்டைகள் விரைவில் நிறுத்தப்பட வேண்டும் என்று தலைவர் கூறினார்.',
    },
    { wrong: 'எனக்கு இந்தத் [தண்ணீரை] மட்டும் போதும்.', right: 'எனக்கு இந்தத் தண்ணீர் மட்டும் போதும்.' },
  ],
  allows: [
    'மீனவர் வலையின் கண்களைப் பொறுமையாக முடிந்துகொண்டிருந்தார்.',
    'நாட்டியத்தை மட்டுமே ஆடிப் பழகினாள்.',
    'அவள் சேலை மடிப்பில் நாணயங்களை முடிந்தாள்.',
    'அந்த முழக்கத்தை எல்லோரும் உரக்க முழங்கினர்.',
    'ரகசியத்தைக் காதோடு காதாகக் கிசுகிசுத்தாள்.',
    'என்னை யாரும் கோபிக்கவில்லை.',
    'செடிகளுக்குத் தேவையான சர்க்கரையை இலை தயாரிக்கிறது.',
    'கருவிகளை அது தயாரிக்கிறது.',
    'குழந்தை கஞ்சியை ஒரு கரண்டி சாப்பிட்டது.',
    'பொன் போன்ற நிறத்தை உடைய சிற்பங்கள் அங்கே இருந்தன.',
    'கண்ணாடியை உடைக்கும் கல்லும் இங்கே இல்லை.',
    'நீ என்னைக் குரங்காக்கிவிட்டாய்.',
    'அறுபதாம் நாளில் குடலை தோன்றும்.',
    'அந்தப் பொறுப்பை இளைஞர்கள் பொறுப்பேற்றனர்.',
    'இமயத்தைக் கடக்கும் வரித்தலை வாத்து ஏரிக்கு வருகிறது.',
    'தூர்வாரும் பணிகளை டிச. 12-க்குள் முடிக்காவிட்டால் அபராதம்.',
    'அந்த ஓவியத்தைப் பார், எவ்வளவு அழகு!',
    'அவர் அவர்களுடைய உழைப்பைப் போதிய அளவு எழுதவில்லை.',
    'கல்வெட்டுகளைப் படியெடுப்பவர்களுக்குப் பொறுமையே முதலீடு.',
    'மெழுகுவர்த்தியை நாம் அனைவரும் ஏற்ற வேண்டும்.',
    'உச்சியை நெருங்கிய வீரர்கள் மகிழ்ந்தனர்.',
    'எங்கள் அணியை முந்திய வீரர்கள் மகிழ்ந்தனர்.',
    'உண்மையை ஏற்ற மாணவர்கள் அமைதியாயினர்.',
    'ஊரில் கண்ணைப் பறிக்கும் சிற்பங்களும் அதிகம் இல்லை.',
    'அவரைக் கொடி பந்தலில் படர்ந்தது.',
    'அந்தக் கதிரை மிகவும் பழையது.',
    'நிறுவனம் பழுதைச் சரிசெய்யவோ புதிய பெட்டியைத் தரவோ முன்வரவில்லை.',
    'கொசு என்னைத் தூங்கவிடாது.',
    'குழந்தையை அழவிடாதே.',
    'அந்தப் புத்தகங்களை எல்லாம் படித்து முடித்தோம்.',
    'அவனை எனக்குத் தெரியும்.',
    'நாட்டைக் காத்தவர் இம்மன்னர்.',
    'பணத்தைப் பையில் முடிந்துவைத்தார் தாத்தா.',
    'விருதைப் பெற்றார் திரு. கண்ணன்.',
    'புலி ஆட்டை உண்டு பசி தீர்ந்தது.',
    'பெண்கள் கோயிலை வலம் வந்தனர்.',
    'அவனை வரச் சொன்னார்கள்.',
    'கிராமத்தைச் சுற்றி மலைகள் இருக்கின்றன.',
    'ஊரை விட்டு ஓடினான்.',
    'அவனைப் போல யாரும் இல்லை.',
    'அவனை இறந்துவிட்டான் என்று நினைத்தார்கள்.',
    'அவளைக் கண்டதும் சிரித்தான்.',
    'இரவில் எனக்கு வயிற்றை வலித்தது.',
    'தந்தத்தை வைத்து உருவாக்கப்பட்டது.',
    'உன்னை மாதிரி யாரும் இல்லை.',
    'உன்னை வீட்டில் விட்டு விடுகிறேன்.',
    'அவள் எழுந்து கொண்டையை முடிந்துகொண்டாள்.',
    'அவள் தலையைக் குனிந்துகொண்டாள்.',
    'கணையம் நீரைச் சுரக்கிறது.',
    'சிறுவர்கள் பட்டாசுகளை வெடித்தார்கள்.',
    'மக்களின் குரலை இதழ்கள் எதிரொலிக்கின்றன.',
    'வந்த கதைகளை நடுவர் குழு படித்து முடித்தது.',
    'அவர் எளிமையான வாழ்க்கையை வாழ்ந்தார்.',
    'அந்தப் பாடல் அவள் நெஞ்சைக் குளிர்வித்தது.',
    'வீட்டை அடுத்த இடத்தில் வேலி இருக்கிறது.',
    'அதைக் கடந்தால் நூற்றாண்டுகள் பழமையான கோயில் ஒன்று இருக்கிறது.',
    'அவர் தொண்டையைச் செருமினார்.',
    'அவர் முகத்தைச் சுழித்தார்.',
    'நாய் உடலைச் சிலிர்த்துக்கொண்டது.',
    'அவர்கள் நீண்ட போராட்டத்தைப் போராடினார்கள்.',
    'அவள் குழந்தையைத் தூங்கப்பண்ணினாள்.',
    'அவர் அந்தப் பேச்சை ஆறப்போட்டார்.',
    'அவன் தலையைக் கவிழ்ந்துகொண்டான்.',
    'உன் கடிதத்தை இரண்டு முறை படித்தேன்.',
    'சிறுவன் கழியை ஓங்கினான்.',
    'ஒருவர் அப்பத்தை இரண்டாகப் பிட வேண்டும்.',
    'அவர் விடுமுறை நேரத்தை வீண் செய்தார்.',
    'அவர் நேரத்தை விரயம் செய்தார்.',
    'மழைக்காலத்தை மக்கள் விரும்புகின்றனர்.',
    'தன் ஆலையை மூடப்போவதாக நிறுவனம் கூறியது.',
    'தங்கத்தைப் பறிமுதல் செய்ததாக அதிகாரிகள் கூறினர்.',
    'புகார்களை விசாரிக்க அதிகாரிகள் நியமிக்கப்பட்டதாக அரசு கூறியது.',
    'அதைப் படித்தால் போதும்.',
    'மூன்று மாதத்தை அங்கே கழித்தோம்.',
  ],
  when: { features: ['accusative'] },
  check(word, knowledge) {
    if (!isObject(word) || NAMES_TOO.has(word.text)) return undefined
    const found = ungoverned(word, knowledge.wrongCases)
    // A second accusative is for the rule of that name.
    if (found === undefined || found.rival !== undefined) return undefined
    if (found.verbs.some((verb) => caseViolation(verb, knowledge.wrongCases)?.noun === word)) return undefined
    if (isOneOfTwo(word, found.verbs[0])) return undefined
    // `மாணவிகள் பாடலைப் பாடப்பட்டனர்`: the verb is at fault.
    if (found.verbs.some((verb) => activeMeant(verb, knowledge)?.object === word)) return undefined
    if (
      isAiling(word, found.verbs) ||
      (word.is('time') && !found.verbs[0].isOnly('passive') && !isDayOrSeason(word))
    )
      return undefined
    const captures = { verb: found.verbs[0].text }
    const wanted = wantedCase(word, found.verbs)
    if (wanted !== undefined) return putInCase(word, wanted, knowledge, { captures })
    const alternatives = CANDIDATES.map((one) => putInCase(word, one, knowledge)?.suggestion)
    return word.advise({ captures, alternatives: alternatives.filter(isKnown) })
  },
})

/** `திங்கட்கிழமையை வருவார்`, `இரவை மழை பெய்தது`: the time of what happens, and no count of days. */
function isDayOrSeason(word: Word): boolean {
  return DAY_OR_SEASON.test(word.text) && word.isOnly('time') && word.previous?.isA('numeral') !== true
}

const DAY_OR_SEASON =
  /(?:காலத்தை|நேரத்தை|மாதத்தை|வாரத்தை|வருடத்தை|ஆண்டை|கிழமையை|காலையை|மாலையை|இரவை|பகலை|வேளையை|வயதை)(?:[கசதப]்)?$/u

/** `சரிசெய்யவோ புதிய பெட்டியைத் தரவோ முன்வரவில்லை`: an infinitive with -ஓ, which may be a noun, too. */
function isOneOfTwo({ sentence, index }: Word, verb: Word): boolean {
  return sentence.words
    .slice(index + 1, verb.index)
    .some((one) => one.is('infinitive') && one.is('clitic-o') && one.is('transitive'))
}

/** `வயிற்றை வலிக்கிறது`, `கண்ணை இருட்டுகிறது`, `தலையைக் குனிந்தாள்`: the part of the body that ails or moves. */
function isAiling(noun: Word, [verb]: Verbs): boolean {
  return noun.is('body') && rootsOf(verb).some((root) => AILING.has(root))
}

const AILING: ReadonlySet<string> = new Set(
  'வலி அரி கரி எரி இருட்டு சுற்று மயக்கு கூசு குமட்டு கலக்கு கிறுகிறு உறுத்து குனி நிமிர் கவிழ் விழி'.split(' '),
)

const CANDIDATES: readonly WantedCase[] = ['locative', 'dative', 'instrumental']

function isKnown(suggestion: Finding['suggestion']): suggestion is string {
  return suggestion !== undefined
}

function isObject(word: Word): boolean {
  return (
    (word.isOnly('accusative') || isPersonAccusative(word)) &&
    (ALL.test(word.text) || (/ை(?:[கசதப]்)?$/u.test(word.text) && !word.is('clitic-um'))) &&
    !word.analyses.some(({ guessed }) => guessed)
  )
}

/** A chair, what is rotten, a duty, wet land, a canto, the sheath of an ear of rice: nouns that end as the accusative of others does. */
const NAMES_TOO: ReadonlySet<string> = new Set(['கதிரை', 'சொத்தை', 'தீர்வை', 'நஞ்சை', 'காதை', 'குடலை'])

/** Pronouns with an -உம் of their own. */
const ALL = /^(?:அனைவர|எல்லோர|எல்லார)ையும்/u

type Verbs = readonly [Word, ...Word[]]

function wantedCase(noun: Word, verbs: Verbs): WantedCase | undefined {
  const [verb] = verbs
  const { next } = noun
  if (next !== undefined && AFTER_DATIVE.test(next.text)) return 'dative'
  if (next?.isOnly('locative') === true && next.is('position')) return 'genitive'
  if (isSubject(noun, verbs) || (ENOUGH.test(verb.text) && isThing(noun))) return 'nominative'
  if (isDayOrSeason(noun)) return 'locative'
  if (WANTED.test(verb.text))
    return isPersonNoun(noun) || FOR_WHOM.some((kind) => noun.isOnly(kind)) ? 'dative' : undefined
  const roots = rootsOf(verb)
  const cases = new Set(roots.flatMap((root) => verb.form.framesOf(root).map((frame) => CASE_OF[frame])))
  const [only] = cases
  if (cases.size === 1 && only !== undefined) return only
  if (noun.isOnly('time')) return 'locative'
  if (isPersonNoun(noun))
    return roots.every((root) => POSSESSION.has(root)) && (roots.length > 0 || verb.isOnly('nominative'))
      ? 'dative'
      : undefined
  if (roots.every((root) => HOLDING.has(root)) && IN_WHAT.some((kind) => noun.isOnly(kind))) return 'locative'
  if (roleOf(verb) !== 'finite') return undefined
  // `நோயைப் பாதிக்கப்பட்டாள்`: by what.
  if (verb.isOnly('passive') && CAUSES.some((kind) => noun.isOnly(kind))) return 'instrumental'
  return PLACES.some((kind) => noun.isOnly(kind)) ? 'locative' : undefined
}

/** `பாடலைக் கவிஞரால் எழுதப்பட்டது`: beside who does it in -ஆல், what it is done to is the subject. */
function isDoneBySomeone(noun: Word, verb: Word): boolean {
  const person = verbPerson(verb)
  if (person === undefined || !verb.isOnly('passive') || isNeuter(person) !== noun.isOnly('irrational'))
    return false
  return noun.sentence.words
    .slice(noun.index + 1, verb.index)
    .some((word) => word.isOnly('instrumental') && word.is('rational'))
}

/** `வன்முறைகளை உடனடியாகத் தடுக்கப்பட வேண்டும்`: only how it is done stands between; a disaster is what strikes, too. */
function isOfPassiveRightBehind(noun: Word, verb: Word): boolean {
  if (
    !verb.isOnly('passive') ||
    !isThing(noun) ||
    noun.is('time') ||
    rootsOf(verb).some((root) => STRIKING.has(root))
  )
    return false
  const person = verbPerson(verb)
  if (person !== undefined && person !== (noun.is('plural') ? 'those' : 'it')) return false
  return (
    (verb.is('infinitive') || person !== undefined || REPORTED.test(verb.text)) &&
    noun.sentence.words
      .slice(noun.index + 1, verb.index)
      .every((word) => roleOf(word) === 'adverb' || isPartOfVerb(word, verb))
  )
}

/** பறிமுதல் of `தங்கத்தைப் பறிமுதல் செய்யப்பட்டதாகக் கூறினர்`. */
function isPartOfVerb(word: Word, verb: Word): boolean {
  return word.next === verb && word.isOnly('nominative', 'irrational') && verb.hasLemma('செய்')
}

const REPORTED = /ப்பட்டதாக(?:[கசதப]்)?$/u

const STRIKING: ReadonlySet<string> = new Set('பாதி தாக்கு சேதப்படுத்து அழி சூழ் ஈர் கவர் நிரப்பு மூடு'.split(' '))

/** `போக்குவரத்தைத் தடைபட்டது`: the verb is said of it, since of nothing else. */
function isSubject(noun: Word, verbs: Verbs): boolean {
  const last = verbs.at(-1)
  if (isOfPassiveRightBehind(noun, verbs[0])) return true
  if (verbs.some((verb) => verb.is('infinitive')) || last === undefined) return false
  const [verb] = verbs
  if (verbs.length === 1 && isDoneBySomeone(noun, verb)) return true
  // What one gets is the subject, whoever gets it: `தகவலைக் கிடைத்ததும்`.
  if (isThing(noun) && noun.next === verb && rootsOf(verb).every((root) => root === 'கிடை')) return true
  const person = verbPerson(last)
  if (person === undefined || verbs.length > 1 || hasOtherSubject(noun, last)) return false
  if (isThing(noun)) return person === (noun.is('plural') ? 'those' : 'it')
  return isPersonNoun(noun) && noun.isA('noun') && person === 'they' && noun.isOnly('plural')
}

function isThing(noun: Word): boolean {
  return noun.isOnly('irrational') && !noun.isA('pronoun')
}

/** Whether any other word of the sentence may be what the verb is said of. */
function hasOtherSubject(noun: Word, verb: Word): boolean {
  const { words } = noun.sentence
  return words.slice(Math.max(0, noun.index - MAX_BEFORE), verb.index).some(
    (word) =>
      word !== noun &&
      (word.is('nominative') || word.analyses.length === 0) &&
      !(word.previous === noun && ONE.test(word.text)) &&
      // `விளையாட்டுப் போட்டிகளை`: the doubling binds it to the next.
      !word.is('sandhi') &&
      !(word.isOnly('time') || word.isA('numeral') || word.isA('adverb')),
  )
}

/** A subject farther off is of another clause. */
const MAX_BEFORE = 24
/** `கடையை ஒன்று`: one of them. */
const ONE = /^(?:ஒன்று|சில|பல|இரண்டு|மூன்று)(?:[கசதப]்)?$/u
