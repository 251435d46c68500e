import type { Sentence } from '../../../../text/sentence.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type Unit, unitsOf } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { isAsserted } from '../reading/assertion.ts'
import { MAY_COUNT } from './may-count.ts'

const ENDS_LIST = /^(?:ஆகியவை|ஆகியவற்றை|ஆகியன|ஆகியோர்|ஆகியோரை|ஆகியோருக்கு|ஆகியோரும்|ஆகியவையே|ஆகும்|ஆகிய|என)$/u
const GROUPS: Readonly<Record<string, number>> = { இருவர்: 2, மூவர்: 3, நால்வர்: 4, ஐவர்: 5, அறுவர்: 6, எழுவர்: 7 }
const MAX_LISTED = 12

/** A list that has another number of things than is said, and a sum that its parts do not make. */
export function miscountedLists(sentences: readonly Sentence[]): CritiqueFinding[] {
  return sentences.flatMap((sentence) => {
    if (!isAsserted(sentence) && !/ என[ .]/u.test(sentence.text)) return []
    const units = unitsOf(sentence)
    const listed = otherLength(units)
    if (listed !== undefined) return [wrongCount(sentence, listed.said, listed.found, false)]
    const sum = otherSum(sentence, units)
    return sum === undefined ? [] : [wrongCount(sentence, sum.said, sum.found, true)]
  })
}

interface Mismatch {
  readonly said: number
  readonly found: number
}

/** `நால்வர் குமார், மணி, சேகர் ஆகியோர்`: a number right before a list of words parted by commas. */
function otherLength(units: readonly Unit[]): Mismatch | undefined {
  const end = units.findIndex(({ bare }) => ENDS_LIST.test(bare))
  if (end < 0 || !/^ஆகிய/u.test(units[end]?.bare ?? '')) return undefined
  const firstComma = units.findIndex(({ text }) => text === ',')
  if (firstComma < 2 || firstComma > end) return undefined
  const listed = units.slice(firstComma - 1, end)
  const isPlain = listed.every(
    ({ kind, text, word }, i) =>
      (i % 2 === 0 ? kind === 'word' && word?.is('clitic-um') !== true : text === ',') && text !== 'மற்றும்',
  )
  const found = (listed.length + 1) / 2
  const said = numberBefore(units, firstComma - 1)
  if (!isPlain || !Number.isInteger(found) || said === undefined || said > MAX_LISTED) return undefined
  return said === found ? undefined : { said, found }
}

/** The number of what is listed: it stands right before the list, with its noun or as நால்வர். */
function numberBefore(units: readonly Unit[], from: number): number | undefined {
  const group = GROUPS[units[from - 1]?.bare ?? '']
  if (group !== undefined) return group
  const noun = units[from - 1]?.word
  if (noun === undefined || !noun.is('plural') || !noun.is('nominative')) return undefined
  for (const at of [from - 3, from - 2]) {
    const quantity = quantityAt(units, at)
    if (quantity?.to === from - 1 && quantity.bound === 'exact' && quantity.value > 1) return quantity.value
  }
  return undefined
}

/** `மாணவர்கள் 20 பேர், மாணவிகள் 25 பேர், ஆக மொத்தம் 50 பேர்`. */
function otherSum({ text }: Sentence, units: readonly Unit[]): Mismatch | undefined {
  if (!MAY_COUNT.test(text)) return undefined
  const total = units.findIndex(
    ({ bare }, at) => /^மொத்தம்$/u.test(bare) && /^(?:ஆக|என|ஆகமொத்தம்)$/u.test(units[at - 1]?.bare ?? ''),
  )
  if (total < 0) return undefined
  const parts: { readonly value: number; readonly of: string }[] = []
  let said: { readonly value: number; readonly of: string } | undefined
  for (let i = 0; i < units.length; i++) {
    const quantity = quantityAt(units, i)
    if (quantity === undefined) continue
    const one = { value: quantity.value, of: withoutVallinam(units[quantity.to]?.bare ?? '') }
    if (quantity.bound !== 'exact') return undefined
    if (i < total) parts.push(one)
    else said ??= one
    i = quantity.to - 1
  }
  if (said === undefined || parts.length < 2 || parts.some(({ of }) => of !== said.of)) return undefined
  const found = parts.reduce((sum, { value }) => sum + value, 0)
  return found === said.value ? undefined : { said: said.value, found }
}

function wrongCount(sentence: Sentence, said: number, found: number, isSum: boolean): CritiqueFinding {
  const description = isSum
    ? `இத்தொடரில் மொத்தம் ${said} என்று உள்ளது; ஆனால் பகுதிகளைக் கூட்டினால் ${found} வருகிறது. எண்களைச் சரிபாருங்கள்.`
    : `இத்தொடரில் ${said} என்று உள்ளது; ஆனால் ${found} மட்டுமே பட்டியலில் உள்ளன. எண்ணையோ பட்டியலையோ சரிசெய்யுங்கள்.`
  return {
    severity: 'high',
    title: 'முன்பின் முரண்',
    description: isSum || found < said ? description : description.replace(' மட்டுமே', ''),
    start: sentence.start,
    end: sentence.start + sentence.text.trimEnd().length,
    suggestion: isSum ? 'கூட்டுத்தொகையைச் சரிசெய்யுங்கள்.' : 'எண்ணும் பட்டியலும் ஒத்திருக்கும்படி திருத்துங்கள்.',
    meaningMayChange: true,
    fix: 'எண்ணிக்கையும் பட்டியலும், மொத்தமும் பகுதிகளும் ஒத்துப்போகும்படி திருத்துங்கள்.',
  }
}
