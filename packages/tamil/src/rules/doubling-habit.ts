import type { TamilText } from '../text/tamil-text.ts'
import type { Word } from '../text/word.ts'
import { missingVallinam, withoutVallinam } from '../words/vallinam.ts'
import { bareBeforeNext } from '../words/vallinam-places.ts'

/** The rules about doubling between two nouns of a compound, where print is divided even when it doubles elsewhere. */
const BETWEEN_NOUNS: ReadonlySet<string> = new Set(
  ['compound', 'glide-compound', 'hard-u-compound', 'lost-m', 'oblique', 'quality', 'land-adjective'].map(
    (name) => `grammar/vallinam-missing-${name}`,
  ),
)

const DEMONSTRATIVES = new Set(['அந்த', 'இந்த', 'எந்த'])

/**
 * Whether a rule asks for a doubling that this text leaves out by habit: it doubles after endings, after
 * accusatives and demonstratives without exception, but never between the nouns of a compound. One counter-example of either kind, and
 * the text has no such habit.
 */
export function habitOfDoubling(text: TamilText): (rule: { readonly id: string }) => boolean {
  let habit: boolean | undefined
  return ({ id }) => {
    if (!BETWEEN_NOUNS.has(id)) return false
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
  return afterEndings > 0
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
