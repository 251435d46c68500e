import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-extra-existence',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது குறிப்பு வினைமுற்று. அதன் பின் வல்லினம் மிகாது.',
    en: 'After இல்லை, அல்ல, உண்டு the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், குறிப்பு வினைமுற்று',
  examples: [
    { wrong: '[இல்லைப்] பொருள்.', right: 'இல்லை பொருள்.' },
    { wrong: '[அல்லச்] செல்வம்.', right: 'அல்ல செல்வம்.' },
    { wrong: '[இல்லைக்] கவலை.', right: 'இல்லை கவலை.' },
    { wrong: '[இல்லைத்] தொல்லை.', right: 'இல்லை தொல்லை.' },
  ],
  allows: ['இல்லை பொருள்.'],
  when: { words: withVallinam('இல்லை', 'அல்ல', 'அல்லை') },
  check(word) {
    const bare = bareBeforeNext(word)
    return bare === undefined ? undefined : word.replaceWith(bare)
  },
})
