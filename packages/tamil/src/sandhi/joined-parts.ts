import { kindOf } from '../script/characters.ts'
import { memoize } from '../text/memoize.ts'
import type { WordForm } from '../text/word-form.ts'
import type { Analysis, Feature } from '../words/analysis.ts'
import { finalVallinam, missingVallinam, vallinamOf, withoutVallinam } from '../words/vallinam.ts'
import type { Beginnings } from '../words/word-beginnings.ts'

/** What telling two words from one needs. */
interface Knowledge {
  readStems(word: string): readonly Analysis[]
  beginningsOf(word: string): Beginnings
}
type ReadStems = Knowledge['readStems']

/** Code units: shorter second parts are endings or chance. */
const SHORTEST_SECOND = 4
/** Code units: a verb behind a case form or an adverb may be shorter: பேண, வாழ. */
const SHORTEST_VERB = 3

/**
 * Second parts that good print joins to what stands before (அவன்தான், அவனைப்போல, வந்தபோது), and endings that are words
 * too (செய்தமை + ஐ is no செய்த + மையை).
 */
const ENCLITIC =
  /^(?:தான|கூட|கிட்ட|போல|போன்ற|போது|பொழுது|படி(?![த்க்ப்])|படு|பட[வாு]|பட்ட|பின்|முன்|மேல்|மேலே|கீழே|நேர்|முகமாக|வாக்கில்|மீது|கீழ்|பற்றி|குறித்|தவிர|தொடர்ந்|விட|மட்டும்|மூலம்|வரை|முதல்|பால்|கண்|பேர்|தோறும்|பட்சம்|மாத்திர|வாறு|வகை|வித|வேளை|தரப்பு|முறை|நாள்|கொண்|கொள்|பக்கம|புறம|மாதிரி|சார்|சேர்|மை|மான|வர|வன|வள|தை|வதை|தாக|தால|யை|வை$)/u

/** First parts that stand apart from what follows, each with what the second must be. */
const PRONOUNS: ReadonlySet<string> = new Set(
  'அவன் அவள் அவர் அவர்கள் இவன் இவள் இவர் இவர்கள் நான் நாங்கள் நாம் நீங்கள் தாங்கள் அனைவரும் எல்லோரும் எல்லாரும் யாரும் என்னிடம் அவனிடம் அவளிடம் அவரிடம் உன்னிடம்'.split(
    ' ',
  ),
)
const QUANTITIES: ReadonlySet<string> = new Set(
  'பல சில பல்வேறு அனைத்து எல்லா ஒவ்வொரு இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து மிகவும்'.split(' '),
)
/** என்வீட்டில்: whose it is, before what is had. */
const OWNERS: ReadonlySet<string> = new Set('என் உன் தன் நம் எம் எங்கள் உங்கள் தங்கள் எனது உனது நமது தமது'.split(' '))
const DEMONSTRATIVES: ReadonlySet<string> = new Set(['அந்த', 'இந்த', 'எந்த'])
/** Before what says how or how much: ஒருசிறந்த, மிகவிரைவில், எப்படிச்செய்வது. */
const MEASURES: ReadonlySet<string> = new Set(['ஒரு', 'மிக', 'போன்ற', 'அடுத்த', 'கடந்த', 'மற்ற', 'முக்கிய'])
/** Of these also before a noun: அடுத்தவாரம். */
const BEFORE_NOUNS: ReadonlySet<string> = new Set(['போன்ற', 'அடுத்த', 'கடந்த', 'மற்ற'])
const MANNERS: ReadonlySet<string> = new Set(['எப்படி', 'இப்படி', 'அப்படி', 'எவ்வாறு', 'இவ்வாறு', 'அவ்வாறு'])
/** What stands behind a noun and before another: குறித்துமேலாளர். */
const AFTER_NOUNS: ReadonlySet<string> = new Set(
  'குறித்து பற்றி தொடர்பாக எதிராக மூலம் காரணமாக பிறகு பின்னர் வரை முன்னர்'.split(' '),
)
const SAYING: ReadonlySet<string> = new Set(['என்று', 'எனக்'])

