import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { unitsOf } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { isAsserted } from '../reading/assertion.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import { isPerson, isPossessor, SELF } from '../reading/people.ts'

const ONLY = /^(?:மட்டுமே|மட்டும்தான்|மட்டும்)$/u
const MEASURE = /^(?:கிலோ|லிட்டர்|மூட்டை|ரூபாய்|குடம்|படி|கட்டு|ஏக்கர்|மீட்டர்)/u
const MORE_CAME =
  /மேலும்|கூடுதல|தந்த|கொடுத்த|வழங்கி|அனுப்பி|வாங்கி|கொண்டு ?வ|கிடைத்|மீண்டும்|இன்னும்|அடுத்த|மறுநாள்|கடன்|பிறகு|பின்னர்/u

interface Limit {
  readonly sentence: Sentence
  readonly value: number
  readonly where: string | undefined
  readonly who: string | undefined
}

/** More of what there was only so much of: `ஐந்து கிலோ அரிசி மட்டுமே … எட்டு கிலோ அரிசியையும் சமைத்தாள்`. */
export function beyondLimit(sentences: readonly Sentence[]): CritiqueFinding[] {
  const limits = new Map<string, Limit>()
  return sentences.flatMap((sentence) => {
    if (!isAsserted(sentence) || !sentence.words.some(({ text }) => MEASURE.test(text))) return []
    const isLimit = sentence.words.some(({ text }) => ONLY.test(text))
    if (!isLimit && MORE_CAME.test(sentence.text)) {
      limits.clear()
      return []
    }
    const where = holderIn(sentence)
    const who = agentIn(sentence)
    for (const { key, value, isAll } of amountsIn(sentence)) {
      const limit = limits.get(key)
      if (isLimit && limit === undefined) limits.set(key, { sentence, value, where, who })
      else if (isAll && limit !== undefined && value > limit.value) {
        const isOthers = isOther(limit.where, where) || isOther(limit.who, who)
        return isOthers ? [] : [contradicts(sentence, limit.sentence)]
      }
    }
    return []
  })
}

const isOther = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one !== other

/** With whom or where it is: `என்னிடம்`, `மாமா வீட்டில்`. */
function holderIn({ words }: Sentence): string | undefined {
  const holder = words.find(
    (word) =>
      (word.is('locative') || (word.is('dative') && isSomebody(word))) &&
      !word.is('time') &&
      !word.is('unit'),
  )
  const { previous } = holder ?? {}
  const whose = previous && (isPossessor(previous) || isPerson(previous)) ? `${nounOf(previous)} ` : ''
  return holder && `${whose}${nounOf(holder)}`
}

function agentIn({ words, lastWord }: Sentence): string | undefined {
  const who = words.find((word) => isSomebody(word) && word.is('nominative'))
  return who ? nounOf(who) : lastWord?.is('finite', 'first') ? SELF : undefined
}

const isSomebody = (word: Word) => isPerson(word) || word.isA('pronoun')

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
