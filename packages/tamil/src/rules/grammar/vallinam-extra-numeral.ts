import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import { TENS_TO_FIFTY, TWO_TO_TEN } from '../../words/numbers.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const NUMERALS = [
  ...TWO_TO_TEN.filter((number) => number !== 'எட்டு' && number !== 'பத்து'),
  ...TENS_TO_FIFTY,
  ...'ஒன்று ஒரு இரு அறு எழு பன்னிரண்டு பதின்மூன்று பதிமூன்று பதினான்கு பதினைந்து பதினாறு பதினேழு பத்தொன்பது'.split(' '),
  ...'அறுபது எழுபது எண்பது தொண்ணூறு நூறு முந்நூறு ஐந்நூறு எழுநூறு அறுநூறு இருநூறு நானூறு எண்ணூறு தொள்ளாயிரம்'.split(
    ' ',
  ),
  ...'இன்னொரு வேறொரு மற்றொரு ஒவ்வொரு'.split(' '),
  ...'முதலாவது இரண்டாவது மூன்றாவது நான்காவது ஐந்தாவது ஆறாவது ஏழாவது எட்டாவது ஒன்பதாவது பத்தாவது கடைசியாவது எத்தனையாவது'.split(' '),
]

export default defineRule({
  id: 'grammar/vallinam-extra-numeral',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: 'எண்ணுப்பெயர்களில் ‘எட்டு’, ‘பத்து’ ஆகியவற்றின் பின்தான் வல்லினம் மிகும்; ‘{suggestion}’ என்பதன் பின் மிகாது.',
    en: 'Of the numerals only எட்டு and பத்து double the next hard consonant; ‘{suggestion}’ does not.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், எண்ணுப்பெயர்',
  examples: [
    { wrong: '[இருபதுக்] கடைகள்.', right: 'இருபது கடைகள்.' },
    { wrong: '[நான்குக்] கால்கள்.', right: 'நான்கு கால்கள்.' },
    { wrong: '[ஐந்துச்] செடிகள்.', right: 'ஐந்து செடிகள்.' },
    { wrong: '[இரண்டுத்] தோட்டங்கள்.', right: 'இரண்டு தோட்டங்கள்.' },
    { wrong: '[மூன்றுப்] பாடங்கள்.', right: 'மூன்று பாடங்கள்.' },
  ],
  allows: ['நான்கு கால்கள்.', 'எட்டுப் பாடங்கள்.', 'பத்துத் தோட்டங்கள்.'],
  when: { words: withVallinam(...NUMERALS) },
  check(word) {
    const bare = bareBeforeNext(word)
    return bare === undefined ? undefined : word.replaceWith(bare)
  },
})
