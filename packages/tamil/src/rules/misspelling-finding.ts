import { isInCitedVerse } from '../sandhi/cited-verse.ts'
import type { Finding } from '../text/finding.ts'
import { memoize } from '../text/memoize.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Word } from '../text/word.ts'
import type { WordForm } from '../text/word-form.ts'
import { definitionIn } from '../words/confusions/definition.ts'
import { FOREIGN } from '../words/error-model/features.ts'
import { LETTER_NAMES } from '../words/letter-names.ts'
import { toPhonemes } from '../words/phonemes.ts'
import {
  IN_PLAIN_SENTENCE,
  type Misspelling,
  type MisspellingKind,
} from '../words/spell-check/misspelling.ts'
import { withoutVallinam } from '../words/vallinam.ts'
import { isEcho } from './echo-word.ts'
import { SINHALA_RIVER } from './rivers.ts'

/** The logarithm of the odds of a misspelling of which no more than is asked is sure. */
const AT_LEAST = 0.8
/** Findings of less confidence are of medium severity at most. */
const HIGH = 1.5
/**
 * What a misspelling must be sure of at least. Below, one in three was a right word when prose of twelve writers was read; not so
 * where letters sound alike or a pulli is missing, and in long words (code units), which few others are near to.
 */
const DOUBTFUL = 0.5
const LESS_DOUBTFUL: ReadonlySet<MisspellingKind> = new Set(['letter', 'pulli'])
const LONG = 13
/** வளளர்ப்பு என்பது: what is explained or quoted may be a rare word that sounds like another, but no wrong key. */
const BEYOND_DOUBT = 4
/**
 * Verse, dialect and lists of foreign names have many words that look misspelt: there only what can hardly be anything else
 * is, unless what stands beside tells that it is modern prose.
 */
const IN_UNUSUAL = 2
const IN_MODERN = 0.5
/** வன்தது: no foot of verse is so near to a frequent word. */
const IN_VERSE = 4.8

/**
 * What the spelling check found in a word, as a finding. Silent on what a definition explains, for it may be rare, on the halves of an echo word (குளு குளு), on a title in another language and on
 * what brackets give in Latin letters; more careful with what the text itself repeats and with what may be a name.
 */
export function misspellingFinding(word: Word): Finding | undefined {
  const misspelling = word.form.possibleMisspelling
  if (misspelling === undefined || isEcho(word) || isGlossed(word)) return undefined
  if (!isBeyondDoubt(misspelling) && (isDefined(word) || isForeignTitle(word))) return undefined
  if (LATIN_AT_END.test(word.tokenBefore) || endsInNasalOfNext(word)) return undefined
  const { suggestion, alternatives } = misspelling
  if (isSpoken(word, suggestion) || isOccupation(word) || isOfPalmyra(word)) return undefined
  if (isLastOfPair(word)) return undefined
  if (isInCitedVerse(word) && misspelling.confidence < IN_VERSE) return undefined
  if (HUNDREDS.test(word.text) || SINHALA_RIVER.test(word.text)) return undefined
  if (misspelling.confidence < 0 && !standsPlainly(word)) return undefined
  const plain = misspelling.confidence < 0 ? IN_PLAIN_SENTENCE : 0
  const confidence = misspelling.confidence + plain - doubtOf(word)
  const least = leastIn(word, misspelling)
  if (confidence < least) return undefined
  const severity = confidence < HIGH ? ({ severity: 'medium' } as const) : {}
  return word.replaceWith(suggestion, { alternatives, odds: confidence - least + AT_LEAST, ...severity })
}

function isBeyondDoubt({ confidence, kind }: Misspelling): boolean {
  return confidence >= BEYOND_DOUBT && kind !== 'letter' && kind !== 'length'
}

