import type { Sentence } from '../../../../text/sentence.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { isAsserted } from '../reading/assertion.ts'
import { type Measured, type Numbers, numbersIn } from './measured.ts'
import { inDigits, isOff, isPlain, misreckoned } from './reckoning.ts'

const MONEY = 'ரூபாய்'
/** Where the money is with which one sets out. */
const WALLET = /(?:^|\s)(?:\S*பையில்|கையில்|உண்டியலில்|\S+ிடம்)(?=\s)/u
const WAS_THERE = /^(?:இருந்தது|இருந்தன)$/u
const SPENDS = /^(?:வாங்கி|வாங்கின|செலவழி|செலவிட்ட|செலவான|செலவாயிற்று|செலுத்தி|கொடுத்த)/u
const LEFT = /^(?:மீதி|மீதம்|மீதமு|மிச்ச|எஞ்சி|மிஞ்சி)/u
/** More money comes, or nobody says how much went. */
const OTHERWISE =
  /கடன|கிடைத்|சம்பள|கூலி|விற்ற|விற்று|பரிசா|திருப்பித்|தள்ளுபடி|கொஞ்ச|சில\s|ஆளுக்கு|தலா|வீதம்|ஒவ்வொ|பாதி\s|தொலைத்|தொலைந்|திருட|மேலும் பணம்|சேமி/u
/** Something else is bought, and nobody says for how much. */
const BUYS = /வாங்கி|செலவ/u
const TELLS_MONEY = /(?:^|[\s\d])ரூ/u
/** Sentences. */
const MAX_APART = 14
/** The one number that can be left. */
const MAX_OFF = 0.8

interface Wallet {
  readonly at: number
  readonly whole: number
  readonly spent: readonly number[]
}

/**
 * Finds what is left in a wallet and is not what was in it less all that has been paid since: `பையில் 300 ரூபாய் இருந்தது. 80 ரூபாய்க்குப் பழம் வாங்கினார்.
 * 60 ரூபாய்க்குப் பூ வாங்கினார். … 180 ரூபாய் மீதி இருந்தது`. Linear in the sentences.
 */
export function moneyLeft(sentences: readonly Sentence[]): CritiqueFinding[] {
  let wallet: Wallet | undefined
  return sentences.flatMap((sentence, at) => {
    if (wallet !== undefined && at - wallet.at > MAX_APART) wallet = undefined
    if (!TELLS_MONEY.test(sentence.text)) {
      if (BUYS.test(sentence.text)) wallet = undefined
      return []
    }
    const numbers = numbersIn(sentence)
    const before = wallet
    const only = onlyMoneyIn(numbers)
    wallet = only === undefined ? undefined : goneOn(numbers, only, before, at)
    return only === undefined || before === undefined ? [] : offRest(numbers, only, before)
  })
}

/** The only money of a sentence that says just how much it is. */
function onlyMoneyIn(numbers: Numbers): Measured | undefined {
  const { amounts, sentence } = numbers
  const [only, ...more] = amounts.filter(({ kind }) => kind === MONEY)
  const isTold = isAsserted(sentence) && isPlain(numbers) && !OTHERWISE.test(sentence.text)
  return isTold && more.length === 0 ? only : undefined
}

/** The wallet with what this sentence pays from it, or a new one. */
function goneOn(
  { sentence, units }: Numbers,
  { value, noun }: Measured,
  before: Wallet | undefined,
  at: number,
): Wallet | undefined {
  const { lastWord, text } = sentence
  if (WAS_THERE.test(lastWord?.text ?? '') && WALLET.test(text) && !units.some(({ bare }) => LEFT.test(bare)))
    return { at, whole: value, spent: [] }
  const isPaid = noun?.is('dative') === true || noun?.is('nominative') === true
  const isSpent = units.some(({ bare }) => SPENDS.test(bare)) && lastWord?.is('past') === true
  return before !== undefined && isPaid && isSpent
    ? { ...before, spent: [...before.spent, value] }
    : undefined
}

function offRest(numbers: Numbers, said: Measured, { whole, spent }: Wallet): CritiqueFinding[] {
  if (spent.length === 0 || !numbers.units.some(({ bare }) => LEFT.test(bare))) return []
  const found = spent.reduce((rest, one) => rest - one, whole)
  if (found <= 0 || said.value >= whole || !isOff(said.value, found, MAX_OFF)) return []
  const isOfSome = spent.length > 1 && spent.some((one) => found + one === said.value)
  if (isOfSome) return []
  return [misreckoned({ in: numbers, said, sum: [whole, ...spent].map(inDigits).join(' − '), found })]
}
