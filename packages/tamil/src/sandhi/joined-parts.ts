import { kindOf } from '../script/characters.ts'
import { memoize } from '../text/memoize.ts'
import type { FormOf, WordForm } from '../text/word-form.ts'
import type { Analysis } from '../words/analysis.ts'
import { isCertain } from '../words/readings.ts'
import { finalVallinam, missingVallinam, vallinamOf, withoutVallinam } from '../words/vallinam.ts'
import type { Beginnings } from '../words/word-beginnings.ts'
import { isListedFirst } from './after-listed.ts'
import { goesOn, isClosed, isEnclitic, isOneWithNegative } from './closed-forms.ts'
import { isOneByParts } from './one-by-parts.ts'
import { isBare, isEvery, isNounReading } from './reading-kinds.ts'
import { isDayOfItsOwn, isSurelyApart, standApart } from './stand-apart.ts'
import { startsAsLoan } from './word-starts.ts'
import { DEMONSTRATIVES, KEEPING_OUT, MANNERS, QUANTITIES, TITLES } from './words-apart.ts'

/** What telling two words from one needs. */
interface Knowledge {
  readonly lexicon: { has(word: string): boolean }
  readStems(word: string): readonly Analysis[]
  beginningsOf(word: string): Beginnings
  readonly formOf: FormOf
}
type ReadStems = Knowledge['readStems']

/** Code units: a verb behind a case form or an adverb may be as short as this: பேண, வாழ. */
const SHORTEST_VERB = 3

/**
 * Second parts that good print joins to what stands before (அவன்தான், அவனைப்போல, வந்தபோது), and endings that are words
 * too (செய்தமை + ஐ is no செய்த + மையை).
 */
const ENCLITIC =
  /^(?:தான|தாம(?:்$|ே)|தாண்டா|கூட|கிட்ட|போல|போன்ற|போது|பொழுது|படி(?![தகப])|படு|பட[வாு]|பட்ட|பின்|முன்|மேல்|மேலே|மேலும்|கீழே|நேர்|முகமாக|வாக்கில்|மீத[ுா]|கீழ்|பற்றி|தவிர|தொடர்ந்|விட|மட்டும்|மூலம்|வரை|முதல்|பால(?:்|ான)|கண்|பேர்|தோறும்|பட்சம்|மாத்திர|வாறு|வகை|வித|வேளை|தரப்பு|முறை|நாள்|கொண்|கொள்|பக்கம|புறம|மாதிரி|சார்|சேர்|மை|மான|வர|வன|வள|தை|வதை|தாக|தால|யை|வை$|கள[ை்])/u

/** அதற்காகத்தான்: a word with the particle தான், which no cutting makes two words of. */
const WITH_THAAN = /^(.{3,}?)(?:த்)?தான்?[ேோா]?$/u

/**
 * A word that no stem explains, separated into two that stand apart in Tamil: `அவன்வந்தான்` → `அவன் வந்தான்`. Gives
 * `undefined` unless there is exactly one way to part it.
 */
export const partsOf = memoize((form: WordForm, knowledge: Knowledge): string | undefined => {
  if (form.isRead) return undefined
  const { text } = form
  const { lexicon, readStems } = knowledge
  let separated: string | undefined
  for (const at of seamsIn(text, knowledge)) {
    const first = text.slice(0, at)
    const second = text.slice(at)
    // கூத்துமே + டைக் of மேடை: no short word of another language stands behind a particle.
    // சாத்தி + ரத்தில் of சாத்திரம்: nor behind what looks like a participle.
    if (startsAsLoan(second) && (second.length <= SHORTEST_BEHIND || first.endsWith('ி'))) continue
    if (isOneByEnding(first, second, readStems) || isOneByParts(first, second, readStems)) continue
    // சிறிதுசிறிதாக: a word said twice.
    if (second.startsWith(first.slice(0, -1)) && /ாக(?:வும்|வே|[கசதப]்)?$/u.test(second)) continue
    if (BOUND_ADJECTIVE.test(first) || isPlaceOrItsPeople(first, second, readStems)) continue
    if (first.endsWith('ர்') && PLURAL_BEHIND.test(second)) continue
    if (KEEPING_OUT.test(second) && readStems(withoutVallinam(first)).some(isNounReading)) continue
    if (ELISION.test(second) || (first.endsWith('ா') && BECAUSE.test(second))) continue
    if (VOICE.test(first) && SAID_WITH_GLIDE.test(second)) continue
    if (isInsideEnding(first, second) || NO_BEGINNING.test(second)) continue
    if (ADVERB_IN_AAKA.test(text.slice(at - 1)) || isElided(first, second, readStems)) continue
    const isClosedFirst = isBehindClosed(first, second, knowledge)
    if (!isClosedFirst && !areTwoWords(first, second, knowledge)) continue
    if (separated !== undefined || isWithThaan(text, readStems)) return undefined
    if (!isClosedFirst && !isSurelyApart(first, second, readStems) && lexicon.has(text)) return undefined
    separated = `${withDoubling(first, second, readStems)} ${second}`
  }
  return separated
})

