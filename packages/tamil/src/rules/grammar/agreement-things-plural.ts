import { FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { clauseBefore, endsItsClause } from '../../clauses/agreement/disagreement.ts'
import { saysClause } from '../../clauses/agreement/impersonal.ts'
import { isFullOf } from '../../clauses/agreement/possible-subjects.ts'
import { disagreement } from '../../clauses/agreement/predication.ts'
import { saysTimePassed } from '../../clauses/agreement/time-passed.ts'
import { verbPerson, verbTense } from '../../clauses/reading/finite-verb.ts'
import { isSome } from '../../clauses/reading/phrase.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/agreement-things-plural',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: 'எழுவாய் ‘{subject}’ பலவின்பால்; வினையும் பன்மையில் ‘{suggestion}’ என முடிய வேண்டும்.',
    en: 'The subject ‘{subject}’ is plural; the verb must be plural too: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: ஒன்றன்பால், பலவின்பால் இயைபு; அ. கி. பரந்தாமனார்: ஒருமை–பன்மை மயக்கம்',
  examples: [
    { wrong: 'தேர்வு முடிவுகள் [வெளியானது].', right: 'தேர்வு முடிவுகள் வெளியாகின.' },
    {
      wrong: 'அரசின் புதிய திட்டங்கள் மக்களுக்கு மிகுந்த பயன் [தந்தது].',
      right: 'அரசின் புதிய திட்டங்கள் மக்களுக்கு மிகுந்த பயன் தந்தன.',
    },
    {
      wrong: 'இந்த நிறுவனத்தின் தயாரிப்புகள் உலகம் முழுவதும் [விற்கப்படுகிறது].',
      right: 'இந்த நிறுவனத்தின் தயாரிப்புகள் உலகம் முழுவதும் விற்கப்படுகின்றன.',
    },
    { wrong: 'படகுகள் புயல் காரணமாகக் கரைக்குத் [திரும்பியது].', right: 'படகுகள் புயல் காரணமாகக் கரைக்குத் திரும்பின.' },
    { wrong: 'மரங்கள் வேகமாக [வளர்கிறது].', right: 'மரங்கள் வேகமாக வளர்கின்றன.' },
    { wrong: 'இதனால் பல மாற்றங்கள் [ஏற்பட்டது].', right: 'இதனால் பல மாற்றங்கள் ஏற்பட்டன.' },
    { wrong: 'மரங்கள் நிழல் [தருகிறது].', right: 'மரங்கள் நிழல் தருகின்றன.' },
    { wrong: 'மாடுகள் வயலில் புல் [மேய்ந்தது].', right: 'மாடுகள் வயலில் புல் மேய்ந்தன.' },
    { wrong: 'எங்கள் பள்ளியில் இரண்டு நூலகங்கள் [உள்ளது].', right: 'எங்கள் பள்ளியில் இரண்டு நூலகங்கள் உள்ளன.' },
    { wrong: 'நகரில் புதிய பள்ளிகள் [கட்டப்பட்டுள்ளது].', right: 'நகரில் புதிய பள்ளிகள் கட்டப்பட்டுள்ளன.' },
    { wrong: 'நான் கேட்ட ஐந்து நூல்களும் உனக்குக் [கிடைத்ததா]?', right: 'நான் கேட்ட ஐந்து நூல்களும் உனக்குக் கிடைத்தனவா?' },
    {
      wrong: 'வயலில் மேய்ந்த மாடுகளில் மூன்று நேற்றுக் காணாமல் [போனது].',
      right: 'வயலில் மேய்ந்த மாடுகளில் மூன்று நேற்றுக் காணாமல் போயின.',
    },
    {
      wrong: 'இந்தப் புதிய கருவிகள் இன்று மனித உழைப்பைக் குறைக்கும் நண்பனாக [விளங்குகிறது].',
      right: 'இந்தப் புதிய கருவிகள் இன்று மனித உழைப்பைக் குறைக்கும் நண்பனாக விளங்குகின்றன.',
    },
    { wrong: 'தோட்டத்துப் பூக்கள் வெயிலில் [வாடிப்போயிற்று].', right: 'தோட்டத்துப் பூக்கள் வெயிலில் வாடிப்போயின.' },
    { wrong: 'ஒத்த காந்தங்கள் ஒன்றையொன்று [விலக்குகிறது].', right: 'ஒத்த காந்தங்கள் ஒன்றையொன்று விலக்குகின்றன.' },
    { wrong: 'பனி மூட்டத்தால் வாகனங்கள் மெதுவாகச் [சென்றது].', right: 'பனி மூட்டத்தால் வாகனங்கள் மெதுவாகச் சென்றன.' },
    {
      wrong: 'அரசு மருத்துவமனையில் புதிய படுக்கைகள் [அமைக்கப்பட்டுள்ளது].',
      right: 'அரசு மருத்துவமனையில் புதிய படுக்கைகள் அமைக்கப்பட்டுள்ளன.',
    },
    {
      wrong: 'கதிரவன் மறைந்த பிறகு வானில் விண்மீன்கள் [தோன்றியது].',
      right: 'கதிரவன் மறைந்த பிறகு வானில் விண்மீன்கள் தோன்றின.',
    },
    {
      wrong: 'இந்தக் காய்கறிகள் புதியதாகவும் சுவையாகவும் [இருந்தது].',
      right: 'இந்தக் காய்கறிகள் புதியதாகவும் சுவையாகவும் இருந்தன.',
    },
    {
      wrong: 'செடியின் இலைகள் விரைவாக உதிரத் [தொடங்கியது].',
      right: 'செடியின் இலைகள் விரைவாக உதிரத் தொடங்கின.',
    },
    {
      wrong: 'சிட்டுக்குருவிகள் எங்கள் முற்றத்தில் கூடு [கட்டுகிறது].',
      right: 'சிட்டுக்குருவிகள் எங்கள் முற்றத்தில் கூடு கட்டுகின்றன.',
    },
    {
      wrong: 'கணினிகள் வேகமாக மீத்திறன் கோப்புகளை [வாசிக்கிறது].',
      right: 'கணினிகள் வேகமாக மீத்திறன் கோப்புகளை வாசிக்கின்றன.',
    },
    {
      wrong: 'நாடு முழுவதும் புதிய சாலைகள் வேகமாக [அமைகிறது].',
      right: 'நாடு முழுவதும் புதிய சாலைகள் வேகமாக அமைகின்றன.',
    },
    { wrong: 'மதுரை வணிகர்களின் வலைகள் புயலில் [அறுந்தது].', right: 'மதுரை வணிகர்களின் வலைகள் புயலில் அறுந்தன.' },
    { wrong: 'மிளகு, கடுகு ஆகியவற்றின் விலைகளும் [உயர்ந்தது].', right: 'மிளகு, கடுகு ஆகியவற்றின் விலைகளும் உயர்ந்தன.' },
    { wrong: 'கால் விரல்கள் மெல்ல வீங்கத் [தொடங்கியது].', right: 'கால் விரல்கள் மெல்ல வீங்கத் தொடங்கின.' },
    {
      wrong: 'அந்தக் கவிதைகள் அயர்ந்து கிடந்த இளைஞர்களைத் தட்டி [எழுப்பியது].',
      right: 'அந்தக் கவிதைகள் அயர்ந்து கிடந்த இளைஞர்களைத் தட்டி எழுப்பின.',
    },
    {
      wrong: 'சாலையோரம் வைக்கப்பட்ட குடிநீர்த் தொட்டிகள், கவனிப்பு இல்லாததால் ஒரே மாதத்தில் [உடைந்தது].',
      right: 'சாலையோரம் வைக்கப்பட்ட குடிநீர்த் தொட்டிகள், கவனிப்பு இல்லாததால் ஒரே மாதத்தில் உடைந்தன.',
    },
    { wrong: 'மண், நீர் ஆகிய இரண்டும் [மாசடைந்துள்ளது].', right: 'மண், நீர் ஆகிய இரண்டும் மாசடைந்துள்ளன.' },
    {
      wrong: 'கூடையில் இருந்த பழங்களில் சில மட்டும் [அழுகியது].',
      right: 'கூடையில் இருந்த பழங்களில் சில மட்டும் அழுகின.',
    },
    {
      wrong: 'அக்கா பாடிய பாடல்களில் எனக்குப் பிடித்த மூன்று மட்டும் நினைவில் [நிற்கிறது].',
      right: 'அக்கா பாடிய பாடல்களில் எனக்குப் பிடித்த மூன்று மட்டும் நினைவில் நிற்கின்றன.',
    },
    {
      wrong: 'விண்ணப்பம், நிழற்படம், கடிதம் என மூன்று தாள்கள் இத்துடன் [இணைக்கப்பட்டுள்ளது].',
      right: 'விண்ணப்பம், நிழற்படம், கடிதம் என மூன்று தாள்கள் இத்துடன் இணைக்கப்பட்டுள்ளன.',
    },
    {
      wrong: 'அவருடைய பாடல்களில் பெரும்பாலானவை செம்மண் நிலத்தின் மணத்தைப் [பரப்புகிறது].',
      right: 'அவருடைய பாடல்களில் பெரும்பாலானவை செம்மண் நிலத்தின் மணத்தைப் பரப்புகின்றன.',
    },
    {
      wrong: 'குளத்தில் பூத்த மலர்கள், யாரோ தட்டி எழுப்பியதுபோல, மெல்ல [அசைந்தது].',
      right: 'குளத்தில் பூத்த மலர்கள், யாரோ தட்டி எழுப்பியதுபோல, மெல்ல அசைந்தன.',
    },
    {
      wrong: 'எங்களை ஏற்றிவந்த, கூரையே இல்லாத வண்டிகள் மேட்டில் [நின்றது].',
      right: 'எங்களை ஏற்றிவந்த, கூரையே இல்லாத வண்டிகள் மேட்டில் நின்றன.',
    },
    {
      wrong: 'ஊருக்கு வெளியே முந்நூறு வீடுகள் கட்டி [முடிக்கப்பட்டது].',
      right: 'ஊருக்கு வெளியே முந்நூறு வீடுகள் கட்டி முடிக்கப்பட்டன.',
    },
    { wrong: 'எங்கள் ஊர் ஏரியில் கொக்குகள் கூட்டமாக [வந்தது].', right: 'எங்கள் ஊர் ஏரியில் கொக்குகள் கூட்டமாக வந்தன.' },
  ],
  allows: [
    'நேற்று வாங்கிய மாம்பழம், வாழைப்பழம் இரண்டும் இனித்தன.',
    'பாட்டி சொன்ன கதைகளில் எனக்குப் பிடித்த ஒன்று மட்டும் நினைவில் இருக்கிறது.',
    'கடிதம், தந்தி என இரண்டு முறை அறிவிக்கப்பட்டது.',
    'அந்த மரங்களில் ஒன்று மட்டும் பட்டுப்போனது.',
    'மேசையில் இருந்த பேனாக்கள், அப்பா எழுதும் தாள் ஆகியவை தொலைந்தன.',
    'நிறுவனம் பல பொருள்கள் தயாரிக்கத் தொடங்கியது.',
    'அணி இந்தப் போட்டியில் ஐந்து கோல்கள் வித்தியாசத்தில் வென்றது.',
    'அவனுக்குப் பல மொழிகள் தெரிந்திருந்தது போல் தோன்றியது.',
    'வீடுகள் இடிந்ததாகத் தோன்றியது.',
    'கணக்குகள் போடத் தெரிந்தது.',
    'இந்த ஏரியில் அரிய மீன்கள் இருப்பதாகச் சொல்லப்படுகிறது.',
    'பள்ளிகள் நாளை திறக்கும் என அறிவிக்கப்பட்டது.',
    'சாலை பள்ளங்கள் நிறைந்தது.',
    'பெரிய முட்டைகள் இட்டது.',
    'புதிய வீடுகள் கட்டி விற்றது.',
    'குழு வந்தது. இனிய பாடல்கள் மேடையில் பாடியது.',
    'எங்கள் பசு கன்றுகள் போட்டது.',
    'பறவைகள் கூடு திரும்பும் காட்சி நினைவில் நின்றது.',
    'அனைத்துக் கோப்புகளையும் மாற்றத் தீர்மானிக்கப்பட்டுள்ளது.',
    'பத்து நாட்கள் ஆனது.',
    'தலைவர்கள் வருகை உறுதியானது.',
    'மரங்கள் நடும் விழா நடைபெற்றது.',
    'மூன்று ஆண்டுகள் ஆனது.',
    'அரசு புதிய திட்டங்கள் வகுத்தது.',
    'மரங்கள் வளர்ந்தன.',
    'மிளகு, சீரகம், கடுகு ஆகியவற்றின் அளவும் குறிக்கப்பட்டுள்ளது.',
    'அரசு புதிய பறவைகள் சரணாலயம் அமைத்தது.',
    'பறவைகள் பறந்தது அழகாக இருந்தது.',
    'பறவைகள் பறக்கும் காட்சி தெரிந்தது.',
    'மின்சாரம் கம்பிகள் வழியாகப் பாய்கிறது.',
    'சந்தை 412 புள்ளிகள் உயர்ந்து முடிந்தது.',
    'ஓர் அணி நான்கு புள்ளிகள் குறைவிலிருந்து முன்னேறியுள்ளது.',
    'அந்த நிலையம் பாடல்கள் ஒலிபரப்பி வருகிறது.',
    'நிலங்கள் அளக்கப்பட்டு வரி விதிக்கப்பட்டது.',
    'பழைய கடிதங்கள் இப்போதும் பத்திரமாக இருப்பது வியப்பளிக்கிறது.',
    'கண்கள் மங்கிப் போன பாட்டியை அது காப்பாற்றியது.',
  ],
  when: { finite: [...FINITE_ENDINGS, 'தா', 'யிற்று'] },
  check(word, { agreeWith }) {
    if (verbPerson(word) !== 'it' || verbTense(word) === 'future' || saysClause(word)) return undefined
    if (saysTimePassed(word)) return undefined
    const near =
      endsItsClause(word) && !isFullOf(word)
        ? (giver(word) ?? pluralSubject(word, mayHaveObject(word)))
        : undefined
    const subject = near ?? manyThings(word)
    if (subject !== undefined && (isDoneAfter(subject, word) || isOfOne(subject))) return undefined
    const suggestion = subject && (inYina(word.text) ?? agreeWith(word.text, 'those'))
    return suggestion === undefined || suggestion === word.text
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: subject?.text ?? '' } })
  },
})

