import type { Sentence } from '../../../text/sentence.ts'
import { quantityAt } from '../../facts/numbers.ts'
import { unitsOf } from '../../facts/sentence-units.ts'
import type { CritiqueFinding } from '../../feedback-item.ts'
import { isAsserted } from './assertion.ts'
import { contradicts, nounOf } from './contradiction.ts'

const ONLY = /^(?:மட்டுமே|மட்டும்தான்|மட்டும்)$/u
const MEASURE = /^(?:கிலோ|லிட்டர்|மூட்டை|ரூபாய்|குடம்|படி|கட்டு|ஏக்கர்|மீட்டர்)/u
const MORE_CAME = /மேலும்|கூடுதல|மீண்டும்|இன்னும்|அடுத்த|மறுநாள்|கடன்|பிறகு|பின்னர்/u

interface Limit {
  readonly sentence: Sentence
  readonly value: number
}

/** More of what there was only so much of: `ஐந்து கிலோ அரிசி மட்டுமே … எட்டு கிலோ அரிசியையும் சமைத்தாள்`. */
export function beyondLimit(sentences: readonly Sentence[]): CritiqueFinding[] {
  const limits = new Map<string, Limit>()
  return sentences.flatMap((sentence) => {
    if (!isAsserted(sentence) || !sentence.words.some(({ text }) => MEASURE.test(text))) return []
    if (MORE_CAME.test(sentence.text)) {
      limits.clear()
      return []
    }
    const isLimit = sentence.words.some(({ text }) => ONLY.test(text))
    for (const { key, value, isAll } of amountsIn(sentence)) {
      const limit = limits.get(key)
      if (isLimit && limit === undefined) limits.set(key, { sentence, value })
      else if (isAll && limit !== undefined && value > limit.value)
        return [contradicts(sentence, limit.sentence)]
    }
    return []
  })
}

function amountsIn(
  sentence: Sentence,
): { readonly key: string; readonly value: number; readonly isAll: boolean }[] {
  const units = unitsOf(sentence)
  return units.flatMap((_, from) => {
    const quantity = quantityAt(units, from)
    const unit = quantity && units[quantity.to]?.word
    const noun = quantity && units[quantity.to + 1]?.word
    if (!unit || !noun || !MEASURE.test(unit.text) || quantity.bound !== 'exact') return []
    return [{ key: `${nounOf(unit)} ${nounOf(noun)}`, value: quantity.value, isAll: noun.is('clitic-um') }]
  })
}
