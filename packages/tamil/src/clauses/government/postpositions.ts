import type { Word } from '../../text/word.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import { BEFORE_AND_AFTER, NEARBY } from '../../words/postposition-groups.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { isSourceOf } from './source-of-thing.ts'

/** What a postposition asks of the noun before it. */
export interface Government {
  readonly wanted: WantedCase
  /** The cases that are wrong before it. */
  readonly wrong: readonly Exclude<WantedCase, 'benefactive' | 'nominative'>[]
  /** Whether it may also be an adverb, so that an object may stand before it by chance: `அதைப் பிறகு பார்ப்போம்`. */
  readonly adverb?: true
  /** Whether many are meant, so that no object of a verb stands right before it: `நாடுகளை இடையே`. */
  readonly ofMany?: true
  /** Whether a pronoun without ending is wrong before it: `அவன் பற்றி`. */
  readonly notBarePronoun?: true
  /** Whether நான், நீ and the like, which have a stem of their own before endings, are wrong before it. */
  readonly notBareSelf?: true
  /** What must hold of the noun and of what stands around, where the word is a verb, too. */
  readonly where?: (noun: Word, postposition: Word) => boolean
}

/** How many words away a verb or another object may stand. */
const NEAR = 12

const ALL_BUT_GENITIVE = ['accusative', 'dative', 'locative', 'instrumental'] as const

const ACCUSATIVE: Government = { wanted: 'accusative', wrong: ['locative', 'instrumental', 'genitive'] }
const AGAINST: Government = { wanted: 'dative', wrong: ['accusative'] }
const ACCORDING: Government = {
  wanted: 'dative',
  wrong: ['accusative', 'genitive', 'locative', 'instrumental', 'sociative'],
}
const BEFORE: Government = { wanted: 'dative', wrong: ['accusative'], adverb: true }
const BETWEEN: Government = { ...BEFORE, ofMany: true }
const WITHOUT: Government = { wanted: 'nominative', wrong: ['accusative'], where: isNotUndone }
const THROUGH: Government = { wanted: 'genitive', wrong: ['accusative', 'dative'] }
const ON: Government = { wanted: 'genitive', wrong: ALL_BUT_GENITIVE, notBareSelf: true }
const ABOVE: Government = { wanted: 'genitive', wrong: ['accusative'], adverb: true }
const ON_BEHALF: Government = { wanted: 'genitive', wrong: ['accusative'] }
const UP_TO: Government = { wanted: 'nominative', wrong: ['accusative', 'dative'] }