/** `ஒரு பெரிய மரங்கள் சாய்ந்தது`: one, as number and verb say; the noun is wrong. */
function isOfOne({ previous }: Word): boolean {
  const one = previous?.isA('adjective') && !previous.isA('numeral') ? previous.previous : previous
  return one !== undefined && /^(?:ஒரு|ஓர்)$/u.test(one.text)
}

/** `நிலங்கள் அளக்கப்பட்டு வரி விதிக்கப்பட்டது`: after what is done to many things, something is done to another. */
function isDoneAfter(subject: Word, verb: Word): boolean {
  const { previous } = verb
  if (
    !verb.is('passive') ||
    verb.hasLemma('செய்') ||
    previous?.is('nominative', 'singular', 'irrational') !== true
  )
    return false
  return verb.sentence.words
    .slice(subject.index + 1, previous.index)
    .some((word) => word.is('verbal-participle', 'passive'))
}

/** பறந்துபோயிற்று, பறந்துபோயின. */
function inYina(verb: string): string | undefined {
  return verb.endsWith('யிற்று') ? verb.replace(/யிற்று$/u, 'யின') : undefined
}

/** Things in the plural, read from the whole clause. */
function manyThings(verb: Word): Word | undefined {
  const subject = disagreement(verb)
  if (subject?.fits[0] !== 'those') return undefined
  return subject.kind === 'noun' || isSome(subject.word) ? subject.word : undefined
}

