import type { Word } from '../../text/word.ts'
import { ADVERBAL_CASES } from '../../words/analysis.ts'
import { ownsNext } from './possessor.ts'
import { roleOf } from './word-role.ts'

const CASES = [...ADVERBAL_CASES, 'genitive'] as const

/** Words that may stand between an owner and what is his. */
const MAX_BETWEEN = 4

/**
 * `சிறுவனையும் அவன் தந்தையையும் ஏற்றினார்கள்`, `அத்தைக்கும் அவள் மகனுக்கும்`: in the nominative between two that are joined in the same case. Such a
 * list holds no subject: whose the second is.
 */
export function ownsNextInList(word: Word): boolean {
  if (word.tokenAfter !== ' ' || !word.is('rational', 'nominative') || word.is('clitic-um')) return false
  const before = memberBefore(word)
  if (before === undefined) return false
  for (const next of word.sentence.words.slice(word.index + 1, word.index + MAX_BETWEEN + 2)) {
    if (before.joins(next)) return true
    const role = roleOf(next)
    if (role !== 'modifier' && role !== 'relative' && role !== 'head') return false
  }
  return false
}

/** The member of a list before an owner, as far as it tells which words may be the next. */
interface Member {
  joins(next: Word): boolean
}

function memberBefore(owner: Word): Member | undefined {
  const { words } = owner.sentence
  const before = words[owner.index - 1]
  if (before === undefined) return undefined
  // `கவிஞரைப் பற்றியும் அவர் கவிதைகளைப் பற்றியும்`
  if (before.isA('postposition') && before.is('clitic-um'))
    return { joins: ({ text }) => text === before.text }
  // `தாயை மட்டுமல்ல, அவள் குழந்தையையும்`
  const first = NOT_ONLY.test(before.text) ? words[before.index - 1] : undefined
  if (first !== undefined) return joinedInCase(first, 'clitic-um')
  if (before.is('clitic-um')) return joinedInCase(before, 'clitic-um')
  // `கிழவனுக்காகவும் அவன் மனைவிக்காகவும்`
  if (FOR_SAKE.test(before.text)) return { joins: ({ text }) => FOR_SAKE.test(text) }
  // `சிறுவனை, அவன் தந்தையை, அவன் நண்பரை`
  if (before.tokenAfter === ',' && before.isOnly('accusative')) return joinedInCase(before, 'accusative')
  // `சிறுமியோடு அவள் தம்பியையும்`
  if (before.isOnly('sociative', 'rational') && ownsNext(owner))
    return { joins: (next) => next.is('accusative', 'clitic-um') }
  return undefined
}

const NOT_ONLY = /^மட்டும(?:ல்ல|ல்லாமல்|ல்லாது|ன்றி)$/u
const FOR_SAKE = /.க்காகவும்$/u

/** What has the same case, and the feature that joins; of a word that is not known the same ending. */
function joinedInCase(member: Word, joining: 'clitic-um' | 'accusative'): Member | undefined {
  const cases = CASES.filter((one) => member.is(one))
  if (cases.length === 0) return undefined
  return { joins: (next) => cases.some((one) => next.is(one, joining)) || endsAlike(next, member) }
}

/** `இளவரசனிடமும் அவன் வழித்துணையிடமும்`, where the second is not known. */
function endsAlike({ analyses, text }: Word, { text: before }: Word): boolean {
  const ending = analyses.length === 0 ? ENDING.exec(text)?.[0] : undefined
  return ending !== undefined && before.endsWith(ending)
}

const ENDING = /(?:ையும்|ிடமும்|ுக்கும்|ோடும்|ுடனும்|ிலும்)$/u
