import { memoize, memoizeForm, memoizeFormWith } from '../text/memoize.ts'
import type { Word } from '../text/word.ts'
import type { WordForm } from '../text/word-form.ts'
import type { Analysis } from '../words/analysis.ts'
import type { OneWordCompounds } from '../words/one-word-compounds.ts'
import { isCertain } from '../words/readings.ts'
import { finalVallinam, withoutVallinam } from '../words/vallinam.ts'
import {
  belongTogether,
  isBareRoot,
  isListedCompound,
  isShortened,
  isWrittenAsOne,
  type PartsKnowledge,
  SHORT_SECOND,
} from './parts-of-one-word.ts'
import { isCommand, isVerbButNoCommand } from './reading-kinds.ts'
import { ENDINGS_AS_WORDS, LOOSE_ENDING } from './split-endings.ts'
import { isSplitInside, isSplitQuality } from './split-inside.ts'
import { isSplitRoot, isSplitSeam, isSplitSyllable } from './split-seams.ts'
import { isThenKindled, isUncertainEnding, isWordHere } from './word-or-ending.ts'
import { startsAsLoan, startsImpossibly, startsNoTamilWord, startsWithVowel } from './word-starts.ts'

/** Particles that rules of their own join: வந்தமுகமாக. */
const JOINED_BY_RULES: ReadonlySet<string> = new Set(['முகமாக', 'வாக்கில்'])
/** What only the first part of a word ends in: இருட், விளையாட். */
const NEVER_LAST = /[டறநஙஞ]்$/u
/** Code units: shorter wholes are chance. */
const SHORTEST_WHOLE = 5
/** Code units: no word that is split by mistake is longer. */
const LONGEST_WHOLE = 60

/**
 * The word that two neighbours make when they are written as one, where at least one of them is no word by itself:
 * `செய்ய` + `லாம்` → `செய்யலாம்`. `undefined` where both stand alone, or where no known word comes of them.
 */
export function wholeOfParts(first: Word, second: Word, knowledge: PartsKnowledge): string | undefined {
  if (!mayBeParts(first, second, knowledge) || standsApart(first, second) || isMeasured(first))
    return undefined
  if (!first.form.isCertain && !mayGoOn(first.form, knowledge)) return undefined
  const whole = first.text + second.text
  if (!isListedCompound(first, second, knowledge) && isSplitSeam(first, second, knowledge)) return whole
  if (isSplitSyllable(first, second, knowledge) || isSplitRoot(first, second, knowledge)) return whole
  if (isSplitInside(first, second, knowledge) || isSplitQuality(first, second, knowledge)) return whole
  const fits = ENDINGS_AS_WORDS.get(second.text)
  const isOne = fits !== undefined || belongTogether(first, second, knowledge)
  if (isUncertainEnding(first, second.text)) return undefined
  if (!isOne && second.form.isCertain) return undefined
  // விக்கெட் கீப்பர்: behind a word only endings are separated from it, unless the two are known to be one.
  const mayBeCompound =
    !first.form.isCertain ||
    fits !== undefined ||
    isWrittenAsOne(first, second, knowledge) ||
    startsNoTamilWord(second.text) ||
    isLoose(second) ||
    isBareRoot(first)
  // அழுத் + தம், துடித் + தவளை, but சுற்றுப் + பயணம்.
  const isRootBeforeWord =
    finalVallinam(first.text) !== undefined &&
    second.text.length > MAX_STEM_REST &&
    second.form.isCertain &&
    isBareRoot(first) &&
    !isWrittenAsOne(first, second, knowledge)
  const isBroken = startsImpossibly(second.text)
  const isKnown = knowledge
    .readStems(whole)
    .some(
      (reading) =>
        isCertain(reading) &&
        !isFreeCompound(reading, first, second, knowledge) &&
        ((isOne &&
          (mayBeCompound || isMostlyFirst(reading, first, second) || isSplitVerb(reading, second))) ||
          isEnding(reading, first)) &&
        (!isRootBeforeWord || reading.class === 'verb') &&
        (isBroken || reading.class !== 'name' || isSplitPlace(reading, first, second) || isLoose(second)) &&
        (fits?.(reading) ?? true),
    )
  return isKnown || isListedWhole(first, second, knowledge) || isListedAgent(first, second, knowledge)
    ? whole
    : undefined
}

