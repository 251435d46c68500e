import type { Word } from '../../text/word.ts'
import { roleOf } from './word-role.ts'

const CASES = [
  'accusative',
  'dative',
  'locative',
  'sociative',
  'instrumental',
  'ablative',
  'genitive',
] as const

/** Words that may stand between an owner and what is his. */
const MAX_BETWEEN = 4

/**
 * `சிறுவனையும் அவன் தந்தையையும் ஏற்றினார்கள்`, `அத்தைக்கும் அவள் மகனுக்கும்`: in the nominative between two that -உம் joins in the same case. Such a
 * list holds no subject: whose the second is.
 */
export function ownsNextInList(word: Word): boolean {
  const { sentence, index, tokenAfter } = word
  const before = sentence.words[index - 1]
  if (before === undefined || tokenAfter !== ' ' || !isJoinedInCase(before)) return false
  if (!word.is('rational', 'nominative') || word.is('clitic-um')) return false
  const cases = CASES.filter((one) => before.is('clitic-um', one))
  for (const next of sentence.words.slice(index + 1, index + MAX_BETWEEN)) {
    if (cases.some((one) => next.is('clitic-um', one)) || endsAlike(next, before)) return true
    const role = roleOf(next)
    if (role !== 'modifier' && role !== 'relative' && role !== 'head') return false
  }
  return false
}

const isJoinedInCase = (word: Word) => word.isOnly('clitic-um') && !word.is('nominative')

/** `இளவரசனிடமும் அவன் வழித்துணையிடமும்`, where the second is not known. */
function endsAlike({ analyses, text }: Word, { text: before }: Word): boolean {
  const ending = analyses.length === 0 ? ENDING.exec(text)?.[0] : undefined
  return ending !== undefined && before.endsWith(ending)
}

const ENDING = /(?:ையும்|ிடமும்|ுக்கும்|ோடும்|ுடனும்|ிலும்)$/u
