import { withVallinam } from '../../words/vallinam.ts'
import { bareBeforeNext, everyReading, verbFollows } from '../../words/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-extra-personal-noun',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ உயர்திணைப் பெயர். உயர்திணைப் பெயரின் பின் வல்லினம் பொதுவாக மிகாது.',
    en: '‘{suggestion}’ names a person; after personal nouns and pronouns the hard consonant does not double.',
  },
  source: 'நன்னூல் 159: பொதுப்பெயர் உயர்திணைப் பெயர்கள் இயல்பு; தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள்',
  examples: [
    { wrong: '[அவர்த்] தலை அசைத்தார்.', right: 'அவர் தலை அசைத்தார்.' },
    { wrong: '[யார்ப்] போனார்?', right: 'யார் போனார்?' },
    { wrong: '[ஆசிரியர்க்] கேட்டார்.', right: 'ஆசிரியர் கேட்டார்.' },
    { wrong: '[தம்பித்] தூங்கினான்.', right: 'தம்பி தூங்கினான்.' },
    { wrong: '[தலைவர்ச்] சொன்னார்.', right: 'தலைவர் சொன்னார்.' },
  ],
  allows: ['அவர் தலை அசைத்தார்.', 'யார் போனார்?', 'ஊர்க் காவலர் வந்தார்.'],
  when: { endings: withVallinam('ர்', 'தாய்', 'ி', 'ை') },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (
      bare === undefined ||
      !(
        everyReading(
          analyse(bare),
          ({ features }) => features.includes('rational') && features.includes('nominative'),
        ) &&
        word.next?.text !== 'தான்' &&
        !word.next?.is('verbal-participle') &&
        (bare.endsWith('ர்') || (verbFollows(word) && !word.next?.is('imperative')))
      )
    )
      return undefined
    return word.replaceWith(bare)
  },
})
