import { correctVerb, FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { clauseBefore, endsItsClause } from '../../clauses/agreement/disagreement.ts'
import { standForPersons } from '../../clauses/agreement/kinds-of-subjects.ts'
import { disagreement } from '../../clauses/agreement/predication.ts'
import { isNeuter, verbPerson } from '../../clauses/reading/finite-verb.ts'
import { besideCommand, doubledBeforeNext, everyReading } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/agreement-animal',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{subject}’ அஃறிணை; வினையும் அஃறிணையில் ‘{suggestion}’ என முடிய வேண்டும்.',
    en: '‘{subject}’ is no person; the verb must be neuter: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: திணை வழு',
  examples: [
    { wrong: 'பூனை வேகமாக [ஓடினான்].', right: 'பூனை வேகமாக ஓடியது.' },
    { wrong: 'குருவிகள் மரத்தில் [அமர்ந்தார்கள்].', right: 'குருவிகள் மரத்தில் அமர்ந்தன.' },
    { wrong: 'உயர் நீதிமன்றம் வழக்கைத் தள்ளுபடி [செய்தார்].', right: 'உயர் நீதிமன்றம் வழக்கைத் தள்ளுபடி செய்தது.' },
    { wrong: 'தேர்தல் ஆணையம் முதற்கட்ட முடிவை [வெளியிட்டார்].', right: 'தேர்தல் ஆணையம் முதற்கட்ட முடிவை வெளியிட்டது.' },
    {
      wrong: 'மாநில அரசு இந்த ஆண்டு சாலைகளுக்குக் கூடுதல் நிதியை [வழங்கியுள்ளார்].',
      right: 'மாநில அரசு இந்த ஆண்டு சாலைகளுக்குக் கூடுதல் நிதியை வழங்கியுள்ளது.',
    },
    { wrong: 'நேற்று வீட்டின் சுவர்கள் [இடிந்தார்கள்].', right: 'நேற்று வீட்டின் சுவர்கள் இடிந்தன.' },
    {
      wrong: 'எங்கள் ஏரிகளும் குளங்களும் கோடையில் [வறண்டனர்].',
      right: 'எங்கள் ஏரிகளும் குளங்களும் கோடையில் வறண்டன.',
    },
    { wrong: 'இந்தப் பாடல் நேற்று மேடையில் [ஒலித்தார்].', right: 'இந்தப் பாடல் நேற்று மேடையில் ஒலித்தது.' },
    { wrong: 'தட்டுகளும் கிண்ணங்களும் கீழே [விழுந்தார்கள்].', right: 'தட்டுகளும் கிண்ணங்களும் கீழே விழுந்தன.' },
    { wrong: 'ஆடுகள் மக்கள் நடக்கும் பாதையில் [நின்றார்கள்].', right: 'ஆடுகள் மக்கள் நடக்கும் பாதையில் நின்றன.' },
    { wrong: 'பசுவும் கன்றும் தண்ணீரைக் [குடித்தார்கள்].', right: 'பசுவும் கன்றும் தண்ணீரைக் குடித்தன.' },
    {
      wrong: 'தம்பி தேர்வில் வென்றது பெற்றோருக்குப் பெருமையைத் [தந்தனர்].',
      right: 'தம்பி தேர்வில் வென்றது பெற்றோருக்குப் பெருமையைத் தந்தது.',
    },
    { wrong: 'கன்றுகள் ஓடியும் ஆடியும் [விளையாடினார்கள்].', right: 'கன்றுகள் ஓடியும் ஆடியும் விளையாடின.' },
    { wrong: 'காவல்துறை இருவரைக் கைது [செய்தனர்].', right: 'காவல்துறை இருவரைக் கைது செய்தது.' },
    { wrong: 'நீதிமன்றம் குற்றவாளிக்குத் தண்டனை [விதித்தார்].', right: 'நீதிமன்றம் குற்றவாளிக்குத் தண்டனை விதித்தது.' },
    { wrong: 'உழவர்களின் எண்ணிக்கை ஆண்டுதோறும் [குறைகிறார்கள்].', right: 'உழவர்களின் எண்ணிக்கை ஆண்டுதோறும் குறைகிறது.' },
    { wrong: 'தலைவர் எழுதிய நூல் எங்கள் எண்ணத்தை [மாற்றினார்].', right: 'தலைவர் எழுதிய நூல் எங்கள் எண்ணத்தை மாற்றியது.' },
    {
      wrong: 'ஐந்து பேர் கொண்ட குழு, கிராமத்தில் ஆய்வு [நடத்தினர்].',
      right: 'ஐந்து பேர் கொண்ட குழு, கிராமத்தில் ஆய்வு நடத்தியது.',
    },
    {
      wrong: 'விபத்தைத் தடுக்க நகர வாரியம் நடவடிக்கை எடுத்து [வருகின்றனர்].',
      right: 'விபத்தைத் தடுக்க நகர வாரியம் நடவடிக்கை எடுத்து வருகிறது.',
    },
  ],
  allows: [
    'மாடுகள் நான்கையும் அவிழ்த்துவிட்டு, வரப்பில் சற்று நேரம் உட்கார்ந்தாள்.',
    'ஜன்னல்கள் அனைத்தையும் சாத்திவிட்டு உறங்கினார்.',
    'கதாபாத்திரங்கள் அழுகிறார்கள்; நாம் அழவில்லை.',
    'மக்களின் குறைகள் கேட்டு வருந்தினார்.',
    'நண்பர்களின் பிரிவு தாங்காமல் அழுதாள்.',
    'அவர் எழுதிய கவிதை நூலை எங்களுக்குத் தந்தார்.',
    'தொழிலாளர்களின் போராட்டம் முடிந்து வீடு திரும்பினர்.',
    'அண்ணன் சொன்ன நேரம் என்னைச் சந்தித்தார்.',
    'புலிகள் மீண்டும் ஒருங்கிணைய முயற்சி செய்து வருகின்றனர்.',
    'மாணவர் குழு அமைத்தனர்.',
    'நீதிமன்றம் சென்று முறையிட்டார்.',
    'காவல்துறை அதிகாரியைக் கைது செய்தனர்.',
    'ஆசிரியர் சொல்வது கவனமாகக் கேட்டார்கள்.',
    'நாய் வரும் என்றார்.',
    'தோடும் மூக்குத்தியும் அணிந்து மேடையில் ஆடினாள்.',
    'அரைத்தல் முறையில் மாவைத் தயாரித்தனர்.',
    'காந்தியடிகள் உலகுக்கு வழிகாட்டினார்.',
    'தொழிலாளியை உடனே அரசு மருத்துவமனைக்குக் கொண்டு சென்றனர்.',
    'வீடும் நிலமும் விற்றார்கள்.',
    'தட்டுகளும் கிண்ணங்களும் கழுவினார்கள்.',
    'பள்ளிகளும் கோயில்களும் சென்றார்கள்.',
    'எங்களுக்கு ஒரு வழிகாட்டி கிடைத்தார்.',
    'பத்துப் பாத்திரங்களும் தேய்த்தார்கள்.',
    'வயலில் பாம்பு இல்லை என்றார்கள்.',
    'பூனை வேகமாக ஓடியது.',
    'அவன் பூனை போல ஓடினான்.',
    'நான் குதிரை ஏறிச் சென்றேன்.',
    'பாகன் யானை மீது அமர்ந்தான்.',
    'யானை போல் நடந்தாள்.',
    'வங்கி எண்ணைக் குறித்துக்கொண்டான்.',
    'அவளுடைய ஆடை அளவைக் குறித்துக்கொண்டாள்.',
    'மீன் குழம்பில் புளி கரைத்து ஊற்றினாள்.',
    'அவன் செய்தது கண்டு அவனைப் பாராட்டினர்.',
    'அப்பா எழுபது ரூபாயில் கடையைத் தொடங்கியிருக்கிறார்.',
    'அவரிடம் இரண்டு குதிரைகள் இருந்தும் நடந்தே வருகிறார்.',
    'மாடுகள் பல இருந்தாலும் பாலை வெளியில் வாங்குகிறார்.',
    'நான்கு வண்டிகள் இருக்க நடந்தே சென்றார்.',
    'நாய்கள் குரைத்தும் அயர்ந்து தூங்கினார்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(word, knowledge) {
    const { agreeWith } = knowledge
    if (disagreement(word) !== undefined)
      return correctVerb(
        word,
        knowledge,
        ({ word: head, fits }) =>
          isNeuter(fits[0]) &&
          !head.isA('pronoun') &&
          isHuman(word) &&
          !(head.is('plural') && standForPersons(head)) &&
          !isPartOfObject(head) &&
          !(head.next !== undefined && isDish(head.next)),
      )
    const person = endsItsClause(word) ? verbPerson(word) : undefined
    if (person === undefined || !THIRD.has(person) || !word.isOnly('intransitive')) return undefined
    const subject = onlyAnimal(word)
    const suggestion = subject && agreeWith(word.text, subject.is('plural') ? 'those' : 'it')
    if (subject === undefined || suggestion === undefined) return undefined
    return word.replaceWith(suggestion, { captures: { subject: subject.text } })
  },
})

