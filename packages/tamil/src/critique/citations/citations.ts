import type { Literature } from '../../knowledge/literature/literature.ts'
import { isTamilLetter } from '../../script/characters.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { type Ascription, ascriptionOf } from './ascription.ts'
import { attributionsIn } from './attributions.ts'
import { findingOf, notCompared } from './citation-finding.ts'
import { ComparisonLimit } from './comparison-limit.ts'
import { type Judgement, judge } from './judgement.ts'
import { linesOfQuotation, quotedInSpeech } from './quotation-parts.ts'
import { markedQuotations, type Quoted, verseLines } from './quotations.ts'
import { tamilWords } from './spelled.ts'

/**
 * Looks up every quotation of Tamil literature in an essay: marked, set apart as verse, or standing unmarked
 * in prose. A paraphrase without quotation marks gives none.
 * @param text the essay's normalised text, into which the findings' offsets point.
 */
export function reviewCitations(text: string, literature: Literature): readonly CritiqueFinding[] {
  const attributions = attributionsIn(text, literature)
  const found: Found[] = []
  const limit = new ComparisonLimit(text.length)
  const leftOut: Quoted[] = []
  const judged = (quoted: Quoted, ascription: Ascription): Found[] => {
    const words = text.slice(quoted.start, quoted.end)
    const judgement = judge(quoted, words, ascription, literature, limit)
    if (judgement === 'not-compared') leftOut.push(quoted)
    if (judgement === undefined || judgement === 'not-compared') return []
    const part = comparedPart(text, quoted, judgement)
    if (judgement.outcome === 'misquoted' && isAllusion(text, quoted)) return []
    return saysALine(text, part, judgement) ? [{ quoted: part, judgement }] : []
  }
  const look = (quoted: Quoted) => {
    const ascription = ascriptionOf(text, quoted, attributions)
    const whole = judged(quoted, ascription)
    if (!whole.every(isUnknown)) {
      const beyond = whole.flatMap((one) => beyondCompared(text, quoted, one))
      found.push(
        ...whole,
        ...beyond.flatMap((part) => judged(part, ascription)).filter((one) => !isUnknown(one)),
      )
      return
    }
    const inParts = linesOfQuotation(text, quoted).flatMap((part) => judged(part, ascription))
    if (inParts.some(({ judgement }) => judgement.outcome === 'exact')) {
      found.push(...inParts.filter((one) => !isUnknown(one)))
      return
    }
    const inSpeech = quotedInSpeech(text, quoted)
      .flatMap((part) => judged(part, ascriptionOf(text, part, attributions)))
      .filter((one) => !isUnknown(one))
    found.push(...(inSpeech.length > 0 ? inSpeech : whole))
  }
  const marked = markedQuotations(text)
  for (const quoted of [...marked, ...verseLines(text, marked)])
    if (!isTitle(text, quoted, literature)) look(quoted)
  const taken = [...marked, ...found.map(({ quoted }) => quoted)]
  for (const quoted of unmarkedQuotations(text, literature, taken)) look(quoted)
  const findings = found.map(({ quoted, judgement }) => findingOf(text, quoted, judgement))
  return [...findings, ...notCompared(leftOut)].sort((a, b) => a.start - b.start)
}

interface Found {
  readonly quoted: Quoted
  readonly judgement: Judgement
}

const isUnknown = ({ judgement }: Found) => judgement.outcome === 'unknown'

/** What stands in the marks before and behind the part that a passage confirms: another line, with a fault of its own. */
function beyondCompared(text: string, quoted: Quoted, { quoted: { start, end } }: Found): Quoted[] {
  if (quoted.kind === 'unmarked') return []
  const rest = [
    { ...quoted, end: start },
    { ...quoted, start: end },
  ]
  return rest.filter((part) => wordPlaces(text, part).length >= MIN_WORDS_BEYOND)
}
const MIN_WORDS_BEYOND = 3

/**
 * An unmarked quotation without the words before and after that turned out to be the writer's own, and of a marked one what a
 * passage confirms: no badge over lines that it does not hold.
 */
function comparedPart(text: string, quoted: Quoted, judgement: Judgement): Quoted {
  if (!('comparison' in judgement)) return quoted
  if (
    quoted.kind !== 'unmarked' &&
    (judgement.outcome === 'misquoted' || !leavesWords(text, quoted, judgement))
  )
    return quoted
  const [first, last] = judgement.comparison.words
  const words = wordPlaces(text, quoted)
  return { ...quoted, start: words[first]?.start ?? quoted.start, end: words[last]?.end ?? quoted.end }
}

