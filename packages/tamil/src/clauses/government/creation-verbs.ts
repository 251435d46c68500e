import type { Word } from '../../text/word.ts'
import { roleOf } from '../reading/word-role.ts'

/** What is done to no person: people before it are those who do it. */
const MAKING: ReadonlySet<string> = new Set(
  'இயற்று கட்டு நிறுவு எழுப்பு செதுக்கு வடிவமை நிறைவேற்று உருவாக்கு'.split(' '),
)

/** Whether a passive is of what is done to no person. */
export function isMaking(verb: Word): boolean {
  return verb.is('passive') && verb.analyses.every(({ lemma }) => MAKING.has(lemma))
}

/** Who made it, in the nominative before the passive: `கம்பர் இயற்றப்பட்ட காவியம்`, `இந்த அணை ஆங்கிலேயர்கள் கட்டப்பட்டது`. */
export function makerOf(verb: Word): Word | undefined {
  if (verb.quoted || !isMaking(verb)) return undefined
  let maker = verb.previous
  while (maker !== undefined && roleOf(maker) === 'adverb') maker = maker.previous
  if (maker === undefined || maker.tokenAfter !== ' ' || maker.is('clitic-um')) return undefined
  if (roleOf(verb) === 'relative') {
    const made = verb.next
    return maker.isFirst && verb.hasLemma('இயற்று') && made?.is('irrational') === true && isPeople(maker)
      ? maker
      : undefined
  }
  if (!verb.isLast || !verb.is('finite', 'neuter') || !isNamedThing(maker.previous)) return undefined
  return isPeople(maker) || maker.isOnly('nominative', 'group') ? maker : undefined
}

function isPeople(word: Word): boolean {
  return word.isOnly('nominative', 'rational')
}

/** `இந்தச் சட்டம்`: this or that thing, which is no first part of a name. */
function isNamedThing(word: Word | undefined): boolean {
  if (word === undefined || !word.is('nominative', 'irrational') || word.is('time')) return false
  if (word.is('place') && !word.is('thing') && word.isA('name')) return false
  return word.previous?.isA('demonstrative') === true && word.tokenAfter === ' '
}
