import { isInCitedVerse } from '../../sandhi/cited-verse.ts'
import { partsOf } from '../../sandhi/joined-parts.ts'
import { isBareNoun } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Analyser } from '../../text/word-form.ts'
import type { Analysis } from '../../words/analysis.ts'
import { LETTER_NAMES } from '../../words/letter-names.ts'
import { LENGTHENED } from '../../words/spell-check/misspelling.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { joinWords } from '../joining.ts'
import { SINHALA_RIVER } from '../rivers.ts'
import { defineRule, type Knowledge } from '../rule.ts'

export default defineRule({
  id: 'spelling/vowel-inside-word',
  type: 'spelling',
  severity: 'high',
  holdsInUnusualText: true,
  message: {
    ta: 'சொல்லின் நடுவில் உயிரெழுத்து வராது; இங்கு இரண்டு சொற்கள் ஒட்டியுள்ளன: ‘{suggestion}’.',
    en: 'A vowel letter never stands inside a word; two words have run together: ‘{suggestion}’.',
  },
  source: 'நன்னூல், எழுத்தியல்: உயிர் மொழிக்கு இடையில் வாரா',
  examples: [
    { wrong: '[மாஇலை] கட்டினர்.', right: 'மாவிலை கட்டினர்.' },
    { wrong: 'அவன் [வருவான்என்று] சொன்னான்.', right: 'அவன் வருவான் என்று சொன்னான்.' },
    { wrong: 'அவர் [வேகமாகஓடினார்].', right: 'அவர் வேகமாக ஓடினார்.' },
    { wrong: '[மரத்தில்ஒரு] கிளி.', right: 'மரத்தில் ஒரு கிளி.' },
    { wrong: 'இது [உன்அம்மா] தந்தது.', right: 'இது உன் அம்மா தந்தது.' },
    { wrong: 'அங்கே [குழந்தைஅந்தப்] பழத்தைத் தின்றது.', right: 'அங்கே குழந்தை அந்தப் பழத்தைத் தின்றது.' },
    { wrong: 'மனுவை [மேலாளர்இடம்] கொடுத்தேன்.', right: 'மனுவை மேலாளரிடம் கொடுத்தேன்.' },
    { wrong: 'அரசு [அறிவித்துஇருக்கும்] திட்டம்.', right: 'அரசு அறிவித்திருக்கும் திட்டம்.' },
    { wrong: '[கடல்இல்] மீன்கள் நீந்துகின்றன.', right: 'கடலில் மீன்கள் நீந்துகின்றன.' },
    { wrong: 'எங்கள் [வீட்இல்] விருந்து நடந்தது.', right: 'எங்கள் வீட்டில் விருந்து நடந்தது.' },
    { wrong: '[அவர்உடைய] நூல்கள் சிறந்தவை.', right: 'அவருடைய நூல்கள் சிறந்தவை.' },
    { wrong: 'நேற்று [கோபெர்ட்ஸ்அவர்கள்] வந்தார்.', right: 'நேற்று கோபெர்ட்ஸ் அவர்கள் வந்தார்.' },
    { wrong: 'சிறுவன் வேகமாக [ஓடஆரம்பித்தான்].', right: 'சிறுவன் வேகமாக ஓட ஆரம்பித்தான்.' },
    { wrong: 'அங்கே [அவரதுஉடல்] வைக்கப்பட்டது.', right: 'அங்கே அவரது உடல் வைக்கப்பட்டது.' },
    { wrong: 'நேற்று [அப்பாஅந்தக்] கதவைத் திறந்தார்.', right: 'நேற்று அப்பா அந்தக் கதவைத் திறந்தார்.' },
    { wrong: 'படத்தின் [பின்னணிஇசை] என்னைக் கவர்ந்தது.', right: 'படத்தின் பின்னணி இசை என்னைக் கவர்ந்தது.' },
    { wrong: 'திட்டம் தயார் [எனஅரசு] கூறியது.', right: 'திட்டம் தயார் என அரசு கூறியது.' },
    { wrong: 'அவர்கள் [உலகஅமைதியை] விரும்பினர்.', right: 'அவர்கள் உலக அமைதியை விரும்பினர்.' },
    { wrong: 'அங்கே [பத்ரியின்எருமை] மேய்ந்தது.', right: 'அங்கே பத்ரியின் எருமை மேய்ந்தது.' },
    { wrong: 'அவர் [பழையஆயுதக்] கிடங்கைத் திறந்தார்.', right: 'அவர் பழைய ஆயுதக் கிடங்கைத் திறந்தார்.' },
  ],
  allows: [
    'உழவை வள்ளுவர் பாடினார். அதில் "சுழன்றும்ஏர்ப் பின்னது உலகம்" என்னும் தொடர் இனிக்கும்.',
    'வீட்டுக்கு மின்இணைப்பு கிடைத்தது; சார்ஆட்சியர் வந்தார்.',
    'நானுஓயா நிலையத்தில் பனி பெய்தது; களுஓயாவில் வெள்ளம் வந்தது.',
    'செய்தியை வாட்ஸ்அப்பில் அனுப்பினார்.',
    'வள்ளுவர் ‘கற்றதனால் ஆய பயன்என்கொல்’ என்று கேட்கிறார்.',
    'நடுஓடையில் சக்கரம் புதைந்தது.',
    'சிபிஐ விசாரணை தொடங்கியது.',
    'அவன் வருவான் என்று சொன்னான்.',
    'ஃபேஸ்புக், வாட்ஸ்அப் ஆகியன.',
    'அவர் அதை மறுஆய்வு செய்தார்.',
    'அங்கே அணுஉலை அமைத்தனர்.',
    'அரசு நட்டஈட்டுக் கொடுப்பனவை வழங்கியது.',
    'காற்றில் கந்தக டைஆக்சைடு கலந்துள்ளது.',
    'பாலிஎத்திலீன் பைகளும் புறஊதாக் கதிர்களும் தீங்கானவை.',
    'உயிரணுவில் ஆர்என்ஏ உருவாகிறது.',
    'அவர் கணினியில் லாக்அவுட் செய்தார்.',
    'ஓஎன்ஜிசியில் பணிபுரியும் எம்எஸ்சி பட்டதாரிகள்.',
    'துப்பார்க்குத் துப்பாய துப்பாக்கித் துப்பார்க்குத் துப்பாய தூஉம் மழை.',
  ],
  when: 'sentence',
  check(sentence, knowledge) {
    const { analyse, formOf } = knowledge
    if (!VOWEL_INSIDE.test(sentence.text)) return undefined
    // Dialect writes nouns as one: தவம்இரண்டும்; verse is printed foot by foot: ஊன்ஓம்பும்.
    const isStrange = sentence.isUnusualApartFrom(sentence.words.filter(hasVowelInside))
    const isVerse =
      !sentence.isProse && (isStrange || (sentence.isUnusual && sentence.words.length <= COUPLET))
    const isSecond = isVerse ? isPassive : isStrange ? isVerbForm : isWhole
    return sentence.words.flatMap((word) => {
      const at = word.text.slice(1).search(VOWEL) + 1
      const first = word.text.slice(0, at)
      const second = word.text.slice(at)
      if (
        at < 2 ||
        PREFIX.test(first) ||
        TERM.test(word.text) ||
        (BORROWED.test(first) && BORROWED_BEHIND.test(second)) ||
        SINHALA_RIVER.test(word.text) ||
        isInCitedVerse(word) ||
        TENS.test(first) ||
        LENGTHENED.test(word.text) ||
        LETTERS.test(word.text)
      )
        return []
      const whole = joinedWith(first, second, analyse)
      if (whole !== undefined && analyse(whole).some(isSure)) return [word.replaceWith(whole)]
      const compound = knownCompound(first, second, knowledge)
      if (compound !== undefined)
        return [{ ...word.replaceWith(compound), alternatives: at < 3 ? [] : [`${first} ${second}`] }]
      if (!isKnownFirst(first, analyse) && (first.length < LONG || second.length < LONG)) return []
      if (
        at < 3 &&
        !SAYING.has(first) &&
        !analyse(first).some(isPronoun) &&
        !analyse(second).some(isFiniteVerb)
      )
        return []
      if (!isVerse && SECOND.has(second)) return [word.replaceWith(`${first} ${second}`)]
      if (
        second.length < SHORTEST ||
        (second.length === SHORTEST && (sentence.isUnusual || !sentence.isProse))
      )
        return []
      if (!isStrange && !isVerse && isWordOtherwise(second, knowledge))
        return [word.replaceWith(`${first} ${second}`)]
      if (analyse(second).some(isSecond) || (!isVerse && isCommand(first, second, analyse)))
        return [word.replaceWith(`${first} ${second}`)]
      const rest = isVerse ? undefined : partsOf(formOf(second), knowledge)
      return rest === undefined ? [] : [word.replaceWith(`${first} ${rest}`)]
    })
  },
})

