import type { Sentence } from '../../../../text/sentence.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { isAsserted } from '../reading/assertion.ts'
import { type Measured, type Numbers, numbersIn } from './measured.ts'
import { inDigits, isOff, isPlain, misreckoned } from './reckoning.ts'

const MONEY = 'ரூபாய்'
const TOTAL = /^மொத்த/u
const INCOME = /^(?:வரவ|வருவாய|வருமான|வசூல|திரட்ட)/u
const EXPENSE = /^செலவ/u
const LEFT = /^(?:மீதி|மீதமுள்ள|மீதமிருந்த|மீதம்|மிச்ச|கையிருப்ப|எஞ்சிய)/u
/** Other money belongs to it: what was there before, what was lent or given besides. */
const BESIDES =
  /கடந்த ஆண்ட|சென்ற ஆண்ட|முந்தைய|பழைய|கடன|தொடக்க இருப்ப|முன் இருப்ப|ஏற்கனவே|ஏற்கெனவே|நன்கொடையுடன்|வட்டி|மேலும்|இதுதவிர|இது தவிர/u
/** Sentences between the total of the income and what is left, at most. */
const MAX_APART = 8
/** The one number that can be left of two totals. */
const MAX_OFF = 0.8

interface Total {
  readonly value: number
  readonly at: number
}

/**
 * Finds a balance that is not the total income less the total expense, wherever in the account the three stand: `மொத்த வரவு 42,000 ரூபாய் …
 * மொத்தச் செலவு 31,000 ரூபாய் … மீதமுள்ள 13,000 ரூபாய்`. Linear in the sentences.
 */
export function accounts(sentences: readonly Sentence[]): CritiqueFinding[] {
  let income: Total | undefined
  let expense: Total | undefined
  const found: CritiqueFinding[] = []
  for (const [at, sentence] of sentences.entries()) {
    if (BESIDES.test(sentence.text)) {
      income = undefined
      continue
    }
    if (!isAsserted(sentence) || !sentence.text.includes('ரூ')) continue
    const numbers = numbersIn(sentence)
    const left = amountBy(numbers, LEFT)
    const isOpen = income !== undefined && expense !== undefined && at - income.at <= MAX_APART
    if (left !== undefined && isOpen && income !== undefined && expense !== undefined) {
      const rest = income.value - expense.value
      if (rest > 0 && left.value < income.value && isOff(left.value, rest, MAX_OFF))
        found.push(
          misreckoned({
            in: numbers,
            said: left,
            sum: `${inDigits(income.value)} − ${inDigits(expense.value)}`,
            found: rest,
          }),
        )
      income = undefined
    }
    const received = totalBy(numbers, INCOME)
    const spent = totalBy(numbers, EXPENSE)
    if (received !== undefined) [income, expense] = [{ value: received.value, at }, undefined]
    if (spent !== undefined) expense = expense === undefined ? { value: spent.value, at } : undefined
  }
  return found
}

/** Where the sentence says its total: the last money in it. */
function totalBy(numbers: Numbers, said: RegExp): Measured | undefined {
  const { units } = numbers
  const named = units.findIndex(({ bare }, at) => said.test(bare) && TOTAL.test(units[at - 1]?.bare ?? ''))
  const last = numbers.amounts.findLast(({ kind }) => kind === MONEY)
  return named >= 0 && last !== undefined && last.from > named && isPlain(numbers) ? last : undefined
}

/** The only money of a sentence that is left. */
function amountBy(numbers: Numbers, said: RegExp): Measured | undefined {
  const money = numbers.amounts.filter(({ kind }) => kind === MONEY)
  const [only] = money
  const isPlainly = isPlain(numbers, LESS_EXPENSE) && numbers.units.some(({ bare }) => said.test(bare))
  return isPlainly && money.length === 1 ? only : undefined
}

const LESS_EXPENSE = /செலவு(?:கள்)? போக(?=[ ,])/u
