import type { Essay } from './essay.ts'
import type { Genre } from './genre/genre.ts'

/** What a text is, as far as it decides whether it can be judged as an essay. */
export type TextNature =
  | 'essay'
  | 'empty'
  | 'no-letters'
  | 'garbled'
  | 'romanised'
  | 'devanagari'
  | 'english'
  | 'other-language'
  | 'half-english'
  | 'unreadable'
  | 'one-sentence'
  | 'too-short'
  | 'verse'

/** Fewer words or sentences than these show neither parts nor a flow. */
const MIN_WORDS = 30
const MIN_SENTENCES = 3
/** Below this share of Tamil letters among all letters a text is not Tamil. */
const MIN_TAMIL_SHARE = 0.5

/** Tells what was sent, as a text of this genre. Linear in the text. */
export function textNatureOf(essay: Essay, genre: Genre = 'essay'): TextNature {
  const { tamil, text, paragraphs } = essay
  const { raw } = tamil
  if (raw.trim() === '') return 'empty'
  const letters = lengthOf(raw, /[\p{L}\p{M}]+/gu)
  if (isGarbled(raw, letters)) return 'garbled'
  if (letters === 0) return 'no-letters'
  if (lengthOf(raw, /\p{Script=Tamil}+/gu) < letters * MIN_TAMIL_SHARE) return foreignNature(raw, letters)
  if (genre === 'poem' || (genre === 'essay' && isVerse(text) && !isList(raw))) return 'verse'
  const sentences = paragraphs.reduce((sum, paragraph) => sum + paragraph.sentences.length, 0)
  const noText = noTextNature(essay)
  if (noText !== undefined) return noText
  return sentences < MIN_SENTENCES || count(raw, /[\p{L}\p{M}\p{N}]+/gu) < MIN_WORDS ? 'too-short' : 'essay'
}

/** So many words or sentences show whether a text is one. */
const MIN_WORDS_READ = 15
const MIN_SENTENCES_SAID = 6
/** From this share of words that nothing explains on a text cannot be read. */
const MIN_UNREADABLE = 0.6
/** From this share of all sentences on one of them is all that a text says. */
const MIN_SAID_AGAIN = 0.7
/** From this share of all letters on English ones are half of a text, where its sentences are English too. */
const MIN_ENGLISH = 0.3
const MIN_ENGLISH_WORDS = 10

/** What is no text though its letters are Tamil: invented words, one sentence over and over, English in between. */
function noTextNature({ text, tamil: { words, sentences } }: Essay): TextNature | undefined {
  const latin = text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? []
  const isEnglish =
    latin.length >= MIN_ENGLISH_WORDS &&
    lengthOf(text, /\p{Script=Latin}+/gu) >= MIN_ENGLISH * lengthOf(text, /[\p{L}\p{M}]+/gu)
  if (isEnglish && latin.filter((word) => ENGLISH.test(word)).length * 10 >= latin.length)
    return 'half-english'
  const unread = words.filter(({ isKnown, misspelling }) => !isKnown && misspelling === undefined).length
  if (words.length >= MIN_WORDS_READ && unread >= MIN_UNREADABLE * words.length) return 'unreadable'
  const times = new Map<string, number>()
  for (const { text: said } of sentences) times.set(said.trim(), (times.get(said.trim()) ?? 0) + 1)
  const most = [...times.values()].reduce((one, other) => Math.max(one, other), 0)
  return sentences.length >= MIN_SENTENCES_SAID && most >= MIN_SAID_AGAIN * sentences.length
    ? 'one-sentence'
    : undefined
}

/** How often a pattern with the flag `g` matches; keeps no match. */
function count(text: string, pattern: RegExp): number {
  let found = 0
  pattern.lastIndex = 0
  while (pattern.test(text)) found++
  return found
}

/** UTF-16 code units in all matches of a pattern with the flag `g`. */
function lengthOf(text: string, pattern: RegExp): number {
  let length = 0
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) length += match[0].length
  return length
}

/** UTF-8 Tamil read as Latin-1 shows `à®` and `à¯` for every letter. */
function isGarbled(raw: string, letters: number): boolean {
  const misread = count(raw, /à[®¯]|\ufffd/gu)
  return misread >= 3 && misread * 10 > letters
}

function foreignNature(raw: string, letters: number): TextNature {
  if (lengthOf(raw, /\p{Script=Devanagari}+/gu) * 2 > letters) return 'devanagari'
  if (lengthOf(raw, /\p{Script=Latin}+/gu) * 2 <= letters) return 'other-language'
  const words = raw.toLowerCase().match(/\p{Script=Latin}+/gu) ?? []
  const share = (known: RegExp) => words.filter((word) => known.test(word)).length / words.length
  const tamil = share(ROMANISED)
  const english = share(ENGLISH)
  if (tamil >= 0.08 && tamil > english) return 'romanised'
  return english >= 0.1 ? 'english' : 'other-language'
}

/** Frequent words and endings of Tamil in Latin letters. */
const ROMANISED =
  /^(?:naan|nan|nee|neengal|avan|aval|avar|avargal|enna|yenna|enakku|unakku|oru|indha|intha|andha|antha|illai|illa|irukku|irukkiradhu|irukkirathu|enru|endru|endra|enbathu|enbadhu|amma|appa|thamizh|tamizh|thamil|vanakkam|nandri|romba|mikavum|migavum|naam|nam|namathu|namadhu|engal|ungal|enathu|enadhu|veedu|palli|maram|marangal|neer|mazhai|nalla|periya|siriya|vendum|kudaathu|eppadi|epdi|inga|anga|ponen|vanthen|seithaan|seiya)$|(?:giradhu|girathu|kirathu|kiradhu|girargal|kirarkal|giraargal|kiraargal|ukku|angal|ilirundhu|irundhu|irunthu|kkum|ththai|aththil|aaga|aakum|aagum)$/u
const ENGLISH =
  /^(?:the|a|an|and|or|of|to|in|is|are|was|were|be|it|this|that|for|on|with|as|by|we|you|they|he|she|i|my|our|not|have|has|from|at|but)$/u

/** What stands before an item of a list. */
const ITEM = /^(?:[-*•–]|\d{1,3}\s*[.)])\s*\S/u
/** `மல்லி - 2 கிலோ`: a thing and how much of it. */
const AMOUNT = /\s[-–:=]\s*\d[^.!?]{0,20}$/u
const LIST_SHARE = 0.5

/** Whether more than half of the lines are items, as sent: bullets are markup. */
function isList(raw: string): boolean {
  const lines = raw.split('\n').flatMap((line) => line.trim() || [])
  return lines.filter((line) => ITEM.test(line) || AMOUNT.test(line)).length > lines.length * LIST_SHARE
}

/** Lines of verse: several short lines, hardly any of which ends as a sentence does. */
function isVerse(text: string): boolean {
  const lines = text
    .split(/\r\n?|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length === 2) return isCouplet(lines)
  if (lines.length < 4) return false
  const short = lines.filter((line) => line.split(/\s+/u).length <= 7).length
  const closed = lines.filter((line) => /[.?!:।]["”’)]?$/u.test(line)).length
  return short >= lines.length * 0.9 && closed <= lines.length * 0.4
}

/** Four feet and three, and no full stop between them. */
function isCouplet([first = '', second = '']: readonly string[]): boolean {
  const feet = (line: string) => line.split(/\s+/u).length
  return feet(first) === 4 && feet(second) === 3 && !/[.?!:,।]/u.test(first) && !/[?!:,।]/u.test(second)
}
