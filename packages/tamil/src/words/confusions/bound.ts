import type { Word } from '../../text/word.ts'
import type { Analysis } from '../analysis.ts'
import type { Evidence } from './evidence.ts'

/** What a cue weighs at most that stands right beside a noun and does not belong to it. */
const UNBOUND = 6

/**
 * The evidence for a noun in place of a noun, where what stands right beside with a case of its own belongs to the verb:
 * `கோயிலுக்கு மாலை வாங்கினேன்`, `இலங்கையில் மகள் வசிக்கிறாள்`, `மலையில் மலர்கள் பூத்தன`.
 */
export function boundEvidence(
  evidence: readonly Evidence[],
  word: Word,
  readings: readonly Analysis[],
): readonly Evidence[] {
  if (!word.isA('noun') || readings.every(({ class: kind }) => kind === 'verb')) return evidence
  return evidence.map((one) =>
    one.close && !one.strong && isUnbound(one.at, word)
      ? { ...one, close: false, weight: Math.min(one.weight, UNBOUND) }
      : one,
  )
}

function isUnbound(at: number, word: Word): boolean {
  const neighbour = word.sentence.words[at]
  if (neighbour === undefined || neighbour.isA('verb')) return false
  const first = at < word.index ? neighbour : word
  return CASES.some((one) => first.isOnly(one))
}

/** `இரவில் குறை ஒன்றும் நிகழவில்லை`: a noun inside a sentence is no command that sounds alike. */
export function isCommandInside(word: Word, readings: readonly Analysis[]): boolean {
  if (word.next === undefined || !word.is('nominative') || readings.length === 0) return false
  return (
    !/^(?:என்று|என|என்ற|என்றா)/u.test(word.next.text) &&
    readings.every(({ features }) => features.includes('imperative'))
  )
}

/** `நோயை அறிய இரத்தப் பரிசோதனை`: a verb right behind its object is no noun or adjective that sounds alike. */
export function isVerbOfObject(word: Word, readings: readonly Analysis[]): boolean {
  return (
    word.previous?.isOnly('accusative') === true &&
    word.isOnly('infinitive') &&
    readings.some(({ class: kind }) => kind !== 'verb')
  )
}

const CASES = ['dative', 'locative', 'accusative', 'ablative', 'sociative', 'instrumental'] as const
