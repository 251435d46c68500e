import {
  compoundFollows,
  isPlaceOfAction,
  makesPhraseWithNext,
  youngFollows,
} from '../../sandhi/compound-places.ts'
import { besideCommand, doubledBeforeNext, everyReading, isBareNoun } from '../../sandhi/vallinam-places.ts'
import type { Analysis } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

/** A thing; ஆண்டு, the year, may be read as ‘having ruled’ too. */
function isThing(reading: Analysis): boolean {
  const { lemma, features } = reading
  if (lemma === 'ஆள்') return true
  return !features.includes('rational') && (isBareNoun(reading) || features.includes('adjectival'))
}

/** இவ்விரண்டு கருவிகள்: a number, behind which nothing doubles. */
const BOTH = /^[அஇஎ]வ்விரண்டு$/u
/** `அன்றிரவு கடையின் விளக்கு அணையவில்லை`: when it was. */
const THAT_NIGHT = /^(?:அன்|இன்|நேற்)றிரவு$|^(?:முன்ன|நள்ள|பின்ன)ிரவு$/u

export default defineRule({
  id: 'grammar/vallinam-missing-soft-u-compound',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ குற்றியலுகரமாக முடியும் பெயர். அதனோடு வேறு பெயர் சேர்ந்து தொகையாகும்போது வல்லினம் மிகும்: ‘{suggestion}’.',
    en: '‘{found}’ ends in a short உ; before the noun that makes a compound with it the hard consonant doubles: ‘{suggestion}’.',
  },
  source:
    'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், வேற்றுமைத் தொகையில் மென்தொடர், உயிர்த்தொடர்க் குற்றியலுகரம்',
  examples: [
    { wrong: '[மருந்து] கடை.', right: 'மருந்துக் கடை.' },
    { wrong: '[குரங்கு] குட்டி', right: 'குரங்குக் குட்டி' },
    { wrong: '[கரும்பு] சாறு குடித்தான்.', right: 'கரும்புச் சாறு குடித்தான்.' },
    { wrong: '[உழவு] தொழில்.', right: 'உழவுத் தொழில்.' },
    { wrong: '[அரசு] பள்ளி', right: 'அரசுப் பள்ளி' },
  ],
  allows: [
    'அன்றிரவு கடையின் விளக்கு அணையவே இல்லை.',
    'நிலவு கோடு கோடாக விழுந்திருந்தது.',
    'மருத்துவர் தந்த மருந்து பலன் தரவில்லை.',
    'அந்தப் பறவையின் அலகு கொள்ளை அழகு.',
    'வண்டு பூவைத் தேடிப் பறந்தது.',
    'குரங்கு கிளையைப் பிடித்ததும் அது முறிந்தது.',
    'படகு கரையை நெருங்கியபோது நாங்கள் கையசைத்தோம்.',
    'இவ்விரண்டு கட்சிகளும் கூட்டணி அமைத்தன.',
    'வண்டு பூவில் தேன் குடித்தது.',
    'மாலை நேரத்தில் நிலவு குளத்தில் மிதந்தது.',
    'டெங்கு கொசுவால் வரும்.',
    'வண்டு பூவையும், பூ வண்டையும் தேடும்.',
    'மருந்து குடித்தான்.',
    'இரண்டு பைகள்.',
    'வந்து போனான்.',
    'ஆடு கோழி.',
    'உணவு வகை.',
    'அரசு கோரிக்கையை ஏற்கவில்லை.',
    'மருந்து குழந்தைக்கு நல்லது.',
    'குரங்கு கிளையில் தாவியது.',
    'வண்டு பூவுக்குப் பூ தாவித் தேன் குடித்தது.',
  ],
  when: {
    endings: [
      'ங்கு',
      'ஞ்சு',
      'ண்டு',
      'ந்து',
      'ம்பு',
      'ன்று',
      'வு',
      'கு',
      'சு',
      'ழ்து',
      'ல்பு',
      'ர்பு',
      'ண்பு',
      'ன்பு',
      'ரபு',
    ],
  },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      BOTH.test(word.text) ||
      word.text.startsWith('ட') ||
      THAT_NIGHT.test(word.text) ||
      isPlaceOfAction(word) ||
      ((word.is('time') || word.text === 'வரவு') && !makesPhraseWithNext(word)) ||
      !(compoundFollows(word) || youngFollows(word)) ||
      !everyReading(besideCommand(word.analyses), isThing)
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