/**
 * மற்றதை, நல்லதையெல்லாம்: what is so, not a tailoring or the month; வெல்லாவெளி: what ends in ஆ has its noun or its ending right behind, unless
 * the other thing that is asked follows (`இடிப்பதாவேண்டாமா`).
 */
function isOneByEnding(first: string, second: string, readStems: ReadStems): boolean {
  if (/[க-ஹ]$/u.test(first) && WHAT_IS_SO.test(second)) return true
  if (!first.endsWith('ா') || second.endsWith('ா') || QUANTITIES.has(first)) return false
  return readStems(first).some(
    ({ class: kind, features }) =>
      (kind === 'name' && features.includes('clitic-aa')) ||
      (features.includes('relative-participle') && features.includes('negative')),
  )
}

const WHAT_IS_SO = /^தை(?:$|ய(?:ெல்|ாவ|ும்|ே)|[கசதப]்?$)/u

/** Where a word may be separated: behind a beginning that is a word of common stems, or behind the ending of a closed form. */
function seamsIn(text: string, { beginningsOf }: Knowledge): Set<number> {
  const seams = new Set<number>()
  const ends = [...beginningsOf(text).ends]
  for (const { index, 0: ending } of text.matchAll(CLOSED_END)) ends.push(index + ending.length)
  if (text.endsWith(AND) && text.length > AND.length + SHORTEST_BEHIND) ends.push(text.length - AND.length)
  for (const title of TITLES) if (text.startsWith(title)) ends.push(title.length)
  for (const at of ends.flatMap((end) => seamsAt(text, end)))
    if (at >= 2 && at <= text.length - SHORTEST_VERB && mayBegin(text, at)) seams.add(at)
  return seams
}

/** Letters that end closed forms of words which no stem explains: விலைபேசியவர்களுக்கு, உரிமையாளர்கள். */
const CLOSED_END = /கள்|க்கு|ற்கு|[\u0bbe-\u0bcc]ல்|ும்|[ாேோ]ர்|(?<=[\u0b95-\u0bb9])ை|ின்|டன்|தது|தால்|ேன்|ாமல்/gu

function areTwoWords(first: string, second: string, { readStems, formOf }: Knowledge): boolean {
  if (second === AND) return !/[க-ஹ]$/u.test(first)
  const isOneWord = isListedFirst(first) ? isEnclitic(second) : ENCLITIC.test(second)
  if (isOneWord && !isDayOfItsOwn(first, second)) return false
  if (first.endsWith('ா') && BECOMING.test(second)) return false
  if (first.endsWith('ுடைய') && second.startsWith('தா')) return false
  return standApart(first, second, readStems) || isCountedCompound(first, second, formOf)
}

