import type { Word } from '../../text/word.ts'
import { ADVERBAL_CASES } from '../../words/analysis.ts'
import {
  isAlong,
  isAmong,
  isCompoundModifier,
  isGoal,
  isGoverning,
  isLeftOut,
  isMeasure,
  isRepeated,
  isThroughout,
  isTogether,
  isWithout,
  phrase,
} from './nominative-phrase.ts'
import { ownsNextInList } from './owner-in-list.ts'
import type { PendingSubject } from './pending-subject.ts'
import { countsThings, isOfMany, type Phrase } from './phrase.ts'
import { isOneOf, takeDay } from './subjects-waiting.ts'

/** Whether a noun in the nominative is no phrase of its own there; one that tells where, or is governed, goes to the complements. */
export function isSetAside(word: Word, nominatives: PendingSubject[], complements: Phrase[]): boolean {
  // `செடிகளை எல்லாம்`: it counts what is done to.
  if (word.previous?.isOnly('accusative') && countsThings(word)) return true
  // `நாடகம் ஒன்றை`, `உழவர் ஒருவரிடம்`: the word for one carries the case, and is read next.
  if (isOneOf(word) || areCountedInCase(word) || isLeftOut(word) || takeDay(word, nominatives)) return true
  if (ownsNextInList(word)) return true
  if ((isThroughout(word) || isGoal(word)) && nominatives.length > 0) {
    complements.push(phrase(word, 'locative'))
    return true
  }
  if (isAlong(word)) {
    complements.push(phrase(word, 'locative'))
    return true
  }
  if (isCompoundModifier(word) || isRepeated(word)) return true
  if (isMeasure(word) && word.is('singular') && !isAmong(word) && !isHalfOfMany(word)) return true
  if (word.next === undefined || !(isGoverning(word.next, word) || isTogether(word.next, word))) return false
  if (isWithout(word.next)) dropListed(word, nominatives)
  complements.push(phrase(word, 'oblique'))
  return true
}

/** `கதைகளில் பாதி`: some of them, and no measure. */
function isHalfOfMany({ text, previous }: Word): boolean {
  return previous !== undefined && /^(?:பாதி|கால்வாசி|அரைவாசி|முக்கால்வாசி)$/u.test(text) && isOfMany(previous)
}

/** `கைகள் இரண்டையும்`, `ஆடுகள் சிலவற்றை`, `ஜன்னல்கள் அனைத்தையும்`: things in the plural, whose case stands on the word that counts them. */
function areCountedInCase(word: Word): boolean {
  const { next, tokenAfter } = word
  if (next === undefined || tokenAfter !== ' ' || !word.isOnly('plural', 'nominative')) return false
  if (!word.isOnly('irrational') || word.is('clitic-um') || next.is('nominative')) return false
  // `பொருள்கள் ஒன்றை ஒன்று ஈர்க்கின்றன`: one of them each.
  if (next.hasLemma('ஒன்று')) return false
  return (next.isA('numeral') || COUNTING.test(next.text)) && COUNTED_CASES.some((one) => next.is(one))
}

const COUNTING = /^(?:எல்லாவற்|அனைத்|பலவற்|சிலவற்|யாவற்|முழுவத)/u
const COUNTED_CASES = [...ADVERBAL_CASES, 'genitive'] as const

/** `ஓட்டுநரும் நடத்துநரும் இல்லாமல்`, `கம்பர், பாரதி போன்ற`: those that are listed before the last one. */
function dropListed(word: Word, nominatives: PendingSubject[]): void {
  for (let next = word; ; ) {
    const last = nominatives.at(-1)
    const end = last?.joined.at(-1) ?? last?.head
    if (last === undefined || end === undefined || end.sentence.words[end.index + 1] !== next) return
    if (end.tokenAfter !== ',' && !(end.is('clitic-um') && word.is('clitic-um'))) return
    nominatives.pop()
    next = last.head
  }
}
