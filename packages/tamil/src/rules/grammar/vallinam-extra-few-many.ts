import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-extra-few-many',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘பல’, ‘சில’ என்னும் சொற்களின் பின் வல்லினம் மிகாது: ‘{suggestion}’.',
    en: 'After பல (many) and சில (some) the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், பல, சில',
  examples: [
    { wrong: '[பலச்] செடிகள்.', right: 'பல செடிகள்.' },
    { wrong: '[சிலக்] கொடிகள்.', right: 'சில கொடிகள்.' },
    { wrong: '[பலப்] பாடங்கள்.', right: 'பல பாடங்கள்.' },
    { wrong: '[சிலத்] தலைவர்கள்.', right: 'சில தலைவர்கள்.' },
  ],
  allows: ['பல செடிகள்.', 'சில பாடங்கள்.'],
  when: { words: withVallinam('பல', 'சில', 'பற்பல', 'சிற்சில') },
  check(word) {
    const bare = bareBeforeNext(word)
    return bare === undefined ? undefined : word.replaceWith(bare)
  },
})
