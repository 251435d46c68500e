import type { Finding, FindingExtra } from '../text/finding.ts'
import type { Word } from '../text/word.ts'
import { finalVallinam, missingVallinam, vallinamOf, withoutVallinam } from '../words/vallinam.ts'

/**
 * A finding that replaces a word, and the doubling of the word before it where the new word asks for another one:
 * `பாலைச் சாப்பிட்டான்` → `பாலைப் பருகினான்`.
 */
export function replaceLinked(word: Word, suggestion: string, extra: FindingExtra = {}): Finding {
  const { previous } = word
  if (previous === undefined || vallinamOf(word.text) === vallinamOf(suggestion))
    return word.replaceWith(suggestion, extra)
  const bare = withoutVallinam(previous.text)
  const doubles = finalVallinam(previous.text) !== undefined || previous.isOnly('accusative')
  const before = doubles ? (missingVallinam(bare, suggestion) ?? bare) : previous.text
  return before === previous.text
    ? word.replaceWith(suggestion, extra)
    : previous.replaceThrough(word, `${before} ${suggestion}`, extra)
}
