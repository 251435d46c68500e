import { kindOf } from '../script/characters.ts'
import { memoize } from '../text/memoize.ts'
import type { Word } from '../text/word.ts'
import type { WordForm } from '../text/word-form.ts'
import type { Analysis } from '../words/analysis.ts'
import { finalVallinam, vallinamOf, withoutVallinam } from '../words/vallinam.ts'
import type { Beginnings } from '../words/word-beginnings.ts'
import { ONE_WORD_COMPOUNDS } from './one-word-compounds.ts'

/** What no Tamil word and no borrowed one begins with, nor a consonant with pulli. */
const NEVER_FIRST = 'ஙணழளறன'
/** What only borrowed words begin with. */
const LOANS_FIRST = 'டரல'

/**
 * Endings and parts of words that are words too: வில்லை is a bow, களை a weed. Each with what the whole must be for the
 * two to belong together.
 */
const ENDINGS: ReadonlyMap<string, (whole: Analysis) => boolean> = new Map([
  ['வில்லை', isNegative],
  ['கள்', isPlural],
  ['களை', isPlural],
  ['களே', isPlural],
])

/** Particles that rules of their own join: வந்தமுகமாக. */
const JOINED_BY_RULES: ReadonlySet<string> = new Set(['முகமாக', 'வாக்கில்'])
/** What only the first part of a compound ends in: கடற், தொழிற். */
const BOUND_END = /ற்$/u
/** Endings that the list of forms holds. */
const LOOSE_ENDINGS: ReadonlySet<string> = new Set(
  'லாம் தாக தற்காக வதற்காக பதற்காக தால் தும் தற்கு வதால் வதற்கு வும் வுடன் யாக வாக மாக மான வே யே வர்கள் வர்களுக்கு வருக்கு ரும் வரும்'.split(
    ' ',
  ),
)

/** What telling parts from words needs. */
interface Knowledge {
  readonly lexicon: { has(word: string): boolean }
  readStems(word: string): readonly Analysis[]
  beginningsOf(word: string): Beginnings
}

/** Code units: shorter wholes are chance. */
const SHORTEST_WHOLE = 5
/** Code units: no word that is split by mistake is longer. */
const LONGEST_WHOLE = 60

/**
 * The word that two neighbours make when they are written as one, where at least one of them is no word by itself:
 * `செய்ய` + `லாம்` → `செய்யலாம்`. `undefined` where both stand alone, or where no known word comes of them.
 */
export function wholeOfParts(first: Word, second: Word, knowledge: Knowledge): string | undefined {
  if (!mayBeParts(first.form, second.form) || standsApart(first, second)) return undefined
  if (!first.form.isCertain && !mayGoOn(first.form, knowledge)) return undefined
  const fits = ENDINGS.get(second.text)
  const whole = first.text + second.text
  const isOne = fits !== undefined || belongTogether(first, second, knowledge)
  if (!isOne && second.form.isCertain) return undefined
  // விக்கெட் கீப்பர்: behind a word only endings are parted from it, unless the two are known to be one.
  const mayBeCompound =
    !first.form.isCertain ||
    fits !== undefined ||
    isWrittenAsOne(first, second) ||
    startsNoTamilWord(second.text) ||
    LOOSE_ENDINGS.has(withoutVallinam(second.text))
  const isBroken = startsImpossibly(second.text)
  const isKnown = knowledge
    .readStems(whole)
    .some(
      (reading) =>
        isCertain(reading) &&
        ((isOne && mayBeCompound) || isEnding(reading, first)) &&
        (isBroken || reading.class !== 'name') &&
        (fits?.(reading) ?? true),
    )
  return isKnown ? whole : undefined
}

/** What is cheap to know of two neighbours: false where `wholeOfParts` finds nothing for certain. */
export function mayBeParts(first: WordForm, second: WordForm): boolean {
  const length = first.text.length + second.text.length
  if (length < SHORTEST_WHOLE || length > LONGEST_WHOLE) return false
  if (!first.isCertain || !second.isCertain) return true
  return ENDINGS.has(second.text) || first.text.endsWith('ற்') || ONE_WORD_COMPOUNDS.has(first.text)
}

/** Whether known words go on behind the letters; அ, இ and எ also stand joined to nouns. */
const mayGoOn = memoize(
  ({ text }: WordForm, { beginningsOf }: Knowledge): boolean =>
    /^[அஇஎ]/u.test(text) || beginningsOf(text).goesOn,
)