/** `அறுபத்திஒன்பது`: one numeral, which has a rule of its own. */
const TENS = /[பற]த்தி$/u

const COUPLET = 7

/** Code units of a first part that nobody knows, and of the word behind it: பேக்அப் and செக்இன் are borrowed as they are. */
const LONG = 6

function hasVowelInside({ text }: Word): boolean {
  return VOWEL_INSIDE.test(text)
}

function isSure({ guessed }: Analysis): boolean {
  return guessed !== true
}

/** A word, a noun in ம் without it, or an unknown name in a case: உலகஆதிக்கம், பத்ரியின்எருமை. */
function isKnownFirst(first: string, analyse: Analyser): boolean {
  if (analyse(first).length > 0 || NAME_IN_CASE.test(first)) return true
  // புர of புரஊதா is too short to tell.
  const letters = first.replace(/[ா-்]/gu, '').length
  return letters > 2 && SHORTENED.test(first) && analyse(`${first}ம்`).some(isSure)
}

const SAYING: ReadonlySet<string> = new Set(['என'])
const NAME_IN_CASE = /...(?:[யவ](?:ின்|ை|ும்)|வுக்கு|யிடம்|யில்|வில்)$/u
/** A noun in ம் before another: உலக, ஊடக. */
const SHORTENED = /..[க-ஹ]$/u

