import { isInCitedVerse } from '../sandhi/cited-verse.ts'
import type { Finding } from '../text/finding.ts'
import { memoize } from '../text/memoize.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Word } from '../text/word.ts'
import type { WordForm } from '../text/word-form.ts'
import { definitionIn } from '../words/confusions/definition.ts'
import { FOREIGN } from '../words/error-model/features.ts'
import { toPhonemes } from '../words/phonemes.ts'
import {
  IN_PLAIN_SENTENCE,
  type Misspelling,
  type MisspellingKind,
} from '../words/spell-check/misspelling.ts'
import { withoutVallinam } from '../words/vallinam.ts'
import { doubtOf } from './doubt-of-misspelling.ts'
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
