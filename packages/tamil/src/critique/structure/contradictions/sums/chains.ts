import type { Sentence } from '../../../../text/sentence.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { isAssertedApartFrom } from '../reading/assertion.ts'
import { type Measured, type Numbers, numbersIn, PERCENT } from './measured.ts'
import { inDigits, isBeside, isOff, isPlain, misreckoned } from './reckoning.ts'
import { isLeft, MORE_TAKEN } from './remainders.ts'

/** Sentences of a chain at most: the whole, its parts, what is left. */
const MAX_SENTENCES = 7
const MIN_PARTS = 2
/** What is left of a whole and its named parts can be one number only. */
const MAX_OFF = 0.8
/** What those who were asked said. */
const ANSWERS = /^(?:என்றனர்|என்றார்கள்|என்று|என|எனவும்|மற்ற|பிற|கருதினர்|ஏனைய)$/u
const ALL_PERCENT = 100
/** `கருத்துக் கூறவில்லை`: the last of all answers. */
const NO_ANSWER = /(?:கூற|சொல்ல|தெரிவிக்க|அளிக்க|வாக்களிக்க)வில்லை\.?\s*$/u

/**
 * Finds what is left of so many when each part has a sentence of its own: `40 பேரிடம் கேட்டோம். 25 பேர் … என்றனர். 10 பேர் … என்றனர்.
 * மீதமிருந்த 8 பேர் …`. Each sentence of the chain has one number of one kind; at most so many are looked back at.
 */
export function chains(sentences: readonly Sentence[]): CritiqueFinding[] {
  return sentences.flatMap((sentence, at) => {
    const here = linkAt(sentence)
    if (here === undefined) return []
    const isPercent = here.said.kind === PERCENT && NO_ANSWER.test(sentence.text)
    if (!isPercent && !isLeft(here.in, here.said)) return []
    const links = linksBefore(sentences, at, here)
    const found = isPercent ? restOfAll(links) : restOf(links, here)
    if (found === undefined || found.value === here.said.value) return []
    return isOff(here.said.value, found.value, MAX_OFF)
      ? [misreckoned({ in: here.in, said: here.said, sum: found.sum, found: found.value })]
      : []
  })
}

interface Link {
  readonly in: Numbers
  readonly said: Measured
}

interface Rest {
  readonly value: number
  readonly sum: string
}

/** The one number of a sentence that states it. */
function linkAt(sentence: Sentence): Link | undefined {
  if (!isAssertedApartFrom(sentence, ANSWERS) || MORE_TAKEN.test(sentence.text)) return undefined
  const numbers = numbersIn(sentence)
  const [said, ...more] = numbers.amounts
  if (said === undefined || more.length + numbers.years.length > 0 || !isPlain(numbers)) return undefined
  return { in: numbers, said }
}

/** The links of the chain before a sentence, the nearest first. */
function linksBefore(sentences: readonly Sentence[], at: number, { said }: Link): Link[] {
  const links: Link[] = []
  for (let place = at - 1; place >= 0 && at - place < MAX_SENTENCES; place--) {
    const [sentence, after] = [sentences[place], sentences[place + 1]]
    if (sentence === undefined || after === undefined || !isBeside(sentence, after)) break
    const link = linkAt(sentence)
    if (link === undefined || !isOfKind(link.said, said)) break
    links.push(link)
  }
  return links
}

/** `நாற்பது மாணவர்கள்`, `பத்துப் பேர்`; `மாமரங்கள்` are மரங்கள், too. */
function isOfKind(one: Measured, other: Measured): boolean {
  if (one.isMeasure !== other.isMeasure) return false
  if (one.kind === other.kind || one.kind === undefined || other.kind === undefined) return true
  const isPeople = [one, other].some(({ kind }) => kind === 'பேர்')
  return (isPeople && !one.isMeasure) || one.kind.endsWith(other.kind) || other.kind.endsWith(one.kind)
}

/** The first number that is greater than all that follow together is the whole. */
function restOf(links: readonly Link[], { said }: Link): Rest | undefined {
  let taken = 0
  for (const [parts, { said: one }] of links.entries()) {
    if (parts >= MIN_PARTS && one.value > taken) {
      const values = [
        one.value,
        ...links
          .slice(0, parts)
          .map((link) => link.said.value)
          .reverse(),
      ]
      return said.value < one.value
        ? { value: one.value - taken, sum: values.map(inDigits).join(' − ') }
        : undefined
    }
    taken += one.value
  }
  return undefined
}

function restOfAll(links: readonly Link[]): Rest | undefined {
  const values = links.map(({ said }) => said.value).reverse()
  const rest = values.reduce((left, value) => left - value, ALL_PERCENT)
  if (values.length < MIN_PARTS || rest <= 0) return undefined
  return { value: rest, sum: [ALL_PERCENT, ...values].map(inDigits).join(' − ') }
}