/** Verbs of giving and making: the plural noun that opens the sentence is who gives, what stands between is given. */
const GIVING = ['தா', 'கொடு', 'வழங்கு', 'அளி', 'ஏற்படுத்து', 'உண்டாக்கு', 'சேர்'] as const

/** `மரங்கள் நிழல் தருகிறது`: three words, the first of them plural. */
function giver(verb: Word): Word | undefined {
  const subject = verb.previous?.previous
  if (subject?.isFirst !== true || !GIVING.some((lemma) => verb.hasLemma(lemma))) return undefined
  return subject.isOnly('nominative', 'plural', 'irrational') && subject.endsWith('கள்') ? subject : undefined
}

function mayHaveObject(verb: Word): boolean {
  const main = verb.previous?.isOnly('verbal-participle') === true ? verb.previous : verb
  if (main !== verb) return !main.isOnly('intransitive') && !main.is('passive')
  return verb.analyses.some(
    ({ features }) =>
      features.includes('finite') && !features.includes('intransitive') && !features.includes('passive'),
  )
}

/**
 * The nearest noun in the nominative, if it is plural and means things that are counted, not measures of time. Of a
 * verb that may have an object only animals are surely the agents, and the object may stand between.
 */
function pluralSubject(verb: Word, transitive: boolean): Word | undefined {
  for (const word of clauseBefore(verb)) {
    if (word.analyses.length === 0 || word.is('participial-noun') || word.is('infinitive')) return undefined
    if (!word.is('nominative') || word.isA('adverb') || word.is('time') || word.next?.isA('postposition'))
      continue
    const things =
      word.isOnly('nominative', 'plural', 'irrational') && word.endsWith('கள்') && !word.is('unit')
    // `பூனை குட்டிகள் போட்டது`
    if (things && word.next === verb && word.previous?.is('animal', 'nominative') === true) return undefined
    if (!transitive) return things && !isMeasured(word) ? word : undefined
    if (things && word.is('animal')) return word.isFirst || word.previous?.isFirst === true ? word : undefined
    if (word.is('animal') || word.is('rational')) return undefined
  }
  return undefined
}

/** `சந்தை 412 புள்ளிகள் உயர்ந்தது`: so many points by which the market rose; the market is the subject. */
function isMeasured(word: Word): boolean {
  const counted = /^\d/.test(word.sentence.tokenAt(word.tokenIndex - 2)?.text ?? '')
  const inWords = word.previous?.isA('numeral') === true
  if (!counted && !inWords) return false
  return word.sentence.words
    .slice(0, word.index - (inWords ? 1 : 0))
    .some((one) => one.is('nominative', 'irrational'))
}
