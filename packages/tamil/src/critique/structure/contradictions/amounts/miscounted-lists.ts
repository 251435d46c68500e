import type { Sentence } from '../../../../text/sentence.ts'
import { type Unit, unitsOf } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { isAsserted } from '../reading/assertion.ts'

const ENDS_LIST = /^(?:ஆகியவை|ஆகியவற்றை|ஆகியன|ஆகியோர்|ஆகியோரை|ஆகியோருக்கு|ஆகியோரும்|ஆகியவையே|ஆகும்|ஆகிய|என)$/u
const GROUPS: ReadonlyMap<string, number> = new Map(
  Object.entries({ இருவர்: 2, மூவர்: 3, நால்வர்: 4, ஐவர்: 5, அறுவர்: 6, எழுவர்: 7 }),
)
const MAX_LISTED = 12

/** A list that has another number of things than is said. */
export function miscountedLists(sentences: readonly Sentence[]): CritiqueFinding[] {
  return sentences.flatMap((sentence) => {
    if (!isAsserted(sentence) && !/ என[ .]/u.test(sentence.text)) return []
    const units = unitsOf(sentence)
    const listed = otherLength(units) ?? otherNumberBehind(units)
    return listed === undefined ? [] : [wrongCount(sentence, listed)]
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

/** `வியாழன், சனி, யுரேனஸ், நெப்டியூன் ஆகிய மூன்றும்`: a number right behind a list of words parted by commas. */
function otherNumberBehind(units: readonly Unit[]): Mismatch | undefined {
  for (const [end, { bare }] of units.entries()) {
    if (bare !== 'ஆகிய') continue
    const said = numberAt(units, end + 1)
    const found = lengthOfListBefore(units, end)
    if (said !== undefined && found !== undefined && found !== said) return { said, found }
  }
  return undefined
}

function numberAt(units: readonly Unit[], at: number): number | undefined {
  const group = GROUPS.get(units[at]?.bare.replace(/ும்$/u, '்') ?? '')
  if (group !== undefined) return group
  const quantity = quantityAt(units, at)
  return quantity !== undefined && quantity.bound === 'exact' && quantity.value > 1
    ? quantity.value
    : undefined
}

/** How many single words are listed, if nothing else is: the first has to begin its part of the sentence, or follow one that begins it. */
function lengthOfListBefore(units: readonly Unit[], end: number): number | undefined {
  let at = end - 1
  let found = 1
  while (isListed(units[at]) && units[at - 1]?.text === ',') {
    at -= 2
    found++
  }
  const isWhole = isListed(units[at]) && units.slice(0, at).findLast(isComma)?.text !== ','
  return isWhole && found > 2 && found <= MAX_LISTED ? found : undefined
}

const isComma = ({ text }: Unit) => /^[,;]$/u.test(text)

const isListed = (unit: Unit | undefined) =>
  unit?.word !== undefined &&
  (unit.word.analyses.length === 0 || unit.word.is('nominative')) &&
  !unit.word.is('clitic-um') &&
  !unit.word.isA('adverb')

/** The number of what is listed: it stands right before the list, with its noun or as நால்வர். */
function numberBefore(units: readonly Unit[], from: number): number | undefined {
  const group = GROUPS.get(units[from - 1]?.bare ?? '')
  if (group !== undefined) return group
  const noun = units[from - 1]?.word
  if (noun === undefined || !noun.is('plural') || !noun.is('nominative')) return undefined
  for (const at of [from - 3, from - 2]) {
    const quantity = quantityAt(units, at)
    if (quantity?.to === from - 1 && quantity.bound === 'exact' && quantity.value > 1) return quantity.value
  }
  return undefined
}

function wrongCount(sentence: Sentence, { said, found }: Mismatch): CritiqueFinding {
  const description = `இத்தொடரில் ${said} என்று உள்ளது; ஆனால் ${found} மட்டுமே பட்டியலில் உள்ளன. எண்ணையோ பட்டியலையோ சரிசெய்யுங்கள்.`
  return {
    severity: 'high',
    title: 'முன்பின் முரண்',
    description: found < said ? description : description.replace(' மட்டுமே', ''),
    start: sentence.start,
    end: sentence.start + sentence.text.trimEnd().length,
    suggestion: 'எண்ணும் பட்டியலும் ஒத்திருக்கும்படி திருத்துங்கள்.',
    meaningMayChange: true,
    fix: 'எண்ணிக்கையும் பட்டியலும் ஒத்துப்போகும்படி திருத்துங்கள்.',
  }
}
