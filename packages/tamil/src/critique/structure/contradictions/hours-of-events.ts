import type { Sentence } from '../../../text/sentence.ts'
import { withoutVallinam } from '../../../words/vallinam.ts'
import { quantityAt } from '../../facts/numbers.ts'
import { unitsOf } from '../../facts/sentence-units.ts'
import type { CritiqueFinding } from '../../feedback-item.ts'
import { contradicts } from './contradiction.ts'

const HOUR = /^மணி(?:க்கு|யளவில்|யிலிருந்து|க்கே|க்குத்தான்)$/u
const PARTS_OF_DAY: readonly RegExp[] = [/^காலை/u, /^(?:மதிய|நண்பகல்|பிற்பகல்)/u, /^மாலை/u, /^இரவு/u]
const BEGINS = /^(?:தொடங்|ஆரம்ப)/u
const ENDS = /^(?:முடிந்|முடிவ|நிறைவ)/u
const EVENT = /^(?:விழா|கூட்டம்|போட்டி|நிகழ்ச்சி|மாநாடு|தேர்வு|திருமணம்|பள்ளி|வகுப்பு|பேரணி|ஊர்வலம்)$/u
/** Another day, or another of its kind. */
const ANOTHER =
  /^(?:மறுநாள்|அடுத்த|இரண்டாம்|இரண்டாவது|மற்றொரு|இன்னொரு|நேற்று|இன்று|நாளை|முன்பு|இப்போது|கோடை|மழைக்|சனிக்|ஞாயிற்று|வெள்ளிக்|ஒவ்வொரு|சில|வழக்க|பொதுவாக|அன்று|மட்டும்|தாமத)/u

interface Held {
  readonly sentence: Sentence
  readonly hour: string
}

/** Another hour at which the same event begins or ends: `விழா காலை ஒன்பது மணிக்குத் தொடங்கியது … விழா மாலை ஐந்து மணிக்கு`. */
export function otherHours(sentences: readonly Sentence[]): CritiqueFinding[] {
  const told = new Map<string, Held>()
  return sentences.flatMap((sentence) => {
    const held = heldAt(sentence)
    if (held === undefined) return []
    const before = told.get(held.event)
    if (before === undefined) told.set(held.event, { sentence, hour: held.hour })
    return before === undefined || before.hour === held.hour ? [] : [contradicts(sentence, before.sentence)]
  })
}

function heldAt(sentence: Sentence): { readonly event: string; readonly hour: string } | undefined {
  if (!sentence.text.includes('மணி') || sentence.text.includes('?')) return undefined
  const units = unitsOf(sentence)
  const { words } = sentence
  if (words.some((word) => ANOTHER.test(word.text))) return undefined
  const deeds = words.flatMap(({ text }) =>
    BEGINS.test(text) ? ['begins'] : ENDS.test(text) ? ['ends'] : [],
  )
  const events = words.flatMap(({ analyses }) => analyses.find(({ lemma }) => EVENT.test(lemma))?.lemma ?? [])
  const hours = units.flatMap((_, i) => {
    const quantity = quantityAt(units, i)
    const isHour = quantity !== undefined && HOUR.test(withoutVallinam(units[quantity.to]?.bare ?? ''))
    return isHour && quantity.from === i ? [quantity.value] : []
  })
  const part = PARTS_OF_DAY.findIndex((one) => words.some(({ text }) => one.test(text)))
  if (deeds.length !== 1 || events.length !== 1 || hours.length !== 1 || part < 0) return undefined
  return { event: `${deeds[0]} ${events[0]}`, hour: `${part} ${hours[0]}` }
}
