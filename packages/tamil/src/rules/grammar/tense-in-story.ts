import { isInStory, isOfSamePerson } from '../../clauses/agreement/narrative.ts'
import { isPerfect, verbPerson, verbTense } from '../../clauses/reading/finite-verb.ts'
import { NOW_OR_ALWAYS } from '../../clauses/reading/words-of-time.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** What is so again and again is told in the present in a story, too. */
const AGAIN: ReadonlySet<string> = new Set(
  `இன்றைக்கும் இன்றளவும் இன்னமும் தற்போதும் எப்பொழுதும் என்றும் என்றென்றும் என்றைக்கும் எந்நாளும் அன்றாடம் அடிக்கடி வழக்கமாக
   வழக்கமாய் வழக்கம்போல் பொதுவாக ஒவ்வொரு ஒவ்வோர் ஒவ்வொருவரும் இனிமேல் அடுத்த வரும் சிலசமயம் சிலநேரம்`.split(/\s+/u),
)
const EVERY = /(?:தோறும்|ம்போது|ம்போதெல்லாம்)$/u
/** இப்போதுதான், இன்றைய. */
const NOW = /^(?:இப்போ|இப்பொழு|தற்போ|இன்று|இன்றை|இன்னு)/u
/** What a work tells is told in the present. */
const WORK =
  /^(?:பாட்டில்|பாடல.*ில்|கவிதை.*ில்|நூலில்|காப்பிய.*ில்|காவிய.*ில்|(?:சிறு)?கதை.*ில்|நாவல.*ில்|நாடக.*ில்|படத்.*ில்|குறளில்|கடித.*ில்|கட்டுரை.*ில்|புராண.*ில்)/u
/** When habits have their time. */
const TIME_OF_DAY =
  /^(?:அதி)?(?:காலை|மாலை|இரவு|இரவில்|பகலில்|நள்ளிரவில்|விடியலில்|வைகறையில்|பொழுதில்|விடுமுறை|திருவிழா|பண்டிகை|கோடை)/u
const OURS = /^(?:என்|எங்|நம்|நமக்கு|எம்)/u

/** What happens next: the clause before is over, or a word says so. */
const NEXT = /^(?:பிறகு|பின்னர்|பின்பு|உடனே|உடனடியாக|அப்போது|மறுநாள்|அன்று|அடுத்ததாக|திடீரென்று|திடீரென)$/u
const AS_SOON_AS = /(?:[தடறய]தும்|[தடறன]வுடன்|[தடறன]வுடனே)$/u

/** Us, whom the others of the story deal with. */
const US = /^(?:என்னை|என்னிடம்|எனக்கு|என்னோடு|என்னுடன்|எங்களை|எங்களிடம்|எங்களுக்கு|எங்களோடு|எங்களுடன்)$/u

/** What lasts, is felt, thought, said, written, given or done for a living: the present, or a habit, among what is over. */
const LASTING =
  'இரு உள் வாழ் வசி தங்கு படி பயில் பணியாற்று பணிபுரி செய் நடத்து பிழை சம்பாதி ஈடுபடு சொல் கூறு என் கருது எண்ணு நினை நம்பு விரும்பு எழுது அறி உணர் புரி புரிந்துகொள் அறிந்துகொள் தெரிந்துகொள் மகிழ் வணங்கு வேண்டு முயற்சி முயல் பாராட்டு குறிப்பிடு விளக்கு பாடு கொடு தா உதவு கற்பி விழை மதி போற்று'.split(
    ' ',
  )

/** What a group does once: it goes, comes, sees, eats. */
const OUTING =
  'செல் போ வா அடை பார் காண் சாப்பிடு உண் தின் ஏறு இறங்கு புறப்படு கிளம்பு திரும்பு வாங்கு நில் உட்கார் அமர் ஓடு நட விளையாடு குளி நீந்து நுழை கேள்'.split(
    ' ',
  )

