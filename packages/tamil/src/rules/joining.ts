import type { Word } from '../text/word.ts'
import type { Feature } from '../words/analysis.ts'
import { nounForms } from '../words/noun-forms.ts'
import { fromPhonemes, toPhonemes } from '../words/phonemes.ts'
import { finalVallinam, withoutVallinam, withVallinam } from '../words/vallinam.ts'
import type { Knowledge } from './rule.ts'

/** Writes two words as one, by vowel sandhi: உணவு + இன்றி → உணவின்றி, நம் + இடையே → நம்மிடையே. */
export function joinWords(first: string, second: string): string {
  const vowel = /^[அ-ஔ]/u.test(second)
  const start = !vowel ? toPhonemes(first) : SHORT.test(first) ? doubled(first) : nounForms(first).beforeVowel
  return fromPhonemes(start + toPhonemes(second))
}

/** A short syllable that ends in a consonant doubles it before a vowel: நம், என், பொன். */
const SHORT = /^(?:[அஇஉஎஒ]|[க-ஹ][ிுெொ]?)[ணனமயலளழவ]்$/u

function doubled(word: string): string {
  const phonemes = toPhonemes(word)
  return phonemes + phonemes.slice(-1)
}

/**
 * Joins a verbal participle to its auxiliary. The hard consonant doubles after ஓடி, போய் and பார்த்து,
 * not after வந்து and செய்து; a doubling that is written is kept.
 */
export function joinAuxiliary(participle: string, auxiliary: string): string {
  if (finalVallinam(participle) !== undefined) return participle + auxiliary
  const hard = /^[கசதப]/u.exec(auxiliary)?.[0]
  const doubles = /(?:ி|ய்|ட்டு|த்து|ற்று|க்கு|ப்பு)$/u.test(participle)
  return hard !== undefined && doubles ? `${participle}${hard}்${auxiliary}` : participle + auxiliary
}

/** The endings, each bare and with a doubled consonant after it. */
export function withDoubling(...endings: string[]): string[] {
  return endings.flatMap((ending) => [ending, ...withVallinam(ending)])
}

/** Whether a pronoun stands before `second` in the word: இதைப்பற்றி, என்னைப்போல. Print joins nouns as often as not. */
export function isPronounBefore({ text }: Word, second: string, { analyse }: Knowledge): boolean {
  const first = withoutVallinam(text.slice(0, text.lastIndexOf(second)))
  return analyse(first).some(({ class: kind }) => kind === 'pronoun')
}

/**
 * A word separated before `second`, when what stands before it has all the features: இவற்றைப்பற்றி → இவற்றைப் பற்றி.
 */
export function splitBefore(
  word: Word,
  second: string,
  knowledge: Knowledge,
  ...features: Feature[]
): string | undefined {
  const at = word.text.lastIndexOf(second)
  const first = word.text.slice(0, at)
  if (at < 2) return undefined
  const known = knowledge
    .analyse(withoutVallinam(first))
    .some((reading) => features.every((feature) => reading.features.includes(feature)))
  return known ? `${first} ${word.text.slice(at)}` : undefined
}
