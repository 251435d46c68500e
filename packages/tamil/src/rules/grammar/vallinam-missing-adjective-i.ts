import { doubledBeforeNext, nounFollows } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-adjective-i',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்னும் அடையின் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After தனி (separate) and வெளி (outer) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், தனி, வெளி',
  examples: [
    { wrong: '[தனி] பாடல்.', right: 'தனிப் பாடல்.' },
    { wrong: '[தனி] சொத்து.', right: 'தனிச் சொத்து.' },
    { wrong: '[வெளி] கட்சி.', right: 'வெளிக் கட்சி.' },
    { wrong: '[தனி] தோட்டம்.', right: 'தனித் தோட்டம்.' },
  ],
  allows: ['தனி வீடு.'],
  when: { words: ['தனி', 'வெளி'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (suggestion === undefined || !nounFollows(word)) return undefined
    return word.replaceWith(suggestion)
  },
})
