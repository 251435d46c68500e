import { doubledBeforeNext, nounFollows } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-side',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்னும் பக்கம் காட்டும் அடையின் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After வல (right) and இட (left) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'நன்னூல், மகர ஈறு கெட்ட தொகை (வலம், இடம்); தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள்',
  examples: [
    { wrong: '[வல] கை.', right: 'வலக் கை.' },
    { wrong: '[இட] பக்கம்.', right: 'இடப் பக்கம்.' },
    { wrong: '[வல] தோள்.', right: 'வலத் தோள்.' },
    { wrong: '[இட] செவி.', right: 'இடச் செவி.' },
  ],
  allows: ['வல முனை.', 'இட நெருக்கடி.'],
  when: { words: ['வல', 'இட'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (suggestion === undefined || !nounFollows(word)) return undefined
    return word.replaceWith(suggestion)
  },
})