/** “வந்துவிடுவார்டா”, “தெரியும்மா”, “கேட்டுக்கிட்டுத்தான்”: who is spoken to, and other endings of speech, in marks. */
function isSpoken({ text, quoted }: Word, suggestion: string): boolean {
  if (!quoted) return false
  if (text.startsWith(suggestion)) return CALLED.test(text.slice(suggestion.length))
  return /(?:ும்மா|ாம்ப்பா)$/u.test(text) || /கிட்டு(?:த்தான்|தான்|ம்|ருந்|ருக்)/u.test(text)
}

const CALLED = /^(?:டா|டி|ப்பா|ம்மா|யா|ங்க|ண்ணே|க்கா)$/u

/** `ஒப்பனைக்காரச் சிறுவன்`: whose work it is, before a person. */
function isOccupation({ text, next }: Word): boolean {
  return OCCUPATION.test(text) && next?.is('rational') === true
}

const OCCUPATION = /..க்கார(?:[கசதப]்)?$/u

/** `கண்ணீரும் கம்பலையுமாக`, `சிவப்பும் பச்சையுமாக`: the last of two that go together. */
function isLastOfPair({ text, previous }: Word): boolean {
  return /ுமாக(?:[கசதப]்)?$/u.test(text) && previous?.text.endsWith('ும்') === true
}

/** `பனம் பாளை`: பனை before a part of the tree, written apart. */
function isOfPalmyra({ text, next }: Word): boolean {
  return text === 'பனம்' && OF_PALMYRA.test(next?.text ?? '')
}

const OF_PALMYRA = /^(?:பழ|கிழங்|பாளை|ஓலை|நார|கருப்ப|கள்|நுங்க|தோப்|கட்டை|பூ|குருத்|மட்டை|கொட்டை|சாற)/u

/** `எண்ணூறுக்கும் மேற்பட்ட`: figures are read so, beside எண்ணூற்றுக்கும். */
const HUNDREDS = /^(?:இரு|முந்|நா|ஐந்|அறு|எழு|எண்)(?:நூறு|னூறு|ணூறு)க்க/u

/** A word that goes on from Latin letters is no word of its own: Kஉறித்தும், from a font that was not converted. */
const LATIN_AT_END = /\p{Script=Latin}$/u

/** நட்பாங் கிழமை, அறஞ் செய்: in verse a final ம் becomes the nasal of the stop behind it. */
function endsInNasalOfNext({ text, next }: Word): boolean {
  return next !== undefined && /ங்க|ஞ்ச|ந்த/u.test(text.slice(-2) + next.text.slice(0, 1))
}

/** Of so many words a sentence tells what kind it is. */
const SHORTEST_PLAIN = 4
/** Phonemes: pet names are shorter. */
const LONGER_THAN_NAMES = 5

/**
 * Whether a word that looks like no foreign one is the only one of its sentence that no stem explains, without names, figures
 * and Latin letters, with a verb at its end: there a misspelling is likelier than one more name.
 */
function standsPlainly(word: Word): boolean {
  const { sentence, quoted, previous } = word
  const phonemes = toPhonemes(word.text)
  if (quoted || (previous !== undefined && word.text.startsWith(previous.text))) return false
  if (phonemes.length < LONGER_THAN_NAMES || /[ஙஞ]$/u.test(phonemes) || FOREIGN.test(phonemes)) return false
  return onlyUnexplained(sentence) === word
}

/** The one word of a plain sentence that no stem explains; once a sentence, so that the time stays linear. */
const onlyUnexplained = memoize((sentence: Sentence): Word | undefined => {
  if (sentence.words.length < SHORTEST_PLAIN || /[A-Za-z0-9]/u.test(sentence.text)) return undefined
  if (!sentence.isProse && sentence.lastWord?.is('finite') !== true) return undefined
  const [first, ...others] = sentence.words.filter((word) => !isPlain(word))
  return others.length === 0 ? first : undefined
})

function isPlain(word: Word): boolean {
  return word.form.isCertain && !word.isA('name') && !FOREIGN.test(toPhonemes(withoutVallinam(word.text)))
}

