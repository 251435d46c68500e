import type { Word } from '../../text/word.ts'
import { takesNoObject } from '../reading/main-verb.ts'
import { roleOf } from '../reading/word-role.ts'

/**
 * `கோடுகள் கரைந்து, வெளி விரிந்திருக்கிறது`, `சுவர்கள் இடிந்து, காற்று உள்ளே நுழைந்தது`: what a participle tells of many ends with a comma, and behind it stands
 * a noun, be it one that tells elsewhere when, where or how far, with nothing but adverbs before a verb that takes no object.
 */
export function hasOtherRightBefore(verb: Word): boolean {
  if (!takesNoObject(verb)) return false
  let noun = verb.previous
  while (noun !== undefined && roleOf(noun) === 'adverb') noun = noun.previous
  if (noun?.is('nominative', 'irrational', 'singular') !== true || noun.tokenAfter !== ' ') return false
  const { words } = noun.sentence
  let at = noun.index - 1
  while (words[at]?.tokenAfter === ' ' && tellsOfNoun(words[at])) at--
  const before = words[at]
  return before?.tokenAfter === ',' && before.is('verbal-participle')
}

const tellsOfNoun = (word: Word | undefined) =>
  word !== undefined && (roleOf(word) === 'modifier' || roleOf(word) === 'relative')