/** What no stem explains, but the list has, and a noun in ம் before another: உதவிகரமாக, ஊடக. */
function isWordOtherwise(second: string, { lexicon, analyse }: Knowledge): boolean {
  const bare = withoutVallinam(second)
  if (bare.length >= LONG && lexicon.has(bare)) return true
  return bare.length > SHORTEST && SHORTENED.test(bare) && analyse(`${bare}ம்`).some(isSure)
}

/** A word of the stem tables, but no root alone: ஓடினான், அம்மா. */
function isWhole(reading: Analysis): boolean {
  return isSure(reading) && !reading.features.includes('imperative')
}

/** அவனைஎழுப்பு: the root of a verb behind its object. */
function isCommand(first: string, second: string, analyse: Analyser): boolean {
  return (
    second.length > SHORTEST &&
    analyse(first).every(({ features, guessed }) => guessed !== true && features.includes('accusative')) &&
    analyse(second).some(isSure)
  )
}

/** Old verse has no passive with படு: in it எரிக்கப்பட்ட is of today. */
function isPassive({ features }: Analysis): boolean {
  return features.includes('passive')
}

function isPronoun({ class: kind }: Analysis): boolean {
  return kind === 'pronoun'
}

function isFiniteVerb(reading: Analysis): boolean {
  return isVerbForm(reading) && reading.features.includes('finite')
}

function isVerbForm(reading: Analysis): boolean {
  return reading.class === 'verb' && isWhole(reading)
}

/** `அறிவித்துஇருக்கும்`, `பேத்திஉடைய`: one word, whose parts the vowel should have joined. */
function joinedWith(first: string, second: string, analyse: Analyser): string | undefined {
  if (CASE_ENDING.test(second) && !isAbbreviation(first, second) && !analyse(first).some(isVerbForm)) {
    const joined = joinWords(first, second)
    const isStem = /[டற]்$/u.test(first) && !analyse(joined).some(isSure)
    return isStem ? joinWords(first + first.slice(-2), second) : joined
  }
  if (!/^(?:இரு|உள்ள|உடைய)/u.test(second)) return undefined
  const rest = (second.startsWith('இ') ? 'ி' : 'ு') + second.slice(1)
  if (/[ிை]$/u.test(first)) return `${first}ய${rest}`
  return first.endsWith('ு') ? first.slice(0, -1) + rest : undefined
}

