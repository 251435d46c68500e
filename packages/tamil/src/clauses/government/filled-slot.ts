import type { Word } from '../../text/word.ts'
import type { WrongCases } from '../../words/wrong-cases.ts'
import { isNeuter, verbPerson } from '../reading/finite-verb.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { isVerbal } from './object-slot.ts'

/** Whether a verb has its object in the bare noun right before it, so that it takes no accusative: `மதிப்பெண் பெற்று`, `நன்றி கூறி`. */
export function isFilled(verb: Word, wrongCases: WrongCases): boolean {
  const { previous } = verb
  if (previous === undefined || !isVerbal(verb) || verb.is('causative')) return isHelping(verb)
  // `புத்தகத்தைக் கடன் கொடுத்தார்`: how it is given.
  // `ஓடத்தைக் கரை சேர்த்தார்`: where it is brought.
  if (!isBare(previous) || GIVEN_AWAY.test(previous.text) || previous.text === 'கரை') return isHelping(verb)
  if (mayBeSubject(previous, verb) || isHowMuch(previous)) return isHelping(verb)
  return rootsOf(verb).every(
    (root) =>
      WITH_BARE_OBJECT.has(root) ||
      (root === 'அடை' && previous.isOnly('abstract')) ||
      previous.analyses.some(({ lemma }) => FILLED.has(`${lemma} ${root}`)) ||
      previous.analyses.some(({ lemma }) => isPhrase(wrongCases, `${lemma} ${root}`)),
  )
}

/** `மருந்துகளை உடல் தயாரிக்கிறது`: a pronoun, or what the verb agrees with where nothing else before does; not `அரசு நெல் விற்றது`. */
function mayBeSubject(bare: Word, verb: Word): boolean {
  if (bare.isA('pronoun') || bare.is('clitic-e')) return true
  const person = verbPerson(verb)
  if (person === undefined || !isNeuter(person) || person !== (bare.is('plural') ? 'those' : 'it'))
    return false
  return !verb.sentence.words
    .slice(Math.max(0, bare.index - MAX_BEFORE), bare.index)
    .some(
      (word) =>
        word.tokenAfter === ' ' && roleOf(word) === 'head' && word.is('nominative') && !word.is('time'),
    )
}

const MAX_BEFORE = 12

/** `காப்பியை ஒரு மிடறு குடித்தாள்`, `கஞ்சியை இரண்டு கரண்டி சாப்பிட்டான்`: so much of what is drunk or eaten. */
function isHowMuch({ previous }: Word): boolean {
  const whole = previous?.isA('numeral') === true ? previous.previous : undefined
  return whole?.is('accusative') === true && (whole.is('food') || whole.is('mass'))
}

const GIVEN_AWAY = /^(?:கடன்|இரவல்|தானம்|நன்கொடை|வாடகை|குத்தகை)(?:[கசதப]்)?$/u

/** வாழ்த்து of `வாழ்த்துப் பெற்றான்`, which is a command elsewhere. */
function isBare(word: Word): boolean {
  const bare = word.is('irrational', 'nominative') && roleOf(word) === 'head' && !word.is('place')
  // `நூலைப் பத்து முறை படித்தார்`, `கடிதத்தை ஒரு நாள் எழுதினார்`, `போதிய அளவு எழுதவில்லை`: how often, when and how much.
  // `தேர்வை நூறு பேர் எழுதினர்`: how many people.
  if (HOW_OFTEN.test(word.text) || word.is('time') || word.text === 'பேர்') return false
  // `படைப்புகளை நடுவர் குழு படித்தது`: who does it.
  return bare && !word.is('accusative') && !word.is('rational') && !word.is('group')
}

const HOW_OFTEN = /^(?:முறை|தடவை|தரம்|வாட்டி|அளவு)$/u

/** Phrases of a noun and a verb that give the accusative to nothing. */
function isPhrase(wrongCases: WrongCases, phrase: string): boolean {
  return wrongCases.get(phrase)?.some(({ wrong }) => wrong === 'accusative') === true
}

/** Their object is often without ending, and makes no one verb with them that takes another. */
const WITH_BARE_OBJECT: ReadonlySet<string> = new Set(
  'பெறு எழுது படி குடி சாப்பிடு உண் தயாரி சமை வாசி வரை தை பாடு அருந்து நடு தெளி விதை விற் வெல் ஈட்டு சேர்'.split(' '),
)

