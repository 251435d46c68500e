import { compoundFollows, makesPhraseWithNext } from '../../sandhi/compound-places.ts'
import { measuresNext } from '../../sandhi/counted-words.ts'
import { besideCommand, doubledBeforeNext, everyReading, isBareNoun } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

function isFirstPart(reading: Analysis): boolean {
  return (
    isBareNoun(reading) ||
    reading.features.includes('adjectival') ||
    (reading.features.includes('verbal-noun') && reading.features.includes('future'))
  )
}

/** All: no noun of a compound but a word of number, after which print that doubles elsewhere is divided. */
const ALL = 'அனைத்து'

/** `சிட்டு குரல் வந்த திசையில் பறந்தது`: what an animal heard or saw come is no part of it. */
function isAnimalBeforeClause(word: Word): boolean {
  const [thing, came] = [word.next, word.next?.next]
  return (
    word.is('animal') &&
    thing?.isOnly('nominative') === true &&
    came?.isOnly('relative-participle', 'intransitive') === true
  )
}

export default defineRule({
  id: 'grammar/vallinam-missing-hard-u-compound',
  type: 'grammar',
  missingDoubling: 'between-nouns',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ வன்தொடர்க் குற்றியலுகரமாக முடியும் பெயர். அதனோடு வேறு பெயர் சேர்ந்து தொகையாகும்போது வல்லினம் மிகும்: ‘{suggestion}’.',
    en: '‘{found}’ ends in a doubled hard consonant + உ; before the noun that makes a compound with it the hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், வன்தொடர்க் குற்றியலுகரம்',
  examples: [
    { wrong: '[பாட்டு] கச்சேரி.', right: 'பாட்டுக் கச்சேரி.' },
    { wrong: '[உப்பு] பெட்டி.', right: 'உப்புப் பெட்டி.' },
    { wrong: '[படிப்பு] செலவு.', right: 'படிப்புச் செலவு.' },
    { wrong: '[எழுத்து] தேர்வு.', right: 'எழுத்துத் தேர்வு.' },
    { wrong: '[பாட்டு] சத்தம்.', right: 'பாட்டுச் சத்தம்.' },
  ],
  allows: [
    'தீர்ப்பு தீர்ப்புதான்.',
    'அவன் சந்தையில் ஒரு சீப்பு பழம் வாங்கினான்.',
    'மிகப் பெரிய உறுப்பு தோல் என்பது தெரியும்.',
    'எழுத்து பிழையின்றி இருந்தது.',
    'அவரது பேச்சு கேட்டவர்களுக்கு ஊக்கம் தந்தது.',

    'மாநில அரசின் தீர்ப்பு கட்சிகளுக்கு ஏமாற்றம் தந்தது.',
    'கல்வி அமைச்சரின் பேச்சு கட்சித் தொண்டர்களுக்கு உற்சாகம் அளித்தது.',
    'உச்ச நீதிமன்றத்தின் தீர்ப்பு கட்சிகளுக்கு அதிர்ச்சி அளித்தது.',
    'பந்து தோட்டத்தில் விழுந்தது.',
    'சிட்டு குரல் வந்த திசையில் பறந்தது.',
    'கொக்கு குளத்தில் மீன் பிடித்தது.',
    'இன்று அனைத்து கட்சிகளும் கூடின.',
    'பாட்டு மன்றம்.',
    'அன்பு செலுத்து.',
  ],
  when: { endings: ['க்கு', 'ச்சு', 'ட்டு', 'த்து', 'ப்பு', 'ற்று'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      !(
        !measuresNext(word) &&
        !isAnimalBeforeClause(word) &&
        compoundFollows(word) &&
        !(word.text === ALL && !makesPhraseWithNext(word)) &&
        everyReading(besideCommand(word.analyses), isFirstPart)
      )
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