/** Whether the letters or a rule of its own say that the second is no rest of the first. */
function standsApart(first: Word, second: Word): boolean {
  if (startsWithVowel(second.text) || startsImpossibly(first.text) || second.tokenAfter === '-') return true
  return JOINED_BY_RULES.has(second.text) || (second.text === 'கள்' && ofOne(second))
}

/** சிற்பி கள் செதுக்கினான்: of one person the verb tells, so that no plural is meant. */
function ofOne({ sentence }: Word): boolean {
  return sentence.lastWord?.is('masculine') === true || sentence.lastWord?.is('feminine') === true
}

/** Whether the second part is nothing but endings: வந்தா + லும் of வா, மாணவர் + களிடம் of மாணவர். */
function isEnding({ lemma, class: kind }: Analysis, first: Word): boolean {
  return lemma.length <= first.text.length && (kind !== 'verb' || !first.analyses.some(isFullVerb))
}

function isFullVerb({ class: kind, features }: Analysis): boolean {
  return kind === 'verb' && !features.includes('imperative')
}

/** Whether one of the two is no word by itself, or the two are known to be written as one. */
function belongTogether(first: Word, second: Word, knowledge: Knowledge): boolean {
  if (isWrittenAsOne(first, second)) return true
  const doubling = finalVallinam(first.text)
  if (doubling !== undefined && doubling === vallinamOf(second.text)) return false
  if (first.form.isCertain) return !second.form.isCertain && isBareEnding(second.form, knowledge)
  const kind = kindOfStart(first.form, knowledge)
  return kind !== 'shortened' && (kind === 'unknown' || !second.form.isCertain)
}

/** Whether the two are known to be one word: பேச்சு வார்த்தை, கடற் கரை. */
function isWrittenAsOne(first: Word, second: Word): boolean {
  if (ONE_WORD_COMPOUNDS.get(first.text)?.some((start) => second.text.startsWith(start))) return true
  return BOUND_END.test(first.text)
}

/** What a first part is that is no certain word: the first noun of a compound, a listed form, or neither. */
const kindOfStart = memoize(
  ({ text }: WordForm, { readStems, lexicon }: Knowledge): 'shortened' | 'listed' | 'unknown' => {
    if (isShortened(text, readStems)) return 'shortened'
    return lexicon.has(text) ? 'listed' : 'unknown'
  },
)

/** Whether a second part is an ending and no word, a doubled consonant at its end apart. */
const isBareEnding = memoize(({ text }: WordForm, { readStems, lexicon }: Knowledge): boolean => {
  const bare = withoutVallinam(text)
  return isPart(bare, lexicon) && !isShortened(bare, readStems)
})

/** சங்க of சங்கம், பனங் of பனை: a noun as it stands before others. */
function isShortened(text: string, readStems: Knowledge['readStems']): boolean {
  return /[ஙஞந]்$/u.test(text) || readStems(`${text}ம்`).some(isCertain)
}

/** Whether the letters are no word by themselves. The list of forms holds endings too, but none that no word begins with. */
function isPart(text: string, lexicon: Knowledge['lexicon']): boolean {
  if (text.startsWith('ய')) return true
  return startsImpossibly(text) || LOOSE_ENDINGS.has(text) || !lexicon.has(text)
}

function startsImpossibly(text: string): boolean {
  return NEVER_FIRST.includes(text.charAt(0)) || (kindAt(text, 0) === 'consonant' && text.charAt(1) === '்')
}

/** க்கை, யிருந்தார், லும்: what no Tamil word of its own begins with; ய is mostly the glide of the word before. */
function startsNoTamilWord(text: string): boolean {
  return startsImpossibly(text) || text.startsWith('ய') || LOANS_FIRST.includes(text.charAt(0))
}

function startsWithVowel(text: string): boolean {
  return kindAt(text, 0) === 'vowel'
}

function kindAt(text: string, at: number) {
  return kindOf(text.charCodeAt(at))
}

function isCertain({ guessed, features }: Analysis): boolean {
  return guessed !== true && !features.includes('rare')
}

function isNegative({ class: kind, features }: Analysis): boolean {
  return kind === 'verb' && features.includes('negative')
}

function isPlural({ class: kind, features }: Analysis): boolean {
  return kind !== 'verb' && features.includes('plural')
}
