import { PERSON_CLASSES } from '../../words/noun-class.ts'
import { NAMED } from './claims/another-thing.ts'
import { has } from './clauses/clause-words.ts'
import type { Mention } from './names/name-index.ts'
import type { Unit } from './names/sentence-units.ts'
import type { Clause } from './records/clause.ts'

/** `முதலில் பார்த்த அந்தக் கோவில்`: of several things the one before the last. */
export const pointsFurtherBack = ({ units, from }: Clause, at: number) =>
  units
    .slice(Math.max(from, at - FURTHER_REACH), at)
    .some(({ bare }) => /^(?:முதலில்|முதலாவதாக|முன்பு|முன்னர்|முன்னே|முந்தைய|மேலே|மேற்கூறிய)$/u.test(bare))
/** Units before a pronoun in which a word may say that it means something earlier. */
const FURTHER_REACH = 8

/** `அது` means one thing, `அவை` several. */
export function agrees(pronoun: Unit | undefined, name: string): boolean {
  const isPlural = /கள்$/u.test(name) && !/^திங்கள்$/u.test(name)
  return !isPlural || /^[அஇ](?:வை|வற்)/u.test(pronoun?.bare ?? '')
}

/** A word of the language, as மனம், உலகம், of which the fact base tells something, too; no name. */
export const isCommonNoun = ({ from, to }: Mention, units: readonly Unit[]) =>
  to === from + 1 &&
  units[from]?.word?.analyses.some(({ class: kind, guessed }) => kind === 'noun' && guessed !== true) === true

/** Whether only the name is spoken of, which several things have. */
export const isOnlyAName = ({ to }: Mention, units: readonly Unit[]) =>
  NAMED.test(units[to]?.bare ?? '') && OF_THE_NAME.test(units[to + 1]?.bare ?? '')

/** `கேட்டாலும்` is what one does, not the town கேட். */
export const isRatherVerb = ({ from, to }: Mention, units: readonly Unit[]) =>
  to === from + 1 && units[from]?.word?.is('conditional') === true

/** `ஜார்ஜியா என்ற பெயரில் ஒரு நாடும் ஒரு மாநிலமும் உள்ளன`: several things have the name. */
const OF_THE_NAME = /^பெயர(?:ில்|ுடைய|ுள்ள|ைக்?|ையுடைய|்)$/u

/** Whether a clause ends in what one honoured person did, and says nowhere who. */
export function isOfOneUnnamed({ units, from, to }: Clause): boolean {
  const words = units.slice(from, to).filter(({ kind }) => kind === 'word')
  const last = words.at(-1)
  return (
    last !== undefined &&
    /ார்$/u.test(last.bare) &&
    has(last, 'finite') &&
    !words.some((unit) => has(unit, 'nominative') && PERSON_CLASSES.some((one) => has(unit, one)))
  )
}
