import type { Sentence } from '../../../text/sentence.ts'
import { isAsserted } from './assertion.ts'
import { contradicts } from './contradiction.ts'
import type { Follower } from './follower.ts'

/** Not a drop on any day of one journey or festival. */
const DRY =
  /(?:ஒரு (?:துளி|சொட்டு) ?மழை(?:கூட|கூடப்|யும்)?|மழையே|மழை ஒரு துளிகூடப்?|மழை சிறிதும்|மழை அறவே)\s+(?:\S+\s+)?(?:பெய்யவில்லை|பொழியவில்லை|விழவில்லை|இல்லை|வரவில்லை|பெய்யவே இல்லை)/u
const OF_THAT_TIME =
  /(?:பயண|சுற்றுலா|விழா|முகாம|நிகழ்ச்சி)\S*\s.*(?:எல்லா|அனைத்து|முழுவதும்|முழுக்க|முடியும் ?வரை)|அன்று (?:முழுவதும்|நாள் முழுவதும்)|நாள் முழுவதும்|எல்லா நா(?:ள்|ட்)களிலும்/u
const WET =
  /(?:கொட்டும் |அடை|பெரு|சாரல் |கன)?மழையில்\S*\s+(?:\S+\s+){0,6}?\S*நனைந்|மழை (?:கொட்டி|பெய்த|பொழிந்த|பிடித்துக்கொண்ட|பெய்து)|கனமழை|அடைமழை/u
/** Rain of another time or place, or in a manner of speaking. */
const OTHER_RAIN =
  /அன்பு|பூ ?மழை|பாராட்டு|முத்த|வியர்வை|கனவ|போல|ஆண்டு|மாதம்|அடுத்த|மறுநாள்|வீடு திரும்பி|வீட்டுக்குத் திரும்பி|வீட்டை அடைந்|ஊரில்|முந்தைய|சென்ற முறை|கடந்த|நேற்று|நாளை|தேநீர் மழை/u

/** Rain on a journey that had none: `பயணத்தின் எல்லா நாள்களிலும் மழையே இல்லை … மழையில் நனைந்தோம்`. */
export function rainOnDryDays(): Follower {
  let dry: Sentence | undefined
  let wet: Sentence | undefined
  return (sentence) => {
    const { text, lastWord } = sentence
    if (!text.includes('மழை') || !isAsserted(sentence) || OTHER_RAIN.test(text)) return []
    if (DRY.test(text)) {
      if (!OF_THAT_TIME.test(text)) return []
      dry ??= sentence
      return wet === undefined ? [] : [contradicts(sentence, wet)]
    }
    const isTold = lastWord?.is('past') === true && !lastWord.is('negative')
    if (!isTold || !WET.test(text)) return []
    wet ??= sentence
    return dry === undefined ? [] : [contradicts(sentence, dry)]
  }
}
