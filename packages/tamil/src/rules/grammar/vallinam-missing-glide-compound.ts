import { compoundFollows, turnsIntoNext, youngFollows } from '../../sandhi/compound-places.ts'
import { isSubjectOfClause } from '../../sandhi/subject-of-clause.ts'
import { doubledAfterGlide, nounFollows } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const NOUNS =
  'நீர் ஊர் தேர் வேர் தயிர் மோர் நெய் பொய் மெய் நாய் தாய் ஏர் உயிர் கதிர் மலர் தளிர் வாய் நோய் பேய் இதழ் புகழ் கூழ் யாழ் ஊழ் கீழ் எதிர் பயிர் மயிர்'.split(
    ' ',
  )

/** மிளகாய்ப் பொடி, but மிளகாய் காரம்: these double before a usual second part alone. */
const HEADS_ONLY = [
  'காய்',
  'மிளகாய்',
  'தேங்காய்',
  'மாங்காய்',
  'எண்ணெய்',
  'செவ்வாய்',
  ...'தண்ணீர் கண்ணீர் வெந்நீர் சிறுநீர் போர் சுவர் பெயர்'.split(' '),
]

/** கீழ்ப் பகுதி, but திட்டத்தின் கீழ்: after a genitive it is a postposition. */
const POSITIONS = new Set(['கீழ்', 'எதிர்'])

const PAIRED = /^(?:பேய் பிசாச|தாய் தந்தை|தாய் பெயர|தாய் கூலி|நாய் பூனை|வேர் தண்ட|நீர் காற்ற)/u

export default defineRule({
  id: 'grammar/vallinam-missing-glide-compound',
  type: 'grammar',
  missingDoubling: 'between-nouns',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ ய், ர், ழ் என்னும் மெய்களில் ஒன்றில் முடிகிறது. வேற்றுமைத் தொகையில் அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After a noun in ய், ர் or ழ் the hard consonant of the noun that makes a compound with it doubles: ‘{suggestion}’.',
  },
  source: 'நன்னூல் 224: யரழ முன்னர்க் கசதப அல்வழி இயல்பும் மிகலும்; தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள்',
  examples: [
    { wrong: '[நீர்] குடம்.', right: 'நீர்க் குடம்.' },
    { wrong: '[செவ்வாய்] கிழமை வந்தான்.', right: 'செவ்வாய்க் கிழமை வந்தான்.' },
    { wrong: '[வேர்] பகுதி.', right: 'வேர்ப் பகுதி.' },
    { wrong: '[தயிர்] சாதம்.', right: 'தயிர்ச் சாதம்.' },
    { wrong: '[ஊர்] தலைவர்.', right: 'ஊர்த் தலைவர்.' },
    { wrong: '[நாய்] குட்டி.', right: 'நாய்க் குட்டி.' },
  ],
  allows: [
    'பேய் பிசாசுகளை நான் நம்புவதில்லை.',
    'அவள் தாய் கூலி வேலைக்குப் போய் வீட்டைக் காத்தாள்.',
    'உட்கார், உட்கார். முதலில் கொஞ்சம் மோர் குடி.',
    'ஒரு வாய் சோறு சாப்பிட்டுவிட்டுப் போ.',
    'வேர் தண்டின் மூலம் நீரை அனுப்புகிறது.',

    'நீர் குழாயில் வழிந்தது.',
    'மழை நீர் குழாய் வழியாக ஓடியது.',
    'எனது பெயர் கண்ணன்.',
    'இந்தத் திட்டத்தின் கீழ் சலுகைகள் உண்டு.',
    'நமக்கு நீர் தேவை.',
    'நாய் சாலையில் ஓடியது.',
    'எங்கள் நாய் திருடர்களின் பின்னே ஓடியது.',
    'நீர் வளம்.',
    'இந்த நோய் புதியது.',
    'ஊர் பேர் தெரியாத ஒருவர் வந்தார்.',
    'நீர் சபாரத்தினம் மகன்தானே?',
    'தண்ணீர் பயிருக்குத் தேவை.',
    'வந்தாரை வாழவைக்கும் ஊர் சென்னை.',
    'வேர் பிடித்தது.',
    'குளிரில் நீர் பனி மாறுகிறது.',
    'படிவத்தில் தாய் பெயர் எழுதவும்.',
    'எங்கள் ஊர்க் கூழ் சத்தானது.',
  ],
  when: { words: [...NOUNS, ...HEADS_ONLY] },
  check(word) {
    const suggestion = doubledAfterGlide(word)
    if (
      suggestion === undefined ||
      !(
        compoundFollows(word) ||
        youngFollows(word) ||
        (!HEADS_ONLY.includes(word.text) && nounFollows(word) && word.next?.is('nominative'))
      ) ||
      isSubjectOfClause(word) ||
      turnsIntoNext(word) ||
      endsCompound(word) ||
      // கூழ் சுவையானது: the sentence says it of the thing.
      word.next?.text.endsWith('ானது') ||
      (word.text === 'ஊர்' && (word.next?.isA('name') || word.next?.hasLemma('பேர்'))) ||
      // நீர் சபாரத்தினம் மகனா?: you, and no water.
      (word.text === 'நீர்' && word.next?.is('rational')) ||
      (word.is('animal') && (word.next?.is('place') || word.next?.is('rational'))) ||
      // ஒரு வாய் சோறு: a mouthful is a measure.
      (word.text === 'வாய்' && word.previous?.isA('numeral')) ||
      (word.previous?.is('dative') && word.next?.isLast) ||
      // பேய் பிசாசு: two of them; தாய் கூலி வேலை செய்தாள்: she did it.
      PAIRED.test(`${word.text} ${word.next?.text}`) ||
      // கொஞ்சம் மோர் குடி: a bidding.
      (word.next?.text === 'குடி' && word.next.isLast) ||
      (POSITIONS.has(word.text) && word.previous?.endsWith('ின்'))
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})

/** `மழை நீர் தொட்டிக்கு வந்தது`: the second part of a compound, which seldom begins another. */
function endsCompound({ previous }: Word): boolean {
  return (
    previous?.isOnly('nominative', 'irrational') === true && !previous.isA('pronoun') && !previous.is('time')
  )
}
