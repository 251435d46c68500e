import { isVerb } from './clauses/clauses.ts'
import { isPlace } from './clauses/said-kinds.ts'
import { saysKind } from './names/kind-nouns.ts'
import type { Unit } from './names/sentence-units.ts'
import type { Claim, Reading } from './records/claim.ts'
import { areConnected } from './records/connected-names.ts'
import { TITLE_PROPERTIES } from './records/property-groups.ts'

/**
 * The claims of a clause without those whose badge would say more than their record does. A claim that another record bears
 * out in the very same words is not held against the text; a rank before the words that a record confirms, or an action behind
 * the name that it confirms, is not confirmed with them, nor what is taken in that it joins to something; a count within the place that a part before told of is not the
 * whole's; and what is told of some made-up thing is told of no known one.
 */
export function withoutOverreaching(claims: readonly Claim[], reading: Reading, before?: Reading): Claim[] {
  return claims.filter((claim) =>
    claim.badge === 'verified'
      ? !isRanked(claim, reading) &&
        !isAgentOfMore(claim, reading) &&
        !isTakenIn(claim, reading) &&
        !isWithUnknown(claim, claims, reading) &&
        !isNounOfNext(claim, reading)
      : !isBorneOut(claim, claims) &&
        !isCountWithin(claim, reading, before) &&
        !isOfSomeThing(claim, reading),
  )
}

/** `பாரதிதாசன் எழுதிய 'பிசிராந்தையார்'`: right by one record. */
const isBorneOut = ({ from, to }: Claim, claims: readonly Claim[]) =>
  claims.some((other) => other.badge === 'verified' && other.from === from && other.to === to)

/** `அதன் முதல் | பிரதமராகப் பொறுப்பேற்றவர் …`: who held the office need not have been the first. */
function isRanked({ from, to }: Claim, { clause: { units } }: Reading): boolean {
  const before = units[from - 1]
  return before !== undefined && RANK.test(before.bare) && units.slice(from, to).some(isHolder)
}

/** `முதல் பிரதமராகப் | பதவியேற்ற … பட்டேல்`: whether a badge leaves out which office it was that somebody took. */
export function isWithoutOffice({ badge, from, to, value }: Claim, { clause: { units } }: Reading): boolean {
  if (badge !== 'verified') return false
  const office = units[from - 1]
  if (office === undefined || from === value.from || !OFFICE_TAKEN.test(units[from]?.bare ?? '')) return false
  return /ாக$/u.test(office.bare) && !units.slice(from, to).some(({ bare }) => /ாக$/u.test(bare))
}
const OFFICE_TAKEN = /^(?:பதவியேற்|பொறுப்பேற்|பதவி|பொறுப்பு|இருந்த|விளங்கிய|திகழ்ந்த|பணியாற்றிய|தேர்ந்தெடுக்கப்பட்ட|ஆன)/u

const RANK = /^(?:முதல்|முதலாவது|முதலாம்|இரண்டாவது|இரண்டாம்|மூன்றாவது|மூன்றாம்|நான்காவது|கடைசி|இறுதி|ஒரே)$/u

/** `பிரதமராகப்`, `தலைவர்`: who holds an office or does something, named by that. */
const isHolder = ({ word }: Unit) =>
  word?.analyses.some(({ class: kind, features }) => kind === 'noun' && features.includes('rational')) ===
  true

/** `காசநோயை உண்டாக்கும் நுண்ணுயிரி வைரஸ்`: an answer that only says what the one is that is named right behind it. */
const isNounOfNext = (
  { record: { value }, value: { from, to } }: Claim,
  { mentions, index, clause: { units } }: Reading,
) =>
  value.type === 'name' &&
  to === from + 1 &&
  saysKind(units[from]?.bare ?? '', value.kind) &&
  mentions.some((next) => next.from === to && index.isOfKind(next.name, value.kind))

/** `பித்தளை செம்பும் வெள்ளீயமும் கலந்த கலவை`: the answer joined by ‑உம் to another of its kind, for which no record speaks. */
function isWithUnknown(
  { record: { value }, subject, value: answer }: Claim,
  claims: readonly Claim[],
  { mentions, index }: Reading,
): boolean {
  if (value.type !== 'name' || !mentions.some((one) => one.from === answer.from && one.withUm)) return false
  return mentions.some(
    (one) =>
      one.withUm &&
      (one.to === answer.from || one.from === answer.to) &&
      index.isOfKind(one.name, value.kind) &&
      !claims.some((other) => other.badge === 'verified' && other.value.from === one.from) &&
      !areConnected(subject, one.name, index),
  )
}

/** `சோழ மன்னன் முதலாம் இராசேந்திரனால் | கட்டுவிக்கப்பட்டது`: his house is confirmed, and the sentence tells what he did. */
function isAgentOfMore({ record, from, to }: Claim, { clause: { units } }: Reading): boolean {
  if (!TITLE_PROPERTIES.has(record.property)) return false
  const next = units[to]
  if (next === undefined || !isVerb(next) || units[to - 1]?.word?.is('instrumental') !== true) return false
  return !units.slice(from, to).some(isVerb)
}

/**
 * `தாவரங்கள் ஆக்சிஜனை | உள்ளிழுத்து`: a record joins the two, but not as what is taken in; nor is `ஆக்சிஜனை உள்ளிழுத்துக் கார்பன் டை
 * ஆக்சைடை` taken in by a verb that has its object before it.
 */
function isTakenIn({ from, to, value }: Claim, { clause: { units } }: Reading): boolean {
  const [object, verb] = [units[value.from - 2], units[value.from - 1]]
  if (object?.word?.isOnly('accusative') === true && TAKES_IN.some((lemma) => verb?.word?.hasLemma(lemma)))
    return true
  const [last, next] = [units[to - 1], units[to]]
  if (last?.word?.isOnly('accusative') !== true || units.slice(from, to).some(isVerb)) return false
  return TAKES_IN.some((lemma) => next?.word?.hasLemma(lemma))
}

const TAKES_IN = ['உள்ளிழு', 'உறிஞ்சு', 'சுவாசி', 'உட்கொள்']

/** `தமிழ்நாட்டில் … 234; மக்களவைத் தொகுதிகளோ 39`: the number of the country is another. */
function isCountWithin({ record, from, to }: Claim, { clause, index }: Reading, before?: Reading): boolean {
  if (record.value.type !== 'number' || before?.clause.units !== clause.units) return false
  if (!clause.units.slice(from, to).some(({ bare }) => CONTRASTED.test(bare))) return false
  return before.mentions.some(({ name, case: how }) => how === 'locative' && isPlace(name, index))
}

/** `நீர் ஐம்பது பாகையில் கொதிக்கும் | உலகம் ஒன்றை`: told of a thing that somebody made up, and of no known one. */
function isOfSomeThing({ to }: Claim, { clause: { units } }: Reading): boolean {
  if (units[to - 1]?.word?.is('relative-participle') !== true) return false
  return /^(?:ஒரு|ஓர்)$/u.test(units[to]?.bare ?? '') || /^(?:ஒன்ற|ஒருவ)/u.test(units[to + 1]?.bare ?? '')
}

const CONTRASTED = /ோ$/u
