import { compoundHeadFollows, doubledAfterGlide, nounFollows } from '../../words/vallinam-places.ts'
import { defineRule } from '../rule.ts'

const NOUNS =
  'நீர் ஊர் தேர் வேர் தயிர் மோர் நெய் பொய் மெய் நாய் தாய் ஏர் உயிர் கதிர் மலர் தளிர் வாய் நோய் பேய் இதழ் புகழ் கூழ் யாழ் ஊழ்'.split(' ')

export default defineRule({
  id: 'grammar/vallinam-missing-glide-compound',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ ய், ர், ழ் என்னும் மெய்களில் ஒன்றில் முடிகிறது. வேற்றுமைத் தொகையில் அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After a noun in ய், ர் or ழ் the hard consonant of the noun that makes a compound with it doubles: ‘{suggestion}’.',
  },
  source: 'நன்னூல் 224: யரழ முன்னர்க் கசதப அல்வழி இயல்பும் மிகலும்; தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள்',
  examples: [
    { wrong: '[நீர்] குடம்.', right: 'நீர்க் குடம்.' },
    { wrong: '[வேர்] பகுதி.', right: 'வேர்ப் பகுதி.' },
    { wrong: '[தயிர்] சாதம்.', right: 'தயிர்ச் சாதம்.' },
    { wrong: '[ஊர்] தலைவர்.', right: 'ஊர்த் தலைவர்.' },
  ],
  allows: ['நமக்கு நீர் தேவை.', 'நாய் சாலையில் ஓடியது.', 'நீர் வளம்.', 'வேர் பிடித்தது.'],
  when: { words: NOUNS },
  check(word) {
    const suggestion = doubledAfterGlide(word)
    if (
      suggestion === undefined ||
      !(compoundHeadFollows(word) || (nounFollows(word) && word.next?.is('nominative'))) ||
      (word.is('animal') && word.next?.is('place')) ||
      (word.previous?.is('dative') && word.next?.isLast)
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