/** Phrases that have all they need in their noun, whatever else is said of whom or what. */
const FILLED: ReadonlySet<string> = new Set([
  ...['விடுப்பு எடு', 'முடிவு எடு', 'ஓய்வு எடு', 'விடுமுறை எடு', 'நடவடிக்கை எடு', 'முயற்சி எடு', 'உறுதிமொழி எடு'],
  ...['வீடு கட்டு', 'பாலம் கட்டு', 'அணை கட்டு', 'சுவர் கட்டு', 'போராட்டம் நடத்து', 'ஆர்ப்பாட்டம் நடத்து', 'பேரணி நடத்து'],
  ...['முழக்கம் எழுப்பு', 'கோஷம் எழுப்பு', 'கேள்வி எழுப்பு', 'பணம் சம்பாதி', 'உயிர் இழ', 'பதவி இழ', 'பாடம் படி'],
  ...[
    'கோலம் போடு',
    'பந்தல் போடு',
    'விளக்கு ஏற்று',
    'தீபம் ஏற்று',
    'கொடி ஏற்று',
    'கூடு கட்டு',
    'கோயில் கட்டு',
    'கோவில் கட்டு',
  ],
  ...[
    'விருந்து பரிமாறு',
    'உணவு பரிமாறு',
    'சோறு பரிமாறு',
    'முட்டை இடு',
    'குழி தோண்டு',
    'கிணறு தோண்டு',
    'கடை நடத்து',
    'தீ மூட்டு',
  ],
  ...['வேலை செய்', 'தொழில் செய்', 'பணி செய்', 'விவசாயம் செய்', 'பயணம் செய்', 'உடற்பயிற்சி செய்', 'தவம் செய்'],
  ...[
    'கூட்டம் நடத்து',
    'விழா நடத்து',
    'மாநாடு நடத்து',
    'போட்டி நடத்து',
    'உரை ஆற்று',
    'பணி ஆற்று',
    'நேரம் செலவிடு',
    'பொழுது போக்கு',
  ],
  ...[
    'கால் பதி',
    'தடம் பதி',
    'அடி வை',
    'மனு கொடு',
    'மனு அளி',
    'புகார் கொடு',
    'புகார் அளி',
    'வழக்கு தொடு',
    'பேட்டி கொடு',
  ],
  ...['கையெழுத்து போடு', 'கையெழுத்து இடு', 'பங்கு கொள்', 'பங்கு பெறு', 'பங்கு எடு', 'குடை பிடி', 'மீன் பிடி'],
  ...['பெருமை கொள்', 'மகிழ்ச்சி கொள்', 'அச்சம் கொள்', 'வெட்கம் கொள்', 'மனம் வருந்து', 'மனம் மாறு'],
])

/** `செய்ய வேண்டும்`, `எடுத்துக் கொண்டான்`: helps the verb before it, and has no object of its own. */
function isHelping(verb: Word): boolean {
  const { previous } = verb
  if (previous === undefined || !previous.isA('verb') || !previous.is('transitive')) return false
  if (previous.is('infinitive') && MODAL.test(verb.text)) return true
  const roots = rootsOf(verb)
  if (roots.length === 0) return false
  const helpers = previous.is('infinitive')
    ? AFTER_INFINITIVE
    : previous.is('verbal-participle')
      ? AFTER_PARTICIPLE
      : undefined
  return helpers !== undefined && roots.every((root) => helpers.has(root))
}

const MODAL =
  /^(?:வேண்ட|கூடாது|கூடும்|முடிய|முடிந்|முடிகி|முடியு|மாட்ட|இல்லை|வில்லை|இயல|போகிற|போகின்ற|உள்ளது|உள்ளன|உள்ளார)/u

const AFTER_INFINITIVE: ReadonlySet<string> = new Set(
  'தொடங்கு ஆரம்பி முயல் முயற்சி மறு தயங்கு தவறு திட்டமிடு'.split(' '),
)

const AFTER_PARTICIPLE: ReadonlySet<string> = new Set(
  'கொள் விடு போடு இரு முடி தீர் தொலை கொண்டிரு கொடு தா காட்டு'.split(' '),
)