/** Adjectives that stand alone; முழு, நெடு and செம் join their noun. */
const FULL_ADJECTIVE = /^(?:பெரிய|சிறிய|புதிய|பழைய|இனிய|அரிய|எளிய|கொடிய|நல்ல|.+ான)$/u

const ATTRIBUTES: readonly Feature[] = ['relative-participle', 'genitive']
/** உணவுசாப்பிட்டான், தண்ணீர்குடித்தான். */
const CONSUMED: readonly Feature[] = ['food', 'mass']
const DOUBLING_CASES: readonly Feature[] = ['accusative', 'dative']
const CASES: readonly Feature[] = [
  'accusative',
  'dative',
  'locative',
  'sociative',
  'ablative',
  'instrumental',
]

/**
 * A word that no stem explains, parted into two that stand apart in Tamil: `அவன்வந்தான்` → `அவன் வந்தான்`. Gives
 * `undefined` unless there is exactly one way to part it.
 */
export const partsOf = memoize(
  (form: WordForm, { readStems, beginningsOf }: Knowledge): string | undefined => {
    if (form.isRead) return undefined
    const { text } = form
    let parted: string | undefined
    for (const at of beginningsOf(text).ends.flatMap((end) => seamsAt(text, end))) {
      if (at < 2 || at > text.length - SHORTEST_VERB || !mayBegin(text, at)) continue
      const second = text.slice(at)
      if (ENCLITIC.test(second) && !isDayAfterVerb(text.slice(0, at), second)) continue
      if (!standApart(text.slice(0, at), second, readStems)) continue
      if (parted !== undefined) return undefined
      parted = `${withDoubling(text.slice(0, at), second, readStems)} ${second}`
    }
    return parted
  },
)

/** இந்தபுத்தகம், அவனுக்குதெரியும்: what doubles the consonant after it when it is written apart. */
function withDoubling(first: string, second: string, readStems: ReadStems): string {
  const doubles =
    DEMONSTRATIVES.has(first) ||
    MANNERS.has(first) ||
    (/[ைு]$/u.test(first) && isEvery(readStems(first).filter(isCertain), DOUBLING_CASES))
  return (doubles ? missingVallinam(first, second) : undefined) ?? first
}

/** Where a second word may begin behind a first one: at once, or behind the consonant that doubles its first. */
function seamsAt(text: string, end: number): readonly number[] {
  return text.charAt(end + 1) === '்' && HARD.includes(text.charAt(end)) ? [end + 2] : [end]
}

const HARD = 'கசதப'

/** What a Tamil word begins with (மொழிமுதல் எழுத்துகள்): a vowel, or one of these and no pulli. */
const FIRST_CONSONANTS = 'கசஞதநபமயவ'
/** What borrowed words begin with, too. */
const FIRST_OF_LOANS = 'டரலஜஷஸஹ'

function mayBegin(text: string, at: number): boolean {
  if (kindOf(text.charCodeAt(at)) === 'vowel') return true
  const letter = text.charAt(at)
  return (FIRST_CONSONANTS + FIRST_OF_LOANS).includes(letter) && text.charAt(at + 1) !== '்'
}

