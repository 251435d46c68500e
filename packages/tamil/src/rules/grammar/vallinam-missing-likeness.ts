import { doubledBeforeNext, nounFollows } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-likeness',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘மாதிரி’ அடையாக நின்று பெயரைத் தழுவும்போது அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After ‘மாதிரி’ (such, model) before its noun the hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், இருபெயரொட்டுப் பண்புத்தொகை',
  examples: [
    { wrong: 'இந்த [மாதிரி] பாடல்கள் இனிமையானவை.', right: 'இந்த மாதிரிப் பாடல்கள் இனிமையானவை.' },
    { wrong: 'அந்த [மாதிரி] கதைகளை விரும்புவேன்.', right: 'அந்த மாதிரிக் கதைகளை விரும்புவேன்.' },
  ],
  allows: ['அவன் மாதிரி நடந்தான்.', 'இந்த மாதிரி வீடு வேண்டும்.'],
  when: { words: ['மாதிரி'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (suggestion === undefined || !word.previous?.isA('demonstrative') || !nounFollows(word))
      return undefined
    return word.replaceWith(suggestion)
  },
})
