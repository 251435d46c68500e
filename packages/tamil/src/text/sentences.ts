import { clusterCount } from './clusters.ts'
import type { Token } from './tokens.ts'

/** A sentence as a run of tokens `[from, to)`, its closing punctuation and quotation marks included. */
export interface SentenceRange {
  readonly from: number
  readonly to: number
}

const TERMINATORS = new Set(['.', '?', '!', '…', '।'])
const CLOSERS = new Set(['"', "'", '”', '’', '»', ')', ']', '}'])
const TITLES = new Set('திரு திருமதி டாக்டர் பேரா எம் எஸ் ஆர் என் எல் எச் எஃப் பக் கிமீ மீ'.split(' '))
/** Words of one syllable that do end sentences, so a full stop after them is one. */
const SHORT_WORDS = new Set('வா போ தா நீ தீ பூ கை பை மை தை சா நோ வை'.split(' '))

/** Splits tokens into sentences: at `.?!…`, guarded against initials and abbreviations, and at line ends. */
export function sentencesOf(tokens: readonly Token[]): SentenceRange[] {
  const sentences: SentenceRange[] = []
  let from = 0
  let i = 0
  const close = (to: number) => {
    if (tokens.slice(from, to).some((token) => token.kind !== 'space')) sentences.push({ from, to })
    from = to
  }
  while (i < tokens.length) {
    const token = tokens[i]
    i++
    if (token === undefined) break
    if (token.kind === 'space' && token.text.includes('\n')) close(i)
    else if (TERMINATORS.has(token.text) && endsSentence(tokens, i - 1)) {
      while (TERMINATORS.has(tokens[i]?.text ?? '') || CLOSERS.has(tokens[i]?.text ?? '')) i++
      close(i)
    }
  }
  close(tokens.length)
  return sentences
}

function endsSentence(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.text !== '.') return true
  let next = index + 1
  while (TERMINATORS.has(tokens[next]?.text ?? '') || CLOSERS.has(tokens[next]?.text ?? '')) next++
  const after = tokens[next]
  if (after !== undefined && after.kind !== 'space') return false
  return !isAbbreviation(tokens, index)
}

function isAbbreviation(tokens: readonly Token[], stop: number): boolean {
  const word = tokens[stop - 1]
  const before = tokens[stop - 2]
  if (word?.kind === 'latin') return /^\p{Lu}$/u.test(word.text)
  if (word?.kind !== 'word') return false
  const initial = clusterCount(word.text) === 1 && !SHORT_WORDS.has(word.text)
  const chained = before?.text === '.' && clusterCount(word.text) <= 2
  const title = before === undefined || before.kind === 'space' || before.kind === 'punctuation'
  return chained || (title && (initial || TITLES.has(word.text)))
}