/** What letters or an ending say that no name has makes a sentence no list of names; verse and dialect have them, too. */
function leastIn({ sentence, form }: Word, { nameless, kind }: Misspelling): number {
  const doubtful = LESS_DOUBTFUL.has(kind) || form.text.length >= LONG ? 0 : DOUBTFUL
  if (!sentence.isUnusual) return doubtful
  if (nameless === true && sentence.isProse && !sentence.isUnusualApartFrom(ofForm(sentence, form)))
    return doubtful
  if (sentence.isModern) return IN_MODERN
  return sentence.isProse ? IN_UNUSUAL : IN_VERSE
}

function ofForm({ words }: Sentence, form: WordForm): readonly Word[] {
  return words.filter((word) => word.form === form)
}

/** What each further occurrence of an unknown word takes from the confidence, and what a title or an initial before it. */
const REPEATED = 1
const MAX_REPEATED = 3
const AFTER_TITLE = 3.7
const TITLES = new Set([
  ...['திரு', 'திருமதி', 'செல்வி', 'டாக்டர்', 'பேராசிரியர்', 'கவிஞர்', 'எழுத்தாளர்', 'நடிகர்', 'நடிகை', 'இயக்குநர்'],
  ...['அமைச்சர்', 'நீதிபதி', 'மிஸ்டர்', 'ஸ்ரீ', 'ஸ்ரீமதி', 'ஜெனரல்', 'கேப்டன்', 'சர்', 'பாதிரியார்', 'முனைவர்'],
])
/** எம்.ஜி., ஆர். before a name: letters of the Latin or the Tamil alphabet as initials. */
const INITIAL = new RegExp(`^(?:[அ-ஔ]|[க-ஹ][ா-ௌ]?|${LETTER_NAMES.join('|')}|ஏ|இ|ஐ|ஓ)$`, 'u')

/** What a name beside it takes from the confidence in a short word, what says that a name stands here, and a form of one. */
const BESIDE_NAME = 1.5
/** What the noun behind it that says what kind of place it is takes. */
const OF_PLACE = 2.5
const INTRODUCED = 3.7
const FOREIGN_FORM = 1.5
/** Names of persons and places are rarely longer, in phonemes and with an ending. */
const LONGEST_NAME = 10
/** அவர்கள் behind a person, என்னும் behind what is named, and what kind of place it is. */
const INTRODUCTIONS: ReadonlySet<string> = new Set(['அவர்கள்', 'என்னும்', 'எனும்', 'என்பவர்', 'என்பவரை', 'என்பவரின்'])
/** Behind quotation marks: ‘நிகமா’ என்ற நகரம். */
const NAMED = /^(?:என்ற|என்கிற|எனப்படும்|எனப்பட்ட)(?:[கசதப]்)?$/u
const KINDS_OF_PLACE: ReadonlySet<string> = new Set([
  ...['நகர்', 'நகரம்', 'மாகாணம்', 'மாநிலம்', 'மாவட்டம்', 'பிராந்தியம்', 'தீவு', 'கிராமம்', 'ஆறு', 'நதி'],
  ...['ஏரி', 'அணை', 'கணவாய்', 'தோட்டம்', 'எஸ்டேட்', 'ஊராட்சி', 'தெரு', 'வட்டம்', 'பேட்டை', 'சிகரம்', 'மலைத்தொடர்'],
])
/** `முனியாக்கள் எனப்படும் சில்லைகள்`: by another name, which may be rare. */
const CALLED_BY = /^(?:எனப்படும்|எனப்படுகிற|எனப்பட்ட)$/u
/** No Tamil noun ends in ஏ: டேயில், சாவேவின். */
const NOUN_IN_E = /ே[யவ](?:ில்|ின்|ை|ும்|ால்|ுக்கு|ிலிருந்து)/u

