import { isBareNoun } from '../../sandhi/vallinam-places.ts'
import { finalVallinam, vallinamOf, withoutVallinam, withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** Endings after which a doubling is at home: case, participles, அந்த and its kin. A foreign பேஸ்புக் has none. */
const DOUBLES = [
  'ை',
  'க்கு',
  'ந்த',
  'ாக',
  'ட்டு',
  'த்து',
  'ற்று',
  'ி',
  'மிக',
  'என',
  'போய்',
  'ாய்',
  'ன்ன',
  'ல்ல',
  'ேச',
  'ார',
]

export default defineRule({
  id: 'grammar/vallinam-extra-before-other-letter',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{found}’ என்பதன் இறுதி மெய், அடுத்த சொல்லின் முதல் எழுத்தோடு பொருந்தவில்லை. க், ச், த், ப் ஆகியவை அதே இன எழுத்தில் தொடங்கும் சொல்லுக்கு முன்தான் வரும்.',
    en: 'The consonant at the end of ‘{found}’ does not match the beginning of the next word; a doubled க் ச் த் ப் stands only before its own letter.',
  },
  source: 'நன்னூல், மெய்ம்மயக்கம்; வல்லினம் மிகும் இடங்கள்',
  examples: [
    { wrong: '[அந்தக்] மனிதர் வந்தார்.', right: 'அந்த மனிதர் வந்தார்.' },
    { wrong: '[மரத்தைப்] வெட்டினான்.', right: 'மரத்தை வெட்டினான்.' },
    { wrong: '[பாடத்தைக்] படித்தான்.', right: 'பாடத்தைப் படித்தான்.' },
    { wrong: '[கடைக்குச்] போனான்.', right: 'கடைக்குப் போனான்.' },
  ],
  allows: [
    'பாடத்தைப் படித்தான்.',
    'அந்த மனிதர் வந்தார்.',
    'பேஸ்புக் வழியாகப் பேசினார்.',
    'இதைக் கிளிக் செய்யவும்.',
    'பளிச் என்று தெரிந்தது.',
    'அவர் பாட்டிக் ஏர் விமானத்தில் சென்றார்.',
  ],
  when: { endings: withVallinam(...DOUBLES) },
  check(word, { analyse }) {
    const final = finalVallinam(word.text)
    const next = word.next
    if (final === undefined || next === undefined || vallinamOf(next.text) === final) return undefined
    // வாலித் அல்: names of another language end so.
    if (next.analyses.length === 0 && /[ிா]..$/u.test(word.text)) return undefined
    // பளிச், கிளிக்: the word's own letter.
    if (word.analyses.some(({ features }) => !features.includes('sandhi'))) return undefined
    const bare = withoutVallinam(word.text)
    const readings = analyse(bare).filter(({ features }) => !features.includes('imperative'))
    // பாட்டிக் ஏர், இட்லிப்: after a bare noun no one doubles; names of another language end so.
    if (readings.every(isBareNoun)) return undefined
    return word.replaceWith(bare + (vallinamOf(next.text) ?? ''))
  },
})
