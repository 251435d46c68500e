import { PERSON_ENDINGS } from '../../words/person-endings.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const PERSONS = [...PERSON_ENDINGS, 'து', 'ன', '']
/** A relative participle, without a person, ends in the த itself. */
const ENDINGS = PERSONS.map((person) => (person === '' ? 'ைத' : `த${person}`))

/** The stems that double: பார், அழை, நினை, மகிழ்; behind நடி and the like the letters may be another word. */
const WRITTEN = new RegExp(`(?<=[ர்ழ்ை])த(?=(?:${PERSONS.join('|')})(?:[கசதப]்)?$)`, 'u')

export default defineRule({
  id: 'spelling/past-without-doubling',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: 'இவ்வினையின் இறந்தகாலத்தில் தகரம் இரட்டிக்கும்: ‘{found}’ அன்று, ‘{suggestion}’.',
    en: 'The past of this verb has a doubled த்: ‘{suggestion}’.',
  },
  source: 'நன்னூல், வினையியல்: இறந்தகால இடைநிலை; வல்லினம் இரட்டித்தல்',
  examples: [
    { wrong: 'நாங்கள் படம் [பார்தோம்].', right: 'நாங்கள் படம் பார்த்தோம்.' },
    { wrong: 'அவர் பணம் [சேர்தார்].', right: 'அவர் பணம் சேர்த்தார்.' },
    { wrong: 'அவள் கிளியை [வளர்தாள்].', right: 'அவள் கிளியை வளர்த்தாள்.' },
    { wrong: 'அம்மா [அழைத] போது போனேன்.', right: 'அம்மா அழைத்த போது போனேன்.' },
    { wrong: 'மக்கள் மழையை [எதிர்பார்தனர்].', right: 'மக்கள் மழையை எதிர்பார்த்தனர்.' },
  ],
  allows: [
    'அவர்தான் வந்தார்.',
    'இந்த ஊர்தான் பெரியது.',
    'மழைதான் காரணம்.',
    'அவர் அழைத்த விருந்து.',
    'சீதை தந்த மோதிரம் இது.',
    'ஓடையில் மீன்கள் நீந்தின.',
    'அவள் கிளியை வளர்த்தாள்.',
  ],
  when: { endings: [...ENDINGS, ...withVallinam('தது')] },
  check(word, { analyse }) {
    if (word.analyses.length > 0) return undefined
    const suggestion = word.text.replace(WRITTEN, 'த்த')
    if (suggestion === word.text) return undefined
    const isPast = analyse(suggestion).some(
      ({ class: kind, features, guessed }) =>
        !guessed &&
        kind === 'verb' &&
        features.includes('past') &&
        (features.includes('finite') || features.includes('relative-participle')),
    )
    return isPast ? word.replaceWith(suggestion) : undefined
  },
})
