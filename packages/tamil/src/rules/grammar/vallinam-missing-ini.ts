import { doubledBeforeNext } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-ini',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்னும் இடைச்சொல்லின் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After இனி (from now on) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், இனி, தனி',
  examples: [
    { wrong: '[இனி] காண்போம்.', right: 'இனிக் காண்போம்.' },
    { wrong: '[இனி] பேசலாம்.', right: 'இனிப் பேசலாம்.' },
    { wrong: '[இனி] செய்வோம்.', right: 'இனிச் செய்வோம்.' },
    { wrong: '[இனி] தொடங்குவோம்.', right: 'இனித் தொடங்குவோம்.' },
  ],
  allows: ['இனி வருவோம்.'],
  when: { words: ['இனி'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
