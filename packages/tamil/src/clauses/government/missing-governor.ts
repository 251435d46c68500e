import type { Word } from '../../text/word.ts'
import { roleOf } from '../reading/word-role.ts'
import { hasCausativeAuxiliary } from './causative-auxiliary.ts'
import { isPersonAccusative } from './nominals-before.ts'

/**
 * Whether no verb after an accusative can have it: each is without object, passive, or has its own object right before it.
 * `ஒளியை உதவியால் தாவரங்கள் உணவு தயாரிக்கின்றன`. `part`: the noun behind it, which is no verb.
 */
export function lacksGovernor({ sentence, index }: Word, part?: Word): boolean {
  const { words } = sentence
  let own = false
  for (let place = (part?.index ?? index) + 1; place < words.length; place++) {
    const word = words[place]
    if (word === undefined || word.analyses.length === 0) return false
    const role = roleOf(word)
    if (role === 'quotative') return false
    if (role === 'head' || role === 'adverb' || role === 'modifier') {
      if (word.isOnly('accusative') || isPersonAccusative(word)) own = true
      if (word.isA('verb') && !word.isA('noun') && isTransitive(word)) return own
      continue
    }
    if (!isTransitive(word)) continue
    if (!own && !isBare(word.previous)) return false
    own = role === 'chain'
  }
  return true
}

/** `மாடுகளை நிழலில் நிற்கவைத்தான்`: what one makes another do is done to somebody, too. */
function isTransitive(word: Word): boolean {
  return (word.is('transitive') && !word.isOnly('passive')) || hasCausativeAuxiliary(word)
}

/** `பல மாதங்கள் உலர்த்தினர்`: how long is no object. */
function isBare(word: Word | undefined): boolean {
  if (word === undefined || word.is('time') || word.is('unit')) return false
  return word.isOnly('irrational', 'nominative') && roleOf(word) === 'head'
}
