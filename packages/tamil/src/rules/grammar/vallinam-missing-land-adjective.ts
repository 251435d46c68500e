import { compoundFollows } from '../../sandhi/compound-places.ts'
import { doubledBeforeNext } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

const ADJECTIVES =
  'இந்திய தேசிய ஆசிய ஐரோப்பிய ரஷ்ய சீன அமெரிக்க ஆப்பிரிக்க ஆங்கில தென்னிந்திய வடஇந்திய பாரதிய சர்வதேச இலக்கிய சோழ பாண்டிய பல்லவ சேர மௌரிய முகலாய'.split(
    ' ',
  )

export default defineRule({
  id: 'grammar/vallinam-missing-land-adjective',
  type: 'grammar',
  missingDoubling: 'between-nouns',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது நாடு அல்லது பகுதியைக் குறிக்கும் பெயரடை. அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After an adjective of country or region (இந்திய Indian, தேசிய national) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், பெயரடை; மகர ஈறு கெட்ட தொகை',
  examples: [
    { wrong: '[இந்திய] தலைவர்.', right: 'இந்தியத் தலைவர்.' },
    { wrong: '[தேசிய] கல்வி.', right: 'தேசியக் கல்வி.' },
    { wrong: '[ஆசிய] போட்டி.', right: 'ஆசியப் போட்டி.' },
    { wrong: '[இந்திய] சட்டம்.', right: 'இந்தியச் சட்டம்.' },
  ],
  allows: ['மத்திய தகவல் துறை.', 'இந்திய மக்கள்.', 'பெரிய தலைவர்.'],
  when: { words: ADJECTIVES },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (suggestion === undefined || !compoundFollows(word)) return undefined
    return word.replaceWith(suggestion)
  },
})
