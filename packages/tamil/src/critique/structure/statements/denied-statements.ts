import { withoutVallinam } from '../../../words/vallinam.ts'
import { isOfWhomOneSees } from '../contradictions/reading/seen-doing.ts'
import { finds, ONLY, type Placed, sharesSomething } from './placed-statement.ts'
import { type Idea, isSameIdea, oppositionOf, type Statement } from './statement.ts'
import { isOfOneTime, isOfOtherYears, timesOf } from './statement-times.ts'

/** Whether what is denied is said of the same: the denial of the whole denies what is said of a part. */
export function isDenied(denied: Placed, affirmed: Placed): boolean {
  const said = denied.ideas.filter(({ role }) => role === 'said')
  if (
    said.length === 0 ||
    !said.every((idea) => affirmed.ideas.some((one) => isStated(one) && isSameIdea(one, idea)))
  )
    return false
  if (hasOpposites(denied.ideas, affirmed.ideas) || isOfThisOne(denied)) return false
  const isAtAll = said.some(({ word }) => EVEN.test(word.text) || EVEN.test(word.next?.text ?? ''))
  const rest = denied.ideas.filter(
    ({ role }) => role !== 'said' && role !== 'time' && !(isAtAll && role === 'quality'),
  )
  const shared = rest.filter((idea) => finds(affirmed, idea) !== undefined)
  if (rest.length !== shared.length || !sharesSomething(denied, affirmed, shared)) return false
  if (denied.isPast && shared.length < (isAtAll ? 1 : 2)) return false
  if (affirmed.sentence.words.some(({ text }) => ONLY.test(withoutVallinam(text)))) return false
  return (
    isOfOneTime(denied, affirmed) ||
    (!denied.isPast && timesOf(denied).size === 0 && !isOfOtherYears(affirmed))
  )
}

/** `இந்த நோயை`: one of many. */
const isOfThisOne = ({ sentence }: Statement) => sentence.words.some(({ text }) => /^இந்த/u.test(text))

/** What is said, done on the way to it, or told of a thing as its kind: `மிகவும் பிடித்த பருவம்`. */
const isStated = ({ role, word }: Idea) =>
  role === 'said' ||
  (role === 'action' && word.is('verbal-participle') && !isOfWhomOneSees(word)) ||
  (role === 'quality' && word.next?.isLast === true && word.next.isA('noun'))

const hasOpposites = (ideas: readonly Idea[], others: readonly Idea[]) =>
  ideas.some((idea) => others.some((one) => oppositionOf(idea, one) !== undefined))

/** `கீறல்கூட`: not the least. */
const EVEN = /கூட$/u