/** The postpositions of the language by the case that they govern. */
export const GOVERNMENT: ReadonlyMap<string, Government> = new Map<string, Government>([
  ...words('பற்றி பற்றிய', { ...ACCUSATIVE, notBarePronoun: true }),
  ...words('நோக்கி முன்னிட்டு', ACCUSATIVE),
  ...words('பற்றியது பற்றியவை பற்றியதாகும் பற்றியதே', {
    ...ACCUSATIVE,
    wrong: [...ACCUSATIVE.wrong, 'dative'],
    where: isAtEnd,
  }),
  ...words('குறித்து குறித்த குறித்தும்', {
    wanted: 'accusative',
    wrong: ['genitive', 'locative'],
    where: isSpokenOf,
  }),
  ...words('விட', {
    wanted: 'accusative',
    wrong: ['instrumental', 'sociative', 'dative', 'locative', 'genitive'],
    notBarePronoun: true,
  }),
  ...words('விட்டு', {
    wanted: 'accusative',
    wrong: ['dative', 'locative', 'instrumental'],
    where: isLeaving,
  }),
  ...words('சுற்றி', { wanted: 'accusative', wrong: ['dative', 'locative'], where: isCircled }),
  ...words('தவிர', { wanted: 'accusative', wrong: ['dative', 'locative', 'instrumental', 'genitive'] }),
  ...words('தவிர்த்து பொருட்படுத்தாமல் பொருட்படுத்தாது முன்வைத்து உள்ளிட்ட', {
    wanted: 'accusative',
    wrong: ['dative', 'instrumental', 'genitive'],
  }),
  ...words('சார்ந்த', { wanted: 'accusative', wrong: ['dative', 'locative'] }),
  ...words('கொண்டு', { wanted: 'accusative', wrong: ['dative', 'locative', 'instrumental'] }),
  ...words('போல போல் போன்ற போன்று போலவே', {
    wanted: 'accusative',
    wrong: ['dative', 'locative', 'instrumental', 'genitive'],
  }),
  ...words('பதிலாக', {
    wanted: 'dative',
    wrong: ['accusative', 'genitive', 'instrumental', 'locative'],
    where: isReplaced,
  }),
  ...words('சேர்ந்து', { wanted: 'sociative', wrong: ['accusative'], where: isCompanion }),
  ...words('சேர்ந்த சேர்ந்தவர் சேர்ந்தவர்கள் சேர்ந்தவன் சேர்ந்தவள்', {
    wanted: 'accusative',
    wrong: ['dative', 'locative'],
    where: isHome,
  }),
  ...words('ஒப்பிடும்போது ஒப்பிடுகையில் ஒப்பிட்டால்', {
    wanted: 'sociative',
    wrong: ['dative', 'locative', 'instrumental'],
    where: isOneCompared,
  }),
  ...words('பொறுத்தவரை பொறுத்தவரையில் பொறுத்தமட்டில் பொறுத்தவரைக்கும்', {
    wanted: 'accusative',
    wrong: ['dative', 'locative', 'instrumental', 'genitive'],
    notBarePronoun: true,
  }),
  ...words('எதிராக', { wanted: 'dative', wrong: ['accusative', 'genitive'], where: isNotTreatedSo }),
  ...words('சமமாக இணையாக நிகராக ஈடாக முரணாக விரோதமாக சாதகமாக பாதகமாக', { ...AGAINST, where: isNotTreatedSo }),
  ...words('எதிரான சமமான இணையான நிகரான ஈடான முரணான விரோதமான', AGAINST),
  ...words('ஆதரவாக', { ...AGAINST, adverb: true, where: isNotTreatedSo }),
  ...words('அப்பால் அப்பாற்பட்ட அப்பாற்பட்டது உட்பட்டு உட்பட்ட சொந்தமான சொந்தமானது', {
    wanted: 'dative',
    wrong: ['accusative'],
  }),
  ...words('ஏற்ப ஏற்றவாறு தகுந்தவாறு தக்கவாறு ஏற்றாற்போல் ஏற்றபடி தகுந்தபடி', ACCORDING),
  ...words('மாறாக மாறான முன்னதாக முன்பாக பின்னதாக அருகாமையில் நேரெதிரே', BEFORE),
  ...words([...BEFORE_AND_AFTER, ...NEARBY].join(' '), BEFORE),
  ...words('முன்னால் பின்னால் வெளியே உள்ளே', BEFORE),
  ...words('மீது மீதான மீதும் போது', ON),
  ...words('மேல் கீழ்', ABOVE),
  ...words('குறுக்கே குறுக்காக', { wanted: 'genitive', wrong: ['accusative'], where: isAcross }),
  ...words('ஊடாக ஊடே', { wanted: 'genitive', wrong: ['accusative'] }),
  ...words('பொருட்டு', { wanted: 'genitive', wrong: ALL_BUT_GENITIVE }),
  ...words('பேரில் விளைவாக', { wanted: 'genitive', wrong: ['accusative'] }),
  ...words('சார்பாக சார்பில் தரப்பில் தலைமையில் முன்னிலையில்', ON_BEHALF),
  ...words('வரை வரையில் வரைக்கும்', UP_TO),
  ...words('தோறும்', { wanted: 'nominative', wrong: ALL_BUT_GENITIVE }),
  ...words('காரணமாக', {
    wanted: 'nominative',
    wrong: ['accusative', 'locative', 'instrumental'],
    where: isCause,
  }),
  ...words('தொடர்பாக தொடர்பான சம்பந்தமாக', { wanted: 'nominative', wrong: ['accusative'] }),
  ...words('இடையே இடையேயான இடையிலான இடையில் நடுவே நடுவில் மத்தியில்', BETWEEN),
  ...words('இல்லாமல் இல்லாத இல்லாததால் இல்லாவிட்டால் இல்லாதபோது இல்லாது', WITHOUT),
  ...words('இன்றி', { wanted: 'nominative', wrong: ['accusative', 'dative'] }),
  ...words('அடிப்படையில்', THROUGH),
  ...words('மூலம் மூலமாக', { ...THROUGH, where: (noun, word) => !isSourceOf(noun, word) }),
  ...words('வழியாக வாயிலாக', THROUGH),
  ...words('இருந்து', { wanted: 'locative', wrong: ['dative', 'accusative'], where: isFrom }),
  ...words('ஆன ஆனது ஆனவை', { wanted: 'instrumental', wrong: ['accusative'], where: isMadeOf }),
])

