import { clusterCount } from '../script/clusters.ts'
import { LETTER_NAMES } from '../words/letter-names.ts'
import { LINE_END, type Tokens } from './tokens.ts'

/** A sentence as a run of tokens `[from, to)`, its closing punctuation and quotation marks included. */
export interface SentenceRange {
  readonly from: number
  readonly to: number
}

const TERMINATORS = new Set(['.', '?', '!', '…', '।'])
const CLOSERS = new Set(['"', "'", '”', '’', '»', ')', ']', '}'])

const TITLES = 'திரு திருமதி டாக்டர் பேரா'.split(' ')
/** Latin letters, which stand as initials: எம். எஸ். சுப்புலட்சுமி. */
const INITIALS = [...LETTER_NAMES, 'டபிள்யு', 'எக்ஸ்']
const UNITS_AND_PAGES = 'கிமீ மீ பக்'.split(' ')
/** What is cut short before whatever follows. */
const ABBREVIATIONS: ReadonlySet<string> = new Set([...TITLES, ...INITIALS, ...UNITS_AND_PAGES])

/** Words of one syllable that do end sentences, so a full stop after them is one. */
const SHORT_WORDS = new Set('வா போ தா நீ தீ பூ கை பை மை தை சா நோ வை'.split(' '))

/** Words cut short before a number, months among them: `எண். 15`, `டிச. 25`. */
const NUMBERED = new Set('எண் ரூ எ தொ ஜன பிப் ஏப் ஜூ ஆக செப் அக் நவ டிச'.split(' '))

/**
 * Tokens of a sentence, some 150 words: a longer run without an end is cut. Rules look from each word at the others of its
 * sentence, so a whole text as one sentence would take time beyond linear.
 */
const MAX_TOKENS = 300
/** So far back a space is looked for where a run is cut. */
const MAX_TOKENS_BACK = 50

/**
 * Splits tokens into sentences: at `.?!…`, guarded against initials and abbreviations, at line ends, and where none comes
 * for long.
 */
export function sentencesOf(tokens: Tokens): SentenceRange[] {
  const sentences: SentenceRange[] = []
  let from = 0
  const close = (to: number) => {
    while (to - from > MAX_TOKENS) {
      const cut = cutBefore(tokens, from + MAX_TOKENS)
      if (hasText(tokens, from, cut)) sentences.push({ from, to: cut })
      from = cut
    }
    if (hasText(tokens, from, to)) sentences.push({ from, to })
    from = to
  }
  for (const place of tokens.marks) {
    if (place < from) continue
    const text = tokens.textAt(place)
    if (tokens.kindAt(place) === 'space' && LINE_END.test(text)) close(place + 1)
    else if (TERMINATORS.has(text) && endsSentence(tokens, place)) close(afterClosers(tokens, place + 1))
  }
  close(tokens.length)
  return sentences
}

/** The place after the last space before a place, or the place itself where none is near. */
function cutBefore(tokens: Tokens, place: number): number {
  for (let at = place; at > place - MAX_TOKENS_BACK; at--) if (tokens.kindAt(at - 1) === 'space') return at
  return place
}

function hasText(tokens: Tokens, from: number, to: number): boolean {
  for (let place = from; place < to; place++) if (tokens.kindAt(place) !== 'space') return true
  return false
}

/** The place after all closing marks from `place` on. */
function afterClosers(tokens: Tokens, place: number): number {
  let next = place
  while (TERMINATORS.has(tokens.textAt(next)) || CLOSERS.has(tokens.textAt(next))) next++
  return next
}

function endsSentence(tokens: Tokens, place: number): boolean {
  if (tokens.textAt(place) !== '.') return true
  const after = tokens.kindAt(afterClosers(tokens, place + 1))
  if (after !== undefined && after !== 'space') return false
  return !isAbbreviation(tokens, place)
}

function isAbbreviation(tokens: Tokens, stop: number): boolean {
  const kind = tokens.kindAt(stop - 1)
  const word = tokens.textAt(stop - 1)
  if (kind === 'latin') return /^\p{Lu}$/u.test(word)
  if (kind !== 'word') return false
  const initial = clusterCount(word) === 1 && !SHORT_WORDS.has(word)
  const chained = tokens.textAt(stop - 2) === '.' && clusterCount(word) <= 2
  const before = tokens.kindAt(stop - 2)
  if (NUMBERED.has(word) && nextKind(tokens, stop) === 'number') return true
  // வை. மு. கோதைநாயகி: no sentence is one syllable long.
  if (SHORT_WORDS.has(word) && isInitialAt(tokens, afterSpace(tokens, stop))) return true
  const standsAlone = before === undefined || before === 'space' || before === 'punctuation'
  return chained || (standsAlone && (initial || ABBREVIATIONS.has(word)))
}

/** The place of what stands behind a full stop and its space. */
const afterSpace = (tokens: Tokens, stop: number) =>
  tokens.kindAt(stop + 1) === 'space' && !LINE_END.test(tokens.textAt(stop + 1)) ? stop + 2 : stop + 1

const nextKind = (tokens: Tokens, stop: number) => tokens.kindAt(afterSpace(tokens, stop))

/** Whether one syllable and a full stop stand at a place. */
const isInitialAt = (tokens: Tokens, place: number) =>
  tokens.kindAt(place) === 'word' &&
  tokens.textAt(place + 1) === '.' &&
  clusterCount(tokens.textAt(place)) === 1 &&
  !SHORT_WORDS.has(tokens.textAt(place))