/** `பட்டியலில்விடுபட்டோர்`, `அவர்களுக்குப்புத்தகம்`: any word behind a form that no compound goes on from. */
function isBehindClosed(first: string, second: string, { formOf }: Knowledge): boolean {
  // ஊசிக்கோபுரம் is no ஊசிக்கோ.
  if (
    /[கற]்கோ$/u.test(first) ||
    isEnclitic(second) ||
    goesOn(second) ||
    isOneWithNegative(withoutVallinam(first), second)
  )
    return false
  if (second.length < SHORTEST_BEHIND && !SOME.has(second)) return false
  const doubling = finalVallinam(first)
  if (doubling !== undefined && vallinamOf(second) !== doubling) return false
  const bare = withoutVallinam(first)
  const firsts = formOf(bare).analyses.filter(isCertain)
  const isUnread = firsts.length === 0 && second.length >= LONG_BEHIND && UNREAD_CLOSED.test(bare)
  if (!(isUnread || isClosed(bare, firsts)) || !isWord(formOf(second))) return false
  // நாட்டைக்குறிஞ்சி: a name may be made of an object and what it is of.
  return isUnread || !isEvery(firsts, ['accusative']) || !isBare(formOf(second).analyses)
}

/** A word that a stem explains, or a longer one that the engine knows otherwise: தேர்ச்சிபெறுவது, பரிசுத்தொகையாக. */
function isWord(form: WordForm): boolean {
  return form.isCertain || (form.text.length >= LONG_WORD && form.isKnown && form.misspelling === undefined)
}

/** Code units. */
const LONG_WORD = 8

/** Behind any word, whoever knows it; பணமற்றும், without money, has its ம of பணம். */
const AND = 'மற்றும்'

/** Code units. */
const SHORTEST_BEHIND = 4
/** வீதியில்சில: short, but words that nothing goes on with. */
const SOME: ReadonlySet<string> = new Set(['சில', 'பல'])

/** Code units of a word behind a name that nobody knows. */
const LONG_BEHIND = 6
/** நெடும்பயணம்: roots of adjectives, with what the first letter of the noun makes of them. */
const BOUND_ADJECTIVE = /^(?:நெடு|கடு|பெரு|அரு|கரு|குறு|நறு|செழு|கொடு)[மஙஞந]்$/u

/** அம்மாபேட்டை, உடன்குடி: a place that is called after somebody; மேலைநாட்டார்: the people of a land. */
function isPlaceOrItsPeople(first: string, second: string, readStems: ReadStems): boolean {
  if (isListedFirst(first) || DEMONSTRATIVES.has(withoutVallinam(first))) return false
  if (PEOPLE_OF_LAND.test(second)) return readStems(first).some(isAttribute)
  return PLACE_HEAD.test(second) && (first === 'உடன்' || readStems(first).some(mayNamePlace))
}

const PEOPLE_OF_LAND = /^நாட்ட(?:ார|வ|ின)/u
/** What ends the names of places, in its cases. */
const PLACE_HEAD =
  /^(?:பேட்டை|கோட்டை|குடி(?!த|ப்|க்க)|பட்டி|பட்டின|பாளைய|புர|பாக்க|குப்ப|மங்கல|சத்திர|தீவ|துறை|சேரி|வலசு|கட்ட(?:ில்|ுக்கு|ை$)|கட்டு$|குள(?:ம்|த்)|மட(?:ம்|த்)|ஊரணி|நல்லூர|பற்ற(?:ு$|ில்|ுக்கு))/u

function isAttribute({ class: kind }: Analysis): boolean {
  return kind === 'adjective' || kind === 'noun'
}

/** Whoever a place is called after; no food, no time: a name is given by people. */
function mayNamePlace({ class: kind, features }: Analysis): boolean {
  return (
    kind === 'name' || (kind === 'noun' && features.includes('nominative') && features.includes('rational'))
  )
}

/** பிட்டோவுக்கு, பேர்களை: cases that tell themselves by their letters, of whatever name. */
const UNREAD_CLOSED = /^.{2,}(?:[\u0b95-\u0bb9]ுக்கு|ிற்கு|கள(?:ை|ில்|ுக்கு|ால்|ுடன்|ின்)|வரிடம்|ினுடைய)$/u