function words(list: string, government: Government): (readonly [string, Government])[] {
  return list.split(' ').map((word) => [word, government])
}

/** `கேள்விகள் அணுவைப் பற்றியவை`; what takes hold of someone follows it. */
function isAtEnd(_noun: Word, { next, tokenAfter }: Word): boolean {
  return next === undefined || tokenAfter !== ' ' || /^(?:என|அல்ல|அன்று|ஆகும்|தான்)/u.test(next.text)
}

/** `இன்பத்தையும் துன்பத்தையும் சமமாக எண்ணு`, `விடுமுறையைச் சாதகமாகப் பயன்படுத்தினான்`: what is taken or used so is the object; what something is equal to, or good for, stands in the dative. */
function isNotTreatedSo(noun: Word, { next }: Word): boolean {
  if (
    next === undefined ||
    !noun.is('accusative') ||
    !next.analyses.every(({ class: kind }) => kind === 'verb')
  )
    return true
  return !rootsOf(next).some((root) => TREATING.has(root))
}

const TREATING: ReadonlySet<string> = new Set(
  'எண்ணு கருது ஏற்றுக்கொள் ஏல் நடத்து பாவி மதி பகிர் பிரி வகு பங்கிடு பார் நேசி வை நினை அருந்து உண் சாப்பிடு குடி நிரப்பு பரப்பு தூவு ஊற்று கல வெட்டு நறுக்கு கொடு தா வழங்கு அளி பயன்படுத்து அனுபவி உபயோகி கையாள் மாற்று மாற்றிக்கொள் ஆக்கு ஆக்கிக்கொள் திருப்பு கொள் எடுத்துக்கொள் காண் நோக்கு காட்டு சித்திரி வளை வளைத்துக்கொள்'.split(
    ' ',
  ),
)

/** `பானங்களுக்குப் பதிலாக`: things, one for another; a letter or a question may have an answer in it. */
function isReplaced(noun: Word): boolean {
  return !noun.isOnly('locative') || (REPLACED.some((kind) => noun.isOnly(kind)) && noun.is('plural'))
}

const REPLACED = ['food', 'mass', 'plant'] as const

/** `தம்பியைச் சேர்ந்து போனான்`: with him; a wife may come to her husband and live. */
function isCompanion(noun: Word, { next }: Word): boolean {
  return noun.is('rational') && next !== undefined && !next.hasLemma('வாழ்') && !next.hasLemma('இரு')
}

/** `சென்னையில் சேர்ந்தவர்`: a place that has a name, or a village or country to which someone belongs. */
function isHome(noun: Word, { text, next }: Word): boolean {
  const person = !/^சேர்ந்த(?:[கசதப]்)?$/u.test(text) || next?.isOnly('rational') === true
  if (!person || !noun.is('place')) return false
  return noun.isOnly('locative')
    ? noun.isA('name')
    : noun.isA('name') || HOMES.some((lemma) => noun.hasLemma(lemma))
}

const HOMES = ['ஊர்', 'சிற்றூர்', 'கிராமம்', 'நகரம்', 'மாவட்டம்', 'மாநிலம்', 'நாடு'] as const

/** `சென்ற ஆண்டுடன் ஒப்பிடும்போது`: with one thing; of many it may be said among which. */
function isOneCompared(noun: Word): boolean {
  return noun.isOnly('singular') && !noun.is('clitic-um')
}

/** `பூமி சூரியனைச் சுற்றி`: in the sky; elsewhere the locative says where one strolls. */
function isCircled(noun: Word): boolean {
  return !noun.isOnly('locative') || CELESTIAL.some((lemma) => noun.hasLemma(lemma))
}

const CELESTIAL = ['சூரியன்', 'பூமி', 'கோள்', 'நிலா', 'கதிரவன்', 'ஞாயிறு', 'புவி'] as const