function standApart(first: string, second: string, readStems: ReadStems): boolean {
  const doubling = finalVallinam(first)
  const bare = withoutVallinam(first)
  const isWhole = isListedFirst(first)
  if (
    !isWhole &&
    !DEMONSTRATIVES.has(bare) &&
    (first.length < SHORTEST_SECOND || bare === 'மிக' || bare === 'வெகு')
  )
    return false
  if (!isWhole && doubling !== undefined && vallinamOf(second) !== doubling) return false
  const seconds = readStems(second).filter(isCertain)
  if (seconds.length === 0) return false
  if (second.length < SHORTEST_SECOND && !seconds.every(isVerbForm)) return false
  const isVerb = seconds.some(isVerbForm)
  const isNoun = seconds.some(isNominal)
  const isFree =
    !isVerb && (isNoun || isPronoun(seconds) || isAdjective(seconds) || seconds.some(isAdverbial))
  if (PRONOUNS.has(first)) return isVerb || isFree || isDegree(second) || isPlaceInCase(seconds)
  if (SAYING.has(first)) return isVerb || isLongNoun(second, seconds)
  if (AFTER_NOUNS.has(first)) return isLongNoun(second, seconds)
  if (OWNERS.has(first)) return isNoun && !isVerb
  if (BEFORE_NOUNS.has(first) && isNoun) return true
  if (MEASURES.has(first)) return isAdjective(seconds) || (first !== 'ஒரு' && seconds.some(isAdverbial))
  if (MANNERS.has(bare)) return isVerb
  if (QUANTITIES.has(first)) return first === 'மிகவும்' ? !isVerb : isNoun && isManyWord(first, seconds)
  if (DEMONSTRATIVES.has(bare)) return isNoun
  const firsts = readStems(bare).filter(isCertain)
  if (firsts.length === 0 || first.length < SHORTEST_SECOND) return false
  if (isEvery(firsts, CASES))
    return (
      isVerb || isDegree(second) || (doubling === undefined ? isFree || isNoun : seconds.some(isBehindObject))
    )
  if (isEvery(firsts, ['verbal-participle'])) return doubling === undefined && isFree && !isBare(seconds)
  if (isEvery(firsts, ['infinitive'])) return seconds.some(isDoneWithInfinitive)
  if (isAdverb(firsts)) return isVerb || (firsts.every(isAdverbial) && isFree && !isBare(seconds))
  if (first.endsWith('கள்') && firsts.every(isPlural)) return isFree ? !isBare(seconds) : isVerb
  if (doubling === undefined && isDoer(firsts)) return seconds.some(isFiniteOfPerson) || isDegree(second)
  if (first.endsWith('ம்') && !LIGHT_VERB.test(second) && firsts.every(isThing))
    return seconds.some(isFiniteOfPerson)
  if (doubling !== undefined) return false
  if (isEvery(firsts, CONSUMED)) return seconds.some(isFiniteOfPerson)
  return isNoun && (isEvery(firsts, ATTRIBUTES) || FULL_ADJECTIVE.test(first))
}

/** நடைபெறும்நாளில்: பிறந்தநாள் is one word, this is none. */
function isDayAfterVerb(first: string, second: string): boolean {
  return first.endsWith('ும்') && /^நாள[ி்]/u.test(second)
}

function isAdverbial({ class: kind, features }: Analysis): boolean {
  return kind === 'adverb' || features.includes('adverbial') || features.includes('locative')
}

/** What stands between an object and its verb: an adjective, an adverb, a person who acts. */
function isBehindObject(reading: Analysis): boolean {
  const { class: kind, features } = reading
  if (kind === 'adjective' || kind === 'adverb') return true
  if (features.includes('adjectival') || features.includes('adverbial')) return true
  return features.includes('rational') && features.includes('plural')
}

function isPlural({ class: kind, features }: Analysis): boolean {
  return kind === 'noun' && features.includes('plural') && features.includes('nominative')
}

/** Whether the first part is one of those that need no reading. */
function isListedFirst(first: string): boolean {
  return (
    PRONOUNS.has(first) ||
    OWNERS.has(first) ||
    SAYING.has(first) ||
    QUANTITIES.has(first) ||
    MEASURES.has(first) ||
    AFTER_NOUNS.has(first)
  )
}

/** பலநாடுகள் are many countries; பலமுறை and the like are one word. */
function isManyWord(first: string, seconds: readonly Analysis[]): boolean {
  return (
    first === 'ஒவ்வொரு' ||
    seconds.some(({ features }) => features.includes('plural') || features.includes('unit'))
  )
}