const THIRD: ReadonlySet<Person> = new Set(['he', 'she', 'they'])

function isDish(word: Word): boolean {
  return word.is('locative') && (word.is('food') || /^(?:குழம்ப|ரசத்த|வறுவல|பிரியாணி)/u.test(word.text))
}

/** The animal that begins the sentence, when all between says only how and where. */
function onlyAnimal(verb: Word): Word | undefined {
  let first: Word | undefined
  for (const word of clauseBefore(verb)) {
    if (
      first !== undefined &&
      (first.is('nominative') || first.isA('postposition') || !isCircumstance(first))
    )
      return undefined
    first = word
  }
  // `மீன் குழம்பில் புளி கரைத்து ஊற்றினாள்`: what is eaten.
  const animal = first?.isFirst === true && first.next !== undefined && !first.quoted && !isDish(first.next)
  const readings = besideCommand(first?.analyses ?? [])
  const named = everyReading(
    readings,
    ({ features }) => features.includes('animal') && features.includes('nominative'),
  )
  return animal && named ? first : undefined
}

/** `வங்கி எண்ணைக் குறித்துக்கொண்டான்`: a thing right before an object may be its first part where no doubling tells. */
function isPartOfObject(thing: Word): boolean {
  if (thing.is('animal') || thing.is('plural') || thing.tokenAfter !== ' ') return false
  // The first part of a compound has no -ம்: நீதிமன்ற வளாகத்தை.
  if (thing.endsWith('ம்') || SO_MANY.test(thing.next?.text ?? '')) return false
  return thing.next?.isOnly('accusative') === true && doubledBeforeNext(thing) === undefined
}

/** `காவல்துறை இருவரைக் கைது செய்தனர்`: nobody's, for they are counted. */
const SO_MANY = /^(?:இரு|மூ|நால்|ஐ|பல|சில)(?:வ)?ரை(?:[கசதப]்)?$/u

function isHuman(verb: Word): boolean {
  const person = verbPerson(verb)
  return person !== undefined && !isNeuter(person)
}

function isCircumstance(word: Word): boolean {
  return word.isA('adverb') || word.is('adverbial') || word.is('locative') || word.is('time')
}