/**
 * Whether words near a line are the writer's own, as in `அவர் படைத்த பெண் நிமிர்ந்த நடையும் நேர்கொண்ட பார்வையும் உடையவள்`: unmarked,
 * within a longer sentence that goes on without a word of saying. A verse misremembered has few words beyond what was compared.
 */
function isAllusion(text: string, { kind, start, end }: Quoted): boolean {
  if (kind !== 'unmarked') return false
  const before =
    text
      .slice(Math.max(0, start - REST_REACH), start)
      .split(SENTENCE_EDGES)
      .at(-1) ?? ''
  const [after = ''] = text.slice(end, end + REST_REACH).split(SENTENCE_EDGES, 1)
  const [earlier, following] = [tamilWords(before), tamilWords(after)]
  return (
    earlier.length + following.length > WORDS_OF_VERSE &&
    following.length > 0 &&
    !following.slice(0, WORDS_BEFORE_SAYING + 1).some((word) => SAID.test(word))
  )
}
const SENTENCE_EDGES = /[.!?\n]/u
const REST_REACH = 100
const WORDS_OF_VERSE = 3
const WORDS_BEFORE_SAYING = 2
/** `என்று`, `எனப்`, `என்பது`, not `எனக்கு`, `எனது`, `என்னை`. */
const SAID = /^என(?!க்கு|து|்ன[ைாோ])/u

/** One word, once or many times over, quotes nothing, unless it is a whole line written as one. */
function saysALine(text: string, part: Quoted, judgement: Judgement): boolean {
  if (!('comparison' in judgement) || judgement.comparison.wholeLine) return true
  const words = wordPlaces(text, part).map(({ start, end }) => text.slice(start, end))
  return new Set(words).size > 1
}

/** Whether enough words stand before or behind what was compared to be a line. */
function leavesWords(
  text: string,
  quoted: Quoted,
  judgement: Extract<Judgement, { comparison: unknown }>,
): boolean {
  const [first, last] = judgement.comparison.words
  return Math.max(first, wordPlaces(text, quoted).length - 1 - last) >= MIN_WORDS_BEYOND
}

function wordPlaces(text: string, { start, end }: Quoted): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = []
  for (let at = start; at < end; at++) {
    if (!isTamilLetter(text.charCodeAt(at))) continue
    places.push({ start: at, end: wordEnd(text, at) })
    at = wordEnd(text, at)
  }
  return places
}

const NAMED_AFTER =
  /^[”"’'»\s]*(?:என்னும்|என்ற|எனும்|ஆகிய|என்கிற|எனப்படும்|என்றொரு|என்னுமொரு|எனுமொரு)\s+(?:\S+\s+)?(?:நூல|கவிதை|அதிகார|தலைப்ப|கட்டுரை|கதை|சிறுகதை|நாடக|இதழ|காப்பிய|காவிய|நாவல|புதின|படைப்ப|தொகுப்ப|பத்திரிகை|திரைப்பட|கோட்பா|இயக்க)/u

/** Whether the words are a name (of a book, a chapter, a newspaper) or a poet's name itself. */
function isTitle(text: string, { start, end }: Quoted, literature: Literature): boolean {
  if (NAMED_AFTER.test(text.slice(end, end + 60))) return true
  const words = text.slice(start, end)
  return literature.attributions.some(({ label }) => label === words)
}

/** Verse in running prose, widened to whole words, where nothing has been found or marked yet. */
function unmarkedQuotations(text: string, literature: Literature, taken: readonly Quoted[]): Quoted[] {
  const found: Quoted[] = []
  const covered = new Uint8Array(text.length)
  for (const { start, end } of taken) covered.fill(1, start, end)
  let base = 0
  for (const paragraph of text.split(/\n[ \t\r]*\n/u)) {
    const at = text.indexOf(paragraph, base)
    base = at + paragraph.length
    for (const { start, end } of literature.verseIn(paragraph, at)) {
      const quoted: Quoted = { start: wordStart(text, start), end: wordEnd(text, end), kind: 'unmarked' }
      if (covered.subarray(quoted.start, quoted.end).includes(1)) continue
      covered.fill(1, quoted.start, quoted.end)
      found.push(quoted)
    }
  }
  return found
}

function wordStart(text: string, at: number): number {
  let start = at
  while (start > 0 && isTamilLetter(text.charCodeAt(start - 1))) start--
  return start
}

function wordEnd(text: string, at: number): number {
  let end = at
  while (end < text.length && isTamilLetter(text.charCodeAt(end))) end++
  return end
}
