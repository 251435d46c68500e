import { compoundFollows } from '../../sandhi/compound-places.ts'
import {
  besideCommand,
  doubledBeforeNext,
  everyReading,
  isBareNoun,
  nounFollows,
} from '../../sandhi/vallinam-places.ts'
import type { Analysis } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

const COLOURS = [
  'பச்சை',
  'வெள்ளை',
  'பழுப்பு',
  'சிவப்பு',
  'கறுப்பு',
  'கருப்பு',
  'கருமை',
  'செம்மை',
  'உண்மை',
  'தலைமை',
  'முதன்மை',
  'அடிமை',
  'நீல',
  'இனிப்பு',
  'புளிப்பு',
  'கசப்பு',
  'துவர்ப்பு',
]

/** இளமைப் பருவம். */
const AGES = ['பருவம்', 'காலம்', 'கோலம்']

function isQuality(reading: Analysis): boolean {
  return isBareNoun(reading) || reading.features.includes('adjectival')
}

export default defineRule({
  id: 'grammar/vallinam-missing-quality',
  type: 'grammar',
  missingDoubling: 'between-nouns',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது பண்புப்பெயர். பண்புத்தொகையில் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: '‘{found}’ names a quality; in a compound of quality and noun (பண்புத்தொகை) the hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், பண்புத்தொகை',
  examples: [
    { wrong: '[பச்சை] கிளி.', right: 'பச்சைக் கிளி.' },
    { wrong: '[வெள்ளை] துணி.', right: 'வெள்ளைத் துணி.' },
    { wrong: '[இளமை] பருவம்.', right: 'இளமைப் பருவம்.' },
    { wrong: '[உண்மை] செய்தி.', right: 'உண்மைச் செய்தி.' },
    { wrong: '[தலைமை] பண்பு.', right: 'தலைமைப் பண்பு.' },
    { wrong: '[கசப்பு] சுவை.', right: 'கசப்புச் சுவை.' },
  ],
  allows: [
    'பச்சை மரம்.',
    'நன்மை தீமை அறிந்தான்.',
    'உண்மை பேசினான்.',
    'பொய்யைவிட உண்மை பெரியது.',
    'பொருளைவிட உண்மை தேவையானது.',
  ],
  when: { words: COLOURS, endings: ['மை'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      !(
        nounFollows(word) &&
        !(word.is('time') && !AGES.some((lemma) => word.next?.hasLemma(lemma))) &&
        !word.next?.text.includes('மை') &&
        (COLOURS.includes(word.text) ||
          (compoundFollows(word) && everyReading(besideCommand(word.analyses), isQuality)))
      )
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
