import { isSubjectOfClause } from '../../sandhi/subject-of-clause.ts'
import {
  besideCommand,
  doubledBeforeNext,
  everyReading,
  isNoun,
  nounFollows,
} from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

/** Not plants but kinds of plants. */
const GENERIC = new Set(['செடி', 'கொடி'])
const PARTS = new Set(
  'பூ செடி கொடி பழம் காய் தோட்டம் தோப்பு கிழங்கு கீரை சாறு தழை பட்டை குருத்து பயிர் கன்று தண்டு பருப்பு பந்தல் குலை கொட்டை கொத்து சுளை தோல் குச்சி'.split(
    ' ',
  ),
)

export default defineRule({
  id: 'grammar/vallinam-missing-plant',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ செடி அல்லது மரத்தின் பெயர். அதன் பூ, காய், பழம் முதலியவற்றோடு சேரும்போது வல்லினம் மிகும்: ‘{suggestion}’.',
    en: '‘{found}’ names a plant; before its flower, fruit or leaf the hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், இருபெயரொட்டுப் பண்புத்தொகை',
  examples: [
    { wrong: '[மல்லிகை] பூ.', right: 'மல்லிகைப் பூ.' },
    { wrong: '[வாழை] காய்.', right: 'வாழைக் காய்.' },
    { wrong: '[மல்லிகை] செடி.', right: 'மல்லிகைச் செடி.' },
    { wrong: '[வாழை] தோட்டம்.', right: 'வாழைத் தோட்டம்.' },
  ],
  allows: ['வாழை குலை தள்ளியது.', 'மல்லிகை மலர்.', 'வாழை இலை.'],
  when: { features: ['plant'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      !(
        word.endsWith('ை', 'ி') &&
        !GENERIC.has(word.text) &&
        word.is('plant', 'nominative') &&
        everyReading(besideCommand(word.analyses), isNoun) &&
        nounFollows(word) &&
        !isSubjectOfClause(word) &&
        word.next?.analyses.some(({ lemma }) => PARTS.has(lemma))
      )
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