/** `இரண்டு மா நிலம்`: the old measure of land or grain, behind its number. */
function isMeasured({ text, previous }: Word): boolean {
  return MEASURE.test(text) && previous?.isA('numeral') === true
}

const MEASURE = /^(?:மா|வேலி|குழி|காணி|நாழி|உழக்கு|பலம்|படி)$/u

/** `முன்கள வீரர்`: two nouns that are written as one or apart, as dishes are, `நாசி லெமாக்`. */
function isFreeCompound(reading: Analysis, first: Word, second: Word, knowledge: PartsKnowledge): boolean {
  const { lemma, features } = reading
  if (features.includes('food') && second.is('food')) return true
  // `இலைச்சுருட்டுப் புழு`: of what kind a creature or a plant is, behind its name.
  if (features.some((one) => KINDS.has(one)) && second.analyses.some((one) => KIND_OF_LIFE.has(one.lemma)))
    return !isWrittenAsOne(first, second, knowledge)
  // `துவரம் பருப்பு`, `ஆலம் விழுது`
  const isOfPlant = first.text.endsWith('ம்') && (second.is('food') || second.is('plant'))
  if ((!isOfPlant && !/[க-ஹ]$/u.test(first.text)) || isWrittenAsOne(first, second, knowledge)) return false
  return (
    second.text.length > SHORT_SECOND &&
    second.analyses.some((one) => isCertain(one) && lemma === first.text + one.lemma)
  )
}

const KINDS: ReadonlySet<string> = new Set(['animal', 'plant'])
const KIND_OF_LIFE: ReadonlySet<string> = new Set([
  ...['புழு', 'பூச்சி', 'வண்டு', 'பாம்பு', 'மீன்', 'பறவை', 'குருவி', 'நாய்', 'எலி', 'ஆடு', 'மாடு', 'கோழி'],
  ...['மரம்', 'செடி', 'கொடி', 'புல்', 'பூ', 'மலர்', 'கீரை'],
])

function isLoose({ text }: Word): boolean {
  return LOOSE_ENDING.test(withoutVallinam(text))
}

/** `தோட்டக் காரர்`: who has to do with a thing, listed without a reading. */
function isListedAgent(first: Word, second: Word, { readStems, lexicon }: PartsKnowledge): boolean {
  if (!AGENT.test(second.text) || !first.text.endsWith('க்')) return false
  const whole = first.text + withoutVallinam(second.text)
  return isShortened(first.text.slice(0, -2), readStems) && lexicon.has(whole)
}

const AGENT = /^கார(?:ர்|ன்|ி)/u

/** `தமிழ கம்`, `இங்கி லாந்து`: the name of a place, of which neither part is a word. */
function isSplitPlace({ features }: Analysis, first: Word, second: Word): boolean {
  return (
    features.includes('place') &&
    (second.text.length <= SHORT_SECOND || startsAsLoan(second.text)) &&
    !first.form.isCertain &&
    !second.form.isCertain
  )
}

/** Whether the list holds the whole, and neither part is a word: இல் + லாமல். */
function isListedWhole(first: Word, second: Word, knowledge: PartsKnowledge): boolean {
  const { lexicon } = knowledge
  if (isListedCompound(first, second, knowledge) && !first.form.isCertain)
    return lexicon.has(first.text + withoutVallinam(second.text))
  if (second.form.isCertain) return false
  if (first.form.isCertain && !isBareRoot(first))
    return isGlide(first, second) && lexicon.has(first.text + withoutVallinam(second.text))
  if (first.form.misspelling !== undefined) return false
  const rest = withoutVallinam(second.text)
  if (isNameInTwo(first.text + rest, knowledge) && !LOOSE_ENDING.test(rest)) return false
  if (!startsNoTamilWord(rest) && !LOOSE_ENDING.test(rest)) return false
  return lexicon.has(first.text + rest)
}

/** பச்சை + யாகவும்: an ending behind the glide that its word asks for. */
function isGlide(first: Word, second: Word): boolean {
  return second.text.startsWith('ய') && /[ிீைேய]$/u.test(first.text) && isLoose(second)
}