/** `மாஇலை`, `கலைஅறிவு`: two nouns whose compound is known with its glide: மாவிலை, கலையறிவு. */
function knownCompound(first: string, second: string, { analyse, lexicon }: Knowledge): string | undefined {
  if (!analyse(first).some(isBareNoun) || !analyse(second).some(isSureNoun)) return undefined
  const joined = joinWords(first, second)
  return lexicon.has(joined) ? joined : undefined
}

function isSureNoun(reading: Analysis): boolean {
  return isSure(reading) && reading.class === 'noun'
}

/** சிபிஐ, எஸ்பிஐ: letters of another script, spelt out. */
function isAbbreviation(first: string, second: string): boolean {
  return second === 'ஐ' && !first.endsWith('்')
}

const LETTER = `${LETTER_NAMES.join('|')}|ஏ|ஈ|இ|எப்|ஹெச்|ஐ|ஓ|க்யூ|கியூ|யு|யூ|எக்ஸ்|ஒய்`
const LETTER_BEFORE_VOWEL = 'எஃப|எப|எச|ஹெச|எல|எம|என|ஆர|எஸ|எக்ஸ|ஒய'
const ENDING = 'ை|ில்|ின்|ால்|ான|ாக|ோடு|ுடன்|ுக்கு|ிடம்|ிலிருந்து|ும்|ே'
/** ஆர்என்ஏ, எம்எல்ஏக்கள், எஃப்ஐஆரில்: the names of Latin letters, and what may end them. */
const LETTERS = new RegExp(
  `^(?:${LETTER})+(?:(?:${LETTER})(?:[யவ](?:${ENDING})|க்கு|க்கள்|க்கள(?:${ENDING}))?|(?:${LETTER_BEFORE_VOWEL})(?:${ENDING}))(?:[கசதப]்)?$`,
  'u',
)

/** Print writes these before a vowel as one word with it: மறுஆய்வு, மின்இணைப்பு, சார்ஆட்சியர், ஈடுஇணை, நட்டஈடு; and so it does the first parts of borrowed terms: டைஆக்சைடு, பாலிஎஸ்டர். */
const PREFIX =
  /^(?:அணு|மின்|சார்|மறு|ஈடு|உள்|துணை|முன்|பின்|நடு|ஆக்க|நட்ட|நஷ்ட|டை|ட்?டிரை|ட்ரை|டெட்ரா|பென்டா|ஹெக்சா|மோனோ|பாலி|அமினோ|பயோ|எலக்ட்ரோ|மைக்ரோ|நானோ|ஆன்டி|ஆன்ட்டி|இன்ஃப்ரா|அல்ட்ரா)$/u
/** வாட்ஸ்அப்பில், பாக்ஸ்ஆபீஸ்: no Tamil word ends so before a vowel, and the second is English. */
const BORROWED = /[கடபஸஷ]்$/u
const BORROWED_BEHIND =
  /^(?:அப்(?:$|[பட])|அவுட்|ஆஃப்|ஆப்(?:$|ப)|இன்$|ஆன்$|ஆ(?:பீ|ஃபீ|பி|ஃபி)ஸ|ஏஜ்|ஓவர்|எண்ட்|அலர்ட்|அட்டாக்|ஐடி)/u
/** புறஊதா: a term of physics as schoolbooks print it. */
const TERM = /^புறஊதா/u
const CASE_ENDING = /^(?:இல|ஆல|ஐ|ஓட|இன்|இடம|இடமிருந்த|இலிருந்த|உடன|உடைய)(?:்|ும்|யும்|ு)?$/u

/** Code units of what stands behind; verse has words of as many before the end of a foot. */
const SHORTEST = 3
const VOWEL = /[அ-ஔ]/u
const VOWEL_INSIDE = /[\u0b80-\u0bff][அ-ஔ]/u
/** Words that writers run onto the one before; verse joins others on purpose. */
const SECOND = new Set(
  'என்று என்ற என்னும் எனும் என்பது என்பதை என்பதால் என்றும் என்றால் ஒரு ஒன்று இந்த அந்த இது அது இருந்து இருக்கிறது இருக்கும் இருந்தது ஆனால் ஆகும் ஆகிய உள்ள உள்ளது இல்லை உண்டு அவர் அவன் அவள் அவர்கள் இவர் எல்லா அனைத்து அல்லது ஆண்டு எது ஓர் ஏன் என எனத் எனப் எனக்'.split(
    ' ',
  ),
)