/** `காய்ச்சலைக் குறித்து மக்களிடம்`, not `நாட்காட்டியில் குறித்து வைத்தான்`: no place to write on, and no verb after it. */
function isSpokenOf(noun: Word, { next }: Word): boolean {
  if (!noun.isOnly('locative')) return true
  return noun.is('abstract') && !noun.is('place') && next !== undefined && !next.isA('verb')
}

/** `வறுமையை இல்லாமல் செய்தார்`: to undo it. */
function isNotUndone(_noun: Word, { next }: Word): boolean {
  return next === undefined || !['செய்', 'ஆக்கு', 'பண்ணு', 'ஒழி'].some((root) => next.hasLemma(root))
}

/** `வீட்டை விட்டு ஓடினான்`: to leave it, not to leave something there. */
function isLeaving(noun: Word, { sentence, index }: Word): boolean {
  if (
    !noun.isOnly('irrational') ||
    sentence.words.slice(Math.max(0, index - NEAR), index).some((word) => word.isOnly('accusative'))
  )
    return false
  if (sentence.words[index + 1]?.hasLemma('செல்') === true) return HOMES.some((lemma) => noun.hasLemma(lemma))
  return sentence.words
    .slice(index + 1, index + 4)
    .some((word) => LEAVING.some((root) => word.hasLemma(root)))
}

/** To go out of or away from something. */
export const LEAVING = [
  'வெளியேறு',
  'ஓடு',
  'விலகு',
  'நீங்கு',
  'பிரி',
  'புறப்படு',
  'கிளம்பு',
  'தப்பு',
  'தப்பி',
  'தப்பியோடு',
  'ஓடிப்போ',
]

/** `ஆற்றின் குறுக்கே அணை`, not `ஆற்றைக் குறுக்கே கடந்தான்`. */
function isAcross(_noun: Word, { sentence, index }: Word): boolean {
  return !sentence.words
    .slice(index + 1, index + NEAR)
    .some((word) => CROSSING.some((root) => word.hasLemma(root)))
}

const CROSSING = [
  'கட',
  'தாண்டு',
  'வெட்டு',
  'நீந்து',
  'அறு',
  'பிள',
  'மறி',
  'மறை',
  'தடு',
  'வை',
  'நிறுத்து',
  'போடு',
  'கட்டு',
  'இழு',
  'நீட்டு',
]

/** `மழையைக் காரணமாகக் காட்டினார்` names it as the cause. */
function isCause(_noun: Word, { next }: Word): boolean {
  return next !== undefined && !NAMING.some((root) => next.hasLemma(root))
}

const NAMING = ['காட்டு', 'கூறு', 'சொல்', 'கொள்', 'கருது', 'வை', 'எடு', 'என்']

/** `மலையில் இருந்து இறங்கினான்`, not `ஊருக்கு இருந்து வந்த பெருமை`, what it had. */
function isFrom(noun: Word, { sentence, index, next }: Word): boolean {
  if (next === undefined || !noun.isOnly('irrational')) return false
  if (noun.isOnly('accusative')) return true
  if (LEAVING_OFFICE.test(next.text)) return true
  if (/^(?:வந்து|வந்தேன்|வந்தார்|வந்தனர்)/u.test(next.text) && noun.is('place') && noun.isA('name')) return true
  if (/^(?:வந்த|வரு|வர|கொண்ட|விட்ட)/u.test(next.text)) return false
  const moved = sentence.words
    .slice(index + 1, index + 5)
    .some((word) => MOVING.some((root) => word.hasLemma(root)))
  return noun.isOnly('place') || (moved && noun.isOnly('singular') && !noun.is('abstract'))
}

/** `பதவிக்கு இருந்து விலகினார்`: out of whatever it is. */
const LEAVING_OFFICE = /^(?:விலக|விலகி|விடுபட|விடுதலை|நீக்க|நீங்கி|மீண்ட|மீள|ஓய்வு|வெளியேற|தப்பி)/u

const MOVING = [
  'இறங்கு',
  'விழு',
  'குதி',
  'புறப்படு',
  'கிளம்பு',
  'திரும்பு',
  'உருள்',
  'வெளியேறு',
  'தப்பு',
  'பாய்',
  'கொட்டு',
]

/** `தனிமங்களால் ஆனது`. */
function isMadeOf(noun: Word): boolean {
  return noun.isOnly('irrational') && !noun.isA('pronoun') && !noun.is('time')
}
