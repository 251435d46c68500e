import { makesPhraseWithNext } from '../../sandhi/compound-places.ts'
import { besideCommand, doubledBeforeNext, everyReading, nounFollows } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

/** Foreign, inland: used like adjectives, after which print that doubles elsewhere is divided. */
const OF_A_LAND = new Set(['வெளிநாட்டு', 'உள்நாட்டு', 'அயல்நாட்டு', 'பன்னாட்டு'])

export default defineRule({
  id: 'grammar/vallinam-missing-oblique',
  type: 'grammar',
  missingDoubling: 'between-nouns',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது உருபு ஏற்கத் திரிந்த பெயர் (நாடு → நாட்டு, ஆறு → ஆற்று, மரம் → மரத்து). அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: '‘{found}’ is the oblique stem of a noun; before the noun it belongs to the hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், நெடில்தொடர், உயிர்த்தொடர்க் குற்றியலுகரம் இரட்டித்தல்',
  examples: [
    { wrong: '[நாட்டு] பாடல்.', right: 'நாட்டுப் பாடல்.' },
    { wrong: '[வீட்டு] கதவு.', right: 'வீட்டுக் கதவு.' },
    { wrong: '[தமிழ்நாட்டு] சட்டம்.', right: 'தமிழ்நாட்டுச் சட்டம்.' },
    { wrong: '[வீட்டு] தோட்டம்.', right: 'வீட்டுத் தோட்டம்.' },
  ],
  allows: ['நேற்று வெளிநாட்டு தலைவர்கள் வந்தனர்.', 'நாட்டு மக்கள்.', 'நாட்டுப் பாடல்.'],
  when: { endings: ['ட்டு', 'ற்று', 'த்து'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      !(
        nounFollows(word) &&
        (makesPhraseWithNext(word) || !OF_A_LAND.has(word.text)) &&
        everyReading(besideCommand(word.analyses), ({ features }) => features.includes('oblique'))
      )
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
