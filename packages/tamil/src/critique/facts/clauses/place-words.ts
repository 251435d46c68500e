import type { Mention } from '../names/name-index.ts'
import type { Unit } from '../names/sentence-units.ts'

/**
 * Words that say of a place that something is there: `மதுரையின் அடையாளங்களுள் ஒன்று`, `தஞ்சைக்குப் பெருமை சேர்ப்பது`,
 * `காண விரும்புவோர் ஆக்ராவுக்குச் செல்ல வேண்டும்`, `மகாராட்டிரம் தன்னகத்தே கொண்டுள்ளது`.
 */
export function placeWords(
  answer: Mention,
  units: readonly Unit[],
  from: number,
  to: number,
): ReadonlySet<number> | undefined {
  const word = (at: number) => units[at]?.bare ?? ''
  if (answer.case === 'genitive' || answer.case === 'oblique')
    for (let i = answer.to; i < Math.min(to - 1, answer.to + 3); i++)
      if ((SIGHTS.test(word(i)) || PLACES.test(word(i))) && /^ஒன்ற/u.test(word(i + 1)))
        return new Set([i, i + 1])
  if (answer.case === 'nominative' && word(answer.to) === 'தன்னகத்தே')
    return new Set([answer.to, answer.to + 1])
  if (answer.case !== 'dative') return undefined
  if (PRIDE.test(word(answer.to)) && ADDS.test(word(answer.to + 1)))
    return new Set([answer.to, answer.to + 1])
  if (!GOES.test(word(answer.to))) return undefined
  for (let i = from; i < answer.from; i++)
    if (SEES.test(word(i)))
      return new Set([
        i,
        ...[i + 1, answer.to, answer.to + 1].filter((at) => WANTS.test(word(at)) || at === answer.to),
      ])
  return undefined
}
/** Of what a place has several. */
const SIGHTS =
  /^(?:பெருமை|சிறப்பு|அடையாளங்|இடங்|தலங்|சுற்றுலா|கோயில்|கோவில்|அணை|ஏரி|அருவி|கோட்டை|நினைவுச்சின்னங்|பூங்கா|சரணாலயங்|மலை).*(?:களுள்|களில்)$/u
/** What a country or a continent has several of. */
const PLACES = /^(?:நாடு|நகர|மாநில|மாவட்ட|தீவு|ஊர்|கிராம|ஆறு|நதி|மலை|ஏரி|சிகர|துறைமுக).*(?:களுள்|களில்)$/u
const PRIDE = /^(?:அழகு|பெருமை|சிறப்பு|புகழ்)$/u
const ADDS = /^(?:சேர்க்கு|சேர்ப்ப|சேர்க்கிற|தருவ|தரு|தேடி)/u
const GOES = /^(?:செல்ல|போக|வர|பயணி|செல்வ|செல்லு)/u
const SEES = /^(?:காண|பார்க்க|தரிசிக்க|கண்டுகளிக்க|பார்வையிட)$/u
const WANTS = /^(?:விரும்பு|விரும்பினா|வேண்டு|எண்ணு|நினைப்ப)/u

/** Whether a place in the dative, which ends at a unit, has what is told of or is where one goes to see it. */
export const isPlaceOwner = (to: number, units: readonly Unit[]) =>
  ADDS.test(units[to + 1]?.bare ?? '') || GOES.test(units[to]?.bare ?? '')
