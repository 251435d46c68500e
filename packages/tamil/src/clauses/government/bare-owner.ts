import type { Word } from '../../text/word.ts'
import { roleOf } from '../reading/word-role.ts'
import { isPersonal } from './around-bare-noun.ts'
import { verbsAfter } from './nominals-before.ts'

/** What falls off, breaks or is blown away of it. */
const LOST: ReadonlySet<string> = new Set(
  'கூரை சுவர் கதவு கிளை கைப்பிடி ஓடு கதவுகள் கிளைகள் சுவர்கள் மூடி'.split(' '),
)
const KINDS = ['place', 'plant', 'nature', 'thing'] as const

/**
 * Whether a thing whose stem changes before endings stands without one before a part of it: `குளம் கரையில் அமர்ந்தோம்`, where
 * somebody acts, so that it is no subject, or `வீடு கூரை பறந்தது`, where the part is the subject.
 */
export function isBareOwner(owner: Word, part: Word, parts: ReadonlySet<string>): boolean {
  if (owner.tokenAfter !== ' ' || !/(?:ம்|டு|று)$/u.test(owner.text) || owner.is('clitic-um')) return false
  if (!KINDS.some((kind) => owner.is(kind, 'nominative')) || owner.is('time') || owner.isA('name'))
    return false
  // `ஆறு கரைகளில்`: six of them.
  if (owner.isA('numeral') && part.is('plural')) return false
  const { lastWord } = part.sentence
  if (part.isOnly('locative')) return isAllOf(part, parts) && isPersonal(lastWord) && isNoObject(part)
  return (
    part.isOnly('nominative', 'irrational') &&
    isAllOf(part, LOST) &&
    lastWord?.isOnly('intransitive') === true &&
    lastWord.is('finite', 'neuter') &&
    part.sentence.words.slice(part.index + 1, lastWord.index).every((word) => roleOf(word) === 'adverb')
  )
}

/** `படம் சுவரில் மாட்டினான்`: what is hung there; a verb without object, or with another, has none in the noun. */
function isNoObject(part: Word): boolean {
  const [verb] = verbsAfter(part)
  return (
    verb?.isOnly('intransitive') === true || part.sentence.words.some((word) => word.isOnly('accusative'))
  )
}

function isAllOf({ analyses }: Word, lemmas: ReadonlySet<string>): boolean {
  return analyses.length > 0 && analyses.every(({ lemma }) => lemmas.has(lemma))
}
