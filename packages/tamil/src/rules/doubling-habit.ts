import { bareBeforeNext } from '../sandhi/vallinam-places.ts'
import type { TamilText } from '../text/tamil-text.ts'
import type { Word } from '../text/word.ts'
import { missingVallinam, withoutVallinam } from '../words/vallinam.ts'
import type { Rule } from './rule.ts'

/** So many doubled endings make a habit; one or two in a short text say nothing. */
const FEWEST = 3

const DEMONSTRATIVES = new Set(['அந்த', 'இந்த', 'எந்த'])

/**
 * Whether a rule asks for a doubling that this text leaves out by habit: it doubles after endings, after accusatives and
 * demonstratives without exception, but never between the nouns of a compound, where print is divided even when it
 * doubles elsewhere. One counter-example of either kind, and the text has no such habit.
 */
export function habitOfDoubling(text: TamilText): (rule: Pick<Rule, 'missingDoubling'>) => boolean {
  let habit: boolean | undefined
  return ({ missingDoubling }) => {
    if (missingDoubling !== 'between-nouns') return false
    habit ??= leavesCompounds(text.words)
    return habit
  }
}

function leavesCompounds(words: readonly Word[]): boolean {
  let afterEndings = 0
  for (const word of words) {
    const bare = bareBeforeNext(word)
    if (bare === undefined) {
      if (isEnding(word) && word.next && missingVallinam(word.text, word.next.text) !== undefined)
        return false
    } else if (joinsNouns(word) && !isEnding(word)) return false
    else afterEndings++
  }
  return afterEndings >= FEWEST
}

/** An accusative or a demonstrative: the places where school and print agree most. */
function isEnding(word: Word): boolean {
  return word.isOnly('accusative') || DEMONSTRATIVES.has(withoutVallinam(word.text))
}

function joinsNouns(word: Word): boolean {
  return word.is('nominative') || word.is('oblique') || word.analyses.some(isAttributeNoun)
}

function isAttributeNoun({ class: kind, features }: Word['analyses'][number]): boolean {
  return kind === 'noun' && features.includes('adjectival')
}
