import { memoize } from '../../text/memoize.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../vallinam.ts'

/** A sentence that tells what a word means: `அலை என்றால் கடல் திரை`. */
export interface Definition {
  readonly word: Word
  /** The words of the meaning, without a doubled consonant at their end. */
  readonly meaning: readonly string[]
  /** Whether the frame is used for nothing else (`என்பதன் பொருள்`), or also in ordinary sentences (`ஒரு`). */
  readonly strict: boolean
}

const WORD_NAMED = new Set(['என்ற', 'என்னும்', 'எனும்'])
const OF_WORD = /^(?:சொல்$|சொல்லி|சொல்லு|வார்த்தை|பதத்தி)/u
const OF_THIS = new Set(['என்பதன்', 'என்பதற்கு', 'என்பதின்', 'என்றதன்', 'என்பதனுடைய'])
const MEANING = new Set(['பொருள்', 'அர்த்தம்', 'பொருளாவது'])
const IS = new Set(['என்றால்', 'எனில்', 'என்பது', 'என்றாலே'])
const A_KIND = new Set(['ஒருவகை', 'ஒரு', 'ஓர்'])
const END = new Set(['ஆகும்', 'ஆம்', 'என்று', 'என', 'என்பர்', 'என்பார்கள்', 'என்பதாகும்', 'என்றார்', 'என்றான்', 'என்றாள்'])
const SIGN = /^\s*[-–—:=]\s*$/
const SHORT = 6

/** The letter that every frame begins with. */
const FRAME = 'எ'

/** The definition that a sentence gives, if its frame is one of a definition. */
export const definitionIn = memoize((sentence: Sentence): Definition | undefined => {
  const { words } = sentence
  for (let i = 1; i < words.length; i++) {
    const word = words[i - 1]
    const from = words[i]?.text.startsWith(FRAME) ? meaningFrom(words, i) : undefined
    if (word !== undefined && from !== undefined) return definition(word, from, true)
  }
  const [first, second] = words
  if (first === undefined || second === undefined || words.length > SHORT) return undefined
  if (A_KIND.has(second.text)) return definition(first, bareAt(words, 2) === 'வகை' ? 3 : 2, false)
  if (first.next === second) return undefined
  const between = sentence.text.slice(first.end - sentence.start, second.start - sentence.start)
  return SIGN.test(between) ? definition(first, 1, false) : undefined
})

/** Where the meaning begins, when the frame begins at `i`. */
function meaningFrom(words: readonly Word[], i: number): number | undefined {
  const frame = bareAt(words, i)
  if (OF_THIS.has(frame)) return MEANING.has(bareAt(words, i + 1)) ? i + 2 : undefined
  if (WORD_NAMED.has(frame) && OF_WORD.test(bareAt(words, i + 1)))
    return MEANING.has(bareAt(words, i + 2)) ? i + 3 : i + 2
  return IS.has(frame) && standsAlone(words[i - 1]) ? i + 1 : undefined
}

/** `“பக்கத்து வீடு” என்றால்`: a phrase is said, and no word explained. */
function standsAlone(word: Word | undefined): boolean {
  return word?.previous === undefined || word.previous.tokenAfter !== ' '
}

function bareAt(words: readonly Word[], i: number): string {
  return withoutVallinam(words[i]?.text ?? '')
}

function definition(word: Word, from: number, strict: boolean): Definition | undefined {
  const texts = word.sentence.words.map(({ text }) => withoutVallinam(text))
  const end = texts.findIndex((text, i) => i > from && END.has(text))
  const meaning = texts.slice(from, end === -1 ? undefined : end)
  return meaning.length === 0 || meaning.length > SHORT ? undefined : { word, meaning, strict }
}