export default defineRule({
  id: 'grammar/tense-in-story',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'முன்னும் பின்னும் நடந்ததைச் சொல்கிறீர்கள்; இவ்வினையும் இறந்த காலத்தில் வருவது பொருந்தும்: ‘{suggestion}’.',
    en: 'The sentences around tell of the past, so this verb does, too: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: கால வழு',
  examples: [
    {
      wrong:
        'நாங்கள் கடற்கரைக்குப் போனோம். அலைகள் உயரமாக எழுந்தன. பிறகு நாங்கள் மணலில் [ஓடுகிறோம்]. தம்பி சிப்பிகளைப் பொறுக்கினான். மாலையில் வீடு திரும்பினோம்.',
      right:
        'நாங்கள் கடற்கரைக்குப் போனோம். அலைகள் உயரமாக எழுந்தன. பிறகு நாங்கள் மணலில் ஓடினோம். தம்பி சிப்பிகளைப் பொறுக்கினான். மாலையில் வீடு திரும்பினோம்.',
    },
    {
      wrong:
        'பெரியவர் வாசலில் உட்கார்ந்திருந்தார். மழை கொட்டியது. பேரனைக் கண்டதும் அவர் ஓடி வந்து அவனைக் கட்டித் [தழுவுவார்]. அவன் சிரித்தான்.',
      right:
        'பெரியவர் வாசலில் உட்கார்ந்திருந்தார். மழை கொட்டியது. பேரனைக் கண்டதும் அவர் ஓடி வந்து அவனைக் கட்டித் தழுவினார். அவன் சிரித்தான்.',
    },
    {
      wrong:
        'காலையில் அருவிக்குச் சென்றோம். நீர் வேகமாகக் கொட்டியது. மாமா எங்களிடம் பாறையில் ஏற வேண்டாம் என்று [சொல்கிறார்]. நாங்கள் கரையிலேயே நின்றோம்.',
      right:
        'காலையில் அருவிக்குச் சென்றோம். நீர் வேகமாகக் கொட்டியது. மாமா எங்களிடம் பாறையில் ஏற வேண்டாம் என்று சொன்னார். நாங்கள் கரையிலேயே நின்றோம்.',
    },
    {
      wrong:
        'இரவில் கதவு தட்டும் ஒலி கேட்டது. வீடு இருண்டிருந்தது. நான் விளக்கைக் கையில் எடுத்துத் திரியைத் [தூண்டுகிறேன்]. வாசலில் ஒரு பூனை நின்றது. அது ஓடியது. நாய் குரைத்தது.',
      right:
        'இரவில் கதவு தட்டும் ஒலி கேட்டது. வீடு இருண்டிருந்தது. நான் விளக்கைக் கையில் எடுத்துத் திரியைத் தூண்டினேன். வாசலில் ஒரு பூனை நின்றது. அது ஓடியது. நாய் குரைத்தது.',
    },
    {
      wrong:
        'அரசன் அரியணையை விட்டு எழுந்தான். அமைச்சர்கள் திகைத்தனர். “யார் நீ?” என்று அவன் கேட்டான். பின் வாளை உருவி அவன் முதியவரை [நெருங்குகிறான்]. முதியவர் அஞ்சவில்லை. அரசன் நின்றான். அவன் வெட்கினான்.',
      right:
        'அரசன் அரியணையை விட்டு எழுந்தான். அமைச்சர்கள் திகைத்தனர். “யார் நீ?” என்று அவன் கேட்டான். பின் வாளை உருவி அவன் முதியவரை நெருங்கினான். முதியவர் அஞ்சவில்லை. அரசன் நின்றான். அவன் வெட்கினான்.',
    },
    {
      wrong:
        'கள்வன் சுவரில் ஏறினான். மரக்கிளை முறிந்தது. அவன் கால் இடறி வைக்கோலில் [விழுவான்]. அவன் எழுந்தான். நாய் அவனைத் துரத்தியது.',
      right:
        'கள்வன் சுவரில் ஏறினான். மரக்கிளை முறிந்தது. அவன் கால் இடறி வைக்கோலில் விழுந்தான். அவன் எழுந்தான். நாய் அவனைத் துரத்தியது.',
    },
  ],
  allows: [
    'பேருந்திலிருந்து இறங்கினேன். ஊர் மாறிவிட்டிருந்தது. பதினேழு ஆண்டுகளுக்குப் பிறகு வருகிறேன். மரம் அங்கேயே நின்றது. நான் நடந்தேன்.',
    'வெளியே மழை பெய்கிறது. பிறகு அவர் வீட்டுக்குச் செல்கிறார். நாங்கள் காத்திருக்கிறோம்.',
    'நாங்கள் போனோம். அலைகள் எழுந்தன. காற்று வீசியது. பிறகு நாங்கள் ஓடுகிறோம். எவ்வளவு அழகான கடல்!',
    'நாங்கள் போனோம். அலைகள் எழுந்தன. பிறகு நாங்கள் மணலில் ஓடுகிறோம். தம்பி சிரித்தான். அம்மா எங்களை அழைக்கிறார்.',
    'மழை ஓய்ந்தது. தலைவர்கள் கூடினர். பின்னர் அவர்கள் ஒரு முடிவுக்கு வந்திருக்கிறார்கள். கூட்டம் கலைந்தது. அனைவரும் திரும்பினர்.',
    'விடுமுறைக்குப் பாட்டி வீட்டுக்குப் போனோம். தாத்தா வரவேற்றார். மாலையானதும் அவர் தினமும் கதை சொல்வார். நாங்கள் கேட்டோம். இரவில் தூங்கினோம்.',
    'நாங்கள் கடற்கரைக்குப் போனோம். அலைகள் எழுந்தன. இன்றும் நாங்கள் அங்கே செல்கிறோம். அன்று தம்பி சிப்பிகளைப் பொறுக்கினான். மாலையில் திரும்பினோம்.',
    'அவன் கதவைத் திறந்தான். அவள் நின்றாள். அவர் எழுந்து வெளியே செல்கிறார். அவள் அழுதாள். மழை பெய்தது.',
    'நாங்கள் போனோம். அலைகள் எழுந்தன. “பிறகு நாங்கள் ஓடுகிறோம்.” தம்பி சிரித்தான். மாலையில் திரும்பினோம்.',
    'நான் ஊருக்குப் போனேன். தாத்தா வரவேற்றார். அவர் எனக்குக் கதை சொல்வார். நான் கேட்டேன். இரவில் தூங்கினேன்.',
    'அவர் மதுரையில் பிறந்தார். இளமையில் சென்னைக்கு வந்தார். அங்கேயே விவசாயம் செய்து பிழைக்கிறார். போன ஆண்டு வீடு கட்டினார். மகளுக்குத் திருமணம் செய்து வைத்தார்.',
    'பாரதி எட்டயபுரத்தில் பிறந்தார். காசியில் படித்தார். கண்ணன் பாட்டில் கண்ணனைக் குழந்தையாக அள்ளி அணைக்கிறார். பின்னர்ச் சென்னையில் வாழ்ந்தார். இளமையிலேயே மறைந்தார்.',
    'பாட்டி என்னை வளர்த்தார். பள்ளியில் சேர்த்தார். அதிகாலையில் எழுந்து கோலம் போடுவார். எனக்கு நல்ல நூல்களை வாங்கித் தந்தார். என்னைப் படிக்க வைத்தார்.',
    'மாமா எங்கள் ஊருக்கு வந்தார். வீடு கட்டினார். என்னைத் தோளில் தூக்கிச் சென்று கடலைக் காட்டுவார். என்னைப் பள்ளியில் சேர்த்தார். நன்றாகப் படிக்க வைத்தார்.',
    'அவன் ஊரில் கடை வைத்தான். நேர்மையாக நடந்தான். சந்தைக்குப் போகும்போது பைகளைத் தூக்கிக்கொண்டு ஓடுவான். ஒரு நாள் கீழே விழுந்தான். அவன் கால் முறிந்தது.',
    'நாங்கள் கோயிலுக்குப் போனோம். அங்கே கூட்டம் இருந்தது. மக்கள் விளக்கு ஏற்றி வழிபடுகிறார்கள். நாங்களும் வழிபட்டோம். பிறகு வீடு திரும்பினோம்.',
    'நான் அவனைப் பார்த்தேன். அவன் அழுதான். அவன் சொன்னதை இப்போதுதான் எண்ணித் திகைக்கிறேன். அன்று நான் சிரித்தேன். அவன் போய்விட்டான்.',
    'அவள் ஊருக்கு வந்தாள். தம்பியைப் பார்த்தாள். அவனைக் கூட்டிக்கொண்டு போவாள்; கதை கேட்டுச் சிரிப்பாள். அன்று அவள் அழுதாள். அவன் ஓடினான்.',
    'நான் கடிதத்தைப் படித்தேன். மகிழ்ந்தேன். அதை எண்ணிக் கண்ணீர் மல்க உணர்கிறேன். உடனே அம்மாவிடம் காட்டினேன். அவள் சிரித்தாள்.',
    'நான் போன வாரம் ஊருக்குப் போனேன். தாத்தாவைப் பார்த்தேன். அங்கே கண்டதைத் தொகுத்து எழுதுகிறேன். முதலில் ஆற்றுக்குப் போனோம். பிறகு வயலைப் பார்த்தோம்.',
    'அதிகாரி ஊருக்கு வந்தார். ஏரியைப் பார்த்தார். கரைகளை அளந்து வருகிறார். மாலையில் படம் எடுத்தார். மக்களிடம் கேட்டார்.',
    'அவர் ஏவுகணையைக் கண்டார். நாட்டைச் சுற்றினார். ஏவுகணை மனிதர் என்று அழைக்கப்படுகிறார். பின்னர் குழந்தைகளைச் சந்தித்தார். அவர்களோடு விளையாடினார்.',
    'நான் ஊருக்குப் போனேன். தாத்தா வரவேற்றார். அப்போது நான் ஆற்றில் குளிப்பேன். தம்பி ஓடி வந்தான். அம்மா சிரித்தாள்.',
    'கண்ணன் வந்தான். கதவு திறந்தது. கண்ணன் எழுந்து ஓடுகிறான், நாய் குரைத்தது. மழை பெய்தது. காற்று வீசியது.',
    'மழை பெய்தது. காற்று வீசியது. முருகன் மரத்தில் ஏறிக் காய் பறிப்பான். மரம் ஆடியது. கிளை முறிந்தது.',
    'அவன் வீட்டுக்கு வந்தான். மரத்தைப் பார்த்தான். அவன் வேகமாக ஓடுவான். அன்று வீட்டிலேயே நின்றான். மழை பெய்தது.',
    'அலைகள் எழுந்தன. காற்று வீசியது. எவ்வளவு அழகான கடல்! பிறகு நாங்கள் ஓடுகிறோம். தம்பி சிரித்தான். அம்மா அழைத்தாள்.',
  ],
  when: { finite: ['ேன்', 'ோம்', 'ான்', 'ாள்', 'ார்', 'ார்கள்', 'னர்'] },
  check(word, { agreeWith }) {
    if (!word.isLast || word.quoted || /[?!]/u.test(word.tokenAfter) || !mayHaveHappened(word))
      return undefined
    const person = verbPerson(word)
    if (
      person === undefined ||
      word.sentence.words.some(tellsOfNow) ||
      word.sentence.words.some(isLongAfter) ||
      !isInStory(word)
    )
      return undefined
    const suggestion = agreeWith(word.text, person, 'past')
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})

/** `பதினேழு ஆண்டுகளுக்குப் பிறகு வருகிறேன்`: one who tells it is there now. */
function isLongAfter({ text, previous }: Word): boolean {
  return /^(?:பிறகு|பின்|பின்பு|பின்னர்|அப்புறம்)/u.test(text) && previous?.is('time', 'dative') === true
}

function tellsOfNow({ text, quoted }: Word): boolean {
  const bare = withoutVallinam(text)
  return (
    !quoted &&
    (NOW_OR_ALWAYS.has(bare) || AGAIN.has(bare) || EVERY.test(bare) || WORK.test(text) || NOW.test(text))
  )
}

/** Whether it is told in the present, or in the future as habits are, though its sentence tells of what happened once. */
function mayHaveHappened(verb: Word): boolean {
  const { words } = verb.sentence
  const person = verbPerson(verb)
  const isTold = words.some(isOnce)
  if (
    isPerfect(verb) ||
    PASSIVE.test(verb.text) ||
    words.some((word) => word !== verb && isOfItsTense(word, verb))
  )
    return false
  if (verbTense(verb) === 'future') return person !== 'i' && (isTold || isNextStep(verb))
  if (verbTense(verb) !== 'present' || isGoingOn(verb)) return false
  if (isTold || words.some(({ text }) => US.test(withoutVallinam(text)))) return true
  if (person === 'we' && OUTING.some((lemma) => verb.hasLemma(lemma))) return true
  return !isLasting(verb) && (isOfSamePerson(verb) || (STEPS.has(person ?? '') && isChained(verb)))
}

/** Another verb of the same tense: a habit of several parts. */
const isOfItsTense = (word: Word, verb: Word) =>
  !word.quoted && verbPerson(word) !== undefined && verbTense(word) === verbTense(verb)

/** What one person did next, of several things that they did: `எழுந்து … நோக்குவாள்`; nothing is said of when, or of us who remember. */
function isNextStep(verb: Word): boolean {
  const person = verbPerson(verb)
  if (person !== 'he' && person !== 'she' && person !== 'he-honoured') return false
  const { words } = verb.sentence
  return (
    !isLasting(verb) &&
    isOfSamePerson(verb) &&
    isChained(verb) &&
    !words.some(({ text }) => TIME_OF_DAY.test(text) || OURS.test(text))
  )
}

/** `எடுத்துத் துடைக்கிறேன்`: what was done before is told in one sentence with it. */
const isChained = (verb: Word) =>
  verb.sentence.words.some(
    (word) => word !== verb && word.is('verbal-participle') && !word.isA('noun') && !word.quoted,
  )

/** Those of whom several steps are told; of those who are honoured, and of many, it may be what they do for a living. */
const STEPS: ReadonlySet<string> = new Set(['i', 'we', 'he', 'she'])

const isLasting = (verb: Word) => LASTING.some((lemma) => verb.hasLemma(lemma))

const PASSIVE = /ப்படு(?:கி|வ)/u

/** `விசாரித்து வருகின்றனர்`: until now. */
const isGoingOn = (verb: Word) => verb.hasLemma('வா') && verb.previous?.is('verbal-participle') === true

const isOnce = ({ text }: Word) => NEXT.test(withoutVallinam(text)) || AS_SOON_AS.test(text)