/** ஒப்பாவான், இணையாவார், ஈடாகாது: ஆவான் and ஆகாது behind a noun. */
const BECOMING = /^(?:வ(?:ான்|ாள்|ார்|ார்கள்|ேன்|ோம்|ாய்|ீர்கள்)$|கா(?:து|த|மல்|தா)|கு[மவ])/u

/** வந்தோமில்லையா, பறக்கின்றனவல்லவா, வந்ததாகையால்: the last letter of a word before இல்லை, அல்ல, எல்லாம், என்று, ஆகையால். */
const ELISION = /^[மவயனளரற](?:ல்லவ|ில்ல[ைா]|ெல்லா|ென்[றனப])/u
/** எழுதியவர்களெல்லாம் is no எழுதியவர் and toddy. */
const PLURAL_BEHIND = /^கள[ைாிுெேோ்]/u
const BECAUSE = /^கை(?:யால|யின)/u

/** மியாவென்றது, ஓவென்று: a sound and என்று behind its glide, not வென்று. */
const VOICE = /[ாூோ]$/u
const SAID_WITH_GLIDE = /^வென்ற/u

/** செப்புக்குடத்துடன் is no டத்துடன்: short words that no language begins so, and the மை of -இன்மை. */
const NO_BEGINNING = /^(?:[டணலழளறன].{0,7}$|மை(?:$|ய))/u

/** அடிப்பாகத்தை: the case of a noun in -ம், which is no adverb in -ஆக and தை. */
const isInsideEnding = (first: string, second: string) => first.endsWith('ாகத்') && CASE_OF_NOUN.test(second)
const CASE_OF_NOUN = /^த(?:ை|ின்|ில்|ால்|ிற்கு|ுக்கு|ோடு|ுடன்|ிலிருந்து|ையும்|ையே|ிலும்)(?:[கசதப]்)?$/u

/** இவராகத்தான்: ஆக and its particle. */
const ADVERB_IN_AAKA = /^ாக[கசதப]்/u

/** எனக்கொன்றும், என்றுமுள்ளது: எனக்கு and என்றும் before a vowel, not எனக் and என்று. */
function isElided(first: string, second: string, readStems: ReadStems): boolean {
  const letter = ELIDED.get(first)
  if (letter === undefined || !second.startsWith(letter)) return false
  const vowel = VOWEL_OF_SIGN.get(second.charAt(1)) ?? `அ${second.charAt(1)}`
  return second.startsWith('கு') || readStems(vowel + second.slice(2)).some(isCertain)
}

/** What a saying word may have been elided before. */
const ELIDED: ReadonlyMap<string, string> = new Map([
  ['எனக்', 'க'],
  ['என்று', 'ம'],
])

const VOWEL_OF_SIGN: ReadonlyMap<string, string> = new Map(
  [...'ாிீுூெேைொோ'].map((sign, i) => [sign, [...'ஆஇஈஉஊஎஏஐஒஓ'][i] ?? '']),
)

/** மூன்றுதனிப்படைகள்: things that are counted by a compound, which no stem explains. */
function isCountedCompound(first: string, second: string, formOf: Knowledge['formOf']): boolean {
  if (!QUANTITIES.has(first) || second.length < LONG_COMPOUND || !PLURAL.test(second)) return false
  const form = formOf(second)
  return form.analyses.length === 0 && form.isKnown
}

/** Code units. */
const LONG_COMPOUND = 9
const PLURAL = /கள(?:்|ை|ும்|ில்|ின்|ுக்கு|ுடன்|ால்)(?:[கசதப]்)?$/u

function isWithThaan(text: string, readStems: ReadStems): boolean {
  const bare = WITH_THAAN.exec(text)?.[1]
  return bare !== undefined && readStems(bare).some(isCertain)
}

/** இந்தபுத்தகம், அவனுக்குதெரியும்: what doubles the consonant after it when it is written apart. */
function withDoubling(first: string, second: string, readStems: ReadStems): string {
  const doubles =
    DEMONSTRATIVES.has(first) ||
    MANNERS.has(first) ||
    (/[ைு]$/u.test(first) && isEvery(readStems(first).filter(isCertain), ['accusative', 'dative']))
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
