import type { Sentence } from '../../../../text/sentence.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { isAsserted, isAssertedApartFrom, isCorrection } from '../reading/assertion.ts'
import { accounts } from './accounts.ts'
import { ageDifferences, agesLater } from './age-differences.ts'
import { anniversaries } from './anniversaries.ts'
import { chains } from './chains.ts'
import { clockSpans } from './clock-spans.ts'
import { complements } from './complements.ts'
import { daySpans } from './day-spans.ts'
import { changes, comparisons, margins } from './differences.ts'
import { fractions, multiples } from './fractions.ts'
import { growths, overfull } from './growth.ts'
import { type Numbers, numbersIn } from './measured.ts'
import { moneyLeft } from './money-left.ts'
import { percents } from './percents.ts'
import { products, quotients } from './products.ts'
import { profits } from './profits.ts'
import { rates } from './rates.ts'
import { isBeside, misreckoned, type Reckoner } from './reckoning.ts'
import { remainders } from './remainders.ts'
import { runningTotals } from './running-totals.ts'
import { scores } from './scores.ts'
import { equivalents, shares } from './shares.ts'
import { spans } from './spans.ts'
import { totals, ways } from './totals.ts'
import { fares, instalments, manDays, wages } from './wages.ts'
import { weekdaysApart } from './weekdays.ts'

const RECKONERS: readonly Reckoner[] = [
  totals,
  ways,
  products,
  quotients,
  rates,
  shares,
  equivalents,
  percents,
  remainders,
  spans,
  anniversaries,
  ageDifferences,
  agesLater,
  fractions,
  multiples,
  changes,
  margins,
  clockSpans,
  daySpans,
  complements,
  wages,
  manDays,
  fares,
  instalments,
  growths,
  overfull,
  scores,
  profits,
]

/**
 * Finds numbers that the text itself reckons wrongly: a total beside its parts, a product, a share in percent, what is left,
 * the years between two. Only what the sentence says, or the two before it in its paragraph.
 */
export function sums(sentences: readonly Sentence[]): CritiqueFinding[] {
  return [
    ...weekdaysApart(sentences),
    ...misreckonedIn(sentences),
    ...chains(sentences),
    ...accounts(sentences),
    ...runningTotals(sentences),
    ...moneyLeft(sentences),
  ]
}

function misreckonedIn(sentences: readonly Sentence[]): CritiqueFinding[] {
  return sentences.flatMap((sentence, at) => {
    const reckoners = reckonersOf(sentence, sentences[at + 1])
    if (reckoners.length === 0) return []
    const here = numbersIn(sentence)
    if (here.amounts.length + here.years.length === 0) return []
    const before = numbersBefore(sentences, at)
    const earlier =
      before && numbersBefore(sentences, sentences.indexOf(before.sentence, Math.max(0, at - MAX_BACK)))
    for (const reckon of reckoners) {
      const found = reckon(here, before, earlier)
      if (found !== undefined) return [misreckoned(found)]
    }
    return []
  })
}

/** A sentence without numbers that only says that there is nothing else, and the one that it closes. */
const MAX_BACK = 2
const CLOSES = /(?:வேறு|எதுவும்|ஏதும்|யாரும்|எவரும்|யாருமே)(?=\s|$).*(?:இல்லை|வில்லை|கிடையாது|தில்லை)\.?\s*$/u

/** The numbers of the sentence before, past one that closes it. */
function numbersBefore(sentences: readonly Sentence[], at: number): Numbers | undefined {
  const [sentence, before] = [sentences[at], sentences[at - 1]]
  if (sentence === undefined || before === undefined) return undefined
  if (!CLOSES.test(before.text) || !isBeside(before, sentence)) return beside(before, sentence)
  const { amounts, years } = numbersIn(before)
  return amounts.length + years.length === 0 ? beside(sentences[at - 2], before) : beside(before, sentence)
}

/** The numbers of the sentence before, where it is of the same paragraph and states something. */
const beside = (before: Sentence | undefined, sentence: Sentence) =>
  before !== undefined &&
  isBeside(before, sentence) &&
  (isAsserted(before) || (/வயத/u.test(before.text) && isCompared(before)))
    ? numbersIn(before)
    : undefined

const COMPARED = /^விட$|ைவிட$/u
/** `மற்ற பத்துப் பேர்`: what is left. */
const OTHERS = /^(?:மற்ற|பிற|கழித்தால்)$/u
/** `இரண்டையும் கூட்டினால்`. */
const ADDED = /^(?:கூட்டினால்|சேர்த்தால்)$/u
const SAID = /^(?:என்று|என)$/u
/** `85 சதவீதம் என்று குறிப்பேட்டில் எழுதினோம்`: the writer's own reckoning. */
const NOTED = / (?:எழுதி|குறித்|கணக்கிட்|பதிவு செய்)\S*(?:ேன்|ோம்)\.?\s*$/u
/** `32 படுக்கைகள் காலியாக உள்ளன என்று கண்காணிப்பாளர் கூறினார்`: told as it is, with the numbers that do not fit. */
const TOLD =
  / (?:என்று|என(?:[பதக]்)?) (?:[^ ]+ ){0,3}(?:கூறு|கூறி|தெரிவி|அறிவி|வாசி|குறிப்பிட|தெரியவந்த|தெரிய வந்த)\S*\.?\s*$/u
const SAID_FALSELY = /பொய்|ஏமாற்|தவறு|தவறா|பிழை|வேடிக்கை|கேலி|ஆனால்|உண்மையில்|சரியல்ல|சரியில்லை/u

/** `6-1 என்ற கணக்கில் வென்றது`. */
const SCORE = /\d ?[-–] ?\d+ (?:என்ற|என்னும்|எனும்) (?:கோல் )?கணக்கில/u
const NAMED = /^(?:என்ற|என்னும்|எனும்)$/u

const isCompared = (sentence: Sentence) => isAssertedApartFrom(sentence, COMPARED)

/** What may be reckoned in a sentence: an age beside another's, and all else only where the writer states it. */
function reckonersOf(sentence: Sentence, next: Sentence | undefined): readonly Reckoner[] {
  if (isAsserted(sentence)) return RECKONERS
  if (isCompared(sentence)) return [ageDifferences, comparisons]
  if (isAssertedApartFrom(sentence, OTHERS)) return [remainders]
  if (isAssertedApartFrom(sentence, ADDED)) return [totals]
  if (SCORE.test(sentence.text) && isAssertedApartFrom(sentence, NAMED)) return [scores, margins]
  const isNoted = NOTED.test(sentence.text) && !isCorrection(sentence)
  const isTold = TOLD.test(sentence.text) && !SAID_FALSELY.test(`${sentence.text} ${next?.text ?? ''}`)
  return (isNoted || isTold) && isAssertedApartFrom(sentence, SAID) ? RECKONERS : []
}
