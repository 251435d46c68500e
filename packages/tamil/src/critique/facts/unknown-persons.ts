import { PERSON_CLASSES } from '../../words/noun-class.ts'
import { WRITERS } from './claims/another-thing.ts'
import type { Mention } from './names/name-index.ts'
import type { Unit } from './names/sentence-units.ts'

const KIN =
  /^(?:தந்தை|தாய்|அன்னை|அம்மா|அப்பா|மகன்|மகள்|மனைவி|துணைவி|கணவர்|குரு|நண்பர்|சீடர்|தம்பி|தமையன்|அண்ணன்|அக்காள்|தங்கை|சகோதர|உடன்பிறந்த|பாட்டி|பாட்டன|தாத்தா|பேரன்|மன்னர்|அரசர்|மாணவர்|வாரிசு|தோழர்|ஆளுநர்|ஆசிரிய|தலைமையாசிரிய|மாமா|மாமன|அத்தை|சித்தப்பா|பெரியப்பா|பயிற்சியாள|வழக்கறிஞ|மருத்துவர்)/u
const NO_NAME = /(?:ுள்|ில்|ின்|க்கு|ற்கு|ால்|ும்|ான|ாக|து|ே|ோ|ை|ம்|கள்|ிய|த்த|ந்த|ட்ட)$/u

/** `எங்கள் தலைமையாசிரியர்`, `என் தோழி மலர்`; never `எங்கள் பள்ளி விழாவில்`, nor `என் கனவு நாயகர் பிளெமிங்`, who has a name. */
function mayMeanPerson(
  units: readonly Unit[],
  from: number,
  to: number,
  mentions: readonly Mention[],
): boolean {
  for (let i = from; i < Math.min(to, from + WRITERS_REACH); i++) {
    const word = units[i]?.word
    if (word === undefined || word.analyses.length === 0) return true
    if (PERSON_CLASSES.some((one) => word.is(one)))
      return !(word.isOnly('nominative') && mentions.some((one) => one.from === i + 1))
    if (!word.isOnly('nominative')) return false
  }
  return false
}
const WRITERS_REACH = 3

/** Whether a clause may speak of somebody whom the fact base does not know, so that a pronoun may mean him. */
export function mayNameUnknownPerson(
  units: readonly Unit[],
  from: number,
  to: number,
  mentions: readonly Mention[],
): boolean {
  for (let i = from; i < to; i++) {
    const unit = units[i]
    if (unit?.kind !== 'word' || mentions.some((mention) => i >= mention.from && i < mention.to)) continue
    if (KIN.test(unit.bare)) return true
    if (WRITERS.test(unit.bare) && mayMeanPerson(units, i + 1, to, mentions)) return true
    const last = units[i + 1] === undefined || units[i + 1]?.kind === 'punctuation'
    if (!last && unit.word?.analyses.length === 0 && unit.bare.length > 3 && !NO_NAME.test(unit.bare))
      return true
  }
  return false
}
