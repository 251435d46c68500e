import type { Word } from '../../text/word.ts'
import type { Analysis } from '../analysis.ts'
import { withoutVallinam } from '../vallinam.ts'

/** `இரவில் குறை ஒன்றும் நிகழவில்லை`: a noun inside a sentence is no command that sounds alike. */
export function isCommandInside(word: Word, readings: readonly Analysis[]): boolean {
  if (word.next === undefined || !word.is('nominative') || readings.length === 0) return false
  return (
    !/^(?:என்று|என|என்ற|என்றா)/u.test(word.next.text) &&
    readings.every(({ features }) => features.includes('imperative'))
  )
}

/** `மலையில் ஏரி ஒன்று இருந்தது`: one or more of it, so that it is a noun and no participle. */
export function isCountedBehind({ next, analyses }: Word, readings: readonly Analysis[]): boolean {
  if (next?.is('nominative') !== true || !(next.isA('numeral') || next.text === 'ஒன்று')) return false
  const isVerb = ({ class: kind }: Analysis) => kind === 'verb'
  return readings.length > 0 && readings.every(isVerb) && !analyses.some(isVerb)
}

/** `ஏழு பேர் தொடுத்த வழக்குகள்`: behind a number it counts people. */
export function isCountOfPeople({ text, previous }: Word): boolean {
  return /^பே(?:ர்|ரை|ரும்|ருக்கு|ரின்|ரிடம்|ரில்|ரால்)(?:[கசதப]்)?$/u.test(text) && previous?.isA('numeral') === true
}

/** `நோயை அறிய இரத்தப் பரிசோதனை`: a verb right behind its object is no noun or adjective that sounds alike. */
export function isVerbOfObject(word: Word, readings: readonly Analysis[]): boolean {
  return (
    word.previous?.isOnly('accusative') === true &&
    word.isOnly('infinitive') &&
    readings.some(({ class: kind }) => kind !== 'verb')
  )
}

/** `கடலை அடைந்த நீர்`: another noun in the accusative which the word of the table only looks like. */
export function isObjectOfNext(word: Word, lemma: string): boolean {
  const { next, analyses } = word
  const isOther = (reading: Analysis) => reading.lemma !== lemma && reading.features.includes('accusative')
  return (
    lemma === withoutVallinam(word.text) &&
    word.hasLemma(lemma) &&
    next?.is('transitive') === true &&
    analyses.some(isOther)
  )
}

/** அரிவித்த for அறிவித்த, a verb of its own: nobody is made to cut. */
export function isOnlyCausative({ analyses }: Word, readings: readonly Analysis[]): boolean {
  const isMade = ({ features }: Analysis) => features.includes('causative')
  return (
    readings.length > 0 &&
    readings.every(isMade) &&
    analyses.some((reading) => reading.class === 'verb' && !isMade(reading))
  )
}

const PARTICIPLES = ['verbal-participle', 'imperative'] as const

/**
 * `ஏரி பாறையைச் சூழ்ந்தது`: what one climbs stands before ஏறி, so that a noun behind the written one speaks for no participle; nor does
 * it behind an adjective: `பெரும் பரிசு` is not what somebody gets.
 */
export function isBehindParticiple(at: number, word: Word, readings: readonly Analysis[]): boolean {
  if (at < word.index || word.isA('verb') || word.sentence.words[at]?.isA('verb') === true) return false
  const isAdjective = word.isA('adjective')
  return (
    readings.length > 0 &&
    readings.every(
      ({ class: kind, features }) =>
        kind === 'verb' && (isAdjective || PARTICIPLES.some((form) => features.includes(form))),
    )
  )
}

/** கலோடு of கல், whose stem doubles its consonant: a form that only the word list has, of a word that a stem explains. */
export function isMadeWrongly(readings: readonly Analysis[], ofWord: readonly Analysis[]): boolean {
  return (
    readings.length > 0 &&
    readings.every(({ guessed }) => guessed === true) &&
    ofWord.some(({ guessed }) => guessed !== true)
  )
}

/**
 * `களைத்துப்போன கட்டடத் தொழிலாளி`, `குருவிகளுக்கு இறைத்தாள்`: the word that may be meant is a noun and a verb (கலை, இரை), and what is written a verb
 * only. What stands behind it without being a verb, or to whom it is done, goes with the noun.
 */
export function goesWithNoun(at: number, word: Word, ofEntry: readonly Analysis[]): boolean {
  // `விளி நீர்`: a mere stem is no command there.
  if (!word.analyses.every(({ class: kind }) => kind === 'verb') || word.isOnly('imperative')) return false
  if (!ofEntry.some(({ class: kind }) => kind === 'noun')) return false
  const other = word.sentence.words[at]
  return at > word.index ? other?.isA('verb') === false : other?.isOnly('dative') === true
}