/** சீனிவாச ராவ்: a name that many write as two words. */
function isNameInTwo(whole: string, { readStems }: PartsKnowledge): boolean {
  const readings = readStems(whole)
  return readings.length > 0 && readings.every(({ class: kind }) => kind === 'name')
}

/** Whether a second part that nobody knows holds little more than endings: நினை + வாகவே of நினைவு. */
function isMostlyFirst({ lemma }: Analysis, first: Word, second: Word): boolean {
  return !second.form.isKnown && lemma.length <= first.text.length + MAX_STEM_REST
}

/** வர + வேற்றவர், உட் + கார்ந்து: a verb of which the second part alone is nothing that anybody knows. */
function isSplitVerb({ class: kind }: Analysis, second: Word): boolean {
  return kind === 'verb' && !second.form.isKnown
}

/** Code units of a stem that may stand behind the gap. */
const MAX_STEM_REST = 3

/** What is cheap to know of two neighbours: false where `wholeOfParts` finds nothing for certain. */
export function mayBeParts(
  first: Word,
  second: Word,
  { oneWordCompounds }: Pick<PartsKnowledge, 'oneWordCompounds'>,
): boolean {
  if (!mayBeFirst(first, oneWordCompounds) && !mayBeSecond(second)) return false
  const length = first.text.length + second.text.length
  return length >= SHORTEST_WHOLE && length <= LONGEST_WHOLE
}

const mayBeFirst = memoizeFormWith(
  (word: Word, compounds: OneWordCompounds): boolean =>
    !word.form.isCertain ||
    NEVER_LAST.test(word.text) ||
    compounds.has(word.text) ||
    isBareRoot(word) ||
    word.isA('adjective'),
)

const mayBeSecond = memoizeForm(
  ({ text, form }: Word): boolean => !form.isCertain || ENDINGS_AS_WORDS.has(text),
)

/** Whether known words go on behind the letters; அ, இ and எ also stand joined to nouns. */
const mayGoOn = memoize(
  ({ text }: WordForm, { beginningsOf }: PartsKnowledge): boolean =>
    /^[அஇஎ]/u.test(text) || beginningsOf(text).goesOn,
)

/** Whether the letters or a rule of its own say that the second is no rest of the first. */
function standsApart(first: Word, second: Word): boolean {
  // திரு திரு என்று: a sound said twice.
  if (first.text === second.text) return true
  if (startsWithVowel(second.text) || startsImpossibly(first.text) || second.tokenAfter === '-') return true
  if (PAST_OF_STEM.test(second.text) && !endsAsStem(first)) return true
  if (
    second.text.startsWith('ய') &&
    second.text.length <= NAMED &&
    second.next?.text.startsWith('என') === true
  )
    return true
  if (isThenKindled(first, second) || isBeforeThat(first)) return true
  return JOINED_BY_RULES.has(second.text) || isWordHere(first, second)
}

/** `48 மணி நேரத்துக்கு முன் பதிவு அலுவலகத்தை`: how long before or after, not an advance booking. */
function isBeforeThat({ text, previous }: Word): boolean {
  return /^(?:முன்|பின்)$/u.test(text) && previous?.isOnly('dative') === true && previous.is('time')
}

/** Code units of a letter or a short name of which something is told: பெயரை யே என மாற்றினார். */
const NAMED = 2

/** Endings of the past that are words too: தான், himself; தேன், honey. */
const PAST_OF_STEM = /^த(?:ான்|ாள்|ார்|ேன்)$/u

/** உதைத் தான், மறைந் தார்: the root of a verb with the consonant of its past, which stands before no other word. */
function endsAsStem({ text, form }: Word): boolean {
  return /[தந]்$/u.test(text) && (!form.isCertain || form.analyses.some(isCommand))
}

/** Whether the second part is nothing but endings: வந்தா + லும் of வா, மாணவர் + களிடம் of மாணவர். */
function isEnding({ lemma, class: kind }: Analysis, first: Word): boolean {
  return lemma.length <= first.text.length && (kind !== 'verb' || !first.analyses.some(isVerbButNoCommand))
}
