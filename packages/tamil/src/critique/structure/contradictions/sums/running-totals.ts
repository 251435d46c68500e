import type { Sentence } from '../../../../text/sentence.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { isAsserted, isAssertedApartFrom, isCorrection } from '../reading/assertion.ts'
import { type Measured, type Numbers, numbersIn } from './measured.ts'
import { inDigits, isBeside, isOff, isPlain, misreckoned } from './reckoning.ts'
import { isSameAction } from './same-action.ts'
import { mayBePeople } from './totals.ts'

const TOTAL = /^(?:மொத்தம்|மொத்தமாக|மொத்தத்தில்|ஆகமொத்தம்|எல்லாமாக)$/u
/** `மற்ற வீரர்கள் அனைவரும் சேர்ந்து`: all the rest. */
const REST = /^மற்ற$/u
const ALL_OF_REST = /(?:^|\s)மற்ற\s+(?:\S+\s+)?(?:அனைவரும்|எல்லாரும்|எல்லோரும்|அனைத்தும்)/u
/** Something that is in the total besides, or a part of it. */
const OTHERS =
  /தலா|ஒவ்வொ|வீதம்|மேலும்|இதர|ஏற்கனவே|ஏற்கெனவே|முன்பு|இதுவரை|உட்பட|அதில்|இதில்|அவற்றில்|அவர்களில்|எஞ்சிய|மீதி|கூடுதல|சேர்த்து/u
/** `வேறு எதுவும் இல்லை`. */
const CLOSES = /(?:எவையும்|வேறு|எதுவும்|ஏதும்|யாரும்).*(?:இல்லை|வில்லை|கிடையாது)\.?\s*$/u
const MAX_PARTS = 12
const MIN_PARTS = 3

interface List {
  /** The last sentence of its kind. */
  readonly told: Sentence
  /** The last sentence, which may only say that there is nothing else. */
  readonly until: Sentence
  readonly kind: string
  readonly parts: readonly Measured[]
}

/**
 * Finds a total that does not sum up what the sentences right before it have told one by one: `முதல் நாள் 4 கிலோமீட்டர் நடந்தோம். மறுநாள் 6 … மொத்தம்
 * 18 கிலோமீட்டர் நடந்தோம்`. All of them tell of one action and one measure, from where the list begins. Linear in the sentences.
 */
export function runningTotals(sentences: readonly Sentence[]): CritiqueFinding[] {
  let list: List | undefined
  return sentences.flatMap((sentence) => {
    const before = list
    if (before !== undefined && isBeside(before.until, sentence) && CLOSES.test(sentence.text)) {
      list = { ...before, until: sentence }
      return []
    }
    const numbers = numbersIn(sentence)
    const isNext = before !== undefined && isBeside(before.until, sentence)
    const at = numbers.units.findIndex(({ bare }) => TOTAL.test(bare))
    if (at >= 0) {
      list = undefined
      return isNext ? offTotal(numbers, at, before) : []
    }
    list = goneOn(numbers, isNext ? before : undefined)
    return []
  })
}

/** `அங்கிருந்து கோயிலுக்கு எட்டுக் கிலோமீட்டர்`: a stretch of a way, without a verb. */
const isWayOf = ({ amounts: [first], sentence }: Numbers) =>
  first?.isMeasure === true && first.kind === 'கிலோமீட்டர்' && isWay(sentence)
const isWay = ({ lastWord, text }: Sentence) =>
  lastWord?.is('finite') !== true && /கி(?:லோமீட்டர்|\.? ?மீ\.?)(?: தூரம்| தொலைவு)?[.]?\s*$/u.test(text)
/** From where the stretch before ends. */
const FROM_THERE = /லிருந்து\s|அங்கிருந்து/u
const SUMS_UP = /^(?:ஆக|ஆகவே|எனவே|இவ்வாறு|மொத்தத்தில்|மொத்தம்)$/u

/** The list with what this sentence adds, or a new one. */
function goneOn(numbers: Numbers, before: List | undefined): List | undefined {
  const { sentence, amounts, years } = numbers
  const [first] = amounts
  const isTold =
    isAsserted(sentence) || (ALL_OF_REST.test(sentence.text) && isAssertedApartFrom(sentence, REST))
  const isPart =
    first?.kind !== undefined &&
    years.length === 0 &&
    isTold &&
    !isCorrection(sentence) &&
    !OTHERS.test(sentence.text) &&
    isPlain(numbers) &&
    (sentence.lastWord?.is('past') === true || isWayOf(numbers)) &&
    amounts.every(({ kind }) => kind === first.kind)
  if (!isPart || first?.kind === undefined) return undefined
  const isNext =
    before !== undefined &&
    (isWayOf(numbers)
      ? isWay(before.told) && FROM_THERE.test(sentence.text)
      : isSameAction(before.told, sentence))
  const goesOn = before?.kind === first.kind && isNext
  const parts = goesOn ? [...before.parts, ...amounts] : amounts
  return parts.length > MAX_PARTS ? undefined : { told: sentence, until: sentence, kind: first.kind, parts }
}

function offTotal(numbers: Numbers, at: number, { kind, parts, told }: List): CritiqueFinding[] {
  const { sentence, amounts, units } = numbers
  const said = amounts.find(({ from }) => from > at)
  const others = amounts.filter((one) => one !== said)
  // `மூன்று நாள்களில்`: as many as there are parts.
  const isOfAll = others.every(({ value, to }) => value === parts.length && to <= at)
  const isPast = sentence.lastWord?.is('past') === true
  if (said === undefined || said.kind !== kind || !isOfAll || others.length > 1 || !isPast) return []
  if (!isAsserted(sentence) || OTHERS.test(sentence.text) || !isPlain(numbers)) return []
  const isOfList = isWay(told) ? SUMS_UP.test(units[0]?.bare ?? '') : isSameAction(told, sentence)
  if (parts.length < MIN_PARTS || !isOfList) return []
  const found = parts.reduce((sum, { value }) => sum + value, 0)
  const isOfSome = parts.some(({ value }) => found - value === said.value)
  if (isOfSome || (said.value - found === 1 && mayBePeople(said, units)) || !isOff(said.value, found))
    return []
  return [
    misreckoned({ in: numbers, said, sum: parts.map(({ value }) => inDigits(value)).join(' + '), found }),
  ]
}
