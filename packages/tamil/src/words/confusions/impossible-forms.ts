import type { Word } from '../../text/word.ts'
import type { Analysis } from '../analysis.ts'

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
