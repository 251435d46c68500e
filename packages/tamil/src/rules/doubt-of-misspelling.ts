import type { Word } from '../text/word.ts'
import { FOREIGN } from '../words/error-model/features.ts'
import { LETTER_NAMES } from '../words/letter-names.ts'
import { toPhonemes } from '../words/phonemes.ts'
import { withoutVallinam } from '../words/vallinam.ts'

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
])
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
  return context + (isBeforePlace(word) || isBesideName(word) ? BESIDE_NAME : 0)
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