/** How much the text speaks against a misspelling in a word, in the logarithm of odds. */
export function doubtOf(word: Word): number {
  const context =
    REPEATED * Math.min(MAX_REPEATED, repetitions(word)) + (isAfterTitle(word) ? AFTER_TITLE : 0)
  if (NOUN_IN_E.test(word.text)) return context + FOREIGN_FORM
  if (word.form.possibleMisspelling?.nameless === true) return context
  if (toPhonemes(word.text).length > LONGEST_NAME) return context
  const next = word.next?.text
  if (next !== undefined && (INTRODUCTIONS.has(next) || (word.quoted && NAMED.test(next))))
    return context + INTRODUCED
  if (isBeforePlace(word)) return context + OF_PLACE
  return context + (isBesideName(word) || CALLED_BY.test(word.previous?.text ?? '') ? BESIDE_NAME : 0)
}

function isBeforePlace({ next }: Word): boolean {
  return next?.analyses.some(({ lemma }) => KINDS_OF_PLACE.has(lemma)) === true
}

/** Whether a word of another language stands right before or behind: ஃபாக்ஸ் நியூஸ் சண்டே. */
function isBesideName({ previous, next }: Word): boolean {
  return isForeignName(previous) || isForeignName(next)
}

function isForeignName(word: Word | undefined): boolean {
  if (word === undefined || !FOREIGN.test(toPhonemes(word.text))) return false
  return word.analyses.every((reading) => reading.guessed === true || reading.class === 'name')
}

/** How often else the text has the word or, of a name, another form of it. */
function repetitions(word: Word): number {
  const bare = withoutVallinam(word.text)
  const stem = bare.slice(0, Math.max(SHORTEST_STEM, bare.length - LONGEST_ENDING))
  let count = 0
  for (const other of unknownWords(word.sentence.textWords).get(bare.slice(0, SHORTEST_STEM)) ?? []) {
    if (other !== word && other.text.startsWith(stem)) count++
  }
  return count
}

/** The unknown words of a text by their first letters, as many as count. */
const UNKNOWN = new WeakMap<readonly Word[], ReadonlyMap<string, readonly Word[]>>()

function unknownWords(words: readonly Word[]): ReadonlyMap<string, readonly Word[]> {
  const known = UNKNOWN.get(words)
  if (known !== undefined) return known
  const unknown = new Map<string, Word[]>()
  for (const word of words) {
    // Only what reading tells: to look for their misspellings is what the work of a text is limited by.
    if (word.analyses.some((reading) => reading.guessed !== true)) continue
    const beginning = word.text.slice(0, SHORTEST_STEM)
    const own = unknown.get(beginning)
    if (own === undefined) unknown.set(beginning, [word])
    else if (own.length <= MAX_COUNTED) own.push(word)
  }
  UNKNOWN.set(words, unknown)
  return unknown
}

/** Enough of one beginning, so that a text of nothing else still takes linear time. */
const MAX_COUNTED = 16
const SHORTEST_STEM = 4
const LONGEST_ENDING = 5

function isAfterTitle({ previous, sentence, tokenIndex, tokenBefore }: Word): boolean {
  if (previous !== undefined && TITLES.has(previous.text)) return true
  const dot = tokenBefore === '.' ? tokenIndex - 1 : tokenIndex - 2
  return sentence.textAt(dot) === '.' && INITIAL.test(sentence.textAt(dot - 1))
}

function isDefined(word: Word): boolean {
  const definition = definitionIn(word.sentence)
  return definition?.strict === true && definition.word === word
}

/** எட்டலான் (Etalon): the word of another language in Tamil letters. */
function isGlossed({ sentence, tokenIndex, isKnown }: Word): boolean {
  const [space, bracket, gloss] = [1, 2, 3].map((i) => sentence.tokenAt(tokenIndex + i))
  return !isKnown && space?.kind === 'space' && bracket?.text === '(' && gloss?.kind === 'latin'
}

/** Inside quotation marks beside another unknown word: “லா விதா பெய்யா” is no Tamil. */
function isForeignTitle({ quoted, previous, next, isKnown }: Word): boolean {
  const isStrange = (other: Word | undefined) =>
    other !== undefined && !other.isKnown && other.misspelling === undefined
  return quoted && !isKnown && (isStrange(previous) || isStrange(next))
}
