import { compoundFollows } from '../../sandhi/compound-places.ts'
import { measuresNext } from '../../sandhi/counted-words.ts'
import { onlyCompoundFits } from '../../sandhi/noun-compounds.ts'
import { NOUNS_LIKE_ROOTS } from '../../sandhi/nouns-like-roots.ts'
import {
  besideCommand,
  doubledBeforeNext,
  endsInHardU,
  everyReading,
  isBareNoun,
} from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis, Feature } from '../../words/analysis.ts'
import { defineRule, type Knowledge } from '../rule.ts'

function isFirst(word: Word, { loans }: Knowledge): boolean {
  const { analyses, text } = word
  if (/[ஜஷஸஹ]/u.test(text) || text === 'அறுவை' || text.endsWith('மை') || measuresNext(word)) return false
  const readings = besideCommand(analyses)
  if (readings.length < analyses.length && !endsInHardU(text) && !NOUNS_LIKE_ROOTS.has(text)) return false
  return everyReading(readings, (reading) => isThing(reading) && !loans.has(reading.lemma))
}

function isThing(reading: Analysis): boolean {
  const { features } = reading
  if (reading.guessed === true) return false
  // கூரை, a roof, is written like the accusative of the rare கூர்.
  if (features.includes('rare') && features.includes('accusative')) return true
  if (features.includes('verbal-noun')) return features.includes('future')
  return reading.class === 'noun' && isBareNoun(reading) && !NEVER_FIRST.some((one) => features.includes(one))
}

/** `கரும்புச் சாறு`: the rule of the short உ says that. */
function isSaidByEnding(word: Word): boolean {
  return word.endsWith('ு') && !endsInHardU(word.text) && compoundFollows(word)
}

const NEVER_FIRST: readonly Feature[] = ['rational', 'time', 'unit', 'position']

export default defineRule({
  id: 'grammar/vallinam-missing-noun-compound',
  type: 'grammar',
  missingDoubling: 'between-nouns',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பதும் அடுத்த பெயரும் சேர்ந்து தொகைச்சொல்லாகின்றன (வேற்றுமைத் தொகை அல்லது பண்புத்தொகை). தொகையில் அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: '‘{found}’ and the next noun can only be a compound here; the hard consonant doubles in it: ‘{suggestion}’.',
  },
  source: 'நன்னூல் 165, 182, 203; தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், வேற்றுமைத் தொகை, இருபெயரொட்டு',
  examples: [
    { wrong: 'அவர்கள் [ஏணி] படிகளில் ஏறினர்.', right: 'அவர்கள் ஏணிப் படிகளில் ஏறினர்.' },
    { wrong: '[கூரை] குடிசைகள் எரிந்தன.', right: 'கூரைக் குடிசைகள் எரிந்தன.' },
    { wrong: 'அங்கே [தாமரை] குளம் வற்றியது.', right: 'அங்கே தாமரைக் குளம் வற்றியது.' },
    { wrong: '[சிறுத்தை] புலி பாய்ந்தது.', right: 'சிறுத்தைப் புலி பாய்ந்தது.' },
    { wrong: '[கல்லூரி] தோழி வந்தாள்.', right: 'கல்லூரித் தோழி வந்தாள்.' },
    { wrong: 'பிள்ளைகள் [நெருப்பு] துகள்களை அணைத்தனர்.', right: 'பிள்ளைகள் நெருப்புத் துகள்களை அணைத்தனர்.' },
  ],
  allows: [
    'மழை சரம் சரமாகப் பெய்தது.',
    'கதிரவன் ஒளி கீற்று கீற்றாகப் பாய்ந்தது.',
    'வண்டி சாலையில் ஓடியது.',
    'ஆணி சுவரில் அடித்தான்.',
    'பசு புல் மேய்ந்தது.',
    'அவர்கள் அரிசி பருப்பு வாங்கினர்.',
    'உறை பனி விழுந்தது.',
    'இரவு காவலர் தூங்கினார்.',
    'மணல் ஏற்றிய வண்டி சாலையோரம் கவிழ்ந்து கிடந்தது.',
    'அதிகாலையில் பறவைகளின் ஒலி காடு முழுவதும் எதிரொலித்தது.',
    'கடையில் வாங்கிய புடவை சாயம் போகவில்லை.',
    'அவர்களின் பார்வை கைப்பேசித் திரையை விட்டு நகரவில்லை.',
  ],
  when: {
    endings: ['ை', 'ி', 'க்கு', 'ச்சு', 'ட்டு', 'த்து', 'ப்பு', 'ற்று', 'ங்கு', 'ஞ்சு', 'ண்டு', 'ந்து', 'ம்பு'],
  },
  check(word, knowledge) {
    const suggestion = doubledBeforeNext(word)
    const isCompound =
      suggestion !== undefined &&
      word.text.length > 2 &&
      isFirst(word, knowledge) &&
      onlyCompoundFits(word) &&
      !isSaidByEnding(word)
    return isCompound ? word.replaceWith(suggestion) : undefined
  },
})
