import type { Feature } from './analysis.ts'
import type { WantedCase } from './case-forms.ts'

/**
 * Cases that a verb never gives to one of its nouns, by classes of verbs, with the case that it gives. Frames say what
 * a verb may take (`case-frames.ts`); here stands what is surely wrong, in every form of the verb.
 *
 * Source: written by hand after நன்னூல், பெயரியல் (the meanings of the eight cases), and Th. Lehmann, A Grammar of
 * Modern Tamil (1989), for case government.
 */
export interface WrongCase {
  readonly verbs: string
  /** The case that is wrong, and the one that is right. */
  readonly wrong: Extract<WantedCase, 'accusative' | 'dative' | 'locative' | 'sociative' | 'instrumental'>
  readonly wanted: WantedCase
  /** The kinds of nouns that it is said of; `people` or classes of things. */
  readonly nouns: 'people' | readonly Feature[]
}

const THINGS = ['thing', 'food', 'plant', 'body', 'mass', 'animal'] as const satisfies readonly Feature[]
const PLACES = ['place', 'group', 'event', 'nature'] as const satisfies readonly Feature[]

export const WRONG_CASES: readonly WrongCase[] = [
  {
    verbs: `
      சந்தி நேசி காதலி வெறு நம்பு பாராட்டு புகழ் போற்று வரவேற்பு பின்பற்று கவனி நிந்தி மதி அவமதி பாதுகா காப்பாற்று ஆதரி
      கண்டி தண்டி மன்னி கூப்பிடு வணங்கு கும்பிடு தொழு வழிபடு திட்டு அடி உதை தாக்கு துரத்து விரட்டு கொல் மிரட்டு பயமுறுத்து
      அச்சுறுத்து ஏமாற்று வஞ்சி துன்புறுத்து கொடுமைப்படுத்து அவமானப்படுத்து காயப்படுத்து கட்டிப்பிடி தழுவு பேண் பராமரி
      தேர்ந்தெடு நியமி வெல் தோற்கடி வீழ்த்து ஊக்குவி உற்சாகப்படுத்து எச்சரி கண்காணி பரிசோதி விசாரி தேற்று சமாதானப்படுத்து
      இகழ் சந்தேகி சகி அலட்சியப்படுத்து புறக்கணி கைவிடு சிறைப்பிடி மீட்டெடு விடுவி வதை கௌரவி உபசரி மற கைதுசெய்
      பிரி அணை அணைத்துக்கொள் கேலிசெய் கிண்டல்செய் பழிவாங்கு குறைகூறு வர்ணி வருணி எழுப்பு
      அறி முந்து பின்தொடர் அரவணை வெளியேற்று`,
    wrong: 'dative',
    wanted: 'accusative',
    nouns: 'people',
  },
  {
    verbs: 'தோற்கடி வெல் எதிர்கொள் முற்றுகையிடு கைப்பற்று தாக்கு வீழ்த்து பாராட்டு கண்டி போற்று புகழ் நேசி வெறு மற',
    wrong: 'dative',
    wanted: 'accusative',
    nouns: ['group', 'place', 'animal', 'language', 'nature'],
  },
  {
    verbs: 'முற்றுகையிடு தாண்டு நெருங்கு கைப்பற்று',
    wrong: 'locative',
    wanted: 'accusative',
    nouns: ['place'],
  },
  {
    verbs:
      'வளை அடுக்கு உடை கிழி வெட்டு நறுக்கு கழுவு துடை துவை மெழுகு அரை வறு பொரி கிளறு அணி அவிழ் நெய் மடி சுருட்டு தோண்டு உழு பறி கொய் கொளுத்து உருட்டு விழுங்கு மெல் பருகு அருந்து பூட்டு ஈர் உறிஞ்சு',
    wrong: 'dative',
    wanted: 'accusative',
    nouns: THINGS,
  },
  {
    verbs: `
      வசி தங்கு அமர் உட்கார் குடியேறு குடியிரு பணிபுரி பணியாற்று வேலைசெய் ஈடுபடு இடம்பெறு கலந்துகொள் பங்கேல் பங்கேற்பு
      பங்குபெறு பங்கெடு வீற்றிரு அமர்ந்திரு குளி நீந்து நீராடு மூழ்கு கல கரை மித தொங்கு கிட பதுங்கு ஒளி விளை
      படுத்துக்கொள் சிக்கு சிக்கிக்கொள் இடறு வழுக்கு நெளி தவழ் உலாவு உலவு முளை`,
    wrong: 'accusative',
    wanted: 'locative',
    nouns: [...PLACES, 'thing', 'mass', 'action', 'body'],
  },
  {
    verbs: 'பின்பற்று கடைப்பிடி நிராகரி ஏற்றுக்கொள் புறக்கணி விமர்சி ஆராய்',
    wrong: 'dative',
    wanted: 'accusative',
    nouns: ['abstract', 'action', 'group'],
  },
  {
    verbs: 'தேர்ச்சியடை தேர்ச்சிபெறு வெற்றிபெறு வெற்றியடை தோல்வியடை',
    wrong: 'accusative',
    wanted: 'locative',
    nouns: ['event', 'action'],
  },
  {
    verbs: 'விடுபடு மீள் குணமடை தப்பு',
    wrong: 'accusative',
    wanted: 'ablative',
    nouns: ['abstract', 'action', 'event', 'nature'],
  },
  {
    verbs: 'சேதமடை அவதிப்படு காயமடை',
    wrong: 'dative',
    wanted: 'instrumental',
    nouns: ['abstract', 'nature', 'event'],
  },
  {
    verbs:
      'வசி பணிபுரி பணியாற்று குடியிரு வேலைசெய் குளி நீந்து நீராடு வீற்றிரு அமர்ந்திரு கலந்துகொள் பங்கேல் பங்கேற்பு பங்குபெறு பங்கெடு நடைபெறு கரை மித',
    wrong: 'dative',
    wanted: 'locative',
    nouns: [...PLACES, 'mass', 'action'],
  },
  {
    verbs: `
      உதவு கீழ்ப்படி கட்டுப்படு அடிபணி வாக்களி சம்மதி இணங்கு உடன்படு அஞ்சு பயப்படு இரங்கு வழிகாட்டு உத்தரவிடு கட்டளையிடு
      கடமைப்படு பதிலளி விடையளி பேட்டியளி ஆசைப்படு ஏங்கு தலைவணங்கு துரோகம்செய் நன்றிசொல் நன்றிகூறு பயன்படு வாக்குக்கொடு
      அறிவுறுத்து ஆறுதல்கூறு தொண்டாற்று துணைபுரி துணைநில் மரியாதைசெலுத்து`,
    wrong: 'accusative',
    wanted: 'dative',
    nouns: 'people',
  },
  {
    verbs:
      'கீழ்ப்படி கட்டுப்படு அடிபணி வாக்களி சம்மதி இணங்கு உடன்படு ஆளாகு உள்ளாகு உட்படு இரையாகு தகுதிபெறு விண்ணப்பி வழிவகு வித்திடு ஒத்துழை ஆசைப்படு ஏங்கு அஞ்சு பயப்படு உதவு',
    wrong: 'accusative',
    wanted: 'dative',
    nouns: [...PLACES, 'thing', 'action', 'abstract', 'animal'],
  },
  {
    verbs: 'அஞ்சு பயப்படு உள்ளாகு ஆளாகு இரையாகு கட்டுப்படு கீழ்ப்படி',
    wrong: 'locative',
    wanted: 'dative',
    nouns: ['nature', 'abstract', 'animal', 'action', 'thing'],
  },
  {
    verbs: `
      உரையாடு கலந்துரையாடு பழகு சண்டையிடு சண்டைபோடு போரிடு போட்டியிடு மோது விளையாடு கைகோர் கைகுலுக்கு மல்லுக்கட்டு உறவாடு
      வாதாடு முரண்படு வாதிடு போராடு குடும்பம்நடத்து நட்புகொள் ஒத்துழை`,
    wrong: 'accusative',
    wanted: 'sociative',
    nouns: 'people',
  },
  {
    verbs: 'புறப்படு கிளம்பு வெளியேறு விலகு விடுபடு தப்பு தப்பியோடு பின்வாங்கு ஓய்வுபெறு',
    wrong: 'dative',
    wanted: 'ablative',
    nouns: ['group', 'action'],
  },
]