function isPronoun(readings: readonly Analysis[]): boolean {
  return readings.some(({ class: kind }) => kind === 'pronoun')
}

function isAdjective(readings: readonly Analysis[]): boolean {
  return readings.some(({ class: kind, features }) => kind === 'adjective' || features.includes('adjectival'))
}

/** ஆசிரியர், மாணவர்கள்: a person in the nominative. */
function isDoer(readings: readonly Analysis[]): boolean {
  return readings.every(({ features }) => features.includes('rational') && features.includes('nominative'))
}

function isThing({ class: kind, features }: Analysis): boolean {
  return kind === 'noun' && features.includes('nominative') && !features.includes('rational')
}

/** Code units: a shorter noun behind என்று or குறித்து is chance. */
const LONG_NOUN = 6

function isLongNoun(second: string, seconds: readonly Analysis[]): boolean {
  return second.length >= LONG_NOUN && seconds.some(isNominal)
}

/** `நான்மிகவும்`. */
function isDegree(second: string): boolean {
  return /^(?:மிக|மிகவும்|மிகுந்த|எப்போதும்|உடனடியாக|நேற்று|இன்று|நாளை|எப்போது|எப்படி|எங்கே|எங்கு|என்ன)[க்ச்த்ப்]*$/u.test(
    second,
  )
}

/** Nouns without an ending make compounds: எடுத்துக்காட்டு, ஒண்டிவீரன். */
function isBare(readings: readonly Analysis[]): boolean {
  return (
    !isPronoun(readings) &&
    readings.some(({ class: kind, features }) => kind === 'noun' && features.includes('nominative'))
  )
}

/** `நாம்கண்டிக்கு`. */
function isPlaceInCase(readings: readonly Analysis[]): boolean {
  return readings.some(
    ({ class: kind, features }) =>
      kind === 'name' && features.includes('place') && CASES.some((one) => features.includes(one)),
  )
}

/** Verbs that stand apart from the infinitive before them: பேசத் தொடங்கினார். முடியும், வேண்டும் and the like are joined in print. */
const AFTER_INFINITIVE: ReadonlySet<string> = new Set(
  'தொடங்கு ஆரம்பி விரும்பு முயல் முயற்சி அனுமதி மறு உதவு துணி நினை எண்ணு தயங்கு அஞ்சு'.split(' '),
)

function isDoneWithInfinitive({ lemma, class: kind }: Analysis): boolean {
  return kind === 'verb' && AFTER_INFINITIVE.has(lemma)
}

/** A finite verb of a person: சொன்னார், படித்தேன். */
function isFiniteOfPerson({ class: kind, features }: Analysis): boolean {
  return kind === 'verb' && features.includes('finite') && !features.includes('neuter')
}

/** Verbs that make one word with the noun before: இடம்பெற்றார், வலம்வந்தார். */
const LIGHT_VERB = /^(?:பெற்|பெறு|பெய|வந்|வரு|செய்|பண்|கொ|பட்|படு|போ|ஆ|தந்|தரு|கண்ட|சாட்ட|காட்ட|கூற)/u

function isEvery(readings: readonly Analysis[], wanted: readonly Feature[]): boolean {
  return readings.every(({ features }) => wanted.some((feature) => features.includes(feature)))
}

function isAdverb(readings: readonly Analysis[]): boolean {
  return readings.some(({ class: kind, features }) => kind === 'adverb' || features.includes('adverbial'))
}

const VERB_FORMS: readonly Feature[] = [
  'finite',
  'verbal-participle',
  'relative-participle',
  'infinitive',
  'conditional',
  'participial-noun',
]

function isVerbForm({ class: kind, features }: Analysis): boolean {
  return (
    kind === 'verb' && !features.includes('imperative') && VERB_FORMS.some((one) => features.includes(one))
  )
}

function isNominal({ class: kind }: Analysis): boolean {
  return kind === 'noun'
}

function isCertain({ guessed, features }: Analysis): boolean {
  return guessed !== true && !features.includes('rare')
}
